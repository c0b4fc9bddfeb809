import { mix } from '../../colour.ts';
import type { Layout, Paint } from '../../scene.ts';
import { houses, streetLamp } from '../../scenery/city.ts';
import { rain } from '../../scenery/sky.ts';
import { circle, path, polygon, rect } from '../../shapes.ts';
import { dots } from '../../texture.ts';
import { silhouette } from '../parts/inks.ts';
import { leadOf, sideOf, stood } from '../placing.ts';

/** A street at night in the rain, someone under a lamp. */
export function rainStreet({ d, w, wide, cx, s, r, subjects }: Paint): Layout {
  const side = sideOf(r, wide);
  const manners = r.pick([
    ['towers', 'mansards', 'mansards'],
    ['towers', 'towers', 'gables'],
    ['gables', 'gables', 'gables'],
    ['medina', 'towers', 'medina'],
  ] as const);
  d.add(
    d.flood(
      d.vertical(0, 1080, [
        [0, s.ink],
        [0.55, s.deep],
        [0.75, mix(s.deep, s.mid, 0.6)],
        [1, s.ink],
      ]),
    ),
  );
  for (const [index, manner] of manners.entries()) {
    const row = houses(
      r.fork(`row${index}`),
      w,
      {
        ground: 830 + index * 20,
        low: 380 - index * 90,
        high: 620 - index * 150,
        narrow: 60 + index * 20,
        wide: 120 + index * 40,
        manner,
      },
      0.14 + index * 0.05,
    );
    d.add(
      path(row.body, mix(mix(s.deep, s.mid, 0.45), s.ink, 0.3 + index * 0.32)),
      path(row.windows, s.light, { opacity: 0.5 + index * 0.2 }),
    );
  }
  d.add(
    rect(
      0,
      862,
      w,
      230,
      d.vertical(862, 1080, [
        [0, mix(s.ink, s.mid, 0.35)],
        [1, s.ink],
      ]),
    ),
    streetLamp(
      d,
      cx + side * r.between(110, 190),
      930,
      r.between(430, 560),
      s.ink,
      s.light,
      side > 0 ? -1 : 1,
    ),
    path(
      polygon([
        [cx - 40, 930],
        [cx + 20, 930],
        [cx - 60, 1080],
        [cx - 220, 1080],
      ]),
      '#000000',
      { opacity: 0.5 },
    ),
    circle(cx, 820, 240, d.soft(s.light), { opacity: 0.6 }),
    stood(
      leadOf(subjects),
      [cx - side * r.between(0, 60), 936],
      wide ? [300, 420] : [270, 360],
      silhouette('#07070a', s.light),
      side < 0,
    ),
    rain(r, d, 260, s.paper, side * r.between(0.1, 0.4)),
  );
  d.add(d.flood(dots(d, s.ink, 7, 0.16), 0.22));
  return {
    box: { x: 48, y: 76, w: 624, h: 240 },
    align: 'left',
    valign: 'top',
    fill: s.paper,
    tagline: 'under',
    small: s.light,
  };
}
