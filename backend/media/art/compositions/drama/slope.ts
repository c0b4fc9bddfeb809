import { lift, mix } from '../../colour.ts';
import { fitted, put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { circle, path, polygon } from '../../shapes.ts';
import { figure } from '../../subjects/people/figure.ts';
import { stipple } from '../../texture.ts';
import { inkOn, letteringOn, standingOff } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';

/** One steep slope from edge to edge, a great pale disc behind it, and the subject halfway. */
export function slope({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  const [main = figure, other] = subjects;
  const side = r.chance(0.5) ? 1 : -1;
  const sky = r.pick([s.light, mix(s.mid, s.light, 0.5), s.accent]);
  const land = standingOff([s.deep, s.ink], [[sky, 0.38]]);
  const disc = standingOff([mix(s.paper, sky, 0.2), s.accent, s.light], [[sky, 0.08]]);
  const steep = r.between(0.34, 0.5);
  const at = (x: number): number => 700 - side * (x - cx) * steep;
  const x = cx - side * r.between(10, 70);
  const height = fitted(main, 250, 330);
  const hill = (shift: number): string =>
    polygon([
      [0, at(0) + shift],
      [w, at(w) + shift],
      [w, 1080],
      [0, 1080],
    ]);
  d.add(
    d.flood(
      d.vertical(0, 900, [
        [0, lift(sky, -0.04)],
        [1, mix(sky, s.paper, 0.4)],
      ]),
    ),
    circle(cx + side * r.between(90, 150), at(cx + side * 120) - 60, r.between(200, 260), disc),
    path(hill(-46), mix(land, sky, 0.55)),
    path(hill(0), land),
    path(hill(0), stipple(d, lift(land, 0.06), [0, 0], 1500, 0)),
    put(main, x, at(x) + 10, height, { ...inkOn(mix(sky, disc, 0.5), s), body: land }, side < 0, -side * 5),
    other === undefined
      ? ''
      : put(
          other,
          cx + side * 240,
          at(cx + side * 240) + 8,
          fitted(other, 120, 140),
          { ...inkOn(disc, s), body: land },
          side > 0,
        ),
    wide
      ? path(
          `M0 0H620V1080H0Z`,
          d.linear(
            [0, 0],
            [620, 0],
            [
              [0, s.ink, 0.16],
              [1, s.ink, 0],
            ],
          ),
        )
      : '',
  );
  const fill = letteringOn(mix(sky, s.paper, 0.1), s, land, s.deep);
  return lettered(side > 0 ? 'top-left' : 'top-right', fill, letteringOn(land, s, s.light), {
    box: { x: 54, y: 60, w: 612, h: 150 },
    style: { maxLines: 2 },
  });
}
