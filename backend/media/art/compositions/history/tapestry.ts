import { lift, mix } from '../../colour.ts';
import { num } from '../../drawing.ts';
import { fitted } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { circle, group, path, polygon, rect, stroke } from '../../shapes.ts';
import { figure } from '../../subjects/people/figure.ts';
import { inkOn, letteringOn, standingOff } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';
import { stood } from '../parts/setting.ts';

/** A woven hanging on a rod: borders of lozenges, and the subject in the field among small flowers. */
export function tapestry({ d, w, cx, s, r, subjects }: Paint): Layout {
  const [main = figure, other] = subjects;
  const wall = r.chance(0.5) ? mix(s.deep, s.ink, 0.4) : mix(s.paper, s.light, 0.4);
  const field = standingOff([s.accent, s.mid, s.deep], [[wall, 0.22]]);
  const border = standingOff(
    [s.deep, s.mid, s.light, s.accent],
    [
      [field, 0.2],
      [wall, 0.12],
    ],
  );
  const yarn = standingOff([s.light, s.paper, s.accent], [[border, 0.25]]);
  const petal = standingOff([s.light, s.accent, s.mid, s.paper], [[field, 0.2]]);
  const [half, top, foot] = [250, 74, 774];
  const edge = 46;
  const lozenge = (x: number, y: number): string =>
    polygon([
      [x, y - 13],
      [x + 13, y],
      [x, y + 13],
      [x - 13, y],
    ]);
  const marks: string[] = [];
  for (let x = cx - half + 23; x < cx + half; x += 45.4)
    marks.push(lozenge(x, top + 23), lozenge(x, foot - 23));
  for (let y = top + 66; y < foot - 40; y += 45.4)
    marks.push(lozenge(cx - half + 23, y), lozenge(cx + half - 23, y));
  const flowers = Array.from({ length: 46 }, (_, index) => {
    const [column, row] = [index % 6, Math.floor(index / 6)];
    const x = cx - 170 + column * 68 + (row % 2) * 30 + r.between(-9, 9);
    const y = top + 92 + row * 80 + r.between(-9, 9);
    return x > cx + half - 70
      ? ''
      : stroke(`M${num(x)} ${num(y)}v15`, petal, 2) +
          circle(x, y, 5, petal) +
          circle(x - 6, y + 9, 3, petal) +
          circle(x + 6, y + 9, 3, petal);
  });
  const fringe = Array.from(
    { length: 51 },
    (_, index) => `M${num(cx - half + index * 10)} ${foot}v${34 + (index % 2) * 7}`,
  ).join('');
  const height = fitted(main, other === undefined ? 400 : 340, 350);
  const base = foot - 96;
  const ink = inkOn(field, s);
  d.add(
    d.flood(wall),
    rect(cx - half + 16, top + 16, half * 2, foot - top, s.ink, { opacity: 0.3 }),
    stroke(fringe, border, 4),
    rect(cx - half, top, half * 2, foot - top, border),
    path(marks.join(''), yarn),
    rect(cx - half + edge, top + edge, half * 2 - edge * 2, foot - top - edge * 2, field),
    group({ opacity: 0.5 }, ...flowers),
    rect(cx - half + edge, base - 2, half * 2 - edge * 2, foot - edge - base + 2, mix(field, s.ink, 0.35)),
    stood(main, cx - (other === undefined ? 0 : 66), base + 2, height, ink),
    other === undefined ? '' : stood(other, cx + 118, base + 2, fitted(other, 190, 160), ink, true),
    stroke(
      `M${num(cx - half + edge)} ${top + edge}H${num(cx + half - edge)}V${foot - edge}H${num(cx - half + edge)}Z`,
      yarn,
      3,
    ),
    rect(cx - half - 34, top - 16, half * 2 + 68, 18, mix(s.ink, s.mid, 0.3), { rx: 9 }),
    circle(cx - half - 36, top - 7, 16, yarn),
    circle(cx + half + 36, top - 7, 16, yarn),
    rect(
      0,
      0,
      w,
      1080,
      d.vertical(0, 1080, [
        [0, lift(wall, 0.05), 0.12],
        [1, s.ink, 0.12],
      ]),
    ),
  );
  const fill = letteringOn(wall, s, s.light, s.deep);
  return lettered('bottom', fill, fill, { box: { x: 54, y: 836, w: 612, h: 118 }, style: { maxLines: 2 } });
}
