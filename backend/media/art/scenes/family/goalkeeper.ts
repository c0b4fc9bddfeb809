import { lift, mix } from '../../colour.ts';
import { num } from '../../drawing.ts';
import type { Layout, Paint } from '../../scene.ts';
import { circle, ellipse, outline, path, polygon, rect, stroke } from '../../shapes.ts';
import { dots } from '../../texture.ts';

/** A grandmother in an apron, flying across a goal. */
export function goalkeeper({ d, w, cx, s, r, wide }: Paint): Layout {
  const grass = s.dark;
  const dress = '#41579c';
  const pink = s.accent;
  d.add(
    d.flood(
      d.vertical(0, 1080, [
        [0, mix(s.light, s.paper, 0.4)],
        [0.55, s.light],
        [1, s.light],
      ]),
    ),
    circle(cx, 430, 520, mix(s.light, pink, 0.12)),
  );
  for (let row = 0; row < 5; row += 1)
    for (let i = 0; i < w / 34 + 1; i += 1)
      d.add(
        circle(
          i * 34 + (row % 2) * 17,
          560 + row * 34,
          15,
          r.pick([
            mix(pink, s.paper, 0.4),
            mix(grass, s.paper, 0.45),
            mix(s.deep, s.paper, 0.55),
            mix(pink, s.light, 0.2),
            '#e9c9a5',
          ]),
          { opacity: 0.85 },
        ),
      );
  const ground = 840;
  for (let band = 0; band < 9; band += 1)
    d.add(rect(0, ground + band * 30, w, 31, band % 2 === 0 ? grass : lift(grass, 0.05)));
  const gx = cx - 316;
  const gw = 632;
  const gy = 366;
  const mesh: string[] = [];
  for (let i = 0; i <= 18; i += 1)
    mesh.push(
      `M${num(gx + (gw * i) / 18)} ${gy}L${num(gx + 40 + ((gw - 80) * i) / 18)} ${gy + 70}V${ground - 34}`,
    );
  for (let i = 0; i <= 13; i += 1)
    mesh.push(`M${gx + 36} ${num(gy + 70 + ((ground - gy - 104) * i) / 13)}H${gx + gw - 36}`);
  d.add(
    stroke(mesh.join(''), '#ffffff', 2.2, { opacity: 0.9 }),
    stroke(`M${gx} ${ground + 14}V${gy}H${gx + gw}V${ground + 14}`, s.ink, 24, {
      opacity: 0.18,
      transform: 'translate(7 8)',
    }),
    stroke(`M${gx} ${ground + 14}V${gy}H${gx + gw}V${ground + 14}`, '#ffffff', 20),
    stroke(`M${gx + 7} ${ground + 14}V${gy + 7}H${gx + gw - 7}`, mix('#ffffff', s.deep, 0.2), 4),
  );
  const skin = '#eec3a0';
  d.add(
    ellipse(cx - 10, ground + 66, 250, 17, s.ink, { opacity: 0.25 }),
    `<g transform="translate(${cx - 6} 612) rotate(-17)">` +
      stroke('M-130 26L-206 66L-262 48', '#c9b79c', 27) +
      stroke('M-126 46L-190 108L-252 124', '#d8c8ae', 27) +
      path(
        outline([
          [-262, 30],
          [-286, 36],
          [-300, 62],
          [-270, 66],
          [-252, 58],
        ]),
        s.ink,
      ) +
      path(
        outline([
          [-250, 108],
          [-276, 116],
          [-288, 140],
          [-258, 142],
          [-240, 134],
        ]),
        s.ink,
      ) +
      path(
        outline([
          [96, -36],
          [30, -66],
          [-60, -58],
          [-140, -28],
          [-186, 22, 1],
          [-158, 96, 1],
          [-90, 88],
          [0, 74],
          [70, 54],
          [104, 14],
        ]),
        dress,
      ) +
      path(
        outline([
          [96, -36],
          [30, -66],
          [-60, -58],
          [-140, -28],
          [-186, 22, 1],
          [-158, 96, 1],
          [-90, 88],
          [0, 74],
          [70, 54],
          [104, 14],
        ]),
        dots(d, s.paper, 24, 0.13),
      ) +
      path(
        outline([
          [86, 46],
          [20, 64],
          [-70, 84],
          [-150, 92, 1],
          [-172, 56, 1],
          [-90, 30],
          [0, 8],
          [84, 6],
        ]),
        pink,
      ) +
      stroke('M-166 66q12 14 22 2t22 -4t22 -6t22 -6', s.paper, 6) +
      stroke('M84 8Q100 -20 70 -50', pink, 9) +
      circle(-40, 52, 17, s.paper) +
      path('M-49 48q4 -9 9 0q5 -9 9 0q0 8 -9 14q-9 -6 -9 -14Z', pink) +
      stroke('M84 -28Q160 -66 244 -92', lift(dress, -0.04), 34) +
      stroke('M84 20Q160 -4 240 -48', lift(dress, 0.05), 34) +
      circle(256, -98, 25, '#f0a63c') +
      circle(252, -52, 25, '#f0a63c') +
      stroke('M246 -112q12 -14 26 -10M262 -90l20 4M244 -58q16 -8 26 4', '#c97d1c', 4) +
      circle(136, -52, 46, skin) +
      circle(136, -112, 23, '#f4f1ec') +
      path(
        outline([
          [92, -60],
          [96, -96],
          [136, -106],
          [176, -92],
          [182, -58],
          [164, -76],
          [132, -80],
          [104, -70],
        ]),
        '#f4f1ec',
      ) +
      circle(124, -50, 14, 'none', { stroke: s.ink, 'stroke-width': 3.6 }) +
      circle(158, -54, 14, 'none', { stroke: s.ink, 'stroke-width': 3.6 }) +
      stroke('M138 -52h6M110 -48L94 -54', s.ink, 3.6) +
      circle(126, -50, 4, s.ink) +
      circle(160, -54, 4, s.ink) +
      path('M130 -30q14 14 30 -4q-4 16 -16 16t-14 -12Z', s.ink) +
      circle(114, -32, 8, pink, { opacity: 0.6 }) +
      '</g>',
  );
  const bx = cx + 268;
  const by = 470;
  d.add(
    circle(bx, by, 47, '#ffffff'),
    path(
      polygon([
        [bx, by - 19],
        [bx + 18, by - 6],
        [bx + 11, by + 15],
        [bx - 11, by + 15],
        [bx - 18, by - 6],
      ]),
      s.ink,
    ),
    ...[0, 72, 144, 216, 288].map(
      (turn) =>
        `<g transform="translate(${bx} ${by}) rotate(${turn})">${stroke('M0 -19V-34', s.ink, 2.6)}${path('M-13 -37L0 -34L13 -37L18 -43A47 47 0 0 0 -18 -43Z', s.ink)}</g>`,
    ),
    circle(bx, by, 47, 'none', { stroke: s.ink, 'stroke-width': 3 }),
    stroke(
      `M${bx + 60} ${by - 50}l34 -34M${bx + 72} ${by - 20}l40 -20M${bx + 40} ${by - 68}l20 -40`,
      pink,
      7,
    ),
  );
  const daisy = (x: number, y: number, size: number): string =>
    [0, 60, 120, 180, 240, 300]
      .map((turn) =>
        ellipse(x, y - size * 0.6, size * 0.34, size * 0.6, '#ffffff', {
          transform: `rotate(${turn} ${num(x)} ${num(y)})`,
        }),
      )
      .join('') + circle(x, y, size * 0.42, '#f6c445');
  d.add(
    ...Array.from({ length: wide ? 44 : 17 }, () =>
      daisy(r.between(0, w), r.between(930, 1000), r.between(6, 11)),
    ),
  );
  return {
    box: { x: 46, y: 52, w: 628, h: 262 },
    align: 'centre',
    valign: 'middle',
    fill: lift(grass, -0.14),
    tagline: 'none',
    credits: '#ffffff',
    style: { maxSize: 168 },
  };
}
