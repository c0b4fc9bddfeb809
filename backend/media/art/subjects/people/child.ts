import { circle, outline, path, rect } from '../../shapes.ts';
import type { Subject } from '../subject.ts';

/** A child with a satchel. */
export const child: Subject = {
  width: 34,
  height: 66,
  element: 'ground',
  draw: (ink) =>
    circle(0, -57, 8.2, ink.body) +
    path(
      outline([
        [-8, -60],
        [-7, -66],
        [0, -68],
        [7, -66],
        [9, -60, 1],
        [13, -59],
        [8, -57.5, 1],
      ]),
      ink.accent,
    ) +
    path(
      outline([
        [-3, -51, 1],
        [-10, -46],
        [-12, -30],
        [-13, -18, 1],
        [13, -18, 1],
        [11, -32],
        [9, -46],
        [3, -51, 1],
      ]),
      ink.body,
    ) +
    rect(-12, -45, 11, 17, ink.accent, { rx: 3 }) +
    path('M-8 -19h6l-0.6 19h-6Z', ink.body) +
    path('M2 -19h6l1 19h-6.4Z', ink.body),
};
