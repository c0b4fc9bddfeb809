import { circle, path, polygon, rect, stroke } from '../../shapes.ts';
import type { Subject } from '../subject.ts';

/** A camera on a tripod. */
export const camera: Subject = {
  width: 110,
  height: 170,
  element: 'ground',
  draw: (ink) =>
    stroke('M0 -92L-38 0M0 -92L38 0M0 -92V-4', ink.body, 4.6) +
    rect(-32, -132, 58, 42, ink.body, { rx: 4 }) +
    path(
      polygon([
        [26, -120],
        [48, -130],
        [48, -94],
        [26, -104],
      ]),
      ink.body,
    ) +
    circle(-16, -146, 18, ink.accent) +
    circle(-16, -146, 5, ink.body) +
    circle(20, -143, 14, ink.accent) +
    circle(20, -143, 4, ink.body) +
    circle(-6, -111, 10, ink.lit) +
    circle(-6, -111, 5, ink.glow),
};
