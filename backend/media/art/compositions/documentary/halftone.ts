import { lift, mix } from '../../colour.ts';
import { num } from '../../drawing.ts';
import { put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { group, path, rect } from '../../shapes.ts';
import { figure } from '../../subjects/people/figure.ts';
import { flat, letteringOn, standingOff } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';
import { massOf } from '../parts/setting.ts';

/** The subject very large, printed in one coarse screen of lines that swell where it is dark. */
export function halftone({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  const [main = figure] = subjects;
  const night = r.chance(0.4);
  const ground = night ? s.deep : mix(s.paper, s.light, r.between(0.1, 0.6));
  const print = night ? s.light : s.deep;
  const bar = standingOff(
    [s.accent, s.mid],
    [
      [ground, 0.2],
      [print, 0.15],
    ],
  );
  const side = r.chance(0.5) || wide ? 1 : -1;
  const block = { y: r.between(290, 360), h: r.between(420, 580) };
  const height = Math.min(700, massOf(main, main.width > main.height * 1.4 ? 960 : 860));
  const [x, foot] = [cx + side * 70, 616 + height / 2];
  const outlineMask = d.mask(
    put(
      main,
      x,
      foot,
      height,
      { ...flat('#ffffff'), lit: '#9a9a9a', accent: '#d8d8d8', glow: '#7a7a7a' },
      side < 0,
    ),
  );
  const pitch = r.between(11, 17);
  const swell: string[] = [];
  for (let y = 210; y < 990; y += pitch) {
    const part = (y - 210) / 780;
    const thick = pitch * (0.34 + 0.26 * Math.sin(part * Math.PI));
    swell.push(`M0 ${num(y - thick / 2)}h${w}v${num(thick)}h${-w}Z`);
  }
  d.add(
    d.flood(ground),
    rect(wide ? cx - 330 : side > 0 ? 0 : 360, block.y, wide ? 1100 : 360, block.h, bar),
    group(
      { mask: outlineMask },
      rect(0, 200, w, 800, mix(print, ground, 0.12)),
      path(swell.join(''), lift(ground, night ? 0.02 : 0), { opacity: 0.42 }),
    ),
    rect(wide ? cx - 330 : 56, 968, wide ? 1300 : 608, 4, print),
  );
  const fill = letteringOn(ground, s, print);
  return lettered('top-left', fill, fill, { box: { x: 52, y: 56, w: 616, h: 150 }, style: { maxLines: 3 } });
}
