import { lift, mix } from '../colour.ts';
import type { Box } from '../drawing.ts';
import { circle, group, outline, path, rect, stroke } from '../shapes.ts';
import { entrance, middle, wash } from './parts.ts';
import type { Front } from './parts.ts';

/** Stepped setbacks, fluting and a tall fin with the chain's name. */
export const deco: Front = {
  name: 'deco',
  draw(site) {
    const { d, wall, neon, ground } = site;
    const light = lift(wall, 0.12);
    const tiers: [number, number][] = [
      [560, 420],
      [460, 330],
      [350, 252],
    ];
    for (const [index, [half, top]] of tiers.entries()) {
      const tint = lift(wall, index * 0.03);
      d.add(
        rect(
          middle - half,
          top,
          half * 2,
          ground - top,
          d.linear(
            [middle - half, 0],
            [middle + half, 0],
            [
              [0, lift(tint, -0.06)],
              [0.35, tint],
              [0.65, tint],
              [1, lift(tint, -0.1)],
            ],
          ),
        ),
        rect(middle - half - 8, top - 6, half * 2 + 16, 16, light),
        rect(middle - half, top + 16, half * 2, 4, neon, { opacity: 0.5 }),
      );
      for (let x = middle - half + 22; x < middle + half - 10; x += 32)
        d.add(rect(x, top + 34, 8, ground - top, lift(tint, -0.07), { opacity: 0.55 }));
    }
    for (const side of [-1, 1])
      for (let band = 0; band < 3; band += 1)
        d.add(
          stroke(
            `M${middle + side * (560 - band * 16)} 640V${452 + band * 10}Q${middle + side * (560 - band * 16)} 440 ${middle + side * (530 - band * 16)} 440`,
            neon,
            4,
            { opacity: 0.85 },
          ),
        );
    d.add(
      path(
        outline([
          [middle - 62, 660, 1],
          [middle - 62, 150, 1],
          [middle - 40, 106],
          [middle, 84],
          [middle + 40, 106],
          [middle + 62, 150, 1],
          [middle + 62, 660, 1],
        ]),
        mix(wall, '#05060c', 0.4),
      ),
      stroke(
        `M${middle - 62} 660V150Q${middle - 50} 92 ${middle} 84Q${middle + 50} 92 ${middle + 62} 150V660`,
        neon,
        6,
      ),
      group(
        { filter: d.blur(14, { x: middle - 70, y: 80, w: 140, h: 580 }), opacity: 0.6 },
        stroke(
          `M${middle - 62} 660V150Q${middle - 50} 92 ${middle} 84Q${middle + 50} 92 ${middle + 62} 150V660`,
          neon,
          12,
        ),
      ),
      circle(middle, 66, 13, '#fff6dc'),
      circle(
        middle,
        66,
        60,
        d.radial([middle, 66], 60, [
          [0, neon, 0.9],
          [1, neon, 0],
        ]),
      ),
    );
    wash(site, { x: middle - 560, y: 300, w: 1120, h: 400 });
    const board: Box = { x: middle - 470, y: 548, w: 940, h: 116 };
    d.add(
      rect(board.x - 20, board.y - 14, board.w + 40, board.h + 28, mix(wall, '#05060c', 0.62), { rx: 12 }),
      rect(board.x - 20, board.y - 14, board.w + 40, board.h + 28, 'none', {
        rx: 12,
        stroke: lift(neon, -0.12),
        'stroke-width': 4,
      }),
    );
    entrance(site, 470, 690);
    return { name: board, chain: { x: middle - 54, y: 128, w: 108, h: 396 } };
  },
};
