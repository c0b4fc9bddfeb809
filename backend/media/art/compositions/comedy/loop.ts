import { lift } from '../../colour.ts';
import type { Point } from '../../drawing.ts';
import { fitted } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { outline, stroke } from '../../shapes.ts';
import { cat } from '../../subjects/animals/cat.ts';
import { dots } from '../../texture.ts';
import { inkOn, letteringOn, standingOff } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';
import { centred, massOf } from '../parts/setting.ts';

/** A broad ribbon of road loops the loop across the sheet; the subject has come off it at the top. */
export function loop({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  const [main = cat, other] = subjects;
  const ground = r.pick([s.light, s.accent, s.mid, s.deep]);
  const road = standingOff([s.deep, s.paper, s.accent], [[ground, 0.3]]);
  const dash = standingOff([s.light, s.paper, s.deep], [[road, 0.3]]);
  const side = r.chance(0.5) ? 1 : -1;
  const [radius, y] = [r.between(196, 232), 640];
  const turn: Point[] = Array.from({ length: 15 }, (_, step) => {
    const angle = Math.PI * (0.62 - (step / 14) * 2.24);
    return [cx + side * Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
  const start: Point = [cx - side * (wide ? 700 : 440), y + radius + r.between(20, 60)];
  const end: Point = [cx + side * (wide ? 780 : 440), y + radius + r.between(10, 60)];
  const way = outline(
    [start, [cx - side * 250, y + radius + 34], ...turn, [cx + side * 250, y + radius + 30], end],
    false,
  );
  const height = Math.min(300, massOf(main, 360));
  d.add(
    d.flood(ground),
    d.flood(dots(d, lift(ground, ground === s.deep ? 0.05 : -0.05), 26, 0.2)),
    stroke(way, lift(ground, ground === s.deep ? -0.05 : -0.13), 92, { transform: 'translate(0 14)' }),
    stroke(way, road, 84),
    stroke(way, dash, 6, { 'stroke-dasharray': '30 26', 'stroke-linecap': 'butt' }),
    centred(main, cx, y - 10, height, inkOn(ground, s), side < 0, side * r.between(14, 30)),
    other === undefined
      ? ''
      : centred(other, cx + side * 250, y + radius - 60, fitted(other, 140, 150), inkOn(ground, s), side < 0),
  );
  if (w < 1000) d.add(stroke('M-20 1080H740', road, 150));
  const fill = letteringOn(ground, s, s.deep, s.light);
  return lettered('top', fill, letteringOn(road, s, s.light), {
    box: { x: 48, y: 54, w: 624, h: 180 },
    valign: 'middle',
    tagline: 'none',
    style: { maxLines: 2 },
  });
}
