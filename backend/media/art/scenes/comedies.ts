import { lift, mix, tone } from '../colour.ts';
import type { Point } from '../drawing.ts';
import { num } from '../drawing.ts';
import { setTitle } from '../../lettering/title.ts';
import { jagged, down, heightAt, rolling } from '../scenery/land.ts';
import { houses } from '../scenery/city.ts';
import { barClouds, rays, sun } from '../scenery/sky.ts';
import type { Layout, Paint } from '../scene.ts';
import { fitted, put } from '../scene.ts';
import { circle, ellipse, group, outline, path, polygon, rect, stroke } from '../shapes.ts';
import { dots, stipple } from '../texture.ts';
import { car } from '../subjects/vehicles.ts';

/** A spiral staircase seen from above, neighbours leaning over every landing. */
export function spiralStairs({ d, w, cx, s, r, wide }: Paint): Layout {
  const cy = wide ? 540 : 440;
  const ground = s.light;
  d.add(d.flood(ground));
  const steps = 76;
  const turns = 3.05;
  const reach = wide ? 700 : 520;
  const radius = (t: number): number => 62 + (reach - 62) * t ** 1.35;
  const at = (t: number, offset: number): Point => {
    const angle = t * turns * Math.PI * 2 - 1.9;
    return [cx + Math.cos(angle) * (radius(t) + offset), cy + Math.sin(angle) * (radius(t) + offset)];
  };
  d.add(circle(cx, cy, reach + 400, mix(ground, s.deep, 0.16)));
  const colours = [s.dark, s.accent, mix(s.dark, ground, 0.45)];
  for (let index = steps - 1; index >= 0; index -= 1) {
    const a = index / steps;
    const b = (index + 1) / steps;
    const wideness = 24 + a * 96;
    const outer = (t: number): Point => at(t, wideness * 0.62);
    const inner = (t: number): Point => at(t, -wideness * 0.62);
    const base = colours[Math.floor(index / 9) % 3] ?? s.dark;
    d.add(path(polygon([inner(a), outer(a), outer(b + 0.004), inner(b + 0.004)]), index % 2 === 0 ? base : lift(base, 0.055)));
    d.add(stroke(`M${inner(a).map(num).join(' ')}L${outer(a).map(num).join(' ')}`, lift(base, -0.15), 2));
  }
  const rail = (offset: number, weight: number, colour: string): string => {
    const points = Array.from({ length: 140 }, (_, i) => at(i / 139, offset * (0.24 + (i / 139) * 0.76)));
    return stroke(`M${points.map((p) => p.map(num).join(' ')).join('L')}`, colour, weight);
  };
  d.add(rail(-74, 9, s.ink), rail(-74, 3, s.paper), rail(74, 5, lift(s.dark, -0.16)));
  d.add(circle(cx, cy, 54, s.deep), ...[44, 33, 22, 11].map((radius2, i) => circle(cx, cy, radius2, i % 2 === 0 ? s.paper : s.accent)));
  const people = 8;
  for (let index = 0; index < people; index += 1) {
    const t = 0.3 + (index / people) * 0.66;
    const angle = t * turns * Math.PI * 2 - 1.9;
    const size = 0.5 + t * 0.95;
    const [x, y] = at(t, -(34 + t * 52) * 0.82);
    const shirt = r.pick([s.accent, s.paper, s.deep, s.light]);
    const skin = r.pick(['#8a5a3c', '#c98f63', '#e0b48c', '#5e3b28']);
    const hair = r.pick(['#1d1412', '#1d1412', '#d9d4cc', '#4a2c1c']);
    const reachArm = r.chance(0.5);
    d.add(
      `<g transform="translate(${num(x)} ${num(y)}) rotate(${num((angle * 180) / Math.PI - 90 + 180)}) scale(${Math.round(size * 100) / 100})">` +
        ellipse(0, 24, 36, 14, s.ink, { opacity: 0.25 }) +
        path(outline([[-34, -14], [-22, 8], [22, 8], [34, -14], [20, -24], [-20, -24]]), shirt) +
        stroke('M-28 -4Q-26 14 -12 20', shirt, 11) + stroke(reachArm ? 'M28 -4Q36 22 26 44' : 'M28 -4Q26 14 12 20', shirt, 11) + circle(-11, 21, 6, skin) + circle(reachArm ? 26 : 11, reachArm ? 47 : 21, 6.4, skin) +
        circle(0, 2, 17, skin) + path(outline([[-18, 0], [-16, -15], [0, -20], [16, -15], [18, 0], [8, 4], [-8, 4]]), hair) + circle(0, 13, 4, lift(skin, -0.06)) + (r.chance(0.35) ? circle(0, -16, 8, hair) : '') + '</g>',
    );
  }
  d.add(d.flood(dots(d, s.ink, 6, 0.13), 0.1));
  if (!wide) d.add(path(outline([[0, 900, 1], [180, 842], [420, 866], [720, 820, 1], [720, 1080, 1], [0, 1080, 1]]), s.accent), path(outline([[0, 912, 1], [180, 856], [420, 880], [720, 834, 1], [720, 1080, 1], [0, 1080, 1]]), s.paper));
  return { box: { x: 48, y: 902, w: 624, h: 86 }, align: 'centre', valign: 'middle', fill: s.deep, tagline: 'none', credits: s.deep, style: { maxSize: 110, maxLines: 1 } };
}

