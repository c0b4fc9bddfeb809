import { lift, mix, tone } from '../colour.ts';
import type { Point } from '../drawing.ts';
import { num } from '../drawing.ts';
import { down, heightAt, leafyTree, rolling } from '../scenery/land.ts';
import { houses } from '../scenery/city.ts';
import { heapCloud, moon, stars, sun } from '../scenery/sky.ts';
import type { Layout, Paint } from '../scene.ts';
import { fitted, put } from '../scene.ts';
import { circle, ellipse, group, outline, path, placed, polygon, rect, stroke } from '../shapes.ts';
import { dots, stipple } from '../texture.ts';
import { bird, cat, fish, fox, owl } from '../subjects/animals.ts';
import { house } from '../subjects/buildings.ts';
import { balloon, sailboat } from '../subjects/vehicles.ts';
import { bread, flowers, kite, letter, teapot } from '../subjects/objects.ts';

/** A girl under a red umbrella while memories fall as rain. */
export function memoryRain({ d, w, cx, s, r, wide }: Paint): Layout {
  const blue = s.mid;
  d.add(d.flood(d.vertical(0, 1080, [[0, mix(blue, '#1d3552', 0.6)], [0.3, blue], [0.75, mix(blue, s.paper, 0.55)], [1, s.paper]])));
  for (let i = 0; i < (wide ? 260 : 130); i += 1) {
    const x = r.between(-40, w + 40);
    const y = r.between(-40, 940);
    d.add(`<path d="M${num(x)} ${num(y)}v${num(r.between(20, 70))}" stroke="${s.paper}" stroke-width="1.6" stroke-linecap="round" opacity="${num(r.between(0.15, 0.5))}"/>`);
  }
  const things = [house, fish, kite, flowers, cat, sailboat, bird, teapot, letter, balloon, bread, owl];
  const tints = [tone(s.accent, 0.72, 0.8), s.paper, lift(s.light, -0.08), mix(blue, s.paper, 0.65), tone(s.accent, 0.82, 0.5)];
  const drop = (x: number, y: number, size: number, index: number): string => {
    const thing = things[index % things.length] ?? house;
    const tint = tints[index % tints.length] ?? s.paper;
    const body = outline([[0, -size * 1.62, 1], [size * 0.3, -size * 0.95], [size * 0.86, -size * 0.1], [size * 0.72, size * 0.66], [0, size], [-size * 0.72, size * 0.66], [-size * 0.86, -size * 0.1], [-size * 0.3, -size * 0.95]]);
    const fit = Math.min((size * 1.12) / thing.height, (size * 1.24) / thing.width);
    return `<g transform="translate(${num(x)} ${num(y)})">${path(body, tint)}${path(body, stipple(d, lift(tint, -0.16), [0, -20], 190, -30), { opacity: 0.7 })}${placed(0, size * 0.62, fit, fit, thing.draw({ body: lift(blue, -0.25), lit: s.paper, glow: '#f6c667', accent: s.accent }))}${path(outline([[-size * 0.52, -size * 0.2], [-size * 0.3, -size * 0.66], [-size * 0.22, -size * 0.6], [-size * 0.42, -size * 0.12]]), '#ffffff', { opacity: 0.75 })}</g>`;
  };
  const spots: [number, number, number][] = [[-236, 130, 62], [-70, 84, 44], [112, 128, 58], [268, 92, 40], [-300, 330, 44], [-160, 300, 52], [20, 272, 40], [188, 320, 60], [318, 268, 36], [-262, 512, 50], [296, 486, 52], [-318, 690, 38], [322, 672, 42]];
  const more: [number, number, number][] = wide ? [[-470, 160, 60], [-640, 300, 44], [-820, 150, 54], [-1000, 320, 40], [-460, 420, 46], [-700, 520, 50], [440, 180, 56], [540, 420, 44]] : [];
  for (const [index, [x, y, size]] of [...spots, ...more].entries()) d.add(drop(cx + x, y, size, index));
  // Ground of overlapping wave scales.
  const scale = 46;
  for (let row = 0; row < 9; row += 1) {
    for (let x = (row % 2) * scale - scale; x < w + scale; x += scale * 2) {
      const y = 812 + row * 22;
      d.add([1, 0.76, 0.52, 0.28].map((part, i) => circle(x, y + scale, scale * part, i % 2 === 0 ? mix(blue, '#1d3552', 0.4 + row * 0.06) : s.paper)).join(''));
    }
  }
  d.add(rect(0, 838, w, 242, d.vertical(838, 900, [[0, '#1d3552', 0], [0.8, '#1d3552', 0.95], [1, '#1d3552']])));
  const x = cx;
  const foot = 822;
  d.add(
    ellipse(x, foot + 2, 120, 15, s.ink, { opacity: 0.35 }),
    stroke(`M${x + 34} ${foot - 168}V${foot - 430}`, s.ink, 7),
    path(`M${x - 26} ${foot}v-66h18v66ZM${x + 8} ${foot}v-66h18v66Z`, s.ink), path(`M${x - 34} ${foot}v-26q0 -7 7 -7h19v33ZM${x + 4} ${foot}v-33h19q7 0 7 7v26Z`, s.accent),
    path(outline([[x - 22, foot - 196, 1], [x - 50, foot - 120], [x - 66, foot - 52, 1], [x + 66, foot - 52, 1], [x + 50, foot - 120], [x + 22, foot - 196, 1]]), '#f2c14e'), path(outline([[x + 4, foot - 196, 1], [x + 22, foot - 196, 1], [x + 50, foot - 120], [x + 66, foot - 52, 1], [x + 22, foot - 52, 1]]), '#d99f2b'),
    stroke(`M${x - 20} ${foot - 180}Q${x - 52} ${foot - 140} ${x - 70} ${foot - 150}`, '#f2c14e', 19), circle(x - 76, foot - 152, 11, '#f0c7a2'), stroke(`M${x + 18} ${foot - 178}Q${x + 48} ${foot - 166} ${x + 36} ${foot - 196}`, '#e0ad3a', 18), circle(x + 34, foot - 200, 11, '#f0c7a2'),
    circle(x - 4, foot - 240, 52, s.ink), path(outline([[x - 54, foot - 240], [x - 58, foot - 196], [x - 40, foot - 184, 1], [x + 34, foot - 184, 1], [x + 50, foot - 200], [x + 46, foot - 244]]), s.ink), ellipse(x - 10, foot - 232, 37, 36, '#f0c7a2'), path(outline([[x - 50, foot - 236, 1], [x - 40, foot - 272], [x - 6, foot - 280], [x + 30, foot - 268], [x + 34, foot - 238, 1], [x + 14, foot - 256], [x - 24, foot - 256]]), s.ink),
    circle(x - 26, foot - 232, 4.4, s.ink), circle(x + 4, foot - 232, 4.4, s.ink), circle(x - 34, foot - 219, 6.4, s.accent, { opacity: 0.5 }), circle(x + 13, foot - 219, 6.4, s.accent, { opacity: 0.5 }), stroke(`M${x - 18} ${foot - 214}q7 8 14 0`, s.ink, 3),
  );
  const top = foot - 432;
  const dome = (fill: string): string => path(outline([[x - 196, top + 108, 1], [x - 160, top + 10], [x + 34, top - 66], [x + 226, top + 10], [x + 262, top + 108, 1], [x + 214, top + 88], [x + 168, top + 108, 1], [x + 124, top + 88], [x + 80, top + 108, 1], [x + 34, top + 88], [x - 12, top + 108, 1], [x - 56, top + 88], [x - 102, top + 108, 1], [x - 148, top + 88]]), fill);
  d.add(dome(s.accent), path(outline([[x + 80, top + 108, 1], [x + 78, top + 20], [x + 34, top - 66, 1], [x + 226, top + 10], [x + 262, top + 108, 1], [x + 214, top + 88], [x + 168, top + 108, 1], [x + 124, top + 88]]), lift(s.accent, -0.1)), path(outline([[x - 102, top + 108, 1], [x - 60, top + 10], [x + 34, top - 66, 1], [x - 10, top + 20], [x - 12, top + 108, 1], [x - 56, top + 88]]), lift(s.accent, 0.07)), stroke(`M${x - 102} ${top + 108}Q${x - 70} ${top - 10} ${x + 34} ${top - 66}M${x - 12} ${top + 108}Q${x - 8} ${top - 10} ${x + 34} ${top - 66}M${x + 80} ${top + 108}Q${x + 78} ${top - 10} ${x + 34} ${top - 66}M${x + 168} ${top + 108}Q${x + 146} ${top - 10} ${x + 34} ${top - 66}`, lift(s.accent, -0.15), 3), stroke(`M${x + 34} ${top - 66}v-22`, s.ink, 7), circle(x - 90, top + 34, 15, s.paper, { opacity: 0.9 }), circle(x + 134, top + 40, 15, s.paper, { opacity: 0.9 }), circle(x + 20, top + 10, 13, s.paper, { opacity: 0.9 }));
  return { box: { x: 52, y: 884, w: 616, h: 106 }, align: 'centre', valign: 'middle', fill: s.paper, tagline: 'none', style: { maxSize: 82, maxLines: 2, leading: 0.95 } };
}

