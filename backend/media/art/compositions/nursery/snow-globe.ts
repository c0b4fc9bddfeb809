import { lchOf, mix, tone } from '../../colour.ts';
import { num } from '../../drawing.ts';
import type { Layout, Paint } from '../../scene.ts';
import { conifers, down, rolling } from '../../scenery/land.ts';
import { flakes } from '../../scenery/sky.ts';
import { circle, ellipse, group, path, rect, stroke } from '../../shapes.ts';
import { cast, letters, off, sunk } from '../parts/inks.ts';
import { atHead, leadOf, secondOf, stood } from '../placing.ts';

/** A small world under glass: a globe, a jar or a bell, with the subject in it. */
export function snowGlobe({ d, w, wide, cx, s, r, subjects }: Paint): Layout {
  const night = r.chance(0.5);
  const wish = r.pick([s.accent, s.light, s.mid]);
  const field = night ? sunk(r.pick([s.deep, s.ink]), 0.28) : lchOf(wish).l < 0.62 ? tone(wish, 0.72) : wish;
  const kind = r.pick(['globe', 'bell', 'jar']);
  const radius = wide ? 350 : 268;
  const y = wide ? 500 : 620;
  const base = y + radius * 0.86;
  const glass =
    kind === 'globe'
      ? `M${num(cx - radius * 0.52)} ${num(base)}A${radius} ${radius} 0 1 1 ${num(cx + radius * 0.52)} ${num(base)}Z`
      : kind === 'bell'
        ? `M${num(cx - radius * 0.82)} ${num(base)}V${num(y - radius * 0.3)}A${num(radius * 0.82)} ${num(radius * 0.82)} 0 0 1 ${num(cx + radius * 0.82)} ${num(y - radius * 0.3)}V${num(base)}Z`
        : `M${num(cx - radius * 0.78)} ${num(base)}V${num(y - radius * 0.56)}Q${num(cx - radius * 0.78)} ${num(y - radius * 0.86)} ${num(cx - radius * 0.54)} ${num(y - radius * 0.92)}V${num(y - radius * 1.02)}H${num(cx + radius * 0.54)}V${num(y - radius * 0.92)}Q${num(cx + radius * 0.78)} ${num(y - radius * 0.86)} ${num(cx + radius * 0.78)} ${num(y - radius * 0.56)}V${num(base)}Z`;
  const air = night ? mix(s.mid, s.light, 0.3) : mix(field, s.paper, 0.6);
  const snow = mix(s.paper, '#ffffff', 0.4);
  const wood = off(r.pick([s.accent, s.deep]), field, 2);
  const floor = y + radius * 0.5;
  const line = rolling(r, w, floor, 10, wide ? 8 : 5);
  const inside = [
    path(
      glass,
      d.vertical(y - radius, base, [
        [0, air],
        [1, mix(air, s.paper, 0.5)],
      ]),
    ),
    circle(cx + radius * r.between(-0.4, 0.4), y - radius * 0.4, radius * 0.24, mix(s.light, s.paper, 0.4)),
    path(conifers(r, line, cx - radius, cx + radius, radius * 0.5, 0.8), mix(air, s.deep, 0.5)),
    path(down(line, base + 10), snow),
  ];
  const second = secondOf(subjects);
  inside.push(
    stood(
      leadOf(subjects),
      [cx - (second === undefined ? 0 : radius * 0.16), floor + 26],
      [radius * 1.14, radius * (second === undefined ? 1.2 : 0.95)],
      cast(s, air),
      r.chance(0.5),
    ),
  );
  if (second !== undefined)
    inside.push(stood(second, [cx + radius * 0.5, floor + 34], [radius * 0.5, radius * 0.46], cast(s, air)));
  inside.push(flakes(r, { x: cx - radius, y: y - radius, w: radius * 2, h: radius * 1.8 }, 70, '#ffffff', 6));
  d.add(d.flood(field), circle(cx, y, radius * 1.7, d.soft(mix(field, s.light, 0.6)), { opacity: 0.6 }));
  d.add(
    r.chance(0.6)
      ? flakes(r, { x: 0, y: 0, w, h: 1080 }, 60, night ? s.paper : mix(field, s.paper, 0.7), 5)
      : '',
  );
  const ledge = off(s.deep, field, 1.6);
  d.add(
    rect(0, base + 96, w, 1090 - base, ledge),
    ellipse(cx, base + 104, radius * 1.05, 17, s.ink, { opacity: 0.3 }),
  );
  d.add(
    group({ 'clip-path': d.clip(path(glass, '#fff')) }, ...inside),
    path(glass, 'none', { stroke: mix(s.paper, field, 0.2), 'stroke-width': 6 }),
    stroke(
      `M${num(cx - radius * 0.62)} ${num(y - radius * 0.1)}Q${num(cx - radius * 0.6)} ${num(y - radius * 0.5)} ${num(cx - radius * 0.3)} ${num(y - radius * 0.68)}`,
      '#ffffff',
      12,
      { opacity: 0.75 },
    ),
    kind === 'bell'
      ? circle(cx, y - radius * 1.16, 18, wood)
      : kind === 'jar'
        ? rect(cx - radius * 0.6, y - radius * 1.18, radius * 1.2, radius * 0.17, wood, { rx: 8 })
        : '',
    path(
      `M${num(cx - radius * 0.74)} ${num(base - 6)}H${num(cx + radius * 0.74)}L${num(cx + radius * 0.86)} ${num(base + 100)}H${num(cx - radius * 0.86)}Z`,
      wood,
    ),
    rect(cx - radius * 0.8, base - 12, radius * 1.6, 22, mix(wood, s.paper, 0.25), { rx: 11 }),
    rect(cx - radius * 0.92, base + 88, radius * 1.84, 22, mix(wood, s.ink, 0.25), { rx: 8 }),
  );
  return { ...atHead('centre', 165), ...letters(s, field, ledge, night ? s.light : s.deep) };
}
