import { outline, path, polygon } from '../../shapes.ts';
import type { Subject } from '../subject.ts';
import { limb } from './limb.ts';

/** A woman in a dress whose skirt the wind takes. */
export const dressFigure: Subject = {
  width: 46,
  height: 98,
  element: 'ground',
  draw: (ink) =>
    path(
      outline([
        [-6, -96],
        [1, -99],
        [7, -94],
        [7, -86],
        [3, -82],
        [9, -74],
        [4, -80],
        [-7, -82],
        [-10, -72],
        [-9, -88],
      ]),
      ink.body,
    ) +
    path(
      outline([
        [-2.5, -84, 1],
        [-8, -79],
        [-8.5, -68],
        [-6, -58, 1],
        [-12, -40],
        [-16, -24, 1],
        [-4, -21],
        [8, -24],
        [20, -20],
        [28, -26, 1],
        [17, -40],
        [6, -58, 1],
        [8, -68],
        [7.5, -79],
        [2.5, -84, 1],
      ]),
      ink.accent,
    ) +
    limb('M-7 -77Q-13 -66 -12 -54', ink, 3.6) +
    limb('M7 -77Q14 -69 17 -58', ink, 3.6) +
    path(
      polygon([
        [-6, -24],
        [-4.6, 0],
        [-0.8, 0],
        [-1, -24],
      ]),
      ink.body,
    ) +
    path(
      polygon([
        [3, -24],
        [3.6, 0],
        [7.6, 0],
        [8, -24],
      ]),
      ink.body,
    ) +
    path('M-1.6 -88h3.2v6h-3.2Z', ink.body),
};
