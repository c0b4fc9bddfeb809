import { lchOf, mix, tone } from '../../colour.ts';
import { num } from '../../drawing.ts';
import type { Layout, Paint } from '../../scene.ts';
import { circle, path, polygon, rect } from '../../shapes.ts';
import { cast, letters, off } from '../parts/inks.ts';
import { atFoot, atHead, leadOf, secondOf, stood } from '../placing.ts';

/** A town of wooden blocks, the subject on top of it. */
export function toyBlocks({ d, w, wide, cx, s, r, subjects }: Paint): Layout {
  const wish = r.pick([s.light, s.paper, s.mid, s.accent]);
  const field = lchOf(wish).l < 0.68 ? tone(wish, 0.78) : wish;
  const table = r.pick([s.deep, off(s.accent, field, 2), off(s.mid, field, 2)]);
  const low = r.chance(0.5);
  const floor = wide ? 930 : low ? 985 : 745;
  const unit = wide ? 128 : 104;
  const tints = [s.accent, s.mid, s.deep, s.light, s.paper, mix(s.accent, s.light, 0.5)].filter(
    (tint) => Math.abs(lchOf(tint).l - lchOf(field).l) > 0.07,
  );
  const columns = wide ? 8 : 7;
  const left = (wide ? cx : 360) - (columns * unit) / 2;
  const peak = r.whole(2, columns - 3);
  d.add(
    d.flood(field),
    circle(left + (peak + 1) * unit, floor - unit * 3.6, unit * 2.3, mix(field, s.paper, 0.45)),
    rect(0, floor, w, 1090 - floor, table),
  );
  const heights = Array.from({ length: columns }, (_, column) =>
    Math.max(
      0,
      (low ? 3 : 2) - Math.abs(column - peak - 0.5) * r.between(0.5, 1.1) + (r.chance(0.25) ? 1 : 0),
    ),
  );
  for (const [column, high] of heights.entries()) {
    const onTop = column === peak || column === peak + 1;
    const count = onTop ? 2 : Math.round(high);
    for (let row = 0; row < count; row += 1) {
      const x = left + column * unit;
      const y = floor - (row + 1) * unit;
      const crown = row === count - 1 && !onTop;
      d.add(
        block(
          r.pick(crown ? ['roof', 'dome', 'drum', 'arch'] : ['arch', 'plain', 'window', 'split']),
          x,
          y,
          unit,
          r.pick(tints),
          r.pick(tints),
          field,
        ),
      );
    }
  }
  const lead = leadOf(subjects);
  d.add(
    stood(
      lead,
      [left + (peak + 1) * unit, floor - unit * 2 + 2],
      [unit * 3.1, unit * 3.6],
      cast(s, mix(field, s.paper, 0.45)),
      r.chance(0.5),
    ),
  );
  const second = secondOf(subjects);
  if (second !== undefined)
    d.add(
      stood(
        second,
        [wide ? cx + 560 : peak > 2 ? 110 : 610, floor + 26],
        [unit * 1.5, unit * 1.6],
        cast(s, field),
      ),
    );
  return {
    ...(low ? atHead('centre', 170) : atFoot('centre', 130)),
    ...letters(s, low ? field : table, table, low ? s.deep : s.paper),
  };
}

function block(
  kind: string,
  x: number,
  y: number,
  unit: number,
  one: string,
  two: string,
  field: string,
): string {
  const half = unit / 2;
  const other = one === two ? mix(one, field, 0.5) : two;
  const base = rect(x + 1.5, y + 1.5, unit - 3, unit - 3, one, { rx: 6 });
  if (kind === 'roof')
    return path(
      polygon([
        [x + 2, y + unit],
        [x + half, y + 4],
        [x + unit - 2, y + unit],
      ]),
      one,
    );
  if (kind === 'dome')
    return path(
      `M${num(x + 2)} ${num(y + unit)}a${num(half - 2)} ${num(half * 1.3)} 0 0 1 ${num(unit - 4)} 0Z`,
      one,
    );
  if (kind === 'drum')
    return (
      rect(x + unit * 0.16, y + 2, unit * 0.68, unit - 2, one) +
      rect(x + unit * 0.16, y + unit * 0.3, unit * 0.68, unit * 0.16, other) +
      rect(x + unit * 0.16, y + unit * 0.62, unit * 0.68, unit * 0.16, other)
    );
  if (kind === 'arch')
    return (
      base +
      path(
        `M${num(x + unit * 0.24)} ${num(y + unit)}v${num(-unit * 0.34)}a${num(unit * 0.26)} ${num(unit * 0.3)} 0 0 1 ${num(unit * 0.52)} 0v${num(unit * 0.34)}Z`,
        other,
      )
    );
  if (kind === 'window') return base + circle(x + half, y + half, unit * 0.26, other);
  if (kind === 'split')
    return (
      base +
      path(
        `M${num(x + 2)} ${num(y + unit - 3)}V${num(y + 3)}L${num(x + unit - 3)} ${num(y + unit - 3)}Z`,
        other,
      )
    );
  return base;
}
