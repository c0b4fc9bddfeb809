import { lift, mix, tone } from '../colour.ts';
import type { Point } from '../drawing.ts';
import { num } from '../drawing.ts';
import { contours, down, jagged } from '../scenery/land.ts';
import { houses } from '../scenery/city.ts';
import { flakes } from '../scenery/sky.ts';
import { beam, crowd, curtain, lightPool, pelmet, proscenium, seats } from '../scenery/stage.ts';
import { reflection, ripples } from '../scenery/water.ts';
import type { Layout, Paint } from '../scene.ts';
import { fitted, put } from '../scene.ts';
import { circle, ellipse, group, outline, path, placed, polygon, rect, stroke } from '../shapes.ts';
import { dots, hatching, stipple } from '../texture.ts';
import { cellist, dancer, singer } from '../subjects/figures.ts';
import { profileNodes, softProfileNodes } from '../subjects/people-parts.ts';

/** A glass queen in profile with a crown of shards, a furnace behind her, a lagoon at her feet. */
export function glassQueen({ d, w, cx, s, r, wide }: Paint): Layout {
  const gold = s.accent;
  const glass = s.light;
  d.add(d.flood(d.vertical(0, 1080, [[0, s.ink], [0.45, s.deep], [0.8, mix(s.deep, gold, 0.25)], [1, s.ink]])));
  const hub: Point = [cx, 452];
  d.add(circle(hub[0], hub[1], 560, d.radial(hub, 560, [[0, '#fff3cf', 0.95], [0.36, gold, 0.7], [0.62, gold, 0.18], [1, gold, 0]])), circle(hub[0], hub[1], 292, d.radial([hub[0], hub[1] + 60], 300, [[0, '#fff8e2'], [0.55, lift(gold, 0.1)], [1, mix(gold, '#a4432a', 0.4)]])), ...Array.from({ length: 48 }, (_, i) => stroke(`M${num(hub[0] + Math.cos(i * 0.1309) * 306)} ${num(hub[1] + Math.sin(i * 0.1309) * 306)}L${num(hub[0] + Math.cos(i * 0.1309) * (i % 2 === 0 ? 352 : 328))} ${num(hub[1] + Math.sin(i * 0.1309) * (i % 2 === 0 ? 352 : 328))}`, gold, 3)));
  const facets = (shape: string, box: { x: number; y: number; w: number; h: number }, cells: number, seed: string): string => {
    const random = r.fork(seed);
    const columns = cells;
    const rows = Math.round((cells * box.h) / box.w);
    const grid: Point[][] = Array.from({ length: rows + 1 }, (_, row) => Array.from({ length: columns + 1 }, (_, column) => [box.x + ((column + random.between(-0.36, 0.36)) / columns) * box.w, box.y + ((row + random.between(-0.36, 0.36)) / rows) * box.h] as const));
    const marks: string[] = [];
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const corners = [grid[row]?.[column], grid[row]?.[column + 1], grid[row + 1]?.[column + 1], grid[row + 1]?.[column]];
        const [a, b, c, e] = corners;
        if (!a || !b || !c || !e) continue;
        const sheets: Point[][] = random.chance(0.5) ? [[a, b, c], [a, c, e]] : [[a, b, e], [b, c, e]];
        for (const sheet of sheets) {
          const lightPart = 1 - (column / columns) * 0.5 - (row / rows) * 0.3 + random.between(-0.24, 0.24);
          const tint = lightPart > 0.78 ? mix(glass, '#ffffff', (lightPart - 0.6) * 1.2) : lightPart > 0.5 ? mix(s.deep, glass, lightPart) : mix(mix(s.deep, gold, 0.22), glass, lightPart * 0.7);
          marks.push(path(polygon(sheet), tint, { opacity: num(random.between(0.74, 0.97)), stroke: mix(glass, '#ffffff', 0.6), 'stroke-width': 0.24, 'stroke-opacity': 0.8 }));
        }
      }
    }
    return group({ 'clip-path': d.clip(path(shape, '#fff')) }, ...marks);
  };
  const head = outline(softProfileNodes);
  const bust = outline([[-92, 106, 1], [-90, 78], [-62, 52], [-30, 38], [-20, 8], [16, -4], [18, 26], [52, 48], [84, 66], [100, 106, 1]]);
  const shards: string[] = [];
  const spikes = [[-54, -104, -88, -176], [-34, -124, -56, -214], [-12, -134, -16, -242], [10, -134, 24, -214], [28, -124, 58, -182]] as const;
  for (const [index, [x, y, tx, ty]] of spikes.entries()) {
    shards.push(path(polygon([[x - 10, y + 6], [tx, ty], [x + 3, y]]), mix(glass, '#ffffff', 0.7), { opacity: 0.95 }), path(polygon([[x + 3, y], [tx, ty], [x + 13, y + 8]]), mix(s.deep, glass, 0.6), { opacity: 0.92 }), circle(tx, ty - 4, 3.4, index === 2 ? '#fff8e2' : gold));
  }
  d.add(placed(cx - 14, 640, 2.18, 2.18, facets(bust, { x: -96, y: -8, w: 200, h: 116 }, 9, 'bust') + facets(head, { x: -70, y: -148, w: 120, h: 180 }, 8, 'head') + stroke(head, mix(glass, '#ffffff', 0.8), 0.9, { opacity: 0.9 }) + stroke(outline([[-60, -96], [-30, -122], [4, -128], [36, -112]], false), gold, 5) + shards.join('') + stroke('M22 -84q8 -4 14 0', s.deep, 1.6) + circle(-14, -66, 3, gold) + stroke('M-14 -63v10', gold, 1) + circle(-14, -50, 3.4, '#fff8e2') + stroke('M-48 44Q0 66 46 44', gold, 2.4) + [-40, -20, 0, 20, 40].map((x) => path(polygon([[x - 4, 52], [x + 4, 52], [x, 66]]), mix(glass, '#ffffff', 0.5))).join('')));
  const lagoon = 822;
  const row = houses(r.fork('lagoon'), w, { ground: lagoon, low: 16, high: 44, narrow: 22, wide: 46, manner: 'medina' }, 0.4);
  d.add(path(row.body, s.ink), path(row.windows, lift(gold, 0.1)), rect(0, lagoon, w, 260, d.vertical(lagoon, 1080, [[0, mix(s.deep, gold, 0.5)], [0.2, s.deep], [1, s.ink]])), reflection(r, cx, lagoon + 4, 886, 240, lift(gold, 0.12), 0.75), ripples(r, { x: -40, y: lagoon + 8, w: w + 80, h: 200 }, 60, glass, 0.16));
  if (!wide) d.add(rect(24, 24, w - 48, 1032, 'none', { stroke: gold, 'stroke-width': 2 }), rect(32, 32, w - 64, 1016, 'none', { stroke: gold, 'stroke-width': 0.8 }), ...([[24, 24], [w - 24, 24], [24, 1056], [w - 24, 1056]] as const).map(([x, y]) => path(polygon([[x, y - 15], [x + 15, y], [x, y + 15], [x - 15, y]]), gold) + circle(x, y, 4, s.ink)));
  return { box: { x: 72, y: 880, w: 576, h: 96 }, align: 'centre', valign: 'middle', fill: lift(gold, 0.12), tagline: 'none', small: glass, style: { maxSize: 76, maxLines: 2, leading: 1.02 } };
}

