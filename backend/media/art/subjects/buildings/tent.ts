import { path, polygon, stroke } from '../../shapes.ts';
import type { Subject } from '../subject.ts';

/** A tent with light inside. */
export const tent: Subject = {
  width: 130,
  height: 84,
  element: 'ground',
  draw: (ink) =>
    path(
      polygon([
        [-64, 0],
        [0, -80],
        [64, 0],
      ]),
      ink.accent,
    ) +
    path(
      polygon([
        [-64, 0],
        [0, -80],
        [-18, 0],
      ]),
      ink.lit,
      { opacity: 0.55 },
    ) +
    path(
      polygon([
        [-18, 0],
        [0, -80],
        [20, 0],
      ]),
      ink.glow,
    ) +
    path(
      polygon([
        [0, -80],
        [20, 0],
        [28, 0],
      ]),
      ink.body,
      { opacity: 0.5 },
    ) +
    stroke('M0 -80L-4 -86M0 -80L5 -86', ink.body, 2.4),
};
