import { letters, silhouette, sunk } from '../parts/inks.ts';
import { atFoot, atHead, centred, leadOf } from '../placing.ts';
import { lchOf, tone } from '../../colour.ts';
import type { Point } from '../../drawing.ts';
import type { Layout, Paint } from '../../scene.ts';
import { group, path, polygon } from '../../shapes.ts';

/** The sheet cut in two, the subject dark on the light half and light on the dark one. */
export function counterchange({ d, w, wide, cx, s, r, subjects }: Paint): Layout {
  const lead = leadOf(subjects);
  const across = lead.width > lead.height * 1.3 || r.chance(0.5);
  const low = across && r.chance(0.5);
  const dark = r.pick([s.ink, sunk(s.deep, 0.28)]);
  const wish = r.pick([s.accent, s.light, s.paper]);
  const bright = lchOf(wish).l < 0.6 ? tone(wish, 0.66) : wish;
  const y = wide ? 560 : low ? 620 : 440;
  const slant = r.between(-0.55, 0.55);
  const jag = r.pick([0, 0, 46, 90]);
  const edge: Point[] = [];
  const steps = jag === 0 ? 1 : 9;
  for (let step = 0; step <= steps; step += 1) {
    const part = step / steps;
    const out =
      jag === 0 || step === 0 || step === steps ? 0 : (step % 2 === 0 ? jag : -jag) * r.between(0.4, 1);
    edge.push(
      across
        ? [part * w, y + (part - 0.5) * slant * Math.min(w, 900) + out]
        : [cx + (0.5 - part) * slant * 700 + out, -20 + part * 1120],
    );
  }
  const half = across
    ? polygon([...edge, [w, 1100], [0, 1100]])
    : polygon([...edge, [w + 20, 1100], [w + 20, -20]]);
  const at: Point = [cx, y];
  const room: Point = wide ? [820, 900] : across ? [600, 580] : [560, 540];
  const flip = r.chance(0.5);
  const turned = r.pick([0, 0, -6, 6]);
  // The title stands on the dark half of a level cut, and on a slab of its own where the cut is upright.
  const first = low ? dark : bright;
  const second = low ? bright : dark;
  d.add(
    d.flood(first),
    centred(lead, at, room, silhouette(second, first), flip, turned),
    group(
      { 'clip-path': d.clip(path(half, '#fff')) },
      path(half, second),
      centred(lead, at, room, silhouette(first, second), flip, turned),
    ),
  );
  if (!across && !wide)
    d.add(
      path(
        polygon([
          [0, 770],
          [w, 740],
          [w, 1080],
          [0, 1080],
        ]),
        dark,
      ),
    );
  return {
    ...(low ? atHead('left', 150) : atFoot('left', across ? 150 : 170)),
    ...letters(s, dark, low ? bright : dark, bright),
  };
}
