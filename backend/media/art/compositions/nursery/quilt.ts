import { lchOf, mix } from '../../colour.ts';
import { num } from '../../drawing.ts';
import type { Random } from '../../random.ts';
import type { Layout, Paint } from '../../scene.ts';
import { circle, path, polygon, rect, stroke } from '../../shapes.ts';
import { cast, letters, sunk } from '../parts/inks.ts';
import { atFoot, atHead, centred, leadOf, secondOf } from '../placing.ts';

/** Squares of patchwork, each with its pattern; the subject on the largest. */
export function quilt({ d, w, wide, s, r, subjects }: Paint): Layout {
  const low = r.chance(0.5);
  const cell = wide ? 216 : r.pick([144, 180, 240]);
  const columns = Math.round(w / cell);
  const rows = Math.max(3, Math.round(740 / cell));
  const high = wide ? 1080 / Math.round(1080 / cell) : cell;
  const count = wide ? Math.round(1080 / cell) : rows;
  const top = wide || !low ? 0 : 1080 - 80 - rows * cell;
  const ground = sunk(s.deep, 0.32);
  const tints = [s.accent, s.light, s.mid, s.paper, mix(s.accent, s.light, 0.5), mix(s.mid, s.deep, 0.4)];
  d.add(d.flood(ground));
  const big = wide ? 3 : cell === 240 ? 2 : cell === 180 ? 2 : 3;
  const bx = wide ? columns - big - 1 : r.whole(0, columns - big);
  const by = wide ? 1 : r.whole(0, rows - big);
  for (let row = 0; row < count; row += 1)
    for (let column = 0; column < columns; column += 1) {
      if (column >= bx && column < bx + big && row >= by && row < by + big) continue;
      const one = r.pick(tints);
      const two = r.pick(tints.filter((tint) => Math.abs(lchOf(tint).l - lchOf(one).l) > 0.08));
      d.add(patch(r, column * cell, top + row * high, cell, high, one, two));
    }
  const size = [cell * big, high * big] as const;
  const at = [bx * cell, top + by * high] as const;
  const field = r.pick([s.paper, s.light]);
  d.add(
    rect(at[0], at[1], size[0], size[1], field),
    rect(at[0] + 16, at[1] + 16, size[0] - 32, size[1] - 32, 'none', {
      stroke: s.accent,
      'stroke-width': 4,
      'stroke-dasharray': '14 10',
    }),
    centred(
      leadOf(subjects),
      [at[0] + size[0] / 2, at[1] + size[1] / 2],
      [size[1] * 0.74, size[0] * 0.74],
      cast(s, field),
      r.chance(0.5),
    ),
  );
  const second = secondOf(subjects);
  if (second !== undefined) {
    const sx = wide ? bx - 2 : bx > 0 ? bx - 1 : bx + big < columns ? bx + big : bx;
    const sy = sx === bx ? (by > 0 ? by - 1 : Math.min(rows - 1, by + big)) : Math.min(count - 1, by + 1);
    const free = !(sx >= bx && sx < bx + big && sy >= by && sy < by + big);
    if (free)
      d.add(
        rect(sx * cell, top + sy * high, cell, high, s.accent),
        centred(
          second,
          [(sx + 0.5) * cell, top + (sy + 0.5) * high],
          [high * 0.74, cell * 0.74],
          cast(s, s.accent),
        ),
      );
  }
  const seams: string[] = [];
  for (let column = 1; column < columns; column += 1)
    seams.push(
      `M${num(column * cell)} ${num(top)}v${num(by * high)}M${num(column * cell)} ${num(top + (by + big) * high)}V${num(top + count * high)}`,
    );
  d.add(stroke(seams.join(''), mix(s.paper, ground, 0.2), 2, { 'stroke-dasharray': '8 9', opacity: 0.6 }));
  // The page writes on the left of a backdrop.
  if (wide)
    d.add(
      rect(
        0,
        0,
        1000,
        1080,
        d.linear(
          [0, 0],
          [1000, 0],
          [
            [0, ground, 0.94],
            [0.6, ground, 0.8],
            [1, ground, 0],
          ],
        ),
      ),
    );
  return {
    ...(low ? atHead('centre', 110) : atFoot('centre', 120)),
    ...(rows * cell > 760 || low ? { tagline: 'none' as const } : {}),
    ...letters(s, ground, ground, s.light),
  };
}

function patch(r: Random, x: number, y: number, w: number, h: number, one: string, two: string): string {
  const base = rect(x, y, w + 0.5, h + 0.5, one);
  const turn = r.whole(0, 3);
  const corners = [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ] as const;
  const corner = (index: number): readonly [number, number] => corners[(index + turn) % 4] ?? [x, y];
  const middle = [x + w / 2, y + h / 2] as const;
  switch (r.pick(['half', 'hourglass', 'dots', 'stripes', 'disc', 'quarter', 'diamond', 'plain'])) {
    case 'half':
      return base + path(polygon([corner(0), corner(1), corner(2)]), two);
    case 'hourglass':
      return (
        base + path(polygon([corner(0), corner(1), middle]) + polygon([corner(2), corner(3), middle]), two)
      );
    case 'dots':
      return (
        base +
        [0.25, 0.5, 0.75]
          .flatMap((dx) => [0.25, 0.5, 0.75].map((dy) => circle(x + w * dx, y + h * dy, w * 0.06, two)))
          .join('')
      );
    case 'stripes':
      return (
        base +
        [0, 2, 4]
          .map((bar) =>
            turn % 2 === 0
              ? rect(x + (w * bar) / 6, y, w / 6, h, two)
              : rect(x, y + (h * bar) / 6, w, h / 6, two),
          )
          .join('')
      );
    case 'disc':
      return base + circle(middle[0], middle[1], w * 0.36, two) + circle(middle[0], middle[1], w * 0.18, one);
    case 'quarter': {
      const [cx, cy] = corner(0);
      const sx = cx === x ? 1 : -1;
      const sy = cy === y ? 1 : -1;
      return (
        base +
        path(
          `M${num(cx)} ${num(cy)}h${num(sx * w)}A${num(w)} ${num(h)} 0 0 ${sx === sy ? 1 : 0} ${num(cx)} ${num(cy + sy * h)}Z`,
          two,
        )
      );
    }
    case 'diamond':
      return (
        base +
        path(
          polygon([
            [middle[0], y],
            [x + w, middle[1]],
            [middle[0], y + h],
            [x, middle[1]],
          ]),
          two,
        )
      );
    default:
      return base;
  }
}
