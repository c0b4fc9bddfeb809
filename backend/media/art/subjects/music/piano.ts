import { outline, path, rect, stroke } from '../../shapes.ts';
import type { Subject } from '../subject.ts';

/** A grand piano from the side, lid raised. */
export const piano: Subject = {
  width: 170,
  height: 128,
  element: 'ground',
  draw: (ink) =>
    path(
      outline([
        [-70, -62, 1],
        [-58, -96],
        [-4, -126],
        [66, -124, 1],
        [30, -72, 1],
      ]),
      ink.accent,
    ) +
    stroke('M20 -66L42 -118', ink.body, 2.6) +
    path(
      outline([
        [-80, -64, 1],
        [72, -64, 1],
        [82, -56],
        [82, -42, 1],
        [-56, -38],
        [-80, -42, 1],
      ]),
      ink.body,
    ) +
    rect(-84, -50, 22, 5, ink.lit) +
    path('M-62 -40h7l-2 40h-3ZM64 -44h8l-3 44h-3ZM0 -40h5l-1 26h-3Z', ink.body) +
    stroke('M-78 -58H78', ink.lit, 1.6, { opacity: 0.6 }),
};
