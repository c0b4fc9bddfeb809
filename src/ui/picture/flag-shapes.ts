import type { DrawingPaths } from './drawing.client.tsx';

/** The flag table by name (R107): 1 green, 2 yellow, 3 grey, 4 red, 5 blue, the 'heart' label (D33). */
export type FlagTone = 'green' | 'yellow' | 'grey' | 'red' | 'blue';

/** Each tone also has a shape, so that colour is never the only information. */
export const flagShapes: Readonly<Record<FlagTone, DrawingPaths>> = {
  green: { outline: 'M6.5 12.5l3.7 3.7L17.5 8.5' },
  yellow: { solid: 'M12 2.8l2.8 6 6.5.8-4.8 4.5 1.3 6.5L12 17.4l-5.8 3.2 1.3-6.5L2.7 9.6l6.5-.8 2.8-6Z' },
  grey: { solid: 'M12 2.5L21.5 12 12 21.5 2.5 12 12 2.5Z' },
  red: {
    solid:
      'M12.5 2c.8 4 5.5 6.2 5.5 11.7A6.2 6.2 0 0 1 11.8 20 6 6 0 0 1 6 13.8c0-2.7 1.3-4.5 2.7-6 .2 1.7.8 2.6 1.8 3.2C11 7.8 11.2 5 12.5 2Z',
  },
  blue: {
    solid:
      'M12 20.8S3 15.4 3 9.2C3 6.3 5.2 4 8 4c1.7 0 3.2.9 4 2.3C12.8 4.9 14.3 4 16 4c2.8 0 5 2.3 5 5.2 0 6.2-9 11.6-9 11.6Z',
  },
};
