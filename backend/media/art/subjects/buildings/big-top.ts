import { outline, path, polygon, stroke } from '../../shapes.ts';
import type { Subject } from '../subject.ts';

/** A circus or market tent with stripes and a pennant. */
export const bigTop: Subject = {
  width: 220,
  height: 170,
  element: 'ground',
  draw: (ink) => {
    const stripes = Array.from({ length: 8 }, (_, index) => {
      const a = -84 + index * 21;
      const fill = index % 2 === 0 ? ink.accent : ink.lit;
      return (
        path(
          outline([
            [0, -150, 1],
            [a * 0.45, -112],
            [a * 1.16, -70, 1],
            [(a + 21) * 1.16, -70, 1],
            [(a + 21) * 0.45, -112],
          ]),
          fill,
        ) +
        path(
          polygon([
            [a, -62],
            [a + 21, -62],
            [a + 21, 0],
            [a, 0],
          ]),
          fill,
        ) +
        path(`M${a * 1.16} -70h24.4v8a12.2 11 0 0 1 -24.4 0Z`, fill)
      );
    }).join('');
    return (
      stripes +
      path(
        outline([
          [-20, 0, 1],
          [-12, -44],
          [0, -60],
          [12, -44],
          [20, 0, 1],
        ]),
        ink.body,
      ) +
      stroke('M0 -150v-20', ink.body, 2.4) +
      path(
        polygon([
          [0, -170],
          [26, -163],
          [0, -155],
        ]),
        ink.glow,
      )
    );
  },
};
