import { ellipse, group, rect } from '../../shapes.ts';
import type { Subject } from '../subject.ts';

/** A wheeled or drifting space station: hub, ring and panels. */
export const station: Subject = {
  width: 240,
  height: 120,
  element: 'air',
  draw: (ink) =>
    group(
      { transform: 'translate(0 -60) rotate(-16)' },
      [
        [-112, 1],
        [58, 1],
      ]
        .map(
          ([x]) =>
            rect(x ?? 0, -24, 54, 48, ink.accent) +
            Array.from(
              { length: 4 },
              (_, i) =>
                rect((x ?? 0) + 2 + i * 13, -22, 11, 20, ink.lit, { opacity: 0.35 }) +
                rect((x ?? 0) + 2 + i * 13, 2, 11, 20, ink.lit, { opacity: 0.2 }),
            ).join(''),
        )
        .join(''),
      rect(-60, -3, 120, 6, ink.body),
      ellipse(0, 0, 30, 46, 'none', { stroke: ink.body, 'stroke-width': 9 }),
      ellipse(-2, 0, 30, 46, 'none', { stroke: ink.lit, 'stroke-width': 2.4 }),
      rect(-17, -15, 34, 30, ink.body, { rx: 8 }),
      rect(-12, -5, 7, 6, ink.glow),
      rect(-2, -5, 7, 6, ink.glow),
      rect(8, -5, 4, 6, ink.glow),
    ),
};
