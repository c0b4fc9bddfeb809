import { outline, path, rect, stroke } from '../../shapes.ts';
import type { Subject } from '../subject.ts';

/** A loaf and a knife on a board. */
export const bread: Subject = {
  width: 150,
  height: 74,
  element: 'table',
  draw: (ink) =>
    rect(-72, -8, 144, 8, ink.body, { rx: 4 }) +
    path(
      outline([
        [-56, -8, 1],
        [-62, -36],
        [-40, -60],
        [0, -68],
        [40, -60],
        [62, -36],
        [56, -8, 1],
      ]),
      ink.accent,
    ) +
    stroke('M-34 -50q8 -10 18 -2M-8 -56q9 -10 19 -1M20 -52q8 -8 17 2', ink.lit, 6) +
    path(
      outline([
        [-56, -8, 1],
        [-50, -16],
        [50, -16],
        [56, -8, 1],
      ]),
      ink.body,
      { opacity: 0.25 },
    ),
};
