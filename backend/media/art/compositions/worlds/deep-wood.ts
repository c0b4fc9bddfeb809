import { mix, tone } from '../../colour.ts';
import { num } from '../../drawing.ts';
import { fitted, put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { outline, path, rect, stroke } from '../../shapes.ts';
import { figure } from '../../subjects/people/figure.ts';

/** A deep wood with a light between the trunks: fairy tale or fear. */
export function deepWood({ d, w, cx, s, r, subjects }: Paint): Layout {
  d.add(
    d.flood(
      d.radial([cx, 640], 700, [
        [0, mix(s.light, s.accent, 0.4)],
        [0.35, s.mid],
        [1, s.ink],
      ]),
    ),
  );
  for (let layer = 0; layer < 3; layer += 1) {
    const tint = mix(mix(s.mid, s.light, 0.2), s.ink, 0.35 + layer * 0.32);
    for (let i = 0; i < w / (90 - layer * 10); i += 1) {
      const x = i * (96 + layer * 20) + r.between(-40, 40);
      if (Math.abs(x - cx) < 70 + layer * 60) continue;
      const half = 9 + layer * 14 + r.between(0, 8);
      d.add(
        path(
          outline([
            [x - half, -10, 1],
            [x - half * 0.8, 500],
            [x - half * 1.2, 840],
            [x - half * 2.4, 930 + layer * 40, 1],
            [x + half * 2.4, 930 + layer * 40, 1],
            [x + half * 1.2, 840],
            [x + half * 0.8, 500],
            [x + half, -10, 1],
          ]),
          tint,
        ),
        stroke(
          `M${num(x)} ${num(r.between(200, 500))}q${num(r.between(40, 90) * (r.chance(0.5) ? 1 : -1))} -40 ${num(r.between(60, 120) * (r.chance(0.5) ? 1 : -1))} -120`,
          tint,
          half * 0.4,
        ),
      );
    }
    d.add(rect(0, 880 + layer * 44, w, 220, tint));
    if (layer === 1)
      d.add(
        put(subjects[0] ?? figure, cx, 930, fitted(subjects[0] ?? figure, 200, 260), {
          body: s.ink,
          lit: s.light,
          glow: tone(s.light, 0.9),
          accent: s.accent,
        }),
      );
  }
  return {
    box: { x: 56, y: 80, w: 608, h: 240 },
    align: 'centre',
    valign: 'middle',
    fill: s.paper,
    tagline: 'under',
    credits: s.light,
  };
}
