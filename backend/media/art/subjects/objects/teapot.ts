import { circle, outline, path, rect, stroke } from '../../shapes.ts';
import type { Subject } from '../subject.ts';

/** A round teapot. */
export const teapot: Subject = {
  width: 150,
  height: 110,
  element: 'table',
  draw: (ink) =>
    stroke('M40 -62C76 -74 76 -22 34 -24', ink.accent, 9) +
    path(
      outline([
        [-34, -40, 1],
        [-56, -44],
        [-66, -70],
        [-76, -78, 1],
        [-62, -80],
        [-50, -64],
        [-36, -64, 1],
      ]),
      ink.accent,
    ) +
    path(
      outline([
        [-30, 0, 1],
        [-46, -24],
        [-46, -50],
        [-30, -72],
        [30, -72],
        [46, -50],
        [46, -24],
        [30, 0, 1],
      ]),
      ink.accent,
    ) +
    path(
      outline([
        [-26, -74, 1],
        [-18, -86],
        [0, -90],
        [18, -86],
        [26, -74, 1],
      ]),
      ink.lit,
    ) +
    circle(0, -95, 6, ink.body) +
    rect(-32, -5, 64, 6, ink.body, { rx: 3 }) +
    stroke('M-34 -30q8.5 -14 17 0t17 0t17 0t17 0', ink.lit, 4) +
    stroke('M-34 -58Q-40 -46 -38 -36', '#ffffff', 3, { opacity: 0.5 }),
};
