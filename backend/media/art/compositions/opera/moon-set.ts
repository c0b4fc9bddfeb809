import { mix } from '../../colour.ts';
import { fitted, put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { circle, group, placed, rect } from '../../shapes.ts';
import { dancer } from '../../subjects/people/dancer.ts';
import { flat, inkOn, letteringOn, standingOff } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';

/** An empty stage, one enormous lit disc, the subject before it and both again in the polished floor. */
export function moonSet({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  const [main = dancer, other] = subjects;
  const wall = r.chance(0.5) ? s.deep : mix(s.ink, s.deep, 0.4);
  const disc = standingOff([r.chance(0.5) ? s.accent : s.light, s.light], [[wall, 0.3]]);
  const side = r.chance(0.5) || wide ? 1 : -1;
  const floor = 690;
  const radius = r.between(240, 276);
  const x = cx + side * r.between(0, 50);
  const y = floor - radius * r.between(0.72, 0.98);
  const height = fitted(main, 310, 400);
  const at = cx - side * (other === undefined ? r.between(0, 60) : 40);
  const ink = { ...inkOn(disc, s), body: s.ink };
  const bar = r.chance(0.5);
  const picture =
    circle(
      x,
      y,
      radius,
      d.linear(
        [x - radius, y - radius],
        [x + radius, y + radius],
        [
          [0, mix(disc, s.paper, 0.35)],
          [1, disc],
        ],
      ),
    ) +
    (bar ? rect(wide ? cx - 420 : 0, y - radius * 0.44, wide ? 1300 : w, 5, mix(disc, s.paper, 0.5)) : '');
  const actors =
    put(main, at, floor + 6, height, ink, side < 0) +
    (other === undefined
      ? ''
      : put(other, at + side * 210, floor + 6, fitted(other, 180, 170), ink, side > 0));
  const board = mix(wall, s.ink, 0.5);
  d.add(
    d.flood(wall),
    rect(
      0,
      0,
      w,
      floor,
      d.radial([x, y], radius * 2.3, [
        [0, disc, 0.42],
        [1, disc, 0],
      ]),
    ),
    group({ 'clip-path': d.clip(rect(0, 0, w, floor, '#fff')) }, picture),
    rect(0, floor, w, 400, board),
    group(
      { 'clip-path': d.clip(rect(0, floor, w, 400, '#fff')) },
      group({ opacity: 0.34 }, placed(0, floor * 1.86, 1, -0.86, picture)),
      group(
        { opacity: 0.7 },
        placed(0, (floor + 8) * 1.86, 1, -0.86, put(main, at, floor + 6, height, flat(s.ink), side < 0)),
      ),
    ),
    rect(
      0,
      floor,
      w,
      300,
      d.vertical(floor, floor + 260, [
        [0, board, 0],
        [1, board],
      ]),
    ),
    rect(0, floor + 250, w, 300, board),
    actors,
  );
  return lettered(
    'bottom',
    letteringOn(board, s, mix(disc, s.paper, 0.4), s.light),
    letteringOn(board, s, s.light),
    { box: { x: 54, y: 848, w: 612, h: 106 }, valign: 'middle', style: { maxLines: 2 } },
  );
}
