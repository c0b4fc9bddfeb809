import { lift, mix } from './colour.ts';
import type { Box, Drawing } from './drawing.ts';
import { num } from './drawing.ts';
import type { Random } from './random.ts';
import { circle, ellipse, group, outline, path, polygon, rect, stroke } from './shapes.ts';
import { stipple } from './texture.ts';

/** What a front is built with. */
export interface Site {
  d: Drawing;
  random: Random;
  wall: string;
  neon: string;
  ground: number;
}

/** A way to build a cinema's front. It draws itself and gives the places for the house's name and the chain's. */
export interface Front {
  name: 'deco' | 'rounded' | 'mansard' | 'gabled' | 'arcade' | 'tower';
  draw(site: Site): { name: Box; chain: Box | undefined };
}

const middle = 960;

/** Small round lamps along a line. */
function bulbs(x1: number, y1: number, x2: number, y2: number, count: number, colour: string): string {
  return Array.from({ length: count }, (_, index) => {
    const part = count === 1 ? 0.5 : index / (count - 1);
    const x = x1 + (x2 - x1) * part;
    const y = y1 + (y2 - y1) * part;
    return circle(x, y, 9, colour, { opacity: 0.28 }) + circle(x, y, 3.8, '#fff6dc');
  }).join('');
}

/** Doors with light behind them, poster cases on both sides and the canopy that shelters them. */
function entrance(site: Site, half: number, canopyY: number): void {
  const { d, random, ground, neon, wall } = site;
  const top = canopyY + 66;
  d.add(rect(middle - half, top, half * 2, ground - top + 4, d.vertical(top, ground, [[0, '#fff2cc'], [0.5, '#ffcf83'], [1, '#c9713a']])));
  const doors = 6;
  const width = half * 1.08;
  d.add(rect(middle - half, top, half - width / 2, ground - top + 4, mix(wall, '#05060c', 0.35)), rect(middle + width / 2, top, half - width / 2, ground - top + 4, mix(wall, '#05060c', 0.35)));
  for (let door = 0; door <= doors; door += 1) {
    const x = middle - width / 2 + (width * door) / doors;
    d.add(rect(x - 4, top, 8, ground - top + 4, '#20120f'));
    if (door < doors) d.add(rect(x + width / doors - 16, top + (ground - top) * 0.5, 4, 40, '#20120f'), rect(x + 8, top + 26, width / doors - 16, 3, '#20120f', { opacity: 0.6 }));
  }
  d.add(ellipse(middle, ground - 6, width * 0.36, 46, '#fff6dc', { opacity: 0.3 }));
  for (const side of [-1, 1]) {
    const cases = half > 420 ? 3 : 2;
    for (let index = 0; index < cases; index += 1) {
      const room = half - width / 2;
      const w = Math.min(92, (room / cases) * 0.72);
      const x = middle + side * (width / 2 + (room * (index + 0.5)) / cases) - w / 2;
      const tint = random.pick(['#d9544d', '#3f7fa6', '#e2b04a', '#5d9a74', '#8a5aa8', '#ece1cc']);
      const dark = lift(tint, -0.3);
      d.add(rect(x - 7, top + 24, w + 14, w * 1.5 + 14, '#1a0f0d'), rect(x - 5, top + 26, w + 10, w * 1.5 + 10, '#d9b36a'), rect(x, top + 31, w, w * 1.5, tint), circle(x + w * random.between(0.3, 0.7), top + 31 + w * random.between(0.4, 0.7), w * 0.28, lift(tint, 0.2)), path(polygon([[x, top + 31 + w * 1.5], [x, top + 31 + w * random.between(0.9, 1.2)], [x + w * 0.5, top + 31 + w * random.between(0.75, 1)], [x + w, top + 31 + w * random.between(0.9, 1.2)], [x + w, top + 31 + w * 1.5]]), dark), rect(x + w * 0.16, top + 31 + w * 1.32, w * 0.68, w * 0.07, '#fff6dc'));
    }
  }
  const canopy = half * 1.12;
  d.add(
    path(polygon([[middle - canopy, canopyY], [middle + canopy, canopyY], [middle + canopy - 26, canopyY + 66], [middle - canopy + 26, canopyY + 66]]), mix(wall, '#05060c', 0.5)), rect(middle - canopy, canopyY - 10, canopy * 2, 62, '#fff0cf'), rect(middle - canopy, canopyY - 10, canopy * 2, 62, d.linear([middle - canopy, 0], [middle + canopy, 0], [[0, neon, 0.55], [0.5, '#ffffff', 0], [1, neon, 0.55]])),
    ...[0, 1, 2].map((line) => stroke(`M${num(middle - canopy + 40)} ${canopyY + 8 + line * 13}H${num(middle + canopy - 40)}`, '#6b4a3a', 5, { 'stroke-dasharray': line === 1 ? '50 12 84 12 34 12 120 40' : '90 14 40 14 110 50', 'stroke-linecap': 'butt', opacity: 0.55 })),
    rect(middle - canopy - 6, canopyY - 16, canopy * 2 + 12, 8, neon), rect(middle - canopy - 6, canopyY + 50, canopy * 2 + 12, 8, neon), group({ filter: d.blur(16, { x: middle - canopy - 6, y: canopyY - 18, w: canopy * 2 + 12, h: 80 }), opacity: 0.6 }, rect(middle - canopy - 6, canopyY - 18, canopy * 2 + 12, 12, neon), rect(middle - canopy - 6, canopyY + 50, canopy * 2 + 12, 12, neon)), bulbs(middle - canopy + 20, canopyY + 64, middle + canopy - 20, canopyY + 64, Math.round(canopy / 18), neon),
  );
}

