import { mix, tone } from '../../colour.ts';
import { num } from '../../drawing.ts';
import type { Point } from '../../drawing.ts';
import type { Layout, Paint } from '../../scene.ts';
import { circle, group, outline, path, polygon, rect, stroke } from '../../shapes.ts';
import { hatching, stipple } from '../../texture.ts';

/** A microphone on its cable, deep in a crevasse. */
export function crevasse({ d, w, cx, s, r, wide }: Paint): Layout {
  const snow = mix(s.light, '#ffffff', 0.4);
  d.add(d.flood(snow));
  const gap = wide ? cx : cx + 142;
  const edge = (side: -1 | 1, inset: number): Point[] => {
    const random = r.fork(`wall${side}`);
    return Array.from({ length: 19 }, (_, i) => {
      const t = i / 18;
      return [
        gap + side * (inset + 168 * (1 - t) ** 1.25 + 26 + random.between(-17, 17)),
        -20 + t * 1140,
      ] as const;
    });
  };
  for (let step = 0; step < 9; step += 1) {
    const inset = 190 - step * 23;
    const shape = polygon([...edge(-1, inset), ...edge(1, inset).toReversed()]);
    d.add(path(shape, mix(mix(snow, s.mid, 0.16 + step * 0.09), s.deep, step > 4 ? (step - 4) * 0.22 : 0)));
    if (step === 0 || step === 3)
      d.add(path(shape, stipple(d, mix(s.mid, snow, 0.3 - step * 0.08), [0, 0], 1200, 0)));
  }
  const shafts = polygon([...edge(-1, 6), ...edge(1, 6).toReversed()]);
  const clip = d.clip(path(shafts, '#fff'));
  d.add(
    path(
      shafts,
      d.vertical(0, 1080, [
        [0, s.mid],
        [0.35, mix(s.mid, s.deep, 0.6)],
        [0.7, s.deep],
        [1, s.ink],
      ]),
    ),
  );
  for (const side of [-1, 1] as const)
    for (let i = 0; i < 13; i += 1) {
      const y = 60 + i * 76 + r.between(-16, 16);
      const from = gap + side * (420 - i * 10);
      d.add(
        stroke(
          `M${num(from + side * 60)} ${num(y - 18)}Q${num(from - side * 120)} ${num(y + r.between(-8, 18))} ${num(gap + side * (70 + 168 * (1 - y / 1100)))} ${num(y + 12)}`,
          s.mid,
          r.between(0.8, 2.2),
          { opacity: num(r.between(0.15, 0.4)) },
        ),
      );
    }
  const my = 640;
  d.add(
    group(
      { 'clip-path': clip },
      ...Array.from({ length: 13 }, (_, i) =>
        circle(gap, my + 34, 46 + i * 30, 'none', {
          stroke: i % 3 === 0 ? snow : s.mid,
          'stroke-width': num(2.6 - i * 0.15),
          opacity: num(0.9 - i * 0.06),
        }),
      ),
    ),
  );
  d.add(
    circle(
      gap,
      my + 30,
      180,
      d.radial([gap, my + 30], 180, [
        [0, snow, 0.55],
        [1, snow, 0],
      ]),
    ),
    stroke(`M${gap} -20V${my - 60}`, s.ink, 3.4),
    stroke(`M${gap - 1} -20V${my - 60}`, tone(s.mid, 0.8), 1),
  );
  d.add(
    rect(gap - 9, my - 66, 18, 38, '#0a0f14', { rx: 5 }),
    rect(gap - 27, my - 30, 54, 62, '#0a0f14', { rx: 9 }),
    rect(gap - 27, my - 12, 54, 6, '#e4502e'),
    path(
      outline([
        [gap - 27, my + 30, 1],
        [gap - 31, my + 76],
        [gap, my + 106],
        [gap + 31, my + 76],
        [gap + 27, my + 30, 1],
      ]),
      d.linear(
        [gap - 30, 0],
        [gap + 30, 0],
        [
          [0, '#2a3640'],
          [0.35, '#aab9c4'],
          [0.6, '#5b6b78'],
          [1, '#131a20'],
        ],
      ),
    ),
  );
  const net = d.clip(
    path(
      outline([
        [gap - 27, my + 30, 1],
        [gap - 31, my + 76],
        [gap, my + 106],
        [gap + 31, my + 76],
        [gap + 27, my + 30, 1],
      ]),
      '#fff',
    ),
  );
  d.add(
    group(
      { 'clip-path': net },
      hatching(d, '#0a0f14', 6, 2, 45, 0.8),
      hatching(d, '#0a0f14', 6, 2, -45, 0.8),
    ),
  );
  if (!wide)
    d.add(
      rect(
        0,
        930,
        w,
        150,
        d.vertical(930, 1040, [
          [0, s.ink, 0],
          [1, s.ink, 0.92],
        ]),
      ),
    );
  const px = gap - (wide ? 330 : 246);
  d.add(
    `<g transform="translate(${px} 96)">${stroke('M0 0V-70M0 -66L64 -96', s.ink, 4)}</g>`,
    stroke(`M${px + 62} 2L${gap} -2`, s.ink, 3),
  );
  const sheet = wide ? 0 : 1;
  if (sheet === 1)
    d.add(
      ...Array.from({ length: 40 }, (_, i) => {
        const height = 4 + Math.abs(Math.sin(i * 1.3) * Math.cos(i * 0.37)) * 34 + r.between(0, 8);
        return rect(56 + i * 5.4, 1000 - height / 2 - 470, 2.6, height, s.deep, { rx: 1.3, opacity: 0.9 });
      }),
    );
  return {
    box: { x: 52, y: 96, w: 262, h: 340 },
    align: 'left',
    valign: 'top',
    fill: s.deep,
    tagline: 'none',
    credits: s.light,
    style: { maxSize: 104, leading: 0.94 },
  };
}
