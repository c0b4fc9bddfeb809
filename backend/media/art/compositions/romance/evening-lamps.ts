import { mix } from '../../colour.ts';
import { fitted } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { lightString } from '../../scenery/city.ts';
import { down, leafyTree, rolling } from '../../scenery/land.ts';
import { stars } from '../../scenery/sky.ts';
import { lightPool } from '../../scenery/stage.ts';
import { path } from '../../shapes.ts';
import { couple } from '../../subjects/people/couple.ts';
import { againstLight, letteringOn } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';
import { stood } from '../parts/setting.ts';

/** Strings of lamps between trees over the subject, on a warm evening. */
export function eveningLamps({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  const [main = couple, other] = subjects;
  const glow = mix(s.light, s.accent, 0.4);
  const hill = rolling(r, w, 838, 14, 1.4);
  const wire = mix(s.ink, s.mid, 0.3);
  d.add(
    d.flood(
      d.vertical(0, 860, [
        [0, s.deep],
        [0.5, mix(s.deep, s.mid, 0.8)],
        [1, glow],
      ]),
    ),
    stars(r, { x: 0, y: 0, w, h: 420 }, wide ? 120 : 60, s.paper),
  );
  for (const [index, x] of [cx - 350, cx + 345].entries()) {
    const tall = r.between(500, 570);
    d.add(leafyTree(r.fork(`tree${index}`), x, 866, tall, mix(s.deep, s.ink, 0.55), s.ink));
  }
  for (let string = 0; string < 4; string += 1) {
    const y = 330 + string * 62 + r.between(-12, 12);
    d.add(
      lightString(r, cx - 320, y, cx + 320, y + r.between(-50, 50), r.between(50, 110), 11 + string, wire, [
        s.light,
        s.paper,
        mix(s.light, s.accent, 0.5),
      ]),
    );
  }
  d.add(
    path(down(hill, 1080), s.ink),
    lightPool(d, [cx, 858], 260, s.light, 0.55),
    stood(main, cx - (other === undefined ? 0 : 70), 858, fitted(main, 286, 400), againstLight(s)),
    other === undefined ? '' : stood(other, cx + 150, 862, fitted(other, 176, 200), againstLight(s), true),
  );
  return lettered('top', letteringOn(s.deep, s, s.light, s.paper), letteringOn(s.ink, s, s.light), {
    box: { x: 54, y: 64, w: 612, h: 190 },
    style: { maxLines: 3 },
  });
}
