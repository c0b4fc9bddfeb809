import { lift, mix, tone } from '../../colour.ts';
import { num } from '../../drawing.ts';
import type { Layout, Paint } from '../../scene.ts';
import { circle, ellipse, outline, path, placed, rect, stroke } from '../../shapes.ts';
import { bird } from '../../subjects/animals/bird.ts';
import { cat } from '../../subjects/animals/cat.ts';
import { fish } from '../../subjects/animals/fish.ts';
import { owl } from '../../subjects/animals/owl.ts';
import { house } from '../../subjects/buildings/house.ts';
import { bread } from '../../subjects/objects/bread.ts';
import { flowers } from '../../subjects/objects/flowers.ts';
import { kite } from '../../subjects/objects/kite.ts';
import { letter } from '../../subjects/objects/letter.ts';
import { teapot } from '../../subjects/objects/teapot.ts';
import { balloon } from '../../subjects/vehicles/balloon.ts';
import { sailboat } from '../../subjects/vehicles/sailboat.ts';
import { stipple } from '../../texture.ts';

/** A girl under a red umbrella while memories fall as rain. */
export function memoryRain({ d, w, cx, s, r, wide }: Paint): Layout {
  const blue = s.mid;
  d.add(
    d.flood(
      d.vertical(0, 1080, [
        [0, mix(blue, '#1d3552', 0.6)],
        [0.3, blue],
        [0.75, mix(blue, s.paper, 0.55)],
        [1, s.paper],
      ]),
    ),
  );
  for (let i = 0; i < (wide ? 260 : 130); i += 1) {
    const x = r.between(-40, w + 40);
    const y = r.between(-40, 940);
    d.add(
      `<path d="M${num(x)} ${num(y)}v${num(r.between(20, 70))}" stroke="${s.paper}" stroke-width="1.6" stroke-linecap="round" opacity="${num(r.between(0.15, 0.5))}"/>`,
    );
  }
  const things = [house, fish, kite, flowers, cat, sailboat, bird, teapot, letter, balloon, bread, owl];
  const tints = [
    tone(s.accent, 0.72, 0.8),
    s.paper,
    lift(s.light, -0.08),
    mix(blue, s.paper, 0.65),
    tone(s.accent, 0.82, 0.5),
  ];
  const drop = (x: number, y: number, size: number, index: number): string => {
    const thing = things[index % things.length] ?? house;
    const tint = tints[index % tints.length] ?? s.paper;
    const body = outline([
      [0, -size * 1.62, 1],
      [size * 0.3, -size * 0.95],
      [size * 0.86, -size * 0.1],
      [size * 0.72, size * 0.66],
      [0, size],
      [-size * 0.72, size * 0.66],
      [-size * 0.86, -size * 0.1],
      [-size * 0.3, -size * 0.95],
    ]);
    const fit = Math.min((size * 1.12) / thing.height, (size * 1.24) / thing.width);
    return `<g transform="translate(${num(x)} ${num(y)})">${path(body, tint)}${path(body, stipple(d, lift(tint, -0.16), [0, -20], 190, -30), { opacity: 0.7 })}${placed(0, size * 0.62, fit, fit, thing.draw({ body: lift(blue, -0.25), lit: s.paper, glow: '#f6c667', accent: s.accent }))}${path(
      outline([
        [-size * 0.52, -size * 0.2],
        [-size * 0.3, -size * 0.66],
        [-size * 0.22, -size * 0.6],
        [-size * 0.42, -size * 0.12],
      ]),
      '#ffffff',
      { opacity: 0.75 },
    )}</g>`;
  };
  const spots: [number, number, number][] = [
    [-236, 130, 62],
    [-70, 84, 44],
    [112, 128, 58],
    [268, 92, 40],
    [-300, 330, 44],
    [-160, 300, 52],
    [20, 272, 40],
    [188, 320, 60],
    [318, 268, 36],
    [-262, 512, 50],
    [296, 486, 52],
    [-318, 690, 38],
    [322, 672, 42],
  ];
  const more: [number, number, number][] = wide
    ? [
        [-470, 160, 60],
        [-640, 300, 44],
        [-820, 150, 54],
        [-1000, 320, 40],
        [-460, 420, 46],
        [-700, 520, 50],
        [440, 180, 56],
        [540, 420, 44],
      ]
    : [];
  for (const [index, [x, y, size]] of [...spots, ...more].entries()) d.add(drop(cx + x, y, size, index));
  // Ground of overlapping wave scales.
  const scale = 46;
  for (let row = 0; row < 9; row += 1) {
    for (let x = (row % 2) * scale - scale; x < w + scale; x += scale * 2) {
      const y = 812 + row * 22;
      d.add(
        [1, 0.76, 0.52, 0.28]
          .map((part, i) =>
            circle(
              x,
              y + scale,
              scale * part,
              i % 2 === 0 ? mix(blue, '#1d3552', 0.4 + row * 0.06) : s.paper,
            ),
          )
          .join(''),
      );
    }
  }
  d.add(
    rect(
      0,
      838,
      w,
      242,
      d.vertical(838, 900, [
        [0, '#1d3552', 0],
        [0.8, '#1d3552', 0.95],
        [1, '#1d3552'],
      ]),
    ),
  );
  const x = cx;
  const foot = 822;
  d.add(
    ellipse(x, foot + 2, 120, 15, s.ink, { opacity: 0.35 }),
    stroke(`M${x + 34} ${foot - 168}V${foot - 430}`, s.ink, 7),
    path(`M${x - 26} ${foot}v-66h18v66ZM${x + 8} ${foot}v-66h18v66Z`, s.ink),
    path(`M${x - 34} ${foot}v-26q0 -7 7 -7h19v33ZM${x + 4} ${foot}v-33h19q7 0 7 7v26Z`, s.accent),
    path(
      outline([
        [x - 22, foot - 196, 1],
        [x - 50, foot - 120],
        [x - 66, foot - 52, 1],
        [x + 66, foot - 52, 1],
        [x + 50, foot - 120],
        [x + 22, foot - 196, 1],
      ]),
      '#f2c14e',
    ),
    path(
      outline([
        [x + 4, foot - 196, 1],
        [x + 22, foot - 196, 1],
        [x + 50, foot - 120],
        [x + 66, foot - 52, 1],
        [x + 22, foot - 52, 1],
      ]),
      '#d99f2b',
    ),
    stroke(`M${x - 20} ${foot - 180}Q${x - 52} ${foot - 140} ${x - 70} ${foot - 150}`, '#f2c14e', 19),
    circle(x - 76, foot - 152, 11, '#f0c7a2'),
    stroke(`M${x + 18} ${foot - 178}Q${x + 48} ${foot - 166} ${x + 36} ${foot - 196}`, '#e0ad3a', 18),
    circle(x + 34, foot - 200, 11, '#f0c7a2'),
    circle(x - 4, foot - 240, 52, s.ink),
    path(
      outline([
        [x - 54, foot - 240],
        [x - 58, foot - 196],
        [x - 40, foot - 184, 1],
        [x + 34, foot - 184, 1],
        [x + 50, foot - 200],
        [x + 46, foot - 244],
      ]),
      s.ink,
    ),
    ellipse(x - 10, foot - 232, 37, 36, '#f0c7a2'),
    path(
      outline([
        [x - 50, foot - 236, 1],
        [x - 40, foot - 272],
        [x - 6, foot - 280],
        [x + 30, foot - 268],
        [x + 34, foot - 238, 1],
        [x + 14, foot - 256],
        [x - 24, foot - 256],
      ]),
      s.ink,
    ),
    circle(x - 26, foot - 232, 4.4, s.ink),
    circle(x + 4, foot - 232, 4.4, s.ink),
    circle(x - 34, foot - 219, 6.4, s.accent, { opacity: 0.5 }),
    circle(x + 13, foot - 219, 6.4, s.accent, { opacity: 0.5 }),
    stroke(`M${x - 18} ${foot - 214}q7 8 14 0`, s.ink, 3),
  );
  const top = foot - 432;
  const dome = (fill: string): string =>
    path(
      outline([
        [x - 196, top + 108, 1],
        [x - 160, top + 10],
        [x + 34, top - 66],
        [x + 226, top + 10],
        [x + 262, top + 108, 1],
        [x + 214, top + 88],
        [x + 168, top + 108, 1],
        [x + 124, top + 88],
        [x + 80, top + 108, 1],
        [x + 34, top + 88],
        [x - 12, top + 108, 1],
        [x - 56, top + 88],
        [x - 102, top + 108, 1],
        [x - 148, top + 88],
      ]),
      fill,
    );
  d.add(
    dome(s.accent),
    path(
      outline([
        [x + 80, top + 108, 1],
        [x + 78, top + 20],
        [x + 34, top - 66, 1],
        [x + 226, top + 10],
        [x + 262, top + 108, 1],
        [x + 214, top + 88],
        [x + 168, top + 108, 1],
        [x + 124, top + 88],
      ]),
      lift(s.accent, -0.1),
    ),
    path(
      outline([
        [x - 102, top + 108, 1],
        [x - 60, top + 10],
        [x + 34, top - 66, 1],
        [x - 10, top + 20],
        [x - 12, top + 108, 1],
        [x - 56, top + 88],
      ]),
      lift(s.accent, 0.07),
    ),
    stroke(
      `M${x - 102} ${top + 108}Q${x - 70} ${top - 10} ${x + 34} ${top - 66}M${x - 12} ${top + 108}Q${x - 8} ${top - 10} ${x + 34} ${top - 66}M${x + 80} ${top + 108}Q${x + 78} ${top - 10} ${x + 34} ${top - 66}M${x + 168} ${top + 108}Q${x + 146} ${top - 10} ${x + 34} ${top - 66}`,
      lift(s.accent, -0.15),
      3,
    ),
    stroke(`M${x + 34} ${top - 66}v-22`, s.ink, 7),
    circle(x - 90, top + 34, 15, s.paper, { opacity: 0.9 }),
    circle(x + 134, top + 40, 15, s.paper, { opacity: 0.9 }),
    circle(x + 20, top + 10, 13, s.paper, { opacity: 0.9 }),
  );
  return {
    box: { x: 52, y: 884, w: 616, h: 106 },
    align: 'centre',
    valign: 'middle',
    fill: s.paper,
    tagline: 'none',
    style: { maxSize: 82, maxLines: 2, leading: 0.95 },
  };
}
