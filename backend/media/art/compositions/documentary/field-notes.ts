import { contours } from '../../scenery/land.ts';
import { mix } from '../../colour.ts';
import { put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { circle, rect, stroke } from '../../shapes.ts';
import { dancer } from '../../subjects/people/dancer.ts';
import { dots } from '../../texture.ts';
import { inkOn, letteringOn, standingOff } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';
import { massOf } from '../parts/setting.ts';

/** Contours of a terrain with the subject at its centre: the surveyor's sheet. */
export function fieldNotes({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  const [main = dancer] = subjects;
  const night = r.chance(0.4);
  const ground = night ? s.deep : mix(s.paper, s.light, r.between(0.1, 0.6));
  const strong = night ? s.light : s.deep;
  const fine = mix(ground, standingOff([s.mid, s.light, s.deep], [[ground, 0.2]]), 0.75);
  const field = standingOff([strong, s.accent, s.mid], [[ground, 0.3]]);
  const radius = r.between(180, 216);
  const [x, y] = [cx + (wide ? 0 : r.between(-60, 60)), r.between(596, 640)];
  const height = Math.min(radius * 1.34, massOf(main, radius * 1.6));
  const tick = radius + 8;
  d.add(
    d.flood(ground),
    ...contours(r, [x, y], 620, r.whole(20, 30)).map((line, index) =>
      stroke(line, index % 5 === 0 ? strong : fine, index % 5 === 0 ? 2.4 : 1.2, { opacity: 0.8 }),
    ),
    circle(x, y, radius, field),
    circle(x, y, radius, dots(d, mix(field, ground, 0.14), 9, 0.24)),
    put(main, x, y + height / 2, height, inkOn(field, s)),
    stroke(
      `M${x - tick - 26} ${y}h26M${x + tick} ${y}h26M${x} ${y - tick - 26}v26M${x} ${y + tick}v26`,
      standingOff([s.accent, s.mid, strong], [[ground, 0.25]]),
      5,
    ),
    wide
      ? ''
      : rect(
          0,
          0,
          w,
          370,
          d.vertical(0, 370, [
            [0, ground],
            [0.8, ground, 0.9],
            [1, ground, 0],
          ]),
        ),
  );
  const fill = letteringOn(ground, s, strong);
  return lettered('top-left', fill, fill, { box: { x: 52, y: 60, w: 616, h: 190 }, style: { maxLines: 3 } });
}
