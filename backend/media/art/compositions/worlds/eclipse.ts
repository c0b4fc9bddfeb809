import { mix } from '../../colour.ts';
import { num } from '../../drawing.ts';
import type { Layout, Paint } from '../../scene.ts';
import { down, jagged, rolling } from '../../scenery/land.ts';
import { rays, stars } from '../../scenery/sky.ts';
import { circle, path, stroke } from '../../shapes.ts';
import { letters, silhouette, sunk, cast } from '../parts/inks.ts';
import { atFoot, atHead, centred, leadOf, stood } from '../placing.ts';

/** A black sun with its corona; the subject within the disc or on the ground beneath it. */
export function eclipse({ d, w, wide, cx, s, r, subjects }: Paint): Layout {
  const sky = r.pick([sunk(s.accent, 0.34), sunk(s.deep, 0.26), sunk(s.mid, 0.36)]);
  const glow = r.pick([s.light, s.paper, mix(s.accent, s.paper, 0.4)]);
  const inside = r.chance(0.5);
  const low = r.chance(0.5);
  const radius = wide ? (inside ? 300 : 250) : inside ? r.between(215, 245) : r.between(150, 190);
  const y = wide ? (inside ? 540 : 340) : inside ? (low ? 650 : 410) : low ? 500 : 290;
  const black = mix(s.ink, '#000000', 0.4);
  d.add(
    d.flood(
      d.radial([cx, y], wide ? 1200 : 860, [
        [0, mix(sky, glow, 0.5)],
        [0.3, sky],
        [1, mix(sky, s.ink, 0.75)],
      ]),
    ),
    stars(r, { x: 0, y: 0, w, h: 900 }, 100, s.paper),
  );
  const fine = r.chance(0.5);
  d.add(
    fine
      ? rays(
          [cx, y],
          radius * 1.9,
          r.whole(50, 80),
          d.radial([cx, y], radius * 1.9, [
            [0.5, glow, 0.85],
            [1, glow, 0],
          ]),
          r.between(0, 1),
          0.4,
        )
      : [1.75, 1.45, 1.22].map((grow) => circle(cx, y, radius * grow, glow, { opacity: 0.16 })).join(''),
    circle(cx, y, radius * 1.06, glow),
    circle(cx, y, radius, black),
    circle(cx + radius * 0.74, y - radius * 0.74, radius * 0.2, d.soft(s.paper)),
  );
  const lead = leadOf(subjects);
  const dusk = mix(black, sky, 0.2);
  if (inside) {
    d.add(centred(lead, [cx, y], [radius * 1.4, radius * 1.46], cast(s, black), r.chance(0.5)));
    for (let ring = 1; ring <= 3; ring += 1)
      d.add(
        stroke(
          `M${num(cx - radius - 30 - ring * 34)} ${num(y)}a${num(radius + 30 + ring * 34)} ${num(radius + 30 + ring * 34)} 0 0 ${low ? 1 : 0} ${num((radius + 30 + ring * 34) * 2)} 0`,
          glow,
          1.6,
          { opacity: 0.6 - ring * 0.13 },
        ),
      );
  } else {
    const floor = wide ? 830 : low ? 850 : 735;
    const rough = r.chance(0.5);
    const far = rough
      ? jagged(r.fork('far'), w, floor - 70, 70)
      : rolling(r.fork('far'), w, floor - 60, 50, 2);
    d.add(
      path(down(far, 1090), mix(sky, glow, 0.14)),
      path(down(rolling(r.fork('near'), w, floor, 18, 1.5), 1090), dusk),
      stood(
        lead,
        [cx, floor + 14],
        [floor - y - radius * 1.1, wide ? 520 : 400],
        silhouette(black, glow),
        r.chance(0.5),
      ),
      path(down(rolling(r.fork('front'), w, 1000, 8, 1.5), 1090), black),
    );
  }
  const dim = mix(sky, s.ink, 0.7);
  return {
    ...(low ? atHead('centre', 190) : atFoot('centre', 140)),
    ...letters(s, low || inside ? dim : dusk, inside ? dim : black, glow),
  };
}
