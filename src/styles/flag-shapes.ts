/** The flag table by name (R107): 1 green, 2 yellow, 3 grey, 4 red, 5 blue, the 'heart' label (D33). */
export type FlagTone = 'green' | 'yellow' | 'grey' | 'red' | 'blue';

/** The shapes of two flags that stand elsewhere too. The style sheet of flags draws all five. */
export const flagShapes = {
  yellow: { solid: 'M12 2.8l2.8 6 6.5.8-4.8 4.5 1.3 6.5L12 17.4l-5.8 3.2 1.3-6.5L2.7 9.6l6.5-.8 2.8-6Z' },
  blue: {
    solid:
      'M12 20.8S3 15.4 3 9.2C3 6.3 5.2 4 8 4c1.7 0 3.2.9 4 2.3C12.8 4.9 14.3 4 16 4c2.8 0 5 2.3 5 5.2 0 6.2-9 11.6-9 11.6Z',
  },
} as const satisfies Partial<Record<FlagTone, { readonly solid: string }>>;
