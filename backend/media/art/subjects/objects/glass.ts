import { ellipse, outline, path, rect, stroke } from '../../shapes.ts';
import type { Subject } from '../subject.ts';

/** A wine glass. */
export const glass: Subject = {
  width: 70,
  height: 150,
  element: 'table',
  draw: (ink) =>
    path(
      outline([
        [-28, -148, 1],
        [-32, -112],
        [-18, -82],
        [0, -76],
        [18, -82],
        [32, -112],
        [28, -148, 1],
      ]),
      ink.lit,
      { opacity: 0.45 },
    ) +
    path(
      outline([
        [-31, -116, 1],
        [0, -112],
        [31, -120, 1],
        [18, -82],
        [0, -77],
        [-18, -82],
      ]),
      ink.accent,
    ) +
    rect(-2.4, -78, 4.8, 74, ink.lit) +
    ellipse(0, -3, 26, 4.4, ink.lit) +
    stroke('M-22 -140Q-25 -118 -16 -98', '#ffffff', 2.4, { opacity: 0.7 }),
};
