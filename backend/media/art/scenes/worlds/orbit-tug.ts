import { mix } from '../../colour.ts';
import { num } from '../../drawing.ts';
import type { Point } from '../../drawing.ts';
import type { Layout, Paint } from '../../scene.ts';
import { ribbons, stars } from '../../scenery/sky.ts';
import { circle, group, outline, path, polygon, rect, stroke } from '../../shapes.ts';

/** A battered tug among broken satellites, sound spreading over a planet's edge. */
export function orbitTug({ d, w, cx, s, r, wide }: Paint): Layout {
  d.add(
    d.flood(
      d.vertical(0, 1080, [
        [0, s.ink],
        [0.6, s.deep],
        [1, mix(s.deep, s.mid, 0.6)],
      ]),
    ),
    ribbons(d, r, { x: 0, y: 120, w, h: 560 }, [mix(s.deep, s.mid, 0.5), mix(s.deep, s.accent, 0.42)], 0.5),
    stars(r, { x: 0, y: 0, w, h: 900 }, wide ? 420 : 220, s.paper),
  );
  const centre: Point = [cx - 30, 1690];
  const radius = 900;
  const hub: Point = [cx - 8, 560];
  d.add(
    ...Array.from({ length: wide ? 15 : 7 }, (_, i) =>
      circle(hub[0], hub[1], 74 + i * 52 + i * i * 1.5, 'none', {
        stroke: i % 3 === 0 ? s.light : s.mid,
        'stroke-width': num(3.4 - i * 0.19),
        opacity: num(Math.max(0.1, 0.72 - i * 0.045)),
        'stroke-dasharray': i % 4 === 2 ? '2 9' : undefined,
        'stroke-linecap': 'round',
      }),
    ),
  );
  const clip = d.clip(circle(centre[0], centre[1], radius, '#fff'));
  d.add(
    circle(
      centre[0],
      centre[1],
      radius + 150,
      d.radial(centre, radius + 150, [
        [radius / (radius + 150) - 0.004, s.light, 0.85],
        [0.9, s.mid, 0.32],
        [1, s.mid, 0],
      ]),
    ),
    circle(
      centre[0],
      centre[1],
      radius,
      d.vertical(790, 1080, [
        [0, mix(s.mid, s.light, 0.35)],
        [0.18, s.mid],
        [0.8, mix(s.mid, s.ink, 0.7)],
      ]),
    ),
    group(
      { 'clip-path': clip },
      ...Array.from({ length: 8 }, (_, i) =>
        path(
          outline([
            [cx + r.between(-700, 500), 830 + i * 30],
            [cx + r.between(-300, 500), 815 + i * 32],
            [cx + r.between(0, 700), 842 + i * 30],
            [cx + r.between(-200, 300), 852 + i * 30],
          ]),
          i % 2 === 0 ? s.light : s.deep,
          { opacity: 0.22 },
        ),
      ),
    ),
  );
  const wreck = (x: number, y: number, size: number, turn: number): string =>
    `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${num(size)})">${rect(-12, -10, 24, 20, mix(s.light, s.deep, 0.35), { rx: 3 })}${stroke('M-12 0H-22M12 0H18', s.light, 2.4)}${path(
      polygon([
        [-60, -12],
        [-22, -12],
        [-22, 12],
        [-52, 12],
        [-44, 4],
        [-56, 0],
      ]),
      s.mid,
    )}${stroke('M-50 -12V10M-40 -12V12M-30 -12V12M-56 0H-22', s.ink, 1.6)}${path(
      polygon([
        [18, -12],
        [40, -12],
        [34, -4],
        [44, 0],
        [38, 12],
        [18, 12],
      ]),
      mix(s.mid, s.ink, 0.3),
    )}${stroke('M26 -12V12M18 0H40', s.ink, 1.6)}${stroke('M0 -10Q-12 -26 6 -30', s.light, 1.8)}${circle(0, 0, 4, s.accent)}</g>`;
  const spots: [number, number, number, number][] = [
    [-250, 300, 1.1, 24],
    [236, 352, 1.3, -38],
    [-196, 690, 0.9, 66],
    [262, 640, 0.8, 12],
    [110, 268, 0.6, 80],
    [-300, 500, 0.6, -20],
    [-90, 220, 0.4, 30],
    [308, 510, 0.5, 50],
    [190, 780, 0.5, -60],
  ];
  for (const [x, y, size, turn] of [
    ...spots,
    ...(wide
      ? ([
          [-560, 380, 1.2, 40],
          [-840, 250, 0.8, -30],
          [-720, 620, 0.6, 70],
          [-1020, 470, 0.5, 10],
        ] as typeof spots)
      : []),
  ])
    d.add(wreck(cx + x, y, size, turn));
  d.add(
    ...Array.from({ length: 60 }, () =>
      path(
        polygon([
          [0, 0],
          [r.between(2, 7), r.between(-3, 3)],
          [r.between(-2, 3), r.between(2, 7)],
        ]),
        s.light,
        {
          transform: `translate(${num(r.between(0, w))} ${num(r.between(180, 860))})`,
          opacity: num(r.between(0.3, 0.9)),
        },
      ),
    ),
  );
  d.add(
    `<g transform="translate(${hub[0]} ${hub[1]}) rotate(-12) scale(1.16)">` +
      path(
        polygon([
          [-96, -10],
          [-210, -34],
          [-196, -2],
          [-230, 14],
          [-94, 22],
        ]),
        d.linear(
          [-96, 0],
          [-220, 0],
          [
            [0, s.light, 0.95],
            [1, s.accent, 0],
          ],
        ),
      ) +
      path(
        outline([
          [-92, -30, 1],
          [-60, -42, 1],
          [70, -42, 1],
          [112, -14],
          [118, 10],
          [96, 36, 1],
          [-72, 40, 1],
          [-98, 22, 1],
        ]),
        mix(s.light, s.deep, 0.28),
      ) +
      path(
        outline([
          [-98, 6, 1],
          [118, 8, 1],
          [96, 36, 1],
          [-72, 40, 1],
          [-98, 22, 1],
        ]),
        mix(s.mid, s.ink, 0.35),
      ) +
      path(
        polygon([
          [-36, -42],
          [-24, -88],
          [40, -88],
          [58, -42],
        ]),
        s.light,
      ) +
      path(
        polygon([
          [22, -42],
          [22, -88],
          [40, -88],
          [58, -42],
        ]),
        mix(s.light, s.deep, 0.4),
      ) +
      rect(-18, -78, 20, 20, '#fff6df', { rx: 4 }) +
      rect(8, -78, 22, 20, '#fff6df', { rx: 4 }) +
      circle(-8, -66, 5, s.ink) +
      path('M-15 -58q7 -9 14 0Z', s.ink) +
      stroke('M-6 -88V-126M-6 -126L-26 -140M-6 -114L12 -130', s.light, 3) +
      circle(-26, -142, 4, s.accent) +
      circle(-26, -142, 12, s.accent, { opacity: 0.35 }) +
      circle(76, -12, 13, s.ink) +
      circle(76, -12, 8.4, '#fff6df') +
      circle(38, -14, 9, s.ink) +
      circle(38, -14, 5.6, s.accent) +
      rect(-80, -26, 40, 22, mix(s.mid, s.ink, 0.2)) +
      stroke('M-74 -20l26 12M-48 -20l-26 12', s.light, 2.4) +
      stroke('M-90 24H90M-60 40V30M-20 40V28M20 40V28M60 38V28', s.ink, 2.6, { opacity: 0.6 }) +
      path(
        polygon([
          [-104, -22],
          [-92, -26],
          [-92, 20],
          [-106, 16],
        ]),
        s.ink,
      ) +
      stroke('M112 20Q150 34 170 6', s.light, 3) +
      path('M170 6l-12 -2l10 -12l14 4Z', s.light) +
      '</g>',
  );
  return {
    box: { x: 60, y: 74, w: 600, h: 108 },
    align: 'centre',
    valign: 'middle',
    fill: s.light,
    tagline: 'none',
    credits: s.paper,
    style: { maxSize: 92, maxLines: 2, axes: { wght: 330, opsz: 144, SOFT: 0, WONK: 0 } },
  };
}
