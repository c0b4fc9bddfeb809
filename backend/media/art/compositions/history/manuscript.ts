import { lift, mix } from '../../colour.ts';
import { num } from '../../drawing.ts';
import { put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { circle, group, path, placed, rect, stroke } from '../../shapes.ts';
import { figure } from '../../subjects/people/figure.ts';
import { inkOn, letteringOn, standingOff } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';
import { massOf, shading } from '../parts/setting.ts';

const leaf = 'M0 0C9 -5 22 -4 30 -16C16 -22 4 -14 0 0Z';

/** A page from an old book: a painted square with the subject, vines in the margins, lines of writing below. */
export function manuscript({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  const [main = figure] = subjects;
  const page = mix(s.paper, s.light, 0.35);
  const field = standingOff([s.deep, s.accent, s.mid], [[page, 0.4]]);
  const vine = standingOff([s.mid, s.accent, s.deep], [[page, 0.25]]);
  const fruit = standingOff(
    [s.accent, s.mid, s.light, s.deep],
    [
      [page, 0.2],
      [vine, 0.15],
    ],
  );
  const side = r.chance(0.5) || wide ? 1 : -1;
  const left = cx + (side > 0 ? -204 : -264);
  const [size, top] = [468, 250];
  const height = Math.min(390, massOf(main, 440));
  const marginX = side > 0 ? cx - 268 : cx + 268;
  const stem: string[] = [];
  const leaves: string[] = [];
  for (let y = 274; y < 930; y += 58) {
    const bend = (y / 58) % 2 < 1 ? 1 : -1;
    stem.push(`${stem.length === 0 ? `M${num(marginX)} 250` : ''}q${bend * 30} 29 0 58`);
    leaves.push(
      placed(marginX + bend * 13, y + 14, bend * r.between(0.9, 1.3), r.between(0.9, 1.3), path(leaf, vine)),
    );
    leaves.push(
      placed(marginX + bend * 13, y + 34, bend * r.between(0.8, 1.1), -r.between(0.8, 1.1), path(leaf, vine)),
    );
    if (r.chance(0.55))
      leaves.push(
        circle(marginX - bend * 16, y + 10, r.between(5, 8), fruit),
        stroke(`M${num(marginX)} ${y + 20}L${num(marginX - bend * 13)} ${y + 12}`, vine, 2),
      );
  }
  const checks: string[] = [];
  const cell = size / 12;
  for (let row = 0; row < 12; row += 1)
    for (let column = 0; column < 12; column += 1)
      if ((row + column) % 2 === 0)
        checks.push(
          `M${num(left + column * cell)} ${num(top + row * cell)}h${num(cell)}v${num(cell)}h${num(-cell)}Z`,
        );
  const lines = Array.from({ length: 5 }, (_, row) =>
    rect(
      left,
      top + size + 34 + row * 26,
      size * (row === 4 ? 0.44 : 1 - ((row * 31) % 9) / 90),
      5,
      mix(page, s.deep, 0.42),
    ),
  );
  d.add(
    d.flood(page),
    shading(d, lift(page, -0.05), 300, 1100),
    group({}, ...lines),
    rect(
      left - 12,
      top - 12,
      size + 24,
      size + 24,
      standingOff(
        [s.light, s.accent, s.mid],
        [
          [page, 0.12],
          [field, 0.25],
        ],
      ),
    ),
    rect(left, top, size, size, field),
    path(checks.join(''), lift(field, field === s.deep ? 0.06 : -0.05)),
    rect(left, top + size - 44, size, 44, mix(field, s.ink, 0.45)),
    put(main, left + size / 2, top + size - 36, height, inkOn(field, s)),
    stroke(`M${num(left)} ${top}h${size}v${size}h${-size}Z`, mix(field, s.ink, 0.4), 3),
    stroke(stem.join(''), vine, 4),
    ...leaves,
    wide ? '' : rect(0, 0, w, 8, fruit),
  );
  return lettered(
    side > 0 ? 'top-left' : 'top-right',
    letteringOn(page, s, s.deep),
    letteringOn(page, s, s.deep),
    {
      box: { x: 54, y: 52, w: 612, h: 108 },
      style: { maxLines: 2 },
    },
  );
}
