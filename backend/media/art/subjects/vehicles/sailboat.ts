import { outline, path, rect, stroke } from '../../shapes.ts';
import type { Subject } from '../subject.ts';

/** A sailing boat with two sails. */
export const sailboat: Subject = {
  width: 130,
  height: 160,
  element: 'water',
  draw: (ink) =>
    rect(-1.6, -156, 3.2, 140, ink.body) +
    path(
      outline([
        [4, -150, 1],
        [36, -104],
        [52, -34],
        [52, -28, 1],
        [4, -28, 1],
      ]),
      ink.lit,
    ) +
    path(
      outline([
        [-5, -140, 1],
        [-22, -92],
        [-54, -30, 1],
        [-5, -28, 1],
      ]),
      ink.accent,
    ) +
    path(
      outline([
        [-58, -20, 1],
        [58, -20, 1],
        [46, 0],
        [38, 4, 1],
        [-42, 4, 1],
        [-50, -4],
      ]),
      ink.body,
    ) +
    stroke('M-54 -13H54', ink.lit, 1.6, { opacity: 0.6 }),
};
