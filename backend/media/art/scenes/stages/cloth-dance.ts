import { lift, mix } from '../../colour.ts';
import { num } from '../../drawing.ts';
import type { Layout, Paint } from '../../scene.ts';
import { circle, ellipse, outline, path, polygon, rect, stroke } from '../../shapes.ts';

/** Seamstresses dancing on their tables beneath a canopy of printed cloth. */
export function clothDance({ d, w, cx, s, r, wide }: Paint): Layout {
  const orange = s.light;
  const green = s.mid;
  const purple = s.dark;
  d.add(
    d.flood(
      d.vertical(0, 1080, [
        [0, lift(orange, 0.05)],
        [0.5, mix(orange, '#ffe2a8', 0.55)],
        [0.8, orange],
        [1, mix(orange, purple, 0.5)],
      ]),
    ),
    circle(cx, 560, 330, mix('#ffe9bb', orange, 0.2)),
  );
  const printed = (id: number, ground: string, one: string, two: string): string => {
    const size = [74, 62, 54, 66, 58][id % 5] ?? 60;
    const c = size / 2;
    const motif =
      [
        circle(c, c, c * 0.8, one) +
          circle(c, c, c * 0.58, ground) +
          circle(c, c, c * 0.36, two) +
          circle(0, 0, c * 0.3, two) +
          circle(size, 0, c * 0.3, two) +
          circle(0, size, c * 0.3, two) +
          circle(size, size, c * 0.3, two),
        [0, 60, 120, 180, 240, 300]
          .map((turn) =>
            ellipse(c, c - c * 0.46, c * 0.2, c * 0.42, one, { transform: `rotate(${turn} ${c} ${c})` }),
          )
          .join('') + circle(c, c, c * 0.2, two),
        path(
          polygon([
            [0, c],
            [c, 0],
            [size, c],
            [c, size],
          ]),
          one,
        ) +
          path(
            polygon([
              [c * 0.5, c],
              [c, c * 0.5],
              [c * 1.5, c],
              [c, c * 1.5],
            ]),
            two,
          ),
        stroke(
          `M0 ${c * 0.5}Q${c * 0.5} 0 ${c} ${c * 0.5}T${size} ${c * 0.5}M0 ${c * 1.5}Q${c * 0.5} ${c} ${c} ${c * 1.5}T${size} ${c * 1.5}`,
          one,
          9,
        ) +
          circle(c * 0.5, c, 6, two) +
          circle(c * 1.5, c, 6, two),
        path(
          outline([
            [c, 3],
            [c * 1.6, c * 0.8],
            [c, size - 3],
            [c * 0.4, c * 0.8],
          ]),
          one,
        ) +
          stroke(
            `M${c} 8V${size - 6}M${c} ${c * 0.7}L${c * 1.3} ${c * 0.5}M${c} ${c}L${c * 0.7} ${c * 0.8}M${c} ${c * 1.3}L${c * 1.3} ${c * 1.1}`,
            two,
            3,
          ),
      ][id % 5] ?? '';
    return d.define(
      (ref) =>
        `<pattern id="${ref}" patternUnits="userSpaceOnUse" width="${size}" height="${size}" patternTransform="rotate(${id * 17})">${rect(0, 0, size, size, ground)}${motif}</pattern>`,
    );
  };
  const prints = [
    printed(0, purple, '#ffd15c', s.accent),
    printed(1, green, '#fff1cf', orange),
    printed(2, '#f5e4c3', purple, green),
    printed(3, '#c2352f', '#ffd15c', '#fff1cf'),
    printed(4, '#1c4f8a', orange, '#fff1cf'),
  ];
  const lanes = wide ? 12 : 6;
  for (let lane = 0; lane < lanes; lane += 1) {
    const x1 = (w / lanes) * lane - 14;
    const x2 = (w / lanes) * (lane + 1) + 14;
    const middle = (lane + 0.5) / lanes - cx / w;
    const sag = 250 - Math.cos(middle * 6.4) * 56 + r.between(-14, 26);
    const cloth = `M${num(x1)} -10H${num(x2)}V${num(sag * 0.55)}Q${num((x1 + x2) / 2)} ${num(sag * 1.34)} ${num(x1)} ${num(sag * 0.5)}Z`;
    d.add(
      path(cloth, prints[lane % prints.length] ?? purple),
      path(
        cloth,
        d.linear(
          [x1, 0],
          [x2, 0],
          [
            [0, '#000000', 0.34],
            [0.35, '#ffffff', 0.14],
            [0.7, '#000000', 0],
            [1, '#000000', 0.34],
          ],
        ),
      ),
      stroke(
        `M${num(x2)} ${num(sag * 0.55)}Q${num((x1 + x2) / 2)} ${num(sag * 1.34)} ${num(x1)} ${num(sag * 0.5)}`,
        '#fff1cf',
        4,
      ),
    );
  }
  const skin = '#4a2617';
  const machine = (x: number, y: number): string =>
    `<g transform="translate(${num(x)} ${num(y)})">${path(
      outline([
        [-34, 0, 1],
        [-34, -8, 1],
        [-18, -10, 1],
        [-18, -36, 1],
        [22, -36, 1],
        [30, -28],
        [30, 0, 1],
        [16, 0, 1],
        [16, -22, 1],
        [-8, -22, 1],
        [-8, -10, 1],
        [8, -8, 1],
        [8, 0, 1],
      ]),
      s.ink,
    )}${circle(32, -26, 9, '#ffd15c')}${stroke('M-13 -22V-8', '#fff1cf', 1.6)}</g>`;
  const woman = (x: number, y: number, size: number, print: string, pose: number, flip: boolean): string =>
    `<g transform="translate(${num(x)} ${num(y)}) scale(${flip ? -size : size} ${size})">` +
    [
      stroke('M-8 -40L-20 -18L-14 0', skin, 11) + stroke('M10 -40L34 -28L52 -44', skin, 11),
      stroke('M-6 -40L-8 -18L-4 0', skin, 11) + stroke('M8 -40L26 -22L14 -4', skin, 11),
    ][pose % 2] +
    path(
      outline(
        pose % 2 === 0
          ? [
              [-14, -104, 1],
              [-34, -70],
              [-56, -30, 1],
              [-20, -24],
              [20, -30],
              [62, -50, 1],
              [34, -80],
              [14, -104, 1],
            ]
          : [
              [-14, -104, 1],
              [-24, -70],
              [-44, -34, 1],
              [-6, -26],
              [38, -30, 1],
              [52, -44, 1],
              [26, -74],
              [14, -104, 1],
            ],
      ),
      print,
    ) +
    path(
      outline([
        [-15, -104, 1],
        [-19, -128],
        [-15, -150, 1],
        [15, -150, 1],
        [19, -128],
        [15, -104, 1],
      ]),
      print,
    ) +
    path(
      outline([
        [-15, -104, 1],
        [-19, -128],
        [-15, -150, 1],
        [15, -150, 1],
        [19, -128],
        [15, -104, 1],
      ]),
      s.ink,
      { opacity: 0.16 },
    ) +
    rect(-16, -110, 32, 8, '#ffd15c') +
    [
      stroke('M-14 -146L-40 -166L-52 -204', skin, 9.4) + stroke('M14 -146L44 -158L58 -190', skin, 9.4),
      stroke('M-14 -146L-44 -138L-62 -160', skin, 9.4) + stroke('M14 -146L34 -176L20 -208', skin, 9.4),
    ][pose % 2] +
    stroke('M0 -150V-162', skin, 10) +
    ellipse(2, -176, 15, 18, skin) +
    path(
      outline([
        [-18, -180],
        [-22, -206],
        [0, -222],
        [24, -208],
        [20, -184],
        [8, -190],
        [-6, -190],
      ]),
      print,
    ) +
    path(
      outline([
        [-18, -180],
        [-22, -206],
        [0, -222],
        [24, -208],
        [20, -184],
        [8, -190],
        [-6, -190],
      ]),
      '#ffd15c',
      { opacity: 0.28 },
    ) +
    circle(-14, -172, 4, '#ffd15c') +
    circle(17, -172, 4, '#ffd15c') +
    stroke('M-2 -169q5 5 9 0', '#fff1cf', 2) +
    '</g>';
  const table = (x: number, y: number, half: number): string =>
    path(
      polygon([
        [x - half, y],
        [x + half, y],
        [x + half + 14, y + 20],
        [x - half - 14, y + 20],
      ]),
      mix(s.ink, '#7a4424', 0.6),
    ) +
    rect(x - half - 14, y + 20, (half + 14) * 2, 9, mix(s.ink, '#7a4424', 0.3)) +
    rect(x - half + 2, y + 28, 12, 96, s.ink) +
    rect(x + half - 14, y + 28, 12, 96, s.ink);
  d.add(
    rect(
      0,
      860,
      w,
      220,
      d.vertical(860, 1080, [
        [0, mix(purple, s.ink, 0.1)],
        [1, s.ink],
      ]),
    ),
  );
  const places: [number, number, number, number, number, boolean][] = [
    [-226, 700, 1.02, 1, 1, false],
    [226, 690, 1.02, 3, 1, true],
    [0, 762, 1.5, 0, 0, false],
  ];
  if (wide)
    places.unshift(
      [-560, 720, 1.1, 4, 0, true],
      [-860, 700, 0.95, 2, 1, false],
      [520, 710, 1.05, 4, 0, false],
    );
  for (const [x, y, size, print, pose, flip] of places) {
    d.add(
      table(cx + x, y, 84 * size),
      machine(cx + x + 92 * size * (flip ? -0.66 : 0.66), y + 4),
      woman(cx + x - 8, y + 4, size * 1.14, prints[print] ?? purple, pose, flip),
    );
  }
  d.add(
    path(
      outline([
        [cx - 330, 800, 1],
        [cx - 180, 770],
        [cx - 60, 830],
        [cx + 90, 800],
        [cx + 240, 850],
        [cx + 360, 812, 1],
        [cx + 360, 850, 1],
        [cx + 240, 884],
        [cx + 80, 836],
        [cx - 60, 866],
        [cx - 180, 808],
        [cx - 330, 838, 1],
      ]),
      prints[1] ?? green,
    ),
  );
  d.add(
    rect(
      0,
      830,
      w,
      250,
      d.vertical(830, 900, [
        [0, s.ink, 0],
        [1, mix(s.ink, purple, 0.3), 0.96],
      ]),
    ),
    ...Array.from({ length: 40 }, () =>
      rect(r.between(0, w), r.between(300, 820), 8, 5, r.pick(['#ffd15c', '#fff1cf', green, purple])),
    ),
  );
  return {
    box: { x: 48, y: 884, w: 624, h: 106 },
    align: 'centre',
    valign: 'middle',
    fill: '#ffd15c',
    tagline: 'none',
    small: '#fff1cf',
    style: { maxSize: 150, maxLines: 1 },
  };
}
