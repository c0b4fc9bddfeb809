import { lchOf, mix, tone } from '../../colour.ts';
import type { Layout, Paint } from '../../scene.ts';
import { flakes } from '../../scenery/sky.ts';
import { ripples } from '../../scenery/water.ts';
import { circle, path, polygon, rect } from '../../shapes.ts';
import { fish } from '../../subjects/animals/fish.ts';
import { whale } from '../../subjects/animals/whale.ts';
import { pirogue } from '../../subjects/vehicles/pirogue.ts';
import { rower } from '../../subjects/people/rower.ts';
import { sailboat } from '../../subjects/vehicles/sailboat.ts';
import { cast, letters, silhouette, sunk } from '../parts/inks.ts';
import { atFoot, centred, leadOf, secondOf, stood } from '../placing.ts';

/** The surface of the sea high on the sheet: something small above it, the subject vast in the deep. */
export function waterline({ d, w, wide, cx, s, r, subjects }: Paint): Layout {
  const y = wide ? 250 : r.between(230, 300);
  const wish = r.pick([s.light, s.paper, s.accent]);
  const sky = lchOf(wish).l < 0.62 ? tone(wish, 0.72) : wish;
  const water = r.pick([s.mid, s.calm, s.accent]);
  const shallow = sky === s.accent && water === s.accent ? s.mid : water;
  const deep = sunk(s.deep, 0.22);
  const lead = leadOf(subjects);
  const second = secondOf(subjects);
  const swims = lead === whale || lead === fish || lead.element === 'air';
  const boat = second ?? (swims ? r.pick([rower, sailboat, pirogue]) : rower);
  const x = wide ? cx + 160 : 360 + r.between(-130, 130);
  d.add(
    d.flood(sky),
    circle(
      wide ? cx - 200 : r.between(120, 600),
      y - r.between(0, 60),
      wide ? 110 : 78,
      mix(s.paper, sky, 0.2),
    ),
    stood(boat, [x, y + 8], [wide ? 170 : 130, 190], silhouette(s.ink, sky), r.chance(0.5)),
    rect(
      0,
      y,
      w,
      1090 - y,
      d.vertical(y, 1080, [
        [0, mix(shallow, s.light, 0.2)],
        [0.35, mix(shallow, deep, 0.35)],
        [0.75, deep],
        [1, mix(deep, s.ink, 0.6)],
      ]),
    ),
  );
  for (let shaft = 0; shaft < 5; shaft += 1) {
    const at = x + r.between(-330, 330);
    const lean = r.between(-120, 60);
    d.add(
      path(
        polygon([
          [at, y],
          [at + r.between(20, 60), y],
          [at + lean + r.between(80, 150), y + 520],
          [at + lean - 40, y + 520],
        ]),
        d.vertical(y, y + 520, [
          [0, s.paper, 0.3],
          [1, s.paper, 0],
        ]),
      ),
    );
  }
  const middle = wide ? 620 : (y + 740) / 2 + 20;
  const ground = mix(shallow, deep, 0.5);
  d.add(
    ripples(r, { x: 0, y: y + 3, w, h: 40 }, 26, s.paper, 0.5),
    centred(
      lead,
      [cx, middle],
      wide ? [600, 900] : [430, 640],
      r.chance(0.5) ? silhouette(mix(deep, s.ink, 0.5), mix(shallow, s.paper, 0.3)) : cast(s, ground),
      r.chance(0.5),
      swims ? r.between(-14, 14) : r.between(-5, 5),
    ),
    flakes(r, { x: 0, y: y + 60, w, h: 800 }, 46, s.paper, 5),
  );
  return { ...atFoot('centre', 150), ...letters(s, deep, mix(deep, s.ink, 0.5), mix(sky, s.paper, 0.3)) };
}
