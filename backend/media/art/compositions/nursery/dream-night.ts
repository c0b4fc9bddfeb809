import type { Point } from '../../drawing.ts';
import { fitted, put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { houses } from '../../scenery/city.ts';
import { moon, stars } from '../../scenery/sky.ts';
import { path } from '../../shapes.ts';
import { owl } from '../../subjects/animals/owl.ts';

/** A starry night over a small town, the subject floating through it. */
export function dreamNight({ d, w, cx, s, r, subjects }: Paint): Layout {
  const spot: Point = [cx + 40, 470];
  d.add(
    d.flood(
      d.vertical(0, 1080, [
        [0, s.ink],
        [0.6, s.deep],
        [1, s.mid],
      ]),
    ),
    stars(r, { x: 0, y: 0, w, h: 800 }, 160, s.paper),
    moon(d, r, spot, 210, s.light, s.mid),
    put(subjects[0] ?? owl, cx - 10, 640, fitted(subjects[0] ?? owl, 320, 440), {
      body: s.accent,
      lit: s.paper,
      glow: s.light,
      accent: s.deep,
    }),
  );
  const row = houses(
    r,
    w,
    { ground: 1080, low: 140, high: 260, narrow: 60, wide: 110, manner: 'gables' },
    0.5,
  );
  d.add(path(row.body, s.ink), path(row.windows, s.light, { opacity: 0.85 }));
  return {
    box: { x: 48, y: 60, w: 624, h: 190 },
    align: 'centre',
    valign: 'middle',
    fill: s.paper,
    tagline: 'none',
    credits: s.light,
  };
}
