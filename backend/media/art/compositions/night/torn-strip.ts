import { cast, letters, sunk } from '../parts/inks.ts';
import { atFoot, atHead, centred, leadOf } from '../placing.ts';
import { lchOf, mix, tone } from '../../colour.ts';
import type { Point } from '../../drawing.ts';
import type { Random } from '../../random.ts';
import type { Layout, Paint } from '../../scene.ts';
import { circle, group, path, polygon } from '../../shapes.ts';

/** A strip torn out of the sheet, and the subject behind it, larger than the gap. */
export function tornStrip({ d, w, wide, cx, s, r, subjects }: Paint): Layout {
  const dark = r.chance(0.6);
  const wish = r.pick([s.accent, s.light]);
  const field = dark
    ? r.pick([s.ink, sunk(s.deep, 0.26), sunk(s.accent, 0.36)])
    : lchOf(wish).l < 0.62
      ? tone(wish, 0.7)
      : wish;
  const below = dark ? r.pick([s.light, s.paper]) : r.pick([s.ink, sunk(s.deep, 0.24)]);
  const low = r.chance(0.5);
  const slope = r.between(-0.22, 0.22);
  const y = wide ? 540 : low ? 620 : 420;
  const half = wide ? 330 : r.between(190, 250);
  const upper = torn(r, w, y - half, slope, cx);
  const lower = torn(r, w, y + half, slope, cx);
  const gap = polygon([...upper, ...lower.toReversed()]);
  const curl = polygon([
    ...upper.map(([x, at]): Point => [x, at - r.between(8, 22)]),
    ...lower.toReversed().map(([x, at]): Point => [x, at + r.between(8, 22)]),
  ]);
  const room: [number, number] = wide ? [900, 1000] : [half * 2.7, 640];
  d.add(
    d.flood(field),
    path(curl, mix(s.paper, field, 0.12)),
    group(
      { 'clip-path': d.clip(path(gap, '#fff')) },
      path(gap, below),
      circle(cx, y, half * 1.15, mix(below, s.accent, 0.5)),
      centred(
        leadOf(subjects),
        [cx, y + half * 0.1],
        room,
        cast(s, mix(below, s.accent, 0.35)),
        r.chance(0.5),
        r.between(-6, 6),
      ),
      path(polygon([...upper, ...upper.toReversed().map(([x, at]): Point => [x, at + 26])]), s.ink, {
        opacity: 0.28,
      }),
    ),
  );
  return {
    ...(low ? atHead('left', 190) : atFoot('left', 170)),
    ...letters(s, field, field, dark ? s.paper : s.ink),
  };
}

function torn(r: Random, w: number, y: number, slope: number, cx: number): Point[] {
  const points: Point[] = [];
  for (let x = -30; x <= w + 60; x += r.between(9, 34))
    points.push([x, y + (x - cx) * slope + r.between(-9, 9) + Math.sin(x / 90) * 8]);
  return points;
}
