import { circle, path, polygon, rect } from '../../shapes.ts';
import type { Subject } from '../subject.ts';

/** A crown. */
export const crown: Subject = {
  width: 130,
  height: 96,
  element: 'table',
  draw: (ink) =>
    path(
      polygon([
        [-56, 0],
        [-64, -66],
        [-34, -34],
        [0, -84],
        [34, -34],
        [64, -66],
        [56, 0],
      ]),
      ink.accent,
    ) +
    path(
      polygon([
        [0, -84],
        [34, -34],
        [64, -66],
        [56, 0],
        [0, 0],
      ]),
      ink.body,
      { opacity: 0.25 },
    ) +
    rect(-57, -12, 114, 14, ink.lit) +
    circle(0, -5, 5, ink.glow) +
    circle(-30, -5, 4, ink.glow) +
    circle(30, -5, 4, ink.glow) +
    circle(-64, -70, 6, ink.lit) +
    circle(0, -90, 7, ink.lit) +
    circle(64, -70, 6, ink.lit),
};