/** Three tiny musicians at the foot of a concrete wall, lit from below. */
export function damConcert({ d, w, cx, s, r }: Paint): Layout {
  const glow = s.accent;
  const wall = mix(s.ink, s.light, 0.14);
  d.add(d.flood(d.vertical(0, 1080, [[0, mix(wall, s.light, 0.12)], [0.35, wall], [0.8, mix(wall, s.ink, 0.5)], [1, s.ink]])));
  const bow = (y: number): string => `M-20 ${num(y + 66)}Q${cx} ${num(y - 66)} ${w + 20} ${num(y + 66)}`;
  for (let line = 0; line < 13; line += 1) d.add(stroke(bow(60 + line * 68), mix(wall, s.ink, 0.6), 3, { opacity: 0.7 }), stroke(bow(63.4 + line * 68), mix(wall, s.light, 0.3), 1.2, { opacity: 0.5 }));
  for (let column = -14; column <= 14; column += 1) {
    const top = cx + column * 112;
    const foot = cx + column * 84;
    d.add(stroke(`M${top} -20L${foot} 930`, mix(wall, s.ink, 0.65), 2.6, { opacity: 0.55 }));
    for (let hole = 0; hole < 11; hole += 1) d.add(circle(top + (foot - top) * (hole / 11) + 18, 92 + hole * 68 - (1 - (column / 7) ** 2) * 16, 2.4, s.ink, { opacity: 0.5 }));
  }
  for (let stain = 0; stain < 18; stain += 1) {
    const x = r.between(0, w);
    const y = r.between(40, 420);
    d.add(path(outline([[x - 4, y, 1], [x - r.between(4, 14), y + 160], [x, y + r.between(220, 430)], [x + r.between(4, 14), y + 140], [x + 4, y, 1]]), r.chance(0.5) ? s.ink : s.light, { opacity: num(r.between(0.05, 0.2)) }));
  }
  d.add(d.flood(stipple(d, s.ink, [0, 1080], 1100, 180)));
  const feet: [number, number][] = [[cx - 110, 62], [cx, -16], [cx + 112, 60]];
  const lamps: [number, number][] = [[-260, -110], [-130, 40], [0, 0], [130, -40], [260, 110]];
  for (const [x, lean] of lamps) d.add(beam(d, [cx + x, 916], [cx + x * 1.15 + lean, 60], 120, glow, 0.62));
  d.add(ellipse(cx, 900, 420, 240, d.radial([cx, 900], 420, [[0, '#e9fffb', 0.75], [0.25, glow, 0.5], [1, glow, 0]])));
  // The music climbs the wall as a wave of light.
  for (let wave = 0; wave < 5; wave += 1) {
    const points = Array.from({ length: 91 }, (_, i) => {
      const t = i / 90;
      const swing = Math.exp(-(((t * w - cx) / 250) ** 2)) * (70 - wave * 11);
      return `${num(t * w)} ${num(560 + wave * 26 + Math.sin(i * 0.78 + wave * 0.7) * swing * Math.cos(i * 0.19 + wave))}`;
    });
    d.add(stroke(`M${points.join('L')}`, wave === 0 ? '#e9fffb' : glow, 4.4 - wave * 0.7, { opacity: num(0.95 - wave * 0.17) }));
  }
  d.add(rect(0, 914, w, 170, s.ink), rect(cx - 300, 908, 600, 12, mix(s.ink, s.light, 0.2)), lightPool(d, [cx, 914], 330, glow, 0.55), ...lamps.map(([x]) => rect(cx + x - 10, 898, 20, 16, '#05070a', { rx: 3 }) + circle(cx + x, 900, 5, '#e9fffb')));
  const ink = { body: '#05070a', lit: '#e9fffb', glow: '#e9fffb', accent: mix('#05070a', glow, 0.35) };
  d.add(put(cellist, feet[0]?.[0] ?? cx, 910, 74, ink), put(singer, feet[1]?.[0] ?? cx, 910, 106, ink), `<g transform="translate(${feet[2]?.[0] ?? cx} 910)">${rect(-40, -44, 76, 8, '#05070a')}${stroke('M-32 -36L26 0M26 -36L-32 0', '#05070a', 3.4)}${rect(-38, -46, 72, 3, '#e9fffb')}${circle(0, -84, 7, '#05070a')}${path(outline([[-4, -77, 1], [-14, -70], [-15, -36, 1], [15, -36, 1], [13, -70], [4, -77, 1]]), '#05070a')}${stroke('M-12 -68L-20 -52L-10 -44M11 -68L20 -54L14 -44', '#05070a', 5)}</g>`);
  d.add(crowd(r, w, 1010, 56, '#05070a', 1100));
  return { box: { x: 44, y: 72, w: 632, h: 250 }, align: 'centre', valign: 'middle', fill: '#e9fffb', tagline: 'none', small: glow, credits: mix(glow, s.paper, 0.5), style: { maxSize: 168, leading: 0.94 } };
}

