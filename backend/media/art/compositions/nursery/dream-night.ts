import type { Point } from '../../drawing.ts';
import type { Layout, Paint } from '../../scene.ts';
import { houses } from '../../scenery/city.ts';
import { moon, stars } from '../../scenery/sky.ts';
import { path, rect } from '../../shapes.ts';
import { cast, off } from '../parts/inks.ts';
import { centred, leadOf, secondOf, sideOf } from '../placing.ts';

/** A starry night over a small town, the subject floating through it. */
export function dreamNight({ d, w, wide, cx, s, r, subjects }: Paint): Layout {
  const side = sideOf(r, wide);
  const spot: Point = [cx + side * r.between(0, 90), wide ? 470 : r.between(520, 580)];
  const lead = leadOf(subjects);
  const second = secondOf(subjects);
  const manner = r.pick(['gables', 'mansards', 'towers', 'medina'] as const);
  const crescent = r.chance(0.4);
  d.add(
    d.flood(
      d.vertical(0, 1080, [
        [0, s.ink],
        [0.6, s.deep],
        [1, s.mid],
      ]),
    ),
    stars(r, { x: 0, y: 0, w, h: 800 }, 160, s.paper),
    moon(d, r, spot, crescent ? 240 : 200, s.light, crescent ? s.deep : s.mid, crescent ? 0.42 : 1),
    centred(
      lead,
      crescent ? [spot[0] + 70, spot[1] - 40] : [spot[0] - side * 30, spot[1] + 10],
      wide ? [330, 440] : [310, 420],
      crescent
        ? cast(s, s.deep)
        : { body: off(s.accent, s.light, 2.6), lit: s.paper, glow: s.light, accent: s.deep },
      side < 0,
      r.between(-8, 8),
    ),
    second === undefined
      ? ''
      : centred(
          second,
          [spot[0] - side * (wide ? 420 : 220), spot[1] + 190],
          [150, 170],
          cast(s, s.deep),
          side > 0,
          r.between(-9, 9),
        ),
  );
  const row = houses(r, w, { ground: 1080, low: 140, high: 260, narrow: 60, wide: 110, manner }, 0.5);
  d.add(path(row.body, s.ink), path(row.windows, s.light, { opacity: 0.85 }));
  d.add(rect(0, 1000, w, 90, s.ink));
  return {
    box: { x: 48, y: 60, w: 624, h: 190 },
    align: 'centre',
    valign: 'middle',
    fill: s.paper,
    tagline: 'none',
    credits: s.light,
  };
}
