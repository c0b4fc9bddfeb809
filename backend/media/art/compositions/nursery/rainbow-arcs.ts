import { lchOf, mix, tone } from '../../colour.ts';
import type { Layout, Paint } from '../../scene.ts';
import { down, rolling } from '../../scenery/land.ts';
import { heapCloud, stars } from '../../scenery/sky.ts';
import { circle, group, path } from '../../shapes.ts';
import { cast, letters, sunk } from '../parts/inks.ts';
import { atFoot, atHead, leadOf, secondOf, sideOf, stood } from '../placing.ts';

/** Broad arcs of colour over the sheet, the subject under them or on top. */
export function rainbowArcs({ d, w, wide, cx, s, r, subjects }: Paint): Layout {
  const night = r.chance(0.4);
  const wish = r.pick([s.paper, s.light, s.mid]);
  const field = night ? sunk(s.deep, 0.3) : lchOf(wish).l < 0.7 ? tone(wish, 0.82) : wish;
  const low = r.chance(0.5);
  const side = sideOf(r, wide);
  const aside = r.chance(0.5);
  const x = wide ? cx : aside ? 360 + side * 230 : 360;
  const floor = wide ? 900 : low ? 905 : 745;
  const outer = wide ? 640 : aside ? 560 : 372;
  const colours = [
    s.accent,
    mix(s.accent, s.light, 0.5),
    s.light,
    mix(s.light, s.mid, 0.5),
    s.mid,
    mix(s.mid, s.deep, 0.5),
    s.deep,
  ].filter(
    (tint) => Math.abs(lchOf(tint).l - lchOf(field).l) + Math.abs(lchOf(tint).c - lchOf(field).c) > 0.06,
  );
  const first = r.whole(0, colours.length - 1);
  const count = r.whole(4, 6);
  const band = (outer * 0.46) / count;
  d.add(
    d.flood(field),
    night
      ? stars(r, { x: 0, y: 0, w, h: 800 }, 100, s.paper)
      : circle(360 - side * 220, floor - 600, 60, mix(field, s.accent, 0.3)),
  );
  for (let arc = 0; arc < count; arc += 1)
    d.add(circle(x, floor, outer - arc * band, colours[(first + arc) % colours.length] ?? s.accent));
  const room = outer - count * band;
  const inside = mix(field, night ? s.accent : s.paper, 0.4);
  d.add(circle(x, floor, room, inside));
  const ground = sunk(r.pick([s.deep, s.mid]), 0.36);
  const lead = leadOf(subjects);
  const on = !aside && !wide && !low && lead.height < 150 && lead.width < 190 && r.chance(0.5);
  const cloud = mix(s.paper, '#ffffff', 0.5);
  if (on) d.add(stood(lead, [x, floor - outer + 4], [230, 290], cast(s, field), r.chance(0.5)));
  d.add(
    group(
      { opacity: 0.94 },
      heapCloud(r, x - outer * 0.86, floor + 6, outer * 0.6, 110, cloud),
      heapCloud(r, x + outer * 0.86, floor + 6, outer * 0.62, 120, cloud),
    ),
    path(down(rolling(r, w, floor + 4, 12, 2), 1090), ground),
  );
  if (!on)
    d.add(
      stood(
        lead,
        [aside && !wide ? 360 - side * 40 : x, floor + 26],
        aside || wide ? [wide ? 470 : 380, 430] : [room * 1.08, room * 1.5],
        cast(s, aside && !wide ? s.mid : inside),
        side > 0,
      ),
    );
  const second = secondOf(subjects);
  if (second !== undefined)
    d.add(
      stood(
        second,
        [wide ? cx - 470 : 360 - side * 240, floor + 46],
        [wide ? 210 : 150, 170],
        cast(s, field),
      ),
    );
  return {
    ...(low ? atHead(aside ? (side > 0 ? 'left' : 'right') : 'centre', 150) : atFoot('centre', 120)),
    ...letters(s, low ? field : ground, ground, low ? (night ? s.paper : s.deep) : s.paper),
  };
}
