import { lift, mix } from '../../colour.ts';
import { put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { circle, group, path, polygon } from '../../shapes.ts';
import { singer } from '../../subjects/people/singer.ts';
import { inkOn, letteringOn, standingOff } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';
import { massOf } from '../parts/setting.ts';

/** A record larger than the sheet; on its label, the subject. */
export function grooves({ d, cx, s, r, subjects, wide }: Paint): Layout {
  const [main = singer] = subjects;
  const ground = r.pick([s.accent, s.light, s.mid]);
  const side = r.chance(0.5) || wide ? 1 : -1;
  const [x, y, radius] = [cx + side * (wide ? 120 : 60), wide ? 620 : 720, wide ? 560 : 490];
  const disc = s.ink;
  const label = standingOff([ground, s.light, s.accent], [[disc, 0.4]]);
  const size = 216;
  const rings = Array.from({ length: 17 }, (_, ring) =>
    circle(x, y, size + 18 + (ring / 16) * (radius - size - 36), 'none', {
      stroke: lift(disc, ring % 5 === 0 ? 0.17 : 0.08),
      'stroke-width': ring % 5 === 0 ? 3 : 1.6,
    }),
  );
  const gleam = (angle: number): string =>
    polygon([
      [x, y],
      [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius],
      [x + Math.cos(angle + 0.24) * radius, y + Math.sin(angle + 0.24) * radius],
    ]);
  const turn = r.between(-1.2, -0.4);
  const height = Math.min(280, massOf(main, 322));
  d.add(
    d.flood(ground),
    circle(x + 12, y + 16, radius, s.ink, { opacity: 0.25 }),
    circle(x, y, radius, disc),
    ...rings,
    group(
      { 'clip-path': d.clip(circle(x, y, radius, '#fff')), opacity: 0.14 },
      path(gleam(turn) + gleam(turn + Math.PI), s.paper),
      path(gleam(turn + 0.3) + gleam(turn + Math.PI + 0.3), s.paper),
    ),
    circle(x, y, size, label),
    circle(x, y, size - 12, 'none', { stroke: mix(label, disc, 0.5), 'stroke-width': 2 }),
    put(main, x, y + height / 2, height, inkOn(label, s)),
  );
  const fill = letteringOn(ground, s, s.deep, s.ink);
  return lettered(side > 0 ? 'top-left' : 'top-right', fill, letteringOn(disc, s, s.light), {
    box: { x: 46, y: 48, w: 628, h: 130 },
    tagline: 'none',
    style: { maxLines: 2, axes: { wght: 600, opsz: 144, SOFT: 0, WONK: 0 } },
  });
}
