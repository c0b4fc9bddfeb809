import { lift, mix } from '../colour.ts';
import { path, polygon, rect } from '../shapes.ts';
import { stipple } from '../texture.ts';
import { glassDoors, middle, posterCases, wash } from './parts.ts';
import type { Front } from './parts.ts';

/** Slabs of raw concrete, each further out than the one below, slit windows and the name cut along the top. */
export const brutalist: Front = {
  name: 'brutalist',
  draw(site) {
    const { d, random, wall, neon, ground } = site;
    const concrete = mix('#9a948c', wall, 0.34);
    const slabs = [
      { half: 430, top: 560, tall: 110 },
      { half: 560, top: 430, tall: 130 },
      { half: 660, top: 268, tall: 162 },
    ];
    d.add(rect(middle - 380, 640, 760, ground - 640, lift(concrete, -0.2)));
    for (const x of [-350, -150, 150, 350])
      d.add(
        path(
          polygon([
            [middle + x - 40, 660],
            [middle + x + 40, 660],
            [middle + x + 22, ground],
            [middle + x - 22, ground],
          ]),
          lift(concrete, -0.08),
        ),
      );
    for (const { half, top, tall } of slabs) {
      d.add(
        rect(
          middle - half,
          top,
          half * 2,
          tall,
          d.vertical(top, top + tall, [
            [0, lift(concrete, 0.06)],
            [1, lift(concrete, -0.08)],
          ]),
        ),
        rect(middle - half, top + tall, half * 2, 12, '#05060c', { opacity: 0.45 }),
      );
      for (let x = middle - half + 120; x < middle + half; x += 120)
        d.add(rect(x, top, 2, tall, '#05060c', { opacity: 0.18 }));
    }
    for (let slit = 0; slit < 22; slit += 1) {
      const x = middle - 520 + slit * 49;
      if (Math.abs(x - middle) < 120) continue;
      d.add(rect(x, 456, 16, 78, random.chance(0.62) ? '#ffd88f' : '#2a2530'));
    }
    d.add(
      rect(middle - 740, 190, 190, 470, lift(concrete, -0.05)),
      rect(middle - 740, 660, 190, ground - 660, lift(concrete, -0.14)),
      path(
        polygon([
          [middle - 740, 190],
          [middle - 550, 190],
          [middle - 550, 900],
          [middle - 740, 900],
        ]),
        stipple(d, '#05060c', [0, 300], 900, 0),
        { opacity: 0.3 },
      ),
      rect(middle - 690, 226, 90, 400, mix(wall, '#05060c', 0.75)),
      rect(middle - 690, 226, 90, 400, 'none', { stroke: neon, 'stroke-width': 3 }),
    );
    wash(site, { x: middle - 640, y: 280, w: 1280, h: 260 });
    d.add(rect(middle - 660, 426, 1320, 5, neon));
    glassDoors(site, middle - 300, 690, 600, 8);
    posterCases(site, middle - 470, 720, 150, 2);
    posterCases(site, middle + 320, 720, 150, 2);
    return {
      name: { x: middle - 600, y: 290, w: 1200, h: 118 },
      chain: { x: middle - 685, y: 236, w: 80, h: 380 },
    };
  },
};
