import { lift, mix } from '../colour.ts';
import { num } from '../drawing.ts';
import { path, polygon, rect, stroke } from '../shapes.ts';
import { board, bulbs, glassDoors, middle, posterCases } from './parts.ts';
import type { Front } from './parts.ts';

/** A brick works with a saw-tooth roof and a chimney, kept and lit up. */
export const warehouse: Front = {
  name: 'warehouse',
  draw(site) {
    const { d, random, wall, neon, ground } = site;
    const brick = mix('#8a4a38', wall, 0.34);
    const half = 660;
    const eaves = 400;
    const stack = random.chance(0.5) ? 1 : -1;
    d.add(
      path(
        polygon([
          [middle + stack * 520 - 34, 70],
          [middle + stack * 520 + 34, 70],
          [middle + stack * 520 + 52, eaves],
          [middle + stack * 520 - 52, eaves],
        ]),
        lift(brick, -0.05),
      ),
      rect(middle + stack * 520 - 44, 66, 88, 20, lift(brick, 0.08)),
      rect(middle + stack * 520 - 42, 130, 84, 8, neon),
    );
    for (let tooth = 0; tooth < 6; tooth += 1) {
      const x = middle - half + tooth * 220;
      const near = stack > 0 ? x : x + 220;
      const far = stack > 0 ? x + 220 : x;
      d.add(
        path(
          polygon([
            [near, eaves + 4],
            [near, 262],
            [far, eaves + 4],
          ]),
          lift(brick, -0.1),
        ),
        path(
          polygon([
            [near + stack * 12, eaves - 6],
            [near + stack * 12, 292],
            [near + stack * 70, 330],
            [near + stack * 70, eaves - 6],
          ]),
          random.chance(0.8) ? '#ffd28a' : '#4a4048',
        ),
      );
    }
    d.add(
      rect(middle - half, eaves, half * 2, ground - eaves, brick),
      rect(middle - half - 8, eaves - 8, half * 2 + 16, 18, lift(brick, 0.1)),
    );
    const courses: string[] = [];
    for (let y = eaves + 24; y < ground; y += 20) courses.push(`M${middle - half} ${y}H${middle + half}`);
    d.add(stroke(courses.join(''), lift(brick, -0.08), 2, { opacity: 0.5 }));
    for (const x of [-560, -440, -320, 320, 440, 560]) {
      const at = middle + x;
      const pane = `M${num(at - 44)} 690V500a44 44 0 0 1 88 0V690Z`;
      d.add(
        path(
          pane,
          random.chance(0.78)
            ? d.vertical(450, 690, [
                [0, '#ffe7b3'],
                [1, '#e79a4e'],
              ])
            : '#38323c',
        ),
        stroke(
          `M${num(at - 15)} 462V690M${num(at + 15)} 462V690M${num(at - 44)} 530H${num(at + 44)}M${num(at - 44)} 590H${num(at + 44)}M${num(at - 44)} 650H${num(at + 44)}`,
          mix(brick, '#05060c', 0.7),
          4,
        ),
        stroke(`M${num(at - 52)} 694V500a52 52 0 0 1 104 0V694`, lift(brick, 0.1), 9),
      );
    }
    d.add(stroke(`M${middle - 250} ${ground}V600a250 190 0 0 1 500 0V${ground}`, lift(brick, 0.08), 26));
    d.add(path(`M${middle - 238} ${ground}V600a238 178 0 0 1 476 0V${ground}Z`, mix(brick, '#05060c', 0.65)));
    glassDoors(site, middle - 210, 700, 420, 6);
    posterCases(site, middle - half + 60, 730, 300, 3);
    posterCases(site, middle + half - 360, 730, 300, 3);
    const sign = board(site, { x: middle - 470, y: 556, w: 940, h: 122 });
    d.add(bulbs(middle - 456, 690, middle + 456, 690, 44, neon));
    return { name: sign, chain: { x: middle - 190, y: 446, w: 380, h: 70 } };
  },
};
