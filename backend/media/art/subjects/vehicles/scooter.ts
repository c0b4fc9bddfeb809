import { circle, outline, path, rect, stroke } from '../../shapes.ts';
import type { Subject } from '../subject.ts';
import { wheel } from './wheel.ts';

/** A scooter with rider. */
export const scooter: Subject = {
  width: 110,
  height: 112,
  element: 'ground',
  draw: (ink) =>
    wheel(-34, -13, 13, ink.body, ink.lit) +
    wheel(36, -13, 13, ink.body, ink.lit) +
    path(
      outline([
        [-50, -20, 1],
        [-48, -38],
        [-30, -48],
        [-8, -44],
        [-2, -22, 1],
        [18, -20, 1],
        [28, -54, 1],
        [34, -54, 1],
        [34, -24],
        [26, -12, 1],
        [-16, -12, 1],
        [-24, -30],
        [-42, -30],
      ]),
      ink.accent,
    ) +
    stroke('M31 -54L24 -66L14 -68', ink.body, 3.4) +
    circle(36, -50, 4.4, ink.glow) +
    rect(-42, -54, 38, 7, ink.body, { rx: 3.5 }) +
    circle(2, -100, 9, ink.lit) +
    path('M-7 -101a9 9 0 0 1 18 -2l-3 4Z', ink.body) +
    path(
      outline([
        [-2, -91, 1],
        [-14, -86],
        [-22, -66],
        [-22, -52, 1],
        [-4, -52, 1],
        [2, -66],
        [8, -84],
        [4, -91, 1],
      ]),
      ink.body,
    ) +
    stroke('M2 -84L10 -72L22 -67', ink.body, 5) +
    stroke('M-12 -54L8 -48L10 -22L18 -21', ink.body, 7.4) +
    path(
      outline([
        [-4, -91, 1],
        [-20, -92],
        [-40, -84],
        [-46, -90, 1],
        [-44, -78],
        [-22, -82],
      ]),
      ink.glow,
    ),
};
