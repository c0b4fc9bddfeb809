import { lift, mix } from '../colour.ts';
import { num } from '../drawing.ts';
import type { Box } from '../drawing.ts';
import { circle, group, path, rect } from '../shapes.ts';
import { entrance, middle, wash } from './parts.ts';
import type { Front } from './parts.ts';

/** A streamlined corner with bands of windows and a cylinder of light. */
export const rounded: Front = {
  name: 'rounded',
  draw(site) {
    const { d, random, wall, neon, ground } = site;
    const left = middle - 640;
    const right = middle + 640;
    const top = 330;
    d.add(
      path(
        `M${left} ${ground}V${top + 190}Q${left} ${top} ${left + 190} ${top}H${right - 190}Q${right} ${top} ${right} ${top + 190}V${ground}Z`,
        d.linear(
          [left, 0],
          [right, 0],
          [
            [0, lift(wall, -0.12)],
            [0.2, wall],
            [0.5, lift(wall, 0.09)],
            [0.8, wall],
            [1, lift(wall, -0.14)],
          ],
        ),
      ),
    );
    for (let band = 0; band < 3; band += 1) {
      const y = top + 62 + band * 86;
      const inset = Math.max(18, 140 - band * 56);
      d.add(rect(left + inset, y, right - left - inset * 2, 42, '#1b1720', { rx: 21 }));
      for (let pane = 0; pane < 26; pane += 1) {
        const x = left + inset + 24 + (pane * (right - left - inset * 2 - 48)) / 26;
        if (Math.abs(x - middle) > 190)
          d.add(
            rect(x, y + 5, 34, 32, random.chance(0.5) ? '#ffd88f' : '#3a3440', {
              rx: 4,
              opacity: num(random.between(0.6, 1)),
            }),
          );
      }
      d.add(
        rect(left + inset - 8, y + 48, right - left - inset * 2 + 16, 5, neon, { rx: 2, opacity: 0.9 }),
        group(
          { filter: d.blur(10, { x: left, y: y + 40, w: right - left, h: 20 }), opacity: 0.55 },
          rect(left + inset - 8, y + 46, right - left - inset * 2 + 16, 9, neon),
        ),
      );
    }
    d.add(
      rect(
        middle - 176,
        150,
        352,
        540,
        d.linear(
          [middle - 176, 0],
          [middle + 176, 0],
          [
            [0, lift(wall, -0.1)],
            [0.3, lift(wall, 0.14)],
            [0.55, lift(wall, 0.05)],
            [1, lift(wall, -0.16)],
          ],
        ),
        { rx: 40 },
      ),
      ...[0, 1, 2, 3].map((ring) =>
        rect(
          middle - 196 + ring * 12,
          140 - ring * 18,
          392 - ring * 24,
          15,
          ring % 2 === 0 ? neon : lift(wall, 0.18),
          { rx: 7 },
        ),
      ),
      rect(middle - 5, 18, 10, 70, lift(wall, 0.1)),
      circle(middle, 16, 9, neon),
      circle(middle, 16, 34, neon, { opacity: 0.25 }),
    );
    wash(site, { x: left, y: 360, w: right - left, h: 340 });
    const board: Box = { x: middle - 520, y: 584, w: 1040, h: 104 };
    d.add(
      rect(board.x - 26, board.y - 14, board.w + 52, board.h + 28, mix(wall, '#05060c', 0.66), { rx: 60 }),
      rect(board.x - 26, board.y - 14, board.w + 52, board.h + 28, 'none', {
        rx: 60,
        stroke: neon,
        'stroke-width': 4,
      }),
    );
    entrance(site, 500, 714);
    return { name: board, chain: { x: middle - 76, y: 176, w: 152, h: 390 } };
  },
};
