import { lift, mix } from '../../colour.ts';
import type { Point } from '../../drawing.ts';
import { fitted, put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { down, jagged } from '../../scenery/land.ts';
import { stars } from '../../scenery/sky.ts';
import { circle, ellipse, group, path, stroke } from '../../shapes.ts';
import { astronaut } from '../../subjects/people/astronaut.ts';

/** A great planet with rings, the subject small before it: the space fallback. */
export function ringedPlanet({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  const centre: Point = [cx + 40, 500];
  d.add(
    d.flood(
      d.vertical(0, 1080, [
        [0, s.ink],
        [0.7, s.deep],
        [1, s.ink],
      ]),
    ),
    stars(r, { x: 0, y: 0, w, h: 1000 }, wide ? 380 : 200, s.paper),
  );
  const ring = (half: 'back' | 'front'): string =>
    group(
      { transform: `translate(${centre[0]} ${centre[1]}) rotate(-18)` },
      ...[330, 366, 396, 424].map((radius, i) =>
        stroke(
          half === 'back'
            ? `M${-radius} 0A${radius} ${radius * 0.26} 0 0 1 ${radius} 0`
            : `M${-radius} 0A${radius} ${radius * 0.26} 0 0 0 ${radius} 0`,
          i % 2 === 0 ? s.light : s.mid,
          16 - i * 3,
          { opacity: 0.8 },
        ),
      ),
    );
  const clip = d.clip(circle(centre[0], centre[1], 240, '#fff'));
  d.add(
    ring('back'),
    circle(
      centre[0],
      centre[1],
      240,
      d.linear(
        [centre[0] - 200, 300],
        [centre[0] + 220, 720],
        [
          [0, lift(s.accent, 0.14)],
          [0.5, s.accent],
          [1, s.ink],
        ],
      ),
    ),
    group(
      { 'clip-path': clip },
      ...Array.from({ length: 7 }, (_, i) =>
        ellipse(centre[0], 300 + i * 66, 300, r.between(10, 26), i % 2 === 0 ? s.mid : s.light, {
          opacity: 0.3,
          transform: `rotate(-14 ${centre[0]} ${centre[1]})`,
        }),
      ),
    ),
    ring('front'),
  );
  const line = jagged(r, w, 900, 60, 0.5);
  d.add(
    path(down(line, 1080), s.ink),
    put(subjects[0] ?? astronaut, cx - 150, 890, fitted(subjects[0] ?? astronaut, 170, 260), {
      body: mix(s.paper, s.deep, 0.25),
      lit: s.mid,
      glow: s.light,
      accent: s.accent,
    }),
  );
  return {
    box: { x: 56, y: 72, w: 608, h: 120 },
    align: 'centre',
    valign: 'middle',
    fill: s.paper,
    tagline: 'under',
    credits: s.paper,
  };
}
