import { lift } from '../../colour.ts';
import { fitted } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { circle, rect } from '../../shapes.ts';
import { cat } from '../../subjects/animals/cat.ts';
import { dots } from '../../texture.ts';
import { inkOn, letteringOn, standingOff } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';
import { put } from '../../scene.ts';

/** A tower of boxes that ought to have fallen already; on top, of all things, the subject. */
export function stacked({ d, w, cx, s, r, subjects }: Paint): Layout {
  const [main = cat, other] = subjects;
  const ground = r.pick([s.light, s.accent, s.mid, s.deep]);
  const colours = [s.accent, s.mid, s.paper, s.light, s.deep].filter((colour) => colour !== ground);
  const floor = 930;
  const height = fitted(main, 290, 400);
  const left = ground === s.deep ? 1 : -1;
  d.add(
    d.flood(ground),
    circle(cx, 560, 290, lift(ground, left * 0.07)),
    circle(cx, 560, 290, dots(d, lift(ground, left * 0.12), 18, 0.18)),
    rect(0, floor, w, 160, standingOff([s.deep, s.ink, s.mid], [[ground, 0.2]])),
  );
  let y = floor;
  let last = '';
  let lean = 0;
  const drift = r.chance(0.5) ? 1 : -1;
  const boxes = r.whole(4, 6);
  const each = (floor - 610) / boxes;
  for (let box = 0; box < boxes; box += 1) {
    const colour = standingOff([r.pick(colours), ...colours] as [string, ...string[]], [
      [ground, 0.15],
      ...(last === '' ? [] : [[last, 0.15] as const]),
    ]);
    const tall = each * r.between(0.82, 1.18);
    const half = r.between(96, 168) - box * 5;
    lean += drift * r.between(4, 24) * (box % 3 === 1 ? -1.2 : 1);
    const x = cx + lean;
    const band = standingOff([s.paper, s.deep, s.light], [[colour, 0.28]]);
    d.add(rect(x - half, y - tall, half * 2, tall + 0.5, colour));
    if (r.chance(0.5)) d.add(rect(x - half, y - tall + tall * 0.38, half * 2, tall * 0.24, band));
    else
      for (let dot = -2; dot <= 2; dot += 1)
        d.add(circle(x + dot * half * 0.38, y - tall / 2, tall * 0.13, band));
    d.add(rect(x + half * 0.72, y - tall, half * 0.28, tall, s.ink, { opacity: 0.12 }));
    y -= tall;
    last = colour;
  }
  d.add(put(main, cx + lean * 0.9, y + 2, height, inkOn(ground, s), drift < 0, drift * r.between(2, 6)));
  if (other !== undefined)
    d.add(put(other, cx + drift * 240, floor + 4, fitted(other, 190, 190), inkOn(ground, s), drift > 0));
  const fill = letteringOn(ground, s, s.deep, s.light);
  const foot = standingOff([s.deep, s.ink, s.mid], [[ground, 0.2]]);
  return lettered('top', fill, letteringOn(foot, s, s.light), {
    box: { x: 48, y: 54, w: 624, h: 190 },
    valign: 'middle',
    tagline: 'none',
    style: { maxLines: 2 },
  });
}
