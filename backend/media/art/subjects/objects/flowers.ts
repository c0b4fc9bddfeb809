import { circle, ellipse, outline, path, stroke } from '../../shapes.ts';
import type { Subject } from '../subject.ts';

/** A vase of stems and blossoms. */
export const flowers: Subject = {
  width: 130,
  height: 190,
  element: 'table',
  draw: (ink) => {
    const heads = [
      [0, -176, 17],
      [-36, -150, 15],
      [38, -154, 15],
      [-16, -128, 13],
      [22, -122, 13],
      [-54, -112, 12],
      [56, -118, 12],
    ] as const;
    return (
      heads.map(([x, y]) => stroke(`M0 -60Q${x * 0.3} ${y * 0.6} ${x} ${y}`, ink.body, 2.6)).join('') +
      path(
        outline([
          [-14, -90, 1],
          [-40, -88],
          [-56, -74, 1],
          [-34, -74],
        ]),
        ink.body,
      ) +
      path(
        outline([
          [10, -96, 1],
          [36, -96],
          [54, -84, 1],
          [30, -82],
        ]),
        ink.body,
      ) +
      heads
        .map(
          ([x, y, r], i) =>
            Array.from({ length: 6 }, (_, p) =>
              ellipse(
                x + Math.cos(p * 1.047 + i) * r * 0.62,
                y + Math.sin(p * 1.047 + i) * r * 0.62,
                r * 0.55,
                r * 0.55,
                i % 2 === 0 ? ink.accent : ink.lit,
              ),
            ).join('') + circle(x, y, r * 0.36, ink.glow),
        )
        .join('') +
      path(
        outline([
          [-16, -64, 1],
          [-26, -40],
          [-22, -8],
          [-14, 0, 1],
          [14, 0, 1],
          [22, -8],
          [26, -40],
          [16, -64, 1],
        ]),
        ink.body,
      ) +
      stroke('M-22 -36Q0 -30 22 -36', ink.lit, 2, { opacity: 0.6 })
    );
  },
};
