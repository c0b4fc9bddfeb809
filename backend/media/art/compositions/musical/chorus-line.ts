import { mix } from '../../colour.ts';
import { fitted } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { lightString } from '../../scenery/city.ts';
import { beam, lightPool } from '../../scenery/stage.ts';
import { circle, rect } from '../../shapes.ts';
import { dancer } from '../../subjects/people/dancer.ts';
import { flat, inkOn, letteringOn } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';
import { stood } from '../parts/setting.ts';

/** A row of the subject from edge to edge, all in the dark but one that the light has found. */
export function chorusLine({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  const [main = dancer, other] = subjects;
  const wall = r.chance(0.5) ? s.deep : mix(s.deep, s.accent, 0.35);
  const pool = mix(s.light, s.paper, 0.2);
  const floor = 720;
  const height = fitted(main, 330, 400);
  const tall = height * 0.72;
  const pitch = Math.max((tall / main.height) * main.width * 1.08, 96);
  const clear = Math.max((height / main.height) * main.width * 0.5, 110) + pitch * 0.42;
  const stage = mix(s.ink, wall, 0.3);
  d.add(
    d.flood(
      d.vertical(0, floor, [
        [0, mix(wall, s.ink, 0.45)],
        [1, mix(wall, s.mid, 0.4)],
      ]),
    ),
    circle(cx, floor - height * 0.46, 262, mix(wall, s.mid, 0.5)),
  );
  for (let string = 0; string < 3; string += 1) {
    d.add(
      lightString(
        r,
        wide ? cx - 500 : -20,
        70 + string * 84,
        w + 20,
        60 + string * 88,
        r.between(60, 110),
        wide ? 22 : 12,
        mix(wall, s.ink, 0.5),
        [s.light, s.paper, s.accent],
      ),
    );
  }
  d.add(rect(0, floor - 40, w, 420, stage), rect(0, floor - 40, w, 4, mix(stage, s.mid, 0.5)));
  for (const side of [-1, 1]) {
    for (let step = 0; step < (wide ? 8 : 5); step += 1) {
      const x = cx + side * (clear + step * pitch);
      if (wide ? x > cx - 640 : true)
        d.add(stood(main, x, floor, tall, flat(mix(s.ink, wall, 0.2)), side > 0));
    }
  }
  d.add(
    beam(d, [cx, -80], [cx, floor + 20], 230, s.light, 0.85),
    lightPool(d, [cx, floor + 16], 230, pool, 0.95),
    stood(main, cx, floor + 22, height, { ...inkOn(mix(wall, s.light, 0.45), s), body: s.ink }),
    other === undefined
      ? ''
      : stood(other, cx + 240, floor + 62, fitted(other, 190, 170), inkOn(stage, s), true),
  );
  const fill = letteringOn(stage, s, s.light, s.paper);
  return lettered('bottom', fill, fill, {
    box: { x: 48, y: 812, w: 624, h: 164 },
    valign: 'middle',
    tagline: 'none',
    style: { maxLines: 2 },
  });
}
