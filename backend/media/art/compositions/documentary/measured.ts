import { lift, mix } from '../../colour.ts';
import { num } from '../../drawing.ts';
import { fitted, put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { circle, rect, stroke } from '../../shapes.ts';
import { figure } from '../../subjects/people/figure.ts';
import { inkOn, letteringOn, standingOff } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';

/** The subject on squared paper, measured from all sides as in a survey. */
export function measured({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  const [main = figure] = subjects;
  const blue = r.chance(0.5);
  const ground = blue ? mix(s.deep, s.mid, 0.18) : mix(s.paper, s.light, 0.25);
  const line = blue ? mix(ground, s.light, 0.3) : mix(ground, s.mid, 0.5);
  const mark = standingOff(blue ? [s.light, s.accent] : [s.accent, s.deep], [[ground, 0.35]]);
  const cell = 36;
  const grid: string[] = [];
  const strong: string[] = [];
  for (let x = wide ? 30 : 0, column = 0; x <= w; x += cell, column += 1)
    (column % 5 === 0 ? strong : grid).push(`M${x} 0V1080`);
  for (let y = 0, row = 0; y <= 1080; y += cell, row += 1)
    (row % 5 === 0 ? strong : grid).push(`M0 ${y}H${w}`);
  const height = fitted(main, 480, 470);
  const width = (height / main.height) * main.width;
  const foot = 576 + height / 2 + 20;
  const [left, right, top] = [cx - width / 2, cx + width / 2, foot - height];
  const tick = (x: number, y: number, level: boolean): string =>
    level ? `M${num(x)} ${num(y - 11)}v22` : `M${num(x - 11)} ${num(y)}h22`;
  const steps = r.pick([4, 5, 8]);
  const scale = Array.from({ length: steps + 1 }, (_, step) =>
    tick(left - 56, top + (height * step) / steps, false),
  ).join('');
  const along = Array.from({ length: steps + 1 }, (_, step) =>
    tick(left + (width * step) / steps, foot + 56, true),
  ).join('');
  d.add(
    d.flood(ground),
    stroke(grid.join(''), line, 1, { opacity: 0.5 }),
    stroke(strong.join(''), line, 2, { opacity: 0.75 }),
    circle(cx, 580, r.between(250, 286), lift(ground, blue ? 0.05 : -0.05), { opacity: 0.55 }),
    circle(cx, 580, 300, 'none', { stroke: mark, 'stroke-width': 2, 'stroke-dasharray': '10 9' }),
    put(main, cx, foot, height, inkOn(ground, s)),
    stroke(`M${num(left - 56)} ${num(top)}V${num(foot)}${scale}`, mark, 3),
    stroke(`M${num(left)} ${num(foot + 56)}H${num(right)}${along}`, mark, 3),
    stroke(
      `M${num(left - 80)} ${num(top)}H${num(right + 50)}M${num(left - 80)} ${num(foot)}H${num(right + 50)}`,
      mark,
      1.6,
      { 'stroke-dasharray': '4 8' },
    ),
    ...(wide
      ? []
      : [
          rect(0, 0, w, 214, ground),
          rect(0, 214, w, 3, line),
          rect(0, 992, w, 90, ground),
          rect(0, 992, w, 3, line),
        ]),
  );
  const fill = letteringOn(ground, s, blue ? s.light : s.deep);
  return lettered('top-left', fill, fill, { box: { x: 52, y: 54, w: 616, h: 96 }, style: { maxLines: 2 } });
}