/** A leaping tailor, a coat of snowflakes, one red thread. */
export function snowTailor({ d, w, cx, s, r, wide }: Paint): Layout {
  d.add(d.flood(d.vertical(0, 1080, [[0, mix(s.calm, '#22344f', 0.45)], [0.45, s.calm], [0.8, mix(s.calm, s.light, 0.7)], [1, s.light]])), circle(cx + 20, 470, 430, d.radial([cx + 20, 470], 430, [[0, '#ffffff', 0.8], [0.4, '#ffffff', 0.32], [1, '#ffffff', 0]])));
  const flake = (x: number, y: number, size: number, kind: number, opacity: number): string => {
    const arm = [0, 1, 2, 3, 4, 5].map((i) => `<g transform="rotate(${i * 60})">${stroke(kind === 0 ? 'M0 0V-10M0 -4L-3 -7M0 -4L3 -7M0 -7L-2 -9M0 -7L2 -9' : kind === 1 ? 'M0 0V-10M0 -6L-3.4 -9M0 -6L3.4 -9' : 'M0 -2V-10M-2 -8H2M0 -2L-2 -4.6M0 -2L2 -4.6', '#ffffff', 1.2)}</g>`).join('');
    return `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(r.between(0, 60))}) scale(${Math.round(size * 10) / 100})" opacity="${num(opacity)}">${arm}</g>`;
  };
  d.add(flakes(r, { x: 0, y: 0, w, h: 1000 }, wide ? 240 : 120, '#ffffff', 4));
  for (let i = 0; i < (wide ? 34 : 16); i += 1) d.add(flake(r.between(0, w), r.between(10, 900), r.between(10, 26), i % 3, r.between(0.5, 0.95)));
  const x = cx + 26;
  const y = 470;
  // The coat: a cloud of flakes that thickens towards the shoulders.
  const coat = outline([[x + 30, y - 92, 1], [x - 40, y - 70], [x - 130, y + 10], [x - 232, y + 150], [x - 330, y + 220], [x - 262, y + 260], [x - 210, y + 330, 1], [x - 150, y + 262], [x - 92, y + 322, 1], [x - 50, y + 214], [x + 22, y + 250, 1], [x + 44, y + 120], [x + 62, y - 30]]);
  const clip = d.clip(path(coat, '#fff'));
  d.add(path(coat, '#ffffff', { opacity: 0.9 }), path(coat, stipple(d, s.calm, [x + 40, y - 120], 640, 35), { opacity: 0.8 }), group({ 'clip-path': clip }, ...Array.from({ length: 46 }, (_, i) => flake(r.between(x - 330, x + 60), r.between(y - 90, y + 330), r.between(14, 38), i % 3, 1).replaceAll('#ffffff', i % 2 === 0 ? mix(s.calm, s.light, 0.35) : s.light))));
  for (let i = 0; i < 44; i += 1) { const t = r.next(); d.add(flake(x - 60 - t * 330 + r.between(-40, 60), y + 40 + t * 250 + r.between(-70, 130), r.between(8, 24) * (1 - t * 0.3), i % 3, 0.95)); }
  const ink = '#101a2c';
  d.add(
    path(outline([[x + 14, y + 6, 1], [x + 60, y - 6], [x + 150, y + 10], [x + 282, y - 34], [x + 316, y - 52, 1], [x + 300, y - 16], [x + 170, y + 56], [x + 60, y + 64], [x + 16, y + 50, 1]]), ink), path(outline([[x + 30, y + 8, 1], [x - 20, y + 36], [x - 120, y + 50], [x - 214, y + 14], [x - 254, y - 6, 1], [x - 236, y + 38], [x - 130, y + 96], [x - 10, y + 88], [x + 42, y + 56, 1]]), ink),
    path(outline([[x + 4, y + 40, 1], [x - 4, y - 20], [x + 8, y - 80], [x + 34, y - 104], [x + 64, y - 92], [x + 70, y - 40], [x + 58, y + 44, 1]]), ink), path(outline([[x + 14, y - 86, 1], [x + 40, y - 60], [x + 60, y - 88, 1], [x + 58, y - 10], [x + 26, y - 8]]), s.accent), stroke(`M${x + 44} ${y - 108}Q${x + 46} ${y - 122} ${x + 50} ${y - 128}`, ink, 15), circle(x + 56, y - 152, 30, ink), path(outline([[x + 30, y - 158], [x + 34, y - 186], [x + 64, y - 190], [x + 84, y - 168], [x + 70, y - 172], [x + 50, y - 168]]), ink), circle(x + 28, y - 176, 10, ink),
    stroke(`M${x + 60} ${y - 84}Q${x + 130} ${y - 120} ${x + 190} ${y - 196}`, ink, 17), stroke(`M${x + 12} ${y - 78}Q${x - 70} ${y - 140} ${x - 150} ${y - 132}`, ink, 17), circle(x + 194, y - 202, 11, ink), circle(x - 156, y - 132, 11, ink), circle(x + 72, y - 150, 2.6, s.light),
  );
  const nx = x + 212;
  const ny = y - 224;
  d.add(`<g transform="translate(${nx} ${ny}) rotate(38)">${path(outline([[0, -118, 1], [5, -40], [6, 60], [0, 74], [-6, 60], [-5, -40]]), '#f3f6fa')}${path(outline([[0, -118, 1], [5, -40], [6, 60], [0, 74, 1]]), mix(s.calm, '#22344f', 0.3))}${ellipse(0, 56, 2, 9, s.calm)}</g>`);
  d.add(stroke(outline([[nx - 34, ny + 46], [nx + 60, ny + 160], [nx - 60, ny + 330], [nx - 300, ny + 250], [nx - 470, ny + 380], [nx - 420, ny + 560], [nx - 200, ny + 560], [nx - 160, ny + 470], [nx - 250, ny + 450], [nx - 230, ny + 590], [nx + 40, ny + 610], [nx + 150, ny + 640]], false), s.accent, 5));
  return { box: { x: 52, y: 872, w: 616, h: 112 }, align: 'centre', valign: 'middle', fill: s.accent, tagline: 'none', small: '#22344f', credits: '#22344f', style: { maxSize: 118, maxLines: 2 } };
}

