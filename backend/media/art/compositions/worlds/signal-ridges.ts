import { lchOf, mix, tone } from '../../colour.ts';
import { num } from '../../drawing.ts';
import type { Layout, Paint } from '../../scene.ts';
import { circle, path } from '../../shapes.ts';
import { cast, letters, off, silhouette, sunk } from '../parts/inks.ts';
import { atFoot, atHead, leadOf, stood } from '../placing.ts';

/** Line behind line of a signal that rises into hills; the subject walks on one of them. */
export function signalRidges({ d, w, wide, cx, s, r, subjects }: Paint): Layout {
  const dark = r.chance(0.65);
  const wish = r.pick([s.light, s.paper, s.mid]);
  const field = dark ? r.pick([s.ink, sunk(s.deep, 0.24)]) : lchOf(wish).l < 0.66 ? tone(wish, 0.76) : wish;
  const line = off(r.pick(dark ? [s.light, s.accent, s.paper] : [s.deep, s.ink]), field, 4);
  const low = r.chance(0.4);
  const top = wide ? 540 : low ? 640 : 430;
  const count = 18;
  const pitch = wide ? 28 : 22;
  const peaks = Array.from({ length: 5 }, () => ({
    x: cx + r.between(-230, 230) * (wide ? 1.6 : 1),
    wide: r.between(46, 130),
    high: r.between(40, 150),
  }));
  d.add(d.flood(field));
  const sunY = top - (wide ? 70 : 90);
  const disc = off(s.accent, field, 2);
  d.add(circle(cx + r.between(-90, 90), sunY, wide ? 220 : r.between(120, 165), disc));
  const at = r.whole(2, 4);
  for (let row = 0; row < count; row += 1) {
    const y = top + row * pitch;
    const heights: string[] = [];
    let here = 0;
    for (let x = 0; x <= w; x += 9) {
      const calm = Math.exp(-(((x - cx) / (wide ? 430 : 250)) ** 4));
      let rise = r.between(0, 5);
      for (const peak of peaks)
        rise +=
          peak.high *
          Math.exp(-(((x - peak.x + row * 5) / peak.wide) ** 2)) *
          r.between(0.72, 1) *
          (0.35 + (0.65 * row) / count);
      heights.push(`L${num(x)} ${num(y - rise * calm)}`);
      if (Math.abs(x - cx) < 5) here = y - rise * calm;
    }
    if (row === at)
      d.add(
        stood(
          leadOf(subjects),
          [cx, Math.min(here, y) + 18],
          wide ? [380, 520] : [low ? 250 : 300, 400],
          r.chance(0.5) ? silhouette(dark ? s.ink : s.deep, disc) : cast(s, disc),
          r.chance(0.5),
        ),
      );
    const data = `M-10 ${num(y)}${heights.join('')}L${w + 10} ${num(y)}`;
    d.add(
      path(`${data}V1100H-10Z`, mix(field, dark ? s.ink : s.paper, (row / count) * 0.3)),
      path(data, 'none', { stroke: line, 'stroke-width': row % 5 === 0 ? 3 : 1.8 }),
    );
  }
  const foot = mix(field, dark ? s.ink : s.paper, 0.3);
  const edge = low ? 960 : 730;
  d.add(
    path(
      `M0 ${edge}H${w}V1080H0Z`,
      d.vertical(edge, edge + 60, [
        [0, foot, 0],
        [1, foot],
      ]),
    ),
  );
  return {
    ...(low ? atHead('left', 190) : atFoot('left', 140)),
    ...letters(s, low ? field : foot, foot, line),
  };
}
