import { mix, lchOf, tone } from '../../colour.ts';
import { num } from '../../drawing.ts';
import type { Layout, Paint } from '../../scene.ts';
import { flock } from '../../scenery/sky.ts';
import { circle, path, stroke } from '../../shapes.ts';
import { letters, silhouette, sunk } from '../parts/inks.ts';
import { atFoot, atHead, leadOf, sideOf, stood } from '../placing.ts';

/** A huge sun over bare dunes, the subject small on a crest. */
export function duneSun({ d, w, wide, cx, s, r, subjects }: Paint): Layout {
  const wish = r.pick([s.light, s.paper, s.accent, s.mid]);
  const sky = lchOf(wish).l < 0.5 ? tone(wish, 0.6) : wish;
  const disc = sky === s.accent ? s.light : r.pick([s.accent, mix(s.accent, s.light, 0.35)]);
  const dusk = sunk(r.pick([s.deep, s.accent]), 0.32);
  const side = sideOf(r, wide);
  const head = r.chance(0.45);
  const radius = wide ? 340 : r.between(200, 270);
  const x = wide ? cx : 360 + side * r.between(-40, 120);
  const y = wide ? 480 : head ? 560 : 400;
  const crest = y + radius * r.between(0.35, 0.6);
  const bands = r.chance(0.4) ? 7 : 0;
  d.add(
    d.flood(
      d.vertical(0, crest + 80, [
        [0, sky],
        [1, mix(sky, s.paper, 0.55)],
      ]),
    ),
    circle(x, y, radius, disc),
  );
  for (let band = 0; band < bands; band += 1)
    d.add(
      stroke(
        `M${num(x - radius * 1.1)} ${num(y - radius * 0.1 + band * radius * 0.13)}h${num(radius * 2.2)}`,
        mix(sky, s.paper, 0.3),
        2 + band * 2.6,
      ),
    );
  d.add(
    flock(
      r,
      { x: x - radius, y: y - radius * 0.7, w: radius * 2, h: radius * 0.6 },
      r.whole(0, 7),
      mix(s.ink, disc, 0.2),
      22,
    ),
  );
  const top = wide ? cx + side * 20 : 360 - side * r.between(40, 130);
  const ridge = (from: number, peak: number, at: number, fall: number): string =>
    `M-20 ${num(from)}C${num(at * 0.5)} ${num(from - 10)} ${num(at - 130)} ${num(peak + 6)} ${num(at)} ${num(peak)}C${num(at + 170)} ${num(peak - 6)} ${num(at + (w - at) * 0.6)} ${num(fall + 20)} ${w + 20} ${num(fall)}V1100H-20Z`;
  const shadow = `M${num(top)} ${num(crest)}C${num(top + side * 40)} ${num(crest + 120)} ${num(top - side * 120)} ${num(crest + 220)} ${num(top + side * 60)} 1100H${side > 0 ? w + 20 : -20}V${num(crest + (side > 0 ? 150 : 190))}Z`;
  const sand = mix(dusk, disc, 0.42);
  d.add(
    path(ridge(crest - 20, crest - 60, side > 0 ? w * 0.2 : w * 0.8, crest + 40), mix(sand, sky, 0.42)),
    path(ridge(crest + 150, crest, top, crest + 150), sand),
    path(shadow, mix(dusk, sand, 0.25)),
    stood(
      leadOf(subjects),
      [top, crest + 8],
      wide ? [260, 360] : [190, 280],
      silhouette(s.ink, mix(disc, s.ink, 0.2)),
      side > 0,
    ),
    path(ridge(crest + 330, crest + 300, side > 0 ? w * 0.8 : w * 0.2, crest + 250), dusk),
  );
  return head
    ? { ...atHead('left', 190), ...letters(s, sky, dusk, s.ink) }
    : { ...atFoot('left', 130), ...letters(s, dusk, dusk, sky) };
}
