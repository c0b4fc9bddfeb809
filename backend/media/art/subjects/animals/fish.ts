import { circle, outline, path, stroke } from '../../shapes.ts';
import type { Subject } from '../subject.ts';

/** A fish in profile. */
export const fish: Subject = {
  width: 130,
  height: 62,
  element: 'air',
  draw: (ink) =>
    path(
      outline([
        [-62, -30],
        [-40, -52],
        [0, -58],
        [34, -42],
        [46, -34],
        [66, -54, 1],
        [60, -30],
        [66, -6, 1],
        [46, -26],
        [30, -14],
        [-6, -4],
        [-42, -10],
      ]),
      ink.body,
    ) +
    path(
      outline([
        [-14, -56, 1],
        [0, -70],
        [22, -62],
        [26, -48],
      ]),
      ink.accent,
    ) +
    stroke('M-36 -50Q-26 -30 -38 -12', ink.lit, 2) +
    stroke(
      'M-14 -44q6 6 0 12M-2 -48q7 8 0 16M-2 -30q7 7 0 14M12 -44q7 8 0 16M26 -38q5 6 0 10',
      ink.lit,
      1.6,
    ) +
    circle(-48, -34, 4, ink.lit) +
    circle(-48.6, -34, 1.8, '#140c10'),
};
