import { mix } from '../../colour.ts';
import { num } from '../../drawing.ts';
import { fitted } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { conifers, down, jagged, rolling } from '../../scenery/land.ts';
import { circle, group, path, rect, stroke } from '../../shapes.ts';
import { figure } from '../../subjects/people/figure.ts';
import { flat, inkOn, letteringOn, standingOff } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';
import { stood } from '../parts/setting.ts';

/** Three panels with round heads over one landscape; the subject fills the middle one. */
export function altarpiece({ d, w, cx, s, r, subjects }: Paint): Layout {
  const [main = figure, other] = subjects;
  const wall = r.chance(0.5) ? s.deep : mix(s.paper, s.light, 0.3);
  const gilt = standingOff([s.light, s.accent, s.mid, s.deep], [[wall, 0.3]]);
  const panel = (x: number, half: number, top: number): string =>
    `M${num(x - half)} 800V${num(top + half)}A${num(half)} ${num(half)} 0 0 1 ${num(x + half)} ${num(top + half)}V800Z`;
  const panels = [panel(cx - 218, 90, 350), panel(cx, 116, 230), panel(cx + 218, 90, 350)];
  const sky = standingOff([s.light, s.mid, s.accent], [[s.deep, 0.3]]);
  const hills = jagged(r.fork('far'), w, 560, 90);
  const near = rolling(r.fork('near'), w, 700, 20, 3);
  const height = fitted(main, 350, 214);
  const ink = { ...inkOn(sky, s), body: s.ink };
  d.add(
    d.flood(wall),
    rect(
      0,
      0,
      w,
      1080,
      d.radial([cx, 520], 640, [
        [0, gilt, 0.2],
        [1, gilt, 0],
      ]),
    ),
    group(
      { 'clip-path': d.clip(path(panels.join(''), '#fff')) },
      rect(
        0,
        200,
        w,
        640,
        d.vertical(220, 760, [
          [0, mix(sky, s.mid, 0.55)],
          [1, mix(sky, s.paper, 0.4)],
        ]),
      ),
      circle(cx, 380, 84, mix(s.paper, sky, 0.2)),
      path(down(hills, 820), mix(sky, s.deep, 0.42)),
      path(
        conifers(r, near, cx - 330, cx - 130, 110) + conifers(r, near, cx + 140, cx + 330, 110),
        mix(s.deep, s.ink, 0.2),
      ),
      path(down(near, 820), s.deep),
      stood(main, cx, 742, height, ink),
      other === undefined ? '' : stood(other, cx + 218, 744, fitted(other, 170, 150), flat(s.ink), true),
    ),
    stroke(panels.join(''), gilt, 9),
    stroke(panels.join(''), mix(gilt, s.ink, 0.5), 2),
    rect(cx - 322, 800, 644, 14, gilt),
    rect(cx - 336, 818, 672, 7, mix(gilt, s.ink, 0.3)),
  );
  const fill = letteringOn(wall, s, gilt, s.light, s.deep);
  return lettered('bottom', fill, letteringOn(wall, s, s.light, s.deep), {
    box: { x: 54, y: 852, w: 612, h: 108 },
    valign: 'middle',
    style: { maxLines: 2 },
  });
}
