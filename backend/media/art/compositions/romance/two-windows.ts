import { lift, mix } from '../../colour.ts';
import { fitted, put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { group, rect } from '../../shapes.ts';
import { dressFigure } from '../../subjects/people/dress-figure.ts';
import { figure } from '../../subjects/people/figure.ts';
import { againstLight, letteringOn } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';
import { shading } from '../parts/setting.ts';

/** A sleeping house front; two windows are lit, and who should be together stands in each. */
export function twoWindows({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  const [main = dressFigure, other = main.element === 'ground' && main !== figure ? figure : dressFigure] =
    subjects;
  const wall = mix(s.deep, s.mid, r.between(0.05, 0.3));
  const dark = mix(wall, s.ink, 0.5);
  const columns = wide ? 8 : 3;
  const rows = 4;
  const [pw, ph] = [204, 196];
  const left = wide ? cx - pw * 4.5 : 54;
  const first = { column: wide ? 4 : r.whole(0, 1), row: r.whole(2, 3) };
  const second = { column: (wide ? 5 : 2) + (wide ? r.whole(0, 1) : 0), row: r.whole(0, 1) };
  d.add(d.flood(wall), shading(d, lift(wall, -0.06), 100, 1000));
  const top = 34;
  for (let row = 0; row < rows; row += 1) {
    d.add(rect(0, top + row * ph + ph - 14, w, 5, lift(wall, 0.05)));
    for (let column = 0; column < columns; column += 1) {
      const [x, y, ww, hh] = [left + column * pw + 32, top + row * ph + 14, pw - 64, ph - 50];
      const holds =
        column === first.column && row === first.row
          ? main
          : column === second.column && row === second.row
            ? other
            : undefined;
      const light = holds === main ? s.light : mix(s.light, s.accent, 0.4);
      d.add(rect(x - 9, y - 9, ww + 18, hh + 18, lift(wall, holds === undefined ? -0.03 : 0.07)));
      if (holds === undefined) {
        d.add(
          rect(x, y, ww, hh, dark),
          r.chance(0.35) ? rect(x, y, ww, hh * r.between(0.3, 0.8), mix(dark, s.mid, 0.16)) : '',
          rect(x + ww / 2 - 2, y, 4, hh, lift(wall, -0.03)),
          rect(x, y + hh * 0.36, ww, 4, lift(wall, -0.03)),
        );
      } else {
        d.add(
          rect(x - 60, y - 50, ww + 120, hh + 110, d.soft(light), { opacity: 0.45 }),
          group(
            { 'clip-path': d.clip(rect(x, y, ww, hh, '#fff')) },
            rect(
              x,
              y,
              ww,
              hh,
              d.vertical(y, y + hh, [
                [0, mix(light, s.paper, 0.45)],
                [1, light],
              ]),
            ),
            put(
              holds,
              x + ww / 2,
              y + hh + 3,
              fitted(holds, hh * 0.9, ww * 0.92),
              againstLight(s),
              holds === other,
            ),
          ),
          rect(x + ww * 0.06 - 6, y, 14, hh, mix(light, s.accent, 0.5)),
          rect(x + ww * 0.94 - 8, y, 14, hh, mix(light, s.accent, 0.5)),
        );
      }
      d.add(rect(x - 16, y + hh + 7, ww + 32, 10, lift(wall, 0.1)));
    }
  }
  const base = mix(wall, s.ink, 0.72);
  d.add(rect(0, 956 - 130, w, 300, base), rect(0, 820, w, 8, lift(wall, 0.08)));
  return lettered('bottom', letteringOn(base, s, s.light), letteringOn(base, s, s.light), {
    box: { x: 54, y: 850, w: 612, h: 108 },
    valign: 'middle',
    style: { maxLines: 2 },
  });
}
