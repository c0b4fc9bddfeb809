import { lift, mix } from '../colour.ts';
import type { Box } from '../drawing.ts';
import { outline, path, polygon, rect, stroke } from '../shapes.ts';
import { bulbs, entrance, middle, wash } from './parts.ts';
import type { Front } from './parts.ts';

/** Pale stone, tall lit windows, a slate mansard with dormers. */
export const mansard: Front = {
  name: 'mansard',
  draw(site) {
    const { d, random, wall, neon, ground } = site;
    const stone = mix('#8d7d78', wall, 0.45);
    const half = 600;
    d.add(
      path(
        polygon([
          [middle - half + 14, 372],
          [middle - half + 66, 190],
          [middle + half - 66, 190],
          [middle + half - 14, 372],
        ]),
        d.vertical(190, 372, [
          [0, mix(wall, '#12141f', 0.5)],
          [1, mix(wall, '#12141f', 0.2)],
        ]),
      ),
      rect(middle - half + 50, 180, half * 2 - 100, 14, lift(stone, -0.1)),
      rect(
        middle - half,
        366,
        half * 2,
        ground - 366,
        d.linear(
          [middle - half, 0],
          [middle + half, 0],
          [
            [0, lift(stone, -0.1)],
            [0.5, stone],
            [1, lift(stone, -0.14)],
          ],
        ),
      ),
      rect(middle - half - 14, 360, half * 2 + 28, 18, lift(stone, 0.09)),
    );
    for (const x of [-430, -160, 160, 430])
      d.add(
        path(
          outline([
            [middle + x - 46, 366, 1],
            [middle + x - 46, 272],
            [middle + x, 232],
            [middle + x + 46, 272],
            [middle + x + 46, 366, 1],
          ]),
          lift(stone, 0.02),
        ),
        path(
          outline([
            [middle + x - 28, 364, 1],
            [middle + x - 28, 284],
            [middle + x, 258],
            [middle + x + 28, 284],
            [middle + x + 28, 364, 1],
          ]),
          '#ffd88f',
        ),
        stroke(`M${middle + x} 260V364M${middle + x - 28} 312H${middle + x + 28}`, '#3a2a24', 4),
      );
    for (const x of [-330, 330, -80, 250, 560])
      d.add(
        rect(middle + x - 20, 120, 40, 74, mix(stone, '#1a1418', 0.35)),
        rect(middle + x - 13, 104, 9, 20, '#1a1418'),
        rect(middle + x + 4, 104, 9, 20, '#1a1418'),
      );
    for (let column = -4; column <= 4; column += 1) {
      const x = middle + column * 136;
      if (Math.abs(column) < 1) continue;
      d.add(
        rect(x - 36, 404, 72, 142, '#33272a'),
        rect(
          x - 30,
          410,
          60,
          136,
          random.chance(0.72)
            ? d.vertical(410, 546, [
                [0, '#ffe7b3'],
                [1, '#f0a955'],
              ])
            : '#2a2430',
        ),
        stroke(`M${x} 410V546M${x - 30} 456H${x + 30}`, '#33272a', 4),
        rect(x - 44, 392, 88, 10, lift(stone, 0.1)),
        stroke(
          `M${x - 42} 546H${x + 42}M${x - 42} 522H${x + 42}${Array.from({ length: 9 }, (_, i) => `M${x - 40 + i * 10} 522V546`).join('')}`,
          '#15101a',
          3,
        ),
      );
    }
    d.add(
      rect(middle - 70, 210, 140, 346, mix(wall, '#05060c', 0.55), { rx: 20 }),
      rect(middle - 70, 210, 140, 346, 'none', { rx: 20, stroke: neon, 'stroke-width': 5 }),
      bulbs(middle - 84, 230, middle - 84, 540, 13, neon),
      bulbs(middle + 84, 230, middle + 84, 540, 13, neon),
    );
    wash(site, { x: middle - half, y: 390, w: half * 2, h: 320 });
    const board: Box = { x: middle - 500, y: 578, w: 1000, h: 100 };
    d.add(
      rect(board.x - 30, board.y - 12, board.w + 60, board.h + 24, '#17090f', { rx: 6 }),
      bulbs(board.x - 30, board.y - 12, board.x + board.w + 30, board.y - 12, 44, neon),
      bulbs(board.x - 30, board.y + board.h + 12, board.x + board.w + 30, board.y + board.h + 12, 44, neon),
    );
    entrance(site, 500, 706);
    return { name: board, chain: { x: middle - 60, y: 222, w: 120, h: 322 } };
  },
};
