import { letters, silhouette, sunk } from '../parts/inks.ts';
import { atHead, atFoot, leadOf, sideOf, stood } from '../placing.ts';
import { mix } from '../../colour.ts';
import { num } from '../../drawing.ts';
import type { Random } from '../../random.ts';
import type { Layout, Paint } from '../../scene.ts';
import { down, rolling } from '../../scenery/land.ts';
import { circle, path } from '../../shapes.ts';

/** A swollen moon behind bare branches that reach in from the edge. */
export function bareBranches({ d, w, wide, cx, s, r, subjects }: Paint): Layout {
  const night = r.pick([s.ink, sunk(s.deep, 0.24), sunk(s.accent, 0.26)]);
  const side = sideOf(r, wide);
  const low = r.chance(0.4);
  const disc = r.pick([s.light, s.paper, mix(s.accent, s.light, 0.3)]);
  const radius = wide ? 360 : r.between(235, 280);
  const x = wide ? cx : 360 - side * r.between(10, 90);
  const y = wide ? 500 : low ? 560 : 480;
  const ground = rolling(r, w, wide ? 850 : low ? 840 : 770, 26, 1.4);
  d.add(
    d.flood(night),
    circle(x, y, radius * 1.7, d.soft(disc), { opacity: 0.35 }),
    circle(
      x,
      y,
      radius,
      d.linear(
        [x - radius, y - radius],
        [x + radius, y + radius],
        [
          [0, s.paper],
          [0.5, disc],
          [1, mix(disc, s.accent, 0.5)],
        ],
      ),
    ),
  );
  const black = mix(s.ink, '#000000', 0.35);
  d.add(
    branch(
      r,
      side > 0 ? w + 10 : -10,
      700,
      side > 0 ? Math.PI * 1.16 : Math.PI * 1.84,
      wide ? 250 : 190,
      26,
      7,
      black,
    ),
    branch(r, side > 0 ? -10 : w + 10, 250, side > 0 ? 0.25 : Math.PI - 0.25, 120, 12, 6, black),
    path(down(ground, 1090), black),
    stood(
      leadOf(subjects),
      [x + r.between(-40, 40), wide ? 872 : low ? 862 : 792],
      wide ? [430, 560] : [290, 400],
      silhouette(black, disc),
      r.chance(0.5),
    ),
  );
  return {
    ...(low ? atHead('centre', 170) : atFoot('centre', 120)),
    ...letters(s, low ? night : black, black, disc),
  };
}

/** A branch that forks until its twigs are thin. */
function branch(
  r: Random,
  x: number,
  y: number,
  turn: number,
  length: number,
  thick: number,
  depth: number,
  colour: string,
): string {
  const bend = r.between(-0.25, 0.25);
  const mx = x + Math.cos(turn + bend) * length * 0.5;
  const my = y + Math.sin(turn + bend) * length * 0.5;
  const ex = x + Math.cos(turn) * length;
  const ey = y + Math.sin(turn) * length;
  const own = `<path d="M${num(x)} ${num(y)}Q${num(mx)} ${num(my)} ${num(ex)} ${num(ey)}" fill="none" stroke="${colour}" stroke-width="${num(thick)}" stroke-linecap="round"/>`;
  if (depth === 0 || thick < 1.2) return own;
  const forks = depth > 4 ? 2 : r.whole(1, 3);
  return (
    own +
    Array.from({ length: forks }, (_, fork) =>
      branch(
        r,
        ex,
        ey,
        turn + (fork % 2 === 0 ? 1 : -1) * r.between(0.15, 0.62),
        length * r.between(0.68, 0.86),
        thick * 0.64,
        depth - 1,
        colour,
      ),
    ).join('')
  );
}
