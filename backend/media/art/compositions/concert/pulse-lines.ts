import { mix } from '../../colour.ts';
import type { Point } from '../../drawing.ts';
import { num } from '../../drawing.ts';
import { fitted, put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { circle, path } from '../../shapes.ts';
import { singer } from '../../subjects/people/singer.ts';
import { flat, inkOn, letteringOn } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';

/** Line under line of a signal that swells in the middle to a mountain; the subject stands on it. */
export function pulseLines({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  const [main = singer] = subjects;
  const night = r.chance(0.65);
  const ground = night ? s.ink : s.paper;
  const line = night ? s.paper : s.ink;
  const hue = night ? s.accent : s.deep;
  const rows = 24;
  const left = wide ? cx - 420 : 56;
  const width = wide ? w - left + 20 : 608;
  const crest = wide ? 300 : 220;
  const height = fitted(main, 280, 380);
  d.add(
    d.flood(ground),
    circle(
      cx,
      520,
      330,
      d.radial([cx, 520], 330, [
        [0, hue, night ? 0.75 : 0.3],
        [1, hue, 0],
      ]),
    ),
  );
  const base = 560;
  for (let row = 0; row < rows; row += 1) {
    const y = base + row * 17;
    const points: Point[] = [];
    for (let x = left; x <= left + width; x += 9) {
      const near = Math.exp(-(((x - cx) / crest) ** 2) * 2.2);
      const noise = r.next() * r.next() * near;
      points.push([x, y - noise * (78 - row * 1.4) - near * (12 - row * 0.3) - r.next() * 2]);
    }
    if (row === 0) {
      const stand = 40;
      d.add(
        put(
          main,
          cx,
          base - stand + 40,
          height,
          night
            ? { ...flat(s.paper), lit: mix(s.accent, s.paper, 0.3), accent: s.accent, glow: s.light }
            : inkOn(ground, s),
        ),
      );
    }
    const curve = `M${points.map(([x, py]) => `${num(x)} ${num(py)}`).join('L')}`;
    d.add(
      path(`${curve}L${num(left + width)} ${num(y + 30)}L${num(left)} ${num(y + 30)}Z`, ground),
      `<path d="${curve}" fill="none" stroke="${mix(line, row % 6 === 5 ? s.accent : line, 0.8)}" stroke-width="2.6" stroke-linejoin="round"/>`,
    );
  }
  const fill = letteringOn(ground, s, line);
  return lettered('top', fill, letteringOn(ground, s, line), {
    box: { x: 48, y: 62, w: 624, h: 140 },
    style: { maxLines: 2 },
  });
}
