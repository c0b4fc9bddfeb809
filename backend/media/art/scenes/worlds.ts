import { lift, mix, tone } from '../colour.ts';
import type { Point } from '../drawing.ts';
import { num } from '../drawing.ts';
import { letterOf } from '../../lettering/fonts.ts';
import { lineAt } from '../../lettering/typeset.ts';
import { conifers, contours, down, flanks, jagged, windingPath } from '../scenery/land.ts';
import { barClouds, flock, moon, ribbons, stars, sun } from '../scenery/sky.ts';
import { greatWave, swell } from '../scenery/water.ts';
import type { Layout, Paint } from '../scene.ts';
import { fitted, put } from '../scene.ts';
import { circle, ellipse, group, outline, path, polygon, rect, stroke } from '../shapes.ts';
import { hatching, stipple } from '../texture.ts';
import { astronaut, figure } from '../subjects/figures.ts';
import { castle } from '../subjects/buildings.ts';
import { sailboat } from '../subjects/vehicles.ts';

/** A battered tug among broken satellites, sound spreading over a planet's edge. */
export function orbitTug({ d, w, cx, s, r, wide }: Paint): Layout {
  d.add(d.flood(d.vertical(0, 1080, [[0, s.ink], [0.6, s.deep], [1, mix(s.deep, s.mid, 0.6)]])), ribbons(d, r, { x: 0, y: 120, w, h: 560 }, [mix(s.deep, s.mid, 0.5), mix(s.deep, s.accent, 0.42)], 0.5), stars(r, { x: 0, y: 0, w, h: 900 }, wide ? 420 : 220, s.paper));
  const centre: Point = [cx - 30, 1690];
  const radius = 900;
  const hub: Point = [cx - 8, 560];
  d.add(...Array.from({ length: wide ? 15 : 7 }, (_, i) => circle(hub[0], hub[1], 74 + i * 52 + i * i * 1.5, 'none', { stroke: i % 3 === 0 ? s.light : s.mid, 'stroke-width': num(3.4 - i * 0.19), opacity: num(Math.max(0.1, 0.72 - i * 0.045)), 'stroke-dasharray': i % 4 === 2 ? '2 9' : undefined, 'stroke-linecap': 'round' })));
  const clip = d.clip(circle(centre[0], centre[1], radius, '#fff'));
  d.add(
    circle(centre[0], centre[1], radius + 150, d.radial(centre, radius + 150, [[radius / (radius + 150) - 0.004, s.light, 0.85], [0.9, s.mid, 0.32], [1, s.mid, 0]])), circle(centre[0], centre[1], radius, d.vertical(790, 1080, [[0, mix(s.mid, s.light, 0.35)], [0.18, s.mid], [0.8, mix(s.mid, s.ink, 0.7)]])),
    group({ 'clip-path': clip }, ...Array.from({ length: 8 }, (_, i) => path(outline([[cx + r.between(-700, 500), 830 + i * 30], [cx + r.between(-300, 500), 815 + i * 32], [cx + r.between(0, 700), 842 + i * 30], [cx + r.between(-200, 300), 852 + i * 30]]), i % 2 === 0 ? s.light : s.deep, { opacity: 0.22 }))),
  );
  const wreck = (x: number, y: number, size: number, turn: number): string =>
    `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${num(size)})">${rect(-12, -10, 24, 20, mix(s.light, s.deep, 0.35), { rx: 3 })}${stroke('M-12 0H-22M12 0H18', s.light, 2.4)}${path(polygon([[-60, -12], [-22, -12], [-22, 12], [-52, 12], [-44, 4], [-56, 0]]), s.mid)}${stroke('M-50 -12V10M-40 -12V12M-30 -12V12M-56 0H-22', s.ink, 1.6)}${path(polygon([[18, -12], [40, -12], [34, -4], [44, 0], [38, 12], [18, 12]]), mix(s.mid, s.ink, 0.3))}${stroke('M26 -12V12M18 0H40', s.ink, 1.6)}${stroke('M0 -10Q-12 -26 6 -30', s.light, 1.8)}${circle(0, 0, 4, s.accent)}</g>`;
  const spots: [number, number, number, number][] = [[-250, 300, 1.1, 24], [236, 352, 1.3, -38], [-196, 690, 0.9, 66], [262, 640, 0.8, 12], [110, 268, 0.6, 80], [-300, 500, 0.6, -20], [-90, 220, 0.4, 30], [308, 510, 0.5, 50], [190, 780, 0.5, -60]];
  for (const [x, y, size, turn] of [...spots, ...(wide ? ([[-560, 380, 1.2, 40], [-840, 250, 0.8, -30], [-720, 620, 0.6, 70], [-1020, 470, 0.5, 10]] as typeof spots) : [])]) d.add(wreck(cx + x, y, size, turn));
  d.add(...Array.from({ length: 60 }, () => path(polygon([[0, 0], [r.between(2, 7), r.between(-3, 3)], [r.between(-2, 3), r.between(2, 7)]]), s.light, { transform: `translate(${num(r.between(0, w))} ${num(r.between(180, 860))})`, opacity: num(r.between(0.3, 0.9)) })));
  d.add(
    `<g transform="translate(${hub[0]} ${hub[1]}) rotate(-12) scale(1.16)">` +
      path(polygon([[-96, -10], [-210, -34], [-196, -2], [-230, 14], [-94, 22]]), d.linear([-96, 0], [-220, 0], [[0, s.light, 0.95], [1, s.accent, 0]])) +
      path(outline([[-92, -30, 1], [-60, -42, 1], [70, -42, 1], [112, -14], [118, 10], [96, 36, 1], [-72, 40, 1], [-98, 22, 1]]), mix(s.light, s.deep, 0.28)) + path(outline([[-98, 6, 1], [118, 8, 1], [96, 36, 1], [-72, 40, 1], [-98, 22, 1]]), mix(s.mid, s.ink, 0.35)) +
      path(polygon([[-36, -42], [-24, -88], [40, -88], [58, -42]]), s.light) + path(polygon([[22, -42], [22, -88], [40, -88], [58, -42]]), mix(s.light, s.deep, 0.4)) + rect(-18, -78, 20, 20, '#fff6df', { rx: 4 }) + rect(8, -78, 22, 20, '#fff6df', { rx: 4 }) + circle(-8, -66, 5, s.ink) + path('M-15 -58q7 -9 14 0Z', s.ink) +
      stroke('M-6 -88V-126M-6 -126L-26 -140M-6 -114L12 -130', s.light, 3) + circle(-26, -142, 4, s.accent) + circle(-26, -142, 12, s.accent, { opacity: 0.35 }) + circle(76, -12, 13, s.ink) + circle(76, -12, 8.4, '#fff6df') + circle(38, -14, 9, s.ink) + circle(38, -14, 5.6, s.accent) + rect(-80, -26, 40, 22, mix(s.mid, s.ink, 0.2)) + stroke('M-74 -20l26 12M-48 -20l-26 12', s.light, 2.4) + stroke('M-90 24H90M-60 40V30M-20 40V28M20 40V28M60 38V28', s.ink, 2.6, { opacity: 0.6 }) + path(polygon([[-104, -22], [-92, -26], [-92, 20], [-106, 16]]), s.ink) + stroke('M112 20Q150 34 170 6', s.light, 3) + path('M170 6l-12 -2l10 -12l14 4Z', s.light) + '</g>',
  );
  return { box: { x: 60, y: 74, w: 600, h: 108 }, align: 'centre', valign: 'middle', fill: s.light, tagline: 'none', credits: s.paper, style: { maxSize: 92, maxLines: 2, axes: { wght: 330, opsz: 144, SOFT: 0, WONK: 0 } } };
}

