import { mix } from '../../colour.ts';
import type { Layout, Paint } from '../../scene.ts';
import { motes } from '../../scenery/interior.ts';
import { beam, lightPool } from '../../scenery/stage.ts';
import { circle, path, polygon, rect } from '../../shapes.ts';
import { hatching } from '../../texture.ts';
import { letters, silhouette, sunk } from '../parts/inks.ts';
import { atFoot, atHead, leadOf, sideOf, stood } from '../placing.ts';

/** Somebody or something caught by a slanting beam that blinds cut into bars. */
export function blinds({ d, w, wide, cx, s, r, subjects }: Paint): Layout {
  const side = sideOf(r, wide);
  const low = r.chance(0.4);
  const dark = r.pick([s.ink, sunk(s.deep, 0.2)]);
  const floor = wide ? 900 : low ? 730 : 888;
  const x = cx - side * r.between(20, 90);
  const glow = r.pick([s.accent, s.light, mix(s.accent, s.light, 0.5)]);
  d.add(
    d.flood(dark),
    beam(d, [x + side * r.between(260, 430), -60], [x, floor + 10], r.between(270, 400), glow, 0.95),
    hatching(d, dark, r.between(36, 58), r.between(12, 20), -side * r.between(8, 22), 0.85),
    circle(x, floor - 190, wide ? 330 : 280, d.soft(glow), { opacity: 0.85 }),
    lightPool(d, [x, floor - 14], 270, s.light, 0.8),
    path(
      polygon([
        [x - 60, floor],
        [x + 50, floor],
        [x - side * 200 + 40, 1090],
        [x - side * 200 - 340, 1090],
      ]),
      '#000000',
      { opacity: 0.6 },
    ),
    stood(leadOf(subjects), [x, floor], wide ? [470, 640] : [430, 540], silhouette(s.ink, glow), side < 0),
    low
      ? ''
      : rect(
          0,
          0,
          w,
          420,
          d.vertical(0, 420, [
            [0, dark, 0.75],
            [0.65, dark, 0.6],
            [1, dark, 0],
          ]),
        ),
    motes(r, { x: 0, y: 0, w, h: 900 }, 60, s.paper),
  );
  return low
    ? { ...atFoot('left', 150), ...letters(s, dark, dark, s.paper) }
    : {
        ...atHead(side > 0 ? 'left' : 'right', 260),
        ...letters(s, dark, dark, s.paper),
        style: { fill: 'block', leading: 0.1 },
      };
}
