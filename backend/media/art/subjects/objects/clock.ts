import { circle, rect, stroke } from '../../shapes.ts';
import type { Subject } from '../subject.ts';

/** A clock face. */
export const clock: Subject = {
  width: 150,
  height: 150,
  element: 'air',
  draw: (ink) =>
    circle(0, -75, 74, ink.body) +
    circle(0, -75, 65, ink.lit) +
    Array.from(
      { length: 12 },
      (_, hour) =>
        `<g transform="translate(0 -75) rotate(${hour * 30})">${rect(-1.8, -60, 3.6, hour % 3 === 0 ? 14 : 7, ink.body)}</g>`,
    ).join('') +
    stroke('M0 -75L-26 -96', ink.body, 5.4) +
    stroke('M0 -75L10 -126', ink.body, 3.6) +
    stroke('M0 -75L-14 -30', ink.accent, 1.8) +
    circle(0, -75, 5, ink.accent),
};
