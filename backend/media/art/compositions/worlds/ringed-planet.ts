import { lift, mix } from '../../colour.ts';
import { num } from '../../drawing.ts';
import type { Layout, Paint } from '../../scene.ts';
import { down, jagged, rolling } from '../../scenery/land.ts';
import { stars } from '../../scenery/sky.ts';
import { circle, ellipse, group, path, stroke } from '../../shapes.ts';
import { cast, letters, sunk } from '../parts/inks.ts';
import { atHead, centred, leadOf, secondOf, sideOf, stood } from '../placing.ts';

/** A great planet with rings, the subject small on the ground before it. */
export function ringedPlanet({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  const side = sideOf(r, wide);
  const space = r.pick([s.ink, sunk(s.deep, 0.2)]);
  const radius = wide ? 270 : r.between(180, 260);
  const centre = [cx + side * r.between(20, 120), wide ? 480 : r.between(490, 540)] as const;
  const world = r.pick([s.accent, s.mid, mix(s.accent, s.light, 0.4)]);
  const tilt = -side * r.between(8, 28);
  const flat = r.between(0.14, 0.3);
  d.add(
    d.flood(
      d.vertical(0, 1080, [
        [0, space],
        [0.7, mix(space, s.mid, 0.35)],
        [1, space],
      ]),
    ),
    stars(r, { x: 0, y: 0, w, h: 1000 }, wide ? 380 : 200, s.paper),
  );
  const widths = Array.from({ length: r.whole(3, 6) }, () => r.between(5, 20));
  const ring = (sweep: 0 | 1): string => {
    let reach = radius * 1.34;
    return group(
      { transform: `translate(${num(centre[0])} ${num(centre[1])}) rotate(${num(tilt)})` },
      ...widths.map((thick, index) => {
        reach += thick + 14;
        return stroke(
          `M${num(-reach)} 0A${num(reach)} ${num(reach * flat)} 0 0 ${sweep} ${num(reach)} 0`,
          index % 2 === 0 ? s.light : mix(s.mid, s.light, 0.3),
          thick,
          { opacity: 0.85, 'stroke-linecap': 'butt' },
        );
      }),
    );
  };
  d.add(
    ring(1),
    circle(
      centre[0],
      centre[1],
      radius,
      d.linear(
        [centre[0] - side * radius, centre[1] - radius],
        [centre[0] + side * radius, centre[1] + radius],
        [
          [0, lift(world, 0.14)],
          [0.5, world],
          [1, s.ink],
        ],
      ),
    ),
    group(
      { 'clip-path': d.clip(circle(centre[0], centre[1], radius, '#fff')) },
      ...Array.from({ length: r.whole(4, 9) }, (_, index) =>
        ellipse(
          centre[0],
          centre[1] - radius + r.between(0, radius * 2),
          radius * 1.3,
          r.between(6, 26),
          index % 2 === 0 ? s.mid : s.light,
          {
            opacity: 0.28,
            transform: `rotate(${num(tilt)} ${num(centre[0])} ${num(centre[1])})`,
          },
        ),
      ),
    ),
    ring(0),
  );
  const second = secondOf(subjects);
  if (second !== undefined)
    d.add(
      centred(
        second,
        [cx - side * (wide ? 420 : 230), wide ? 260 : 400],
        [120, 130],
        cast(s, space),
        side > 0,
      ),
    );
  const line = r.chance(0.5) ? jagged(r, w, 880, 60, 0.5) : rolling(r, w, 870, 30, 1.6);
  d.add(
    path(down(line, 1090), mix(s.ink, s.accent, 0.1)),
    stood(
      leadOf(subjects),
      [cx - side * r.between(60, 150), 906],
      wide ? [260, 360] : [230, 320],
      cast(s, space),
      side < 0,
    ),
    path(down(rolling(r.fork('near'), w, 985, 16, 1.3), 1090), s.ink),
  );
  return { ...atHead('centre', 190), ...letters(s, space, s.ink, s.paper) };
}
