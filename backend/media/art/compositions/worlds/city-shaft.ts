import { mix } from '../../colour.ts';
import { num } from '../../drawing.ts';
import type { Random } from '../../random.ts';
import type { Layout, Paint } from '../../scene.ts';
import { circle, path, polygon, rect } from '../../shapes.ts';
import { letters, silhouette, sunk } from '../parts/inks.ts';
import { atFoot, atHead, centred, leadOf, secondOf, stood } from '../placing.ts';

/** A street like a shaft between towers without end, haze between them, the subject where they open. */
export function cityShaft({ d, w, wide, cx, s, r, subjects }: Paint): Layout {
  const low = r.chance(0.5);
  const haze = r.pick([s.light, mix(s.accent, s.light, 0.45), mix(s.mid, s.paper, 0.4)]);
  const dark = r.pick([s.ink, sunk(s.deep, 0.2)]);
  const lead = leadOf(subjects);
  const floor = wide ? 850 : low ? 850 : 745;
  const sunY = wide ? 420 : low ? 480 : 350;
  const lamps = r.pick([s.light, s.accent, s.paper]);
  d.add(
    d.flood(
      d.vertical(0, floor, [
        [0, mix(s.mid, dark, 0.5)],
        [0.5, mix(haze, s.mid, 0.3)],
        [1, haze],
      ]),
    ),
    circle(
      cx + r.between(-30, 30),
      sunY,
      wide ? 190 : r.between(110, 150),
      mix(s.paper, s.accent, r.pick([0, 0.6, 1])),
    ),
  );
  const layers = 4;
  for (let layer = 0; layer < layers; layer += 1) {
    const part = layer / (layers - 1);
    const gap = (wide ? 130 : 70) + part * (wide ? 560 : 190);
    const tint = mix(mix(haze, s.mid, 0.45), dark, part ** 0.8);
    const marks: string[] = [];
    const lights: string[] = [];
    for (const side of [-1, 1]) {
      let x = cx + side * gap;
      while (x > -60 && x < w + 60) {
        const width = (wide ? 90 : 56) + part * r.between(20, 80);
        const top = r.between(-60, 240) - part * 120 + (layer === 0 ? 160 : 0);
        const left = side > 0 ? x : x - width;
        marks.push(`M${num(left)} ${num(floor + 60)}V${num(top)}h${num(width)}V${num(floor + 60)}Z`);
        if (r.chance(0.5)) marks.push(`M${num(left + width * 0.3)} ${num(top)}v-60h${num(width * 0.2)}v60Z`);
        lights.push(panes(r, left, top, width, floor, part));
        x += side * (width + r.between(0, 10));
      }
    }
    d.add(path(marks.join(''), tint), path(lights.join(''), lamps, { opacity: 0.3 + part * 0.4 }));
    if (layer === 1 && lead.element === 'air')
      d.add(
        centred(
          lead,
          [cx, wide ? 470 : sunY + 110],
          wide ? [260, 330] : [190, 250],
          silhouette(s.ink, haze),
          r.chance(0.5),
        ),
      );
    if (layer > 0 && layer < layers - 1 && r.chance(0.8)) {
      const y = r.between(0.3, 0.75) * floor;
      d.add(
        path(
          polygon([
            [-10, y],
            [w + 10, y + r.between(-60, 60)],
            [w + 10, y + 16],
            [-10, y + 14],
          ]),
          tint,
        ),
      );
    }
    if (layer < layers - 1)
      d.add(
        rect(
          0,
          floor - 260,
          w,
          330,
          d.vertical(floor - 260, floor + 40, [
            [0, haze, 0],
            [1, haze, 0.5],
          ]),
        ),
      );
  }
  const second = secondOf(subjects);
  const ground = mix(dark, s.ink, 0.5);
  d.add(
    path(
      polygon([
        [0, floor + 50],
        [cx - 190, floor],
        [cx + 190, floor],
        [w, floor + 50],
        [w, 1090],
        [0, 1090],
      ]),
      ground,
    ),
    path(
      polygon([
        [cx - 90, floor],
        [cx + 90, floor],
        [cx + 240, 1090],
        [cx - 240, 1090],
      ]),
      d.vertical(floor, 1060, [
        [0, haze, 0.55],
        [1, haze, 0],
      ]),
    ),
    lead.element === 'air'
      ? second === undefined
        ? ''
        : stood(second, [cx, floor + 24], [150, 190], silhouette(s.ink, haze))
      : stood(lead, [cx, floor + 24], wide ? [330, 440] : [240, 270], silhouette(s.ink, haze), r.chance(0.5)),
    rect(
      0,
      low ? 0 : 780,
      w,
      300,
      low
        ? d.vertical(0, 300, [
            [0, dark, 0.94],
            [0.75, dark, 0.82],
            [1, dark, 0],
          ])
        : d.vertical(780, 1080, [
            [0, ground, 0],
            [0.3, ground, 0.85],
            [1, ground],
          ]),
    ),
  );
  return {
    ...(low ? atHead('centre', 180) : atFoot('centre', 140)),
    ...letters(s, low ? dark : ground, ground, lamps),
  };
}

function panes(r: Random, left: number, top: number, width: number, floor: number, part: number): string {
  const marks: string[] = [];
  const step = 13 + part * 13;
  for (let y = top + 20; y < floor; y += step * 1.5)
    for (let x = left + 8; x < left + width - 8; x += step)
      if (r.chance(0.13))
        marks.push(`M${num(x)} ${num(y)}h${num(step * 0.45)}v${num(step * 0.7)}h${num(-step * 0.45)}Z`);
  return marks.join('');
}
