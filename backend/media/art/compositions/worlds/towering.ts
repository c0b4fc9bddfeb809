import { lchOf, lift, mix, tone } from '../../colour.ts';
import type { Layout, Paint } from '../../scene.ts';
import { barClouds, stars, sun } from '../../scenery/sky.ts';
import { greatWave, swell } from '../../scenery/water.ts';
import { circle, group, path, stroke } from '../../shapes.ts';
import { sailboat } from '../../subjects/vehicles/sailboat.ts';
import { stipple } from '../../texture.ts';
import { cast, letters, sunk } from '../parts/inks.ts';
import { atHead, leadOf, secondOf, sideOf, stood } from '../placing.ts';

/** A great wave over a boat; a subject that does not float rides on one that does, or stands in for it. */
export function towering({ d, w, wide, cx, s, r, subjects }: Paint): Layout {
  const night = r.chance(0.4);
  const side = sideOf(r, wide);
  const wish = r.pick([s.light, s.accent, s.paper]);
  const sky = night ? sunk(s.deep, 0.28) : lchOf(wish).l < 0.64 ? tone(wish, 0.76) : wish;
  const body = night ? mix(s.mid, s.deep, 0.5) : s.deep;
  const lead = leadOf(subjects);
  const vessel =
    lead.element === 'water'
      ? lead
      : (subjects.find((one) => one.element === 'water') ?? (r.chance(0.5) ? sailboat : lead));
  const second = secondOf(subjects);
  const x = cx - side * (wide ? 190 : 150);
  d.add(
    d.flood(
      d.vertical(0, 800, [
        [0, sky],
        [1, mix(sky, night ? s.accent : s.paper, 0.5)],
      ]),
    ),
    night ? stars(r, { x: 0, y: 0, w, h: 700 }, 120, s.paper) : '',
    sun(
      d,
      [cx - side * r.between(60, 210), r.between(400, 470)],
      r.between(80, 130),
      night ? s.light : s.accent,
      s.light,
      2,
    ),
    barClouds(r, { x: 0, y: 290, w, h: 200 }, 4, mix(sky, s.paper, night ? 0.3 : 0.8), 0.6),
    second === undefined || second === vessel
      ? ''
      : stood(second, [cx + side * 180, 440], [130, 150], cast(s, sky)),
    stood(vessel, [x, 790], wide ? [300, 360] : [260, 300], cast(s, sky), side < 0, -side * r.between(4, 13)),
  );
  const wave = greatWave(d, 980, wide ? 560 : r.between(470, 560));
  const marks = [
    path(wave.body, body),
    path(wave.body, stipple(d, lift(body, -0.12), [0, 480], 640, 0)),
    stroke(wave.lines, mix(s.mid, s.paper, 0.4), 6, { opacity: 0.6 }),
    path(wave.foam, s.paper),
    ...Array.from({ length: 50 }, () =>
      circle(r.between(w * 0.2, w * 0.62), r.between(480, 720), r.between(1.5, 6), s.paper),
    ),
    path(swell(r, w, 910, 50, r.whole(2, 5), 1090), mix(body, s.ink, 0.4)),
  ];
  d.add(group({ transform: side > 0 ? undefined : `translate(${w} 0) scale(-1 1)` }, ...marks));
  const foot = mix(body, s.ink, 0.4);
  return { ...atHead(side > 0 ? 'left' : 'right', 200), ...letters(s, sky, foot, night ? s.light : s.deep) };
}
