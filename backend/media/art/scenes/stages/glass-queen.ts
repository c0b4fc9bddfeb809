import { lift, mix } from '../../colour.ts';
import { num } from '../../drawing.ts';
import type { Point } from '../../drawing.ts';
import type { Layout, Paint } from '../../scene.ts';
import { houses } from '../../scenery/city.ts';
import { reflection, ripples } from '../../scenery/water.ts';
import { circle, group, outline, path, placed, polygon, rect, stroke } from '../../shapes.ts';
import { softProfileNodes } from '../../subjects/people/profile-nodes.ts';

/** A glass queen in profile with a crown of shards, a furnace behind her, a lagoon at her feet. */
export function glassQueen({ d, w, cx, s, r, wide }: Paint): Layout {
  const gold = s.accent;
  const glass = s.light;
  d.add(
    d.flood(
      d.vertical(0, 1080, [
        [0, s.ink],
        [0.45, s.deep],
        [0.8, mix(s.deep, gold, 0.25)],
        [1, s.ink],
      ]),
    ),
  );
  const hub: Point = [cx, 452];
  d.add(
    circle(
      hub[0],
      hub[1],
      560,
      d.radial(hub, 560, [
        [0, '#fff3cf', 0.95],
        [0.36, gold, 0.7],
        [0.62, gold, 0.18],
        [1, gold, 0],
      ]),
    ),
    circle(
      hub[0],
      hub[1],
      292,
      d.radial([hub[0], hub[1] + 60], 300, [
        [0, '#fff8e2'],
        [0.55, lift(gold, 0.1)],
        [1, mix(gold, '#a4432a', 0.4)],
      ]),
    ),
    ...Array.from({ length: 48 }, (_, i) =>
      stroke(
        `M${num(hub[0] + Math.cos(i * 0.1309) * 306)} ${num(hub[1] + Math.sin(i * 0.1309) * 306)}L${num(hub[0] + Math.cos(i * 0.1309) * (i % 2 === 0 ? 352 : 328))} ${num(hub[1] + Math.sin(i * 0.1309) * (i % 2 === 0 ? 352 : 328))}`,
        gold,
        3,
      ),
    ),
  );
  const facets = (
    shape: string,
    box: { x: number; y: number; w: number; h: number },
    cells: number,
    seed: string,
  ): string => {
    const random = r.fork(seed);
    const columns = cells;
    const rows = Math.round((cells * box.h) / box.w);
    const grid: Point[][] = Array.from({ length: rows + 1 }, (_row, row) =>
      Array.from(
        { length: columns + 1 },
        (_, column) =>
          [
            box.x + ((column + random.between(-0.36, 0.36)) / columns) * box.w,
            box.y + ((row + random.between(-0.36, 0.36)) / rows) * box.h,
          ] as const,
      ),
    );
    const marks: string[] = [];
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const corners = [
          grid[row]?.[column],
          grid[row]?.[column + 1],
          grid[row + 1]?.[column + 1],
          grid[row + 1]?.[column],
        ];
        const [a, b, c, e] = corners;
        if (!a || !b || !c || !e) continue;
        const sheets: Point[][] = random.chance(0.5)
          ? [
              [a, b, c],
              [a, c, e],
            ]
          : [
              [a, b, e],
              [b, c, e],
            ];
        for (const sheet of sheets) {
          const lightPart = 1 - (column / columns) * 0.5 - (row / rows) * 0.3 + random.between(-0.24, 0.24);
          const tint =
            lightPart > 0.78
              ? mix(glass, '#ffffff', (lightPart - 0.6) * 1.2)
              : lightPart > 0.5
                ? mix(s.deep, glass, lightPart)
                : mix(mix(s.deep, gold, 0.22), glass, lightPart * 0.7);
          marks.push(
            path(polygon(sheet), tint, {
              opacity: num(random.between(0.74, 0.97)),
              stroke: mix(glass, '#ffffff', 0.6),
              'stroke-width': 0.24,
              'stroke-opacity': 0.8,
            }),
          );
        }
      }
    }
    return group({ 'clip-path': d.clip(path(shape, '#fff')) }, ...marks);
  };
  const head = outline(softProfileNodes);
  const bust = outline([
    [-92, 106, 1],
    [-90, 78],
    [-62, 52],
    [-30, 38],
    [-20, 8],
    [16, -4],
    [18, 26],
    [52, 48],
    [84, 66],
    [100, 106, 1],
  ]);
  const shards: string[] = [];
  const spikes = [
    [-54, -104, -88, -176],
    [-34, -124, -56, -214],
    [-12, -134, -16, -242],
    [10, -134, 24, -214],
    [28, -124, 58, -182],
  ] as const;
  for (const [index, [x, y, tx, ty]] of spikes.entries()) {
    shards.push(
      path(
        polygon([
          [x - 10, y + 6],
          [tx, ty],
          [x + 3, y],
        ]),
        mix(glass, '#ffffff', 0.7),
        { opacity: 0.95 },
      ),
      path(
        polygon([
          [x + 3, y],
          [tx, ty],
          [x + 13, y + 8],
        ]),
        mix(s.deep, glass, 0.6),
        { opacity: 0.92 },
      ),
      circle(tx, ty - 4, 3.4, index === 2 ? '#fff8e2' : gold),
    );
  }
  d.add(
    placed(
      cx - 14,
      640,
      2.18,
      2.18,
      facets(bust, { x: -96, y: -8, w: 200, h: 116 }, 9, 'bust') +
        facets(head, { x: -70, y: -148, w: 120, h: 180 }, 8, 'head') +
        stroke(head, mix(glass, '#ffffff', 0.8), 0.9, { opacity: 0.9 }) +
        stroke(
          outline(
            [
              [-60, -96],
              [-30, -122],
              [4, -128],
              [36, -112],
            ],
            false,
          ),
          gold,
          5,
        ) +
        shards.join('') +
        stroke('M22 -84q8 -4 14 0', s.deep, 1.6) +
        circle(-14, -66, 3, gold) +
        stroke('M-14 -63v10', gold, 1) +
        circle(-14, -50, 3.4, '#fff8e2') +
        stroke('M-48 44Q0 66 46 44', gold, 2.4) +
        [-40, -20, 0, 20, 40]
          .map((x) =>
            path(
              polygon([
                [x - 4, 52],
                [x + 4, 52],
                [x, 66],
              ]),
              mix(glass, '#ffffff', 0.5),
            ),
          )
          .join(''),
    ),
  );
  const lagoon = 822;
  const row = houses(
    r.fork('lagoon'),
    w,
    { ground: lagoon, low: 16, high: 44, narrow: 22, wide: 46, manner: 'medina' },
    0.4,
  );
  d.add(
    path(row.body, s.ink),
    path(row.windows, lift(gold, 0.1)),
    rect(
      0,
      lagoon,
      w,
      260,
      d.vertical(lagoon, 1080, [
        [0, mix(s.deep, gold, 0.5)],
        [0.2, s.deep],
        [1, s.ink],
      ]),
    ),
    reflection(r, cx, lagoon + 4, 886, 240, lift(gold, 0.12), 0.75),
    ripples(r, { x: -40, y: lagoon + 8, w: w + 80, h: 200 }, 60, glass, 0.16),
  );
  if (!wide)
    d.add(
      rect(24, 24, w - 48, 1032, 'none', { stroke: gold, 'stroke-width': 2 }),
      rect(32, 32, w - 64, 1016, 'none', { stroke: gold, 'stroke-width': 0.8 }),
      ...(
        [
          [24, 24],
          [w - 24, 24],
          [24, 1056],
          [w - 24, 1056],
        ] as const
      ).map(
        ([x, y]) =>
          path(
            polygon([
              [x, y - 15],
              [x + 15, y],
              [x, y + 15],
              [x - 15, y],
            ]),
            gold,
          ) + circle(x, y, 4, s.ink),
      ),
    );
  return {
    box: { x: 72, y: 880, w: 576, h: 96 },
    align: 'centre',
    valign: 'middle',
    fill: lift(gold, 0.12),
    tagline: 'none',
    small: glass,
    style: { maxSize: 76, maxLines: 2, leading: 1.02 },
  };
}