/** Seamstresses dancing on their tables beneath a canopy of printed cloth. */
export function clothDance({ d, w, cx, s, r, wide }: Paint): Layout {
  const orange = s.light;
  const green = s.mid;
  const purple = s.dark;
  d.add(d.flood(d.vertical(0, 1080, [[0, lift(orange, 0.05)], [0.5, mix(orange, '#ffe2a8', 0.55)], [0.8, orange], [1, mix(orange, purple, 0.5)]])), circle(cx, 560, 330, mix('#ffe9bb', orange, 0.2)));
  const printed = (id: number, ground: string, one: string, two: string): string => {
    const size = [74, 62, 54, 66, 58][id % 5] ?? 60;
    const c = size / 2;
    const motif = [
      circle(c, c, c * 0.8, one) + circle(c, c, c * 0.58, ground) + circle(c, c, c * 0.36, two) + circle(0, 0, c * 0.3, two) + circle(size, 0, c * 0.3, two) + circle(0, size, c * 0.3, two) + circle(size, size, c * 0.3, two),
      [0, 60, 120, 180, 240, 300].map((turn) => ellipse(c, c - c * 0.46, c * 0.2, c * 0.42, one, { transform: `rotate(${turn} ${c} ${c})` })).join('') + circle(c, c, c * 0.2, two),
      path(polygon([[0, c], [c, 0], [size, c], [c, size]]), one) + path(polygon([[c * 0.5, c], [c, c * 0.5], [c * 1.5, c], [c, c * 1.5]]), two),
      stroke(`M0 ${c * 0.5}Q${c * 0.5} 0 ${c} ${c * 0.5}T${size} ${c * 0.5}M0 ${c * 1.5}Q${c * 0.5} ${c} ${c} ${c * 1.5}T${size} ${c * 1.5}`, one, 9) + circle(c * 0.5, c, 6, two) + circle(c * 1.5, c, 6, two),
      path(outline([[c, 3], [c * 1.6, c * 0.8], [c, size - 3], [c * 0.4, c * 0.8]]), one) + stroke(`M${c} 8V${size - 6}M${c} ${c * 0.7}L${c * 1.3} ${c * 0.5}M${c} ${c}L${c * 0.7} ${c * 0.8}M${c} ${c * 1.3}L${c * 1.3} ${c * 1.1}`, two, 3),
    ][id % 5] ?? '';
    return d.define((ref) => `<pattern id="${ref}" patternUnits="userSpaceOnUse" width="${size}" height="${size}" patternTransform="rotate(${id * 17})">${rect(0, 0, size, size, ground)}${motif}</pattern>`);
  };
  const prints = [printed(0, purple, '#ffd15c', s.accent), printed(1, green, '#fff1cf', orange), printed(2, '#f5e4c3', purple, green), printed(3, '#c2352f', '#ffd15c', '#fff1cf'), printed(4, '#1c4f8a', orange, '#fff1cf')];
  const lanes = wide ? 12 : 6;
  for (let lane = 0; lane < lanes; lane += 1) {
    const x1 = (w / lanes) * lane - 14;
    const x2 = (w / lanes) * (lane + 1) + 14;
    const middle = (lane + 0.5) / lanes - cx / w;
    const sag = 250 - Math.cos(middle * 6.4) * 56 + r.between(-14, 26);
    const cloth = `M${num(x1)} -10H${num(x2)}V${num(sag * 0.55)}Q${num((x1 + x2) / 2)} ${num(sag * 1.34)} ${num(x1)} ${num(sag * 0.5)}Z`;
    d.add(path(cloth, prints[lane % prints.length] ?? purple), path(cloth, d.linear([x1, 0], [x2, 0], [[0, '#000000', 0.34], [0.35, '#ffffff', 0.14], [0.7, '#000000', 0], [1, '#000000', 0.34]])), stroke(`M${num(x2)} ${num(sag * 0.55)}Q${num((x1 + x2) / 2)} ${num(sag * 1.34)} ${num(x1)} ${num(sag * 0.5)}`, '#fff1cf', 4));
  }
  const skin = '#4a2617';
  const machine = (x: number, y: number): string => `<g transform="translate(${num(x)} ${num(y)})">${path(outline([[-34, 0, 1], [-34, -8, 1], [-18, -10, 1], [-18, -36, 1], [22, -36, 1], [30, -28], [30, 0, 1], [16, 0, 1], [16, -22, 1], [-8, -22, 1], [-8, -10, 1], [8, -8, 1], [8, 0, 1]]), s.ink)}${circle(32, -26, 9, '#ffd15c')}${stroke('M-13 -22V-8', '#fff1cf', 1.6)}</g>`;
  const woman = (x: number, y: number, size: number, print: string, pose: number, flip: boolean): string =>
    `<g transform="translate(${num(x)} ${num(y)}) scale(${flip ? -size : size} ${size})">` +
    [stroke('M-8 -40L-20 -18L-14 0', skin, 11) + stroke('M10 -40L34 -28L52 -44', skin, 11), stroke('M-6 -40L-8 -18L-4 0', skin, 11) + stroke('M8 -40L26 -22L14 -4', skin, 11)][pose % 2] +
    path(outline(pose % 2 === 0 ? [[-14, -104, 1], [-34, -70], [-56, -30, 1], [-20, -24], [20, -30], [62, -50, 1], [34, -80], [14, -104, 1]] : [[-14, -104, 1], [-24, -70], [-44, -34, 1], [-6, -26], [38, -30, 1], [52, -44, 1], [26, -74], [14, -104, 1]]), print) +
    path(outline([[-15, -104, 1], [-19, -128], [-15, -150, 1], [15, -150, 1], [19, -128], [15, -104, 1]]), print) + path(outline([[-15, -104, 1], [-19, -128], [-15, -150, 1], [15, -150, 1], [19, -128], [15, -104, 1]]), s.ink, { opacity: 0.16 }) + rect(-16, -110, 32, 8, '#ffd15c') +
    [stroke('M-14 -146L-40 -166L-52 -204', skin, 9.4) + stroke('M14 -146L44 -158L58 -190', skin, 9.4), stroke('M-14 -146L-44 -138L-62 -160', skin, 9.4) + stroke('M14 -146L34 -176L20 -208', skin, 9.4)][pose % 2] +
    stroke('M0 -150V-162', skin, 10) + ellipse(2, -176, 15, 18, skin) + path(outline([[-18, -180], [-22, -206], [0, -222], [24, -208], [20, -184], [8, -190], [-6, -190]]), print) + path(outline([[-18, -180], [-22, -206], [0, -222], [24, -208], [20, -184], [8, -190], [-6, -190]]), '#ffd15c', { opacity: 0.28 }) + circle(-14, -172, 4, '#ffd15c') + circle(17, -172, 4, '#ffd15c') + stroke('M-2 -169q5 5 9 0', '#fff1cf', 2) + '</g>';
  const table = (x: number, y: number, half: number): string => path(polygon([[x - half, y], [x + half, y], [x + half + 14, y + 20], [x - half - 14, y + 20]]), mix(s.ink, '#7a4424', 0.6)) + rect(x - half - 14, y + 20, (half + 14) * 2, 9, mix(s.ink, '#7a4424', 0.3)) + rect(x - half + 2, y + 28, 12, 96, s.ink) + rect(x + half - 14, y + 28, 12, 96, s.ink);
  d.add(rect(0, 860, w, 220, d.vertical(860, 1080, [[0, mix(purple, s.ink, 0.1)], [1, s.ink]])));
  const places: [number, number, number, number, number, boolean][] = [[-226, 700, 1.02, 1, 1, false], [226, 690, 1.02, 3, 1, true], [0, 762, 1.5, 0, 0, false]];
  if (wide) places.unshift([-560, 720, 1.1, 4, 0, true], [-860, 700, 0.95, 2, 1, false], [520, 710, 1.05, 4, 0, false]);
  for (const [x, y, size, print, pose, flip] of places) {
    d.add(table(cx + x, y, 84 * size), machine(cx + x + 92 * size * (flip ? -0.66 : 0.66), y + 4), woman(cx + x - 8, y + 4, size * 1.14, prints[print] ?? purple, pose, flip));
  }
  d.add(path(outline([[cx - 330, 800, 1], [cx - 180, 770], [cx - 60, 830], [cx + 90, 800], [cx + 240, 850], [cx + 360, 812, 1], [cx + 360, 850, 1], [cx + 240, 884], [cx + 80, 836], [cx - 60, 866], [cx - 180, 808], [cx - 330, 838, 1]]), prints[1] ?? green));
  d.add(rect(0, 830, w, 250, d.vertical(830, 900, [[0, s.ink, 0], [1, mix(s.ink, purple, 0.3), 0.96]])), ...Array.from({ length: 40 }, () => rect(r.between(0, w), r.between(300, 820), 8, 5, r.pick(['#ffd15c', '#fff1cf', green, purple]))));
  return { box: { x: 48, y: 884, w: 624, h: 106 }, align: 'centre', valign: 'middle', fill: '#ffd15c', tagline: 'none', small: '#fff1cf', style: { maxSize: 150, maxLines: 1 } };
}

