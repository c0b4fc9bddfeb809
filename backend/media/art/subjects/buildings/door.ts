import { circle, path, polygon, rect, stroke } from '../../shapes.ts';
import type { Subject } from '../subject.ts';

/** A door standing ajar with light behind it. */
export const door: Subject = {
  width: 110,
  height: 190,
  element: 'ground',
  draw: (ink) =>
    rect(-52, -188, 104, 188, ink.body) +
    rect(-44, -180, 88, 180, ink.glow) +
    path(
      polygon([
        [-44, -180],
        [10, -170],
        [10, -4],
        [-44, 0],
      ]),
      ink.accent,
    ) +
    stroke('M-36 -166L2 -160V-104L-36 -102ZM-36 -84L2 -86V-20L-36 -16Z', ink.body, 2, { opacity: 0.6 }) +
    circle(4, -90, 3.2, ink.lit),
};
