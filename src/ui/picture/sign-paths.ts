import type { DrawingPaths } from './drawing.tsx';

/** The few icons that islands draw themselves. */
export const signPaths = {
  check: { outline: 'M5 12.5l4.5 4.5L19 7' },
  close: { outline: 'M6 6l12 12M18 6L6 18' },
} as const satisfies Record<string, DrawingPaths>;