/** A round little bus climbing the roofs with the moon in the back seat. */
export function moonBus({ d, w, cx, s, r, wide }: Paint): Layout {
  const gold = s.light;
  const coral = s.accent;
  d.add(d.flood(d.vertical(0, 1080, [[0, s.ink], [0.5, s.deep], [1, mix(s.deep, coral, 0.45)]])), stars(r, { x: 0, y: 0, w, h: 760 }, wide ? 330 : 170, gold));
  d.add(circle(cx - 40, 560, 520, d.radial([cx - 70, 580], 520, [[0, gold, 0.34], [0.5, gold, 0.1], [1, gold, 0]])));
  const row = houses(r.fork('far'), w, { ground: 1080, low: 150, high: 300, narrow: 70, wide: 110, manner: 'gables' }, 0.4);
  d.add(path(row.body, mix(s.deep, coral, 0.2)), path(row.windows, gold, { opacity: 0.7 }));
  const angle = -21;
  const apexX = cx + 300;
  const roof = (x: number): number => 700 + (apexX - x) * Math.tan((-angle * Math.PI) / 180);
  const left = wide ? -100 : -60;
  const body = polygon([[left, roof(left)], [apexX, 700], [apexX + 400, 900], [apexX + 400, 1090], [left, 1090]]);
  d.add(path(body, mix(coral, s.deep, 0.35)));
  const clip = d.clip(path(body, '#fff'));
  const tiles: string[] = [];
  for (let line = 0; line < 15; line += 1) {
    for (let column = -2; column < (wide ? 52 : 26); column += 1) {
      const base = apexX - column * 46 + (line % 2) * 23;
      tiles.push(`<path transform="translate(${num(base)} ${num(roof(base) + 18 + line * 34)}) rotate(${angle})" d="M-24 -6h48v18q-24 26 -48 0Z" fill="${r.pick([mix(coral, s.deep, 0.3), mix(coral, s.deep, 0.42), mix(coral, s.deep, 0.5)])}"/>`);
    }
  }
  d.add(group({ 'clip-path': clip }, ...tiles.toReversed()), path(polygon([[apexX, 700], [apexX + 400, 900], [apexX + 400, 1090], [apexX, 1090]]), s.deep), stroke(`M${left} ${num(roof(left))}L${apexX} 700L${apexX + 400} 900`, lift(coral, -0.16), 17));
  const chimney = (x: number, height: number): string => rect(x, roof(x + 24) - height, 52, height + 26, mix(coral, s.ink, 0.3)) + rect(x - 7, roof(x + 24) - height - 10, 66, 20, mix(coral, s.ink, 0.12)) + rect(x + 9, roof(x + 24) - height - 30, 12, 22, s.deep) + rect(x + 31, roof(x + 24) - height - 30, 12, 22, s.deep);
  d.add(chimney(cx - 322, 96), wide ? chimney(cx - 760, 120) : '');
  const bx = cx - 14;
  const wheel = (x: number): string => circle(x, 0, 40, s.ink) + circle(x, 0, 20, s.paper) + circle(x, 0, 8, s.ink);
  const moonFace = circle(-128, -138, 92, d.radial([-150, -160], 130, [[0, '#fffbe6'], [0.6, gold], [1, lift(gold, -0.1)]])) + circle(-160, -172, 15, lift(gold, -0.1), { opacity: 0.6 }) + circle(-100, -190, 9, lift(gold, -0.1), { opacity: 0.6 }) + circle(-86, -150, 12, lift(gold, -0.1), { opacity: 0.5 }) + stroke('M-158 -146q8 -9 16 0M-122 -146q8 -9 16 0', s.ink, 4.4) + stroke('M-146 -122q13 14 27 0', s.ink, 4.4) + circle(-166, -128, 8, coral, { opacity: 0.55 }) + circle(-98, -128, 8, coral, { opacity: 0.55 });
  d.add(
    `<g transform="translate(${bx} ${num(roof(bx) - 40)}) rotate(${angle})">` +
      circle(-128, -138, 210, d.radial([-128, -138], 210, [[0.3, '#fff6cf', 0.75], [0.6, gold, 0.25], [1, gold, 0]])) +
      path(outline([[-226, -18], [-236, -110], [-200, -170], [-60, -196], [90, -196], [176, -176], [214, -116], [226, -40], [212, -12, 1], [-214, -12, 1]]), coral) +
      path(outline([[-226, -50, 1], [224, -50, 1], [212, -12, 1], [-214, -12, 1]]), lift(coral, -0.1)) + rect(-230, -66, 456, 17, s.paper) +
      path(outline([[-226, -86], [-222, -150], [-180, -240], [-70, -240], [-34, -170], [-34, -84, 1], [-220, -84, 1]]), lift(coral, 0.02)) +
      path(outline([[-206, -96, 1], [-212, -150], [-176, -226], [-84, -226], [-52, -160], [-52, -96, 1]]), s.deep) + moonFace + path(outline([[-226, -90, 1], [-226, -70, 1], [-34, -70, 1], [-34, -90, 1]]), lift(coral, -0.06)) +
      rect(-14, -168, 76, 72, '#fff0b8', { rx: 14 }) + rect(78, -168, 62, 72, '#fff0b8', { rx: 14 }) + path(outline([[154, -168, 1], [178, -158], [202, -106], [204, -96, 1], [154, -96, 1]]), '#fff0b8') +
      circle(24, -122, 17, s.ink) + path('M2 -96q22 -22 44 0Z', s.ink) + circle(110, -124, 17, '#5e3b28') + path('M88 -132q22 -26 44 0Z', s.deep) + path('M88 -96q22 -22 44 0Z', s.mid) +
      rect(100, -196, 84, 26, s.ink, { rx: 8 }) + rect(-226, -58, 18, 14, s.paper, { rx: 4 }) + circle(214, -52, 15, '#fffbe6') + path(polygon([[222, -58], [470, -110], [470, 60], [222, -40]]), d.linear([222, 0], [470, 0], [[0, '#fff6cf', 0.6], [1, '#fff6cf', 0]])) + wheel(-122) + wheel(118) + '</g>',
  );
  d.add(group({ opacity: 0.92 }, heapCloud(r, cx - 300, 1100, 420, 130, s.ink), heapCloud(r, cx + 220, 1110, 480, 150, s.ink), wide ? heapCloud(r, cx - 900, 1110, 600, 150, s.ink) : ''));
  return { box: { x: 48, y: 64, w: 624, h: 290 }, align: 'centre', valign: 'middle', fill: gold, tagline: 'none', credits: s.paper, style: { maxSize: 150 } };
}

