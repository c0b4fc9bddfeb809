import { lift, mix } from '../colour.ts';
import { num } from '../drawing.ts';
import { circle, path, rect, stroke } from '../shapes.ts';
import { board, bulbs, glassDoors, middle, posterCases } from './parts.ts';
import type { Front } from './parts.ts';

/** A market hall of iron and glass: one great fan window between two stone piers. */
export const ironHall: Front = {
  name: 'iron-hall',
  draw(site) {
    const { d, random, wall, neon, ground } = site;
    const iron = mix(wall, '#0c1512', 0.55);
    const stone = mix('#a3957f', wall, 0.36);
    const centre = 600;
    const radius = 440;
    d.add(
      path(
        `M${middle - radius} ${ground}V${centre}a${radius} ${radius} 0 0 1 ${radius * 2} 0V${ground}Z`,
        d.radial([middle, centre], radius, [
          [0, '#fff4d2'],
          [0.55, '#ffd183'],
          [1, mix('#e08a4a', neon, 0.3)],
        ]),
      ),
    );
    const bars: string[] = [];
    for (let spoke = 0; spoke <= 14; spoke += 1) {
      const turn = Math.PI + (spoke / 14) * Math.PI;
      bars.push(
        `M${num(middle + Math.cos(turn) * 120)} ${num(centre + Math.sin(turn) * 120)}L${num(middle + Math.cos(turn) * radius)} ${num(centre + Math.sin(turn) * radius)}`,
      );
    }
    for (const ring of [120, 225, 330])
      bars.push(`M${middle - ring} ${centre}a${ring} ${ring} 0 0 1 ${ring * 2} 0`);
    d.add(
      stroke(bars.join(''), iron, 6),
      stroke(
        `M${middle - radius} ${ground}V${centre}a${radius} ${radius} 0 0 1 ${radius * 2} 0V${ground}`,
        iron,
        30,
        { 'stroke-linecap': 'butt' },
      ),
    );
    d.add(
      stroke(
        `M${middle - radius - 24} ${centre}a${radius + 24} ${radius + 24} 0 0 1 ${radius * 2 + 48} 0`,
        neon,
        5,
      ),
    );
    for (let stud = 0; stud <= 26; stud += 1) {
      const turn = Math.PI + (stud / 26) * Math.PI;
      d.add(circle(middle + Math.cos(turn) * radius, centre + Math.sin(turn) * radius, 6, '#fff2cc'));
    }
    for (const side of [-1, 1]) {
      const x = middle + side * 560;
      d.add(
        rect(
          x - 110,
          330,
          220,
          ground - 330,
          d.linear(
            [x - 110, 0],
            [x + 110, 0],
            [
              [0, lift(stone, -0.06)],
              [0.5, stone],
              [1, lift(stone, -0.1)],
            ],
          ),
        ),
        rect(x - 128, 316, 256, 26, lift(stone, 0.08)),
        path(`M${x - 70} 316q70 -130 140 0Z`, lift(stone, -0.02)),
        rect(x - 5, 176, 10, 80, '#e8d9b8'),
        circle(x, 170, 12, '#fff0c4'),
        path(`M${x - 42} 640V470a42 42 0 0 1 84 0V640Z`, random.chance(0.8) ? '#ffd88f' : '#3a3238'),
        circle(x, 388, 26, '#ffe9b8'),
      );
      posterCases(site, x - 90, 730, 180, 2);
    }
    d.add(stroke(`M${middle - radius} ${centre}H${middle + radius}`, iron, 16));
    const sign = board(site, { x: middle - 420, y: 560, w: 840, h: 124 }, 6);
    d.add(bulbs(middle - 410, 700, middle + 410, 700, 40, neon));
    glassDoors(site, middle - 300, 726, 600, 8);
    return { name: sign, chain: { x: middle - 150, y: 470, w: 300, h: 70 } };
  },
};
