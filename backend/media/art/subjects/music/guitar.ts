import { circle, outline, path, polygon, rect, stroke } from '../../shapes.ts';
import type { Subject } from '../subject.ts';

/** A guitar upright. */
export const guitar: Subject = {
  width: 100,
  height: 220,
  element: 'table',
  draw: (ink) =>
    path(
      outline([
        [0, -112],
        [26, -106],
        [32, -86],
        [22, -70],
        [26, -56],
        [46, -38],
        [40, -8],
        [0, 2],
        [-40, -8],
        [-46, -38],
        [-26, -56],
        [-22, -70],
        [-32, -86],
        [-26, -106],
      ]),
      ink.accent,
    ) +
    circle(0, -64, 15, ink.body) +
    circle(0, -64, 18.5, 'none', { stroke: ink.lit, 'stroke-width': 2 }) +
    path('M-5.4 -70L-5 -196h10L5.4 -70Z', ink.body) +
    path(
      polygon([
        [-9, -194],
        [9, -194],
        [11, -220],
        [-11, -220],
      ]),
      ink.body,
    ) +
    stroke('M-14 -214h6M-14 -204h6M14 -214h-6M14 -204h-6', ink.lit, 3) +
    rect(-17, -30, 34, 5, ink.body) +
    stroke('M-3 -210V-28M0 -210V-28M3 -210V-28', ink.lit, 0.7),
};
