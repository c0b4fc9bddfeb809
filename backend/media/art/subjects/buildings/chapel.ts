import { outline, path, polygon, stroke } from '../../shapes.ts';
import type { Subject } from '../subject.ts';

/** A small chapel or country church. */
export const chapel: Subject = {
  width: 120,
  height: 158,
  element: 'ground',
  draw: (ink) =>
    path(
      polygon([
        [-14, 0],
        [-14, -46],
        [22, -78],
        [58, -46],
        [58, 0],
      ]),
      ink.body,
    ) +
    path('M-44 0V-96h32V0Z', ink.body) +
    path(
      polygon([
        [-48, -94],
        [-28, -146],
        [-8, -94],
      ]),
      ink.accent,
    ) +
    stroke('M-28 -146v-14M-33 -155h10', ink.body, 2) +
    path(
      outline([
        [-34, -64, 1],
        [-34, -80],
        [-28, -86],
        [-22, -80],
        [-22, -64, 1],
      ]),
      ink.glow,
    ) +
    path(
      outline([
        [14, -20, 1],
        [14, -40],
        [22, -48],
        [30, -40],
        [30, -20, 1],
      ]),
      ink.glow,
    ) +
    path(
      outline([
        [-35, 0, 1],
        [-35, -22],
        [-28, -29],
        [-21, -22],
        [-21, 0, 1],
      ]),
      ink.lit,
      { opacity: 0.45 },
    ),
};
