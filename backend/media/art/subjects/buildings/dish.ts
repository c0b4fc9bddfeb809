import { circle, ellipse, outline, path, polygon, rect, stroke } from '../../shapes.ts';
import type { Subject } from '../subject.ts';

/** A dish aerial turned to the sky. */
export const dish: Subject = {
  width: 150,
  height: 140,
  element: 'ground',
  draw: (ink) =>
    path(
      polygon([
        [-30, 0],
        [-8, -62],
        [8, -62],
        [30, 0],
        [18, 0],
        [0, -46],
        [-18, 0],
      ]),
      ink.body,
    ) +
    rect(-36, -6, 72, 6, ink.body) +
    `<g transform="translate(0 -74) rotate(34)">${path(
      outline([
        [-66, -8, 1],
        [-44, 14],
        [0, 22],
        [44, 14],
        [66, -8, 1],
      ]),
      ink.body,
    )}${ellipse(0, -8, 66, 11, ink.lit)}${stroke('M-40 -8L0 -52L40 -8M0 -8V-52', ink.body, 2)}${circle(0, -54, 5, ink.glow)}</g>`,
};
