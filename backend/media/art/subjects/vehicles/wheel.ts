import { circle } from '../../shapes.ts';

/** A wheel with its hub. */
export const wheel = (x: number, y: number, r: number, tyre: string, hub: string): string =>
  circle(x, y, r, tyre) + circle(x, y, r * 0.45, hub);
