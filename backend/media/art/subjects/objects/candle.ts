import { circle, outline, path, rect, stroke } from '../../shapes.ts';
import type { Subject } from '../subject.ts';

/** A candle with its flame. */
export const candle: Subject = {
  width: 60,
  height: 150,
  element: 'table',
  draw: (ink) =>
    circle(0, -122, 34, ink.glow, { opacity: 0.2 }) +
    circle(0, -120, 20, ink.glow, { opacity: 0.35 }) +
    rect(-11, -96, 22, 90, ink.lit, { rx: 3 }) +
    path(
      outline([
        [-11, -96, 1],
        [-13, -78],
        [-9, -70, 1],
        [-6, -86],
        [3, -80],
        [6, -94, 1],
      ]),
      ink.lit,
    ) +
    path(
      outline([
        [0, -148, 1],
        [8, -126],
        [7, -112],
        [0, -106],
        [-7, -112],
        [-8, -124],
      ]),
      ink.glow,
    ) +
    path(
      outline([
        [0, -132, 1],
        [4, -120],
        [0, -109],
        [-4, -119],
      ]),
      '#fffbe8',
    ) +
    path(
      outline([
        [-26, -6, 1],
        [26, -6, 1],
        [20, 0, 1],
        [-20, 0, 1],
      ]),
      ink.body,
    ) +
    stroke('M0 -106v9', '#2a1a16', 1.6),
};