/** A grandmother in an apron, flying across a goal. */
export function goalkeeper({ d, w, cx, s, r, wide }: Paint): Layout {
  const grass = s.dark;
  const dress = '#41579c';
  const pink = s.accent;
  d.add(d.flood(d.vertical(0, 1080, [[0, mix(s.light, s.paper, 0.4)], [0.55, s.light], [1, s.light]])), circle(cx, 430, 520, mix(s.light, pink, 0.12)));
  for (let row = 0; row < 5; row += 1) for (let i = 0; i < w / 34 + 1; i += 1) d.add(circle(i * 34 + (row % 2) * 17, 560 + row * 34, 15, r.pick([mix(pink, s.paper, 0.4), mix(grass, s.paper, 0.45), mix(s.deep, s.paper, 0.55), mix(pink, s.light, 0.2), '#e9c9a5']), { opacity: 0.85 }));
  const ground = 840;
  for (let band = 0; band < 9; band += 1) d.add(rect(0, ground + band * 30, w, 31, band % 2 === 0 ? grass : lift(grass, 0.05)));
  const gx = cx - 316;
  const gw = 632;
  const gy = 366;
  const mesh: string[] = [];
  for (let i = 0; i <= 18; i += 1) mesh.push(`M${num(gx + (gw * i) / 18)} ${gy}L${num(gx + 40 + ((gw - 80) * i) / 18)} ${gy + 70}V${ground - 34}`);
  for (let i = 0; i <= 13; i += 1) mesh.push(`M${gx + 36} ${num(gy + 70 + ((ground - gy - 104) * i) / 13)}H${gx + gw - 36}`);
  d.add(stroke(mesh.join(''), '#ffffff', 2.2, { opacity: 0.9 }), stroke(`M${gx} ${ground + 14}V${gy}H${gx + gw}V${ground + 14}`, s.ink, 24, { opacity: 0.18, transform: 'translate(7 8)' }), stroke(`M${gx} ${ground + 14}V${gy}H${gx + gw}V${ground + 14}`, '#ffffff', 20), stroke(`M${gx + 7} ${ground + 14}V${gy + 7}H${gx + gw - 7}`, mix('#ffffff', s.deep, 0.2), 4));
  const skin = '#eec3a0';
  d.add(
    ellipse(cx - 10, ground + 66, 250, 17, s.ink, { opacity: 0.25 }),
    `<g transform="translate(${cx - 6} 612) rotate(-17)">` +
      stroke('M-130 26L-206 66L-262 48', '#c9b79c', 27) + stroke('M-126 46L-190 108L-252 124', '#d8c8ae', 27) + path(outline([[-262, 30], [-286, 36], [-300, 62], [-270, 66], [-252, 58]]), s.ink) + path(outline([[-250, 108], [-276, 116], [-288, 140], [-258, 142], [-240, 134]]), s.ink) +
      path(outline([[96, -36], [30, -66], [-60, -58], [-140, -28], [-186, 22, 1], [-158, 96, 1], [-90, 88], [0, 74], [70, 54], [104, 14]]), dress) + path(outline([[96, -36], [30, -66], [-60, -58], [-140, -28], [-186, 22, 1], [-158, 96, 1], [-90, 88], [0, 74], [70, 54], [104, 14]]), dots(d, s.paper, 24, 0.13)) +
      path(outline([[86, 46], [20, 64], [-70, 84], [-150, 92, 1], [-172, 56, 1], [-90, 30], [0, 8], [84, 6]]), pink) + stroke('M-166 66q12 14 22 2t22 -4t22 -6t22 -6', s.paper, 6) + stroke('M84 8Q100 -20 70 -50', pink, 9) + circle(-40, 52, 17, s.paper) + path('M-49 48q4 -9 9 0q5 -9 9 0q0 8 -9 14q-9 -6 -9 -14Z', pink) +
      stroke('M84 -28Q160 -66 244 -92', lift(dress, -0.04), 34) + stroke('M84 20Q160 -4 240 -48', lift(dress, 0.05), 34) + circle(256, -98, 25, '#f0a63c') + circle(252, -52, 25, '#f0a63c') + stroke('M246 -112q12 -14 26 -10M262 -90l20 4M244 -58q16 -8 26 4', '#c97d1c', 4) +
      circle(136, -52, 46, skin) + circle(136, -112, 23, '#f4f1ec') + path(outline([[92, -60], [96, -96], [136, -106], [176, -92], [182, -58], [164, -76], [132, -80], [104, -70]]), '#f4f1ec') + circle(124, -50, 14, 'none', { stroke: s.ink, 'stroke-width': 3.6 }) + circle(158, -54, 14, 'none', { stroke: s.ink, 'stroke-width': 3.6 }) + stroke('M138 -52h6M110 -48L94 -54', s.ink, 3.6) + circle(126, -50, 4, s.ink) + circle(160, -54, 4, s.ink) + path('M130 -30q14 14 30 -4q-4 16 -16 16t-14 -12Z', s.ink) + circle(114, -32, 8, pink, { opacity: 0.6 }) + '</g>',
  );
  const bx = cx + 268;
  const by = 470;
  d.add(circle(bx, by, 47, '#ffffff'), path(polygon([[bx, by - 19], [bx + 18, by - 6], [bx + 11, by + 15], [bx - 11, by + 15], [bx - 18, by - 6]]), s.ink), ...[0, 72, 144, 216, 288].map((turn) => `<g transform="translate(${bx} ${by}) rotate(${turn})">${stroke('M0 -19V-34', s.ink, 2.6)}${path('M-13 -37L0 -34L13 -37L18 -43A47 47 0 0 0 -18 -43Z', s.ink)}</g>`), circle(bx, by, 47, 'none', { stroke: s.ink, 'stroke-width': 3 }), stroke(`M${bx + 60} ${by - 50}l34 -34M${bx + 72} ${by - 20}l40 -20M${bx + 40} ${by - 68}l20 -40`, pink, 7));
  const daisy = (x: number, y: number, size: number): string => [0, 60, 120, 180, 240, 300].map((turn) => ellipse(x, y - size * 0.6, size * 0.34, size * 0.6, '#ffffff', { transform: `rotate(${turn} ${num(x)} ${num(y)})` })).join('') + circle(x, y, size * 0.42, '#f6c445');
  d.add(...Array.from({ length: wide ? 44 : 17 }, () => daisy(r.between(0, w), r.between(930, 1000), r.between(6, 11))));
  return { box: { x: 46, y: 52, w: 628, h: 262 }, align: 'centre', valign: 'middle', fill: lift(grass, -0.14), tagline: 'none', credits: '#ffffff', style: { maxSize: 168 } };
}

