import { circle, outline, path, polygon, rect, stroke } from '../../shapes.ts';
import type { Subject } from '../subject.ts';
import { limb } from './limb.ts';

/** Someone walking with a suitcase. */
export const traveller: Subject = {
  width: 52,
  height: 99,
  element: 'ground',
  draw: (ink) =>
    circle(3, -91, 7, ink.body) +
    path(
      outline([
        [0, -85, 1],
        [-9, -80],
        [-13, -66],
        [-13, -44],
        [-15, -34, 1],
        [14, -34, 1],
        [12, -52],
        [13, -70],
        [8, -81],
        [5, -85, 1],
      ]),
      ink.body,
    ) +
    path(
      polygon([
        [-12, -36],
        [-19, -4],
        [-25, 0],
        [-13, 0],
        [-1, -34],
      ]),
      ink.body,
    ) +
    path(
      polygon([
        [0, -36],
        [7, -18],
        [9, 0],
        [18, 0],
        [14, -4],
        [13, -20],
        [12, -36],
      ]),
      ink.body,
    ) +
    limb('M9 -74Q19 -60 20 -46', ink, 5.5) +
    limb('M-10 -74Q-17 -60 -20 -45', ink, 5.5) +
    rect(-34, -44, 25, 19, ink.accent, { rx: 2 }) +
    rect(-34, -38, 25, 2, ink.body, { opacity: 0.5 }) +
    stroke('M-25 -44q3.5 -6 7 0', ink.accent, 2),
};