/** Neon light that climbs a wall from the sign. */
function wash(site: Site, box: Box): void {
  site.d.add(ellipse(box.x + box.w / 2, box.y + box.h, box.w * 0.6, box.h * 0.95, site.d.soft(site.neon), { opacity: 0.42 }));
}

/** Stepped setbacks, fluting and a tall fin with the chain's name. */
const deco: Front = {
  name: 'deco',
  draw(site) {
    const { d, wall, neon, ground } = site;
    const light = lift(wall, 0.12);
    const tiers: [number, number][] = [[560, 420], [460, 330], [350, 252]];
    for (const [index, [half, top]] of tiers.entries()) {
      const tint = lift(wall, index * 0.03);
      d.add(rect(middle - half, top, half * 2, ground - top, d.linear([middle - half, 0], [middle + half, 0], [[0, lift(tint, -0.06)], [0.35, tint], [0.65, tint], [1, lift(tint, -0.1)]])), rect(middle - half - 8, top - 6, half * 2 + 16, 16, light), rect(middle - half, top + 16, half * 2, 4, neon, { opacity: 0.5 }));
      for (let x = middle - half + 22; x < middle + half - 10; x += 32) d.add(rect(x, top + 34, 8, ground - top, lift(tint, -0.07), { opacity: 0.55 }));
    }
    for (const side of [-1, 1]) for (let band = 0; band < 3; band += 1) d.add(stroke(`M${middle + side * (560 - band * 16)} 640V${452 + band * 10}Q${middle + side * (560 - band * 16)} ${440} ${middle + side * (530 - band * 16)} 440`, neon, 4, { opacity: 0.85 }));
    d.add(path(outline([[middle - 62, 660, 1], [middle - 62, 150, 1], [middle - 40, 106], [middle, 84], [middle + 40, 106], [middle + 62, 150, 1], [middle + 62, 660, 1]]), mix(wall, '#05060c', 0.4)), stroke(`M${middle - 62} 660V150Q${middle - 50} 92 ${middle} 84Q${middle + 50} 92 ${middle + 62} 150V660`, neon, 6), group({ filter: d.blur(14, { x: middle - 70, y: 80, w: 140, h: 580 }), opacity: 0.6 }, stroke(`M${middle - 62} 660V150Q${middle - 50} 92 ${middle} 84Q${middle + 50} 92 ${middle + 62} 150V660`, neon, 12)), circle(middle, 66, 13, '#fff6dc'), circle(middle, 66, 60, d.radial([middle, 66], 60, [[0, neon, 0.9], [1, neon, 0]])));
    wash(site, { x: middle - 560, y: 300, w: 1120, h: 400 });
    const board: Box = { x: middle - 470, y: 548, w: 940, h: 116 };
    d.add(rect(board.x - 20, board.y - 14, board.w + 40, board.h + 28, mix(wall, '#05060c', 0.62), { rx: 12 }), rect(board.x - 20, board.y - 14, board.w + 40, board.h + 28, 'none', { rx: 12, stroke: lift(neon, -0.12), 'stroke-width': 4 }));
    entrance(site, 470, 690);
    return { name: board, chain: { x: middle - 54, y: 128, w: 108, h: 396 } };
  },
};

