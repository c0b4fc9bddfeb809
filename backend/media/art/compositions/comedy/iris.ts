import { lift } from '../../colour.ts';
import { put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { circle, rect } from '../../shapes.ts';
import { cat } from '../../subjects/animals/cat.ts';
import { inkOn, letteringOn, standingOff } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';
import { massOf } from '../parts/setting.ts';

/** The closing circle at the end of an old cartoon, not quite centred; the subject leans out of it. */
export function iris({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  const [main = cat] = subjects;
  const bands = r.chance(0.5) ? [s.accent, s.mid, s.deep] : [s.deep, s.accent, s.mid];
  const side = r.chance(0.5) || wide ? 1 : -1;
  const count = r.whole(5, 6);
  const [x, y] = [cx + side * 26, 610];
  const outer = bands[count % 3] ?? s.deep;
  d.add(d.flood(outer));
  for (let band = count - 1; band >= 0; band -= 1) {
    const radius = 218 + band * (wide ? 84 : 62);
    const shift = band * r.between(7, 11);
    const fill = bands[band % 3] ?? s.deep;
    d.add(circle(x + side * shift, y + shift, radius, fill));
  }
  const face = standingOff([s.light, s.paper, s.deep], [[bands[0] ?? s.deep, 0.22]]);
  const height = Math.min(430, massOf(main, 500));
  const foot = y + Math.min(190, height / 2);
  d.add(
    circle(x, y, 214, face),
    circle(x, y, 190, lift(face, -0.05)),
    put(main, x - side * 8, foot, height, inkOn(lift(face, -0.05), s), side > 0, side * r.between(4, 11)),
  );
  if (!wide) d.add(rect(0, 0, w, 214, s.paper), rect(0, 214, w, 8, s.ink), rect(0, 992, w, 90, s.ink));
  const fill = letteringOn(s.paper, s, s.deep, s.ink);
  return lettered('top', fill, letteringOn(s.ink, s, s.light), {
    box: { x: 48, y: 42, w: 624, h: 142 },
    valign: 'middle',
    tagline: 'none',
    style: { maxLines: 2 },
  });
}
