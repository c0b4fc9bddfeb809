import { circle, outline, path, stroke } from '../../shapes.ts';
import type { Subject } from '../subject.ts';
import { limb } from './limb.ts';

/** A singer at a standing microphone, one arm raised. */
export const singer: Subject = {
  width: 70,
  height: 124,
  element: 'ground',
  draw: (ink) =>
    circle(0, -91, 7.4, ink.body) +
    path(
      outline([
        [-8, -90],
        [-9, -98],
        [0, -101],
        [8, -97],
        [7, -90],
        [10, -84],
        [4, -92],
        [-4, -93],
        [-10, -80],
      ]),
      ink.body,
    ) +
    path(
      outline([
        [-3, -85, 1],
        [-12, -80],
        [-10, -62],
        [-9, -48],
        [-14, 0, 1],
        [-6, 0, 1],
        [-1, -40, 1],
        [5, 0, 1],
        [13, 0, 1],
        [9, -48],
        [10, -64],
        [12, -80],
        [3, -85, 1],
      ]),
      ink.body,
    ) +
    limb('M-10 -78L-22 -96L-19 -122', ink, 5) +
    limb('M10 -77L20 -66L11 -78', ink, 5) +
    stroke('M15 0L10 -84', ink.lit, 1.6) +
    stroke('M6 0H24', ink.lit, 2.4) +
    circle(9.6, -85, 3.2, ink.lit),
};
