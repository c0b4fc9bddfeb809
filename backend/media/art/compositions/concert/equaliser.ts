import { mix } from '../../colour.ts';
import { fitted } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { circle, path, rect } from '../../shapes.ts';
import { singer } from '../../subjects/people/singer.ts';
import { againstLight, letteringOn } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';
import { stood } from '../parts/setting.ts';

/** Columns of level lights, tall and short with the music; the subject before them in the glow. */
export function equaliser({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  const [main = singer, other] = subjects;
  const columns = wide ? 26 : 14;
  const left = wide ? cx - 640 : 10;
  const pitch = wide ? 52 : 50;
  const [cell, floor] = [23, 930];
  const beat = r.between(0.5, 1.1);
  const phase = r.between(0, 6);
  const lit: string[] = [];
  const mid: string[] = [];
  const peak: string[] = [];
  const off: string[] = [];
  const most = wide ? 34 : 24;
  for (let column = 0; column < columns; column += 1) {
    const x = left + column * pitch;
    const far = Math.abs(x + pitch / 2 - cx) / 360;
    const level = Math.round(
      Math.max(
        2,
        most * (0.86 - far * 0.36) * (0.66 + 0.34 * Math.sin(column * beat + phase)) * r.between(0.8, 1.1),
      ),
    );
    for (let row = 0; row < most; row += 1) {
      const mark = `M${x + 4} ${floor - row * cell - 16}h${pitch - 8}v14h${8 - pitch}Z`;
      if (row > level) off.push(mark);
      else if (row === level) peak.push(mark);
      else if (row > level * 0.62) mid.push(mark);
      else lit.push(mark);
    }
  }
  const height = fitted(main, 420, 480);
  d.add(
    d.flood(
      d.vertical(0, 1080, [
        [0, s.ink],
        [1, mix(s.ink, s.deep, 0.8)],
      ]),
    ),
    path(off.join(''), mix(s.ink, s.mid, 0.16), { opacity: 0.6 }),
    path(lit.join(''), s.accent),
    path(mid.join(''), mix(s.accent, s.light, 0.6)),
    path(peak.join(''), s.paper),
    circle(
      cx,
      764,
      340,
      d.radial([cx, 764], 340, [
        [0, s.light, 0.9],
        [0.45, s.accent, 0.5],
        [1, s.accent, 0],
      ]),
    ),
    rect(0, floor + 2, w, 240, s.ink),
    rect(0, floor + 2, w, 4, mix(s.accent, s.ink, 0.3)),
    stood(main, cx, floor + 8, height, againstLight(s)),
    other === undefined
      ? ''
      : stood(
          other,
          cx + 236,
          floor + 10,
          fitted(other, 190, 180),
          { ...againstLight(s), body: mix(s.ink, s.deep, 0.3) },
          true,
        ),
  );
  return lettered('top', letteringOn(s.ink, s, s.paper), letteringOn(s.ink, s, s.light), {
    box: { x: 48, y: 64, w: 624, h: 176 },
    style: { maxLines: 2 },
  });
}
