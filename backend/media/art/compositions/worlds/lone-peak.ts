import { lchOf, mix, tone } from '../../colour.ts';
import type { Point } from '../../drawing.ts';
import type { Layout, Paint } from '../../scene.ts';
import { conifers, down, rolling } from '../../scenery/land.ts';
import { barClouds, stars } from '../../scenery/sky.ts';
import { circle, path, polygon, rect } from '../../shapes.ts';
import { letters, silhouette, sunk } from '../parts/inks.ts';
import { atHead, leadOf, sideOf, stood } from '../placing.ts';

/** One great mountain in facets, as on a travel poster, and the subject at its foot. */
export function lonePeak({ d, w, wide, cx, s, r, subjects }: Paint): Layout {
  const night = r.chance(0.4);
  const wish = r.pick([s.light, s.accent, s.paper]);
  const sky = night ? sunk(r.pick([s.deep, s.ink]), 0.3) : lchOf(wish).l < 0.6 ? tone(wish, 0.68) : wish;
  const side = sideOf(r, wide);
  const peak: Point = [wide ? cx : 360 + r.between(-110, 110), wide ? 170 : r.between(300, 350)];
  const foot = wide ? 800 : 790;
  const lit = night ? mix(s.light, s.mid, 0.35) : s.paper;
  const shade = mix(s.deep, s.mid, night ? 0.35 : 0.2);
  const reach = wide ? 720 : r.between(430, 520);
  d.add(
    d.flood(
      d.vertical(0, foot, [
        [0, sky],
        [1, mix(sky, night ? s.accent : s.paper, 0.5)],
      ]),
    ),
  );
  d.add(
    night
      ? stars(r, { x: 0, y: 0, w, h: 600 }, 120, s.paper)
      : circle(
          peak[0] + side * r.between(120, 210),
          peak[1] + r.between(80, 170),
          wide ? 150 : 104,
          mix(s.accent, s.paper, sky === s.accent ? 0.6 : 0),
        ),
    barClouds(r, { x: 0, y: peak[1] + 60, w, h: 220 }, 4, mix(sky, s.paper, 0.7), 0.6),
  );
  const spine: Point[] = [peak];
  let at = peak[0];
  for (let step = 1; step <= 7; step += 1) {
    at += (step % 2 === 0 ? -1 : 1) * side * r.between(14, 60);
    spine.push([at, peak[1] + ((foot + 60 - peak[1]) * step) / 7]);
  }
  const flank = (to: number, wobble: number): Point[] =>
    Array.from({ length: 9 }, (_, index): Point => {
      const part = index / 8;
      return [
        peak[0] + (to - peak[0]) * part ** 1.15,
        peak[1] +
          (foot + 60 - peak[1]) * part +
          (index === 0 || index === 8 ? 0 : r.between(-wobble, wobble)),
      ];
    });
  const left = flank(peak[0] - reach, 20);
  const right = flank(peak[0] + reach, 20);
  const bright = side > 0 ? right : left;
  const dull = side > 0 ? left : right;
  d.add(
    path(polygon([...dull, ...spine.toReversed()]), shade),
    path(polygon([...bright, ...spine.toReversed()]), mix(s.mid, lit, 0.35)),
  );
  // Snow lies on the lit side down to a ragged line, and a little over the edge of the other.
  const snow: Point[] = [peak, ...bright.slice(1, 4)];
  const last = snow.at(-1) ?? peak;
  const hem = spine[3] ?? peak;
  for (let step = 1; step <= 6; step += 1)
    snow.push([
      last[0] + ((hem[0] - last[0]) * step) / 7,
      last[1] + ((hem[1] - last[1]) * step) / 7 + (step % 2 === 0 ? -34 : 44),
    ]);
  d.add(
    path(polygon([...snow, hem, spine[2] ?? peak, spine[1] ?? peak]), lit),
    path(
      polygon([
        peak,
        ...dull.slice(1, 3),
        [(dull[2]?.[0] ?? 0) * 0.5 + (spine[2]?.[0] ?? 0) * 0.5, (dull[2]?.[1] ?? 0) - 30],
        spine[2] ?? peak,
        spine[1] ?? peak,
      ]),
      mix(shade, lit, 0.42),
    ),
  );
  for (let layer = 0; layer < 2; layer += 1) {
    const line = rolling(r.fork(`hill${layer}`), w, foot + layer * 90, 34, 1.6);
    const tint = mix(shade, s.ink, 0.35 + layer * 0.6);
    d.add(
      path(down(line, 1090), tint),
      path(
        conifers(r.fork(`trees${layer}`), line, -40, w + 40, layer === 0 ? 60 : 96, layer === 0 ? 1 : 0.5),
        tint,
      ),
    );
    if (layer === 0)
      d.add(
        stood(
          leadOf(subjects),
          [wide ? cx - 60 : 360 - side * 60, foot + 66],
          wide ? [280, 420] : [210, 330],
          silhouette(s.ink, lit),
          side < 0,
        ),
      );
  }
  d.add(rect(0, 940, w, 150, s.ink, { opacity: 0.55 }));
  return { ...atHead('centre', 190), ...letters(s, sky, s.ink, night ? s.light : s.deep) };
}
