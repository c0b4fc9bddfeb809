import { lchOf, mix, tone } from '../../colour.ts';
import { num } from '../../drawing.ts';
import { fitted, put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { group, path, polygon, rect } from '../../shapes.ts';
import { beside, cast, flat, letters } from '../parts/inks.ts';
import { atFoot, leadOf, secondOf, sideOf, stood } from '../placing.ts';

/** A small subject and a shadow many times its size: along the floor, or on the wall, where it may be another's. */
export function longShadow(paint: Paint): Layout {
  const { s, r } = paint;
  const wish = r.pick([s.accent, s.light, s.mid]);
  const field = lchOf(wish).l < 0.5 ? tone(wish, 0.62) : wish;
  return r.chance(0.5) ? onFloor(paint, field) : onWall(paint, field);
}

function onFloor({ d, w, wide, cx, s, r, subjects }: Paint, field: string): Layout {
  const dark = mix(s.ink, field, 0.08);
  const side = sideOf(r, wide);
  const lead = leadOf(subjects);
  const height = fitted(lead, wide ? 250 : 230, 270);
  const x = wide ? cx + 300 : 360 + side * r.between(90, 170);
  const y = r.between(330, 370);
  const reach = wide ? 560 : r.between(360, 420);
  const lean = -side * r.between(0.5, 0.85) * reach;
  const scale = (height / lead.height) * 1.5;
  const thousandth = (value: number): number => Math.round(value * 1000) / 1000;
  const floor = beside(field, 0.05);
  d.add(
    d.flood(field),
    path(
      polygon([
        [0, y - 110],
        [w, y - 150],
        [w, 1090],
        [0, 1090],
      ]),
      floor,
    ),
    group(
      {
        transform: `translate(${num(x)} ${num(y)}) matrix(${thousandth(scale)} 0 ${thousandth(-lean / lead.height)} ${thousandth(-reach / lead.height)} 0 0)`,
      },
      lead.draw(flat(dark)),
    ),
    put(lead, x, y + 2, height, cast(s, floor), side > 0),
  );
  return { ...atFoot('left', 160), ...letters(s, floor, floor, dark) };
}

function onWall({ d, w, wide, cx, s, r, subjects }: Paint, field: string): Layout {
  const dark = mix(s.ink, field, 0.06);
  const shade = mix(field, s.ink, 0.72);
  const side = sideOf(r, wide);
  const lead = leadOf(subjects);
  const other = secondOf(subjects) ?? lead;
  const floor = wide ? 850 : 740;
  const x = wide ? cx : 360;
  const lean = -side * r.between(4, 12);
  d.add(
    d.flood(
      d.radial([x - side * 140, 420], wide ? 1100 : 760, [
        [0, mix(field, s.paper, 0.4)],
        [0.6, field],
        [1, mix(field, s.ink, 0.35)],
      ]),
    ),
    group(
      { transform: `translate(${num(x + side * 40)} ${num(floor)}) skewX(${num(lean)})` },
      stood(other, [0, 4], wide ? [740, 980] : [640, 590], flat(shade), side > 0),
    ),
    rect(0, floor, w, 1090 - floor, dark),
    path(
      polygon([
        [x - 300, floor],
        [x + 300, floor],
        [x + 520, floor + 46],
        [x - 520, floor + 46],
      ]),
      mix(dark, field, 0.3),
    ),
    stood(
      lead,
      [x - side * (wide ? 330 : 196), floor + 34],
      wide ? [240, 300] : [170, 230],
      cast(s, mix(field, dark, 0.6)),
      side < 0,
    ),
  );
  return { ...atFoot('left', 120), ...letters(s, dark, dark, field) };
}
