import { mix } from '../../colour.ts';
import { num } from '../../drawing.ts';
import { fitted } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { crowd, lightPool } from '../../scenery/stage.ts';
import { circle, polygon, path, stroke } from '../../shapes.ts';
import { singer } from '../../subjects/people/singer.ts';
import { againstLight, letteringOn } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';
import { stood } from '../parts/setting.ts';

/** A fan of fine lines of light from behind the subject over raised hands. */
export function laserFan({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  const [main = singer, other] = subjects;
  const y = 742;
  const lines = r.whole(22, 34);
  const sheet: string[] = [];
  const rays: string[] = [];
  for (let index = 0; index <= lines; index += 1) {
    const angle = Math.PI + (index / lines) * Math.PI;
    const [ax, ay] = [Math.cos(angle), Math.sin(angle)];
    rays.push(`M${num(cx)} ${y}L${num(cx + ax * 1500)} ${num(y + ay * 1500)}`);
    if (index % 4 === 1) {
      const next = Math.PI + ((index + 1) / lines) * Math.PI;
      sheet.push(
        polygon([
          [cx, y],
          [cx + ax * 1500, y + ay * 1500],
          [cx + Math.cos(next) * 1500, y + Math.sin(next) * 1500],
        ]),
      );
    }
  }
  const title = r.chance(0.5) ? s.accent : s.light;
  const fan = title === s.accent ? s.light : s.accent;
  const fade = d.radial([cx, y], 640, [
    [0, fan, 0.95],
    [0.5, fan, 0.5],
    [1, fan, 0.04],
  ]);
  d.add(
    d.flood(
      d.vertical(0, 1080, [
        [0, s.ink],
        [0.7, s.deep],
        [1, s.ink],
      ]),
    ),
    path(
      sheet.join(''),
      d.radial([cx, y], 620, [
        [0, fan, 0.5],
        [1, fan, 0],
      ]),
    ),
    stroke(rays.join(''), fade, 3),
    circle(
      cx,
      y - 60,
      300,
      d.radial([cx, y - 60], 300, [
        [0, s.paper, 0.95],
        [0.3, mix(fan, s.paper, 0.5), 0.7],
        [1, fan, 0],
      ]),
    ),
    lightPool(d, [cx, 866], 270, fan, 0.6),
    stood(main, cx, 872, fitted(main, 360, 430), againstLight(s)),
    other === undefined ? '' : stood(other, cx + 220, 872, fitted(other, 220, 190), againstLight(s), true),
    crowd(r, w, 936, wide ? 100 : 92, s.ink, 1110),
  );
  return lettered('top', letteringOn(s.ink, s, s.paper), letteringOn(s.ink, s, s.light), {
    box: { x: 48, y: 62, w: 624, h: 146 },
    style: { maxLines: 2 },
  });
}
