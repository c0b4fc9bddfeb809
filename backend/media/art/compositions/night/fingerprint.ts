import { cast, letters, off, sunk } from '../parts/inks.ts';
import { atFoot, centred, leadOf } from '../placing.ts';
import { num } from '../../drawing.ts';
import type { Layout, Paint } from '../../scene.ts';
import { ellipse, group, rect, stroke } from '../../shapes.ts';

/** A fingerprint as large as the sheet, the subject caught in its core. */
export function fingerprint({ d, wide, cx: middle, s, r, subjects }: Paint): Layout {
  const dark = r.chance(0.5);
  const field = dark ? r.pick([s.ink, sunk(s.deep, 0.26)]) : r.pick([s.paper, s.light]);
  const line = off(dark ? r.pick([s.accent, s.light]) : r.pick([s.accent, s.deep]), field, 2.4);
  // Whole on the sheet, or larger than it and to one side.
  const large = r.chance(0.5);
  const cx = large && !wide ? 360 + r.between(-150, 150) : middle;
  const y = wide ? 540 : large ? r.between(330, 400) : 405;
  const core = wide ? 230 : large ? r.between(180, 215) : r.between(135, 155);
  const gap = wide ? 33 : large ? r.between(31, 38) : 25;
  const count = large ? 13 : 9;
  const lean = r.between(-16, 16);
  const marks: string[] = [];
  for (let ring = 0; ring < count; ring += 1) {
    const rx = core + ring * gap;
    const ry = core * 1.12 + ring * gap * 1.16;
    const wobble = Math.sin(ring * 0.9) * 7;
    const around = Math.PI * (rx + ry);
    const cuts = [r.between(0.2, 0.5), r.between(0.015, 0.03), r.between(0.1, 0.3), r.between(0.015, 0.03)];
    marks.push(
      stroke(
        `M${num(cx - rx)} ${num(y + wobble)}a${num(rx)} ${num(ry)} 0 1 1 ${num(rx * 2)} 0a${num(rx)} ${num(ry * 0.94)} 0 1 1 ${num(-rx * 2)} 0Z`,
        line,
        gap * 0.46,
        {
          'stroke-dasharray': cuts.map((part) => num(part * around)).join(' '),
          'stroke-dashoffset': num(r.between(0, around)),
        },
      ),
    );
  }
  d.add(
    d.flood(field),
    group({ transform: `rotate(${num(lean)} ${num(cx)} ${num(y)})` }, ...marks),
    ellipse(cx, y, core * 0.88, core, dark ? s.light : s.ink),
    centred(
      leadOf(subjects),
      [cx, y],
      [core * 1.36, core * 1.3],
      cast(s, dark ? s.light : s.ink),
      r.chance(0.5),
    ),
  );
  if (large && !wide)
    d.add(
      rect(
        0,
        690,
        720,
        390,
        d.vertical(690, 800, [
          [0, field, 0],
          [0.8, field, 0.94],
          [1, field],
        ]),
      ),
    );
  return { ...atFoot('left', 150), ...letters(s, field, field, dark ? s.paper : s.ink) };
}
