import { mix } from '../../colour.ts';
import { num } from '../../drawing.ts';
import type { Layout, Paint } from '../../scene.ts';
import { down, rolling } from '../../scenery/land.ts';
import { circle, group, outline, path, rect, stroke } from '../../shapes.ts';
import { letters, silhouette, sunk } from '../parts/inks.ts';
import { atFoot, atHead, leadOf, stood } from '../placing.ts';

type Leaf = 'blade' | 'split' | 'fern';

/** Great leaves around a clearing with the subject in its light. */
export function leafFrame({ d, w, wide, cx, s, r, subjects }: Paint): Layout {
  const low = r.chance(0.5);
  const dark = sunk(r.pick([s.deep, s.ink, s.deep]), 0.26);
  const light = r.pick([s.light, mix(s.accent, s.light, 0.5), s.paper]);
  const y = wide ? 540 : low ? 620 : 430;
  const reach = wide ? 520 : 370;
  const green = r.pick([s.mid, s.calm, mix(s.mid, s.deep, 0.3)]);
  d.add(
    d.flood(
      d.radial([cx, y], reach * 1.8, [
        [0, light],
        [0.4, mix(light, s.accent, 0.35)],
        [0.75, mix(green, dark, 0.3)],
        [1, dark],
      ]),
    ),
    circle(cx + r.between(-50, 50), y - reach * 0.1, reach * 0.52, s.paper, { opacity: 0.5 }),
    path(down(rolling(r, w, y + reach * 0.6, 16, 2.4), 1090), mix(green, dark, 0.55)),
    stood(
      leadOf(subjects),
      [cx, y + reach * 0.62],
      [reach * 1.05, reach * 1.15],
      silhouette(s.ink, mix(light, s.accent, 0.5)),
      r.chance(0.5),
    ),
  );
  const kinds: Leaf[] = ['blade', 'split', 'fern'];
  const first = r.pick(kinds);
  for (let layer = 0; layer < 3; layer += 1) {
    const count = wide ? 16 : 11;
    const tint = mix(mix(green, light, 0.1), dark, 0.2 + layer * 0.38);
    const shift = r.between(0, 1);
    for (let leaf = 0; leaf < count; leaf += 1) {
      const turn = ((leaf + shift + r.between(-0.2, 0.2)) / count) * Math.PI * 2;
      const radius = reach * (1.5 + layer * 0.2) * (wide ? 1.15 : 1);
      const x = cx + Math.cos(turn) * radius * (wide ? 1.2 : 0.86);
      const at = y + Math.sin(turn) * radius * 1.2;
      const kind = layer === 1 ? first : r.pick(kinds);
      const length = reach * r.between(0.72, 1.02);
      d.add(
        group(
          {
            transform: `translate(${num(x)} ${num(at)}) rotate(${num((turn * 180) / Math.PI - 90 + r.between(-26, 26))}) scale(${Math.round(length) / 100})`,
          },
          leafOf(kind, tint, mix(tint, light, 0.16)),
        ),
      );
    }
  }
  d.add(
    rect(
      0,
      low ? 0 : 730,
      w,
      350,
      low
        ? d.vertical(0, 350, [
            [0, dark, 0.96],
            [0.6, dark, 0.8],
            [1, dark, 0],
          ])
        : d.vertical(730, 1080, [
            [0, dark, 0],
            [0.35, dark, 0.86],
            [1, dark, 0.96],
          ]),
    ),
    rect(0, 990, w, 90, dark, { opacity: 0.7 }),
  );
  return { ...(low ? atHead('centre', 180) : atFoot('centre', 160)), ...letters(s, dark, dark, light) };
}

/** A leaf a hundred units long that points up the sheet from its stalk. */
function leafOf(kind: Leaf, fill: string, vein: string): string {
  if (kind === 'fern')
    return (
      stroke('M0 0Q6 -50 0 -100', fill, 3) +
      Array.from({ length: 11 }, (_, index) => {
        const y = -10 - index * 8.2;
        const reach = 30 * Math.sin(((index + 1.5) / 12.5) * Math.PI) + 5;
        return [-1, 1]
          .map((side) =>
            path(
              `M0 ${num(y)}Q${num(side * reach * 0.6)} ${num(y - 9)} ${num(side * reach)} ${num(y - 12)}Q${num(side * reach * 0.5)} ${num(y + 1)} 0 ${num(y + 5)}Z`,
              fill,
            ),
          )
          .join('');
      }).join('')
    );
  const blade = path(
    outline([
      [0, 0, 1],
      [-22, -26],
      [-26, -58],
      [0, -104, 1],
      [26, -58],
      [22, -26],
    ]),
    fill,
  );
  if (kind === 'blade') return blade + stroke('M0 0V-92', vein, 1.6);
  const fingers = Array.from({ length: 7 }, (_, index) => {
    const turn = -Math.PI / 2 + (index - 3) * 0.48;
    const length = 96 - Math.abs(index - 3) * 13;
    const x = Math.cos(turn) * length;
    const y = -22 + Math.sin(turn) * length * 0.86;
    return path(
      `M0 -14Q${num(x * 0.5 - Math.sin(turn) * -13)} ${num((y - 14) * 0.5 + Math.cos(turn) * 13)} ${num(x)} ${num(y)}Q${num(x * 0.5 + Math.sin(turn) * -13)} ${num((y - 14) * 0.5 - Math.cos(turn) * 13)} 0 -14Z`,
      fill,
    );
  });
  return stroke('M0 0V-20', fill, 4) + fingers.join('');
}
