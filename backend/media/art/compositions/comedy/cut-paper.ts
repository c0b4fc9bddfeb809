import { lift } from '../../colour.ts';
import { put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import type { Random } from '../../random.ts';
import { outline, path } from '../../shapes.ts';
import type { Node } from '../../shapes.ts';
import { cat } from '../../subjects/animals/cat.ts';
import { inkOn, letteringOn, standingOff } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';
import { massOf } from '../parts/setting.ts';

/** A shape as scissors leave it: straight cuts of uneven length round a middle. */
function snippet(random: Random, x: number, y: number, rx: number, ry: number, cuts: number): string {
  const turn = random.between(0, 6);
  const nodes: Node[] = Array.from({ length: cuts }, (_, index) => {
    const angle = turn + ((index + random.between(-0.22, 0.22)) / cuts) * Math.PI * 2;
    const reach = random.between(0.86, 1.12);
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach, 1];
  });
  return outline(nodes);
}

/** Coloured paper cut with scissors, and the subject on top, huge. */
export function cutPaper({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  const [main = cat] = subjects;
  const ground = r.pick([s.accent, s.light, s.mid, s.deep]);
  const sheet = standingOff([s.light, s.paper, s.accent, s.mid], [[ground, 0.22]]);
  const third = standingOff(
    [s.mid, s.accent, s.deep, s.paper],
    [
      [ground, 0.16],
      [sheet, 0.18],
    ],
  );
  const height = Math.min(560, massOf(main, 640));
  const foot = 340 + 290 + height / 2;
  const scraps = [
    [cx - 250, 420, 100, 66],
    [cx + 262, 372, 84, 92],
    [cx + 246, 862, 108, 60],
    [cx - 264, 850, 78, 92],
    ...(wide
      ? [
          [cx + 520, 240, 150, 90],
          [cx + 560, 780, 120, 130],
          [cx - 520, 170, 140, 80],
        ]
      : []),
  ] as const;
  d.add(
    d.flood(ground),
    ...scraps.map(([x = 0, y = 0, rx = 0, ry = 0], index) =>
      path(snippet(r, x, y, rx, ry, r.whole(4, 6)), index % 2 === 0 ? third : lift(ground, -0.07)),
    ),
    path(snippet(r, cx + 12, 648, 306, 300, 9), lift(ground, -0.12), { opacity: 0.6 }),
    path(snippet(r, cx, 634, 296, 294, r.whole(7, 10)), sheet),
    put(main, cx, foot, height, inkOn(sheet, s), r.chance(0.5), r.between(-6, 6)),
    wide ? '' : path(snippet(r, w / 2, 1090, 460, 100, 9), third),
  );
  const fill = letteringOn(ground, s, s.light, s.deep);
  return lettered('top', fill, letteringOn(third, s), {
    box: { x: 48, y: 54, w: 624, h: 204 },
    valign: 'middle',
    tagline: 'none',
    style: { maxLines: 3 },
  });
}
