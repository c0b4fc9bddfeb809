import { lift, mix, tone } from '../colour.ts';
import type { Point } from '../drawing.ts';
import { num } from '../drawing.ts';
import { motes, windowOf } from '../scenery/interior.ts';
import { heightAt, jagged, down } from '../scenery/land.ts';
import { barClouds, flakes, moon, stars, sun } from '../scenery/sky.ts';
import { beam } from '../scenery/stage.ts';
import { reflection, ripples } from '../scenery/water.ts';
import type { Layout, Paint } from '../scene.ts';
import { fitted, put } from '../scene.ts';
import { circle, ellipse, group, outline, path, placed, polygon, rect, stroke } from '../shapes.ts';
import { hatching, stipple } from '../texture.ts';
import { dressFigure, figure, seated } from '../subjects/figures.ts';
import { pirogue } from '../subjects/vehicles.ts';

/** A lone boat on a still lake between white cones. */
export function saltLake({ d, w, cx, s, r, wide }: Paint): Layout {
  const horizon = 500;
  const water = s.mid;
  const cone = (x: number, y: number, height: number): string => {
    const half = height * 0.95;
    const jag = (part: number): number => r.between(-0.02, 0.02) * height * part;
    const left: Point[] = [[x - half, y], [x - half * 0.62 + jag(1), y - height * 0.36], [x - half * 0.3 + jag(1), y - height * 0.69], [x - half * 0.06, y - height * 0.97]];
    const right: Point[] = [[x + half * 0.07, y - height * 0.96], [x + half * 0.34 + jag(1), y - height * 0.66], [x + half * 0.66 + jag(1), y - height * 0.33], [x + half, y]];
    const body = polygon([...left, ...right]);
    const shade = polygon([[x + half * 0.07, y - height * 0.96], ...right, [x + half * 0.1, y], [x + half * 0.22, y - height * 0.4], [x - half * 0.02, y - height * 0.7]]);
    const flipped = `<g opacity="0.42" transform="translate(0 ${num(y * 2)}) scale(1 -1)">${path(body, s.paper)}</g>`;
    return flipped + path(body, s.paper) + path(shade, mix(s.light, s.deep, 0.32)) + path(shade, stipple(d, s.deep, [x, y - height], height * 2.2, 0));
  };
  d.add(
    d.flood(d.vertical(0, horizon, [[0, mix(s.light, s.mid, 0.35)], [0.55, s.paper], [1, mix(s.paper, s.mid, 0.5)]])),
    sun(d, [cx + 150, horizon - 92], 62, '#fffdf6', s.paper, 3),
    barClouds(r, { x: 0, y: 120, w, h: 200 }, 5, '#ffffff', 0.5),
    rect(0, horizon, w, 600, d.vertical(horizon, 1080, [[0, lift(water, 0.09)], [0.25, water], [1, mix(water, s.deep, 0.42)]])),
    rect(0, horizon - 5, w, 6, mix(s.deep, water, 0.4), { opacity: 0.55 }),
  );
  const cones: [number, number, number][] = wide
    ? [[220, 512, 70], [420, 508, 44], [560, 506, 28], [1010, 506, 30], [1120, 508, 48], [1560, 516, 120], [1800, 530, 190], [60, 540, 160]]
    : [[240, 506, 34], [300, 505, 24], [470, 506, 30], [88, 522, 118], [655, 532, 158]];
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
  return { box: { x: 56, y: 74, w: 608, h: 236 }, align: 'left', valign: 'top', fill: s.deep, tagline: 'under', credits: s.paper, style: { maxSize: 112 } };
}