/** A boat that sails out of an engraved chart into painted waves. */
export function livingChart({ d, w, cx, s, r, wide }: Paint): Layout {
  const paper = mix(s.light, s.paper, 0.35);
  const ink = mix(s.deep, s.ink, 0.3);
  d.add(d.flood(paper), d.flood(d.radial([cx, 400], 900, [[0.4, paper, 0], [1, mix(s.light, s.accent, 0.5), 0.65]])));
  const rose: Point = [wide ? cx - 760 : cx - 196, 420];
  d.add(stroke(Array.from({ length: 32 }, (_, i) => `M${rose[0]} ${rose[1]}L${num(rose[0] + Math.cos((i / 32) * 6.2832) * 2400)} ${num(rose[1] + Math.sin((i / 32) * 6.2832) * 2400)}`).join(''), ink, 0.8, { opacity: 0.3 }));
  const isle = (x: number, y: number, size: number, seed: string): string => {
    const [shore, ...inner] = contours(r.fork(seed), [x, y], size, 6);
    return path(shore ?? '', mix(paper, s.accent, 0.2), { stroke: ink, 'stroke-width': 2.4 }) + [1.08, 1.16, 1.25].map((k) => `<g transform="translate(${num(x * (1 - k))} ${num(y * (1 - k))}) scale(${k})">${stroke(shore ?? '', ink, 0.7, { opacity: 0.55, 'stroke-dasharray': k > 1.1 ? '6 5' : undefined })}</g>`).join('') + inner.slice(0, 3).map((line) => stroke(line, ink, 0.9, { opacity: 0.5, 'stroke-dasharray': '2 3' })).join('') + path(`M${x - 18} ${y + 8}l10 -22l8 14l8 -20l14 28Z`, 'none', { stroke: ink, 'stroke-width': 1.8 });
  };
  d.add(isle(cx + 214, 366, 62, 'a'), isle(cx - 246, 636, 50, 'b'), isle(cx + 236, 556, 30, 'c'));
  if (wide) d.add(isle(cx - 520, 250, 110, 'd'), isle(cx - 1040, 520, 90, 'e'), isle(cx + 520, 260, 80, 'f'));
  d.add(circle(rose[0], rose[1], 70, 'none', { stroke: ink, 'stroke-width': 1.6 }), circle(rose[0], rose[1], 78, 'none', { stroke: ink, 'stroke-width': 0.8 }), ...Array.from({ length: 16 }, (_, i) => {
    const long = i % 4 === 0 ? 100 : i % 2 === 0 ? 66 : 44;
    return `<g transform="translate(${rose[0]} ${rose[1]}) rotate(${i * 22.5})">${path(polygon([[0, -long], [long * 0.13, -long * 0.2], [0, 0]]), i % 4 === 0 ? s.accent : ink)}${path(polygon([[0, -long], [-long * 0.13, -long * 0.2], [0, 0]]), paper, { stroke: ink, 'stroke-width': 1 })}</g>`;
  }));
  d.add(stroke(`M${cx - 330} 300Q${cx - 60} 360 ${cx + 60} 470T${cx + 20} 640`, s.accent, 4, { 'stroke-dasharray': '3 13' }), path(`M${cx - 340} 288l20 24M${cx - 320} 288l-20 24`, 'none', { stroke: s.accent, 'stroke-width': 5, 'stroke-linecap': 'round' }));
  // Sea monster of the engraver.
  const mx = cx - 420;
  if (wide) d.add(stroke(`M${mx - 60} 706q20 -52 44 0M${mx - 10} 706q24 -70 52 0M${mx + 50} 706q14 -76 46 -70q30 4 16 24q-14 10 -22 -4`, ink, 3));
  // Drawn waves that thicken into painted ones.
  for (let row = 0; row < 7; row += 1) d.add(stroke(Array.from({ length: Math.ceil(w / 40) + 1 }, (_, i) => `M${i * 40 - (row % 2) * 20} ${num(702 + row * 15)}q10 -12 20 0q10 10 20 0`).join(''), ink, 0.8 + row * 0.32, { opacity: 0.3 + row * 0.1 }));
  const bx = cx - 6;
  const by = 824;
  const seas = [[790, 46, wide ? 9 : 4, 0.3], [846, 58, wide ? 7 : 3, 0.12], [920, 66, wide ? 6 : 2.5, 0], [1000, 60, wide ? 7 : 3, -0.06]] as const;
  for (const [index, [y, height, crests, light]] of seas.entries()) {
    const tint = light >= 0 ? mix(s.deep, s.paper, light * 1.1) : lift(s.deep, light);
    const shape = swell(r.fork(`sea${index}`), w, y, height, crests, 1090);
    if (index === 2) {
      d.add(`<g transform="translate(${bx} ${by}) rotate(5) scale(2.62)">${rect(-1.6, -156, 3.2, 140, ink)}${path(outline([[4, -150, 1], [36, -104], [52, -34], [52, -28, 1], [4, -28, 1]]), 'none', { stroke: ink, 'stroke-width': 1.4 })}${[0, 1, 2, 3, 4, 5].map((i) => stroke(`M${6} ${-140 + i * 20}Q${22 + i * 3} ${-130 + i * 18} ${20 + i * 6} ${-118 + i * 17}`, ink, 0.6)).join('')}${path(outline([[-5, -140, 1], [-22, -92], [-54, -30, 1], [-5, -28, 1]]), s.accent)}${path(outline([[-5, -140, 1], [-14, -88], [-22, -29, 1], [-5, -28, 1]]), lift(s.accent, -0.1))}${stroke('M-46 -48L-5 -60M-32 -76L-5 -86', s.paper, 3)}${path(outline([[-58, -20, 1], [58, -20, 1], [46, 0], [38, 6, 1], [-42, 6, 1], [-50, -4]]), s.ink)}${rect(-57, -19, 114, 4, s.light)}${path(polygon([[0, -156], [26, -150], [0, -144]]), s.accent)}${circle(-20, -28, 5, s.ink)}${path('M-26 -24h12l2 12h-16Z', s.light)}</g>`);
    }
    d.add(path(shape, tint), stroke(shape, s.paper, 3.4, { opacity: 0.9 }), `<g transform="translate(0 15)" opacity="0.5">${stroke(shape, mix(tint, s.paper, 0.5), 2)}</g>`, `<g transform="translate(0 30)" opacity="0.3">${stroke(shape, mix(tint, s.paper, 0.5), 2)}</g>`);
  }
  d.add(...Array.from({ length: 40 }, () => circle(bx + r.between(-260, 260), by + r.between(-20, 80), r.between(1.4, 5), s.paper, { opacity: 0.85 })));
  d.add(rect(20, 20, w - 40, 1040, 'none', { stroke: ink, 'stroke-width': 2 }), rect(30, 30, w - 60, 1020, 'none', { stroke: ink, 'stroke-width': 9, 'stroke-dasharray': '36 36' }), rect(39, 39, w - 78, 1002, 'none', { stroke: ink, 'stroke-width': 1.4 }));
  return { box: { x: 84, y: 82, w: 552, h: 172 }, align: 'centre', valign: 'middle', fill: ink, tagline: 'none', credits: s.paper, style: { maxSize: 90 } };
}