/** A streamlined corner with bands of windows and a cylinder of light. */
const rounded: Front = {
  name: 'rounded',
  draw(site) {
    const { d, random, wall, neon, ground } = site;
    const left = middle - 640;
    const right = middle + 640;
    const top = 330;
    d.add(path(`M${left} ${ground}V${top + 190}Q${left} ${top} ${left + 190} ${top}H${right - 190}Q${right} ${top} ${right} ${top + 190}V${ground}Z`, d.linear([left, 0], [right, 0], [[0, lift(wall, -0.12)], [0.2, wall], [0.5, lift(wall, 0.09)], [0.8, wall], [1, lift(wall, -0.14)]])));
    for (let band = 0; band < 3; band += 1) {
      const y = top + 62 + band * 86;
      const inset = Math.max(18, 140 - band * 56);
      d.add(rect(left + inset, y, right - left - inset * 2, 42, '#1b1720', { rx: 21 }));
      for (let pane = 0; pane < 26; pane += 1) { const x = left + inset + 24 + (pane * (right - left - inset * 2 - 48)) / 26; if (Math.abs(x - middle) > 190) d.add(rect(x, y + 5, 34, 32, random.chance(0.5) ? '#ffd88f' : '#3a3440', { rx: 4, opacity: num(random.between(0.6, 1)) })); }
      d.add(rect(left + inset - 8, y + 48, right - left - inset * 2 + 16, 5, neon, { rx: 2, opacity: 0.9 }), group({ filter: d.blur(10, { x: left, y: y + 40, w: right - left, h: 20 }), opacity: 0.55 }, rect(left + inset - 8, y + 46, right - left - inset * 2 + 16, 9, neon)));
    }
    d.add(rect(middle - 176, 150, 352, 540, d.linear([middle - 176, 0], [middle + 176, 0], [[0, lift(wall, -0.1)], [0.3, lift(wall, 0.14)], [0.55, lift(wall, 0.05)], [1, lift(wall, -0.16)]]), { rx: 40 }), ...[0, 1, 2, 3].map((ring) => rect(middle - 196 + ring * 12, 140 - ring * 18, 392 - ring * 24, 15, ring % 2 === 0 ? neon : lift(wall, 0.18), { rx: 7 })), rect(middle - 5, 18, 10, 70, lift(wall, 0.1)), circle(middle, 16, 9, neon), circle(middle, 16, 34, neon, { opacity: 0.25 }));
    wash(site, { x: left, y: 360, w: right - left, h: 340 });
    const board: Box = { x: middle - 520, y: 584, w: 1040, h: 104 };
    d.add(rect(board.x - 26, board.y - 14, board.w + 52, board.h + 28, mix(wall, '#05060c', 0.66), { rx: 60 }), rect(board.x - 26, board.y - 14, board.w + 52, board.h + 28, 'none', { rx: 60, stroke: neon, 'stroke-width': 4 }));
    entrance(site, 500, 714);
    return { name: board, chain: { x: middle - 76, y: 176, w: 152, h: 390 } };
  },
};

