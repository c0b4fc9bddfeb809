import { circle, outline, path, stroke } from '../../shapes.ts';
import type { Subject } from '../subject.ts';

/** A dog sitting, nose up, in profile. */
export const dog: Subject = {
  width: 96,
  height: 112,
  element: 'ground',
  draw: (ink) =>
    path(
      outline([
        [-34, 0, 1],
        [-38, -18],
        [-26, -44],
        [-8, -70],
        [-4, -86],
        [4, -100],
        [18, -106],
        [26, -104],
        [46, -108],
        [50, -102],
        [46, -96],
        [32, -90],
        [26, -82],
        [22, -68],
        [20, -40],
        [21, -8],
        [28, 0, 1],
        [12, 0, 1],
        [9, -26],
        [0, -10],
        [4, 0, 1],
      ]),
      ink.body,
    ) +
    path(
      outline([
        [4, -99, 1],
        [-8, -92],
        [-12, -72],
        [-3, -68],
        [7, -82],
        [12, -96],
      ]),
      ink.accent,
    ) +
    stroke('M-33 -8Q-52 -10 -50 -28', ink.body, 6) +
    circle(25, -99, 2, ink.lit) +
    stroke('M17 -72Q8 -66 0 -72', ink.accent, 4.6),
};
