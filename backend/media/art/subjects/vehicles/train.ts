import { circle, outline, path, polygon, rect, stroke } from '../../shapes.ts';
import type { Subject } from '../subject.ts';
import { wheel } from './wheel.ts';

/** A steam or diesel train seen from three quarters as a row of lit carriages. */
export const train: Subject = {
  width: 320,
  height: 66,
  element: 'ground',
  draw: (ink) => {
    const carriage = (x: number): string =>
      rect(x, -56, 84, 44, ink.accent, { rx: 5 }) +
      rect(x + 2, -60, 80, 7, ink.body, { rx: 3 }) +
      [8, 27, 46, 65].map((dx) => rect(x + dx, -47, 13, 15, ink.glow, { rx: 1.5 })).join('') +
      rect(x, -24, 84, 3, ink.lit) +
      wheel(x + 16, -6, 7, ink.body, ink.lit) +
      wheel(x + 34, -6, 7, ink.body, ink.lit) +
      wheel(x + 54, -6, 7, ink.body, ink.lit) +
      wheel(x + 70, -6, 7, ink.body, ink.lit);
    return (
      rect(-160, -13, 310, 4, ink.body) +
      carriage(-160) +
      carriage(-72) +
      path(
        outline([
          [18, -12, 1],
          [18, -62, 1],
          [52, -62, 1],
          [52, -46, 1],
          [112, -46, 1],
          [124, -36],
          [126, -12, 1],
        ]),
        ink.accent,
      ) +
      rect(14, -66, 42, 6, ink.body, { rx: 2 }) +
      rect(26, -55, 18, 16, ink.glow) +
      path(
        polygon([
          [94, -46],
          [90, -70],
          [108, -70],
          [104, -46],
        ]),
        ink.body,
      ) +
      path(
        outline([
          [66, -46, 1],
          [66, -54],
          [74, -58],
          [82, -54],
          [82, -46, 1],
        ]),
        ink.body,
      ) +
      circle(127, -36, 5, ink.glow) +
      path(
        polygon([
          [122, -12],
          [146, -2],
          [120, -2],
        ]),
        ink.body,
      ) +
      wheel(38, -9, 10, ink.body, ink.lit) +
      wheel(66, -9, 10, ink.body, ink.lit) +
      wheel(94, -7, 8, ink.body, ink.lit) +
      wheel(114, -7, 8, ink.body, ink.lit) +
      stroke('M38 -7H68', ink.lit, 2.4)
    );
  },
};