/** The window of a sleeping car at night, with berth, lamp and a folded note. */
export function sleeper({ d, w, cx, s, r, wide }: Paint): Layout {
  const wall = mix(s.deep, s.ink, 0.15);
  const amber = s.light;
  d.add(d.flood(d.vertical(0, 1080, [[0, lift(wall, 0.05)], [0.5, wall], [1, s.ink]])));
  for (let y = 20; y < 1080; y += 5) if (y % 90 < 6) d.add(rect(0, y, w, 1.6, lift(wall, 0.09)));
  const win = { x: cx - 232, y: 172, w: 464, h: 430 };
  const lit = (x: number, width: number, on: number): string =>
    rect(x - 22, win.y - 22, width + 44, win.h + 44, lift(wall, 0.07), { rx: 66 }) + rect(x - 9, win.y - 9, width + 18, win.h + 18, s.ink, { rx: 56 }) + rect(x, win.y, width, win.h, mix(wall, s.accent, on), { rx: 48 });
  if (wide) {
    d.add(lit(cx - 870, 464, 0.08), lit(cx + 406, 464, 0.14), rect(cx - 870, win.y, 464, 190, mix(wall, s.mid, 0.3), { rx: 48 }));
    d.add(rect(cx + 406, win.y, 464, 320, mix(wall, s.mid, 0.42), { rx: 48 }));
  }
  d.add(rect(win.x - 150, win.y - 140, win.w + 300, win.h + 280, d.radial([cx, win.y + 215], 440, [[0, amber, 0.34], [0.55, amber, 0.12], [1, amber, 0]])), lit(win.x, win.w, 0));
  const clip = d.clip(rect(win.x, win.y, win.w, win.h, '#fff', { rx: 48 }));
  const X = win.x;
  const inside = [
    rect(X, win.y, win.w, win.h, d.radial([X + 118, win.y + 120], 460, [[0, '#ffe9bd'], [0.3, lift(amber, 0.08)], [0.75, mix(amber, s.mid, 0.55)], [1, mix(s.mid, s.ink, 0.4)]])),
    ...Array.from({ length: 9 }, (_, i) => rect(X + i * 56, win.y, 2, win.h, s.mid, { opacity: 0.28 })),
    rect(X, win.y + 20, win.w, 10, s.mid, { opacity: 0.5 }),
    path(outline([[X + 90, win.y + 128, 1], [X + 104, win.y + 84], [X + 134, win.y + 84], [X + 148, win.y + 128, 1]]), '#fff4d6'), stroke(`M${X + 119} ${win.y + 128}v26h-40`, s.ink, 4),
    path(outline([[X - 10, win.y + 320, 1], [X + 60, win.y + 300], [X + 240, win.y + 312], [X + 480, win.y + 296], [X + 480, win.y + 460, 1], [X - 10, win.y + 460, 1]]), s.paper),
    path(outline([[X + 200, win.y + 336, 1], [X + 300, win.y + 306], [X + 480, win.y + 288, 1], [X + 480, win.y + 460, 1], [X + 150, win.y + 460, 1]]), s.mid),
    stroke(`M${X + 210} ${win.y + 338}Q${X + 330} ${win.y + 306} ${X + 480} ${win.y + 300}`, lift(s.mid, 0.12), 9), stroke(`M${X + 250} ${win.y + 430}Q${X + 330} ${win.y + 360} ${X + 470} ${win.y + 340}M${X + 320} ${win.y + 430}Q${X + 380} ${win.y + 390} ${X + 470} ${win.y + 376}`, lift(s.mid, -0.1), 4, { opacity: 0.7 }),
    path(outline([[X + 30, win.y + 322], [X + 22, win.y + 268], [X + 60, win.y + 248], [X + 150, win.y + 250], [X + 206, win.y + 262], [X + 214, win.y + 312], [X + 190, win.y + 332], [X + 80, win.y + 338]]), '#fffaf0'),
    path(outline([[X + 40, win.y + 324], [X + 60, win.y + 300], [X + 150, win.y + 306], [X + 206, win.y + 296], [X + 208, win.y + 318], [X + 180, win.y + 333], [X + 80, win.y + 338]]), mix(s.paper, amber, 0.42)),
    `<g transform="translate(${num(X + 126)} ${num(win.y + 268)}) rotate(-9)">${path(polygon([[-48, -8], [0, -24], [0, 22], [-48, 34]]), '#ffffff')}${path(polygon([[0, -24], [48, -6], [48, 36], [0, 22]]), mix(s.paper, s.deep, 0.18))}${stroke('M-38 4L-10 -4M-38 14L-10 6M-38 24L-16 17', s.mid, 2.6)}</g>`,
    path(outline([[X + 372, win.y - 10, 1], [X + 384, win.y + 130], [X + 410, win.y + 238], [X + 376, win.y + 300, 1], [X + 480, win.y + 330, 1], [X + 480, win.y - 10, 1]]), s.mid),
    ...[402, 424, 446].map((x) => stroke(`M${X + x} ${win.y}Q${X + x + 4} ${win.y + 150} ${X + x + 14} ${win.y + 236}`, lift(s.mid, -0.13), 6, { opacity: 0.8 })), stroke(`M${X + 404} ${win.y + 240}L${X + 474} ${win.y + 222}`, amber, 8),
    path(polygon([[X + 250, win.y], [X + 330, win.y], [X + 90, win.y + 440], [X + 10, win.y + 440]]), '#ffffff', { opacity: 0.07 }),
  ];
  d.add(group({ 'clip-path': clip }, ...inside));
  d.add(
    rect(win.x, win.y, win.w, win.h, 'none', { rx: 48, stroke: lift(amber, -0.1), 'stroke-width': 3, opacity: 0.6 }),
    rect(0, 690, w, 58, s.mid), rect(0, 690, w, 4, amber), rect(0, 744, w, 4, amber),
    ...Array.from({ length: Math.ceil(w / 60) }, (_, i) => circle(i * 60 + 24, 668, 3.2, lift(wall, 0.12))),
    flakes(r, { x: 0, y: 0, w, h: 1080 }, wide ? 170 : 80, '#ffffff', 3.4),
  );
  return { box: { x: 60, y: 796, w: 600, h: 150 }, align: 'centre', valign: 'middle', fill: lift(amber, 0.1), tagline: 'under', small: s.paper, style: { maxSize: 118, maxLines: 2 } };
}

