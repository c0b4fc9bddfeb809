import { lift, mix } from '../../colour.ts';
import { num } from '../../drawing.ts';
import { fitted } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { circle, outline, path, rect } from '../../shapes.ts';
import type { Node } from '../../shapes.ts';
import { dancer } from '../../subjects/people/dancer.ts';
import { againstLight, letteringOn, standingOff } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';
import { stood } from '../parts/setting.ts';

/** A toy theatre of cut card: flat behind flat of painted wings, lit from the back, with the subject between. */
export function paperTheatre({ d, w, cx, s, r, subjects }: Paint): Layout {
  const [main = dancer, other] = subjects;
  const front = mix(s.ink, s.deep, 0.7);
  const glow = standingOff([s.light, s.accent], [[front, 0.4]]);
  const count = r.whole(4, 5);
  const kind = r.pick(['leaves', 'waves', 'drapes'] as const);
  d.add(
    d.flood(mix(glow, s.paper, 0.35)),
    circle(cx + r.between(-60, 60), 500, r.between(110, 150), mix(s.paper, glow, 0.1)),
  );
  const opening = (layer: number): string => {
    const part = layer / (count - 1);
    const half = 190 + part * 128;
    const top = 360 - part * 210;
    const foot = 800 + part * 60;
    const nodes: Node[] = [];
    const steps = 18;
    for (let step = 0; step <= steps; step += 1) {
      const angle = Math.PI + (step / steps) * Math.PI;
      const bump =
        kind === 'leaves'
          ? (step % 2) * 34
          : kind === 'waves'
            ? Math.sin(step * 1.5 + layer) * 16
            : (step % 3) * 17;
      const x = cx + Math.cos(angle) * (half - bump * 0.7);
      const y = top + 260 + Math.sin(angle) * (260 - bump);
      nodes.push(kind === 'leaves' ? [x, y, 1] : [x, y]);
    }
    return `M-20 -20H${w + 20}V1100H-20Z${outline([[cx - half, foot, 1], ...nodes, [cx + half, foot, 1]])}`;
  };
  const height = fitted(main, 340, 340);
  for (let layer = 0; layer < count; layer += 1) {
    const part = layer / (count - 1);
    const fill =
      part < 0.5
        ? mix(mix(glow, s.accent, 0.55), s.mid, part)
        : mix(mix(s.mid, s.accent, 0.4), front, (part - 0.4) / 0.6);
    if (layer === count - 2) {
      d.add(
        stood(main, cx - (other === undefined ? 0 : 66), 822, height, againstLight(s)),
        other === undefined
          ? ''
          : stood(other, cx + 128, 822, fitted(other, 190, 170), againstLight(s), true),
      );
    }
    d.add(
      path(opening(layer), s.ink, { 'fill-rule': 'evenodd', opacity: 0.25, transform: 'translate(0 12)' }),
      path(opening(layer), layer === count - 1 ? front : fill, { 'fill-rule': 'evenodd' }),
    );
  }
  d.add(
    rect(cx - 318, 858, 636, 6, glow),
    ...Array.from({ length: 9 }, (_, lamp) => {
      const x = cx - 264 + lamp * 66;
      return (
        circle(x, 850, 30, glow, { opacity: 0.28 }) +
        path(`M${num(x - 15)} 862a15 17 0 0 1 30 0Z`, lift(glow, 0.05))
      );
    }),
  );
  return lettered('bottom', letteringOn(front, s, glow), letteringOn(front, s, glow), {
    box: { x: 54, y: 888, w: 612, h: 78 },
    valign: 'middle',
    style: { maxLines: 2 },
  });
}