/** Pale stone, tall lit windows, a slate mansard with dormers. */
const mansard: Front = {
  name: 'mansard',
  draw(site) {
    const { d, random, wall, neon, ground } = site;
    const stone = mix('#8d7d78', wall, 0.45);
    const half = 600;
    d.add(path(polygon([[middle - half + 14, 372], [middle - half + 66, 190], [middle + half - 66, 190], [middle + half - 14, 372]]), d.vertical(190, 372, [[0, mix(wall, '#12141f', 0.5)], [1, mix(wall, '#12141f', 0.2)]])), rect(middle - half + 50, 180, half * 2 - 100, 14, lift(stone, -0.1)), rect(middle - half, 366, half * 2, ground - 366, d.linear([middle - half, 0], [middle + half, 0], [[0, lift(stone, -0.1)], [0.5, stone], [1, lift(stone, -0.14)]])), rect(middle - half - 14, 360, half * 2 + 28, 18, lift(stone, 0.09)));
    for (const x of [-430, -160, 160, 430]) d.add(path(outline([[middle + x - 46, 366, 1], [middle + x - 46, 272], [middle + x, 232], [middle + x + 46, 272], [middle + x + 46, 366, 1]]), lift(stone, 0.02)), path(outline([[middle + x - 28, 364, 1], [middle + x - 28, 284], [middle + x, 258], [middle + x + 28, 284], [middle + x + 28, 364, 1]]), '#ffd88f'), stroke(`M${middle + x} 260V364M${middle + x - 28} 312H${middle + x + 28}`, '#3a2a24', 4));
    for (const x of [-330, 330, -80, 250, 560]) d.add(rect(middle + x - 20, 120, 40, 74, mix(stone, '#1a1418', 0.35)), rect(middle + x - 13, 104, 9, 20, '#1a1418'), rect(middle + x + 4, 104, 9, 20, '#1a1418'));
    for (let column = -4; column <= 4; column += 1) {
      const x = middle + column * 136;
      if (Math.abs(column) < 1) continue;
      d.add(rect(x - 36, 404, 72, 142, '#33272a'), rect(x - 30, 410, 60, 136, random.chance(0.72) ? d.vertical(410, 546, [[0, '#ffe7b3'], [1, '#f0a955']]) : '#2a2430'), stroke(`M${x} 410V546M${x - 30} 456H${x + 30}`, '#33272a', 4), rect(x - 44, 392, 88, 10, lift(stone, 0.1)), stroke(`M${x - 42} 546H${x + 42}M${x - 42} 522H${x + 42}${Array.from({ length: 9 }, (_, i) => `M${x - 40 + i * 10} 522V546`).join('')}`, '#15101a', 3));
    }
    d.add(rect(middle - 70, 210, 140, 346, mix(wall, '#05060c', 0.55), { rx: 20 }), rect(middle - 70, 210, 140, 346, 'none', { rx: 20, stroke: neon, 'stroke-width': 5 }), bulbs(middle - 84, 230, middle - 84, 540, 13, neon), bulbs(middle + 84, 230, middle + 84, 540, 13, neon));
    wash(site, { x: middle - half, y: 390, w: half * 2, h: 320 });
    const board: Box = { x: middle - 500, y: 578, w: 1000, h: 100 };
    d.add(rect(board.x - 30, board.y - 12, board.w + 60, board.h + 24, '#17090f', { rx: 6 }), bulbs(board.x - 30, board.y - 12, board.x + board.w + 30, board.y - 12, 44, neon), bulbs(board.x - 30, board.y + board.h + 12, board.x + board.w + 30, board.y + board.h + 12, 44, neon));
    entrance(site, 500, 706);
    return { name: board, chain: { x: middle - 60, y: 222, w: 120, h: 322 } };
  },
};

