import { lift, mix } from '../../colour.ts';
import { fitted, put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { down, rolling } from '../../scenery/land.ts';
import { path } from '../../shapes.ts';
import { figure } from '../../subjects/people/figure.ts';
import { stipple } from '../../texture.ts';
import { flat, inkOn, letteringOn, standingOff } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';
import { massOf } from '../parts/setting.ts';

/** The subject as large as a hill and cut by the edge of the sheet; somebody small looks up at it. */
export function giant({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  const [main = figure, other] = subjects;
  const side = r.chance(0.5) || wide ? 1 : -1;
  const sky = r.pick([s.light, mix(s.light, s.paper, 0.5), s.accent]);
  const ink = inkOn(sky, s);
  const land = standingOff([s.deep, s.ink], [[sky, 0.4]]);
  const height = Math.min(900, massOf(main, main.width > main.height * 1.5 ? 1300 : 980));
  const hill = rolling(r, w, 838, 14, 1.3);
  const small = other ?? figure;
  const size =
    (main === figure && other === undefined) || main.width > main.height * 1.5 ? 0 : fitted(small, 112, 130);
  d.add(
    d.flood(
      d.vertical(0, 900, [
        [0, lift(sky, -0.05)],
        [1, mix(sky, s.paper, 0.35)],
      ]),
    ),
    put(main, cx + side * 190, 858, height, ink, side > 0),
    path(down(hill, 1080), land),
    path(down(hill, 1080), stipple(d, lift(land, 0.07), [0, 760], 900, 0)),
    size === 0 ? '' : put(small, cx - side * 236, 848, size, flat(land), side < 0),
  );
  const fill = letteringOn(land, s, sky, s.light);
  return lettered(side > 0 ? 'bottom-left' : 'bottom-right', fill, letteringOn(land, s, s.light), {
    box: { x: 54, y: 866, w: 612, h: 88 },
    valign: 'middle',
    style: { maxLines: 2 },
    small: letteringOn(land, s, s.paper),
  });
}