/** A hooded figure on an endless bridge; letters fall from it into the mist. */
export function nameBridge({ d, w, cx, s, r, wide }: Paint): Layout {
  const mist = s.light;
  const gold = s.mid;
  d.add(d.flood(d.vertical(0, 1080, [[0, mix(s.deep, s.ink, 0.2)], [0.42, mix(s.deep, mist, 0.5)], [0.72, mist], [1, mix(mist, s.paper, 0.5)]])), sun(d, [cx + 60, 380], 110, mix(s.paper, gold, 0.25), mix(s.paper, gold, 0.4), 2.8));
  for (let layer = 0; layer < 3; layer += 1) {
    const line = jagged(r.fork(`peak${layer}`), w, 520 + layer * 120, 230 - layer * 40, 0.56);
    d.add(path(down(line, 1080), d.vertical(320 + layer * 120, 760 + layer * 90, [[0, mix(mix(s.deep, mist, 0.62 - layer * 0.16), s.ink, 0.05)], [1, mist, 0.1]])));
  }
  const deck = 566;
  const stone = mix(s.deep, gold, 0.18);
  const pitch = 236;
  const start = cx - pitch * Math.ceil(cx / pitch) - pitch / 2;
  let face = `M-20 ${deck - 4}H${w + 20}V${deck + 26}`;
  face = `M${start - pitch} ${deck}H${w + pitch}V1080H${start - pitch}Z`;
  let holes = '';
  for (let x = start; x < w + pitch; x += pitch) holes += `M${x - 82} 1090V${deck + 150}Q${x - 82} ${deck + 54} ${x} ${deck + 50}Q${x + 82} ${deck + 54} ${x + 82} ${deck + 150}V1090Z`;
  const bridge = d.vertical(deck, 1010, [[0, lift(stone, 0.03)], [0.3, stone], [0.75, mix(stone, mist, 0.55), 0.7], [1, mist, 0]]);
  d.add(path(face + holes, bridge, { 'fill-rule': 'evenodd' }));
  for (let x = start; x < w + pitch; x += pitch) {
    d.add(stroke(`M${x - 82} ${deck + 330}V${deck + 150}Q${x - 82} ${deck + 54} ${x} ${deck + 50}Q${x + 82} ${deck + 54} ${x + 82} ${deck + 150}V${deck + 330}`, lift(stone, 0.13), 8, { opacity: 0.55 }), ...Array.from({ length: 14 }, () => rect(x + 92 + r.between(0, 34), deck + 60 + r.between(0, 210), r.between(16, 30), 11, lift(stone, r.between(-0.05, 0.08)), { opacity: 0.6, rx: 2 })));
  }
  d.add(rect(-10, deck - 8, w + 20, 16, lift(stone, 0.1)), rect(-10, deck + 8, w + 20, 5, s.ink, { opacity: 0.45 }), ...Array.from({ length: Math.ceil(w / 26) + 1 }, (_, i) => rect(i * 26 - 6, deck - 26, 15, 20, i % 9 === 4 ? lift(stone, 0.12) : stone)), rect(-10, deck - 34, w + 20, 9, lift(stone, 0.08)));
  const alphabet = ['A', 'E', 'M', 'R', 'N', 'O', 'L', 'S', 'I', 'K', 'T', 'V', 'h', 'a', 'é', 'g', 'w', 'y'];
  for (let index = 0; index < (wide ? 120 : 66); index += 1) {
    const character = r.pick(alphabet);
    const fall = r.next();
    const size = r.between(22, 66) * (1 - fall * 0.25);
    letterOf('display', { wght: 600 }, character);
    const glyph = lineAt(character, { face: 'display', axes: { wght: 600 } }, 0, 0, size);
    const x = wide ? r.between(cx - 620, cx + 560) : r.between(30, w - 30);
    d.add(`<g transform="translate(${num(x)} ${num(deck + 40 + fall ** 0.85 * 400)}) rotate(${num(r.between(-75, 75))})" opacity="${num(1 - fall * 0.72)}">${path(glyph.path, r.chance(0.25) ? gold : r.chance(0.5) ? s.paper : mix(gold, s.paper, 0.5))}</g>`);
  }
  const x = cx - 8;
  d.add(
    circle(x + 44, deck - 78, 150, d.radial([x + 44, deck - 78], 150, [[0, '#fff1c4', 0.9], [0.25, gold, 0.45], [1, gold, 0]])),
    path(outline([[x, deck - 232, 1], [x + 24, deck - 218], [x + 30, deck - 186], [x + 48, deck - 150], [x + 54, deck - 60], [x + 70, deck - 8, 1], [x - 74, deck - 8, 1], [x - 52, deck - 70], [x - 46, deck - 150], [x - 28, deck - 190], [x - 22, deck - 218]]), s.ink), path(outline([[x + 2, deck - 214], [x + 17, deck - 198], [x + 10, deck - 172], [x - 6, deck - 176], [x - 10, deck - 200]]), mix(s.ink, gold, 0.42)), path(outline([[x + 18, deck - 206, 1], [x + 30, deck - 186], [x + 48, deck - 150], [x + 54, deck - 60], [x + 70, deck - 8, 1], [x + 40, deck - 8, 1], [x + 32, deck - 90], [x + 20, deck - 160]]), mix(s.ink, gold, 0.5), { opacity: 0.75 }),
    stroke(`M${x + 26} ${deck - 148}L${x + 46} ${deck - 112}`, s.ink, 13), stroke(`M${x + 46} ${deck - 112}V${deck - 98}`, gold, 3), rect(x + 34, deck - 98, 24, 32, '#fff1c4', { rx: 4 }), stroke(`M${x + 34} ${deck - 98}h24v32h-24ZM${x + 46} ${deck - 98}v32`, s.ink, 3),
    flock(r, { x: cx - 240, y: 300, w: 480, h: 130 }, 9, mix(s.deep, mist, 0.2), 15),
    group({ opacity: 0.7 }, ...Array.from({ length: wide ? 16 : 9 }, () => ellipse(r.between(0, w), r.between(920, 1080), r.between(220, 420), r.between(60, 110), d.soft(s.paper)))),
  );
  return { box: { x: 60, y: 72, w: 600, h: 176 }, align: 'centre', valign: 'middle', fill: lift(gold, 0.18), tagline: 'none', credits: s.deep, style: { maxSize: 104 } };
}

