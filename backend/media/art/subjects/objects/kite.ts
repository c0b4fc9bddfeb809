import { path, polygon, stroke } from '../../shapes.ts';
import type { Subject } from '../subject.ts';

/** A kite on its string. */
export const kite: Subject = {
  width: 110,
  height: 170,
  element: 'air',
  draw: (ink) =>
    path(
      polygon([
        [0, -170],
        [44, -118],
        [0, -50],
        [-44, -118],
      ]),
      ink.accent,
    ) +
    path(
      polygon([
        [0, -170],
        [44, -118],
        [0, -118],
      ]),
      ink.lit,
    ) +
    path(
      polygon([
        [0, -118],
        [0, -50],
        [-44, -118],
      ]),
      ink.glow,
    ) +
    stroke('M0 -50C-26 -30 26 -18 0 0', ink.body, 1.6) +
    path('M-12 -32l-12 -6v12ZM-12 -32l12 -6v12ZM10 -16l-12 -6v12ZM10 -16l12 -6v12Z', ink.accent),
};
