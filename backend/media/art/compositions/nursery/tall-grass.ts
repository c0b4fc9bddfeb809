import { lchOf, mix, tone } from '../../colour.ts';
import { num } from '../../drawing.ts';
import type { Random } from '../../random.ts';
import type { Layout, Paint } from '../../scene.ts';
import { circle, ellipse, group, path, rect, stroke } from '../../shapes.ts';
import { cast, letters, sunk } from '../parts/inks.ts';
import { atFoot, atHead, leadOf, stood } from '../placing.ts';

/** Seen from the ground: grass and flowers taller than the subject among them. */
export function tallGrass({ d, w, wide, cx, s, r, subjects }: Paint): Layout {
  const night = r.chance(0.4);
  const wish = r.pick([s.light, s.paper, s.mid]);
  const sky = night ? sunk(s.deep, 0.3) : lchOf(wish).l < 0.68 ? tone(wish, 0.8) : wish;
  const low = r.chance(0.5);
  const floor = wide ? 880 : low ? 900 : 745;
  const stem = night ? mix(s.mid, s.deep, 0.45) : mix(s.deep, s.mid, 0.45);
  const soil = night ? s.ink : sunk(s.deep, 0.3);
  const petals = [s.accent, s.light, mix(s.accent, s.paper, 0.45), s.paper];
  d.add(
    d.flood(
      d.vertical(0, floor, [
        [0, sky],
        [1, mix(sky, night ? s.accent : s.paper, 0.5)],
      ]),
    ),
    circle(
      cx + r.between(-120, 120),
      floor - (wide ? 390 : 290),
      wide ? 230 : 165,
      night ? s.light : mix(s.accent, s.paper, 0.55),
      { opacity: 0.85 },
    ),
  );
  const kinds = [r.pick(['daisy', 'tulip', 'puff', 'bell']), r.pick(['daisy', 'tulip', 'puff', 'bell'])];
  for (let layer = 0; layer < 3; layer += 1) {
    const tint = layer === 2 ? soil : mix(stem, sky, 0.55 - layer * 0.3);
    const front = layer === 2;
    for (let x = -20; x < w + 30; x += r.between(14, 30) * (front ? 1 : 1.5)) {
      const near = Math.abs(x - cx) < (wide ? 260 : 165);
      const high =
        (front ? r.between(50, near ? 80 : 250) : r.between(150, 330) + layer * 40) * (wide ? 1.15 : 1);
      const bend = r.between(-46, 46);
      d.add(
        path(
          `M${num(x - 8)} ${floor + 60}Q${num(x)} ${num(floor - high * 0.5)} ${num(x + bend)} ${num(floor - high)}Q${num(x + 10)} ${num(floor - high * 0.4)} ${num(x + 10)} ${floor + 60}Z`,
          tint,
        ),
      );
    }
    if (layer === 1)
      d.add(
        stood(
          leadOf(subjects),
          [cx, floor + 20],
          wide ? [470, 560] : [340, 400],
          cast(s, mix(sky, night ? s.accent : s.paper, 0.4)),
          r.chance(0.5),
        ),
      );
    if (layer < 2)
      for (let bloom = 0; bloom < (wide ? 9 : 6); bloom += 1) {
        const side = bloom % 2 === 0 ? -1 : 1;
        const x = cx + side * (r.between(0.36, 1) * (wide ? 760 : 350));
        const high = r.between(280, 520) * (low ? 0.95 : 0.9);
        d.add(
          flower(
            r,
            kinds[bloom % 2] ?? 'daisy',
            x,
            floor,
            high,
            r.between(34, 62),
            mix(stem, sky, 0.3 - layer * 0.2),
            r.pick(petals),
            s.deep,
          ),
        );
      }
  }
  d.add(rect(0, floor + 30, w, 1090 - floor, soil));
  return {
    ...(low ? atHead('centre', 150) : atFoot('centre', 120)),
    ...letters(s, low ? sky : soil, soil, low ? (night ? s.light : s.deep) : s.light),
  };
}

function flower(
  r: Random,
  kind: string,
  x: number,
  floor: number,
  high: number,
  size: number,
  stem: string,
  petal: string,
  heart: string,
): string {
  const bend = r.between(-40, 40);
  const tx = x + bend;
  const ty = floor - high;
  const stalk =
    stroke(`M${num(x)} ${floor + 30}Q${num(x)} ${num(floor - high * 0.5)} ${num(tx)} ${num(ty)}`, stem, 8) +
    path(
      `M${num(x)} ${num(floor - high * 0.3)}q${num(size)} ${num(-size * 0.9)} ${num(size * 1.5)} ${num(-size * 0.5)}q${num(-size * 0.5)} ${num(size * 0.8)} ${num(-size * 1.5)} ${num(size * 0.5)}Z`,
      stem,
    );
  if (kind === 'daisy')
    return (
      stalk +
      group(
        {},
        ...Array.from({ length: 9 }, (_, index) =>
          ellipse(tx, ty - size * 0.66, size * 0.22, size * 0.44, petal, {
            transform: `rotate(${index * 40} ${num(tx)} ${num(ty)})`,
          }),
        ),
      ) +
      circle(tx, ty, size * 0.3, heart)
    );
  if (kind === 'tulip')
    return (
      stalk +
      path(
        `M${num(tx - size * 0.6)} ${num(ty - size)}Q${num(tx - size * 0.8)} ${num(ty + size * 0.4)} ${num(tx)} ${num(ty + size * 0.4)}Q${num(tx + size * 0.8)} ${num(ty + size * 0.4)} ${num(tx + size * 0.6)} ${num(ty - size)}L${num(tx + size * 0.26)} ${num(ty - size * 0.5)}L${num(tx)} ${num(ty - size * 1.15)}L${num(tx - size * 0.26)} ${num(ty - size * 0.5)}Z`,
        petal,
      )
    );
  if (kind === 'bell')
    return (
      stalk +
      [0, 1, 2]
        .map((bell) =>
          path(
            `M${num(tx - size * 0.4)} ${num(ty + bell * size * 0.9 + size * 0.5)}q0 ${num(-size * 0.8)} ${num(size * 0.4)} ${num(-size * 0.8)}q${num(size * 0.4)} 0 ${num(size * 0.4)} ${num(size * 0.8)}l${num(-size * 0.2)} ${num(-size * 0.16)}l${num(-size * 0.2)} ${num(size * 0.16)}l${num(-size * 0.2)} ${num(-size * 0.16)}Z`,
            petal,
          ),
        )
        .join('')
    );
  return (
    stalk +
    circle(tx, ty, size, petal, { opacity: 0.35 }) +
    stroke(
      Array.from(
        { length: 22 },
        (_, index) =>
          `M${num(tx)} ${num(ty)}l${num(Math.cos(index * 0.2856) * size)} ${num(Math.sin(index * 0.2856) * size)}`,
      ).join(''),
      petal,
      2,
    ) +
    circle(tx, ty, size * 0.16, heart)
  );
}
