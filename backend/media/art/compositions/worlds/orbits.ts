import { lchOf, mix, tone } from '../../colour.ts';
import { num } from '../../drawing.ts';
import type { Layout, Paint } from '../../scene.ts';
import { stars } from '../../scenery/sky.ts';
import { circle, ellipse, group, path, stroke } from '../../shapes.ts';
import { cast, letters, off, sunk } from '../parts/inks.ts';
import { atFoot, atHead, centred, leadOf, secondOf } from '../placing.ts';

/** Fine orbits around a core, as in an old textbook of the heavens; the subject holds the middle. */
export function orbits({ d, w, wide, cx, s, r, subjects }: Paint): Layout {
  const dark = r.chance(0.6);
  const wish = r.pick([s.light, s.paper, s.accent]);
  const field = dark
    ? r.pick([s.ink, sunk(s.deep, 0.26), sunk(s.accent, 0.28)])
    : lchOf(wish).l < 0.66
      ? tone(wish, 0.76)
      : wish;
  const line = off(mix(field, dark ? s.light : s.deep, 0.6), field, 2);
  const low = r.chance(0.5);
  const y = wide ? 540 : low ? 630 : 420;
  const tilt = r.between(-38, 38);
  const flat = r.between(0.34, 1);
  const core = wide ? 220 : r.between(160, 195);
  const count = r.whole(4, 7);
  const reach = wide ? 660 : r.between(370, 470);
  d.add(d.flood(field));
  if (dark) d.add(stars(r, { x: 0, y: 0, w, h: 1080 }, 120, s.paper));
  const rings: string[] = [];
  const worlds: string[] = [];
  for (let ring = 0; ring < count; ring += 1) {
    const rx = core * 1.18 + ((reach - core * 1.18) * (ring + 1)) / count;
    const ry = rx * flat;
    rings.push(
      ellipse(cx, y, rx, ry, 'none', {
        stroke: line,
        'stroke-width': ring % 2 === 0 ? 2.4 : 1.2,
        'stroke-dasharray': ring % 3 === 2 ? '3 10' : undefined,
      }),
    );
    const turn = r.between(0, Math.PI * 2);
    const size = r.between(9, 40) * (wide ? 1.3 : 1);
    const at = [cx + Math.cos(turn) * rx, y + Math.sin(turn) * ry] as const;
    const tint = off(r.pick([s.accent, s.light, s.mid]), field, 1.8);
    worlds.push(
      circle(at[0], at[1], size, tint) +
        path(
          `M${num(at[0])} ${num(at[1] - size)}a${num(size)} ${num(size)} 0 0 1 0 ${num(size * 2)}a${num(size * 1.6)} ${num(size * 1.6)} 0 0 0 0 ${num(-size * 2)}Z`,
          mix(tint, s.ink, 0.5),
          { opacity: 0.8 },
        ) +
        (size > 30
          ? ellipse(at[0], at[1], size * 1.7, size * 0.4, 'none', { stroke: line, 'stroke-width': 3 })
          : ''),
    );
  }
  const disc = off(r.pick([s.accent, s.light, s.paper]), field, 1.9);
  d.add(
    group({ transform: `rotate(${num(tilt)} ${num(cx)} ${num(y)})` }, ...rings, ...worlds),
    circle(cx, y, core * 1.1, field),
    circle(cx, y, core, disc),
    stroke(
      Array.from({ length: 60 }, (_, tick) => {
        const turn = (tick / 60) * Math.PI * 2;
        const inner = core * (tick % 5 === 0 ? 1.02 : 1.05);
        return `M${num(cx + Math.cos(turn) * inner)} ${num(y + Math.sin(turn) * inner)}L${num(cx + Math.cos(turn) * core * 1.09)} ${num(y + Math.sin(turn) * core * 1.09)}`;
      }).join(''),
      line,
      1.6,
    ),
    centred(leadOf(subjects), [cx, y], [core * 1.46, core * 1.5], cast(s, disc), r.chance(0.5)),
  );
  const second = secondOf(subjects);
  if (second !== undefined)
    d.add(
      centred(
        second,
        [cx + core * 1.25, y - core * 1.1],
        [core * 0.6, core * 0.66],
        cast(s, field),
        false,
        10,
      ),
    );
  const margin = mix(field, dark ? s.ink : s.paper, 0.001);
  if (!wide)
    d.add(path(low ? `M0 0H${w}V210Q${w / 2} 290 0 210Z` : `M0 1080H${w}V800Q${w / 2} 720 0 800Z`, margin));
  return {
    ...(low ? atHead('centre', 130) : atFoot('centre', 140)),
    ...letters(s, field, field, dark ? s.paper : s.ink),
  };
}
