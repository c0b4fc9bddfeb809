import { circle, outline, path, polygon, rect, stroke } from '../../shapes.ts';
import type { Subject } from '../subject.ts';

/** A windmill. */
export const windmill: Subject = {
  width: 150,
  height: 190,
  element: 'ground',
  draw: (ink) =>
    path(
      polygon([
        [-28, 0],
        [-18, -96],
        [18, -96],
        [28, 0],
      ]),
      ink.body,
    ) +
    path(
      outline([
        [-21, -95, 1],
        [-17, -112],
        [0, -121],
        [17, -112],
        [21, -95, 1],
      ]),
      ink.accent,
    ) +
    rect(-34, -38, 68, 4, ink.body) +
    rect(-5, -24, 10, 24, ink.lit, { opacity: 0.5 }) +
    rect(-4, -72, 8, 11, ink.glow) +
    [20, 110, 200, 290]
      .map(
        (angle) =>
          `<g transform="translate(0 -104) rotate(${angle})">${stroke('M0 0V-84', ink.body, 3)}${path('M2 -18H17V-82H2Z', ink.lit, { opacity: 0.85 })}${stroke('M2 -18H17V-82H2M2 -34H17M2 -50H17M2 -66H17M9.5 -18V-82', ink.body, 1.2)}</g>`,
      )
      .join('') +
    circle(0, -104, 4, ink.body),
};