/** Brick with a great stepped or bell gable and white window frames. */
const gabled: Front = {
  name: 'gabled',
  draw(site) {
    const { d, random, wall, neon, ground } = site;
    const brick = mix('#7a3b30', wall, 0.5);
    const half = 500;
    let gable = `M${middle - half} ${ground}V430`;
    const steps = 6;
    for (let step = 0; step < steps; step += 1) gable += `H${num(middle - half + (step + 1) * (half / (steps + 0.9)))}V${430 - (step + 1) * 50}`;
    for (let step = steps; step > 0; step -= 1) gable += `H${num(middle + half - step * (half / (steps + 0.9)))}V${430 - (step - 1) * 50}`;
    gable += `H${middle + half}V${ground}Z`;
    const clip = d.clip(path(gable, '#fff'));
    d.add(path(gable, d.linear([middle - half, 0], [middle + half, 0], [[0, lift(brick, -0.07)], [0.5, brick], [1, lift(brick, -0.11)]])));
    const courses: string[] = [];
    for (let y = 130; y < ground; y += 15) for (let x = middle - half - ((y / 15) % 2) * 20; x < middle + half; x += 40) if (random.chance(0.4)) courses.push(rect(x, y, 37, 12, lift(brick, random.between(-0.06, 0.06)), { opacity: 0.7 }));
    d.add(group({ 'clip-path': clip }, ...courses), stroke(gable.replace(/V\d+Z$/u, ''), '#d9cdbb', 9, { 'stroke-linejoin': 'miter' }));
    const window = (x: number, y: number, w: number, h: number): string => rect(x - w / 2 - 7, y - 7, w + 14, h + 14, '#e4dac8') + rect(x - w / 2, y, w, h, random.chance(0.75) ? d.vertical(y, y + h, [[0, '#ffe7b3'], [1, '#f0a955']]) : '#2b2631') + stroke(`M${x} ${y}V${y + h}M${x - w / 2} ${y + h / 3}H${x + w / 2}M${x - w / 2} ${y + (h * 2) / 3}H${x + w / 2}`, '#e4dac8', 4);
    d.add(window(middle, 178, 70, 74));
    for (const x of [-250, 250, -370, 370]) d.add(window(middle + x, 452, 74, 104));
    for (const x of [-190, 190]) d.add(window(middle + x, 312, 68, 90));
    for (const side of [-1, 1]) d.add(rect(middle + side * 640 - 130, 520, 260, ground - 520, mix(wall, '#0c0a12', 0.3)), path(polygon([[middle + side * 640 - 150, 524], [middle + side * 640, 420], [middle + side * 640 + 150, 524]]), mix(wall, '#0c0a12', 0.55)), window(middle + side * 640 - 56, 580, 60, 86), window(middle + side * 640 + 56, 580, 60, 86));
    d.add(rect(middle - 66, 284, 132, 272, mix(wall, '#05060c', 0.6), { rx: 10 }), rect(middle - 66, 284, 132, 272, 'none', { rx: 10, stroke: neon, 'stroke-width': 5 }), group({ filter: d.blur(16, { x: middle - 76, y: 274, w: 152, h: 292 }), opacity: 0.5 }, rect(middle - 66, 284, 132, 272, 'none', { stroke: neon, 'stroke-width': 12 })));
    wash(site, { x: middle - half, y: 380, w: half * 2, h: 320 });
    const board: Box = { x: middle - 440, y: 580, w: 880, h: 100 };
    d.add(rect(board.x - 24, board.y - 12, board.w + 48, board.h + 24, '#150c12', { rx: 8 }), rect(board.x - 24, board.y - 12, board.w + 48, board.h + 24, 'none', { rx: 8, stroke: neon, 'stroke-width': 4 }));
    entrance(site, 440, 706);
    return { name: board, chain: { x: middle - 56, y: 292, w: 112, h: 256 } };
  },
};