/** A striped sock balloon above carpet dunes, under the belly of a sofa. */
export function sofaDesert({ d, w, cx, s, r, wide }: Paint): Layout {
  const gold = s.accent;
  d.add(d.flood(d.vertical(240, 760, [[0, mix(s.deep, gold, 0.3)], [0.55, lift(gold, 0.04)], [1, '#fff2c9']])), circle(cx + 130, 690, 400, d.radial([cx + 130, 690], 400, [[0, '#fffbe9', 0.95], [0.4, '#fff0bf', 0.5], [1, gold, 0]])));
  const dunes = [0.28, 0.52, 0.78, 1];
  for (const [index, part] of dunes.entries()) {
    const line = rolling(r.fork(`dune${index}`), w, 742 + index * 78, 34 + index * 8, 2.2 - index * 0.25);
    const tint = mix(mix(s.light, gold, 0.35), s.deep, part * 0.72);
    d.add(path(down(line, 1080), tint));
    const tufts = Array.from({ length: Math.round(w / (9 - index)) }, (_, i) => {
      const x = (i / (w / (9 - index))) * w;
      const y = heightAt(line, x);
      const height = 9 + index * 8 + r.between(0, 7);
      return `M${num(x - 3 - index)} ${num(y + 4)}Q${num(x - 4)} ${num(y - height)} ${num(x + r.between(-5, 5))} ${num(y - height)}Q${num(x + 5)} ${num(y - height)} ${num(x + 3 + index)} ${num(y + 4)}Z`;
    });
    d.add(path(tufts.join(''), tint), path(down(line, 1080), stipple(d, lift(tint, -0.12), [0, 760 + index * 70], 330, 0)));
  }
  // The underside of the sofa closes the sky.
  const under = mix(s.deep, s.ink, 0.25);
  d.add(
    rect(0, 0, w, 356, s.dark), ...Array.from({ length: Math.ceil(w / 34) }, (_, i) => rect(i * 34, 0, 15, 356, lift(s.dark, -0.05))), path(outline([[-20, 350, 1], [w * 0.25, 388], [w * 0.5, 366], [w * 0.78, 394], [w + 20, 352, 1], [w + 20, 316, 1], [-20, 316, 1]]), under),
    rect(0, 306, w, 18, lift(s.dark, -0.2)), ...Array.from({ length: Math.ceil(w / 12) }, (_, i) => rect(i * 12 + 2, 322, 5, r.between(26, 40), mix(gold, s.dark, 0.35), { rx: 2 })),
    ...(wide ? [0.04, 0.34, 0.92] : [0.06, 0.9]).map((part) => path(polygon([[w * part - 42, 330], [w * part + 42, 330], [w * part + 26, 800], [w * part - 26, 800]]), d.linear([w * part - 42, 0], [w * part + 42, 0], [[0, lift(under, -0.04)], [0.4, lift(under, 0.12)], [1, lift(under, -0.08)]])) + ellipse(w * part, 800, 42, 9, s.ink, { opacity: 0.4 })),
    ...Array.from({ length: 5 }, (_, i) => stroke(`M${num(w * (0.2 + i * 0.14))} 356q${num(r.between(-20, 20))} 26 ${num(r.between(-8, 8))} ${num(r.between(40, 84))}`, mix(under, gold, 0.2), 2.6)),
  );
  const bx = cx - 56;
  const by = 640;
  const stripes: string[] = [];
  const sock = outline([[bx - 36, by - 66, 1], [bx - 84, by - 140], [bx - 96, by - 220], [bx - 66, by - 274], [bx - 6, by - 286], [bx + 54, by - 264], [bx + 84, by - 218], [bx + 148, by - 196], [bx + 184, by - 154], [bx + 160, by - 112], [bx + 96, by - 110], [bx + 50, by - 120], [bx + 30, by - 66, 1]]);
  const clip = d.clip(path(sock, '#fff'));
  for (let band = 0; band < 14; band += 1) stripes.push(stroke(`M${bx - 130} ${by - 300 + band * 34}Q${bx} ${by - 268 + band * 34} ${bx + 210} ${by - 310 + band * 34}`, band % 2 === 0 ? tone(gold, 0.64, 1.15) : s.paper, 36, { 'stroke-linecap': 'butt' }));
  d.add(
    path(sock, s.paper), group({ 'clip-path': clip }, ...stripes, path(outline([[bx + 96, by - 212], [bx + 190, by - 200], [bx + 196, by - 100], [bx + 92, by - 100]]), tone(s.light, 0.7)), path(outline([[bx + 50, by - 290], [bx + 200, by - 220], [bx + 200, by - 60], [bx + 10, by - 60], [bx + 60, by - 180]]), s.deep, { opacity: 0.24 })),
    path(sock, 'none', { stroke: s.ink, 'stroke-width': 3 }), rect(bx - 42, by - 74, 78, 18, s.deep, { rx: 8 }), stroke(`M${bx - 34} ${by - 58}L${bx - 25} ${by}M${bx + 28} ${by - 58}L${bx + 19} ${by}M${bx - 3} ${by - 58}V${by}`, s.ink, 2.4),
    path(polygon([[bx - 34, by], [bx + 28, by], [bx + 20, by + 50], [bx - 26, by + 50]]), '#c9ced6'), path(polygon([[bx + 6, by], [bx + 28, by], [bx + 20, by + 50], [bx + 6, by + 50]]), '#8d95a3'), rect(bx - 38, by - 4, 70, 10, '#e4e8ee', { rx: 4 }), path(Array.from({ length: 12 }, (_, i) => `M${bx - 22 + (i % 4) * 13} ${by + 16 + Math.floor(i / 4) * 11}a2.4 2.4 0 1 0 .1 0Z`).join(''), s.ink, { opacity: 0.35 }),
    circle(bx - 14, by - 16, 9.5, s.ink), path(`M${bx - 22} ${by - 24}l-1 -11l8 5ZM${bx - 7} ${by - 25}l3 -10l-9 4Z`, s.ink), circle(bx + 12, by - 14, 8.5, '#6b4a36'), stroke(`M${bx + 16} ${by - 8}l22 -13`, s.ink, 3), path(polygon([[bx + 38, by - 34], [bx + 66, by - 26], [bx + 38, by - 16]]), gold),
  );
  const button = (x: number, y: number, size: number, tint: string): string => `<g transform="translate(${num(x)} ${num(y)}) scale(1 .42)">${circle(0, 8, size, lift(tint, -0.2))}${circle(0, 0, size, tint)}${circle(0, 0, size * 0.72, 'none', { stroke: lift(tint, -0.12), 'stroke-width': 4 })}${[[-1, -1], [1, -1], [-1, 1], [1, 1]].map(([ox, oy]) => circle((ox ?? 0) * size * 0.22, (oy ?? 0) * size * 0.22, size * 0.1, s.ink)).join('')}</g>`;
  d.add(button(cx - 238, 900, 54, tone(s.light, 0.72)), button(cx + 236, 950, 66, tone(gold, 0.62)), `<g transform="translate(${cx + 10} 958) rotate(-9)">${rect(-92, -11, 184, 22, tone(s.light, 0.66))}${path(polygon([[-92, -11], [-122, 0], [-92, 11]]), s.paper)}${path(polygon([[-110, -4], [-122, 0], [-110, 4]]), s.ink)}${rect(76, -11, 16, 22, '#c9ced6')}${rect(92, -11, 22, 22, tone(gold, 0.6, 0.9), { rx: 7 })}</g>`);
  return { box: { x: 48, y: 56, w: 624, h: 212 }, align: 'centre', valign: 'middle', fill: lift(gold, 0.08), tagline: 'none', credits: s.paper, style: { maxSize: 168 } };
}

