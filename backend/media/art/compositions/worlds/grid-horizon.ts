import { mix } from '../../colour.ts';
import { num } from '../../drawing.ts';
import type { Layout, Paint } from '../../scene.ts';
import { houses } from '../../scenery/city.ts';
import { down, jagged } from '../../scenery/land.ts';
import { stars } from '../../scenery/sky.ts';
import { circle, ellipse, path, rect, stroke } from '../../shapes.ts';
import { cast, letters, off, silhouette, sunk } from '../parts/inks.ts';
import { atFoot, atHead, centred, leadOf, stood } from '../placing.ts';

/** A grid that runs to the horizon under a sliced sun. */
export function gridHorizon({ d, w, wide, cx, s, r, subjects }: Paint): Layout {
  const night = r.pick([s.ink, sunk(s.deep, 0.22)]);
  const low = r.chance(0.4);
  const horizon = wide ? 650 : low ? 720 : 620;
  const line = off(r.pick([s.accent, s.light, s.mid]), night, 3);
  const radius = wide ? 300 : r.between(190, 240);
  const sunY = horizon - radius * r.between(0.25, 0.75);
  d.add(
    d.flood(
      d.vertical(0, horizon, [
        [0, night],
        [0.6, mix(night, s.mid, 0.35)],
        [1, mix(s.accent, night, 0.3)],
      ]),
    ),
    stars(r, { x: 0, y: 0, w, h: horizon * 0.8 }, 110, s.paper),
    circle(cx, sunY, radius * 1.7, d.soft(s.light), { opacity: 0.5 }),
    circle(
      cx,
      sunY,
      radius,
      d.vertical(sunY - radius, sunY + radius, [
        [0, s.light],
        [1, s.accent],
      ]),
    ),
  );
  for (let cut = 0; cut < 7; cut += 1)
    d.add(
      rect(
        cx - radius * 1.1,
        sunY + radius * (0.05 + cut * 0.145),
        radius * 2.2,
        3 + cut * 3,
        mix(s.accent, night, 0.5),
      ),
    );
  const far = r.pick(['towers', 'rocks', 'none']);
  const tint = mix(night, s.ink, 0.6);
  if (far === 'towers') {
    const row = houses(
      r,
      w,
      { ground: horizon + 4, low: 20, high: 150, narrow: 24, wide: 60, manner: 'towers' },
      0.16,
    );
    d.add(path(row.body, tint), path(row.windows, line, { opacity: 0.8 }));
  } else if (far === 'rocks') {
    const ridge = jagged(r, w, horizon - 30, 80);
    d.add(
      path(down(ridge, horizon + 4), tint),
      stroke(
        ridge.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${num(x)} ${num(y)}`).join(''),
        line,
        1.6,
        { opacity: 0.8 },
      ),
    );
  }
  d.add(
    rect(
      0,
      horizon,
      w,
      1090 - horizon,
      d.vertical(horizon, 1080, [
        [0, mix(night, s.accent, 0.35)],
        [0.3, night],
        [1, mix(night, s.ink, 0.6)],
      ]),
    ),
  );
  const lines: string[] = [];
  for (let row = 0; row < 15; row += 1) {
    const y = horizon + 460 * (row / 15) ** 2.2;
    lines.push(`M0 ${num(y)}H${w}`);
  }
  for (let column = -24; column <= 24; column += 1)
    lines.push(`M${num(cx + column * 13)} ${num(horizon)}L${num(cx + column * 190)} 1090`);
  d.add(stroke(lines.join(''), line, 2, { opacity: 0.75 }), stroke(`M0 ${horizon}H${w}`, s.paper, 3));
  const lead = leadOf(subjects);
  const foot = horizon + (wide ? 110 : 84);
  d.add(
    lead.element === 'air'
      ? centred(
          lead,
          [cx, sunY - radius * 0.1],
          wide ? [430, 560] : [300, 400],
          silhouette(tint, s.light),
          r.chance(0.5),
          r.between(-8, 8),
        )
      : ellipse(cx, foot - 2, 120, 10, s.ink, { opacity: 0.7 }) +
          stood(
            lead,
            [cx, foot],
            wide ? [430, 540] : [310, 390],
            r.chance(0.5) ? silhouette(tint, s.light) : cast(s, night),
            r.chance(0.5),
          ),
    rect(
      0,
      low ? 930 : 780,
      w,
      310,
      d.vertical(low ? 930 : 780, 1080, [
        [0, s.ink, 0],
        [0.45, s.ink, 0.88],
        [1, s.ink],
      ]),
    ),
  );
  return {
    ...(low ? atHead('centre', 180) : atFoot('centre', 130)),
    ...letters(s, low ? night : s.ink, s.ink, r.pick([s.light, s.paper, line])),
  };
}
