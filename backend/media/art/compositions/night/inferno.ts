import { letters, silhouette, sunk } from '../parts/inks.ts';
import { atHead, leadOf, stood } from '../placing.ts';
import { mix } from '../../colour.ts';
import type { Random } from '../../random.ts';
import type { Layout, Paint } from '../../scene.ts';
import { down, rolling } from '../../scenery/land.ts';
import { circle, outline, path } from '../../shapes.ts';
import type { Node } from '../../shapes.ts';

/** Paper-cut flames in layers, the subject standing in the brightest. */
export function inferno({ d, w, wide, cx, s, r, subjects }: Paint): Layout {
  const dark = r.pick([s.ink, sunk(s.deep, 0.2)]);
  const bright = r.pick([s.light, mix(s.light, s.accent, 0.35)]);
  const layers = r.whole(4, 6);
  const peak = wide ? 300 : r.between(330, 400);
  const x = wide ? cx : 360 + r.between(-60, 60);
  d.add(d.flood(dark), circle(x, 700, wide ? 900 : 620, d.soft(s.accent), { opacity: 0.4 }));
  for (let layer = 0; layer < layers; layer += 1) {
    const part = layer / (layers - 1);
    const tint =
      part < 0.5
        ? mix(mix(dark, s.accent, 0.3), s.accent, part * 2)
        : mix(s.accent, bright, (part - 0.5) * 2);
    d.add(
      path(flames(r, w, x, peak + part * (760 - peak), 1080, r.between(130, 190) * (1 - part * 0.3)), tint),
    );
  }
  d.add(
    stood(
      leadOf(subjects),
      [x, 954],
      wide ? [520, 620] : [400, 430],
      silhouette(s.ink, s.accent),
      r.chance(0.5),
    ),
    path(down(rolling(r, w, 972, 12, 3), 1090), mix(s.ink, s.accent, 0.12)),
  );
  return { ...atHead('centre', 190), ...letters(s, dark, mix(s.ink, s.accent, 0.12), bright) };
}

/** Tongues that rise towards `x` and lean with the draught. */
function flames(r: Random, w: number, x: number, top: number, bottom: number, pitch: number): string {
  const nodes: Node[] = [[-90, bottom, 1]];
  const sway = r.between(-0.7, 0.7);
  for (let at = -70; at < w + 90; at += pitch * r.between(0.8, 1.2)) {
    const near = Math.exp(-(((at - x) / (w * 0.4)) ** 2));
    const rise = (bottom - top) * (0.42 + 0.58 * near) * r.between(0.8, 1.05);
    const valley = bottom - rise * r.between(0.5, 0.6);
    const tip = at + sway * pitch;
    nodes.push(
      [at - pitch * 0.46, valley],
      [at - pitch * 0.2, bottom - rise * 0.76],
      [tip, bottom - rise, 1],
      [at + pitch * 0.3, bottom - rise * 0.7],
    );
  }
  nodes.push([w + 90, bottom - (bottom - top) * 0.2], [w + 100, bottom, 1]);
  return outline(nodes);
}
