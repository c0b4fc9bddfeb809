import { circle, group, outline, path, rect, stroke } from '../../shapes.ts';
import type { Subject } from '../subject.ts';

/** An envelope, sealed. */
export const letter: Subject = {
  width: 140,
  height: 94,
  element: 'table',
  draw: (ink) =>
    group(
      { transform: 'rotate(-7)' },
      rect(-68, -92, 136, 92, ink.lit, { rx: 3 }),
      stroke('M-68 -2L-12 -50M68 -2L12 -50', ink.body, 1.6, { opacity: 0.4 }),
      path(
        outline([
          [-68, -90, 1],
          [0, -36, 1],
          [68, -90, 1],
        ]),
        ink.lit,
      ),
      stroke('M-68 -91L-4 -40Q0 -37 4 -40L68 -91', ink.body, 2, { opacity: 0.6 }),
      circle(0, -40, 12.5, ink.accent),
      circle(0, -40, 8, ink.body, { opacity: 0.25 }),
    ),
};
