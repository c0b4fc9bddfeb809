import { lift, mix } from '../colour.ts';
import type { Box } from '../drawing.ts';
import { circle, outline, path, polygon, rect, stroke } from '../shapes.ts';
import { bulbs, entrance, middle, wash } from './parts.ts';
import type { Front } from './parts.ts';

/** White walls, horseshoe arches, a dome and palms. */
export const arcade: Front = {
  name: 'arcade',
  draw(site) {
    const { d, random, wall, neon, ground } = site;
    const white = mix('#b9aeb4', wall, 0.38);
    const half = 620;
    d.add(
      path(
        outline([
          [middle - 150, 300, 1],
          [middle - 168, 226],
          [middle - 96, 130],
          [middle, 104],
          [middle + 96, 130],
          [middle + 168, 226],
          [middle + 150, 300, 1],
        ]),
        d.linear(
          [middle - 160, 0],
          [middle + 160, 0],
          [
            [0, lift(neon, -0.42)],
            [0.4, mix(neon, wall, 0.35)],
            [1, lift(neon, -0.5)],
          ],
        ),
      ),
      rect(middle - 4, 60, 8, 50, '#e8d9b8'),
      circle(middle, 56, 9, '#fff0c4'),
      rect(
        middle - half,
        360,
        half * 2,
        ground - 360,
        d.linear(
          [middle - half, 0],
          [middle + half, 0],
          [
            [0, lift(white, -0.1)],
            [0.5, white],
            [1, lift(white, -0.13)],
          ],
        ),
      ),
      rect(middle - 190, 290, 380, 80, white),
      rect(middle - half - 10, 352, half * 2 + 20, 14, lift(white, 0.09)),
      path(
        Array.from({ length: 31 }, (_, i) => `M${middle - half + i * 41} 354v-22h22v22Z`).join(''),
        lift(white, 0.04),
      ),
    );
    for (const side of [-1, 1])
      d.add(
        rect(middle + side * half - 60, 250, 120, ground - 250, lift(white, -0.04)),
        rect(middle + side * half - 70, 242, 140, 14, lift(white, 0.1)),
        path(
          Array.from({ length: 4 }, (_, i) => `M${middle + side * half - 66 + i * 36} 244v-20h22v20Z`).join(
            '',
          ),
          lift(white, 0.06),
        ),
        path(
          outline([
            [middle + side * half - 20, 420, 1],
            [middle + side * half - 26, 350],
            [middle + side * half, 312],
            [middle + side * half + 26, 350],
            [middle + side * half + 20, 420, 1],
          ]),
          '#ffd88f',
        ),
      );
    for (let arch = -4; arch <= 4; arch += 1) {
      const x = middle + arch * 124;
      if (Math.abs(arch) === 0) continue;
      d.add(
        path(
          outline([
            [x - 34, 548, 1],
            [x - 42, 452],
            [x - 26, 414],
            [x, 396],
            [x + 26, 414],
            [x + 42, 452],
            [x + 34, 548, 1],
          ]),
          random.chance(0.75)
            ? d.vertical(396, 548, [
                [0, '#ffe7b3'],
                [1, '#ea9b4c'],
              ])
            : '#2e2733',
        ),
        stroke(
          outline(
            [
              [x - 40, 548, 1],
              [x - 49, 452],
              [x - 31, 406],
              [x, 386],
              [x + 31, 406],
              [x + 49, 452],
              [x + 40, 548, 1],
            ],
            false,
          ),
          lift(white, 0.12),
          6,
        ),
        stroke(`M${x} 398V548M${x - 40} 452H${x + 40}`, '#3a2a24', 3),
      );
    }
    const tiles: string[] = [];
    for (let i = 0; i < 62; i += 1)
      tiles.push(
        path(
          polygon([
            [middle - half + i * 20, 560],
            [middle - half + i * 20 + 10, 550],
            [middle - half + i * 20 + 20, 560],
            [middle - half + i * 20 + 10, 570],
          ]),
          i % 2 === 0 ? neon : mix('#2f6f86', wall, 0.2),
        ),
      );
    d.add(...tiles);
    const palm = (x: number, height: number): string =>
      stroke(
        `M${x} ${ground}Q${x + 22} ${ground - height * 0.5} ${x + 6} ${ground - height}`,
        '#0c0a10',
        17,
      ) +
      Array.from({ length: 9 }, (_, i) => {
        const angle = -Math.PI + (i / 8) * Math.PI;
        const ex = x + 6 + Math.cos(angle) * 130;
        const ey = ground - height + Math.sin(angle) * 62 + 46;
        return path(
          outline([
            [x + 6, ground - height, 1],
            [(x + 6 + ex) / 2, ground - height + Math.sin(angle) * 70 - 20],
            [ex, ey, 1],
            [(x + 6 + ex) / 2, ground - height + Math.sin(angle) * 40 + 4],
          ]),
          '#0c0a10',
        );
      }).join('');
    d.add(palm(middle - 800, 420), palm(middle + 790, 380));
    d.add(
      rect(middle - 62, 378, 124, 178, mix(wall, '#05060c', 0.6), { rx: 62 }),
      rect(middle - 62, 378, 124, 178, 'none', { rx: 62, stroke: neon, 'stroke-width': 5 }),
      circle(middle, 466, 42, 'none', { stroke: neon, 'stroke-width': 4 }),
      ...[0, 72, 144, 216, 288].map(
        (turn) =>
          `<g transform="translate(${middle} 466) rotate(${turn})">${circle(0, -23, 10, '#fff0c4')}</g>`,
      ),
      circle(middle, 466, 7, '#fff0c4'),
      bulbs(middle - 32, 528, middle + 32, 528, 5, neon),
    );
    wash(site, { x: middle - half, y: 400, w: half * 2, h: 300 });
    const board: Box = { x: middle - 500, y: 592, w: 1000, h: 92 };
    d.add(
      rect(board.x - 28, board.y - 12, board.w + 56, board.h + 24, '#170d14', { rx: 56 }),
      rect(board.x - 28, board.y - 12, board.w + 56, board.h + 24, 'none', {
        rx: 56,
        stroke: neon,
        'stroke-width': 4,
      }),
    );
    entrance(site, 500, 712);
    return { name: board, chain: undefined };
  },
};
