import { lift, mix } from '../../colour.ts';
import { num } from '../../drawing.ts';
import { fitted } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { circle, path, rect, stroke } from '../../shapes.ts';
import { dancer } from '../../subjects/people/dancer.ts';
import { inkOn, letteringOn, standingOff } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';
import { stood } from '../parts/setting.ts';

/** Rows of overlapping fans as on the walls of an old dance hall, parted for the subject. */
export function decoFan({ d, w, cx, s, r, subjects }: Paint): Layout {
  const [main = dancer] = subjects;
  const ground = r.chance(0.5) ? s.deep : standingOff([s.accent, s.deep], [[s.light, 0.3]]);
  const line = standingOff([s.light, s.accent, s.mid], [[ground, 0.25]]);
  const tints = [lift(ground, 0.05), mix(ground, s.mid, 0.4), ground];
  const size = r.whole(96, 140);
  d.add(d.flood(ground));
  for (let row = 0, y = -size * 0.2; y < 1080 + size; row += 1, y += size * 0.5) {
    const marks: string[] = [];
    const rings: string[] = [];
    for (let x = (row % 2) * size - size; x < w + size * 2; x += size * 2) {
      marks.push(`M${num(x - size)} ${num(y)}A${size} ${size} 0 0 1 ${num(x + size)} ${num(y)}Z`);
      for (const part of [0.98, 0.74, 0.5, 0.26])
        rings.push(
          `M${num(x - size * part)} ${num(y)}A${num(size * part)} ${num(size * part)} 0 0 1 ${num(x + size * part)} ${num(y)}`,
        );
    }
    d.add(
      path(marks.join(''), tints[row % 3] ?? ground),
      stroke(rings.join(''), mix(line, ground, 0.35), 2.2),
    );
  }
  const [y, half] = [560, r.between(212, 244)];
  const flip = r.chance(0.5);
  const face = standingOff([s.light, s.paper, s.accent], [[ground, 0.3]]);
  const window = (grow: number): string =>
    `M${num(cx - half - grow)} ${num(y + 262 + grow)}V${num(y - 40)}A${num(half + grow)} ${num(half + grow)} 0 0 1 ${num(cx + half + grow)} ${num(y - 40)}V${num(y + 262 + grow)}Z`;
  const height = fitted(main, 360, 380);
  const blades = Array.from({ length: 13 }, (_, index) => {
    const angle = Math.PI + (index / 12) * Math.PI;
    return `M${num(cx)} ${num(y + 262)}L${num(cx + Math.cos(angle) * 520)} ${num(y + 262 + Math.sin(angle) * 520)}`;
  }).join('');
  d.add(
    path(window(26), ground),
    path(window(19), line),
    path(window(12), ground),
    path(window(0), face),
    `<g clip-path="${d.clip(path(window(0), '#fff'))}">${stroke(blades, mix(face, s.mid, 0.4), 4)}${circle(cx, y + 262, 190, mix(face, s.accent, 0.5))}${circle(cx, y + 262, 150, mix(face, s.accent, 0.25))}</g>`,
    stood(main, cx, y + 262, height, inkOn(face, s), flip),
    rect(0, 866, w, 220, ground),
    rect(0, 866, w, 5, line),
    rect(0, 878, w, 2, line),
  );
  const fill = letteringOn(ground, s, s.light);
  return lettered('bottom', fill, fill, {
    box: { x: 48, y: 894, w: 624, h: 98 },
    valign: 'middle',
    tagline: 'none',
    style: { maxLines: 2 },
  });
}
