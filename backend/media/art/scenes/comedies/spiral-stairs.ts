import { lift, mix } from '../../colour.ts';
import { num } from '../../drawing.ts';
import type { Point } from '../../drawing.ts';
import type { Layout, Paint } from '../../scene.ts';
import { circle, ellipse, outline, path, polygon, stroke } from '../../shapes.ts';
import { dots } from '../../texture.ts';

/** A spiral staircase seen from above, neighbours leaning over every landing. */
export function spiralStairs({ d, cx, s, r, wide }: Paint): Layout {
  const cy = wide ? 540 : 440;
  const ground = s.light;
  d.add(d.flood(ground));
  const steps = 76;
  const turns = 3.05;
  const reach = wide ? 700 : 520;
  const radius = (t: number): number => 62 + (reach - 62) * t ** 1.35;
  const at = (t: number, offset: number): Point => {
    const angle = t * turns * Math.PI * 2 - 1.9;
    return [cx + Math.cos(angle) * (radius(t) + offset), cy + Math.sin(angle) * (radius(t) + offset)];
  };
  d.add(circle(cx, cy, reach + 400, mix(ground, s.deep, 0.16)));
  const colours = [s.dark, s.accent, mix(s.dark, ground, 0.45)];
  for (let index = steps - 1; index >= 0; index -= 1) {
    const a = index / steps;
    const b = (index + 1) / steps;
    const wideness = 24 + a * 96;
    const outer = (t: number): Point => at(t, wideness * 0.62);
    const inner = (t: number): Point => at(t, -wideness * 0.62);
    const base = colours[Math.floor(index / 9) % 3] ?? s.dark;
    d.add(
      path(
        polygon([inner(a), outer(a), outer(b + 0.004), inner(b + 0.004)]),
        index % 2 === 0 ? base : lift(base, 0.055),
      ),
    );
    d.add(stroke(`M${inner(a).map(num).join(' ')}L${outer(a).map(num).join(' ')}`, lift(base, -0.15), 2));
  }
  const rail = (offset: number, weight: number, colour: string): string => {
    const points = Array.from({ length: 140 }, (_, i) => at(i / 139, offset * (0.24 + (i / 139) * 0.76)));
    return stroke(`M${points.map((p) => p.map(num).join(' ')).join('L')}`, colour, weight);
  };
  d.add(rail(-74, 9, s.ink), rail(-74, 3, s.paper), rail(74, 5, lift(s.dark, -0.16)));
  d.add(
    circle(cx, cy, 54, s.deep),
    ...[44, 33, 22, 11].map((radius2, i) => circle(cx, cy, radius2, i % 2 === 0 ? s.paper : s.accent)),
  );
  const people = 8;
  for (let index = 0; index < people; index += 1) {
    const t = 0.3 + (index / people) * 0.66;
    const angle = t * turns * Math.PI * 2 - 1.9;
    const size = 0.5 + t * 0.95;
    const [x, y] = at(t, -(34 + t * 52) * 0.82);
    const shirt = r.pick([s.accent, s.paper, s.deep, s.light]);
    const skin = r.pick(['#8a5a3c', '#c98f63', '#e0b48c', '#5e3b28']);
    const hair = r.pick(['#1d1412', '#1d1412', '#d9d4cc', '#4a2c1c']);
    const reachArm = r.chance(0.5);
    d.add(
      `<g transform="translate(${num(x)} ${num(y)}) rotate(${num((angle * 180) / Math.PI - 90 + 180)}) scale(${Math.round(size * 100) / 100})">` +
        ellipse(0, 24, 36, 14, s.ink, { opacity: 0.25 }) +
        path(
          outline([
            [-34, -14],
            [-22, 8],
            [22, 8],
            [34, -14],
            [20, -24],
            [-20, -24],
          ]),
          shirt,
        ) +
        stroke('M-28 -4Q-26 14 -12 20', shirt, 11) +
        stroke(reachArm ? 'M28 -4Q36 22 26 44' : 'M28 -4Q26 14 12 20', shirt, 11) +
        circle(-11, 21, 6, skin) +
        circle(reachArm ? 26 : 11, reachArm ? 47 : 21, 6.4, skin) +
        circle(0, 2, 17, skin) +
        path(
          outline([
            [-18, 0],
            [-16, -15],
            [0, -20],
            [16, -15],
            [18, 0],
            [8, 4],
            [-8, 4],
          ]),
          hair,
        ) +
        circle(0, 13, 4, lift(skin, -0.06)) +
        (r.chance(0.35) ? circle(0, -16, 8, hair) : '') +
        '</g>',
    );
  }
  d.add(d.flood(dots(d, s.ink, 6, 0.13), 0.1));
  if (!wide)
    d.add(
      path(
        outline([
          [0, 900, 1],
          [180, 842],
          [420, 866],
          [720, 820, 1],
          [720, 1080, 1],
          [0, 1080, 1],
        ]),
        s.accent,
      ),
      path(
        outline([
          [0, 912, 1],
          [180, 856],
          [420, 880],
          [720, 834, 1],
          [720, 1080, 1],
          [0, 1080, 1],
        ]),
        s.paper,
      ),
    );
  return {
    box: { x: 48, y: 902, w: 624, h: 86 },
    align: 'centre',
    valign: 'middle',
    fill: s.deep,
    tagline: 'none',
    credits: s.deep,
    style: { maxSize: 110, maxLines: 1 },
  };
}