/** A clock tower on a hill, the village hanging from its minute hand. */
export function hangingClock({ d, w, cx, s, r, wide }: Paint): Layout {
  const skyTone = s.light;
  d.add(d.flood(d.vertical(0, 1080, [[0, lift(skyTone, 0.02)], [0.6, mix(skyTone, s.paper, 0.55)], [1, s.paper]])));
  const x = cx - 96;
  const cy = 486;
  d.add(rays([x, cy], 1700, 26, mix(skyTone, s.paper, 0.5), 0.1), circle(x, cy, 262, mix(s.paper, skyTone, 0.3)));
  const back = rolling(r.fork('back'), w, 800, 60, 2.4);
  d.add(path(down(back, 1080), mix(s.mid, s.paper, 0.42)));
  const hill = outline([[-20, 1090, 1], [-20, 940, 1], [x - 290, 880], [x - 120, 792], [x + 130, 792], [x + 300, 872], [w + 20, 950, 1], [w + 20, 1090, 1]]);
  const village = houses(r.fork('village'), w, { ground: 900, low: 50, high: 130, narrow: 46, wide: 80, manner: 'gables' }, 0.5);
  const clip = d.clip(rect(x - 330, 600, 800, 420, '#fff'));
  d.add(group({ 'clip-path': clip }, path(village.body, mix(s.dark, s.paper, 0.25)), path(village.windows, s.paper)));
  d.add(path(hill, s.mid), path(hill, stipple(d, lift(s.mid, -0.14), [0, 800], 520, 0)));
  const cypress = (px: number, py: number, height: number): string => path(outline([[px, py - height, 1], [px + height * 0.12, py - height * 0.45], [px + height * 0.1, py - height * 0.08], [px, py], [px - height * 0.1, py - height * 0.08], [px - height * 0.12, py - height * 0.45]]), lift(s.mid, -0.2)) + path(outline([[px, py - height, 1], [px + height * 0.12, py - height * 0.45], [px + height * 0.1, py - height * 0.08], [px, py, 1], [px + height * 0.03, py - height * 0.5]]), s.ink, { opacity: 0.3 });
  d.add(cypress(x - 262, 912, 170), cypress(x - 214, 890, 120), cypress(x + 258, 890, 150), cypress(x + 310, 916, 190), cypress(x + 360, 930, 120));
  const stone = mix(s.dark, s.paper, 0.12);
  d.add(
    path(polygon([[x - 126, 836], [x - 118, 320], [x + 118, 320], [x + 126, 836]]), stone), path(polygon([[x + 40, 836], [x + 40, 320], [x + 118, 320], [x + 126, 836]]), stipple(d, lift(stone, -0.17), [x, 330], 420, -90)), path(polygon([[x + 70, 836], [x + 66, 320], [x + 118, 320], [x + 126, 836]]), lift(stone, -0.13), { opacity: 0.6 }),
    rect(x - 138, 304, 276, 22, lift(stone, 0.09)), rect(x - 132, 640, 264, 14, lift(stone, 0.09)),
    ...Array.from({ length: 26 }, () => rect(x + r.between(-112, 90), 662 + r.whole(0, 7) * 22, 22, 9, lift(stone, r.between(-0.08, 0.06)), { rx: 2 })),
    path(outline([[x - 34, 836, 1], [x - 34, 756], [x, 722], [x + 34, 756], [x + 34, 836, 1]]), s.ink), path(polygon([[x - 150, 308], [x, 196], [x + 150, 308]]), lift(s.dark, -0.1)), path(polygon([[x, 196], [x + 150, 308], [x + 30, 308]]), s.ink, { opacity: 0.25 }),
    stroke(`M${x} 196V136`, s.ink, 5), path(outline([[x, 138, 1], [x + 22, 150], [x + 46, 140, 1], [x + 40, 166], [x + 16, 168], [x, 172, 1]]), s.ink),
    circle(x, cy, 118, s.ink), circle(x, cy, 107, s.paper), circle(x, cy, 94, 'none', { stroke: s.dark, 'stroke-width': 2 }),
    ...Array.from({ length: 12 }, (_, hour) => `<g transform="translate(${x} ${cy}) rotate(${hour * 30})">${rect(-3.4, -92, 6.8, hour % 3 === 0 ? 24 : 14, s.ink, { rx: 1 })}</g>`),
    `<g transform="translate(${x} ${cy}) rotate(-62)">${path(polygon([[-8, 14], [8, 14], [4, -58], [0, -70], [-4, -58]]), s.ink)}</g>`,
  );
  const angle = (wide ? 80 : 76) * (Math.PI / 180);
  const length = wide ? 460 : 372;
  const tip: Point = [x + Math.sin(angle) * length, cy - Math.cos(angle) * length];
  d.add(`<g transform="translate(${x} ${cy}) rotate(${wide ? 80 : 76})">${path(polygon([[-11, 30], [11, 30], [7, -length + 46], [17, -length + 46], [0, -length], [-17, -length + 46], [-7, -length + 46]]), s.ink)}</g>`, circle(x, cy, 15, s.dark), circle(x, cy, 6, s.paper));
  const hang = (px: number, py: number, scale: number, shirt: string, skirt: boolean, kick: number): string =>
    `<g transform="translate(${num(px)} ${num(py)}) rotate(${num(kick)}) scale(${scale})">${stroke('M-12 0L-8 28L-4 36M12 0L8 28L4 36', '#d9a679', 5.4)}${circle(0, 30, 9, '#d9a679')}${path('M-9.4 29a9.4 9.4 0 0 1 18.8 0q-9 -7 -18.8 0Z', s.ink)}${path(outline(skirt ? [[-9, 38, 1], [9, 38, 1], [10, 58], [20, 84, 1], [-20, 84, 1], [-10, 58]] : [[-11, 38, 1], [11, 38, 1], [12, 60], [11, 80, 1], [-11, 80, 1], [-12, 60]]), shirt)}${stroke('M-5 82L-8 104L-14 112M6 82L9 102L4 112', s.ink, 5.4)}</g>`;
  const along = (part: number): Point => [x + (tip[0] - x) * part, cy + (tip[1] - cy) * part + 8];
  const shirts = [s.dark, s.mid, s.paper, lift(s.mid, -0.18), tone(s.dark, 0.62)];
  for (const [index, part] of [0.42, 0.55, 0.68, 0.81, 0.93].entries()) {
    const [px, py] = along(part);
    d.add(hang(px, py, wide ? 1.15 : 1.05, shirts[index] ?? s.dark, index % 2 === 1, r.between(-9, 9)));
  }
  const [lx, ly] = along(0.93);
  d.add(hang(lx + 4, ly + 112, 1.02, s.light, false, 6));
  return { box: { x: 52, y: 868, w: 616, h: 122 }, align: 'centre', valign: 'bottom', fill: '#fff9ea', tagline: 'none', small: '#fff9ea', style: { maxSize: 86, maxLines: 2, leading: 0.92 } };
}

