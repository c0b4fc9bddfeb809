import { lift, mix } from '../../colour.ts';
import { num } from '../../drawing.ts';
import { put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { circle, ellipse, group, path, polygon, rect, stroke } from '../../shapes.ts';
import { figure } from '../../subjects/people/figure.ts';
import { inkOn, letteringOn, standingOff } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';
import { massOf, shading } from '../parts/setting.ts';
import { engravedSky } from './engraving.ts';

/** The subject struck on a medal that hangs from its ribbon. */
export function medallion({ d, cx, s, r, subjects }: Paint): Layout {
  const [main = figure] = subjects;
  const ground = r.pick([s.deep, mix(s.paper, s.light, 0.5), s.mid]);
  const metal = standingOff([s.light, s.accent, s.mid, s.paper], [[ground, 0.2]]);
  const field = standingOff([s.deep, mix(s.deep, s.mid, 0.5), s.paper], [[metal, 0.3]]);
  const band = standingOff(
    [s.accent, s.mid, s.dark, s.light],
    [
      [ground, 0.16],
      [metal, 0.14],
    ],
  );
  const stripe = standingOff([s.paper, s.light, s.deep], [[band, 0.25]]);
  const [y, radius] = [592, r.between(236, 258)];
  const swing = r.between(-4, 4);
  const broad = r.between(60, 92);
  const beads = Array.from({ length: 60 }, (_, index) => {
    const angle = (index / 60) * Math.PI * 2;
    return circle(
      cx + Math.cos(angle) * (radius - 22),
      y + Math.sin(angle) * (radius - 22),
      6.5,
      lift(metal, 0.07),
    );
  });
  const height = Math.min(330, massOf(main, 370));
  const ribbon = (half: number): string =>
    polygon([
      [cx - half - 40, -20],
      [cx + half + 40, -20],
      [cx + half, 306],
      [cx - half, 306],
    ]);
  d.add(
    d.flood(ground),
    shading(d, lift(ground, -0.07), 160, 1000),
    group(
      { transform: `rotate(${num(swing)} ${num(cx)} -300)` },
      path(ribbon(broad), band),
      path(ribbon(broad * 0.5), stripe),
      path(ribbon(broad * 0.27), band),
      ellipse(cx, 322, 40, 30, 'none', { stroke: lift(metal, -0.1), 'stroke-width': 14 }),
      circle(cx + 14, y + 18, radius, s.ink, { opacity: 0.28 }),
      circle(
        cx,
        y,
        radius,
        d.linear(
          [cx - radius, y - radius],
          [cx + radius, y + radius],
          [
            [0, lift(metal, 0.09)],
            [0.5, metal],
            [1, lift(metal, -0.13)],
          ],
        ),
      ),
      ...beads,
      circle(cx, y, radius - 44, field),
      group(
        { 'clip-path': d.clip(circle(cx, y, radius - 44, '#fff')) },
        engravedSky(
          cx - radius,
          y - radius,
          radius * 2,
          radius * 2,
          r.between(9, 14),
          mix(field, metal, 0.32),
        ),
        rect(cx - radius, y + height / 2 - 2, radius * 2, 200, mix(field, metal, 0.3)),
        put(main, cx, y + height / 2, height, inkOn(field, s)),
      ),
      circle(cx, y, radius - 44, 'none', { stroke: lift(metal, -0.16), 'stroke-width': 4 }),
      stroke(
        `M${num(cx - 60)} ${y + radius - 21}Q${num(cx)} ${y + radius - 8} ${num(cx + 60)} ${y + radius - 21}`,
        metal,
        22,
      ),
    ),
  );
  const fill = letteringOn(ground, s, s.light, s.deep);
  return lettered('bottom', fill, fill, { box: { x: 54, y: 874, w: 612, h: 84 }, style: { maxLines: 2 } });
}
