import { letters, silhouette, sunk } from '../inks.ts';
import { atHead, leadOf, stood } from '../placing.ts';
import { mix } from '../../colour.ts';
import type { Random } from '../../random.ts';
import type { Layout, Paint } from '../../scene.ts';
import { circle, ellipse, outline, path } from '../../shapes.ts';
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
      path(flames(r, w, x, peak + part * (760 - peak), 1080, r.between(74, 120) * (1 - part * 0.35)), tint),
    );
  }
  d.add(
    ellipse(x, 952, 190, 20, s.ink, { opacity: 0.5 }),
    stood(
      leadOf(subjects),
      [x, 954],
      wide ? [520, 620] : [400, 430],
      silhouette(s.ink, s.accent),
      r.chance(0.5),
    ),
    path(flames(r, w, x + 2000, 940, 1080, 60), mix(s.ink, s.accent, 0.12)),
  );
  return { ...atHead('centre', 190), ...letters(s, dark, mix(s.ink, s.accent, 0.12), bright) };
}

/** Tongues that rise towards `x` and lean with the draught. */
function flames(r: Random, w: number, x: number, top: number, bottom: number, pitch: number): string {
  const nodes: Node[] = [[-60, bottom, 1]];
  const lean = r.between(-0.5, 0.5) * pitch;
  for (let at = -40; at < w + 60; at += pitch * r.between(0.8, 1.25)) {
    const near = Math.exp(-(((at - x) / (w * 0.34)) ** 2));
    const crest = bottom - (bottom - top) * (0.34 + 0.66 * near) * r.between(0.76, 1.04);
    nodes.push(
      [at - pitch * 0.2, crest + (bottom - crest) * 0.5],
      [at + lean, crest, 1],
      [at + pitch * 0.34, crest + (bottom - crest) * r.between(0.4, 0.62)],
    );
  }
  nodes.push([w + 80, bottom, 1]);
  return outline(nodes);
}
