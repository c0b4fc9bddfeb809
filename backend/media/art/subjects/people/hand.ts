import { group, outline, path, stroke } from '../../shapes.ts';
import type { Subject } from '../subject.ts';

/** A raised open hand; the wrist is at the foot. */
export const hand: Subject = {
  width: 96,
  height: 150,
  element: 'table',
  draw: (ink) =>
    group(
      {},
      path(
        outline([
          [-19, 0, 1],
          [-17, -28],
          [-27, -48],
          [-30, -76],
          [-20, -86],
          [20, -88],
          [30, -72],
          [26, -46],
          [17, -28],
          [19, 0, 1],
        ]),
        ink.body,
      ),
      stroke('M-22 -78L-29 -120', ink.body, 12.5),
      stroke('M-7 -82L-9 -138', ink.body, 13),
      stroke('M8.5 -82L10 -134', ink.body, 13),
      stroke('M22.5 -78L28 -117', ink.body, 12),
      stroke('M-22 -50Q-38 -58 -46 -84', ink.body, 14),
      stroke('M-20 -48Q-2 -60 6 -34', ink.lit, 1.6, { opacity: 0.7 }),
      stroke('M-24 -70Q0 -62 26 -74', ink.lit, 1.6, { opacity: 0.7 }),
      stroke('M-16 -78Q8 -72 26 -62', ink.lit, 1.4, { opacity: 0.5 }),
    ),
};
