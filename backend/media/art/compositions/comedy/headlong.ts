import { lift } from '../../colour.ts';
import { fitted } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { ellipse, rect, stroke } from '../../shapes.ts';
import { figure } from '../../subjects/people/figure.ts';
import { inkOn, letteringOn, standingOff } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';
import { centred } from '../parts/setting.ts';
import { put } from '../../scene.ts';

/** The subject falls out of its own poster, head first, towards a hole of exactly the wrong place. */
export function headlong({ d, w, cx, s, r, subjects }: Paint): Layout {
  const [main = figure, other] = subjects;
  const ground = r.pick([s.light, s.accent, s.mid]);
  const land = standingOff([s.deep, s.accent, s.paper, s.mid], [[ground, 0.24]]);
  const side = r.chance(0.5) ? 1 : -1;
  const isBroad = main.width > main.height * 1.5;
  const height = isBroad ? fitted(main, 300, 500) : fitted(main, 430, 400);
  const [x, y] = [cx + side * 34, 540];
  const tail = isBroad ? 240 : height / 2;
  const hole = [cx + side * 90, 896] as const;
  const ink = inkOn(ground, s);
  const speed = [-150, -86, -20, 56, 128, 184]
    .map(
      (dx, index) =>
        `M${x + dx} ${Math.max(290, y - tail - 24 + ((index * 53) % 40))}v${-24 - ((index * 71) % 60)}`,
    )
    .join('');
  d.add(
    d.flood(ground),
    rect(0, 770, w, 400, land),
    ellipse(hole[0], hole[1], 170, 44, standingOff([s.ink, s.deep], [[land, 0.12]])),
    ellipse(hole[0], hole[1] + 7, 156, 34, lift(s.ink, -0.08)),
    stroke(speed, standingOff([s.paper, s.deep], [[ground, 0.2]]), 7),
    ellipse(hole[0], hole[1] + 10, 80, 14, s.ink, { opacity: 0.4 }),
    centred(
      main,
      x,
      y,
      height,
      ink,
      isBroad && side < 0,
      isBroad ? side * r.between(66, 78) : 180 + side * r.between(-14, 22),
    ),
    other === undefined
      ? ''
      : put(other, cx - side * 214, 872, fitted(other, 200, 210), inkOn(land, s), side < 0),
  );
  const fill = letteringOn(ground, s, s.deep, s.ink);
  return lettered('top', fill, letteringOn(land, s, s.light), {
    box: { x: 48, y: 50, w: 624, h: 136 },
    valign: 'middle',
    tagline: 'none',
    style: { maxLines: 2 },
  });
}
