import { mix } from '../../colour.ts';
import { num } from '../../drawing.ts';
import type { Layout, Paint } from '../../scene.ts';
import { down, jagged } from '../../scenery/land.ts';
import { ripples } from '../../scenery/water.ts';
import { stars } from '../../scenery/sky.ts';
import { circle, ellipse, group, path, polygon, rect } from '../../shapes.ts';
import { cast, letters, silhouette, sunk } from '../parts/inks.ts';
import { atFoot, atHead, leadOf, stood } from '../placing.ts';

type Form = 'ring' | 'slab' | 'wedge' | 'arch';

/** A vast plain form on a plain, light in or behind it, the subject tiny at its foot. */
export function gate({ d, w, wide, cx, s, r, subjects }: Paint): Layout {
  const form: Form = r.pick(['ring', 'slab', 'wedge', 'arch']);
  const low = r.chance(0.4);
  const sky = r.pick([s.ink, sunk(s.deep, 0.26), sunk(s.mid, 0.34)]);
  const light = r.pick([s.light, mix(s.accent, s.light, 0.4), s.paper]);
  const floor = wide ? 830 : low ? 850 : 730;
  const size = wide ? 330 : r.between(205, 240);
  const y = floor - size * 0.98;
  const wet = r.chance(0.5);
  const mass = mix(s.ink, sky, 0.12);
  d.add(
    d.flood(
      d.vertical(0, floor, [
        [0, sky],
        [0.6, mix(sky, s.accent, 0.3)],
        [1, mix(sky, light, 0.6)],
      ]),
    ),
    stars(r, { x: 0, y: 0, w, h: floor * 0.6 }, 90, s.paper),
    path(down(jagged(r, w, floor - 30, 50), floor + 20), mix(sky, light, 0.3)),
    circle(cx, y, size * 2, d.soft(light), { opacity: 0.65 }),
  );
  const shape = shapeOf(form, cx, y, size, floor);
  d.add(path(shape.outer, mass), path(shape.inner, form === 'slab' ? mix(mass, light, 0.14) : light));
  if (form !== 'slab')
    d.add(
      path(
        shape.inner,
        d.vertical(y - size, floor, [
          [0, s.accent, 0.7],
          [0.6, s.accent, 0.1],
          [1, s.accent, 0],
        ]),
      ),
    );
  const ground = wet ? mix(sky, s.ink, 0.4) : mix(s.ink, s.accent, 0.12);
  d.add(
    rect(
      0,
      floor,
      w,
      1090 - floor,
      d.vertical(floor, 1080, [
        [0, mix(ground, light, 0.35)],
        [0.25, ground],
        [1, s.ink],
      ]),
    ),
  );
  d.add(
    wet
      ? group(
          { transform: `translate(0 ${num(floor * 2)}) scale(1 -1)`, opacity: 0.3 },
          path(shape.outer, mass),
          path(shape.inner, light),
        ) + ripples(r, { x: 0, y: floor, w, h: 200 }, 40, light, 0.4)
      : path(
          polygon([
            [cx - size * 0.3, floor],
            [cx + size * 0.3, floor],
            [cx + size * 1.2, 1090],
            [cx - size * 1.2, 1090],
          ]),
          d.vertical(floor, 1090, [
            [0, light, 0.7],
            [0.5, light, 0.1],
            [1, light, 0],
          ]),
        ),
    rect(
      0,
      860,
      w,
      230,
      d.vertical(860, 1080, [
        [0, s.ink, 0],
        [0.5, s.ink, 0.8],
        [1, s.ink],
      ]),
    ),
    ellipse(cx, floor + 26, 70, 7, s.ink, { opacity: 0.6 }),
    stood(
      leadOf(subjects),
      [cx, floor + 28],
      wide ? [220, 300] : [160, 210],
      form === 'slab' ? cast(s, mass) : silhouette(s.ink, light),
      r.chance(0.5),
    ),
  );
  return {
    ...(low ? atHead('centre', 190) : atFoot('centre', 150)),
    ...letters(s, low ? sky : s.ink, s.ink, light),
  };
}

function shapeOf(
  form: Form,
  x: number,
  y: number,
  size: number,
  floor: number,
): { outer: string; inner: string } {
  const disc = (radius: number): string =>
    `M${num(x - radius)} ${num(y)}a${num(radius)} ${num(radius)} 0 1 1 ${num(radius * 2)} 0a${num(radius)} ${num(radius)} 0 1 1 ${num(-radius * 2)} 0Z`;
  const arch = (half: number, top: number): string =>
    `M${num(x - half)} ${num(floor)}V${num(top + half)}a${num(half)} ${num(half)} 0 0 1 ${num(half * 2)} 0V${num(floor)}Z`;
  if (form === 'ring') return { outer: disc(size), inner: disc(size * 0.78) };
  if (form === 'arch')
    return { outer: arch(size * 0.72, y - size * 1.1), inner: arch(size * 0.52, y - size * 0.86) };
  if (form === 'wedge') {
    const triangle = (half: number, top: number): string =>
      polygon([
        [x, top],
        [x + half, floor],
        [x - half, floor],
      ]);
    return { outer: triangle(size * 1.15, y - size * 1.3), inner: triangle(size * 0.34, y + size * 0.1) };
  }
  return {
    outer: polygon([
      [x - size * 0.42, floor],
      [x - size * 0.42, y - size * 1.3],
      [x + size * 0.42, y - size * 1.3],
      [x + size * 0.42, floor],
    ]),
    inner: polygon([
      [x + size * 0.26, floor],
      [x + size * 0.26, y - size * 1.3],
      [x + size * 0.42, y - size * 1.3],
      [x + size * 0.42, floor],
    ]),
  };
}
