import { circle, outline, path, rect } from '../../shapes.ts';
import type { Subject } from '../subject.ts';

/** A chess queen. */
export const chess: Subject = {
  width: 80,
  height: 170,
  element: 'table',
  draw: (ink) =>
    path(
      outline([
        [-36, 0, 1],
        [-36, -12, 1],
        [-26, -18],
        [-16, -40],
        [-11, -86],
        [-18, -104, 1],
        [-16, -110, 1],
        [-26, -146, 1],
        [-12, -132, 1],
        [0, -152, 1],
        [12, -132, 1],
        [26, -146, 1],
        [16, -110, 1],
        [18, -104, 1],
        [11, -86],
        [16, -40],
        [26, -18],
        [36, -12, 1],
        [36, 0, 1],
      ]),
      ink.body,
    ) +
    circle(0, -158, 6, ink.body) +
    rect(-20, -110, 40, 5, ink.accent) +
    rect(-30, -20, 60, 4, ink.accent) +
    path(
      outline([
        [6, -90],
        [11, -50],
        [22, -18],
        [10, -18, 1],
        [4, -60],
      ]),
      ink.lit,
      { opacity: 0.5 },
    ),
};
