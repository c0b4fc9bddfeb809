import { circle, outline, path, polygon, stroke } from '../../shapes.ts';
import type { Subject } from '../subject.ts';

/** A fishing pirogue with a high painted bow. */
export const pirogue: Subject = {
  width: 200,
  height: 70,
  element: 'water',
  draw: (ink) =>
    path(
      outline([
        [-100, -48, 1],
        [-78, -22],
        [-40, -14],
        [40, -14],
        [76, -26],
        [104, -60, 1],
        [94, -18],
        [70, 4],
        [-66, 4],
        [-88, -12],
      ]),
      ink.body,
    ) +
    path(
      outline([
        [-94, -38, 1],
        [-76, -16],
        [-40, -8],
        [40, -8],
        [80, -20],
        [100, -46, 1],
        [92, -16],
        [66, -2],
        [-64, -2],
        [-84, -14],
      ]),
      ink.accent,
    ) +
    path(
      polygon([
        [-40, -8],
        [-26, -2],
        [-12, -8],
        [2, -2],
        [16, -8],
        [30, -2],
        [40, -8],
      ]),
      ink.lit,
    ) +
    stroke('M-20 -14V-58', ink.body, 2.4) +
    path(
      polygon([
        [-20, -58],
        [8, -50],
        [-20, -42],
      ]),
      ink.glow,
    ) +
    circle(26, -40, 5, ink.body) +
    path(
      outline([
        [22, -35, 1],
        [17, -30],
        [17, -12, 1],
        [36, -12, 1],
        [35, -30],
        [29, -35, 1],
      ]),
      ink.body,
    ) +
    stroke('M34 -30L64 -52L78 -50', ink.body, 2),
};
