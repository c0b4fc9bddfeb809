import { letters, sunk, cast } from '../parts/inks.ts';
import { atFoot, atHead, leadOf, stood } from '../placing.ts';
import { mix } from '../../colour.ts';
import { num } from '../../drawing.ts';
import type { Layout, Paint } from '../../scene.ts';
import { circle, ellipse, path } from '../../shapes.ts';

/** The subject alone in a pool of light, and eyes in all the dark around it. */
export function watchers({ d, w, wide, cx, s, r, subjects }: Paint): Layout {
  const dark = mix(r.pick([s.ink, sunk(s.deep, 0.18)]), '#000000', 0.25);
  const low = r.chance(0.5);
  const y = wide ? 760 : low ? 850 : 690;
  const light = r.pick([s.light, mix(s.accent, s.light, 0.4)]);
  const iris = r.pick([s.accent, s.light, s.paper]);
  const reach = wide ? 430 : 290;
  d.add(d.flood(dark));
  const placed: (readonly [number, number, number])[] = [];
  for (let tries = 0; tries < (wide ? 170 : 130); tries += 1) {
    const size = r.between(15, 44) * (r.chance(0.1) ? 1.8 : 1);
    const x = wide ? r.between(700, w - 60) : r.between(30, w - 30);
    const at = wide ? r.between(40, 1000) : low ? r.between(350, 950) : r.between(40, 740);
    if (Math.hypot(x - cx, (at - y + 170) * 0.9) < reach * 0.92 + size) continue;
    if (placed.some(([px, py, ps]) => Math.hypot(px - x, (py - at) * 1.5) < (ps + size) * 2.5)) continue;
    placed.push([x, at, size]);
    const tilt = r.between(0.1, 0.5);
    const colour = mix(iris, dark, r.between(0, 0.55));
    for (const eye of [-1, 1]) {
      const ex = x + eye * size * 1.15;
      d.add(
        path(
          `M${num(ex - eye * size * 0.85)} ${num(at + size * tilt * 0.7)}Q${num(ex)} ${num(at - size * 0.8)} ${num(ex + eye * size * 0.85)} ${num(at - size * tilt)}Q${num(ex + eye * size * 0.2)} ${num(at + size * 0.9)} ${num(ex - eye * size * 0.85)} ${num(at + size * tilt * 0.7)}Z`,
          colour,
        ),
        ellipse(ex, at, size * 0.14, size * 0.42, dark),
      );
    }
  }
  d.add(
    circle(cx, y - reach * 0.5, reach * 1.25, d.soft(light), { opacity: 0.7 }),
    ellipse(cx, y + 6, reach * 0.82, reach * 0.16, light, { opacity: 0.85 }),
    stood(
      leadOf(subjects),
      [cx, y + 10],
      wide ? [400, 520] : [290, 380],
      cast(s, mix(light, dark, 0.25)),
      r.chance(0.5),
    ),
  );
  return { ...(low ? atHead('centre', 170) : atFoot('centre', 140)), ...letters(s, dark, dark, light) };
}
