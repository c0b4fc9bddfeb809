import { lift, mix } from '../../colour.ts';
import { num } from '../../drawing.ts';
import type { Layout, Paint } from '../../scene.ts';
import { ribbons, stars } from '../../scenery/sky.ts';
import { circle, ellipse, group, stroke } from '../../shapes.ts';
import { cast, letters, sunk } from '../parts/inks.ts';
import { atFoot, atHead, centred, leadOf, secondOf, sideOf } from '../placing.ts';

/** The lit limb of a world that fills the sheet from one edge, the subject adrift before it. */
export function planetLimb({ d, w, wide, cx, s, r, subjects }: Paint): Layout {
  const space = r.pick([s.ink, sunk(s.deep, 0.18)]);
  const above = r.chance(0.45);
  const side = sideOf(r, wide);
  const radius = wide ? 1100 : r.between(620, 900);
  const x = (wide ? cx : 360) + side * r.between(60, 330);
  const y = above ? 300 - radius + r.between(-30, 60) : 700 + radius - r.between(-20, 60);
  const world = r.pick([s.accent, s.mid, mix(s.accent, s.mid, 0.5)]);
  const air = r.pick([s.light, mix(s.light, s.accent, 0.4)]);
  const lit = above ? 1 : -1;
  d.add(
    d.flood(space),
    stars(r, { x: 0, y: 0, w, h: 1080 }, wide ? 340 : 190, s.paper),
    r.chance(0.5) ? ribbons(d, r, { x: 0, y: above ? 500 : 60, w, h: 420 }, [s.mid, s.accent], 0.22) : '',
    circle(
      x,
      y,
      radius * 1.16,
      d.radial([x, y], radius * 1.16, [
        [0.84, air, 0.85],
        [0.9, air, 0.3],
        [1, air, 0],
      ]),
    ),
    circle(
      x,
      y,
      radius,
      d.linear(
        [x, y + lit * radius],
        [x - side * radius * 0.3, y - lit * radius * 0.2],
        [
          [0, lift(world, 0.12)],
          [0.25, world],
          [0.75, mix(world, space, 0.85)],
          [1, space],
        ],
      ),
    ),
  );
  const bands = r.chance(0.5);
  const clip = d.clip(circle(x, y, radius, '#fff'));
  const marks = Array.from({ length: bands ? 12 : 26 }, () => {
    const turn = r.between(0.15, Math.PI - 0.15) * lit;
    const reach = radius * r.between(0.7, 0.99);
    return bands
      ? ellipse(
          x,
          y + lit * radius * r.between(0.6, 1),
          radius * r.between(0.4, 1.1),
          r.between(5, 22),
          r.pick([s.light, s.mid, s.deep]),
          { opacity: 0.22, transform: `rotate(${num(-side * 11)} ${num(x)} ${num(y)})` },
        )
      : ellipse(
          x + Math.cos(turn) * reach,
          y + Math.sin(turn) * reach,
          r.between(8, 66),
          r.between(4, 22),
          r.pick([s.deep, s.ink, s.light]),
          {
            opacity: 0.2,
            transform: `rotate(${num((turn * 180) / Math.PI + 90)} ${num(x + Math.cos(turn) * reach)} ${num(y + Math.sin(turn) * reach)})`,
          },
        );
  });
  d.add(group({ 'clip-path': clip }, ...marks));
  const spot: [number, number] = [
    wide ? cx - side * 60 : 360 - side * r.between(0, 60),
    above ? (wide ? 660 : 560) : wide ? 400 : r.between(490, 530),
  ];
  const second = secondOf(subjects);
  if (second !== undefined)
    d.add(
      centred(
        second,
        [spot[0] + side * (wide ? 330 : 190), spot[1] - (above ? 130 : 30)],
        wide ? [160, 190] : [110, 140],
        cast(s, space),
        false,
        r.between(-12, 12),
      ),
    );
  d.add(
    centred(
      leadOf(subjects),
      spot,
      wide ? [400, 520] : [290, 380],
      cast(s, space),
      side < 0,
      r.between(-12, 12),
    ),
    stroke(
      `M${num(spot[0] - side * 90)} ${num(spot[1] + 190)}q${num(-side * 130)} 90 ${num(-side * 330)} 60`,
      air,
      1.6,
      { 'stroke-dasharray': '2 9', opacity: 0.7 },
    ),
  );
  return above
    ? { ...atFoot('centre', 150), ...letters(s, space, space, air) }
    : { ...atHead('centre', 190), ...letters(s, space, mix(world, space, 0.5), air) };
}
