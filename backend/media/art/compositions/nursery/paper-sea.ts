import { lchOf, mix, tone } from '../../colour.ts';
import { num } from '../../drawing.ts';
import type { Layout, Paint } from '../../scene.ts';
import { heapCloud, stars } from '../../scenery/sky.ts';
import { circle, group, path, stroke } from '../../shapes.ts';
import { cast, letters, sunk } from '../parts/inks.ts';
import { atHead, leadOf, secondOf, sideOf, stood } from '../placing.ts';

/** Rows of cut-paper waves like a toy theatre's, the subject riding between two of them. */
export function paperSea({ d, w, wide, cx, s, r, subjects }: Paint): Layout {
  const night = r.chance(0.45);
  const wish = r.pick([s.light, s.paper, s.accent]);
  const sky = night ? sunk(s.deep, 0.28) : lchOf(wish).l < 0.62 ? tone(wish, 0.74) : wish;
  const side = sideOf(r, wide);
  const edge = r.pick(['curl', 'arc', 'swell']);
  const shallow = r.pick([s.mid, s.accent, mix(s.mid, s.light, 0.4)]);
  const deep = sunk(s.deep, 0.3);
  const top = wide ? 560 : 600;
  const x = wide ? cx : 360 + side * r.between(0, 50);
  d.add(
    d.flood(
      d.vertical(0, top + 100, [
        [0, sky],
        [1, mix(sky, night ? s.accent : s.paper, 0.45)],
      ]),
    ),
    night ? stars(r, { x: 0, y: 0, w, h: 600 }, 100, s.paper) : '',
  );
  const discX = x + side * r.between(60, 190);
  const disc = night ? s.light : mix(s.accent, s.paper, sky === s.accent ? 0.6 : 0.1);
  d.add(circle(discX, top - 170, wide ? 190 : 132, disc));
  for (const part of [-0.62, 0.1, 0.8]) {
    const at = x + part * (wide ? 620 : 330);
    const y = r.between(top - 250, top - 120);
    d.add(
      group(
        { opacity: 0.95 },
        heapCloud(r, at, y, r.between(140, 220), 56, night ? mix(sky, s.paper, 0.35) : s.paper),
      ),
    );
  }
  const lead = leadOf(subjects);
  const second = secondOf(subjects);
  const rows = 6;
  for (let row = 0; row < rows; row += 1) {
    const part = row / (rows - 1);
    const y = top + row * (wide ? 84 : 74);
    const shift = row % 2 === 0 ? 0 : 0.5;
    const tint = mix(mix(shallow, s.paper, 0.25), deep, part);
    const data = waves(edge, w, y, (wide ? 150 : 104) * (1 + part * 0.4), shift);
    d.add(path(data, '#000000', { opacity: 0.16, transform: 'translate(0 -7)' }), path(data, tint));
    if (edge !== 'curl') d.add(stroke(data, mix(tint, s.paper, 0.35), 2.4, { opacity: 0.8 }));
    if (row === 0 && second !== undefined)
      d.add(
        stood(
          second,
          [x - side * (wide ? 380 : 220), y + 50],
          wide ? [210, 230] : [150, 170],
          cast(s, mix(sky, s.paper, 0.3)),
          side < 0,
        ),
      );
    if (row === 1)
      d.add(
        stood(
          lead,
          [x, y + 66],
          wide ? [450, 560] : [340, 420],
          cast(s, mix(sky, night ? s.accent : s.paper, 0.35)),
          side < 0,
          r.between(-5, 5),
        ),
      );
  }
  return { ...atHead('centre', 190), ...letters(s, sky, deep, night ? s.light : s.deep) };
}

function waves(edge: string, w: number, y: number, pitch: number, shift: number): string {
  let data = `M${num(-pitch * (1 + shift))} 1100V${num(y + 30)}`;
  for (let x = -pitch * (1 + shift); x < w + pitch; x += pitch)
    data +=
      edge === 'arc'
        ? `a${num(pitch / 2)} ${num(pitch / 2)} 0 0 1 ${num(pitch)} 0`
        : edge === 'swell'
          ? `q${num(pitch / 2)} ${num(-pitch * 0.7)} ${num(pitch)} 0`
          : `c${num(pitch * 0.2)} ${num(-pitch * 0.1)} ${num(pitch * 0.3)} ${num(-pitch * 0.62)} ${num(pitch * 0.72)} ${num(-pitch * 0.5)}c${num(-pitch * 0.2)} ${num(pitch * 0.06)} ${num(-pitch * 0.16)} ${num(pitch * 0.44)} ${num(pitch * 0.28)} ${num(pitch * 0.5)}`;
  return `${data}V1100Z`;
}