/** A bell still glowing at its lip, above a furnace and the woman who casts it. */
export function foundry({ d, w, cx, s, r }: Paint): Layout {
  const fire = s.accent;
  const hot = lift(fire, 0.2);
  d.add(d.flood(d.vertical(0, 1080, [[0, s.ink], [0.5, mix(s.ink, fire, 0.16)], [1, s.ink]])));
  for (let row = 0; row < 22; row += 1) {
    const y = row * 38;
    for (let x = (row % 2) * -42 - 10; x < w; x += 84) d.add(rect(x, y, 80, 34, mix(s.ink, s.mid, r.between(0.05, 0.13)), { rx: 2 }));
  }
  const furnace = `M${cx - 150} 880V660a150 150 0 0 1 300 0V880Z`;
  d.add(
    circle(cx, 700, 620, d.radial([cx, 720], 620, [[0, fire, 0.75], [0.35, fire, 0.34], [1, fire, 0]])),
    stroke(`M${cx - 172} 880V660a172 172 0 0 1 344 0V880`, mix(s.ink, s.mid, 0.3), 44),
    stroke(`M${cx - 172} 880V660a172 172 0 0 1 344 0V880`, s.ink, 46, { 'stroke-dasharray': '3 40', 'stroke-linecap': 'butt' }),
    path(furnace, d.radial([cx, 800], 330, [[0, '#fff3c8'], [0.3, hot], [0.75, fire], [1, mix(fire, s.ink, 0.4)]])),
  );
  for (let flame = 0; flame < 9; flame += 1) {
    const x = cx - 116 + flame * 29;
    const height = r.between(90, 210);
    d.add(path(outline([[x - 24, 882, 1], [x - 20, 860 - height * 0.3], [x + r.between(-14, 14), 880 - height, 1], [x + 22, 866 - height * 0.3], [x + 24, 882, 1]]), r.pick(['#fff3c8', hot, mix(hot, fire, 0.5)]), { opacity: 0.75 }));
  }
  const bellNodes = outline([[cx - 66, 116, 1], [cx - 118, 152], [cx - 136, 240], [cx - 168, 352], [cx - 240, 452], [cx - 248, 478, 1], [cx + 248, 478, 1], [cx + 240, 452], [cx + 168, 352], [cx + 136, 240], [cx + 118, 152], [cx + 66, 116, 1]]);
  const steel = tone(s.mid, 0.5, 0.6);
  const clip = d.clip(path(bellNodes, '#fff'));
  d.add(
    stroke(`M${cx} -10V70M${cx - 20} -10V64M${cx + 20} -10V64`, mix(s.ink, steel, 0.5), 7),
    path(outline([[cx - 54, 118, 1], [cx - 50, 76], [cx, 58], [cx + 50, 76], [cx + 54, 118, 1], [cx + 30, 118, 1], [cx + 24, 88], [cx, 82], [cx - 24, 88], [cx - 30, 118, 1]]), mix(s.ink, steel, 0.6)),
    path(bellNodes, d.linear([cx - 240, 0], [cx + 240, 0], [[0, mix(s.ink, steel, 0.35)], [0.3, steel], [0.42, lift(steel, 0.2)], [0.6, mix(steel, s.ink, 0.3)], [1, mix(s.ink, steel, 0.1)]])),
    group({ 'clip-path': clip },
      hatching(d, s.ink, 7, 1.6, 0, 0.35),
      rect(cx - 260, 270, 520, 220, d.vertical(290, 480, [[0, fire, 0], [0.5, fire, 0.65], [0.85, hot, 0.95], [1, '#fff3c8']])),
      ...[176, 190, 384, 398].map((y) => stroke(`M${cx - 260} ${y}Q${cx} ${y + 34} ${cx + 260} ${y}`, mix(s.ink, fire, 0.15), 3, { opacity: 0.75 })),
      ...Array.from({ length: 15 }, (_, i) => path(`M${cx - 170 + i * 24} ${num(214 + 30 * Math.sin((i / 14) * Math.PI))}q8 -16 16 0q-8 20 -16 0Z`, mix(s.ink, steel, 0.2), { opacity: 0.8 })),
    ),
    ellipse(cx, 478, 248, 15, '#fff3c8'), ellipse(cx, 479, 232, 9, fire),
    ...Array.from({ length: 7 }, (_, i) => path(outline([[cx - 190 + i * 64, 486, 1], [cx - 193 + i * 64, 500 + (i % 3) * 17], [cx - 187 + i * 64, 500 + (i % 3) * 17], [cx - 184 + i * 64, 486, 1]]), hot)),
  );
  for (let spark = 0; spark < 130; spark += 1) {
    const angle = r.between(-Math.PI, 0);
    const reach = r.next() ** 0.7 * 460 + 60;
    d.add(circle(cx + Math.cos(angle) * reach * 0.8, 830 + Math.sin(angle) * reach, r.between(0.8, 3), r.chance(0.4) ? '#fff3c8' : hot, { opacity: num(r.between(0.4, 1)) }));
  }
  d.add(
    rect(0, 878, w, 220, d.vertical(870, 1000, [[0, mix(s.ink, fire, 0.34)], [0.35, s.ink], [1, s.ink]])),
    ellipse(cx, 884, 230, 13, fire, { opacity: 0.6 }),
    path(outline([[cx - 36, 900, 1], [cx - 20, 990, 1], [cx + 90, 990, 1], [cx + 30, 900, 1]]), s.ink, { opacity: 0.6 }),
    put(dressFigure, cx - 4, 902, 236, { body: s.ink, lit: s.ink, glow: hot, accent: '#0b0705' }),
    stroke(`M${cx + 40} 712Q${cx + 56} 760 ${cx + 46} 800`, hot, 3, { opacity: 0.9 }),
  );
  return { box: { x: 60, y: 918, w: 600, h: 62 }, align: 'centre', valign: 'middle', fill: s.paper, small: mix(s.paper, fire, 0.3), tagline: 'none', style: { maxSize: 78, maxLines: 1, tracking: 0.01 } };
}

