import { circle, path, polygon, stroke } from '../../shapes.ts';
import type { Subject } from '../subject.ts';

/** A football. */
export const ball: Subject = {
  width: 110,
  height: 110,
  element: 'ground',
  draw: (ink) =>
    circle(0, -55, 54, ink.lit) +
    path(
      polygon([
        [0, -76],
        [20, -61],
        [12, -38],
        [-12, -38],
        [-20, -61],
      ]),
      ink.body,
    ) +
    Array.from(
      { length: 5 },
      (_, i) =>
        `<g transform="translate(0 -55) rotate(${i * 72})">${stroke('M0 -21V-40', ink.body, 2.4)}${path('M-15 -43L0 -40L15 -43L20 -50A54 54 0 0 0 -20 -50Z', ink.body)}</g>`,
    ).join('') +
    path('M0 -1A54 54 0 0 0 46 -82A60 60 0 0 1 0 -1Z', ink.body, { opacity: 0.22 }),
};
