import { circle, outline, path, polygon, stroke } from '../../shapes.ts';
import type { Subject } from '../subject.ts';

/** A submarine with round windows. */
export const submarine: Subject = {
  width: 200,
  height: 92,
  element: 'air',
  draw: (ink) =>
    path(
      outline([
        [-92, -30],
        [-70, -52],
        [-20, -60],
        [40, -58],
        [84, -40],
        [98, -30],
        [84, -18],
        [40, -4],
        [-20, -2],
        [-70, -10],
      ]),
      ink.accent,
    ) +
    path(
      outline([
        [-92, -28],
        [-40, -22],
        [40, -22],
        [96, -28],
        [84, -18],
        [40, -4],
        [-20, -2],
        [-70, -10],
      ]),
      ink.body,
      { opacity: 0.5 },
    ) +
    path(
      polygon([
        [-18, -56],
        [-12, -80],
        [26, -80],
        [32, -56],
      ]),
      ink.accent,
    ) +
    stroke('M14 -80V-96H26', ink.accent, 4) +
    [-48, -18, 12, 42].map((x) => circle(x, -34, 9.4, ink.body) + circle(x, -34, 6.6, ink.glow)).join('') +
    path(
      polygon([
        [-86, -30],
        [-104, -54],
        [-108, -54],
        [-100, -30],
        [-108, -6],
        [-104, -6],
      ]),
      ink.body,
    ) +
    path(
      outline([
        [84, -34, 1],
        [150, -52, 1],
        [150, -6, 1],
        [84, -26, 1],
      ]),
      ink.glow,
      { opacity: 0.3 },
    ),
};
