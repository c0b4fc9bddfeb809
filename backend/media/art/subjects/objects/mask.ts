import { outline, path, stroke } from '../../shapes.ts';
import type { Subject } from '../subject.ts';

/** A theatre mask, half light and half dark. */
export const mask: Subject = {
  width: 120,
  height: 140,
  element: 'air',
  draw: (ink) =>
    path(
      outline([
        [-56, -128, 1],
        [-28, -120],
        [0, -122],
        [28, -120],
        [56, -128, 1],
        [58, -80],
        [44, -34],
        [0, 0],
        [-44, -34],
        [-58, -80],
      ]),
      ink.lit,
    ) +
    path(
      outline([
        [0, -122, 1],
        [28, -120],
        [56, -128, 1],
        [58, -80],
        [44, -34],
        [0, 0, 1],
      ]),
      ink.accent,
    ) +
    path(
      outline([
        [-44, -88],
        [-28, -98],
        [-12, -86],
        [-28, -80],
      ]),
      ink.body,
    ) +
    path(
      outline([
        [12, -86],
        [28, -98],
        [44, -88],
        [28, -80],
      ]),
      ink.body,
    ) +
    path(
      outline([
        [-28, -44, 1],
        [-14, -36],
        [0, -34],
        [14, -36],
        [28, -44, 1],
        [20, -20],
        [0, -14],
        [-20, -20],
      ]),
      ink.body,
    ) +
    path(
      outline([
        [-1, -84, 1],
        [-9, -56],
        [0, -50, 1],
      ]),
      ink.body,
      { opacity: 0.25 },
    ) +
    stroke('M-46 -102Q-28 -114 -10 -100M10 -100Q28 -114 46 -102', ink.body, 3.4),
};
