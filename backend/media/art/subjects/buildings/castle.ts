import { group, outline, path, polygon, rect, stroke } from '../../shapes.ts';
import type { Subject } from '../subject.ts';

/** A castle of many towers on a rock. */
export const castle: Subject = {
  width: 230,
  height: 250,
  element: 'ground',
  draw: (ink) => {
    const tower = (x: number, w: number, base: number, top: number, roof: number): string =>
      rect(x - w / 2, -top, w, top - base, ink.body) +
      path(
        polygon([
          [x - w / 2 - 3, -top],
          [x, -top - roof],
          [x + w / 2 + 3, -top],
        ]),
        ink.accent,
      ) +
      stroke(`M${x} ${-top - roof}v-9`, ink.body, 1.2) +
      path(
        polygon([
          [x, -top - roof - 9],
          [x + 9, -top - roof - 6],
          [x, -top - roof - 3],
        ]),
        ink.glow,
      ) +
      rect(x - 2, -top + 8, 4, 9, ink.glow, { rx: 2 });
    return group(
      {},
      tower(-52, 20, 40, 128, 44),
      tower(54, 22, 40, 116, 40),
      tower(-18, 26, 40, 168, 58),
      tower(22, 20, 40, 146, 48),
      tower(4, 15, 40, 196, 46),
      path(
        'M-76 -40v-52h8v6h8v-6h8v6h8v-6h8v6h8v-6h8v6h8v-6h8v6h8v-6h8v6h8v-6h8v6h8v-6h8v6h8v-6h8v52Z',
        ink.body,
      ),
      path(
        outline([
          [-10, -40, 1],
          [-10, -60],
          [0, -70],
          [10, -60],
          [10, -40, 1],
        ]),
        ink.glow,
        { opacity: 0.8 },
      ),
      tower(-80, 22, 0, 108, 40),
      tower(82, 22, 0, 96, 36),
      path(
        outline([
          [-112, 6, 1],
          [-96, -26],
          [-70, -42, 1],
          [70, -42, 1],
          [92, -30],
          [114, 6, 1],
        ]),
        ink.body,
      ),
      rect(-46, -66, 4, 9, ink.glow),
      rect(40, -66, 4, 9, ink.glow),
      rect(-30, -130, 4, 9, ink.glow),
      rect(20, -110, 4, 9, ink.glow),
    );
  },
};
