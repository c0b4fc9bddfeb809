import { letters, silhouette, sunk } from '../parts/inks.ts';
import { atFoot, atHead, leadOf, stood } from '../placing.ts';
import { mix } from '../../colour.ts';
import { num } from '../../drawing.ts';
import type { Layout, Paint } from '../../scene.ts';
import { circle, ellipse, path, polygon, rect } from '../../shapes.ts';

type Bore = 'square' | 'arch' | 'round' | 'hexagon';

/** A passage in perspective, frame behind frame, with somebody in the light at its end. */
export function corridor({ d, w, wide, cx, s, r, subjects }: Paint): Layout {
  const bore: Bore = r.pick(['square', 'arch', 'round', 'hexagon']);
  const low = r.chance(0.5);
  const vx = wide ? cx : 360 + r.between(-70, 70);
  const vy = wide ? 520 : low ? 640 : 440;
  const dark = r.pick([s.ink, sunk(s.deep, 0.2)]);
  const light = r.pick([s.light, s.paper, mix(s.accent, s.paper, 0.35)]);
  const walls = sunk(r.pick([s.accent, s.mid, s.calm]), 0.62);
  const frames = r.whole(7, 10);
  const nearest = wide ? 1250 : 760;
  const end = wide ? 150 : 128;
  d.add(d.flood(dark));
  for (let frame = 1; frame <= frames; frame += 1) {
    const part = frame / frames;
    const half = nearest * (end / nearest) ** part;
    const tint = mix(dark, walls, frame % 2 === 0 ? part ** 1.9 : part ** 1.9 * 0.55);
    d.add(path(boreOf(bore, vx, vy, half), frame === frames ? light : tint));
  }
  const floor = vy + end * (bore === 'round' ? 0.86 : 1.2);
  d.add(
    circle(
      vx,
      vy,
      end * 3.2,
      d.radial([vx, vy], end * 3.2, [
        [0, light, 0.75],
        [0.4, light, 0.22],
        [1, light, 0],
      ]),
    ),
    path(
      polygon([
        [vx - end * 0.5, floor],
        [vx + end * 0.5, floor],
        [vx + end * 2.4, 1080],
        [vx - end * 2.4, 1080],
      ]),
      d.vertical(floor, 1080, [
        [0, light, 0.6],
        [0.6, light, 0.06],
        [1, light, 0],
      ]),
    ),
    ellipse(vx, floor + 30, end * 0.5, 9, s.ink, { opacity: 0.6 }),
    stood(
      leadOf(subjects),
      [vx, floor + 34],
      [end * 2.1, end * 2.2],
      silhouette(s.ink, light),
      r.chance(0.5),
    ),
    rect(
      0,
      low ? 0 : 700,
      w,
      380,
      low
        ? d.vertical(0, 380, [
            [0, dark, 0.85],
            [1, dark, 0],
          ])
        : d.vertical(700, 1080, [
            [0, dark, 0],
            [0.5, dark, 0.85],
            [1, dark, 0.95],
          ]),
    ),
  );
  return {
    ...(low ? atHead('centre', 190) : atFoot('centre', 190)),
    ...letters(s, dark, dark, light),
  };
}

function boreOf(bore: Bore, x: number, y: number, half: number): string {
  const top = y - half * 1.25;
  const floor = y + half * 1.2;
  if (bore === 'round')
    return `M${num(x - half)} ${num(y)}a${num(half)} ${num(half)} 0 1 1 ${num(half * 2)} 0a${num(half)} ${num(half)} 0 1 1 ${num(-half * 2)} 0Z`;
  if (bore === 'arch')
    return `M${num(x - half * 0.82)} ${num(floor)}V${num(y - half * 0.4)}a${num(half * 0.82)} ${num(half * 0.9)} 0 0 1 ${num(half * 1.64)} 0V${num(floor)}Z`;
  if (bore === 'hexagon')
    return polygon([
      [x - half * 0.55, floor],
      [x - half * 1.05, y],
      [x - half * 0.55, top],
      [x + half * 0.55, top],
      [x + half * 1.05, y],
      [x + half * 0.55, floor],
    ]);
  return polygon([
    [x - half * 0.84, floor],
    [x - half * 0.84, top],
    [x + half * 0.84, top],
    [x + half * 0.84, floor],
  ]);
}
