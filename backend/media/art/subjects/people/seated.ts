import { circle, outline, path, polygon, stroke } from '../../shapes.ts';
import type { Subject } from '../subject.ts';
import { limb } from './limb.ts';

/** Someone on a chair, seen from the side, reading or waiting. */
export const seated: Subject = {
  width: 62,
  height: 82,
  element: 'ground',
  draw: (ink) =>
    stroke('M-16 -36V0M16 -36V0M-17 -36H17M-16 -36L-20 -72', ink.accent, 3.4) +
    circle(-3, -74, 7.4, ink.body) +
    path(
      outline([
        [-7, -68, 1],
        [-15, -62],
        [-16, -40],
        [-14, -34, 1],
        [16, -36, 1],
        [22, -42],
        [6, -48],
        [4, -60],
        [0, -67, 1],
      ]),
      ink.body,
    ) +
    path(
      polygon([
        [12, -44],
        [24, -44],
        [26, -38],
        [22, 0],
        [30, 0],
        [30, 3],
        [15, 3],
        [14, -34],
      ]),
      ink.body,
    ) +
    limb('M0 -60Q8 -50 20 -52', ink, 5.5),
};
