import { circle, outline, path, rect, stroke } from '../../shapes.ts';
import type { Subject } from '../subject.ts';

/** An astronaut, arms a little out. */
export const astronaut: Subject = {
  width: 64,
  height: 104,
  element: 'ground',
  draw: (ink) =>
    rect(-20, -80, 40, 38, ink.lit, { rx: 6, opacity: 0.55 }) +
    path(
      outline([
        [-15, -78],
        [-26, -70],
        [-31, -48],
        [-27, -42],
        [-21, -48],
        [-17, -62, 1],
        [-16, -40],
        [-18, 0, 1],
        [-3, 0, 1],
        [-2, -30, 1],
        [2, -30, 1],
        [3, 0, 1],
        [18, 0, 1],
        [16, -40],
        [17, -62, 1],
        [21, -48],
        [27, -42],
        [31, -48],
        [26, -70],
        [15, -78],
      ]),
      ink.body,
    ) +
    circle(0, -88, 16.5, ink.body) +
    path(
      outline([
        [-10.5, -90],
        [-7, -97],
        [7, -97],
        [10.5, -90],
        [8, -81],
        [-8, -81],
      ]),
      ink.glow,
    ) +
    path(
      outline([
        [-7, -92],
        [-3, -95.5],
        [3, -95.4],
        [-3, -92],
        [-6, -86],
      ]),
      '#ffffff',
      { opacity: 0.65 },
    ) +
    rect(-8, -66, 16, 9, ink.accent, { rx: 2 }) +
    rect(-18, -10, 15, 10, ink.lit, { rx: 3 }) +
    rect(3, -10, 15, 10, ink.lit, { rx: 3 }) +
    stroke('M-17 -62Q0 -56 17 -62', ink.lit, 1.2),
};