/** Two place cards with crossed-out names on a wedding table past its best. */
export function placeCards({ d, w, cx, s, r, wide, names }: Paint): Layout {
  const wall = s.light;
  d.add(d.flood(wall), d.flood(dots(d, lift(wall, -0.06), 34, 0.14)));
  const bunting = (y: number, sag: number): string => {
    const marks: string[] = [];
    const count = Math.round(w / 60);
    for (let index = 0; index < count; index += 1) {
      const t = (index + 0.5) / count;
      const px = t * w;
      const py = y + Math.sin(t * Math.PI) * sag;
      marks.push(path(polygon([[px - 22, py - 4], [px + 22, py - 4], [px, py + 42]]), [s.mid, s.paper, s.accent][index % 3] ?? s.mid));
    }
    return marks.join('') + stroke(`M0 ${y}Q${w / 2} ${y + sag * 2} ${w} ${y}`, s.ink, 2);
  };
  d.add(bunting(-6, 46));
  const top = 690;
  d.add(
    path(outline([[-20, top + 6, 1], [w * 0.3, top - 8], [w * 0.7, top + 8], [w + 20, top - 4, 1], [w + 20, 1100, 1], [-20, 1100, 1]]), s.paper),
    ...Array.from({ length: Math.ceil(w / 80) + 1 }, (_, i) => path(`M${i * 80 - 40} 770q40 46 80 0V752H${i * 80 - 40}Z`, mix(s.paper, s.mid, 0.22)) + stroke(`M${i * 80} 800Q${i * 80 + r.between(-16, 16)} 930 ${i * 80 + r.between(-22, 22)} 1080`, mix(s.paper, s.mid, 0.3), 5, { opacity: 0.7 })),
    rect(-20, 744, w + 40, 12, s.mid),
  );
  // A vase whose roses have given up.
  const vx = cx + 4;
  const rose = (px: number, py: number, size: number, tint: string): string => circle(px, py, size, tint) + stroke(`M${num(px - size * 0.5)} ${num(py + size * 0.1)}Q${num(px)} ${num(py - size * 0.8)} ${num(px + size * 0.5)} ${num(py)}Q${num(px + size * 0.1)} ${num(py + size * 0.7)} ${num(px - size * 0.2)} ${num(py + size * 0.15)}Q${num(px)} ${num(py - size * 0.2)} ${num(px + size * 0.2)} ${num(py)}`, lift(tint, -0.13), size * 0.13);
  const stems: [number, number, number, number, number][] = [[-10, -250, -110, -300, 176], [8, -270, 92, -330, 168], [0, -230, 14, -330, 20], [-4, -200, -196, -170, 196], [6, -200, 190, -190, 186], [4, -240, 140, -250, 150]];
  for (const [index, [bx, by, ex, ey, drop]] of stems.entries()) {
    const hx = vx + ex;
    const hy = top + ey + drop * 0.62;
    d.add(stroke(`M${vx + bx * 0.4} ${top - 90}C${vx + bx} ${top + by - 60} ${vx + ex * 0.9} ${top + ey - 60} ${hx} ${num(hy)}`, s.mid, 5.4), rose(hx, hy + 10, 31 - index * 1.4, [s.accent, mix(s.accent, wall, 0.42), lift(s.accent, -0.08)][index % 3] ?? s.accent));
    if (index % 2 === 0) d.add(path(outline([[vx + ex * 0.5, top + ey * 0.8, 1], [vx + ex * 0.5 + 34, top + ey * 0.8 + 14], [vx + ex * 0.5 + 30, top + ey * 0.8 + 52, 1], [vx + ex * 0.5 + 6, top + ey * 0.8 + 34]]), lift(s.mid, -0.06)));
  }
  d.add(path(outline([[vx - 44, top - 112, 1], [vx - 58, top - 60], [vx - 40, top + 8], [vx - 30, top + 22, 1], [vx + 30, top + 22, 1], [vx + 40, top + 8], [vx + 58, top - 60], [vx + 44, top - 112, 1]]), s.mid), stroke(`M${vx - 40} ${top - 84}Q${vx - 46} ${top - 40} ${vx - 32} ${top}`, s.paper, 5, { opacity: 0.6 }), rect(vx - 54, top - 66, 108, 9, s.paper, { opacity: 0.7 }));
  const card = (px: number, turn: number, name: string): string => {
    const type = { face: 'display-italic', axes: { wght: 380, opsz: 144, SOFT: 100, WONK: 1 } } as const;
    const set = setTitle(name, { x: -112, y: -96, w: 224, h: 84 }, { ...type, align: 'centre', valign: 'middle', leading: 1, maxSize: 74, maxLines: 1 });
    return `<g transform="translate(${num(px)} ${top + 152}) rotate(${turn})">${path(polygon([[-138, 8], [138, 8], [128, 22], [-126, 22]]), s.ink, { opacity: 0.16 })}${path(polygon([[-128, -108], [128, -108], [138, 10], [-138, 10]]), '#fffdf8')}${path(polygon([[-128, -108], [128, -108], [112, -124], [-112, -124]]), mix(s.paper, s.mid, 0.3))}${path(polygon([[-120, -100], [120, -100], [129, 2], [-129, 2]]), 'none', { stroke: s.mid, 'stroke-width': 2 })}${path(set.path, s.ink)}${stroke('M-106 -36Q-20 -66 20 -50T108 -66', s.accent, 7)}${stroke('M-100 -66Q0 -44 30 -58T112 -34', s.accent, 7)}</g>`;
  };
  const gap = wide ? 230 : 172;
  d.add(card(cx - gap, -5, names[0] ?? 'Ada'), card(cx + gap, 6, names[1] ?? 'Leo'));
  d.add(...Array.from({ length: 14 }, () => ellipse(r.between(cx - 340, cx + 340), r.between(top + 24, top + 60), 12, 6, mix(s.accent, wall, r.between(0, 0.5))  )));
  return { box: { x: 52, y: 96, w: 616, h: 196 }, align: 'centre', valign: 'middle', fill: s.accent, tagline: 'under', small: lift(s.mid, -0.2), credits: lift(s.mid, -0.22), style: { maxSize: 176, face: 'display-italic' } };
}

