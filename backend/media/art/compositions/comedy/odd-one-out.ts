import { lift } from '../../colour.ts';
import { fitted } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { rect } from '../../shapes.ts';
import { cat } from '../../subjects/animals/cat.ts';
import { inkOn, letteringOn, standingOff } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';
import { centred } from '../parts/setting.ts';

/** A sheet of the same thing over and over in rows, one of which will not behave. */
export function oddOneOut({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  const [main = cat, other] = subjects;
  const ground = r.pick([s.light, s.accent, s.deep]);
  const cell = standingOff(
    [lift(ground, r.between(0.05, 0.09) * (ground === s.deep ? 1 : -1)), s.mid],
    [[ground, 0.04]],
  );
  const loud = standingOff([s.accent, s.paper, s.light, s.mid], [[ground, 0.25]]);
  const isBroad = main.width > main.height * 1.25;
  const columns = isBroad ? 3 : 4;
  const rows = isBroad ? 6 : 4;
  const room = { x: cx - 360, y: 296, w: 720, h: 700 };
  const [pw, ph] = [room.w / columns, room.h / rows];
  const flip = r.chance(0.5);
  const odd = { column: r.whole(1, columns - 1), row: r.whole(1, rows - 2) };
  d.add(d.flood(ground));
  const first = wide ? -1 : 0;
  const last = wide ? columns + 1 : columns;
  for (let row = wide ? -2 : 0; row < rows + (wide ? 1 : 0); row += 1) {
    for (let column = first; column < last; column += 1) {
      const [x, y] = [room.x + column * pw, room.y + row * ph];
      const isOdd = column === odd.column && row === odd.row;
      const back = isOdd ? loud : (row + column) % 2 === 0 ? cell : ground;
      const subject = isOdd && other !== undefined ? other : main;
      const size = fitted(subject, ph * 0.74, pw * 0.78);
      d.add(
        rect(x, y, pw + 0.5, ph + 0.5, back),
        centred(
          subject,
          x + pw / 2,
          y + ph / 2,
          isOdd ? size * 1.06 : size,
          inkOn(back, s),
          isOdd !== flip,
          isOdd && other === undefined ? 180 : 0,
        ),
      );
    }
  }
  if (wide) d.add(rect(0, 0, cx - 360 - pw, 1080, ground));
  else d.add(rect(0, room.y + room.h, w, 90, ground));
  const fill = letteringOn(ground, s, ...(ground === s.deep ? [s.light] : [s.deep, s.ink]));
  return lettered('top-left', fill, fill, {
    box: { x: 48, y: 54, w: 624, h: 204 },
    valign: 'middle',
    tagline: 'none',
    style: { maxLines: 3 },
  });
}
