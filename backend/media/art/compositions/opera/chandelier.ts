import { lift, mix } from '../../colour.ts';
import { num } from '../../drawing.ts';
import { fitted } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { lightPool } from '../../scenery/stage.ts';
import { circle, ellipse, path, rect, stroke } from '../../shapes.ts';
import { dancer } from '../../subjects/people/dancer.ts';
import { againstLight, letteringOn, standingOff } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';
import { stood } from '../parts/setting.ts';

/** The great chandelier of the house, and in its light far below the subject. */
export function chandelier({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  const [main = dancer, other] = subjects;
  const wall = r.chance(0.5) ? s.deep : mix(s.ink, s.accent, 0.45);
  const gold = standingOff([s.light, s.accent], [[wall, 0.3]]);
  const flame = mix(s.light, s.paper, 0.7);
  const marks: string[] = [stroke(`M${cx} -10V130`, gold, 6)];
  const grand = r.between(0.84, 1.04);
  const tiers = [
    { y: 220, rx: 110 * grand, lamps: 5 },
    { y: 316, rx: 206 * grand, lamps: 9 },
    { y: 418, rx: 284 * grand, lamps: 13 },
  ];
  for (const tier of tiers) {
    marks.push(ellipse(cx, tier.y, tier.rx, tier.rx * 0.2, 'none', { stroke: gold, 'stroke-width': 7 }));
    for (let lamp = 0; lamp < tier.lamps; lamp += 1) {
      const angle = (lamp / (tier.lamps - 1)) * Math.PI;
      const [x, y] = [cx - Math.cos(angle) * tier.rx, tier.y + Math.sin(angle) * tier.rx * 0.2];
      marks.push(
        stroke(`M${num(x)} ${num(y)}v16`, gold, 2),
        path(`M${num(x)} ${num(y + 16)}q7 14 0 22q-7 -8 0 -22Z`, mix(gold, s.paper, 0.6)),
        rect(x - 4, y - 24, 8, 22, s.paper),
        circle(x, y - 34, 24, flame, { opacity: 0.22 }),
        path(`M${num(x)} ${num(y - 48)}q9 16 0 24q-9 -8 0 -24Z`, flame),
      );
    }
  }
  for (const side of [-1, 1]) {
    for (const [from, to] of [
      [0, 1],
      [1, 2],
    ] as const) {
      const [a, b] = [tiers[from], tiers[to]];
      if (a === undefined || b === undefined) continue;
      marks.push(
        stroke(
          `M${num(cx + side * a.rx)} ${a.y}Q${num(cx + side * a.rx)} ${b.y - 10} ${num(cx + side * b.rx)} ${b.y}`,
          gold,
          4,
        ),
      );
    }
    marks.push(
      stroke(`M${cx} 128Q${num(cx + side * 20)} 200 ${num(cx + side * 110 * grand)} 220`, gold, 4),
      stroke(`M${num(cx + side * 284 * grand)} 418Q${num(cx + side * 120)} 540 ${cx} 520`, gold, 4),
    );
  }
  const floor = 806;
  const height = fitted(main, 250, 400);
  d.add(
    d.flood(
      d.vertical(0, 1080, [
        [0, lift(wall, -0.03)],
        [0.5, mix(wall, s.mid, 0.25)],
        [1, wall],
      ]),
    ),
    circle(
      cx,
      350,
      470,
      d.radial([cx, 350], 470, [
        [0, s.light, 0.75],
        [0.4, mix(s.light, s.accent, 0.5), 0.35],
        [1, s.accent, 0],
      ]),
    ),
    path(
      `M${cx - 250} 430L${cx + 250} 430L${cx + 420} ${floor}H${cx - 420}Z`,
      d.vertical(430, floor, [
        [0, s.light, 0.34],
        [1, s.light, 0.06],
      ]),
    ),
    ...marks,
    circle(cx, 536, 15, gold),
    rect(0, floor - 30, w, 400, mix(wall, s.ink, 0.72)),
    lightPool(d, [cx, floor + 6], wide ? 420 : 290, s.light, 0.75),
    stood(main, cx - (other === undefined ? 0 : 60), floor + 10, height, againstLight(s)),
    other === undefined
      ? ''
      : stood(other, cx + 140, floor + 14, fitted(other, 180, 180), againstLight(s), true),
  );
  const foot = mix(wall, s.ink, 0.72);
  return lettered('bottom', letteringOn(foot, s, gold, s.light), letteringOn(foot, s, s.light), {
    box: { x: 54, y: 892, w: 612, h: 76 },
    valign: 'middle',
    style: { maxLines: 2 },
  });
}
