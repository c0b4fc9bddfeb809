import { lift, mix, tone } from '../../colour.ts';
import { num } from '../../drawing.ts';
import type { Point } from '../../drawing.ts';
import type { Layout, Paint } from '../../scene.ts';
import { houses } from '../../scenery/city.ts';
import { down, rolling } from '../../scenery/land.ts';
import { rays } from '../../scenery/sky.ts';
import { circle, group, outline, path, polygon, rect, stroke } from '../../shapes.ts';
import { stipple } from '../../texture.ts';

/** A clock tower on a hill, the village hanging from its minute hand. */
export function hangingClock({ d, w, cx, s, r, wide }: Paint): Layout {
  const skyTone = s.light;
  d.add(
    d.flood(
      d.vertical(0, 1080, [
        [0, lift(skyTone, 0.02)],
        [0.6, mix(skyTone, s.paper, 0.55)],
        [1, s.paper],
      ]),
    ),
  );
  const x = cx - 96;
  const cy = 486;
  d.add(
    rays([x, cy], 1700, 26, mix(skyTone, s.paper, 0.5), 0.1),
    circle(x, cy, 262, mix(s.paper, skyTone, 0.3)),
  );
  const back = rolling(r.fork('back'), w, 800, 60, 2.4);
  d.add(path(down(back, 1080), mix(s.mid, s.paper, 0.42)));
  const hill = outline([
    [-20, 1090, 1],
    [-20, 940, 1],
    [x - 290, 880],
    [x - 120, 792],
    [x + 130, 792],
    [x + 300, 872],
    [w + 20, 950, 1],
    [w + 20, 1090, 1],
  ]);
  const village = houses(
    r.fork('village'),
    w,
    { ground: 900, low: 50, high: 130, narrow: 46, wide: 80, manner: 'gables' },
    0.5,
  );
  const clip = d.clip(rect(x - 330, 600, 800, 420, '#fff'));
  d.add(
    group(
      { 'clip-path': clip },
      path(village.body, mix(s.dark, s.paper, 0.25)),
      path(village.windows, s.paper),
    ),
  );
  d.add(path(hill, s.mid), path(hill, stipple(d, lift(s.mid, -0.14), [0, 800], 520, 0)));
  const cypress = (px: number, py: number, height: number): string =>
    path(
      outline([
        [px, py - height, 1],
        [px + height * 0.12, py - height * 0.45],
        [px + height * 0.1, py - height * 0.08],
        [px, py],
        [px - height * 0.1, py - height * 0.08],
        [px - height * 0.12, py - height * 0.45],
      ]),
      lift(s.mid, -0.2),
    ) +
    path(
      outline([
        [px, py - height, 1],
        [px + height * 0.12, py - height * 0.45],
        [px + height * 0.1, py - height * 0.08],
        [px, py, 1],
        [px + height * 0.03, py - height * 0.5],
      ]),
      s.ink,
      { opacity: 0.3 },
    );
  d.add(
    cypress(x - 262, 912, 170),
    cypress(x - 214, 890, 120),
    cypress(x + 258, 890, 150),
    cypress(x + 310, 916, 190),
    cypress(x + 360, 930, 120),
  );
  const stone = mix(s.dark, s.paper, 0.12);
  d.add(
    path(
      polygon([
        [x - 126, 836],
        [x - 118, 320],
        [x + 118, 320],
        [x + 126, 836],
      ]),
      stone,
    ),
    path(
      polygon([
        [x + 40, 836],
        [x + 40, 320],
        [x + 118, 320],
        [x + 126, 836],
      ]),
      stipple(d, lift(stone, -0.17), [x, 330], 420, -90),
    ),
    path(
      polygon([
        [x + 70, 836],
        [x + 66, 320],
        [x + 118, 320],
        [x + 126, 836],
      ]),
      lift(stone, -0.13),
      { opacity: 0.6 },
    ),
    rect(x - 138, 304, 276, 22, lift(stone, 0.09)),
    rect(x - 132, 640, 264, 14, lift(stone, 0.09)),
    ...Array.from({ length: 26 }, () =>
      rect(x + r.between(-112, 90), 662 + r.whole(0, 7) * 22, 22, 9, lift(stone, r.between(-0.08, 0.06)), {
        rx: 2,
      }),
    ),
    path(
      outline([
        [x - 34, 836, 1],
        [x - 34, 756],
        [x, 722],
        [x + 34, 756],
        [x + 34, 836, 1],
      ]),
      s.ink,
    ),
    path(
      polygon([
        [x - 150, 308],
        [x, 196],
        [x + 150, 308],
      ]),
      lift(s.dark, -0.1),
    ),
    path(
      polygon([
        [x, 196],
        [x + 150, 308],
        [x + 30, 308],
      ]),
      s.ink,
      { opacity: 0.25 },
    ),
    stroke(`M${x} 196V136`, s.ink, 5),
    path(
      outline([
        [x, 138, 1],
        [x + 22, 150],
        [x + 46, 140, 1],
        [x + 40, 166],
        [x + 16, 168],
        [x, 172, 1],
      ]),
      s.ink,
    ),
    circle(x, cy, 118, s.ink),
    circle(x, cy, 107, s.paper),
    circle(x, cy, 94, 'none', { stroke: s.dark, 'stroke-width': 2 }),
    ...Array.from(
      { length: 12 },
      (_, hour) =>
        `<g transform="translate(${x} ${cy}) rotate(${hour * 30})">${rect(-3.4, -92, 6.8, hour % 3 === 0 ? 24 : 14, s.ink, { rx: 1 })}</g>`,
    ),
    `<g transform="translate(${x} ${cy}) rotate(-62)">${path(
      polygon([
        [-8, 14],
        [8, 14],
        [4, -58],
        [0, -70],
        [-4, -58],
      ]),
      s.ink,
    )}</g>`,
  );
  const angle = (wide ? 80 : 76) * (Math.PI / 180);
  const length = wide ? 460 : 372;
  const tip: Point = [x + Math.sin(angle) * length, cy - Math.cos(angle) * length];
  d.add(
    `<g transform="translate(${x} ${cy}) rotate(${wide ? 80 : 76})">${path(
      polygon([
        [-11, 30],
        [11, 30],
        [7, -length + 46],
        [17, -length + 46],
        [0, -length],
        [-17, -length + 46],
        [-7, -length + 46],
      ]),
      s.ink,
    )}</g>`,
    circle(x, cy, 15, s.dark),
    circle(x, cy, 6, s.paper),
  );
  const hang = (px: number, py: number, scale: number, shirt: string, skirt: boolean, kick: number): string =>
    `<g transform="translate(${num(px)} ${num(py)}) rotate(${num(kick)}) scale(${scale})">${stroke('M-12 0L-8 28L-4 36M12 0L8 28L4 36', '#d9a679', 5.4)}${circle(0, 30, 9, '#d9a679')}${path('M-9.4 29a9.4 9.4 0 0 1 18.8 0q-9 -7 -18.8 0Z', s.ink)}${path(
      outline(
        skirt
          ? [
              [-9, 38, 1],
              [9, 38, 1],
              [10, 58],
              [20, 84, 1],
              [-20, 84, 1],
              [-10, 58],
            ]
          : [
              [-11, 38, 1],
              [11, 38, 1],
              [12, 60],
              [11, 80, 1],
              [-11, 80, 1],
              [-12, 60],
            ],
      ),
      shirt,
    )}${stroke('M-5 82L-8 104L-14 112M6 82L9 102L4 112', s.ink, 5.4)}</g>`;
  const along = (part: number): Point => [x + (tip[0] - x) * part, cy + (tip[1] - cy) * part + 8];
  const shirts = [s.dark, s.mid, s.paper, lift(s.mid, -0.18), tone(s.dark, 0.62)];
  for (const [index, part] of [0.42, 0.55, 0.68, 0.81, 0.93].entries()) {
    const [px, py] = along(part);
    d.add(hang(px, py, wide ? 1.15 : 1.05, shirts[index] ?? s.dark, index % 2 === 1, r.between(-9, 9)));
  }
  const [lx, ly] = along(0.93);
  d.add(hang(lx + 4, ly + 112, 1.02, s.light, false, 6));
  return {
    box: { x: 52, y: 868, w: 616, h: 122 },
    align: 'centre',
    valign: 'bottom',
    fill: '#fff9ea',
    tagline: 'none',
    small: '#fff9ea',
    style: { maxSize: 86, maxLines: 2, leading: 0.92 },
  };
}
