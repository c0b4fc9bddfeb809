import { circle, outline, path, stroke } from '../../shapes.ts';
import type { Subject } from '../subject.ts';
import { limb } from './limb.ts';

/** Someone on a bicycle. */
export const cyclist: Subject = {
  width: 104,
  height: 108,
  element: 'ground',
  draw: (ink) =>
    stroke(
      'M-30 -20m-19 0a19 19 0 1 0 38 0a19 19 0 1 0 -38 0M32 -20m-19 0a19 19 0 1 0 38 0a19 19 0 1 0 -38 0',
      ink.body,
      2.6,
    ) +
    stroke('M-30 -20L-14 -48H22L0 -20ZM32 -20L20 -56M-14 -48L-17 -55M0 -20L-14 -48', ink.accent, 2.8) +
    stroke('M-24 -56H-10M20 -56Q30 -60 28 -52', ink.body, 3.2) +
    circle(8, -99, 7, ink.body) +
    path(
      outline([
        [3, -93, 1],
        [-8, -86],
        [-18, -66],
        [-22, -56, 1],
        [-6, -54, 1],
        [2, -70],
        [10, -84],
        [8, -92, 1],
      ]),
      ink.body,
    ) +
    limb('M6 -86L16 -70L26 -58', ink, 5) +
    limb('M-13 -58L6 -44L-2 -22', ink, 7) +
    limb('M-2 -14L6 -14', ink, 4.5) +
    limb('M-2 -22V-14', ink, 5),
};
