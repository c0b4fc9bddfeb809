import { lift, mix } from '../colour.ts';
import { num } from '../drawing.ts';
import { circle, path, polygon, rect } from '../shapes.ts';
import { glassDoors, middle, posterCases, wash } from './parts.ts';
import type { Front } from './parts.ts';

/** A thin folded roof over a wall of pierced blocks, open to the evening. */
export const tropical: Front = {
  name: 'tropical',
  draw(site) {
    const { d, random, wall, neon, ground } = site;
    const plaster = mix('#d8c4a4', wall, 0.36);
    d.add(
      rect(middle - 560, 380, 760, 310, mix(plaster, '#05060c', 0.24)),
      rect(middle + 200, 300, 360, ground - 300, plaster),
    );
    const kind = random.pick(['ring', 'diamond', 'bar']);
    for (let row = 0; row < 6; row += 1)
      for (let column = 0; column < 15; column += 1) {
        const x = middle - 534 + column * 50;
        const y = 404 + row * 46;
        const glow = random.chance(0.86) ? mix('#ffd88f', neon, random.between(0, 0.2)) : '#5a3b30';
        d.add(
          kind === 'ring'
            ? circle(x, y, 18, glow) + circle(x, y, 7, plaster)
            : kind === 'diamond'
              ? path(
                  polygon([
                    [x, y - 21],
                    [x + 21, y],
                    [x, y + 21],
                    [x - 21, y],
                  ]),
                  glow,
                )
              : rect(x - 19, y - 18, 15, 36, glow) + rect(x + 3, y - 18, 15, 36, glow),
        );
      }
    const teeth = 7;
    const span = 1440 / teeth;
    const fold: [number, number][] = [];
    for (let tooth = 0; tooth <= teeth * 2; tooth += 1)
      fold.push([middle - 720 + (tooth * span) / 2, tooth % 2 === 0 ? 330 : 258]);
    d.add(
      path(
        polygon([...fold, ...fold.toReversed().map(([x, y]): [number, number] => [x, y + 34])]),
        lift(plaster, 0.1),
      ),
      path(
        fold.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${num(x)} ${num(y + 38)}`).join(''),
        'none',
        { stroke: neon, 'stroke-width': 5 },
      ),
    );
    for (const x of [-660, -420, -180, 640])
      d.add(
        path(
          polygon([
            [middle + x, 350],
            [middle + x + 16, 350],
            [middle + x + 34, ground],
            [middle + x - 18, ground],
          ]),
          lift(plaster, -0.04),
        ),
      );
    wash(site, { x: middle - 560, y: 420, w: 1100, h: 260 });
    d.add(
      rect(middle - 600, 676, 830, 12, lift(plaster, 0.1)),
      rect(middle - 620, 556, 900, 124, mix(wall, '#05060c', 0.74)),
      rect(middle - 620, 676, 900, 6, neon),
      rect(middle + 310, 110, 140, 520, mix(wall, neon, 0.22)),
      rect(middle + 322, 122, 116, 496, mix(wall, '#05060c', 0.76)),
    );
    glassDoors(site, middle - 470, 700, 560, 7);
    posterCases(site, middle + 240, 720, 280, 3);
    return {
      name: { x: middle - 590, y: 570, w: 840, h: 98 },
      chain: { x: middle + 332, y: 140, w: 96, h: 460 },
    };
  },
};