/** Four old silhouettes rolling a wheel of cheese out of a mountain vault. */
export function cheeseHeist({ d, w, cx, s, r, wide }: Paint): Layout {
  const yellow = s.accent;
  d.add(d.flood(yellow), rays([cx + 60, 560], 1700, 22, lift(yellow, 0.05), 0.06));
  const ridge = jagged(r.fork('ridge'), w, 430, 150, 0.5);
  d.add(path(down(ridge, 1080), s.deep), path(down(ridge.map(([x, y]) => [x, y + 46] as const), 1080), stipple(d, lift(s.deep, 0.09), [0, 300], 900, 0)));
  const vx = cx + (wide ? 250 : 170);
  const vy = 560;
  d.add(
    circle(vx, vy, 176, lift(s.deep, 0.12)), ...Array.from({ length: 16 }, (_, i) => circle(vx + Math.cos(i * 0.3927) * 160, vy + Math.sin(i * 0.3927) * 160, 7, s.deep)), circle(vx, vy, 142, d.radial([vx - 20, vy], 150, [[0, '#fffbe6'], [0.6, lift(yellow, 0.1)], [1, yellow]])),
    `<g transform="translate(${vx + 210} ${vy}) scale(.42 1)">${circle(0, 0, 176, lift(s.deep, 0.17))}${circle(0, 0, 138, lift(s.deep, 0.06))}${circle(0, 0, 60, 'none', { stroke: s.paper, 'stroke-width': 12 })}${stroke('M-92 0H92M0 -92V92M-65 -65L65 65M65 -65L-65 65', s.paper, 12)}</g>`,
  );
  const slope = (x: number): number => 700 + (cx + 330 - x) * 0.3;
  d.add(path(polygon([[-20, slope(-20)], [w + 20, slope(w + 20)], [w + 20, 1090], [-20, 1090]]), s.paper), path(polygon([[-20, slope(-20)], [w + 20, slope(w + 20)], [w + 20, slope(w + 20) + 11], [-20, slope(-20) + 11]]), s.ink));
  const gx = cx - 172;
  const radius = 136;
  const gy = slope(gx) - radius * 0.96;
  d.add(
    circle(gx, gy, radius, s.ink), circle(gx - 3, gy - 3, radius - 8, lift(yellow, 0.03)), circle(gx - 3, gy - 3, radius - 26, 'none', { stroke: lift(yellow, -0.14), 'stroke-width': 3 }),
    path(polygon([[gx, gy], [gx - 42, gy - 140], [gx + 36, gy - 142]]), s.deep), path(polygon([[gx, gy], [gx + 36, gy - 142], [gx + 44, gy - 126], [gx + 7, gy + 8]]), lift(yellow, -0.2)),
    ...([[-62, -30, 17], [-30, 54, 22], [46, 36, 15], [64, -26, 11], [-78, 36, 9], [10, 90, 10], [8, 34, 7]] as const).map(([ox, oy, size]) => circle(gx + ox, gy + oy, size, lift(yellow, -0.15)) + path(`M${gx + ox - size} ${gy + oy}a${size} ${size} 0 0 1 ${size * 2} 0a${size} ${size * 0.8} 0 0 0 ${-size * 2} 0Z`, lift(yellow, -0.27))),
    stroke(`M${gx - 170} ${gy - 70}q-34 14 -52 44M${gx - 160} ${gy + 10}q-40 14 -60 40M${gx - 140} ${gy - 118}q-40 4 -66 28`, s.paper, 6),
  );
  const elder = (x: number, height: number, kind: number): string => {
    const y = slope(x);
    const hat = [path(outline([[-15, -92, 1], [-9, -96], [-8, -105], [8, -105], [9, -96], [15, -92, 1]]), s.ink), circle(0, -103, 6.4, s.ink) + circle(0, -92, 10.4, s.ink), path(outline([[-14, -92, 1], [-10, -102], [4, -104], [12, -98], [20, -93, 1]]), s.ink), path('M-11 -88q0 -16 11 -16t11 16q-6 -7 -11 -7t-11 7Z', s.ink)][kind] ?? '';
    const skirt = kind % 2 === 1;
    return `<g transform="translate(${num(x)} ${num(y)}) rotate(-17) scale(${Math.round(height) / 100})">${circle(0, -88, 9, s.ink)}${hat}${path(outline([[-2, -80, 1], [14, -74], [20, -56], [skirt ? 26 : 16, -22, 1], [skirt ? -12 : -8, -22, 1], [-12, -52], [-12, -70]]), s.ink)}${stroke('M-6 -72L-26 -66L-44 -74M2 -68L-22 -56L-42 -60', s.ink, 7)}${stroke('M-2 -26L-8 -12L-14 0M10 -26L20 -14L22 0', s.ink, skirt ? 5 : 8)}${kind === 0 ? stroke('M20 -60L34 -44L36 -4M36 -4', s.ink, 3.4) : ''}${circle(-4.4, -89, 2.6, 'none', { stroke: s.paper, 'stroke-width': 1.2 })}</g>`;
  };
  d.add(elder(cx + 6, 206, 0), elder(cx + 86, 186, 1), elder(cx + 166, 200, 2), elder(cx + 246, 182, 3));
  d.add(d.flood(dots(d, s.ink, 5, 0.14), 0.1));
  return { box: { x: 44, y: 56, w: 632, h: 232 }, align: 'left', valign: 'top', fill: s.ink, tagline: 'none', credits: s.ink, style: { fill: 'block', leading: 0.08, maxSize: 150 } };
}

