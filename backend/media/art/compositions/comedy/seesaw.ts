import { lchOf, lift } from '../../colour.ts';
import { fitted } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { circle, group, path, polygon, rect } from '../../shapes.ts';
import { figure } from '../../subjects/people/figure.ts';
import { flowers } from '../../subjects/objects/flowers.ts';
import { dots } from '../../texture.ts';
import { inkOn, letteringOn, standingOff } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';
import { put } from '../../scene.ts';

/** Two unequal parties on one plank. */
export function seesaw({ d, w, cx, s, r, subjects }: Paint): Layout {
  const [main = figure, other = main === figure ? flowers : figure] = subjects;
  const ground = r.pick([s.light, s.accent, s.mid]);
  const land = standingOff([s.deep, s.accent, s.mid, s.paper], [[ground, 0.25]]);
  const plank = standingOff(
    [s.deep, s.paper, s.accent],
    [
      [ground, 0.3],
      [land, 0.1],
    ],
  );
  const wedge = standingOff(
    [s.accent, s.mid, s.paper, s.light],
    [
      [ground, 0.18],
      [land, 0.14],
    ],
  );
  const side = r.chance(0.5) ? 1 : -1;
  const turn = side * r.between(11, 17);
  const [y, reach] = [706, 296];
  const heavy = fitted(main, 330, 270);
  const slight = fitted(other, 176, 190);
  const ink = inkOn(ground, s);
  const disc = lift(ground, lchOf(ground).l > 0.6 ? -0.06 : 0.07);
  d.add(
    d.flood(ground),
    circle(cx - side * 130, 400, 172, disc),
    circle(cx - side * 130, 400, 172, dots(d, lift(ground, -0.03), 15, 0.2)),
    rect(0, 868, w, 220, land),
    path(
      polygon([
        [cx, y - 8],
        [cx + 112, 872],
        [cx - 112, 872],
      ]),
      wedge,
    ),
    circle(cx, y - 4, 16, plank),
    group(
      { transform: `translate(${cx} ${y}) rotate(${Math.round(turn * 10) / 10})` },
      rect(-reach - 30, -20, reach * 2 + 60, 22, plank, { rx: 11 }),
      put(main, side * (reach - heavy * (main.width / main.height) * 0.36), -19, heavy, ink, side > 0),
      put(other, -side * (reach - slight * (other.width / other.height) * 0.36), -19, slight, ink, side < 0),
    ),
  );
  const fill = letteringOn(ground, s, s.deep, s.ink);
  return lettered('top', fill, letteringOn(land, s, s.light), {
    box: { x: 48, y: 56, w: 624, h: 150 },
    valign: 'middle',
    tagline: 'none',
    style: { maxLines: 2 },
  });
}
