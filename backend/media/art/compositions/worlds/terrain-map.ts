import { lchOf, mix, tone } from '../../colour.ts';
import { num } from '../../drawing.ts';
import type { Layout, Paint } from '../../scene.ts';
import { contours } from '../../scenery/land.ts';
import { circle, path, polygon, rect, stroke } from '../../shapes.ts';
import { cast, letters, off } from '../parts/inks.ts';
import { atFoot, atHead, centred, leadOf, secondOf, sideOf } from '../placing.ts';

/** A map: land in contour lines, a dotted way over it, the subject where it begins or ends. */
export function terrainMap({ d, w, wide, cx, s, r, subjects }: Paint): Layout {
  const wish = r.pick([s.light, s.paper, s.mid]);
  const sea = lchOf(wish).l < 0.6 ? tone(wish, 0.72) : wish;
  const land = r.pick([mix(sea, s.accent, 0.55), mix(sea, s.paper, 0.7), mix(sea, s.deep, 0.22)]);
  const line = off(mix(s.deep, s.accent, 0.25), land, 2.6);
  const low = r.chance(0.5);
  const side = sideOf(r, wide);
  const y = wide ? 540 : low ? 640 : 400;
  const reach = wide ? 640 : 420;
  const rings = contours(r, [cx, y], reach, 13);
  d.add(d.flood(sea));
  for (let at = 60; at < w; at += 120) d.add(stroke(`M${at} 0V1080`, line, 1, { opacity: 0.22 }));
  for (let at = 60; at < 1080; at += 120) d.add(stroke(`M0 ${at}H${w}`, line, 1, { opacity: 0.22 }));
  for (const grow of [34, 18])
    d.add(
      path(rings[0] ?? '', sea, {
        stroke: mix(sea, line, 0.2),
        'stroke-width': grow,
        'stroke-linejoin': 'round',
      }),
    );
  for (const [ring, data] of rings.entries())
    d.add(
      path(data, ring % 2 === 0 ? mix(land, s.paper, ring * 0.03) : 'none', {
        stroke: line,
        'stroke-width': ring % 4 === 0 ? 3 : 1.3,
      }),
    );
  const from = [cx - side * reach * 0.56, y + reach * 0.42] as const;
  const to = [cx + side * reach * 0.26, y - reach * 0.1] as const;
  const red = off(s.accent, land, 2.2);
  d.add(
    stroke(
      `M${num(from[0])} ${num(from[1])}C${num(from[0] + side * 130)} ${num(from[1] - 170)} ${num(to[0] - side * 260)} ${num(to[1] + 110)} ${num(to[0])} ${num(to[1])}`,
      red,
      9,
      { 'stroke-dasharray': '4 24' },
    ),
    centred(
      leadOf(subjects),
      [to[0], to[1] - (wide ? 130 : 86)],
      wide ? [440, 480] : [310, 330],
      cast(s, land),
      side < 0,
    ),
  );
  const second = secondOf(subjects);
  d.add(
    second === undefined
      ? stroke(`M${num(from[0] - 20)} ${num(from[1] - 20)}l40 40m0 -40l-40 40`, red, 13)
      : centred(second, from, wide ? [210, 240] : [140, 160], cast(s, land), side > 0),
    rose(
      wide ? w - 190 : 360 + (low ? side : -side) * 240,
      wide ? 880 : low ? 890 : 130,
      wide ? 80 : 58,
      line,
      sea,
    ),
  );
  const panel = mix(sea, s.paper, 0.55);
  if (!wide)
    d.add(
      rect(0, low ? 0 : 770, w, low ? 285 : 310, panel),
      stroke(`M0 ${low ? 285 : 770}H${w}`, line, 4),
      stroke(`M0 ${low ? 276 : 779}H${w}`, line, 1.5),
    );
  if (low && !wide) d.add(rect(0, 986, w, 94, panel), stroke(`M0 986H${w}`, line, 2));
  return {
    ...(low ? atHead('centre', 140) : atFoot('centre', 140)),
    ...letters(s, panel, panel, s.deep),
  };
}

function rose(x: number, y: number, radius: number, line: string, ground: string): string {
  const arm = (turn: number, length: number): string =>
    path(
      polygon([
        [x + Math.cos(turn) * length, y + Math.sin(turn) * length],
        [x + Math.cos(turn + 0.8) * length * 0.2, y + Math.sin(turn + 0.8) * length * 0.2],
        [x, y],
        [x + Math.cos(turn - 0.8) * length * 0.2, y + Math.sin(turn - 0.8) * length * 0.2],
      ]),
      line,
    );
  return (
    circle(x, y, radius, ground, { opacity: 0.8, stroke: line, 'stroke-width': 2 }) +
    Array.from({ length: 8 }, (_, index) =>
      arm((index * Math.PI) / 4 - Math.PI / 2, radius * (index % 2 === 0 ? 1.15 : 0.6)),
    ).join('')
  );
}
