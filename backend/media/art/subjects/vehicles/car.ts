import { circle, outline, path, rect, stroke } from '../../shapes.ts';
import type { Subject } from '../subject.ts';
import { wheel } from './wheel.ts';

/** A small round car with luggage on its roof. */
export const car: Subject = {
  width: 150,
  height: 92,
  element: 'ground',
  draw: (ink) =>
    rect(-26, -80, 44, 16, ink.lit, { rx: 3 }) +
    rect(-10, -90, 26, 12, ink.body, { rx: 3 }) +
    stroke('M-30 -64H26', ink.body, 2) +
    path(
      outline([
        [-72, -14, 1],
        [-74, -32],
        [-58, -40],
        [-44, -44],
        [-34, -62],
        [-10, -66],
        [18, -64],
        [34, -46],
        [58, -40],
        [70, -30],
        [72, -14, 1],
      ]),
      ink.accent,
    ) +
    path(
      outline([
        [-38, -43, 1],
        [-30, -57],
        [-6, -60, 1],
        [-6, -43, 1],
      ]),
      ink.glow,
    ) +
    path(
      outline([
        [0, -43, 1],
        [0, -60, 1],
        [16, -58],
        [28, -43, 1],
      ]),
      ink.glow,
    ) +
    rect(-74, -19, 148, 5, ink.body, { rx: 2.5 }) +
    wheel(-42, -12, 13, ink.body, ink.lit) +
    wheel(42, -12, 13, ink.body, ink.lit) +
    circle(68, -30, 4.4, ink.glow),
};
