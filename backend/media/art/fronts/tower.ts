import { lift, mix } from '../colour.ts';
import { num } from '../drawing.ts';
import type { Box } from '../drawing.ts';
import { group, path, polygon, rect, stroke } from '../shapes.ts';
import { stipple } from '../texture.ts';
import { entrance, middle, wash } from './parts.ts';
import type { Front } from './parts.ts';

/** A folded glass tower with floors of light and the name running up its edge. */
export const tower: Front = {
  name: 'tower',
  draw(site) {
    const { d, random, wall, neon, ground } = site;
    const glass = mix(wall, '#0b1420', 0.4);
    const shape = polygon([
      [middle - 620, ground],
      [middle - 560, 300],
      [middle - 120, 180],
      [middle + 160, 250],
      [middle + 610, 210],
      [middle + 640, ground],
    ]);
    const clip = d.clip(path(shape, '#fff'));
    d.add(
      path(
        shape,
        d.linear(
          [middle - 620, 0],
          [middle + 640, 0],
          [
            [0, lift(glass, 0.04)],
            [0.35, lift(glass, 0.12)],
            [0.36, lift(glass, -0.03)],
            [0.62, lift(glass, 0.06)],
            [0.63, lift(glass, 0.14)],
            [1, glass],
          ],
        ),
      ),
    );
    const cells: string[] = [];
    for (let y = 190; y < ground; y += 58)
      for (let x = middle - 640; x < middle + 650; x += 52)
        cells.push(
          rect(
            x,
            y,
            47,
            52,
            random.chance(0.34)
              ? mix('#ffd88f', neon, random.between(0, 0.35))
              : lift(glass, random.between(-0.03, 0.08)),
            { opacity: num(random.between(0.5, 0.95)) },
          ),
        );
    d.add(
      group(
        { 'clip-path': clip },
        ...cells,
        path(
          polygon([
            [middle - 120, 180],
            [middle + 160, 250],
            [middle + 160, ground],
            [middle - 120, ground],
          ]),
          '#05060c',
          { opacity: 0.32 },
        ),
        path(
          polygon([
            [middle - 560, 300],
            [middle - 300, 228],
            [middle - 420, ground],
            [middle - 620, ground],
          ]),
          '#ffffff',
          { opacity: 0.08 },
        ),
      ),
      path(shape, stipple(d, '#05060c', [0, 300], 900, 0), { opacity: 0.5 }),
    );
    d.add(
      ...[
        [middle - 560, 300, middle - 120, 180],
        [middle - 120, 180, middle + 160, 250],
        [middle + 160, 250, middle + 610, 210],
      ].map(
        ([x1, y1, x2, y2]) =>
          stroke(`M${x1} ${y1}L${x2} ${y2}`, neon, 7) +
          group(
            { filter: d.blur(14, { x: middle - 580, y: 160, w: 1200, h: 160 }), opacity: 0.6 },
            stroke(`M${x1} ${y1}L${x2} ${y2}`, neon, 12),
          ),
      ),
      rect(middle - 70, 236, 140, 322, '#07080e', { rx: 8, opacity: 0.86 }),
      rect(middle - 70, 236, 140, 322, 'none', { rx: 8, stroke: neon, 'stroke-width': 4 }),
    );
    wash(site, { x: middle - 620, y: 380, w: 1260, h: 320 });
    const board: Box = { x: middle - 520, y: 580, w: 1040, h: 104 };
    d.add(
      rect(board.x - 24, board.y - 12, board.w + 48, board.h + 24, '#07080e', { rx: 4, opacity: 0.92 }),
      rect(board.x - 24, board.y + board.h + 6, board.w + 48, 6, neon),
    );
    entrance(site, 520, 712);
    return { name: board, chain: { x: middle - 58, y: 246, w: 116, h: 302 } };
  },
};