/** A microphone on its cable, deep in a crevasse. */
export function crevasse({ d, w, cx, s, r, wide }: Paint): Layout {
  const snow = mix(s.light, '#ffffff', 0.4);
  d.add(d.flood(snow));
  const gap = wide ? cx : cx + 142;
  const edge = (side: -1 | 1, inset: number): Point[] => {
    const random = r.fork(`wall${side}`);
    return Array.from({ length: 19 }, (_, i) => { const t = i / 18; return [gap + side * (inset + 168 * (1 - t) ** 1.25 + 26 + random.between(-17, 17)), -20 + t * 1140] as const; });
  };
  for (let step = 0; step < 9; step += 1) {
    const inset = 190 - step * 23;
    const shape = polygon([...edge(-1, inset), ...edge(1, inset).toReversed()]);
    d.add(path(shape, mix(mix(snow, s.mid, 0.16 + step * 0.09), s.deep, step > 4 ? (step - 4) * 0.22 : 0)));
    if (step === 0 || step === 3) d.add(path(shape, stipple(d, mix(s.mid, snow, 0.3 - step * 0.08), [0, 0], 1200, 0)));
  }
  const shafts = polygon([...edge(-1, 6), ...edge(1, 6).toReversed()]);
  const clip = d.clip(path(shafts, '#fff'));
  d.add(path(shafts, d.vertical(0, 1080, [[0, s.mid], [0.35, mix(s.mid, s.deep, 0.6)], [0.7, s.deep], [1, s.ink]])));
  for (const side of [-1, 1] as const) for (let i = 0; i < 13; i += 1) { const y = 60 + i * 76 + r.between(-16, 16); const from = gap + side * (420 - i * 10); d.add(stroke(`M${num(from + side * 60)} ${num(y - 18)}Q${num(from - side * 120)} ${num(y + r.between(-8, 18))} ${num(gap + side * (70 + 168 * (1 - y / 1100)))} ${num(y + 12)}`, s.mid, r.between(0.8, 2.2), { opacity: num(r.between(0.15, 0.4)) })); }
  const my = 640;
  d.add(group({ 'clip-path': clip }, ...Array.from({ length: 13 }, (_, i) => circle(gap, my + 34, 46 + i * 30, 'none', { stroke: i % 3 === 0 ? snow : s.mid, 'stroke-width': num(2.6 - i * 0.15), opacity: num(0.9 - i * 0.06) }))));
  d.add(circle(gap, my + 30, 180, d.radial([gap, my + 30], 180, [[0, snow, 0.55], [1, snow, 0]])), stroke(`M${gap} -20V${my - 60}`, s.ink, 3.4), stroke(`M${gap - 1} -20V${my - 60}`, tone(s.mid, 0.8), 1));
  d.add(rect(gap - 9, my - 66, 18, 38, '#0a0f14', { rx: 5 }), rect(gap - 27, my - 30, 54, 62, '#0a0f14', { rx: 9 }), rect(gap - 27, my - 12, 54, 6, '#e4502e'), path(outline([[gap - 27, my + 30, 1], [gap - 31, my + 76], [gap, my + 106], [gap + 31, my + 76], [gap + 27, my + 30, 1]]), d.linear([gap - 30, 0], [gap + 30, 0], [[0, '#2a3640'], [0.35, '#aab9c4'], [0.6, '#5b6b78'], [1, '#131a20']])));
  const net = d.clip(path(outline([[gap - 27, my + 30, 1], [gap - 31, my + 76], [gap, my + 106], [gap + 31, my + 76], [gap + 27, my + 30, 1]]), '#fff'));
  d.add(group({ 'clip-path': net }, hatching(d, '#0a0f14', 6, 2, 45, 0.8), hatching(d, '#0a0f14', 6, 2, -45, 0.8)));
  if (!wide) d.add(rect(0, 930, w, 150, d.vertical(930, 1040, [[0, s.ink, 0], [1, s.ink, 0.92]])));
  const px = gap - (wide ? 330 : 246);
  d.add(`<g transform="translate(${px} 96)">${stroke('M0 0V-70M0 -66L64 -96', s.ink, 4)}</g>`, stroke(`M${px + 62} 2L${gap} -2`, s.ink, 3));
  const sheet = wide ? 0 : 1;
  if (sheet === 1) d.add(...Array.from({ length: 40 }, (_, i) => { const height = 4 + Math.abs(Math.sin(i * 1.3) * Math.cos(i * 0.37)) * 34 + r.between(0, 8); return rect(56 + i * 5.4, 1000 - height / 2 - 470, 2.6, height, s.deep, { rx: 1.3, opacity: 0.9 }); }));
  return { box: { x: 52, y: 96, w: 262, h: 340 }, align: 'left', valign: 'top', fill: s.deep, tagline: 'none', credits: s.light, style: { maxSize: 104, leading: 0.94 } };
}

