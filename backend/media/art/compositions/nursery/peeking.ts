import { lchOf, mix, tone } from '../../colour.ts';
import type { Layout, Paint } from '../../scene.ts';
import { circle, ellipse, path, rect } from '../../shapes.ts';
import { fitted, put } from '../../scene.ts';
import { child } from '../../subjects/people/child.ts';
import { dots } from '../../texture.ts';
import { beside, cast, letters, off } from '../parts/inks.ts';
import { atFoot, atHead, leadOf, secondOf, sideOf, stood } from '../placing.ts';

/** The subject huge and close, half behind the edge of a hill, somebody small before it. */
export function peeking({ d, w, wide, cx, s, r, subjects }: Paint): Layout {
  const wish = r.pick([s.accent, s.light, s.mid, s.paper]);
  const field = lchOf(wish).l < 0.58 ? tone(wish, 0.68) : wish;
  const hill = off(r.pick([s.deep, s.mid, s.accent]), field, 2);
  const dark = lchOf(hill).l < 0.5 ? hill : tone(hill, 0.42);
  const low = r.chance(0.35);
  const side = sideOf(r, wide);
  const lead = leadOf(subjects);
  const floor = wide ? 800 : low ? 870 : 705;
  const height = fitted(lead, wide ? 760 : low ? 640 : 660, wide ? 960 : 640);
  const x = wide ? cx : 360 + side * 20;
  const halo = mix(field, s.paper, 0.5);
  d.add(
    d.flood(field),
    d.flood(dots(d, beside(field, 0.05), r.pick([22, 30, 42]), 0.2)),
    circle(x, floor - height * 0.45, wide ? 430 : 300, halo),
  );
  d.add(put(lead, x, floor + height * 0.13, height, cast(s, halo), side < 0, side * r.between(-4, 4)));
  d.add(
    path(
      `M-20 ${floor + 40}Q${w * 0.25} ${floor - 46} ${w * 0.5} ${floor + 4}T${w + 20} ${floor}V1100H-20Z`,
      dark,
    ),
    ...Array.from({ length: 40 }, () =>
      ellipse(
        r.between(0, w),
        floor + r.between(70, 260),
        r.between(3, 9),
        r.between(2, 4),
        mix(dark, s.light, 0.22),
      ),
    ),
  );
  const second = secondOf(subjects) ?? (lead === child ? undefined : child);
  if (second !== undefined)
    d.add(
      stood(
        second,
        [wide ? cx - 420 : 360 - side * 240, floor + 70],
        [wide ? 190 : 135, 170],
        cast(s, dark),
        side < 0,
      ),
    );
  d.add(rect(0, 990, w, 90, dark));
  return {
    ...(low ? atHead('centre', 140) : atFoot('centre', 150)),
    ...letters(s, low ? field : dark, dark, low ? s.deep : s.paper),
  };
}
