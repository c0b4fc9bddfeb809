import { mix } from '../../colour.ts';
import { fitted, put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { houses, streetLamp } from '../../scenery/city.ts';
import { rain } from '../../scenery/sky.ts';
import { path, polygon, rect } from '../../shapes.ts';
import { hatFigure } from '../../subjects/people/hat-figure.ts';
import { dots } from '../../texture.ts';

/** A street at night in the rain, someone under a lamp. */
export function rainStreet({ d, w, cx, s, r, subjects }: Paint): Layout {
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
  for (const [index, manner] of (['towers', 'mansards', 'mansards'] as const).entries()) {
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
    streetLamp(d, cx + 130, 930, 470, s.ink, s.light, -1),
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
    put(subjects[0] ?? hatFigure, cx - 6, 936, fitted(subjects[0] ?? hatFigure, 236, 380), {
      body: '#07070a',
      lit: s.light,
      glow: s.light,
      accent: s.accent,
    }),
    rain(r, d, 260, s.paper),
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
