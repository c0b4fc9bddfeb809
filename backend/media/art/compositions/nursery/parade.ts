import { lchOf, mix, tone } from '../../colour.ts';
import type { Layout, Paint } from '../../scene.ts';
import { lightString } from '../../scenery/city.ts';
import { circle, path, polygon, rect } from '../../shapes.ts';
import { cast, letters, off } from '../parts/inks.ts';
import { atFoot, atHead, leadOf, secondOf, stood } from '../placing.ts';

/** Stripes of ground one above the other, and along each the subject, larger or smaller, on its way. */
export function parade({ d, w, wide, cx, s, r, subjects }: Paint): Layout {
  const bands = wide ? 3 : r.whole(3, 4);
  const low = r.chance(0.5);
  const lead = leadOf(subjects);
  const second = secondOf(subjects) ?? lead;
  const colours = [s.light, s.accent, s.mid, s.paper, mix(s.accent, s.light, 0.5)].map((tint) =>
    lchOf(tint).l < 0.5 ? tone(tint, 0.58) : tint,
  );
  const first = r.whole(0, 4);
  const top = wide ? 0 : low ? 250 : 0;
  const bottom = wide ? 1080 : low ? 1000 : 770;
  const edge = r.pick(['wave', 'scallop', 'zigzag']);
  const size = (bottom - top) / bands;
  const title = off(colours[first] ?? s.light, s.deep, 1);
  d.add(d.flood(low ? title : (colours[first] ?? s.light)));
  let foot = title;
  for (let band = 0; band < bands; band += 1) {
    const y = top + band * size;
    const tint = colours[(first + band + (low ? 1 : 0)) % colours.length] ?? s.light;
    foot = tint;
    if (band > 0 || low) d.add(path(rim(edge, w, y, wide ? 60 : 40, 1090), tint));
    const odd = band % 2 === 1;
    const count = wide ? 3 : r.whole(1, 3);
    const marching = odd ? second : lead;
    for (let index = 0; index < count; index += 1) {
      const x = wide
        ? cx - 330 + index * 420 + (odd ? 120 : 0)
        : 360 + (index - (count - 1) / 2) * (600 / count) + (odd ? 20 : -20);
      const part = count === 1 ? 1 : ([1, 0.72, 0.5][odd ? count - 1 - index : index] ?? 1);
      d.add(
        stood(
          marching,
          [x, y + size * 0.97],
          [size * 0.74 * part, (wide ? 380 : 560 / count) * Math.max(part, 0.7)],
          cast(s, tint),
          odd,
        ),
      );
    }
  }
  const base = off(s.deep, colours[(first + bands) % colours.length] ?? s.light, 3);
  if (!low && !wide) d.add(path(rim(edge, w, bottom - 6, 40, 1090), base));
  if (low) {
    d.add(lightString(r, 0, 210, w, 210, 26, 15, s.deep, [s.accent, s.paper, s.light]));
    if (!wide) d.add(rect(0, 1000, w, 80, foot));
  }
  if (r.chance(0.5))
    for (let bit = 0; bit < 34; bit += 1) {
      const x = r.between(0, w);
      const y = r.between(0, bottom);
      d.add(
        r.chance(0.5)
          ? circle(x, y, r.between(3, 6), s.paper, { opacity: 0.75 })
          : path(
              polygon([
                [x, y - 7],
                [x + 6, y + 5],
                [x - 6, y + 5],
              ]),
              s.paper,
              { opacity: 0.75 },
            ),
      );
    }
  return {
    ...(low ? atHead('centre', 90) : atFoot('centre', 130)),
    ...(low ? { tagline: 'none' as const } : {}),
    ...letters(s, low ? title : base, low ? foot : base, low ? s.deep : s.paper),
  };
}

function rim(edge: string, w: number, y: number, pitch: number, bottom: number): string {
  let data = `M-10 ${bottom}V${y}`;
  for (let x = -10; x < w + pitch; x += pitch)
    data +=
      edge === 'scallop'
        ? `a${pitch / 2} ${pitch * 0.4} 0 0 1 ${pitch} 0`
        : edge === 'zigzag'
          ? `l${pitch / 2} ${-pitch * 0.5}l${pitch / 2} ${pitch * 0.5}`
          : `q${pitch / 4} ${-pitch * 0.3} ${pitch / 2} 0t${pitch / 2} 0`;
  return `${data}V${bottom}Z`;
}
