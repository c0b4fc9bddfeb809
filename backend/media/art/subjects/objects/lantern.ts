import { circle, outline, path, rect, stroke } from '../../shapes.ts';
import type { Subject } from '../subject.ts';

/** A lantern with light in it. */
export const lantern: Subject = {
  width: 70,
  height: 130,
  element: 'table',
  draw: (ink) =>
    circle(0, -50, 46, ink.glow, { opacity: 0.18 }) +
    stroke('M-18 -98C-18 -130 18 -130 18 -98', ink.body, 3) +
    path(
      outline([
        [-24, -92, 1],
        [-12, -104],
        [12, -104],
        [24, -92, 1],
      ]),
      ink.body,
    ) +
    rect(-22, -92, 44, 80, ink.glow) +
    path(
      outline([
        [0, -74, 1],
        [9, -50],
        [6, -34],
        [-6, -34],
        [-9, -48],
      ]),
      '#fff8dd',
    ) +
    stroke('M-22 -92V-12M22 -92V-12M0 -92V-78', ink.body, 3) +
    rect(-28, -12, 56, 12, ink.body, { rx: 3 }),
};
