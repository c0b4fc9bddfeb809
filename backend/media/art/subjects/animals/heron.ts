import { circle, outline, path, stroke } from '../../shapes.ts';
import type { Subject } from '../subject.ts';

/** A heron standing in the shallows. */
export const heron: Subject = {
  width: 90,
  height: 150,
  element: 'water',
  draw: (ink) =>
    stroke('M-4 -52L-8 -26L-5 0M8 -50L6 -24L9 0', ink.body, 2.4) +
    path(
      outline([
        [-48, -46, 1],
        [-34, -66],
        [-6, -80],
        [14, -82],
        [20, -96],
        [12, -112],
        [10, -128],
        [18, -140],
        [28, -142],
        [58, -132, 1],
        [30, -131],
        [22, -124],
        [24, -112],
        [32, -96],
        [28, -74],
        [10, -54],
        [-16, -48],
      ]),
      ink.body,
    ) +
    path(
      outline([
        [-48, -46, 1],
        [-30, -60],
        [-4, -72],
        [12, -70],
        [2, -58],
        [-20, -50],
      ]),
      ink.lit,
      { opacity: 0.7 },
    ) +
    path(
      outline([
        [20, -140, 1],
        [4, -144],
        [-10, -136, 1],
        [6, -137],
      ]),
      ink.body,
    ) +
    circle(26, -136, 1.8, ink.glow),
};
