import { lift } from '../../colour.ts';
import { num } from '../../drawing.ts';
import { fitted } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { down, heightAt, rolling } from '../../scenery/land.ts';
import { circle, group, path, polygon, rect } from '../../shapes.ts';
import { figure } from '../../subjects/people/figure.ts';
import { inkOn, letteringOn, standingOff } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';
import { stood } from '../parts/setting.ts';

/** A signpost that points everywhere at once, and the subject under it none the wiser. */
export function signpost({ d, w, cx, s, r, subjects }: Paint): Layout {
  const [main = figure, other] = subjects;
  const sky = r.pick([s.light, s.accent, s.mid]);
  const land = standingOff([s.deep, s.mid, s.accent], [[sky, 0.22]]);
  const side = r.chance(0.5) ? 1 : -1;
  const ground = rolling(r, w, 884, 14, 1.3);
  const x = cx - side * 96;
  const colours = [s.paper, s.deep, s.accent, s.light, s.mid].filter((colour) => colour !== sky);
  const post = standingOff([s.ink, s.deep], [[sky, 0.3]]);
  const boards = Array.from({ length: r.whole(5, 6) }, (_, index) => {
    const way = (index + (side > 0 ? 0 : 1)) % 2 === 0 ? 1 : -1;
    const long = r.between(150, 216);
    const fill = standingOff([colours[index % colours.length] ?? s.paper, s.paper, s.deep], [[sky, 0.16]]);
    const mark = standingOff([s.deep, s.paper], [[fill, 0.35]]);
    return group(
      {
        transform: `translate(${num(x)} ${320 + index * 66}) rotate(${num(r.between(-9, 9))}) scale(${way} 1)`,
      },
      path(
        polygon([
          [-40, -25],
          [long - 34, -25],
          [long, 0],
          [long - 34, 25],
          [-40, 25],
        ]),
        fill,
      ),
      rect(-14, -9, long * 0.4, 6, mark, { rx: 3 }),
      rect(-14, 4, long * r.between(0.2, 0.55), 6, mark, { rx: 3 }),
    );
  });
  d.add(
    d.flood(sky),
    circle(cx + side * 150, 480, r.between(120, 160), lift(sky, 0.07)),
    path(down(ground, 1080), land),
    rect(x - 11, 282, 22, heightAt(ground, x) - 276, post),
    circle(x, 282, 17, post),
    ...boards,
    stood(
      main,
      cx + side * 130,
      heightAt(ground, cx + side * 130) + 8,
      fitted(main, 320, 340),
      inkOn(sky, s),
      side > 0,
    ),
    other === undefined
      ? ''
      : stood(other, x - side * 120, heightAt(ground, x) + 26, fitted(other, 130, 150), inkOn(sky, s)),
  );
  const fill = letteringOn(sky, s, s.deep, s.ink);
  return lettered('top', fill, letteringOn(land, s, s.light), {
    box: { x: 48, y: 54, w: 624, h: 168 },
    valign: 'middle',
    tagline: 'none',
    style: { maxLines: 2 },
  });
}
