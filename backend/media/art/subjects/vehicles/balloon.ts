import { outline, path, polygon, rect, stroke } from '../../shapes.ts';
import type { Subject } from '../subject.ts';

/** A hot-air balloon. */
export const balloon: Subject = {
  width: 120,
  height: 176,
  element: 'air',
  draw: (ink) =>
    path(
      outline([
        [-12, -38, 1],
        [-44, -76],
        [-58, -112],
        [-48, -152],
        [0, -176],
        [48, -152],
        [58, -112],
        [44, -76],
        [12, -38, 1],
      ]),
      ink.accent,
    ) +
    path(
      outline([
        [-8, -38, 1],
        [-28, -78],
        [-34, -114],
        [-26, -154],
        [0, -176, 1],
        [-8, -150],
        [-11, -114],
        [-9, -76],
        [-3, -38, 1],
      ]),
      ink.lit,
    ) +
    path(
      outline([
        [8, -38, 1],
        [28, -78],
        [34, -114],
        [26, -154],
        [0, -176, 1],
        [8, -150],
        [11, -114],
        [9, -76],
        [3, -38, 1],
      ]),
      ink.lit,
    ) +
    path(
      outline([
        [12, -38, 1],
        [44, -76],
        [58, -112],
        [48, -152],
        [36, -162],
        [44, -114],
        [32, -74],
      ]),
      ink.body,
      { opacity: 0.3 },
    ) +
    stroke('M-11 -38L-8 -18M11 -38L8 -18', ink.body, 1.4) +
    path(
      polygon([
        [-10, -18],
        [10, -18],
        [8, 0],
        [-8, 0],
      ]),
      ink.body,
    ) +
    rect(-11, -20, 22, 4, ink.lit),
};