/** An armoured train-city on the line between a burning and a frozen world. */
export function fireIceTrain({ d, w, cx, s, r, wide }: Paint): Layout {
  const fire = s.accent;
  const ice = s.light;
  const van: Point = [cx + (wide ? 60 : 40), 420];
  const horizon = 430;
  const split = van[0];
  const nearSplit = cx - 40;
  d.add(rect(0, 0, split + 1, horizon + 10, d.vertical(0, horizon, [[0, mix(s.deep, fire, 0.25)], [0.55, fire], [1, '#ffd79a']])), rect(split, 0, w - split, horizon + 10, d.vertical(0, horizon, [[0, s.ink], [0.6, s.deep], [1, mix(s.deep, ice, 0.7)]])));
  const leftHalf = d.clip(rect(0, 0, split, 1080, '#fff'));
  const rightHalf = d.clip(rect(split, 0, w - split, 1080, '#fff'));
  d.add(group({ 'clip-path': leftHalf }, sun(d, [split, 330], 168, '#fff0c2', '#ffd79a', 2.3)), group({ 'clip-path': rightHalf }, stars(r, { x: split, y: 0, w: w - split, h: 380 }, wide ? 120 : 70, '#ffffff'), moon(d, r, [split, 330], 168, mix(ice, '#ffffff', 0.6), ice)));
  const hot = jagged(r.fork('hot'), w, 440, 80, 0.55);
  d.add(group({ 'clip-path': leftHalf }, path(down(hot, 1080), mix(fire, s.deep, 0.5))), group({ 'clip-path': rightHalf }, path(down(hot, 1080), mix(ice, s.deep, 0.45)), path(flanks(r, hot, 90, false), '#ffffff', { opacity: 0.65 })));
  d.add(path(polygon([[-10, horizon + 30], [split, horizon + 20], [nearSplit, 1090], [-10, 1090]]), d.vertical(horizon, 1080, [[0, mix(fire, '#ffd79a', 0.4)], [0.4, mix(fire, s.deep, 0.25)], [1, mix(s.deep, s.ink, 0.3)]])), path(polygon([[split, horizon + 20], [w + 10, horizon + 30], [w + 10, 1090], [nearSplit, 1090]]), d.vertical(horizon, 1080, [[0, mix(ice, '#ffffff', 0.7)], [0.4, mix(ice, s.deep, 0.3)], [1, mix(s.deep, s.ink, 0.4)]])));
  const cracks: string[] = [];
  const floes: string[] = [];
  for (let i = 0; i < 34; i += 1) {
    const y = horizon + 50 + (i / 34) ** 1.6 * 600;
    const span = 16 + (i / 34) * 110;
    const lx = split - r.between(0.15, 1) * (split + 40);
    cracks.push(`M${num(lx)} ${num(y)}l${num(span * 0.4)} ${num(span * 0.12)}l${num(span * 0.3)} ${num(-span * 0.08)}l${num(span * 0.5)} ${num(span * 0.14)}`);
    const rx = split + r.between(0.12, 1) * (w - split);
    floes.push(polygon([[rx, y], [rx + span * 0.5, y - span * 0.1], [rx + span, y + span * 0.03], [rx + span * 0.75, y + span * 0.16], [rx + span * 0.2, y + span * 0.14]]));
  }
  d.add(stroke(cracks.join(''), '#ffe1a8', 2.6, { opacity: 0.75 }), path(floes.join(''), '#ffffff', { opacity: 0.5 }));
  // The train: carriages from far to near along the line, each a block of the city.
  const count = 9;
  for (let index = 0; index < count; index += 1) {
    const t = (index / (count - 1)) ** 2.3;
    const half = 6 + t * 158;
    const foot = horizon + 14 + t * 436;
    const x = van[0] + (nearSplit - van[0]) * t;
    const height = half * 1.16;
    const top = foot - height;
    const bodyTone = mix(mix(s.deep, s.ink, 0.25), '#ffd9b0', 0.28 * (1 - t));
    const pick = r.fork(`car${index}`);
    for (let tower = 0; tower < 5; tower += 1) {
      const tw = half * pick.between(0.22, 0.46);
      const tx = x - half * 0.92 + (tower / 4) * half * 1.84 - tw / 2;
      const th = half * pick.between(0.35, 1.2);
      d.add(rect(tx, top - th, tw, th + 4, bodyTone), rect(tx, top - th, tw * 0.22, th, mix(fire, bodyTone, 0.45), { opacity: 0.9 }), rect(tx + tw * 0.84, top - th, tw * 0.16, th, mix(ice, bodyTone, 0.4), { opacity: 0.9 }));
      if (half > 20) d.add(...Array.from({ length: 10 }, () => rect(tx + tw * pick.between(0.26, 0.7), top - th * pick.between(0.08, 0.92), tw * 0.09, tw * 0.08, pick.chance(0.5) ? '#ffe1a8' : ice)), pick.chance(0.5) ? stroke(`M${num(tx + tw / 2)} ${num(top - th)}v${num(-half * 0.3)}`, bodyTone, half * 0.022) : '');
    }
    d.add(path(outline([[x - half, foot, 1], [x - half * 1.04, foot - height * 0.4, 1], [x - half * 0.9, top, 1], [x + half * 0.9, top, 1], [x + half * 1.04, foot - height * 0.4, 1], [x + half, foot, 1]]), bodyTone), path(polygon([[x - half, foot], [x - half * 1.04, foot - height * 0.4], [x - half * 0.9, top], [x - half * 0.74, top], [x - half * 0.86, foot - height * 0.4], [x - half * 0.84, foot]]), mix(fire, bodyTone, 0.3)), path(polygon([[x + half, foot], [x + half * 1.04, foot - height * 0.4], [x + half * 0.9, top], [x + half * 0.74, top], [x + half * 0.86, foot - height * 0.4], [x + half * 0.84, foot]]), mix(ice, bodyTone, 0.3)));
    if (index === count - 1) {
      d.add(
        path(outline([[x - half * 0.66, foot, 1], [x - half * 0.6, top + height * 0.2], [x, top + height * 0.1], [x + half * 0.6, top + height * 0.2], [x + half * 0.66, foot, 1]]), mix(s.ink, s.deep, 0.5)), stroke(Array.from({ length: 7 }, (_, i) => `M${num(x - half * 0.5 + i * half * 0.166)} ${num(foot - 4)}L${num(x - half * 0.4 + i * half * 0.133)} ${num(top + height * 0.42)}`).join(''), mix(s.mid, s.ink, 0.2), 5),
        path(polygon([[x - half * 0.42, top + height * 0.36], [x - half * 0.1, top + height * 0.3], [x - half * 0.1, top + height * 0.2], [x - half * 0.38, top + height * 0.26]]), '#ffe1a8'), path(polygon([[x + half * 0.42, top + height * 0.36], [x + half * 0.1, top + height * 0.3], [x + half * 0.1, top + height * 0.2], [x + half * 0.38, top + height * 0.26]]), mix(ice, '#ffffff', 0.5)),
        ...[-0.82, 0.82].map((side) => circle(x + half * side, foot - height * 0.2, 130, d.radial([x + half * side, foot - height * 0.2], 130, [[0, side < 0 ? '#fff0c2' : '#ffffff', 0.95], [0.14, side < 0 ? '#ffd79a' : ice, 0.6], [1, side < 0 ? fire : ice, 0]])) + circle(x + half * side, foot - height * 0.2, 15, '#ffffff')), path(polygon([[x - half * 1.1, foot], [x, foot - height * 0.16], [x + half * 1.1, foot], [x + half * 0.9, foot + 46], [x, foot + 70], [x - half * 0.9, foot + 46]]), s.ink), stroke(Array.from({ length: 9 }, (_, i) => `M${num(x)} ${num(foot - height * 0.1)}L${num(x - half + i * half * 0.25)} ${num(foot + 50)}`).join(''), mix(s.mid, s.ink, 0.3), 4),
      );
    }
  }
  d.add(group({ opacity: 0.85 }, ...Array.from({ length: 10 }, (_, i) => ellipse(nearSplit + (i - 4.5) * 90, 910 + r.between(-20, 30), 170, 70, i < 5 ? d.soft(mix(fire, '#ffe1a8', 0.3)) : d.soft(mix(ice, '#ffffff', 0.4))))), rect(0, 820, w, 260, d.vertical(820, 1080, [[0, s.ink, 0], [0.55, s.ink, 0.85], [1, s.ink]])));
  return { box: { x: 44, y: 842, w: 632, h: 142 }, align: 'centre', valign: 'bottom', fill: '#fff1dc', tagline: 'none', small: mix(fire, '#ffe1a8', 0.5), style: { maxSize: 150, maxLines: 1, fill: 'block' } };
}

