import { cast, letters, off, silhouette, sunk } from '../parts/inks.ts';
import { atFoot, atHead, centred, leadOf, secondOf } from '../placing.ts';
import { lchOf, mix, tone } from '../../colour.ts';
import type { Layout, Paint } from '../../scene.ts';
import { circle, rect } from '../../shapes.ts';

/** The same thing again and again, and one that is not the same. */
export function oneDifferent({ d, w, wide, s, r, subjects }: Paint): Layout {
  const dark = r.chance(0.5);
  const wish = r.pick([s.light, s.mid, s.paper]);
  const field = dark ? r.pick([s.ink, sunk(s.deep, 0.28)]) : lchOf(wish).l < 0.62 ? tone(wish, 0.74) : wish;
  const plain = dark ? mix(field, s.mid, 0.62) : off(mix(field, s.deep, 0.6), field, 2.2);
  const lead = leadOf(subjects);
  const broad = lead.width > lead.height * 1.4;
  const columns = wide ? (broad ? 5 : 8) : broad ? r.whole(2, 3) : r.whole(3, 5);
  const cell = (wide ? 1240 : 640) / columns;
  const tall = cell * (broad ? 0.66 : r.pick([1, 1.25]));
  const rows = Math.max(2, Math.floor((wide ? 900 : 660) / tall));
  const low = !wide && r.chance(0.5);
  const left = wide ? w - 1240 - 60 : 40;
  const top = wide ? (1080 - rows * tall) / 2 : low ? 990 - rows * tall : 56;
  const tile = r.pick(['none', 'disc', 'square']);
  const chosen = [r.whole(broad ? 0 : 1, columns - (broad ? 1 : 2)), r.whole(0, rows - 1)] as const;
  const bricks = r.chance(0.4) && tile === 'none' && !broad;
  const bright = off(s.accent, field, 2);
  const flip = r.chance(0.5);
  d.add(d.flood(field));
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const one = column === chosen[0] && row === chosen[1];
      const x = left + (column + 0.5 + (bricks && row % 2 === 1 ? 0.5 : 0)) * cell;
      const y = top + (row + 0.5) * tall;
      if (bricks && row % 2 === 1 && column === columns - 1) continue;
      if (tile === 'disc')
        d.add(circle(x, y, Math.min(cell, tall) * 0.46, one ? bright : mix(field, plain, 0.35)));
      if (tile === 'square')
        d.add(
          rect(
            x - cell * 0.46,
            y - tall * 0.46,
            cell * 0.92,
            tall * 0.92,
            one ? bright : mix(field, plain, (row + column) % 2 === 0 ? 0.4 : 0.22),
          ),
        );
      const ground = tile === 'none' ? field : bright;
      d.add(
        one
          ? centred(
              secondOf(subjects) ?? lead,
              [x, y],
              [tall * (tile === 'none' ? 0.96 : 0.76), cell * (tile === 'none' ? 0.94 : 0.76)],
              cast(s, ground),
              !flip,
            )
          : centred(
              lead,
              [x, y],
              [tall * 0.7, cell * 0.68],
              silhouette(tile === 'none' ? plain : mix(field, dark ? s.light : s.deep, 0.66), field),
              flip,
            ),
      );
    }
  }
  return {
    ...(low ? atHead('left', 160) : atFoot('left', 150)),
    ...letters(s, field, field, dark ? s.paper : s.ink),
  };
}
