import { lchOf, mix, tone } from '../../colour.ts';
import type { Random } from '../../random.ts';
import type { Layout, Paint } from '../../scene.ts';
import { circle, outline, path, rect } from '../../shapes.ts';
import type { Node } from '../../shapes.ts';
import { letters, silhouette } from '../parts/inks.ts';
import { atFoot, atHead, leadOf, secondOf, stood } from '../placing.ts';

/** Sheet behind sheet of cut paper, each with a hole, and the subject in the light of the last. */
export function canyonLayers({ d, w, wide, cx, s, r, subjects }: Paint): Layout {
  const low = r.chance(0.5);
  const y = wide ? 520 : low ? 610 : 440;
  const layers = r.whole(5, 7);
  const near = r.pick([s.ink, s.deep, s.deep]);
  const far = r.pick([s.light, s.paper, mix(s.accent, s.light, 0.5)]);
  const through = tone(r.pick([s.mid, s.accent]), (lchOf(near).l + lchOf(far).l) / 2);
  const jag = r.chance(0.4);
  const inner = wide ? 300 : r.between(180, 210);
  d.add(
    d.flood(far),
    circle(cx + r.between(-60, 60), y - inner * 0.35, inner * 0.6, mix(far, s.accent, 0.6)),
  );
  const lead = leadOf(subjects);
  const second = secondOf(subjects);
  const floor = y + inner * 0.72;
  for (let layer = layers - 1; layer >= 0; layer -= 1) {
    const part = layer / (layers - 1);
    const tint = part > 0.5 ? mix(through, far, (part - 0.5) * 1.3) : mix(near, through, part * 2);
    const hole = opening(
      r,
      cx + r.between(-18, 18),
      y,
      inner + (1 - part) ** 1.25 * (wide ? 620 : 330),
      jag,
      wide ? 1.15 : 1,
    );
    const sheet = `M-20 -20H${w + 20}V1100H-20Z${hole}`;
    d.add(
      path(sheet, '#000000', { 'fill-rule': 'evenodd', opacity: 0.2, transform: 'translate(0 12)' }),
      path(sheet, tint, { 'fill-rule': 'evenodd' }),
    );
    if (layer === layers - 1)
      d.add(
        stood(
          lead,
          [cx + (second === undefined ? 0 : -inner * 0.2), floor],
          [inner * 1.3, inner * 1.3],
          silhouette(s.ink, mix(far, s.accent, 0.5)),
          r.chance(0.5),
        ),
        second === undefined
          ? ''
          : stood(
              second,
              [cx + inner * 0.56, floor + 12],
              [inner * 0.5, inner * 0.5],
              silhouette(s.ink, mix(far, s.accent, 0.5)),
            ),
      );
  }
  d.add(
    rect(
      0,
      low ? 0 : 760,
      w,
      low ? 300 : 320,
      low
        ? d.vertical(0, 300, [
            [0, near],
            [0.6, near, 0.8],
            [1, near, 0],
          ])
        : d.vertical(760, 1080, [
            [0, near, 0],
            [0.35, near, 0.85],
            [1, near],
          ]),
    ),
  );
  return { ...(low ? atHead('centre', 170) : atFoot('centre', 150)), ...letters(s, near, near, far) };
}

/** A hole with a ragged or rounded rim and a nearly level floor. */
function opening(r: Random, x: number, y: number, reach: number, jag: boolean, flat: number): string {
  const count = 15;
  const nodes = Array.from({ length: count }, (_, index): Node => {
    const turn = (index / count) * Math.PI * 2 - Math.PI / 2;
    const radius = reach * r.between(jag ? 0.84 : 0.92, jag ? 1.16 : 1.08);
    const down = Math.sin(turn) > 0.4 ? 0.78 : 1.12;
    const px = x + Math.cos(turn) * radius * flat;
    const py = y + Math.sin(turn) * radius * down;
    return jag ? [px, py, 1] : [px, py];
  });
  return outline(nodes);
}
