import { lift } from '../../colour.ts';
import type { Point } from '../../drawing.ts';
import { fitted, put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { circle, path, polygon } from '../../shapes.ts';
import { dancer } from '../../subjects/people/dancer.ts';
import { dots } from '../../texture.ts';
import { inkOn, letteringOn, standingOff } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';

/** A keyboard that sweeps across the sheet like a road, with the subject on its crest. */
export function keyboard({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  const [main = dancer, other] = subjects;
  const ground = r.pick([s.accent, s.light, s.mid, s.deep]);
  const disc = standingOff([s.light, s.paper, s.accent, s.mid], [[ground, 0.14]]);
  const side = r.chance(0.5) || wide ? 1 : -1;
  const [bow, bend] = [r.between(40, 68), r.between(1.1, 1.8)];
  const white = standingOff([s.paper, s.light], [[ground, 0.1]]);
  const black = s.ink;
  const from = wide ? cx - 620 : -60;
  const to = wide ? w + 60 : 780;
  const way = (part: number): Point => {
    const x = from + (to - from) * part;
    const across = (x - cx) / 420;
    return [x, 716 + bow * Math.sin(across * bend) * side + across * across * 40];
  };
  const count = wide ? 34 : 20;
  const deep = (part: number): number => 186 + 40 * Math.sin(part * Math.PI);
  const keys = Array.from({ length: count }, (_, index) => {
    const [a, b] = [way(index / count), way((index + 1) / count)];
    const [da, db] = [deep(index / count), deep((index + 1) / count)];
    return (
      path(
        polygon([a, b, [b[0], b[1] + db], [a[0], a[1] + da]]),
        index % 2 === 0 ? white : lift(white, -0.025),
        { stroke: black, 'stroke-width': 2.5 },
      ) +
      path(
        polygon([
          [a[0], a[1] + da],
          [b[0], b[1] + db],
          [b[0], b[1] + db + 22],
          [a[0], a[1] + da + 22],
        ]),
        lift(white, -0.16),
        { stroke: black, 'stroke-width': 2.5 },
      )
    );
  });
  const sharps = Array.from({ length: count }, (_, index) => {
    if (index % 7 === 2 || index % 7 === 6) return '';
    const [a, b] = [way((index + 0.68) / count), way((index + 1.32) / count)];
    const length = deep(index / count) * 0.58;
    return path(polygon([a, b, [b[0], b[1] + length], [a[0], a[1] + length]]), black);
  });
  const stand = way((cx - from) / (to - from));
  const ink = inkOn(disc, s);
  d.add(
    d.flood(ground),
    circle(cx + side * 30, 540, 290, disc),
    circle(cx + side * 30, 540, 290, dots(d, lift(disc, -0.06), 16, 0.2)),
    ...keys,
    ...sharps,
    put(main, cx, stand[1] + 26, fitted(main, other === undefined ? 430 : 360, 480), ink, side < 0),
  );
  if (other !== undefined) {
    const at = way((cx + side * 230 - from) / (to - from));
    d.add(put(other, at[0], at[1] + 22, fitted(other, 180, 190), inkOn(ground, s), side > 0));
  }
  const fill = letteringOn(ground, s, s.light, s.deep);
  return lettered('top', fill, fill, {
    box: { x: 48, y: 54, w: 624, h: 168 },
    valign: 'middle',
    tagline: 'none',
    style: { maxLines: 2 },
  });
}
