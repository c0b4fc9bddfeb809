import { lift, mix } from '../../colour.ts';
import { fitted } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { rays } from '../../scenery/sky.ts';
import { circle, path, polygon, rect } from '../../shapes.ts';
import { dancer } from '../../subjects/people/dancer.ts';
import { flat, inkOn, letteringOn, standingOff } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';
import { stood } from '../parts/setting.ts';

/** The great staircase of a revue; on the top step, in front of the sun, the subject. */
export function showStairs({ d, w, cx, s, r, subjects }: Paint): Layout {
  const [main = dancer, other] = subjects;
  const ground = r.pick([s.accent, s.deep, s.mid]);
  const sunny = standingOff([s.light, s.paper, s.accent], [[ground, 0.25]]);
  const steps = r.whole(6, 9);
  const [top, foot] = [600, 1080];
  const even = standingOff([s.paper, s.light], [[sunny, 0.05]]);
  const riser = standingOff(
    [s.deep, s.accent, s.mid],
    [
      [even, 0.3],
      [ground, 0.12],
    ],
  );
  d.add(
    d.flood(ground),
    rays([cx, 470], 1700, r.pick([22, 30, 36]), lift(ground, ground === s.deep ? 0.07 : -0.06), r.next()),
    circle(cx, 470, 236, sunny),
    circle(cx, 470, 256, 'none', { stroke: sunny, 'stroke-width': 6 }),
  );
  for (let step = 0; step < steps; step += 1) {
    const part = step / steps;
    const next = (step + 1) / steps;
    const y1 = top + (foot - top) * part ** 1.25;
    const y2 = top + (foot - top) * next ** 1.25;
    const half = 190 + part * 250;
    const nextHalf = 190 + next * 250;
    const tread = (y2 - y1) * 0.36;
    d.add(
      path(
        polygon([
          [cx - half, y1],
          [cx + half, y1],
          [cx + nextHalf, y1 + tread],
          [cx - nextHalf, y1 + tread],
        ]),
        even,
      ),
      rect(cx - nextHalf, y1 + tread, nextHalf * 2, y2 - y1 - tread + 1, mix(riser, s.ink, part * 0.4)),
      rect(cx - nextHalf, y1 + tread, nextHalf * 2, 4, mix(riser, s.ink, 0.4)),
    );
  }
  const height = fitted(main, 360, 440);
  d.add(stood(main, cx, top + 14, height, inkOn(sunny, s), r.chance(0.5)));
  if (other !== undefined) {
    for (const side of [-1, 1])
      d.add(stood(other, cx + side * 250, 836, fitted(other, 190, 160), flat(s.ink), side > 0));
  }
  const dark = mix(riser, s.ink, 0.72);
  d.add(rect(0, 902, w, 190, dark), rect(0, 902, w, 8, even));
  const fill = letteringOn(dark, s, s.light, s.paper);
  return lettered('bottom', fill, fill, {
    box: { x: 48, y: 922, w: 624, h: 78 },
    valign: 'middle',
    tagline: 'none',
    style: { maxLines: 2 },
  });
}
