import { circle, group, outline, path, stroke } from '../../shapes.ts';
import type { Subject } from '../subject.ts';

/** An eye, wide open, with lashes; the iris takes the accent. */
export const eye: Subject = {
  width: 150,
  height: 84,
  element: 'table',
  draw: (ink) =>
    group(
      { transform: 'translate(0 -40)' },
      path(
        outline([
          [-74, 4, 1],
          [-40, -26],
          [0, -37],
          [42, -25],
          [74, 2, 1],
          [40, 24],
          [0, 32],
          [-42, 25],
        ]),
        ink.lit,
      ),
      circle(0, -3, 29, ink.accent),
      circle(0, -3, 29, 'none', { stroke: ink.body, 'stroke-width': 2.4 }),
      ...Array.from({ length: 24 }, (_, index) => {
        const angle = (index / 24) * Math.PI * 2;
        return stroke(
          `M${(Math.cos(angle) * 15).toFixed(1)} ${(Math.sin(angle) * 15 - 3).toFixed(1)}L${(Math.cos(angle) * 26).toFixed(1)} ${(Math.sin(angle) * 26 - 3).toFixed(1)}`,
          ink.body,
          1,
          { opacity: 0.45 },
        );
      }),
      circle(0, -3, 13.5, ink.body),
      circle(-7, -12, 5.4, '#ffffff'),
      stroke('M-76 5Q-42 -28 0 -38Q42 -26 76 2', ink.body, 5.2),
      ...[-52, -32, -11, 11, 32, 52].map((x) =>
        stroke(
          `M${x} ${-37 + Math.abs(x) * 0.3}L${(x * 1.25).toFixed(1)} ${-56 + Math.abs(x) * 0.26}`,
          ink.body,
          3,
        ),
      ),
    ),
};
