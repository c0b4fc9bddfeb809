import { lift, mix } from '../../colour.ts';
import { fitted, put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { figure } from '../../subjects/people/figure.ts';
import { flat, inkOn, letteringOn } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';
import { cast, shading } from '../parts/setting.ts';

/** Seen from above on an empty plain: the subject small, its shadow (or the other subject's) reaching across the sheet. */
export function longShadow({ d, cx, s, r, subjects, wide }: Paint): Layout {
  const [main = figure, other] = subjects;
  const ground = r.pick([s.light, s.accent, mix(s.light, s.mid, 0.5)]);
  const side = r.chance(0.5) ? 1 : -1;
  const x = wide ? cx + 120 : cx - side * r.between(70, 130);
  const foot = r.between(486, 528);
  const height = fitted(main, 226, 330);
  const shadow = other !== undefined && other.width < other.height * 1.3 ? other : main;
  const shade = mix(ground, s.ink, 0.62);
  const lean = (wide ? 1 : side) * r.between(0.3, 0.6);
  d.add(
    d.flood(ground),
    shading(d, lift(ground, -0.06), 200, 1100),
    cast(
      shadow,
      x,
      foot - 3,
      fitted(shadow, 226, 320),
      flat(shade),
      shadow.width > shadow.height * 1.6 ? 1.5 : 1.95,
      lean,
    ),
    put(main, x, foot, height, inkOn(ground, s), side < 0),
  );
  const fill = letteringOn(ground, s, s.deep, s.paper);
  return lettered(side > 0 ? 'top-left' : 'top-right', fill, letteringOn(lift(ground, -0.06), s), {
    box: { x: 54, y: 54, w: 612, h: 126 },
    style: { maxLines: 2 },
  });
}
