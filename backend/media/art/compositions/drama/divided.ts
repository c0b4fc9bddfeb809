import { mix } from '../../colour.ts';
import { put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { group, path, polygon, rect } from '../../shapes.ts';
import { figure } from '../../subjects/people/figure.ts';
import { stipple } from '../../texture.ts';
import { inkOn, letteringOn, standingOff } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';
import { massOf } from '../parts/setting.ts';

/** A sheet of two colours; where the border runs through the subject, its colours change sides. */
export function divided({ d, w, cx, s, r, subjects }: Paint): Layout {
  const [main = figure] = subjects;
  const night = s.deep;
  const day = standingOff([r.chance(0.5) ? s.accent : s.light, s.light], [[night, 0.32]]);
  const lean = r.between(-90, 90);
  const [left, right] = r.chance(0.5) ? [night, day] : [day, night];
  const edge = (y: number): number => cx + (lean * (540 - y)) / 540;
  const half = polygon([
    [edge(0), 0],
    [w, 0],
    [w, 850],
    [edge(850), 850],
  ]);
  const rest = polygon([
    [0, 0],
    [edge(0), 0],
    [edge(850), 850],
    [0, 850],
  ]);
  const height = Math.min(560, massOf(main, 660));
  const flip = r.chance(0.5);
  d.add(
    d.flood(left),
    path(half, right),
    path(half, stipple(d, mix(right, s.ink, 0.13), [0, 0], 1200, 0)),
    path(rest, stipple(d, mix(left, s.ink, 0.13), [0, 0], 1200, 0)),
    group({ 'clip-path': d.clip(path(rest, '#fff')) }, put(main, cx, 790, height, inkOn(left, s), flip)),
    group({ 'clip-path': d.clip(path(half, '#fff')) }, put(main, cx, 790, height, inkOn(right, s), flip)),
    rect(0, 790, w, 290, s.ink),
  );
  return lettered('bottom', letteringOn(s.ink, s, day, s.light), letteringOn(s.ink, s, s.light), {
    box: { x: 54, y: 826, w: 612, h: 126 },
    valign: 'middle',
    style: { maxLines: 3 },
  });
}
