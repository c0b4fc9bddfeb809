import { lift, mix, tone } from '../../colour.ts';
import { num } from '../../drawing.ts';
import type { Point } from '../../drawing.ts';
import { put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { barClouds, sun } from '../../scenery/sky.ts';
import { reflection, ripples } from '../../scenery/water.ts';
import { path, placed, polygon, rect, stroke } from '../../shapes.ts';
import { pirogue } from '../../subjects/vehicles/pirogue.ts';
import { stipple } from '../../texture.ts';

/** A lone boat on a still lake between white cones. */
export function saltLake({ d, w, cx, s, r, wide }: Paint): Layout {
  const horizon = 500;
  const water = s.mid;
  const cone = (x: number, y: number, height: number): string => {
    const half = height * 0.95;
    const jag = (part: number): number => r.between(-0.02, 0.02) * height * part;
    const left: Point[] = [
      [x - half, y],
      [x - half * 0.62 + jag(1), y - height * 0.36],
      [x - half * 0.3 + jag(1), y - height * 0.69],
      [x - half * 0.06, y - height * 0.97],
    ];
    const right: Point[] = [
      [x + half * 0.07, y - height * 0.96],
      [x + half * 0.34 + jag(1), y - height * 0.66],
      [x + half * 0.66 + jag(1), y - height * 0.33],
      [x + half, y],
    ];
    const body = polygon([...left, ...right]);
    const shade = polygon([
      [x + half * 0.07, y - height * 0.96],
      ...right,
      [x + half * 0.1, y],
      [x + half * 0.22, y - height * 0.4],
      [x - half * 0.02, y - height * 0.7],
    ]);
    const flipped = `<g opacity="0.42" transform="translate(0 ${num(y * 2)}) scale(1 -1)">${path(body, s.paper)}</g>`;
    return (
      flipped +
      path(body, s.paper) +
      path(shade, mix(s.light, s.deep, 0.32)) +
      path(shade, stipple(d, s.deep, [x, y - height], height * 2.2, 0))
    );
  };
  d.add(
    d.flood(
      d.vertical(0, horizon, [
        [0, mix(s.light, s.mid, 0.35)],
        [0.55, s.paper],
        [1, mix(s.paper, s.mid, 0.5)],
      ]),
    ),
    sun(d, [cx + 150, horizon - 92], 62, '#fffdf6', s.paper, 3),
    barClouds(r, { x: 0, y: 120, w, h: 200 }, 5, '#ffffff', 0.5),
    rect(
      0,
      horizon,
      w,
      600,
      d.vertical(horizon, 1080, [
        [0, lift(water, 0.09)],
        [0.25, water],
        [1, mix(water, s.deep, 0.42)],
      ]),
    ),
    rect(0, horizon - 5, w, 6, mix(s.deep, water, 0.4), { opacity: 0.55 }),
  );
  const cones: [number, number, number][] = wide
    ? [
        [220, 512, 70],
        [420, 508, 44],
        [560, 506, 28],
        [1010, 506, 30],
        [1120, 508, 48],
        [1560, 516, 120],
        [1800, 530, 190],
        [60, 540, 160],
      ]
    : [
        [240, 506, 34],
        [300, 505, 24],
        [470, 506, 30],
        [88, 522, 118],
        [655, 532, 158],
      ];
  d.add(...cones.map(([x, y, height]) => cone(x, y, height)));
  d.add(
    reflection(r, cx + 150, horizon + 4, 970, 130, '#fff6ef', 0.75),
    ripples(r, { x: -60, y: horizon + 10, w: w + 120, h: 570 }, 130, s.paper, 0.3),
    ripples(r, { x: -60, y: horizon + 40, w: w + 120, h: 540 }, 60, s.deep, 0.13),
  );
  const ink = { body: s.ink, lit: s.paper, glow: s.light, accent: tone(s.deep, 0.42, 1.4) };
  d.add(
    `<g opacity="0.28">${placed(cx - 30, 822, 1.9, -1.1, pirogue.draw({ ...ink, lit: s.ink, glow: s.ink, accent: s.ink }))}</g>`,
    put(pirogue, cx - 30, 812, 133, ink),
    stroke(`M${cx - 190} 822Q${cx - 30} 838 ${cx + 170} 820`, s.paper, 2.4, { opacity: 0.7 }),
  );
  return {
    box: { x: 56, y: 74, w: 608, h: 236 },
    align: 'left',
    valign: 'top',
    fill: s.deep,
    tagline: 'under',
    credits: s.paper,
    style: { maxSize: 112 },
  };
}
