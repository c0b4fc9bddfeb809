import { outline, path, stroke } from '../../shapes.ts';
import type { Subject } from '../subject.ts';

/** An open palm held out from the side, fingers to the right, to carry something. */
export const palm: Subject = {
  width: 190,
  height: 60,
  element: 'table',
  draw: (ink) =>
    path(
      outline([
        [-95, -14, 1],
        [-60, -20],
        [-30, -26],
        [-10, -22],
        [20, -20],
        [60, -22],
        [90, -30],
        [95, -25],
        [84, -18],
        [62, -10],
        [88, -12],
        [92, -6],
        [70, 0],
        [84, 3],
        [84, 9],
        [58, 11],
        [64, 16],
        [50, 21],
        [16, 22],
        [-30, 26],
        [-60, 24],
        [-95, 34, 1],
      ]),
      ink.body,
    ) +
    path(
      outline([
        [-30, -25],
        [-8, -34],
        [14, -40],
        [22, -36],
        [12, -28],
        [-6, -18],
      ]),
      ink.body,
    ) +
    stroke('M60 -11Q40 -10 26 -13M68 0Q44 2 28 -2M58 11Q40 12 28 8', ink.lit, 1.5, { opacity: 0.6 }),
};