/** A profile that holds a landscape: the double exposure. */
export function innerLandscape({ d, w, cx, s, r, subjects }: Paint): Layout {
  const soft = r.chance(0.5);
  const ground = mix(s.paper, s.light, 0.35);
  const head = outline((soft ? softProfileNodes : profileNodes).map((node) => (node[2] === 1 ? ([node[0] * 4.1 + cx - 10, node[1] * 4.1 + 820, 1] as const) : ([node[0] * 4.1 + cx - 10, node[1] * 4.1 + 820] as const))));
  const clip = d.clip(path(head, '#fff'));
  const far = jagged(r.fork('in'), w, 560, 110, 0.55);
  const near = jagged(r.fork('in2'), w, 720, 80, 0.55);
  d.add(d.flood(ground), d.flood(stipple(d, mix(ground, s.mid, 0.5), [0, -20], 1500, 0)), group({ 'clip-path': clip }, d.flood(d.vertical(230, 940, [[0, s.deep], [0.4, s.mid], [0.62, s.light], [1, s.deep]])), circle(cx + 20, 470, 80, s.paper), path(down(far, 1080), mix(s.mid, s.deep, 0.5)), path(down(near, 1080), s.deep), put(subjects[0] ?? dancer, cx - 20, 742, fitted(subjects[0] ?? dancer, 120, 230), { body: s.ink, lit: s.paper, glow: s.light, accent: s.accent })));
  return { box: { x: 52, y: 58, w: 616, h: 130 }, align: 'left', valign: 'top', fill: s.deep, tagline: 'under', credits: s.paper };
}

