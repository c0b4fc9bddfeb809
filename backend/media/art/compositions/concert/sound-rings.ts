import { mix } from '../../colour.ts';
import { put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { circle, rect } from '../../shapes.ts';
import { singer } from '../../subjects/people/singer.ts';
import { inkOn, letteringOn } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';
import { massOf } from '../parts/setting.ts';

/** Rings of sound spread from the subject to the edges of the sheet, thick to thin. */
export function soundRings({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  const [main = singer] = subjects;
  const night = r.chance(0.65);
  const ground = night ? s.ink : s.light;
  const [one, two] = night ? [s.accent, s.light] : [s.deep, s.accent];
  const y = r.between(588, 622);
  const count = r.whole(9, 13);
  const reach = wide ? 1100 : 800;
  const grows = r.chance(0.5);
  d.add(d.flood(ground));
  for (let ring = count; ring >= 1; ring -= 1) {
    const part = ring / count;
    const radius = 190 + (reach - 190) * part ** 1.3;
    const weight = grows ? 4 + part * 26 : 34 - part * 30;
    d.add(
      circle(cx, y, radius, 'none', {
        stroke: mix(ring % 3 === 0 ? two : one, ground, part * 0.72),
        'stroke-width': Math.round(weight * 10) / 10,
      }),
    );
  }
  const face = night ? mix(s.light, s.paper, 0.3) : s.deep;
  const height = Math.min(300, massOf(main, 340));
  d.add(
    circle(
      cx,
      y,
      330,
      d.radial([cx, y], 330, [
        [0, face, 0.6],
        [0.55, face, 0.3],
        [1, face, 0],
      ]),
    ),
    circle(cx, y, 196, face),
    put(main, cx, y + height / 2, height, inkOn(face, s)),
  );
  if (!wide) {
    d.add(
      rect(
        0,
        0,
        w,
        340,
        d.vertical(0, 340, [
          [0, ground],
          [0.66, ground, 0.92],
          [1, ground, 0],
        ]),
      ),
      rect(
        0,
        960,
        w,
        130,
        d.vertical(960, 1080, [
          [0, ground, 0],
          [0.4, ground, 0.9],
          [1, ground],
        ]),
      ),
    );
  }
  const fill = letteringOn(ground, s, ...(night ? [s.paper] : [s.deep]));
  return lettered('top', fill, letteringOn(ground, s, ...(night ? [s.light] : [s.deep])), {
    box: { x: 48, y: 60, w: 624, h: 142 },
    valign: 'top',
    style: { maxLines: 2 },
  });
}