/** A mountain of unopened letters over a small lit desk. */
export function letterMountain({ d, w, cx, s, r, wide }: Paint): Layout {
  const wall = mix(s.deep, s.ink, 0.2);
  d.add(d.flood(d.vertical(0, 1080, [[0, wall], [0.6, lift(wall, 0.07)], [1, s.ink]])));
  const high = wide ? cx + 300 : 540;
  d.add(
    windowOf({ x: high, y: 66, w: 120, h: 70 }, mix(s.ink, wall, 0.5), s.light, 3, 1),
    path(polygon([[high, 66], [high + 120, 66], [cx + 120, 900], [cx - 380, 900]]), d.linear([high, 60], [cx - 100, 900], [[0, s.light, 0.5], [0.6, s.light, 0.14], [1, s.light, 0]])),
  );
  const peak: Point = [cx + 18, 322];
  const foot = 965;
  const spots: { x: number; y: number; size: number; turn: number; tint: string }[] = [];
  for (let row = 0; row < 21; row += 1) {
    const part = row / 20;
    const half = 30 + part ** 1.12 * (wide ? 600 : 390);
    const y = peak[1] + part * (foot - peak[1]);
    const count = 2 + Math.round(half / 40);
    for (let index = 0; index < count; index += 1) {
      spots.push({
        x: peak[0] + ((index + r.between(0.1, 0.9)) / count - 0.5) * 2 * half, y: y + r.between(-14, 14), size: r.between(0.62, 0.92) * (0.7 + part * 0.4), turn: r.between(-46, 46),
        tint: r.pick([s.paper, s.light, mix(s.light, s.deep, 0.25), mix(s.paper, s.mid, 0.35), mix(s.light, s.deep, 0.5), s.mid]),
      });
    }
  }
  const envelope = (x: number, y: number, scale: number, turn: number, tint: string, edge: string, seal: string): string =>
    `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${num(scale * 10) === '0' ? 0.1 : Math.round(scale * 100) / 100})">${rect(-62, -40, 124, 82, edge, { rx: 3, opacity: 0.5 })}${rect(-64, -43, 124, 82, tint, { rx: 3 })}${stroke('M-63 38L-14 -2M59 38L10 -2', edge, 2, { opacity: 0.5 })}${stroke('M-63 -41L-6 6Q-2 9 2 6L59 -41', edge, 2.6, { opacity: 0.65 })}${seal === '' ? '' : rect(36, -36, 18, 21, seal)}</g>`;
  for (const spot of spots) {
    const dim = Math.min(0.5, (Math.abs(spot.x - peak[0]) / (wide ? 900 : 560)) * 0.9);
    d.add(envelope(spot.x, spot.y, spot.size, spot.turn, mix(spot.tint, s.ink, dim), mix(s.ink, s.deep, 0.3), ''));
  }
  const glowing: Point = [cx - 66, 560];
  d.add(
    circle(glowing[0], glowing[1], 330, d.radial(glowing, 330, [[0, '#fff4cf', 0.95], [0.22, lift(s.light, 0.05), 0.55], [1, s.light, 0]])),
    envelope(glowing[0], glowing[1], 1.15, -12, '#fffbe9', s.mid, s.accent),
    rect(0, 930, w, 150, d.vertical(930, 1080, [[0, s.ink, 0], [0.35, s.ink, 0.92], [1, s.ink]])),
    rect(cx - 40, 884, 260, 10, mix(s.mid, s.ink, 0.35)), rect(cx - 20, 894, 10, 76, s.ink), rect(cx + 190, 894, 10, 76, s.ink),
    put(seated, cx - 64, 972, 146, { body: s.ink, lit: s.light, glow: s.light, accent: mix(s.mid, s.ink, 0.4) }),
    path(polygon([[cx + 120, 836], [cx + 176, 836], [cx + 164, 806], [cx + 134, 806]]), s.accent), rect(cx + 146, 836, 5, 46, s.ink), path(polygon([[cx + 122, 838], [cx + 174, 838], [cx + 236, 884], [cx + 20, 884]]), s.light, { opacity: 0.4 }),
    motes(r, { x: cx - 360, y: 160, w: 620, h: 620 }, 60, s.paper),
  );
  return { box: { x: 52, y: 64, w: 440, h: 230 }, align: 'left', valign: 'top', fill: s.light, tagline: 'under', small: s.paper, style: { maxSize: 96 } };
}

