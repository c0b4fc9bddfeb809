import { cast, letters, sunk } from '../parts/inks.ts';
import { atFoot, centred, leadOf } from '../placing.ts';
import { lchOf, mix, tone } from '../../colour.ts';
import type { Layout, Paint } from '../../scene.ts';
import { circle, rect } from '../../shapes.ts';

/** Rings that close in on the subject, even or drawn to one side as in a dizzy spell. */
export function rings({ d, w, wide, cx, s, r, subjects }: Paint): Layout {
  const bright = r.chance(0.45);
  const wish = r.pick([s.accent, s.mid, s.light]);
  const field = bright
    ? lchOf(wish).l < 0.6
      ? tone(wish, 0.68)
      : wish
    : r.pick([s.ink, sunk(s.deep, 0.24)]);
  const band = bright ? r.pick([s.ink, s.deep]) : r.pick([s.accent, s.light, s.mid]);
  const y = wide ? 540 : r.between(390, 450);
  const count = r.whole(5, 9);
  const reach = wide ? 700 : r.between(430, 620);
  const core = wide ? 270 : r.between(175, 215);
  const dizzy = r.chance(0.5) ? r.between(40, 110) * (r.chance(0.5) ? 1 : -1) : 0;
  const tilt = r.between(-60, 60);
  d.add(d.flood(field));
  for (let ring = 0; ring < count; ring += 1) {
    const part = ring / count;
    const radius = reach + (core - reach) * part;
    const shift = dizzy * (1 - part);
    // The outer rings fade into the field, where the title stands.
    d.add(
      circle(
        cx + shift,
        y + (dizzy === 0 ? 0 : tilt * (1 - part)),
        radius,
        ring % 2 === 0 ? mix(field, band, 0.25 + part * 0.75) : field,
      ),
    );
  }
  const disc = bright ? s.paper : mix(s.light, s.paper, 0.4);
  d.add(circle(cx, y, core, disc));
  d.add(centred(leadOf(subjects), [cx, y], [core * 1.42, core * 1.42], cast(s, disc), r.chance(0.5)));
  if (!wide)
    d.add(
      rect(
        0,
        690,
        w,
        390,
        d.vertical(690, 800, [
          [0, field, 0],
          [1, field],
        ]),
      ),
    );
  return { ...atFoot('centre', 180), ...letters(s, field, field, bright ? s.ink : s.paper) };
}
