import { circle, ellipse, outline, path, stroke } from '../../shapes.ts';
import type { Subject } from '../subject.ts';
import { limb } from './limb.ts';

/** A person rowing a small boat. */
export const rower: Subject = {
  width: 140,
  height: 46,
  element: 'water',
  draw: (ink) =>
    circle(-4, -41, 5.6, ink.body) +
    path(
      outline([
        [-8, -36, 1],
        [-13, -32],
        [-14, -12, 1],
        [6, -12, 1],
        [4, -30],
        [-1, -36, 1],
      ]),
      ink.body,
    ) +
    limb('M0 -30L12 -24L20 -20', ink, 3.6) +
    stroke('M30 -26L-34 4', ink.lit, 1.7) +
    ellipse(-37, 5.4, 7, 2.2, ink.lit, { transform: 'rotate(-25 -37 5.4)' }) +
    path(
      outline([
        [-66, -20, 1],
        [-58, -4],
        [-40, 3],
        [40, 3],
        [58, -5],
        [66, -22, 1],
        [46, -14],
        [0, -11],
        [-46, -13],
      ]),
      ink.body,
    ) +
    stroke('M-64 -19Q-40 -12 0 -10Q44 -13 64 -20', ink.accent, 2.2),
};