/** Contours of a terrain with the subject at its centre: the documentary sheet. */
export function fieldNotes({ d, w, cx, s, r, subjects }: Paint): Layout {
  const ground = mix(s.paper, s.light, 0.2);
  d.add(d.flood(ground), ...contours(r, [cx, 620], 620, 26).map((line, i) => stroke(line, i % 5 === 0 ? s.deep : s.mid, i % 5 === 0 ? 2.4 : 1.1, { opacity: 0.75 })), circle(cx, 620, 190, s.deep), circle(cx, 620, 190, dots(d, s.mid, 9, 0.24)), put(subjects[0] ?? dancer, cx, 740, fitted(subjects[0] ?? dancer, 240, 320), { body: s.paper, lit: s.light, glow: s.light, accent: s.accent }), stroke(`M${cx - 220} 620H${cx - 196}M${cx + 196} 620H${cx + 220}M${cx} 400V424M${cx} 816V840`, s.accent, 5));
  return { box: { x: 52, y: 60, w: 616, h: 220 }, align: 'left', valign: 'top', fill: s.deep, tagline: 'under', credits: s.deep };
}

/** A stage with its curtain drawn aside, the subject in the light. */
export function velvetStage({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  const half = wide ? 620 : 310;
  d.add(d.flood(d.vertical(0, 1080, [[0, s.ink], [0.6, s.deep], [1, s.ink]])), beam(d, [cx + 160, -60], [cx, 800], 230, s.light, 0.7), beam(d, [cx - 200, -60], [cx, 800], 200, s.accent, 0.5), rect(0, 790, w, 300, mix(s.ink, s.mid, 0.3)), lightPool(d, [cx, 812], 270, s.light, 0.8), put(subjects[0] ?? dancer, cx, 820, fitted(subjects[0] ?? dancer, 330, 440), { body: s.ink, lit: s.light, glow: s.paper, accent: s.accent }));
  const cloth = tone(s.accent, 0.42, 1);
  d.add(curtain(d, r, { x: cx - half - 70, y: 0, w: half * 0.86, h: 860 }, cloth, -1), curtain(d, r, { x: cx + half + 70 - half * 0.86, y: 0, w: half * 0.86, h: 860 }, cloth, 1), pelmet(d, w, 150, wide ? 9 : 4, cloth, s.light), proscenium(w, 1080, { x: cx - half, y: 50, w: half * 2, h: 820 }, s.ink, s.light), seats(r, w, 900, 1080, cloth));
  return { box: { x: 56, y: 890, w: 608, h: 96 }, align: 'centre', valign: 'middle', fill: s.light, tagline: 'none', small: s.paper, style: { maxSize: 84 } };
}

/** A concert: beams over a crowd, the subject on stage. */
export function bigConcert({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  d.add(d.flood(d.vertical(0, 1080, [[0, s.ink], [1, s.deep]])));
  for (let i = -4; i <= 4; i += 1) d.add(beam(d, [cx + i * (wide ? 150 : 84), 250], [cx + i * (wide ? 330 : 210), 900], 90, i % 2 === 0 ? s.accent : s.light, 0.62));
  d.add(circle(cx, 690, 330, d.radial([cx, 690], 330, [[0, s.paper, 0.95], [0.4, s.accent, 0.6], [1, s.accent, 0]])), put(subjects[0] ?? singer, cx, 850, fitted(subjects[0] ?? singer, 300, 480), { body: s.ink, lit: s.paper, glow: s.light, accent: s.mid }), rect(0, 846, w, 40, s.ink), crowd(r, w, 920, 110, s.ink, 1100));
  return { box: { x: 48, y: 66, w: 624, h: 200 }, align: 'centre', valign: 'middle', fill: s.paper, tagline: 'under', credits: s.light };
}
