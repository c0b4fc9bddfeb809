import { lift, mix } from '../../colour.ts';
import { fitted } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { motes } from '../../scenery/interior.ts';
import { path, polygon, rect } from '../../shapes.ts';
import { figure } from '../../subjects/people/figure.ts';
import { flat, inkOn, letteringOn } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';
import { stood } from '../parts/setting.ts';

/** A dark room; the light of an unseen window lies slanting on the wall, and the subject stands in it. */
export function windowLight({ d, w, cx, s, r, subjects }: Paint): Layout {
  const [main = figure, other] = subjects;
  const side = r.chance(0.5) ? 1 : -1;
  const wall = lift(s.deep, -0.04);
  const light = r.chance(0.6) ? s.light : mix(s.accent, s.light, 0.55);
  const columns = r.whole(2, 3);
  const rows = r.whole(3, 4);
  const [pw, ph, gap] = [360 / columns, 520 / rows, 16];
  const slant = side * r.between(0.2, 0.34);
  const panes: string[] = [];
  for (let column = 0; column < columns; column += 1) {
    for (let row = 0; row < rows; row += 1) {
      const left = cx - 180 + column * pw + gap / 2;
      const top = 170 + row * ph + gap / 2;
      const bend = (x: number): number => top + (x - cx) * slant;
      const right = left + pw - gap;
      panes.push(
        polygon([
          [left, bend(left)],
          [right, bend(right)],
          [right, bend(right) + ph - gap],
          [left, bend(left) + ph - gap],
        ]),
      );
    }
  }
  const height = fitted(main, 400, 330);
  const floor = 806;
  d.add(
    d.flood(wall),
    rect(
      0,
      0,
      w,
      1080,
      d.radial([cx, 430], 620, [
        [0, light, 0.34],
        [1, light, 0],
      ]),
    ),
    path(
      panes.join(''),
      d.linear(
        [cx - 180, 150],
        [cx + 180, 760],
        [
          [0, light],
          [1, mix(light, wall, 0.35)],
        ],
      ),
    ),
    stood(main, cx + side * 58, floor - 44, height * 1.04, { ...flat(mix(wall, light, 0.26)) }),
    rect(0, floor - 26, w, 300, mix(wall, s.ink, 0.75)),
    rect(0, floor - 26, w, 5, mix(wall, light, 0.3)),
    stood(main, cx - side * 8, floor + 10, height, { ...inkOn(light, s), body: s.ink }),
  );
  if (other !== undefined) {
    const size = fitted(other, 130, 150);
    d.add(stood(other, cx - side * 218, floor + 14, size, inkOn(wall, s), side > 0));
  }
  d.add(motes(r, { x: cx - 260, y: 120, w: 520, h: 640 }, 40, s.paper));
  const foot = mix(wall, s.ink, 0.75);
  return lettered('bottom', letteringOn(foot, s, light, s.light), letteringOn(foot, s, s.light), {
    box: { x: 54, y: 838, w: 612, h: 116 },
    style: { maxLines: 3 },
  });
}
