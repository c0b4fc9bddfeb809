import { mix } from '../../colour.ts';
import { fitted } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { circle, group, rect } from '../../shapes.ts';
import { couple } from '../../subjects/people/couple.ts';
import { flat, inkOn, letteringOn, standingOff } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';
import { stood } from '../parts/setting.ts';

/** A setting sun cut into bands that grow thin towards the ground; the subject stands against it. */
export function slicedSun({ d, w, cx, s, r, subjects }: Paint): Layout {
  const [main = couple, other] = subjects;
  const night = r.chance(0.5);
  const ground = night ? s.deep : mix(s.paper, s.light, 0.2);
  const high = standingOff([s.light, s.accent, s.mid], [[ground, 0.2]]);
  const low = standingOff(
    [s.accent, s.mid, s.light],
    [
      [ground, 0.2],
      [high, 0.14],
    ],
  );
  const [y, radius, foot] = [r.between(480, 530), r.between(262, 306), 812];
  const side = r.chance(0.5) ? 1 : -1;
  const bands: string[] = [];
  const count = r.whole(5, 8);
  for (let band = 0; band < count; band += 1) {
    const part = (band + 1) / count;
    bands.push(rect(cx - 330, y + 20 + part * (radius - 30), 660, 5 + part * 15, ground));
  }
  const land = standingOff(
    [s.ink, s.deep],
    [
      [ground, 0.16],
      [low, 0.3],
    ],
  );
  const height = fitted(main, 340, 500);
  const between = mix(high, low, 0.5);
  d.add(
    d.flood(ground),
    circle(
      cx,
      y,
      radius,
      d.vertical(y - radius, y + radius, [
        [0, high],
        [1, low],
      ]),
    ),
    group({}, ...bands),
    rect(0, foot - 2, w, 300, land),
    stood(main, cx - side * (other === undefined ? r.between(0, 50) : 70), foot + 4, height, {
      ...inkOn(between, s),
      body: s.ink,
    }),
    other === undefined
      ? ''
      : stood(
          other,
          cx + side * 196,
          foot + 3,
          fitted(other, 180, 220),
          flat(land === s.ink ? s.ink : land),
          true,
        ),
  );
  const fill = letteringOn(land, s, high, s.light);
  return lettered('bottom', fill, letteringOn(land, s, s.light), {
    box: { x: 54, y: 846, w: 612, h: 108 },
    valign: 'middle',
    style: { maxLines: 2 },
  });
}
