import { beside, letters, silhouette, sunk } from '../parts/inks.ts';
import { atFoot, atHead, leadOf, stood } from '../placing.ts';
import { mix } from '../../colour.ts';
import { num } from '../../drawing.ts';
import type { Layout, Paint } from '../../scene.ts';
import { circle, ellipse, group, path, polygon, stroke } from '../../shapes.ts';

/** Through a giant keyhole: the subject in a lit room. */
export function keyhole({ d, wide, cx, s, r, subjects }: Paint): Layout {
  const low = r.chance(0.5);
  const field = r.pick([s.ink, sunk(s.deep, 0.26), sunk(s.accent, 0.3)]);
  const radius = wide ? 250 : r.between(205, 240);
  const y = wide ? 380 : low ? 500 : 330;
  const bottom = wide ? 960 : low ? 960 : 740;
  const foot = radius * r.between(0.95, 1.2);
  const hole =
    `M${num(cx - foot)} ${num(bottom)}L${num(cx - radius * 0.42)} ${num(y + radius * 0.9075)}` +
    `A${num(radius)} ${num(radius)} 0 1 1 ${num(cx + radius * 0.42)} ${num(y + radius * 0.9075)}L${num(cx + foot)} ${num(bottom)}Z`;
  const floor = bottom - (bottom - y) * 0.22;
  const rim = r.pick([s.light, s.accent, s.paper]);
  d.add(d.flood(field));
  for (let ring = 5; ring >= 1; ring -= 1)
    d.add(stroke(hole, mix(field, beside(field, 0.09), 1 - ring / 7), ring * 34));
  d.add(
    group(
      { 'clip-path': d.clip(path(hole, '#fff')) },
      d.flood(
        d.vertical(y - radius, floor, [
          [0, mix(s.light, s.accent, 0.65)],
          [0.7, s.light],
          [1, s.paper],
        ]),
      ),
      circle(cx, y + radius * 0.1, radius * 0.66, s.paper, { opacity: 0.55 }),
      path(
        polygon([
          [cx - 600, floor],
          [cx + 600, floor],
          [cx + 600, bottom + 10],
          [cx - 600, bottom + 10],
        ]),
        mix(s.accent, s.ink, 0.35),
      ),
      ellipse(cx, floor + 14, radius * 0.5, 16, s.ink, { opacity: 0.45 }),
      stood(
        leadOf(subjects),
        [cx, floor + 16],
        [(floor - y) * 1.45, radius * 1.35],
        silhouette(s.ink, s.light),
        r.chance(0.5),
      ),
    ),
    stroke(hole, rim, 5),
  );
  return {
    ...(low ? atHead('centre', 150) : atFoot('centre', 180)),
    ...letters(s, field, field, rim),
  };
}
