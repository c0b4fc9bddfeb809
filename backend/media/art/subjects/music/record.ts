import { circle, path } from '../../shapes.ts';
import type { Subject } from '../subject.ts';

/** A record on its player's plate, tilted flat. */
export const record: Subject = {
  width: 190,
  height: 190,
  element: 'air',
  draw: (ink) =>
    circle(0, -95, 94, ink.body) +
    [84, 75, 66, 57, 48]
      .map((r) => circle(0, -95, r, 'none', { stroke: ink.lit, 'stroke-width': 0.9, opacity: 0.35 }))
      .join('') +
    path('M0 -95L-60 -167A94 94 0 0 1 -22 -186ZM0 -95L60 -23A94 94 0 0 1 22 -4Z', ink.lit, {
      opacity: 0.13,
    }) +
    circle(0, -95, 32, ink.accent) +
    circle(0, -95, 32, 'none', { stroke: ink.glow, 'stroke-width': 2 }) +
    circle(0, -95, 4, ink.lit),
};