/** White walls, horseshoe arches, a dome and palms. */
const arcade: Front = {
  name: 'arcade',
  draw(site) {
    const { d, random, wall, neon, ground } = site;
    const white = mix('#b9aeb4', wall, 0.38);
    const half = 620;
    d.add(path(outline([[middle - 150, 300, 1], [middle - 168, 226], [middle - 96, 130], [middle, 104], [middle + 96, 130], [middle + 168, 226], [middle + 150, 300, 1]]), d.linear([middle - 160, 0], [middle + 160, 0], [[0, lift(neon, -0.42)], [0.4, mix(neon, wall, 0.35)], [1, lift(neon, -0.5)]])), rect(middle - 4, 60, 8, 50, '#e8d9b8'), circle(middle, 56, 9, '#fff0c4'), rect(middle - half, 360, half * 2, ground - 360, d.linear([middle - half, 0], [middle + half, 0], [[0, lift(white, -0.1)], [0.5, white], [1, lift(white, -0.13)]])), rect(middle - 190, 290, 380, 80, white), rect(middle - half - 10, 352, half * 2 + 20, 14, lift(white, 0.09)), path(Array.from({ length: 31 }, (_, i) => `M${middle - half + i * 41} 354v-22h22v22Z`).join(''), lift(white, 0.04)));
    for (const side of [-1, 1]) d.add(rect(middle + side * half - 60, 250, 120, ground - 250, lift(white, -0.04)), rect(middle + side * half - 70, 242, 140, 14, lift(white, 0.1)), path(Array.from({ length: 4 }, (_, i) => `M${middle + side * half - 66 + i * 36} 244v-20h22v20Z`).join(''), lift(white, 0.06)), path(outline([[middle + side * half - 20, 420, 1], [middle + side * half - 26, 350], [middle + side * half, 312], [middle + side * half + 26, 350], [middle + side * half + 20, 420, 1]]), '#ffd88f'));
    for (let arch = -4; arch <= 4; arch += 1) {
      const x = middle + arch * 124;
      if (Math.abs(arch) === 0) continue;
      d.add(path(outline([[x - 34, 548, 1], [x - 42, 452], [x - 26, 414], [x, 396], [x + 26, 414], [x + 42, 452], [x + 34, 548, 1]]), random.chance(0.75) ? d.vertical(396, 548, [[0, '#ffe7b3'], [1, '#ea9b4c']]) : '#2e2733'), stroke(outline([[x - 40, 548, 1], [x - 49, 452], [x - 31, 406], [x, 386], [x + 31, 406], [x + 49, 452], [x + 40, 548, 1]], false), lift(white, 0.12), 6), stroke(`M${x} 398V548M${x - 40} 452H${x + 40}`, '#3a2a24', 3));
    }
    const tiles: string[] = [];
    for (let i = 0; i < 62; i += 1) tiles.push(path(polygon([[middle - half + i * 20, 560], [middle - half + i * 20 + 10, 550], [middle - half + i * 20 + 20, 560], [middle - half + i * 20 + 10, 570]]), i % 2 === 0 ? neon : mix('#2f6f86', wall, 0.2)));
    d.add(...tiles);
    const palm = (x: number, height: number): string => stroke(`M${x} ${ground}Q${x + 22} ${ground - height * 0.5} ${x + 6} ${ground - height}`, '#0c0a10', 17) + Array.from({ length: 9 }, (_, i) => { const angle = -Math.PI + (i / 8) * Math.PI; const ex = x + 6 + Math.cos(angle) * 130; const ey = ground - height + Math.sin(angle) * 62 + 46; return path(outline([[x + 6, ground - height, 1], [(x + 6 + ex) / 2, ground - height + Math.sin(angle) * 70 - 20], [ex, ey, 1], [(x + 6 + ex) / 2, ground - height + Math.sin(angle) * 40 + 4]]), '#0c0a10'); }).join('');
    d.add(palm(middle - 800, 420), palm(middle + 790, 380));
    d.add(rect(middle - 62, 378, 124, 178, mix(wall, '#05060c', 0.6), { rx: 62 }), rect(middle - 62, 378, 124, 178, 'none', { rx: 62, stroke: neon, 'stroke-width': 5 }), circle(middle, 466, 42, 'none', { stroke: neon, 'stroke-width': 4 }), ...[0, 72, 144, 216, 288].map((turn) => `<g transform="translate(${middle} 466) rotate(${turn})">${circle(0, -23, 10, '#fff0c4')}</g>`), circle(middle, 466, 7, '#fff0c4'), bulbs(middle - 32, 528, middle + 32, 528, 5, neon));
    wash(site, { x: middle - half, y: 400, w: half * 2, h: 300 });
    const board: Box = { x: middle - 500, y: 592, w: 1000, h: 92 };
    d.add(rect(board.x - 28, board.y - 12, board.w + 56, board.h + 24, '#170d14', { rx: 56 }), rect(board.x - 28, board.y - 12, board.w + 56, board.h + 24, 'none', { rx: 56, stroke: neon, 'stroke-width': 4 }));
    entrance(site, 500, 712);
    return { name: board, chain: undefined };
  },
};

