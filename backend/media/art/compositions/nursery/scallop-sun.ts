import { lchOf, mix, tone } from '../../colour.ts';
import { num } from '../../drawing.ts';
import type { Layout, Paint } from '../../scene.ts';
import { rays } from '../../scenery/sky.ts';
import { circle, group, path, polygon, stroke } from '../../shapes.ts';
import { beside, cast, letters, off } from '../parts/inks.ts';
import { atFoot, atHead, centred, leadOf, secondOf } from '../placing.ts';

/** A badge of scallops and petals with the subject in its middle, bunting and confetti about it. */
export function scallopSun({ d, w, wide, cx, s, r, subjects }: Paint): Layout {
  const wish = r.pick([s.accent, s.light, s.mid, s.paper]);
  const field = lchOf(wish).l < 0.6 ? tone(wish, 0.7) : wish;
  const low = r.chance(0.5);
  const y = wide ? 540 : low ? 645 : 400;
  const reach = wide ? 430 : 318;
  const petals = r.whole(11, 20);
  const kind = r.pick(['scallop', 'petal', 'point']);
  const colours = [off(s.accent, field, 1.7), s.paper, off(s.mid, field, 1.5), s.light];
  d.add(d.flood(field));
  if (r.chance(0.6)) d.add(rays([cx, y], 1600, r.whole(12, 22), beside(field, 0.04), r.between(0, 1), 0.5));
  for (let ring = 0; ring < 3; ring += 1) {
    const radius = reach * (1 - ring * 0.14);
    const tint = colours[(ring + petals) % colours.length] ?? s.paper;
    const turn = (ring % 2) * (Math.PI / petals);
    const marks = Array.from({ length: petals }, (_, index) => {
      const angle = turn + (index / petals) * Math.PI * 2;
      const px = cx + Math.cos(angle) * radius * 0.86;
      const py = y + Math.sin(angle) * radius * 0.86;
      const size = ((Math.PI * radius) / petals) * 1.02;
      if (kind === 'scallop') return circle(px, py, size, tint);
      const far = radius * (kind === 'petal' ? 1.1 : 1.14);
      const spread = Math.PI / petals;
      const left = `${num(cx + Math.cos(angle - spread) * radius * 0.8)} ${num(y + Math.sin(angle - spread) * radius * 0.8)}`;
      const right = `${num(cx + Math.cos(angle + spread) * radius * 0.8)} ${num(y + Math.sin(angle + spread) * radius * 0.8)}`;
      const tip = `${num(cx + Math.cos(angle) * far)} ${num(y + Math.sin(angle) * far)}`;
      return kind === 'petal'
        ? path(
            `M${left}C${num(cx + Math.cos(angle - spread) * far)} ${num(y + Math.sin(angle - spread) * far)} ${num(cx + Math.cos(angle + spread) * far)} ${num(y + Math.sin(angle + spread) * far)} ${right}Z`,
            tint,
          )
        : path(`M${left}L${tip}L${right}Z`, tint);
    });
    d.add(group({}, ...marks), circle(cx, y, radius * 0.88, tint));
  }
  const disc = r.pick([s.paper, mix(s.light, s.paper, 0.5)]);
  d.add(
    circle(cx, y, reach * 0.62, disc),
    circle(cx, y, reach * 0.56, 'none', {
      stroke: off(s.accent, disc, 1.8),
      'stroke-width': 4,
      'stroke-dasharray': '2 13',
      'stroke-linecap': 'round',
    }),
  );
  const second = secondOf(subjects);
  d.add(centred(leadOf(subjects), [cx, y - 4], [reach * 0.92, reach * 0.94], cast(s, disc), r.chance(0.5)));
  if (second !== undefined)
    for (const side of wide ? [1] : [-1, 1])
      d.add(
        centred(
          second,
          [cx + side * (wide ? 520 : 276), y + reach * 0.94],
          [reach * 0.36, reach * 0.3],
          cast(s, field),
          side < 0,
        ),
      );
  if (r.chance(0.5) && !low) d.add(bunting(w, 34, wide ? 90 : 60, [s.accent, s.paper, s.mid], s.deep));
  return { ...(low ? atHead('centre', 170) : atFoot('centre', 120)), ...letters(s, field, field, s.deep) };
}

function bunting(w: number, y: number, pitch: number, colours: readonly string[], cord: string): string {
  const marks: string[] = [];
  for (let index = 0; index * pitch < w; index += 1) {
    const x = index * pitch;
    const dip = (at: number): number => y + Math.sin((at / w) * Math.PI * 2) ** 2 * 26;
    marks.push(
      path(
        polygon([
          [x + 6, dip(x)],
          [x + pitch - 6, dip(x + pitch)],
          [x + pitch / 2, dip(x + pitch / 2) + pitch * 0.8],
        ]),
        colours[index % colours.length] ?? cord,
      ),
    );
  }
  return (
    marks.join('') +
    stroke(
      `M0 ${y}${Array.from({ length: 24 }, (_, i) => `L${num((w * (i + 1)) / 24)} ${num(y + Math.sin(((i + 1) / 24) * Math.PI * 2) ** 2 * 26)}`).join('')}`,
      cord,
      3,
    )
  );
}