/** Round hills, a big friendly sun and the subject. */
export function friendlyHills({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  d.add(d.flood(d.vertical(0, 900, [[0, mix(s.mid, s.paper, 0.25)], [0.7, mix(s.light, s.paper, 0.4)], [1, s.paper]])), sun(d, [cx + 120, 470], 132, s.light, s.paper, 2.1), group({ opacity: 0.9 }, heapCloud(r, cx - 230, 470, 210, 90, '#ffffff'), heapCloud(r, cx + 280, 380, 180, 70, '#ffffff')));
  for (let layer = 0; layer < 3; layer += 1) {
    const line = rolling(r.fork(`f${layer}`), w, 720 + layer * 100, 60, 1.6 + layer * 0.4);
    const tint = mix(mix(s.mid, s.paper, 0.35), s.deep, layer * 0.3);
    d.add(path(down(line, 1080), tint), path(down(line, 1080), stipple(d, lift(tint, -0.1), [0, 740 + layer * 100], 420, 0)));
    if (layer < 2) for (let i = 0; i < (wide ? 12 : 5); i += 1) { const x = r.between(0, w); d.add(leafyTree(r, x, heightAt(line, x) + 4, r.between(60, 110), lift(tint, -0.1), s.ink)); }
    if (layer === 2) d.add(put(subjects[0] ?? fox, cx - 20, heightAt(line, cx) + 40, fitted(subjects[0] ?? fox, 330, 480), { body: s.accent, lit: s.paper, glow: s.light, accent: s.ink }));
  }
  return { box: { x: 48, y: 60, w: 624, h: 230 }, align: 'centre', valign: 'middle', fill: s.ink, tagline: 'none', credits: s.paper };
}

/** A starry night over a small town, the subject floating through it. */
export function dreamNight({ d, w, cx, s, r, subjects }: Paint): Layout {
  const spot: Point = [cx + 40, 470];
  d.add(d.flood(d.vertical(0, 1080, [[0, s.ink], [0.6, s.deep], [1, s.mid]])), stars(r, { x: 0, y: 0, w, h: 800 }, 160, s.paper), moon(d, r, spot, 210, s.light, s.mid), put(subjects[0] ?? owl, cx - 10, 640, fitted(subjects[0] ?? owl, 320, 440), { body: s.accent, lit: s.paper, glow: s.light, accent: s.deep }));
  const row = houses(r, w, { ground: 1080, low: 140, high: 260, narrow: 60, wide: 110, manner: 'gables' }, 0.5);
  d.add(path(row.body, s.ink), path(row.windows, s.light, { opacity: 0.85 }));
  return { box: { x: 48, y: 60, w: 624, h: 190 }, align: 'centre', valign: 'middle', fill: s.paper, tagline: 'none', credits: s.light };
}
