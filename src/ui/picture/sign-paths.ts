import type { DrawingPaths } from './drawing.client.tsx';

/** The few icons that islands draw themselves. */
export const signPaths = {
  check: { outline: 'M5 12.5l4.5 4.5L19 7' },
  external: { outline: 'M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5' },
  'chevron-down': { outline: 'M5 9l7 7 7-7' },
  'chevron-left': { outline: 'M15 5l-7 7 7 7' },
  'chevron-right': { outline: 'M9 5l7 7-7 7' },
  close: { outline: 'M6 6l12 12M18 6L6 18' },
} as const satisfies Record<string, DrawingPaths>;
