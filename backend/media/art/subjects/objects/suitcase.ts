import { circle, path, rect, stroke } from '../../shapes.ts';
import type { Subject } from '../subject.ts';

/** A suitcase with stickers. */
export const suitcase: Subject = {
  width: 130,
  height: 108,
  element: 'table',
  draw: (ink) =>
    stroke('M-18 -84v-14q0 -6 6 -6h24q6 0 6 6v14', ink.body, 6) +
    rect(-62, -86, 124, 86, ink.accent, { rx: 9 }) +
    rect(-62, -86, 16, 86, ink.body, { rx: 6, opacity: 0.5 }) +
    rect(46, -86, 16, 86, ink.body, { rx: 6, opacity: 0.5 }) +
    rect(-62, -60, 124, 3, ink.body, { opacity: 0.6 }) +
    rect(-9, -66, 18, 14, ink.lit, { rx: 2 }) +
    circle(-24, -30, 14, ink.lit) +
    path('M-33 -30q9 -12 18 0q-9 10 -18 0Z', ink.accent) +
    rect(6, -40, 32, 20, ink.glow, { transform: 'rotate(-9 22 -30)' }) +
    stroke('M10 -32h22M11 -26h14', ink.body, 2, { transform: 'rotate(-9 22 -30)' }),
};