/** A figure on a ridge before a great disc. */
export function ridgeWalker({ d, w, cx, s, r, subjects }: Paint): Layout {
  d.add(d.flood(d.vertical(0, 900, [[0, mix(s.mid, s.deep, 0.5)], [0.6, mix(s.mid, s.light, 0.5)], [1, s.light]])));
  d.add(sun(d, [cx + 20, 540], 190, mix(s.paper, s.light, 0.4), s.paper, 2.2), barClouds(r, { x: 0, y: 330, w, h: 260 }, 6, s.paper, 0.35));
  const layers = 4;
  for (let layer = 0; layer < layers; layer += 1) {
    const part = layer / (layers - 1);
    const line = jagged(r.fork(`ridge${layer}`), w, 640 + part * 210, 130 - part * 70);
    d.add(path(down(line, 1080), mix(mix(s.mid, s.light, 0.35), s.ink, 0.25 + part * 0.7)));
    if (layer === layers - 1) {
      const x = cx - 30;
      d.add(put(subjects[0] ?? figure, x, heightAt(line, x) + 4, fitted(subjects[0] ?? figure, 150, 300), { body: s.ink, lit: s.light, glow: s.paper, accent: s.accent }));
    }
  }
  return { box: { x: 56, y: 84, w: 608, h: 220 }, align: 'centre', valign: 'top', fill: s.paper, tagline: 'under', credits: s.light };
}

