import { lift, mix } from '../colour.ts';
import { num } from '../drawing.ts';
import { path, rect, stroke } from '../shapes.ts';
import { glassDoors, middle, posterCases, wash } from './parts.ts';
import type { Front } from './parts.ts';

/** A long low house under a roof like a wave, open to the quay. */
export const riverside: Front = {
  name: 'riverside',
  draw(site) {
    const { d, random, wall, neon, ground } = site;
    const timber = mix('#7d6a58', wall, 0.4);
    const side = random.chance(0.5) ? 1 : -1;
    const x = (part: number): string => num(middle + side * part);
    const roof = `M${x(-720)} 470C${x(-520)} 330 ${x(-330)} 300 ${x(-120)} 390C${x(80)} 476 ${x(260)} 210 ${x(720)} 250`;
    d.add(
      path(`${roof}V${ground}H${x(-690)}Z`, mix(timber, '#05060c', 0.2)),
      path(
        `M${x(-680)} 530C${x(-500)} 400 ${x(-330)} 372 ${x(-120)} 452C${x(90)} 530 ${x(280)} 290 ${x(690)} 322V560H${x(-680)}Z`,
        d.vertical(320, 560, [
          [0, '#ffe3a8'],
          [1, '#f2b266'],
        ]),
      ),
    );
    for (let fin = -660; fin <= 680; fin += 44)
      d.add(rect(middle + side * fin - 4, 280, 8, 290, mix(timber, '#05060c', 0.45)));
    d.add(
      path(
        `M${x(-760)} 474C${x(-540)} 310 ${x(-330)} 270 ${x(-120)} 362C${x(80)} 446 ${x(250)} 170 ${x(760)} 214V262C${x(260)} 226 ${x(90)} 486 ${x(-120)} 402C${x(-330)} 314 ${x(-520)} 350 ${x(-740)} 496Z`,
        lift(timber, 0.1),
      ),
      stroke(roof, neon, 6),
      rect(middle - 690, 560, 1380, 130, mix(wall, '#05060c', 0.72)),
      rect(middle - 690, 556, 1380, 6, neon),
      rect(middle - 690, 688, 1380, 6, neon),
      rect(middle - 690, 694, 1380, ground - 694, mix(timber, '#05060c', 0.35)),
    );
    wash(site, { x: middle - 640, y: 330, w: 1280, h: 240 });
    d.add(
      rect(middle + side * 440 - 160, 330, 320, 92, mix(wall, '#05060c', 0.75), { rx: 6 }),
      rect(middle + side * 440 - 160, 330, 320, 92, 'none', { rx: 6, stroke: neon, 'stroke-width': 3 }),
    );
    glassDoors(site, middle - 380, 716, 760, 10);
    posterCases(site, middle - 660, 736, 250, 3);
    posterCases(site, middle + 410, 736, 250, 3);
    return {
      name: { x: middle - 600, y: 572, w: 1200, h: 106 },
      chain: { x: middle + side * 440 - 150, y: 336, w: 300, h: 80 },
    };
  },
};
