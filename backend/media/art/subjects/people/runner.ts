import { circle, outline, path } from '../../shapes.ts';
import type { Subject } from '../subject.ts';
import { limb } from './limb.ts';

/** A runner at full stretch. */
export const runner: Subject = {
  width: 110,
  height: 104,
  element: 'ground',
  draw: (ink) =>
    circle(22, -91, 7.6, ink.body) +
    path(
      outline([
        [16, -84, 1],
        [4, -76],
        [-6, -58],
        [-8, -48, 1],
        [6, -42, 1],
        [14, -58],
        [22, -74],
        [22, -82, 1],
      ]),
      ink.body,
    ) +
    limb('M-1 -48L24 -40L30 -14', ink, 9.5) +
    limb('M30 -14L38 -14', ink, 6) +
    limb('M-2 -48L-22 -28L-46 -36', ink, 9) +
    limb('M-46 -36L-49 -44', ink, 6) +
    limb('M16 -77L34 -64L46 -76', ink, 6.2) +
    limb('M10 -78L-12 -78L-18 -60', ink, 6.2) +
    path(
      outline([
        [12, -83, 1],
        [-6, -88],
        [-26, -82],
        [-40, -86, 1],
        [-26, -74],
        [-4, -78],
      ]),
      ink.accent,
    ),
};