/** A night sea under a moon with the subject in its path of light. */
export function moonSea({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  const horizon = 520;
  d.add(d.flood(d.vertical(0, horizon, [[0, s.ink], [0.6, s.deep], [1, mix(s.deep, s.mid, 0.7)]])), stars(r, { x: 0, y: 0, w, h: 420 }, wide ? 220 : 110, s.paper), moon(d, r, [cx, 330], 104, s.paper, s.mid));
  d.add(rect(0, horizon, w, 560, d.vertical(horizon, 1080, [[0, mix(s.deep, s.mid, 0.6)], [0.4, s.deep], [1, s.ink]])), reflection(r, cx, horizon + 3, 1010, 180, s.paper, 0.85), ripples(r, { x: -50, y: horizon + 12, w: w + 100, h: 550 }, 110, s.light, 0.2));
  const chosen = subjects[0] ?? pirogue;
  d.add(beam(d, [cx, 330], [cx, horizon + 60], 120, s.paper, 0.12), put(chosen, cx - 10, 742, fitted(chosen, 170, 340), { body: s.ink, lit: s.light, glow: s.light, accent: s.accent }));
  return { box: { x: 60, y: 838, w: 600, h: 130 }, align: 'centre', valign: 'bottom', fill: s.paper, tagline: 'over', small: s.light };
}
