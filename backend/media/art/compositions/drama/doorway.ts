import { lift, mix } from '../../colour.ts';
import { fitted } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { path, polygon, rect } from '../../shapes.ts';
import { figure } from '../../subjects/people/figure.ts';
import { againstLight, flat, inkOn, letteringOn } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';
import { cast, shading, stood } from '../parts/setting.ts';

/** An open doorway full of light in a plain wall; the light runs along the floor and the subject stands in it. */
export function doorway({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  const [main = figure, other] = subjects;
  const side = r.chance(0.5) || wide ? 1 : -1;
  const x = cx + side * 110;
  const isBroad = main.width > main.height * 1.3;
  const half = isBroad ? 170 : r.between(112, 134);
  const [top, floor] = [r.between(268, 310), 762];
  const wall = r.chance(0.5) ? s.deep : mix(s.deep, s.mid, 0.3);
  const light = r.chance(0.5) ? s.light : mix(s.light, s.paper, 0.6);
  const ground = mix(wall, s.ink, 0.6);
  const height = fitted(main, 330, half * 1.8);
  d.add(
    d.flood(wall),
    shading(d, lift(wall, -0.07), 60, 900),
    rect(0, floor, w, 340, ground),
    rect(x - half - 16, top - 16, half * 2 + 32, floor - top + 16, mix(wall, s.ink, 0.55)),
    rect(
      x - half,
      top,
      half * 2,
      floor - top,
      d.vertical(top, floor, [
        [0, mix(light, s.accent, 0.45)],
        [1, light],
      ]),
    ),
    path(
      polygon([
        [x - half, floor],
        [x + half, floor],
        [x + half - side * 150, 1080],
        [x - half - side * 330, 1080],
      ]),
      d.vertical(floor, 1080, [
        [0, light],
        [1, light, 0.08],
      ]),
    ),
    path(
      polygon([
        [x - side * half, top],
        [x - side * half, floor],
        [x - side * (half + 92), floor + 46],
        [x - side * (half + 92), top - 44],
      ]),
      mix(wall, s.ink, 0.78),
    ),
    path(
      polygon([
        [x - side * half, top],
        [x - side * half, floor],
        [x - side * (half + 9), floor + 4],
        [x - side * (half + 9), top - 4],
      ]),
      mix(light, wall, 0.3),
    ),
    cast(main, x, floor + 8, height, flat(mix(ground, s.ink, 0.7)), 0.86, -side * 0.5),
    stood(main, x, floor + 12, height, againstLight(s), side > 0),
    other === undefined
      ? ''
      : stood(other, x - side * 292, floor + 44, fitted(other, 150, 150), inkOn(wall, s), side < 0),
  );
  return lettered(
    side > 0 ? 'top-left' : 'top-right',
    letteringOn(wall, s, light, s.light),
    letteringOn(ground, s, s.light),
    {
      box: { x: 54, y: 62, w: 612, h: 142 },
      style: { maxLines: 3 },
    },
  );
}
