import { lift, mix } from '../colour.ts';
import { num } from '../drawing.ts';
import { circle, ellipse, path, polygon, rect, stroke } from '../shapes.ts';
import { board, bulbs, glassDoors, middle, posterCases } from './parts.ts';
import type { Front } from './parts.ts';

/** A house on a corner: a round tower with a dome, a street running off on either hand. */
export const corner: Front = {
  name: 'corner',
  draw(site) {
    const { d, random, wall, neon, ground } = site;
    const stone = mix('#a8957e', wall, 0.42);
    for (const side of [-1, 1]) {
      const x = (part: number): number => middle + side * part;
      d.add(
        path(
          polygon([
            [x(180), 300],
            [x(760), 440],
            [x(760), ground],
            [x(180), ground],
          ]),
          mix(stone, '#05060c', side > 0 ? 0.16 : 0.34),
        ),
        path(
          polygon([
            [x(180), 220],
            [x(740), 388],
            [x(770), 446],
            [x(180), 306],
          ]),
          mix(wall, '#12141f', 0.5),
        ),
      );
      for (let row = 0; row < 2; row += 1)
        for (let column = 0; column < 5; column += 1) {
          const near = 240 + column * 104;
          const drop = (near - 180) * (0.24 - row * 0.1);
          const top = 336 + row * 118 + drop;
          const w = 52 - column * 3;
          d.add(
            path(
              polygon([
                [x(near), top],
                [x(near + w), top + w * 0.2],
                [x(near + w), top + 84],
                [x(near), top + 80],
              ]),
              random.chance(0.66) ? '#ffd88f' : '#302a34',
            ),
            path(
              polygon([
                [x(near - 6), top + 84],
                [x(near + w + 6), top + 90],
                [x(near + w + 6), top + 98],
                [x(near - 6), top + 92],
              ]),
              lift(stone, 0.08),
            ),
          );
        }
      posterCases(site, middle + (side > 0 ? 280 : -520), 736, 240, 3);
      d.add(
        path(
          polygon([
            [x(190), 660],
            [x(700), 690],
            [x(700), 716],
            [x(190), 700],
          ]),
          mix(neon, '#2a1214', 0.5),
        ),
      );
    }
    d.add(
      rect(
        middle - 210,
        240,
        420,
        ground - 240,
        d.linear(
          [middle - 210, 0],
          [middle + 210, 0],
          [
            [0, lift(stone, -0.14)],
            [0.4, lift(stone, 0.06)],
            [1, lift(stone, -0.16)],
          ],
        ),
      ),
      rect(middle - 228, 232, 456, 22, lift(stone, 0.1)),
      path(
        `M${middle - 216} 234C${middle - 200} 130 ${middle - 90} 84 ${middle} 70C${middle + 90} 84 ${middle + 200} 130 ${middle + 216} 234Z`,
        d.linear(
          [middle - 210, 0],
          [middle + 210, 0],
          [
            [0, mix(wall, '#0c1018', 0.6)],
            [0.4, mix(wall, '#9fb8b0', 0.4)],
            [1, mix(wall, '#0c1018', 0.65)],
          ],
        ),
      ),
      rect(middle - 5, 20, 10, 56, '#e8d9b8'),
      circle(middle, 18, 10, neon),
      circle(middle, 18, 34, neon, { opacity: 0.25 }),
      ellipse(middle, 176, 34, 40, '#ffd88f'),
    );
    for (const column of [-130, -46, 46, 130])
      for (const y of [286, 400]) {
        const half = 28 - Math.abs(column) * 0.06;
        d.add(
          path(
            `M${num(middle + column - half)} ${y + 92}V${y + half}a${num(half)} ${num(half)} 0 0 1 ${num(half * 2)} 0V${y + 92}Z`,
            random.chance(0.8) ? '#ffd88f' : '#302a34',
          ),
        );
      }
    const sign = board(site, { x: middle - 480, y: 530, w: 960, h: 130 }, 60);
    d.add(
      bulbs(middle - 430, 676, middle + 430, 676, 46, neon),
      stroke(`M${middle - 260} 690H${middle + 260}`, neon, 6),
    );
    glassDoors(site, middle - 190, 706, 380, 5);
    return { name: sign, chain: undefined };
  },
};
