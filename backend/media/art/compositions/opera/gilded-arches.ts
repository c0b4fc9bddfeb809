import { mix } from '../../colour.ts';
import { num } from '../../drawing.ts';
import { fitted } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { stars } from '../../scenery/sky.ts';
import { circle, path, rect, stroke } from '../../shapes.ts';
import { dancer } from '../../subjects/people/dancer.ts';
import { inkOn, letteringOn, standingOff } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';
import { stood } from '../parts/setting.ts';

/** Arches of gold line within one another like the rings of a stage machine, a moon and the subject inside. */
export function gildedArches({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  const [main = dancer] = subjects;
  const ground = r.chance(0.6) ? mix(s.ink, s.deep, 0.6) : s.deep;
  const gold = standingOff([s.light, s.accent], [[ground, 0.35]]);
  const foot = 852;
  const arch = (half: number, top: number): string =>
    `M${num(cx - half)} ${foot}V${num(top + half)}A${num(half)} ${num(half)} 0 0 1 ${num(cx + half)} ${num(top + half)}V${foot}Z`;
  const count = r.whole(5, 7);
  d.add(d.flood(ground));
  for (let ring = 0; ring < count; ring += 1) {
    const part = ring / (count - 1);
    const half = 326 - part * 110;
    const top = 124 + part * 136;
    d.add(
      path(arch(half, top), mix(ground, s.accent, 0.12 + part * 0.5)),
      stroke(arch(half, top), gold, 3.4 - part * 1.4),
    );
    if (ring % 2 === 0) d.add(stroke(arch(half - 8, top + 8), gold, 5, { 'stroke-dasharray': '0.1 13' }));
  }
  const inner = arch(206, 276);
  const sky = mix(ground, s.mid, 0.35);
  const height = fitted(main, 390, 370);
  const [mx, my] = [cx + r.between(-30, 30), 500];
  d.add(
    path(
      inner,
      d.vertical(270, foot, [
        [0, ground],
        [0.45, mix(s.accent, sky, 0.4)],
        [1, mix(gold, s.accent, 0.35)],
      ]),
    ),
    stars(r, { x: cx - 190, y: 340, w: 380, h: 240 }, 40, gold),
    circle(mx, my, 142, gold),
    circle(
      mx,
      my,
      142,
      d.linear(
        [mx - 142, my],
        [mx + 142, my + 100],
        [
          [0, s.paper, 0.5],
          [1, s.accent, 0.25],
        ],
      ),
    ),
    stroke(inner, gold, 5),
    rect(wide ? cx - 420 : 0, foot - 2, wide ? 840 : w, wide ? 8 : 300, wide ? gold : ground),
    rect(wide ? cx - 420 : 20, foot - 2, wide ? 840 : w - 40, 6, gold),
    stood(main, cx, foot, height, { ...inkOn(gold, s), body: s.ink }),
  );
  return lettered('bottom', letteringOn(ground, s, gold), letteringOn(ground, s, gold), {
    box: { x: 54, y: 880, w: 612, h: 86 },
    valign: 'middle',
    style: { maxLines: 2 },
  });
}
