import { outline, path, rect, stroke } from '../../shapes.ts';
import type { Subject } from '../subject.ts';

/** A stage microphone of the ribbed kind. */
export const microphone: Subject = {
  width: 90,
  height: 200,
  element: 'table',
  draw: (ink) =>
    stroke('M0 -84V0', ink.body, 8) +
    path(
      outline([
        [-30, -196],
        [-38, -160],
        [-34, -112],
        [-14, -86],
        [14, -86],
        [34, -112],
        [38, -160],
        [30, -196],
        [0, -204],
      ]),
      ink.accent,
    ) +
    path(
      outline([
        [4, -204],
        [30, -196],
        [38, -160],
        [34, -112],
        [14, -86],
        [4, -86, 1],
      ]),
      ink.body,
      { opacity: 0.3 },
    ) +
    [-186, -174, -162, -150].map((y) => rect(-30, y, 60, 6, ink.body, { rx: 3 })).join('') +
    rect(-39, -138, 78, 8, ink.lit) +
    [-22, -8, 6, 20].map((x) => rect(x - 2, -124, 5, 28, ink.body, { rx: 2.5 })).join('') +
    rect(-13, -88, 26, 14, ink.body, { rx: 4 }),
};
