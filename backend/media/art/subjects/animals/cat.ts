import { outline, path, stroke } from '../../shapes.ts';
import type { Subject } from '../subject.ts';

/** A cat from behind, tail curled on the ground. */
export const cat: Subject = {
  width: 84,
  height: 108,
  element: 'table',
  draw: (ink) =>
    path(
      outline([
        [-15, -70],
        [-27, -46],
        [-32, -18],
        [-26, 0, 1],
        [26, 0, 1],
        [32, -18],
        [27, -46],
        [15, -70],
      ]),
      ink.body,
    ) +
    path(
      outline([
        [-21, -80],
        [-22, -108, 1],
        [-10, -98],
        [10, -98],
        [22, -108, 1],
        [21, -80],
        [14, -68],
        [-14, -68],
      ]),
      ink.body,
    ) +
    stroke('M24 -5C48 2 56 -14 46 -26C40 -33 34 -28 37 -22', ink.body, 8) +
    stroke('M-4 -92L-5 -84M0 -93V-84M4 -92L5 -84', ink.lit, 1.8, { opacity: 0.7 }) +
    stroke('M16 -66Q30 -40 28 -10', ink.lit, 2, { opacity: 0.5 }),
};
