import { circle, path, polygon, rect, stroke } from '../../shapes.ts';
import type { Subject } from '../subject.ts';

/** A lone house with a lit window and a smoking chimney. */
export const house: Subject = {
  width: 130,
  height: 126,
  element: 'ground',
  draw: (ink) =>
    rect(26, -112, 13, 34, ink.body) +
    rect(23.5, -114, 18, 5, ink.body) +
    path(
      polygon([
        [-52, 0],
        [-52, -58],
        [0, -104],
        [52, -58],
        [52, 0],
      ]),
      ink.body,
    ) +
    path(
      polygon([
        [-64, -52],
        [0, -112],
        [64, -52],
        [58, -46],
        [0, -99],
        [-58, -46],
      ]),
      ink.accent,
    ) +
    rect(-36, -42, 22, 24, ink.glow) +
    stroke('M-25 -42V-18M-36 -30H-14', ink.body, 1.8) +
    rect(14, -42, 20, 42, ink.lit, { opacity: 0.5 }) +
    circle(30, -20, 1.6, ink.body) +
    circle(0, -70, 8, ink.glow) +
    stroke('M0 -78V-62M-8 -70H8', ink.body, 1.4),
};
