import { lift, mix } from '../colour.ts';
import { path, polygon, rect } from '../shapes.ts';
import { lightString } from '../scenery/city.ts';
import { board, glassDoors, middle, posterCases } from './parts.ts';
import type { Front } from './parts.ts';

/** A court between two wings hung with lamps, the lit house at its end. */
export const courtyard: Front = {
  name: 'courtyard',
  draw(site) {
    const { d, random, wall, neon, ground } = site;
    const stone = mix('#8f7f6c', wall, 0.42);
    d.add(
      rect(
        middle - 400,
        330,
        800,
        ground - 330,
        d.vertical(330, ground, [
          [0, lift(stone, 0.02)],
          [1, lift(stone, -0.06)],
        ]),
      ),
      path(
        polygon([
          [middle - 430, 336],
          [middle, 190],
          [middle + 430, 336],
        ]),
        lift(stone, -0.12),
      ),
      path(
        polygon([
          [middle - 150, 316],
          [middle, 244],
          [middle + 150, 316],
        ]),
        mix('#ffd88f', neon, 0.25),
      ),
    );
    for (const x of [-310, -190, -70, 70, 190, 310])
      d.add(
        rect(middle + x - 34, 366, 68, 120, random.chance(0.7) ? '#ffd88f' : '#38323c'),
        rect(middle + x - 2, 366, 4, 120, '#2a2224'),
        rect(middle + x - 42, 488, 84, 8, lift(stone, 0.1)),
      );
    for (const side of [-1, 1]) {
      const at = (part: number): number => middle + side * part;
      d.add(
        path(
          polygon([
            [at(400), 300],
            [at(820), 90],
            [at(820), ground + 40],
            [at(400), ground],
          ]),
          mix(stone, '#05060c', side > 0 ? 0.3 : 0.46),
        ),
        path(
          polygon([
            [at(392), 296],
            [at(830), 74],
            [at(830), 104],
            [at(392), 316],
          ]),
          lift(stone, -0.02),
        ),
      );
      for (let row = 0; row < 3; row += 1)
        for (let column = 0; column < 3; column += 1) {
          const near = 452 + column * 128;
          const grow = 1 + column * 0.22;
          const top = 372 + row * 150 - (near - 400) * (0.34 - row * 0.13);
          d.add(
            path(
              polygon([
                [at(near), top],
                [at(near + 46 * grow), top - 14],
                [at(near + 46 * grow), top + 92 * grow],
                [at(near), top + 90 * grow],
              ]),
              random.chance(0.5) ? '#ffce86' : '#2b2630',
            ),
            path(
              polygon([
                [at(near - 8), top + 94 * grow],
                [at(near + 54 * grow), top + 96 * grow],
                [at(near + 54 * grow), top + 106 * grow],
                [at(near - 8), top + 102 * grow],
              ]),
              lift(stone, -0.06),
            ),
          );
        }
    }
    const sign = board(site, { x: middle - 370, y: 524, w: 740, h: 126 }, 10);
    glassDoors(site, middle - 200, 700, 400, 6);
    posterCases(site, middle - 380, 716, 160, 2);
    posterCases(site, middle + 220, 716, 160, 2);
    for (const [y, sag] of [
      [210, 120],
      [330, 90],
      [450, 70],
    ] as const)
      d.add(
        lightString(
          random,
          middle - 800 + y * 0.6,
          y - 30,
          middle + 800 - y * 0.6,
          y - 30,
          sag,
          22,
          '#14101a',
          ['#ffe9b8', '#fff6e0', neon],
        ),
      );
    return { name: sign, chain: { x: middle - 110, y: 664, w: 220, h: 34 } };
  },
};
