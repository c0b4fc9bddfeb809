import { lift, mix } from '../../colour.ts';
import { polygon, circle, ellipse, path, rect } from '../../shapes.ts';
import { fitted, put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { teapot } from '../../subjects/objects/teapot.ts';
import { flat, inkOn, letteringOn, standingOff } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';
import { cast } from '../parts/setting.ts';

/** A chequered cloth running away to the horizon with the subject laid for dinner on it. */
export function tablecloth({ d, w, cx, s, r, subjects }: Paint): Layout {
  const [main = teapot] = subjects;
  const wall = r.pick([s.accent, s.light, s.mid]);
  const check = standingOff(
    [s.deep, s.accent, s.mid],
    [
      [s.paper, 0.3],
      [wall, 0.1],
    ],
  );
  const line = 590;
  const rows = 8;
  const reach = 34;
  const tiles: string[] = [];
  const depth = (row: number): number => line + 500 * (row / rows) ** 1.9;
  const at = (column: number, y: number): number => cx + column * (26 + ((y - line) / 500) * 150);
  for (let row = 0; row < rows; row += 1) {
    const [y1, y2] = [depth(row), depth(row + 1)];
    for (let column = -reach; column < reach; column += 1) {
      if ((row + column) % 2 !== 0) continue;
      if (at(column + 1, y2) < 0 || at(column, y2) > w) continue;
      tiles.push(
        polygon([
          [at(column, y1), y1],
          [at(column + 1, y1), y1],
          [at(column + 1, y2), y2],
          [at(column, y2), y2],
        ]),
      );
    }
  }
  const height = fitted(main, 400, 470);
  const plate = Math.min(320, Math.max(200, ((height * main.width) / main.height) * 0.64));
  const moonSize = r.between(190, 240);
  const disc = standingOff([s.paper, s.light, lift(wall, 0.1)], [[wall, 0.1]]);
  const x = cx + r.between(-24, 24);
  d.add(
    d.flood(wall),
    circle(cx, 520, moonSize + 60, mix(wall, disc, 0.4)),
    circle(cx, 520, moonSize, disc),
    rect(0, line, w, 500, s.paper),
    path(tiles.join(''), check),
    ellipse(x, 816, plate + 8, plate * 0.36 + 10, s.ink, { opacity: 0.3 }),
    ellipse(x, 808, plate, plate * 0.36, s.paper),
    ellipse(x, 808, plate * 0.74, plate * 0.25, 'none', {
      stroke: mix(s.paper, check, 0.4),
      'stroke-width': 4,
    }),
    cast(main, x, 808, height, flat(s.ink), 0.42, 0.7).replace('<g ', '<g opacity="0.35" '),
    put(main, x, 812, height, inkOn(s.paper, s)),
    rect(0, 968, w, 120, standingOff([s.deep, s.ink], [[s.paper, 0.4]])),
  );
  const fill = letteringOn(wall, s, s.deep, s.light);
  return lettered('top', fill, letteringOn(s.deep, s, s.light), {
    box: { x: 48, y: 54, w: 624, h: 176 },
    valign: 'middle',
    tagline: 'none',
    style: { maxLines: 3 },
  });
}
