import { lift, mix } from '../colour.ts';
import { num } from '../drawing.ts';
import { put } from '../scene.ts';
import { ellipse, path, polygon, rect, stroke } from '../shapes.ts';
import { couple } from '../subjects/people/couple.ts';
import { dressFigure } from '../subjects/people/dress-figure.ts';
import { figure } from '../subjects/people/figure.ts';
import { middle } from './parts.ts';
import type { Front } from './parts.ts';

/** A box of glass, all its floors and stairs to be seen, under a thin roof with letters standing on it. */
export const glassBox: Front = {
  name: 'glass-box',
  draw(site) {
    const { d, random, wall, neon, ground } = site;
    const half = 600;
    const top = 350;
    d.add(
      rect(
        middle - half,
        top,
        half * 2,
        ground - top,
        d.vertical(top, ground, [
          [0, '#ffe0a0'],
          [0.5, '#ffc877'],
          [1, '#f0a258'],
        ]),
      ),
    );
    const inside = mix(wall, '#6b3a24', 0.5);
    for (const floor of [536, 718]) d.add(rect(middle - half, floor, half * 2, 16, inside));
    const stair = random.chance(0.5) ? 1 : -1;
    d.add(
      path(
        polygon([
          [middle + stair * 60, 734],
          [middle + stair * 110, 734],
          [middle + stair * 330, ground],
          [middle + stair * 270, ground],
        ]),
        inside,
      ),
      path(
        polygon([
          [middle - stair * 60, 552],
          [middle - stair * 110, 552],
          [middle - stair * 300, 718],
          [middle - stair * 240, 718],
        ]),
        inside,
      ),
      rect(middle + stair * 440 - 110, 580, 220, 138, mix(wall, '#05060c', 0.75)),
      rect(middle - stair * 420 - 130, 760, 260, ground - 760, mix(inside, '#05060c', 0.25)),
      rect(middle - stair * 420 - 110, 790, 220, 14, '#fff6dc'),
    );
    const ink = {
      body: mix(inside, '#05060c', 0.55),
      lit: '#c9713a',
      glow: '#fff2cc',
      accent: mix(neon, '#3a1c18', 0.4),
    };
    for (let guest = 0; guest < 9; guest += 1)
      d.add(
        put(
          random.pick([figure, dressFigure, couple]),
          middle + random.between(-520, 520),
          random.pick([536, 718]),
          96,
          ink,
          random.chance(0.5),
        ),
      );
    for (let lamp = 0; lamp < 14; lamp += 1) {
      const x = middle - 540 + lamp * 83;
      const drop = random.between(26, 90);
      d.add(stroke(`M${num(x)} ${top}v${num(drop)}`, inside, 2), ellipse(x, top + drop, 13, 13, '#fffaf0'));
    }
    for (let x = middle - half; x <= middle + half; x += 100)
      d.add(rect(x - 3, top, 6, ground - top, mix(wall, '#05060c', 0.6)));
    for (const y of [top + 90, 630, 810])
      d.add(rect(middle - half, y, half * 2, 2, mix(wall, '#05060c', 0.5), { opacity: 0.7 }));
    d.add(
      path(
        polygon([
          [middle - half, top],
          [middle - half + 260, top],
          [middle - half + 20, ground],
          [middle - half, ground],
        ]),
        '#ffffff',
        { opacity: 0.14 },
      ),
      rect(middle - half - 90, top - 30, half * 2 + 180, 34, lift(mix(wall, '#05060c', 0.25), 0.06)),
      rect(middle - half - 90, top + 2, half * 2 + 180, 5, neon),
      rect(middle - 500, top - 40, 1000, 10, '#14101a'),
    );
    for (let leg = -480; leg <= 480; leg += 120) d.add(rect(middle + leg, top - 60, 5, 40, '#14101a'));
    return {
      name: { x: middle - 560, y: 180, w: 1120, h: 126 },
      chain: { x: middle + stair * 440 - 100, y: 600, w: 200, h: 90 },
    };
  },
};