/** A great planet with rings, the subject small before it: the space fallback. */
export function ringedPlanet({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  const centre: Point = [cx + 40, 500];
  d.add(d.flood(d.vertical(0, 1080, [[0, s.ink], [0.7, s.deep], [1, s.ink]])), stars(r, { x: 0, y: 0, w, h: 1000 }, wide ? 380 : 200, s.paper));
  const ring = (half: 'back' | 'front'): string => group({ transform: `translate(${centre[0]} ${centre[1]}) rotate(-18)` }, ...[330, 366, 396, 424].map((radius, i) => stroke(half === 'back' ? `M${-radius} 0A${radius} ${radius * 0.26} 0 0 1 ${radius} 0` : `M${-radius} 0A${radius} ${radius * 0.26} 0 0 0 ${radius} 0`, i % 2 === 0 ? s.light : s.mid, 16 - i * 3, { opacity: 0.8 })));
  const clip = d.clip(circle(centre[0], centre[1], 240, '#fff'));
  d.add(ring('back'), circle(centre[0], centre[1], 240, d.linear([centre[0] - 200, 300], [centre[0] + 220, 720], [[0, lift(s.accent, 0.14)], [0.5, s.accent], [1, s.ink]])), group({ 'clip-path': clip }, ...Array.from({ length: 7 }, (_, i) => ellipse(centre[0], 300 + i * 66, 300, r.between(10, 26), i % 2 === 0 ? s.mid : s.light, { opacity: 0.3, transform: `rotate(-14 ${centre[0]} ${centre[1]})` }))), ring('front'));
  const line = jagged(r, w, 900, 60, 0.5);
  d.add(path(down(line, 1080), s.ink), put(subjects[0] ?? astronaut, cx - 150, 890, fitted(subjects[0] ?? astronaut, 170, 260), { body: mix(s.paper, s.deep, 0.25), lit: s.mid, glow: s.light, accent: s.accent }));
  return { box: { x: 56, y: 72, w: 608, h: 120 }, align: 'centre', valign: 'middle', fill: s.paper, tagline: 'under', credits: s.paper };
}

/** An arched frame on mountains, forest and a far castle: the fantasy fallback. */
export function archedRealm({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  d.add(d.flood(s.ink), hatching(d, mix(s.ink, s.mid, 0.25), 9, 1, 45));
  const half = wide ? 620 : 296;
  const arch = `M${cx - half} 900V${wide ? 420 : 460}Q${cx - half} 180 ${cx} 110Q${cx + half} 180 ${cx + half} ${wide ? 420 : 460}V900Z`;
  const clip = d.clip(path(arch, '#fff'));
  const path1 = windingPath(r, [cx, 690], [cx - 60, 920], 190);
  d.add(group({ 'clip-path': clip }, d.flood(d.vertical(100, 900, [[0, s.deep], [0.6, s.mid], [1, s.light]])), stars(r, { x: cx - half, y: 100, w: half * 2, h: 400 }, 90, s.paper), moon(d, r, [cx + 90, 330], 96, s.paper, s.mid), ...[0, 1, 2].map((layer) => { const line = jagged(r.fork(`a${layer}`), w, 560 + layer * 90, 140, 0.55); return path(down(line, 1080), mix(mix(s.mid, s.light, 0.4), s.ink, 0.2 + layer * 0.3)) + (layer === 2 ? path(conifers(r, line, cx - half, cx + half, 90), s.ink) : ''); }), put(castle, cx - 60, 700, 260, { body: mix(s.deep, s.ink, 0.4), lit: s.light, glow: s.light, accent: s.accent }), path(path1, s.light, { opacity: 0.8 }), put(subjects[0] ?? figure, cx + 40, 880, fitted(subjects[0] ?? figure, 130, 200), { body: s.ink, lit: s.light, glow: s.light, accent: s.accent })), stroke(arch, s.light, 6), stroke(arch, s.accent, 16, { opacity: 0.5, 'stroke-dasharray': '2 14' }));
  return { box: { x: 60, y: 916, w: 600, h: 74 }, align: 'centre', valign: 'middle', fill: s.light, tagline: 'none', style: { maxSize: 76, maxLines: 2 } };
}

/** A great wave over the subject's boat: the adventure fallback. */
export function towering({ d, w, cx, s, r, subjects }: Paint): Layout {
  d.add(d.flood(d.vertical(0, 800, [[0, s.light], [1, s.paper]])), sun(d, [cx - 170, 420], 96, s.accent, s.light, 2), barClouds(r, { x: 0, y: 260, w, h: 200 }, 4, '#ffffff', 0.6), put(subjects[0]?.element === 'water' ? subjects[0] : sailboat, cx - 150, 780, 240, { body: s.ink, lit: s.paper, glow: s.light, accent: s.accent }, false, -9));
  const wave = greatWave(d, 980, 520);
  d.add(path(wave.body, s.deep), path(wave.body, stipple(d, lift(s.deep, -0.12), [0, 480], 640, 0)), stroke(wave.lines, mix(s.mid, s.paper, 0.4), 6, { opacity: 0.6 }), path(wave.foam, s.paper), ...Array.from({ length: 50 }, () => circle(r.between(w * 0.2, w * 0.62), r.between(480, 720), r.between(1.5, 6), s.paper)), path(swell(r, w, 910, 50, 3, 1090), mix(s.deep, s.ink, 0.4)));
  return { box: { x: 52, y: 66, w: 616, h: 210 }, align: 'left', valign: 'top', fill: s.deep, tagline: 'under', credits: s.paper };
}

/** A deep wood with a light between the trunks: fairy tale or fear. */
export function deepWood({ d, w, cx, s, r, subjects }: Paint): Layout {
  d.add(d.flood(d.radial([cx, 640], 700, [[0, mix(s.light, s.accent, 0.4)], [0.35, s.mid], [1, s.ink]])));
  for (let layer = 0; layer < 3; layer += 1) {
    const tint = mix(mix(s.mid, s.light, 0.2), s.ink, 0.35 + layer * 0.32);
    for (let i = 0; i < w / (90 - layer * 10); i += 1) {
      const x = i * (96 + layer * 20) + r.between(-40, 40);
      if (Math.abs(x - cx) < 70 + layer * 60) continue;
      const half = 9 + layer * 14 + r.between(0, 8);
      d.add(path(outline([[x - half, -10, 1], [x - half * 0.8, 500], [x - half * 1.2, 840], [x - half * 2.4, 930 + layer * 40, 1], [x + half * 2.4, 930 + layer * 40, 1], [x + half * 1.2, 840], [x + half * 0.8, 500], [x + half, -10, 1]]), tint), stroke(`M${num(x)} ${num(r.between(200, 500))}q${num(r.between(40, 90) * (r.chance(0.5) ? 1 : -1))} -40 ${num(r.between(60, 120) * (r.chance(0.5) ? 1 : -1))} -120`, tint, half * 0.4));
    }
    d.add(rect(0, 880 + layer * 44, w, 220, tint));
    if (layer === 1) d.add(put(subjects[0] ?? figure, cx, 930, fitted(subjects[0] ?? figure, 200, 260), { body: s.ink, lit: s.light, glow: tone(s.light, 0.9), accent: s.accent }));
  }
  return { box: { x: 56, y: 80, w: 608, h: 240 }, align: 'centre', valign: 'middle', fill: s.paper, tagline: 'under', credits: s.light };
}