/** Sunburst with the subject large on it: the cheerful fallback. */
export function burst({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  const ground = r.pick([s.light, s.accent]);
  const ink = ground === s.light ? s.deep : s.ink;
  d.add(d.flood(ground), rays([cx, 600], 1700, r.pick([18, 24, 30]), lift(ground, ground === s.light ? -0.05 : 0.06), r.between(0, 1)), circle(cx, 600, 250, s.paper), circle(cx, 600, 250, dots(d, mix(s.paper, s.mid, 0.4), 14, 0.2)), circle(cx, 600, 262, 'none', { stroke: ink, 'stroke-width': 5 }));
  const line = rolling(r, w, 872, 16, 1.5);
  d.add(path(down(line, 1080), s.mid), put(subjects[0] ?? car, cx, heightAt(line, cx) + 6, fitted(subjects[0] ?? car, 360, 520), { body: ink, lit: s.paper, glow: lift(s.light, 0.1), accent: s.accent === ground ? s.mid : s.accent }), ...(wide || subjects[1] === undefined ? [] : [put(subjects[1], cx + 236, heightAt(line, cx + 236) + 4, 120, { body: ink, lit: s.paper, glow: s.light, accent: s.accent })]));
  return { box: { x: 48, y: 62, w: 624, h: 262 }, align: 'centre', valign: 'middle', fill: ink, tagline: 'none', credits: s.paper };
}

/** A country road to the horizon with the subject coming along. */
export function openRoad({ d, w, cx, s, r, subjects }: Paint): Layout {
  const horizon = 560;
  d.add(d.flood(d.vertical(0, horizon, [[0, mix(s.mid, s.light, 0.4)], [1, s.paper]])), sun(d, [cx - 90, horizon - 70], 120, s.light, s.paper, 2.4), barClouds(r, { x: 0, y: 320, w, h: 140 }, 5, '#ffffff', 0.6));
  for (let layer = 0; layer < 3; layer += 1) d.add(path(down(rolling(r.fork(`h${layer}`), w, horizon + layer * 46, 34, 2), 1080), mix(mix(s.mid, s.paper, 0.4), s.mid, layer / 2)));
  d.add(path(outline([[cx - 20, horizon + 40, 1], [cx - 60, 700], [cx - 220, 860], [cx - 380, 1090, 1], [cx + 340, 1090, 1], [cx + 190, 860], [cx + 40, 700], [cx + 6, horizon + 40, 1]]), s.deep), stroke(`M${cx - 6} ${horizon + 60}Q${cx - 30} 820 ${cx - 30} 1090`, s.paper, 7, { 'stroke-dasharray': '40 34', 'stroke-linecap': 'butt' }), put(subjects[0] ?? car, cx - 12, 846, fitted(subjects[0] ?? car, 190, 380), { body: s.ink, lit: s.paper, glow: s.light, accent: s.accent }));
  return { box: { x: 52, y: 70, w: 616, h: 230 }, align: 'left', valign: 'top', fill: s.deep, tagline: 'under', credits: s.paper };
}
