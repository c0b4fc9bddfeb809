import { lift, mix } from '../../colour.ts';
import type { Point } from '../../drawing.ts';
import { fitted, put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { circle, group, path, polygon, rect } from '../../shapes.ts';
import { figure } from '../../subjects/people/figure.ts';
import { inkOn, letteringOn, standingOff } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';

/** The blades of a lens, half closed; between them the subject, seen sharply. */
export function aperture({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  const [main = figure] = subjects;
  const blades = r.whole(6, 8);
  const [y, outer, opening] = [620, wide ? 500 : 336, wide ? 250 : 214];
  const scene = standingOff([s.light, s.accent, mix(s.paper, s.light, 0.5)], [[s.deep, 0.35]]);
  const ground = r.chance(0.5) ? mix(s.paper, s.light, 0.3) : s.accent;
  const turn = r.between(0, 1);
  const corner = (index: number, radius: number, shift = 0): Point => {
    const angle = turn + ((index + shift) / blades) * Math.PI * 2;
    return [cx + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  };
  const steel = standingOff([s.deep, s.ink], [[ground, 0.3]]);
  const marks = Array.from({ length: blades }, (_, index) => {
    const inner = corner(index, opening);
    const next = corner(index + 1, opening);
    const far: Point = [next[0] + (next[0] - inner[0]) * 2.2, next[1] + (next[1] - inner[1]) * 2.2];
    const edge: Point = [
      inner[0] + (inner[0] - corner(index - 1, opening)[0]) * 2.2,
      inner[1] + (inner[1] - corner(index - 1, opening)[1]) * 2.2,
    ];
    const fill = mix(
      lift(steel, 0.05),
      lift(steel, 0.17),
      (Math.sin(turn + (index / blades) * Math.PI * 2 + 2.2) + 1) / 2,
    );
    return path(polygon([inner, next, far, edge]), fill, {
      stroke: mix(steel, s.ink, 0.5),
      'stroke-width': 2.5,
    });
  });
  const height = fitted(main, opening * 1.34, opening * 1.42);
  const floor = y + opening * 0.62;
  d.add(
    d.flood(ground),
    circle(cx + 8, y + 12, outer + 16, s.ink, { opacity: 0.25 }),
    circle(cx, y, outer + 16, steel),
    group(
      { 'clip-path': d.clip(circle(cx, y, outer - 4, '#fff')) },
      circle(
        cx,
        y,
        outer,
        d.vertical(y - opening, y + opening, [
          [0, mix(scene, s.mid, 0.35)],
          [1, scene],
        ]),
      ),
      rect(cx - outer, floor - 6, outer * 2, 400, mix(scene, s.deep, 0.45)),
      put(main, cx, floor, height, inkOn(scene, s)),
      ...marks,
    ),
    circle(cx, y, outer - 4, 'none', { stroke: mix(steel, s.light, 0.25), 'stroke-width': 3 }),
  );
  const ticks = Array.from({ length: 60 }, (_, index) => {
    const angle = (index / 60) * Math.PI * 2;
    const [from, to] = [outer + 3, outer + (index % 5 === 0 ? 14 : 9)];
    return `M${Math.round(cx + Math.cos(angle) * from)} ${Math.round(y + Math.sin(angle) * from)}L${Math.round(cx + Math.cos(angle) * to)} ${Math.round(y + Math.sin(angle) * to)}`;
  }).join('');
  d.add(
    `<path d="${ticks}" stroke="${s.light}" stroke-width="2" fill="none"/>`,
    wide ? '' : rect(0, 0, w, 10, steel),
  );
  const fill = letteringOn(ground, s, s.deep);
  return lettered('top-left', fill, fill, { box: { x: 52, y: 56, w: 616, h: 136 }, style: { maxLines: 2 } });
}
