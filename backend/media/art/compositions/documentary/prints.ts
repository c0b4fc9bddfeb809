import { lift, mix } from '../../colour.ts';
import { num } from '../../drawing.ts';
import { fitted } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { down, jagged } from '../../scenery/land.ts';
import { circle, group, path, rect } from '../../shapes.ts';
import { figure } from '../../subjects/people/figure.ts';
import { inkOn, letteringOn, standingOff } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';
import { put } from '../../scene.ts';
import { shading } from '../parts/setting.ts';

/** Photographs laid on a table, one upon the other; the subject in the topmost. */
export function prints({ d, cx, s, r, subjects, wide }: Paint): Layout {
  const [main = figure, other] = subjects;
  const table = r.pick([s.deep, s.mid, s.accent, s.light]);
  const side = r.chance(0.5) ? 1 : -1;
  const photo = (x: number, y: number, size: number, turn: number, sky: string, marks: string): string =>
    group(
      { transform: `translate(${num(x)} ${num(y)}) rotate(${num(turn)})` },
      rect(-size * 0.5 + 9, -size * 0.5 + 12, size, size * 1.17, s.ink, { opacity: 0.28 }),
      rect(-size * 0.5, -size * 0.5, size, size * 1.17, s.paper),
      group(
        { 'clip-path': d.clip(rect(-size * 0.44, -size * 0.44, size * 0.88, size * 0.88, '#fff')) },
        rect(-size * 0.44, -size * 0.44, size * 0.88, size * 0.88, sky),
        marks,
      ),
    );
  const view = (seed: string, size: number, sky: string, disc: string): string =>
    circle(size * 0.12, -size * 0.14, size * 0.12, disc) +
    group(
      { transform: `translate(${num(-size / 2)} 0)` },
      path(down(jagged(r.fork(seed), size, size * 0.16, size * 0.18), size), mix(sky, s.deep, 0.55)),
    );
  const sky = standingOff(
    [s.light, s.accent, s.mid],
    [
      [table, 0.14],
      [s.paper, 0.1],
    ],
  );
  const size = 446;
  const tall = fitted(main, size * 0.66, size * 0.76);
  const second = other ?? main;
  const far = mix(s.mid, s.light, 0.3);
  d.add(
    d.flood(table),
    shading(d, lift(table, -0.06), 60, 1000),
    photo(
      cx - side * 180,
      420,
      310,
      -side * r.between(12, 20),
      far,
      view('one', 310, far, s.paper) +
        (other === undefined ? '' : put(second, -20, 118, fitted(second, 130, 190), inkOn(far, s))),
    ),
    photo(
      cx + side * 200,
      742,
      290,
      side * r.between(14, 24),
      mix(s.deep, s.mid, 0.6),
      view('two', 290, mix(s.deep, s.mid, 0.6), s.light),
    ),
    wide ? photo(cx + 480, 300, 320, 11, s.accent, view('three', 320, s.accent, s.paper)) : '',
    photo(
      cx + side * 6,
      590,
      size,
      side * r.between(-6, 4),
      sky,
      rect(-size / 2, size * 0.3, size, size, mix(sky, s.deep, 0.4)) +
        circle(-side * size * 0.16, -size * 0.12, size * 0.17, mix(sky, s.paper, 0.6)) +
        put(main, 0, size * 0.36, tall, inkOn(sky, s), side < 0),
    ),
  );
  const fill = letteringOn(table, s, s.light, s.deep, s.paper);
  return lettered('top-left', fill, fill, { box: { x: 52, y: 54, w: 616, h: 120 }, style: { maxLines: 2 } });
}
