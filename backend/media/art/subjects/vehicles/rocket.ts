import { circle, outline, path, polygon } from '../../shapes.ts';
import type { Subject } from '../subject.ts';

/** A slim rocket or spaceship, nose up. */
export const rocket: Subject = {
  width: 70,
  height: 190,
  element: 'air',
  draw: (ink) =>
    path(
      outline([
        [-10, -30, 1],
        [-6, 4],
        [0, 28],
        [6, 4],
        [10, -30, 1],
      ]),
      ink.glow,
    ) +
    path(
      polygon([
        [-14, -66],
        [-34, -26],
        [-34, -8],
        [-14, -30],
      ]),
      ink.accent,
    ) +
    path(
      polygon([
        [14, -66],
        [34, -26],
        [34, -8],
        [14, -30],
      ]),
      ink.accent,
    ) +
    path(
      outline([
        [0, -190, 1],
        [14, -160],
        [20, -116],
        [18, -60],
        [12, -28, 1],
        [-12, -28, 1],
        [-18, -60],
        [-20, -116],
        [-14, -160],
      ]),
      ink.lit,
    ) +
    path(
      outline([
        [0, -190, 1],
        [14, -160],
        [20, -116],
        [18, -60],
        [12, -28, 1],
        [3, -28, 1],
        [8, -90],
        [6, -150],
      ]),
      ink.body,
      { opacity: 0.5 },
    ) +
    path(
      outline([
        [0, -190, 1],
        [14, -160, 1],
        [-14, -160, 1],
      ]),
      ink.accent,
    ) +
    circle(0, -122, 9, ink.body) +
    circle(0, -122, 6, ink.glow) +
    path(
      polygon([
        [-3, -66],
        [3, -66],
        [2.4, -14],
        [-2.4, -14],
      ]),
      ink.accent,
    ),
};