/** A folded glass tower with floors of light and the name running up its edge. */
const tower: Front = {
  name: 'tower',
  draw(site) {
    const { d, random, wall, neon, ground } = site;
    const glass = mix(wall, '#0b1420', 0.4);
    const shape = polygon([[middle - 620, ground], [middle - 560, 300], [middle - 120, 180], [middle + 160, 250], [middle + 610, 210], [middle + 640, ground]]);
    const clip = d.clip(path(shape, '#fff'));
    d.add(path(shape, d.linear([middle - 620, 0], [middle + 640, 0], [[0, lift(glass, 0.04)], [0.35, lift(glass, 0.12)], [0.36, lift(glass, -0.03)], [0.62, lift(glass, 0.06)], [0.63, lift(glass, 0.14)], [1, glass]])));
    const cells: string[] = [];
    for (let y = 190; y < ground; y += 58) for (let x = middle - 640; x < middle + 650; x += 52) cells.push(rect(x, y, 47, 52, random.chance(0.34) ? mix('#ffd88f', neon, random.between(0, 0.35)) : lift(glass, random.between(-0.03, 0.08)), { opacity: num(random.between(0.5, 0.95)) }));
    d.add(group({ 'clip-path': clip }, ...cells, path(polygon([[middle - 120, 180], [middle + 160, 250], [middle + 160, ground], [middle - 120, ground]]), '#05060c', { opacity: 0.32 }), path(polygon([[middle - 560, 300], [middle - 300, 228], [middle - 420, ground], [middle - 620, ground]]), '#ffffff', { opacity: 0.08 })), path(shape, stipple(d, '#05060c', [0, 300], 900, 0), { opacity: 0.5 }));
    d.add(...[[middle - 560, 300, middle - 120, 180], [middle - 120, 180, middle + 160, 250], [middle + 160, 250, middle + 610, 210]].map(([x1, y1, x2, y2]) => stroke(`M${x1} ${y1}L${x2} ${y2}`, neon, 7) + group({ filter: d.blur(14, { x: middle - 580, y: 160, w: 1200, h: 160 }), opacity: 0.6 }, stroke(`M${x1} ${y1}L${x2} ${y2}`, neon, 12))), rect(middle - 70, 236, 140, 322, '#07080e', { rx: 8, opacity: 0.86 }), rect(middle - 70, 236, 140, 322, 'none', { rx: 8, stroke: neon, 'stroke-width': 4 }));
    wash(site, { x: middle - 620, y: 380, w: 1260, h: 320 });
    const board: Box = { x: middle - 520, y: 580, w: 1040, h: 104 };
    d.add(rect(board.x - 24, board.y - 12, board.w + 48, board.h + 24, '#07080e', { rx: 4, opacity: 0.92 }), rect(board.x - 24, board.y + board.h + 6, board.w + 48, 6, neon));
    entrance(site, 520, 712);
    return { name: board, chain: { x: middle - 58, y: 246, w: 116, h: 302 } };
  },
};

/** The fronts that a cinema may have. */
export const fronts: readonly Front[] = [deco, rounded, mansard, gabled, arcade, tower];
