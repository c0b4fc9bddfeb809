import { cast, flat, letters, sunk } from '../parts/inks.ts';
import { atFoot, atHead, centred, leadOf } from '../placing.ts';
import { lchOf, mix, tone } from '../../colour.ts';
import type { Layout, Paint } from '../../scene.ts';
import { circle, group, path, polygon } from '../../shapes.ts';

/** Slanting bands at speed, the subject ahead of its own echoes. */
export function speedBands({ d, w, wide, cx, s, r, subjects }: Paint): Layout {
  const dark = r.pick([s.ink, sunk(s.deep, 0.26)]);
  const wish = r.pick([s.accent, s.light, s.mid]);
  const field = lchOf(wish).l < 0.55 ? tone(wish, 0.64) : wish;
  const low = r.chance(0.5);
  const rise = r.between(0.12, 0.34) * (r.chance(0.5) ? 1 : -1);
  const y = wide ? 540 : low ? 620 : 420;
  const band = (at: number, thick: number, fill: string, opacity = 1): string =>
    path(
      polygon([
        [-20, at + rise * cx + 0],
        [w + 20, at - rise * (w - cx)],
        [w + 20, at + thick - rise * (w - cx)],
        [-20, at + thick + rise * cx],
      ]),
      fill,
      { opacity },
    );
  d.add(d.flood(field));
  let at = -260;
  while (at < 1300) {
    const thick = r.between(6, 74);
    if (Math.abs(at - y) < 250)
      d.add(band(at, thick, r.pick([s.accent, s.light, s.paper, s.mid, s.deep]), 0.85));
    at += thick + r.between(20, 90);
  }
  d.add(circle(cx, y, wide ? 330 : 250, field === s.light ? s.paper : r.pick([s.paper, s.light])));
  const lead = leadOf(subjects);
  const room: [number, number] = wide ? [560, 700] : [400, 500];
  // Most that move are drawn heading right.
  for (let echo = 3; echo >= 1; echo -= 1)
    d.add(
      group(
        { opacity: 0.5 - echo * 0.1 },
        centred(
          lead,
          [cx - echo * (wide ? 120 : 66), y + echo * rise * (wide ? 120 : 66)],
          room,
          flat(mix(s.accent, s.ink, 0.3)),
        ),
      ),
    );
  d.add(centred(lead, [cx + 20, y - rise * 20], room, cast(s, s.paper), false, -rise * 20));
  const edge = low ? y - 300 : y + 290;
  if (!wide)
    d.add(
      path(
        low
          ? polygon([
              [0, 0],
              [w, 0],
              [w, edge - rise * 360],
              [0, edge + rise * 360],
            ])
          : polygon([
              [0, 1080],
              [w, 1080],
              [w, edge - rise * 360],
              [0, edge + rise * 360],
            ]),
        dark,
      ),
    );
  else
    d.add(
      path(
        polygon([
          [0, 1080],
          [w, 1080],
          [w, 960 - rise * 690],
          [0, 960 + rise * 960],
        ]),
        dark,
      ),
    );
  return {
    ...(low ? atHead('left', 150) : atFoot('left', 150)),
    ...letters(s, dark, low ? field : dark, s.paper),
  };
}
