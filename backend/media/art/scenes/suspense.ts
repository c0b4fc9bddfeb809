import { lift, mix, tone } from '../colour.ts';
import type { Point } from '../drawing.ts';
import { num } from '../drawing.ts';
import { down, flanks, jagged } from '../scenery/land.ts';
import { motes } from '../scenery/interior.ts';
import { flakes, moon, rain, stars } from '../scenery/sky.ts';
import { houses, streetLamp } from '../scenery/city.ts';
import { beam, lightPool } from '../scenery/stage.ts';
import type { Layout, Paint } from '../scene.ts';
import { fitted, put } from '../scene.ts';
import { circle, ellipse, group, outline, path, polygon, rect, stroke } from '../shapes.ts';
import type { Node } from '../shapes.ts';
import { dots, hatching, stipple } from '../texture.ts';
import { hatFigure } from '../subjects/figures.ts';
import { dog } from '../subjects/animals.ts';

/** A gooseneck microphone whose cable ties itself into handwriting. */
export function knottedMicrophone({ d, w, cx, s, wide }: Paint): Layout {
  const ground = s.light;
  d.add(d.flood(ground), path(polygon([[0, 0], [w, 0], [w, 330], [0, wide ? 560 : 500]]), s.deep), path(polygon([[0, wide ? 560 : 500], [w, 330], [w, 1080], [0, 1080]]), stipple(d, mix(ground, s.deep, 0.3), [0, 320], 1700, 0)));
  const x = cx + 8;
  const cable: Node[] = [
    [x, 452], [x + 6, 540], [x - 60, 604], [x - 190, 610], [x - 236, 556], [x - 176, 520], [x - 96, 590], [x - 110, 690], [x - 214, 716], [x - 250, 660], [x - 150, 630], [x + 10, 690],
    [x + 40, 600], [x + 100, 566], [x + 132, 618], [x + 70, 690], [x - 20, 742], [x + 60, 778], [x + 170, 716], [x + 190, 610], [x + 232, 580], [x + 262, 640], [x + 200, 720], [x + 120, 700], [x + 180, 660], [x + 290, 700], [x + 320, 780], [x + 230, 826], [x + 40, 820], [x - 140, 800], [x - 290, 850], [-40, 830],
  ];
  const line = outline(cable, false, 1);
  d.add(
    `<g transform="translate(7 13)" opacity="0.3">${stroke(line, s.deep, 15)}</g>`,
    stroke(line, tone(s.accent, 0.32), 17), stroke(line, s.accent, 13), `<g transform="translate(-2 -3)">${stroke(line, lift(s.accent, 0.16), 2.6, { opacity: 0.9 })}</g>`,
  );
  d.add(
    stroke(`M${x} 456V320`, s.ink, 15), ...Array.from({ length: 20 }, (_, i) => rect(x - 9, 318 + i * 7, 18, 3.4, mix(s.ink, s.light, 0.3), { rx: 1.6 })),
    path(outline([[x - 62, 62], [x - 74, 130], [x - 66, 232], [x - 36, 300, 1], [x + 36, 300, 1], [x + 66, 232], [x + 74, 130], [x + 62, 62], [x, 26]]), d.linear([x - 74, 0], [x + 74, 0], [[0, '#0d1218'], [0.28, mix(s.deep, s.light, 0.45)], [0.4, s.paper], [0.55, lift(s.deep, 0.1)], [1, '#0d1218']])),
  );
  const mesh = d.clip(path(outline([[x - 62, 62], [x - 74, 130], [x - 71, 192], [x + 71, 192], [x + 74, 130], [x + 62, 62], [x, 26]]), '#fff'));
  d.add(
    group({ 'clip-path': mesh }, hatching(d, s.ink, 9, 3.4, 45, 0.85), hatching(d, s.ink, 9, 3.4, -45, 0.85)),
    rect(x - 76, 190, 152, 16, s.accent, { rx: 4 }), rect(x - 40, 296, 80, 26, '#0d1218', { rx: 6 }), circle(x, 246, 9, s.accent), circle(x, 246, 4, s.paper),
  );
  return { box: { x: 56, y: 872, w: 608, h: 112 }, align: 'left', valign: 'bottom', fill: s.deep, tagline: 'none', credits: s.deep, style: { maxSize: 104, maxLines: 1 } };
}

/** A dog in the gap between stacked containers, in fog that a lamp colours. */
export function containerFog({ d, w, cx, s, r, subjects }: Paint): Layout {
  const fog = s.accent;
  d.add(d.flood(d.vertical(0, 860, [[0, mix(fog, s.ink, 0.62)], [0.45, fog], [0.85, lift(fog, 0.16)], [1, mix(fog, s.paper, 0.5)]])));
  d.add(circle(cx, 640, 300, d.radial([cx, 640], 300, [[0, '#fff1d0', 0.95], [0.5, lift(fog, 0.12), 0.5], [1, fog, 0]])));
  const crane = (x: number, size: number, tint: string): string => stroke(`M${x} 800V${800 - size}M${x + size * 0.2} 800V${800 - size}M${x - size * 0.25} ${800 - size * 0.86}H${x + size * 0.75}M${x + size * 0.1} ${800 - size * 1.18}L${x + size * 0.72} ${800 - size * 0.86}M${x + size * 0.1} ${800 - size * 1.18}L${x - size * 0.22} ${800 - size * 0.86}M${x} ${800 - size}L${x + size * 0.1} ${800 - size * 1.18}L${x + size * 0.2} ${800 - size}M${x} 800L${x + size * 0.2} ${800 - size * 0.5}M${x + size * 0.2} 800L${x} ${800 - size * 0.5}`, tint, size * 0.022);
  d.add(crane(cx - 20, 330, mix(fog, s.ink, 0.3)), crane(cx + 30, 230, mix(fog, s.paper, 0.1)));
  d.add(rect(0, 800, w, 280, d.vertical(800, 1080, [[0, mix(fog, s.paper, 0.3)], [0.25, mix(fog, s.ink, 0.4)], [1, s.ink]])));
  const stack = (side: -1 | 1, near: number, far: number, top: number, bottom: number, tint: number): void => {
    const rows = Math.round((bottom - top) / (near * 0.23));
    const at = (px: number): number => cx + side * px;
    for (let row = 0; row < rows; row += 1) {
      const y1 = top + ((bottom - top) * row) / rows;
      const y2 = top + ((bottom - top) * (row + 1)) / rows;
      const colour = r.pick([s.mid, mix(s.mid, s.ink, 0.35), mix(s.deep, s.mid, 0.3), mix(fog, s.ink, 0.55), mix(s.mid, fog, 0.3)]);
      const shade = mix(colour, s.ink, tint);
      const rim = (y: number): number => 640 + (y - 640) * 0.72;
      const face: Point[] = [[at(far), y1], [at(near), y1], [at(near), y2 - 3], [at(far), y2 - 3]];
      d.add(rect(Math.min(at(far), at(near)), y1, Math.abs(near - far), y2 - y1 + 1, mix(shade, s.ink, 0.6)), path(polygon(face), shade));
      const left = Math.min(at(far), at(near));
      const wide = Math.abs(near - far);
      for (let rib = 0; rib < Math.round(wide / 15); rib += 1) d.add(rect(left + rib * 15, y1 + 5, 5, y2 - y1 - 12, s.ink, { opacity: 0.28 }));
      d.add(rect(left, y1, wide, 4, lift(shade, 0.06)), path(polygon([[at(far), y1], [at(far - 62), rim(y1)], [at(far - 62), rim(y2 - 3)], [at(far), y2 - 3]]), mix(shade, fog, 0.45)), path(polygon([[at(far - 30), 640 + (y1 - 640) * 0.86], [at(far - 34), 640 + (y1 - 640) * 0.84], [at(far - 34), 640 + (y2 - 643) * 0.84], [at(far - 30), 640 + (y2 - 643) * 0.86]]), s.ink, { opacity: 0.3 }));
    }
  };
  stack(-1, 330, 214, 420, 858, 0.2);
  stack(1, 330, 206, 366, 862, 0.2);
  stack(-1, 1500, 300, 130, 922, 0.62);
  stack(1, 1100, 292, 250, 930, 0.62);
  d.add(
    rect(0, 860, w, 220, d.vertical(850, 1080, [[0, s.ink, 0], [0.55, s.ink, 0.9], [1, s.ink]])),
    path(polygon([[cx - 40, 868], [cx + 44, 868], [cx + 150, 1080], [cx - 170, 1080]]), s.ink, { opacity: 0.55 }),
    ellipse(cx, 868, 150, 13, '#fff1d0', { opacity: 0.45 }),
    put(subjects[0] ?? dog, cx + 4, 872, 196, { body: s.ink, lit: lift(fog, 0.2), glow: fog, accent: mix(s.ink, fog, 0.16) }),
    ellipse(cx - 160, 800, 400, 70, d.soft(lift(fog, 0.12)), { opacity: 0.22 }), ellipse(cx + 190, 770, 300, 40, d.soft(lift(fog, 0.14)), { opacity: 0.22 }),
  );
  return { box: { x: 52, y: 72, w: 616, h: 196 }, align: 'centre', valign: 'top', fill: '#fff0d6', tagline: 'under', small: '#fff0d6', credits: lift(fog, 0.1) };
}

/** A tiny figure on a cable over a glacier under the moon. */
export function highCable({ d, w, cx, s, r, wide }: Paint): Layout {
  const ice = s.light;
  d.add(d.flood(d.vertical(0, 760, [[0, s.ink], [0.5, s.deep], [1, mix(s.deep, ice, 0.55)]])), stars(r, { x: 0, y: 0, w, h: 480 }, wide ? 260 : 120, s.paper), moon(d, r, [wide ? cx + 210 : 520, 208], 92, '#f4fbff', ice));
  const far = jagged(r.fork('far'), w, 560, 190, 0.6);
  d.add(path(down(far, 1080), mix(s.deep, ice, 0.42)), path(flanks(r.fork('snow'), far, 130, false), mix(ice, '#ffffff', 0.55), { opacity: 0.75 }));
  const near = jagged(r.fork('near'), w, 690, 150, 0.6);
  d.add(path(down(near, 1080), mix(s.deep, s.ink, 0.2)), path(flanks(r.fork('snow2'), near, 150, false), mix(ice, s.deep, 0.25), { opacity: 0.8 }));
  const tongue = outline([[cx - 6, 560, 1], [cx - 30, 640], [cx - 84, 730], [cx - 250, 860], [cx - 420, 1080, 1], [cx + 330, 1080, 1], [cx + 190, 860], [cx + 56, 730], [cx + 20, 640], [cx + 2, 560, 1]]);
  const clip = d.clip(path(tongue, '#fff'));
  d.add(path(tongue, d.vertical(600, 1080, [[0, mix(ice, '#ffffff', 0.6)], [0.6, ice], [1, mix(ice, s.deep, 0.5)]])));
  const cracks = Array.from({ length: 30 }, (_, i) => {
    const y = 640 + (i / 30) ** 1.3 * 440;
    const half = 20 + (i / 30) * 330;
    const x = cx - 50 - (i / 30) * 40 + r.between(-0.6, 0.4) * half;
    const length = half * r.between(0.3, 0.8);
    return `M${num(x)} ${num(y)}q${num(length / 2)} ${num(8 + i * 0.5)} ${num(length)} ${num(r.between(-6, 6))}q${num(-length / 2)} ${num(16 + i)} ${num(-length)} ${num(r.between(-3, 3))}Z`;
  });
  d.add(group({ 'clip-path': clip }, path(cracks.join(''), s.deep, { opacity: 0.7 }), stroke(Array.from({ length: 7 }, (_, i) => `M${cx - 10 + i * 3} 620Q${cx - 60 + i * 18} 760 ${cx - 330 + i * 100} 1080`).join(''), s.deep, 2, { opacity: 0.35 })));
  d.add(path(outline([[-20, 1100, 1], [-20, 420, 1], [60, 430], [96, 520], [150, 640], [172, 760], [250, 900], [300, 1100, 1]]), mix(s.ink, s.deep, 0.35)), path(outline([[wide ? 1940 : 740, 1100, 1], [wide ? 1940 : 740, 500, 1], [w - 70, 520], [w - 90, 640], [w - 160, 800], [w - 190, 1100, 1]]), s.ink));
  const from: Point = [30, 404];
  const to: Point = [w - 30, 540];
  const sag = wide ? 90 : 66;
  const on = (t: number): Point => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + Math.sin(t * Math.PI) * sag];
  const t = wide ? 0.64 : 0.52;
  const [hx, hy] = on(t);
  const q: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2];
  d.add(
    stroke(`M${from[0]} ${from[1]}Q${num(q[0])} ${num(q[1])} ${to[0]} ${to[1]}`, '#ffffff', 3.2), stroke(`M${from[0]} ${from[1] + 3}Q${num(q[0])} ${num(q[1] + 3)} ${to[0]} ${to[1] + 3}`, s.ink, 1.6),
    `<g transform="translate(${num(hx)} ${num(hy)})">${stroke('M-18 0L-8 30L-3 40M15 3L8 30L4 40', s.accent, 6.4)}${circle(-1, 34, 8, s.ink)}${path(outline([[-12, 38, 1], [13, 38, 1], [14, 62], [11, 84, 1], [-9, 84, 1], [-12, 60]]), s.accent)}${rect(-16, 44, 12, 28, s.ink, { rx: 4 })}${stroke('M-4 82L-12 108L-22 126M6 82L12 106L8 130', s.ink, 8)}</g>`,
    flakes(r, { x: 0, y: 200, w, h: 800 }, wide ? 130 : 60, '#ffffff', 2.6),
    rect(0, 760, w, 320, d.vertical(760, 1080, [[0, s.ink, 0], [0.6, s.ink, 0.78], [1, s.ink]])),
  );
  return { box: { x: 44, y: 790, w: 632, h: 190 }, align: 'centre', valign: 'bottom', fill: '#ffffff', tagline: 'none', small: ice, style: { fill: 'block', leading: 0.06, maxSize: 190 } };
}

/** One lowered seat in a dark auditorium, under the projector's beam. */
export function lastSeat({ d, w, cx, s, r }: Paint): Layout {
  const red = s.mid;
  d.add(d.flood(d.vertical(0, 1080, [[0, '#060203'], [0.6, s.ink], [1, '#060203']])));
  const port: Point = [cx + 20, 96];
  const rows = 7;
  for (let row = 0; row < rows; row += 1) {
    const part = row / (rows - 1);
    const size = 46 + part ** 1.5 * 150;
    const y = 432 + part ** 1.35 * 470;
    const count = Math.ceil(w / size / 2) + 2;
    if (row === 4) d.add(beam(d, port, [cx, 790], 205, s.light, 0.75));
    for (let index = -count; index <= count; index += 1) {
      const x = cx + index * size * 1.08;
      const distance = Math.abs(x - cx) / 330 + Math.abs(row - 4) * 0.34;
      const shade = mix(red, '#050203', Math.min(0.95, 0.5 + distance * 0.32));
      if (row === 4 && index === 0) continue;
      const back = outline([[x - size * 0.46, y + size, 1], [x - size * 0.47, y + size * 0.25], [x - size * 0.38, y + size * 0.03], [x, y - size * 0.04], [x + size * 0.38, y + size * 0.03], [x + size * 0.47, y + size * 0.25], [x + size * 0.46, y + size, 1]]);
      d.add(path(back, shade), stroke(`M${num(x - size * 0.42)} ${num(y + size * 0.2)}Q${num(x - size * 0.36)} ${num(y + size * 0.02)} ${num(x)} ${num(y)}Q${num(x + size * 0.36)} ${num(y + size * 0.02)} ${num(x + size * 0.42)} ${num(y + size * 0.2)}`, lift(shade, 0.07), size * 0.035));
    }
    if (row === 4) {
      const z = size * 1.06;
      const top = y - 26;
      d.add(
        ellipse(cx, top + z * 1.3, z * 1.4, z * 0.3, d.radial([cx, top + z * 1.3], z * 1.4, [[0, s.light, 0.5], [1, s.light, 0]])),
        path(outline([[cx - z * 0.48, top + z * 1.02, 1], [cx - z * 0.5, top + z * 0.28], [cx - z * 0.4, top + z * 0.03], [cx, top - z * 0.05], [cx + z * 0.4, top + z * 0.03], [cx + z * 0.5, top + z * 0.28], [cx + z * 0.48, top + z * 1.02, 1]]), d.vertical(top, top + z, [[0, lift(s.accent, 0.16)], [0.45, s.accent], [1, mix(s.accent, '#050203', 0.5)]])),
        ...[-0.24, 0, 0.24].map((part) => stroke(`M${num(cx + part * z)} ${num(top + z * 0.12)}V${num(top + z * 0.84)}`, mix(s.accent, '#050203', 0.45), 3, { opacity: 0.7 })),
        path(outline([[cx - z * 0.5, top + z * 0.86, 1], [cx - z * 0.44, top + z * 0.78], [cx + z * 0.44, top + z * 0.78], [cx + z * 0.5, top + z * 0.86, 1], [cx + z * 0.56, top + z * 1.1], [cx + z * 0.5, top + z * 1.18], [cx - z * 0.5, top + z * 1.18], [cx - z * 0.56, top + z * 1.1]]), d.vertical(top + z * 0.78, top + z * 1.18, [[0, lift(s.accent, 0.2)], [0.5, s.accent], [1, '#120306']])),
        ...[-1, 1].map((side) => rect(cx + side * z * 0.58 - 11, top + z * 0.6, 22, z * 0.62, '#0b0305', { rx: 9 }) + rect(cx + side * z * 0.58 - 13, top + z * 0.58, 26, 13, mix(s.light, red, 0.55), { rx: 6 })),
        // Four fingers over the back: somebody stands behind the seat.
        ...[0, 1, 2, 3].map((finger) => stroke(`M${num(cx + z * (0.1 + finger * 0.075))} ${num(top - z * 0.06)}q2 ${num(z * 0.08)} 1 ${num(z * (0.17 - Math.abs(finger - 1.4) * 0.02))}`, mix(s.light, '#2a1a14', 0.3), z * 0.056)),
        lightPool(d, [cx, top + z * 0.98], z * 0.44, s.light, 0.28),
      );
    }
  }
  d.add(
    rect(port[0] - 34, port[1] - 24, 68, 42, '#000000', { rx: 5 }), rect(port[0] - 24, port[1] - 16, 48, 26, '#fffbe6', { rx: 3 }), circle(port[0], port[1], 130, d.radial(port, 130, [[0, '#fffbe6', 0.95], [0.25, s.light, 0.4], [1, s.light, 0]])),
    motes(r, { x: cx - 120, y: 200, w: 260, h: 480 }, 70, s.light),
    d.flood(d.radial([cx, 620], 760, [[0.35, '#000000', 0], [1, '#000000', 0.82]])),
    rect(0, 860, w, 220, d.vertical(860, 1060, [[0, '#050203', 0], [0.7, '#050203', 0.94], [1, '#050203']])),
  );
  return { box: { x: 60, y: 872, w: 600, h: 108 }, align: 'centre', valign: 'bottom', fill: s.light, tagline: 'none', small: mix(s.light, s.accent, 0.25), style: { maxSize: 112, maxLines: 1, tracking: 0.05 } };
}

/** Four doors alone in fog, one ajar. */
export function doorsInFog({ d, w, cx, s, r, wide }: Paint): Layout {
  const glow = s.light;
  d.add(d.flood(d.vertical(0, 1080, [[0, s.ink], [0.42, mix(s.ink, s.mid, 0.75)], [0.62, mix(s.mid, s.paper, 0.22)], [0.78, mix(s.ink, s.mid, 0.6)], [1, s.ink]])));
  const haze = (y: number, opacity: number): string => group({ opacity }, ...Array.from({ length: wide ? 14 : 8 }, () => ellipse(r.between(0, w), y + r.between(-26, 26), r.between(260, 470), r.between(60, 110), d.soft(mix(s.mid, s.paper, 0.42)))));
  const single = (x: number, foot: number, height: number, depth: number, open: boolean): void => {
    const width = height * 0.5;
    const body = mix(mix(s.ink, '#000000', 0.35), mix(s.mid, s.paper, 0.18), depth);
    const top = foot - height;
    if (open) {
      d.add(
        path(polygon([[x - width * 0.34, foot], [x + width * 0.4, foot], [x + width * 1.7, 1080], [x - width * 1.5, 1080]]), d.vertical(foot, 1080, [[0, glow, 0.8], [1, glow, 0]])),
        circle(x, top + height * 0.55, height, d.radial([x, top + height * 0.55], height, [[0, glow, 0.72], [0.5, glow, 0.2], [1, glow, 0]])),
      );
    } else d.add(path(polygon([[x - width / 2, foot], [x + width / 2, foot], [x + width * 0.75, foot + height * 0.32], [x - width * 0.75, foot + height * 0.32]]), s.ink, { opacity: 0.28 }));
    d.add(rect(x - width * 0.56, top - width * 0.07, width * 1.12, height + width * 0.07, body), rect(x - width * 0.46, top + width * 0.04, width * 0.92, height - width * 0.04, open ? '#fdfbd2' : lift(body, 0.045)));
    if (open) {
      d.add(
        path(outline([[x - width * 0.02, foot, 1], [x - width * 0.06, foot - height * 0.3], [x - width * 0.02, foot - height * 0.44], [x + width * 0.06, foot - height * 0.6], [x + width * 0.16, foot - height * 0.6], [x + width * 0.22, foot - height * 0.44], [x + width * 0.28, foot - height * 0.3], [x + width * 0.24, foot, 1]]), mix(s.mid, s.ink, 0.3)), circle(x + width * 0.11, foot - height * 0.65, width * 0.075, mix(s.mid, s.ink, 0.3)),
        stroke(`M${num(x + width * 0.26)} ${num(foot - height * 0.42)}Q${num(x + width * 0.4)} ${num(foot - height * 0.3)} ${num(x + width * 0.34)} ${num(foot - height * 0.12)}`, mix(s.mid, s.ink, 0.3), width * 0.035),
        path(polygon([[x - width * 0.46, top + width * 0.04], [x - width * 0.12, top + height * 0.08], [x - width * 0.12, foot + height * 0.045], [x - width * 0.46, foot]]), mix(body, s.mid, 0.2)), circle(x - width * 0.17, top + height * 0.56, width * 0.025, glow),
      );
    } else {
      for (const [py, ph] of [[0.1, 0.34], [0.54, 0.36]] as const) for (const px of [-0.36, 0.06]) d.add(rect(x + px * width, top + height * py, width * 0.3, height * ph, 'none', { stroke: body, 'stroke-width': num(width * 0.03) }));
      d.add(circle(x + width * 0.37, top + height * 0.53, width * 0.035, mix(body, glow, 0.35)));
    }
  };
  const spread = wide ? 1.5 : 1;
  d.add(haze(600, 0.8));
  single(cx + 196 * spread, 640, 168, 0.72, false);
  d.add(haze(650, 0.6));
  single(cx - 196 * spread, 708, 246, 0.48, false);
  d.add(haze(720, 0.5));
  single(cx + 22, 792, 330, 0.2, true);
  d.add(haze(810, 0.42));
  single(cx - 292 * spread, 980, 470, 0.03, false);
  d.add(haze(930, 0.34));
  return { box: { x: 60, y: 66, w: 600, h: 274 }, align: 'centre', valign: 'top', fill: glow, tagline: 'under', small: mix(glow, s.paper, 0.4), credits: s.paper };
}

/** A street at night in the rain, someone under a lamp. */
export function rainStreet({ d, w, cx, s, r, subjects }: Paint): Layout {
  d.add(d.flood(d.vertical(0, 1080, [[0, s.ink], [0.55, s.deep], [0.75, mix(s.deep, s.mid, 0.6)], [1, s.ink]])));
  for (const [index, manner] of (['towers', 'mansards', 'mansards'] as const).entries()) {
    const row = houses(r.fork(`row${index}`), w, { ground: 830 + index * 20, low: 380 - index * 90, high: 620 - index * 150, narrow: 60 + index * 20, wide: 120 + index * 40, manner }, 0.14 + index * 0.05);
    d.add(path(row.body, mix(mix(s.deep, s.mid, 0.45), s.ink, 0.3 + index * 0.32)), path(row.windows, s.light, { opacity: 0.5 + index * 0.2 }));
  }
  d.add(rect(0, 862, w, 230, d.vertical(862, 1080, [[0, mix(s.ink, s.mid, 0.35)], [1, s.ink]])), streetLamp(d, cx + 130, 930, 470, s.ink, s.light, -1), path(polygon([[cx - 40, 930], [cx + 20, 930], [cx - 60, 1080], [cx - 220, 1080]]), '#000000', { opacity: 0.5 }), put(subjects[0] ?? hatFigure, cx - 6, 936, fitted(subjects[0] ?? hatFigure, 236, 380), { body: '#07070a', lit: s.light, glow: s.light, accent: s.accent }), rain(r, d, 260, s.paper));
  d.add(d.flood(dots(d, s.ink, 7, 0.16), 0.22));
  return { box: { x: 48, y: 76, w: 624, h: 240 }, align: 'left', valign: 'top', fill: s.paper, tagline: 'under', small: s.light };
}

/** A figure caught by a slanting beam, ringed by blinds. */
export function blinds({ d, w, cx, s, r, subjects }: Paint): Layout {
  d.add(d.flood(s.ink), beam(d, [cx + 330, -60], [cx - 60, 900], 300, s.accent, 0.95), hatching(d, s.ink, 44, 15, -16, 0.85), lightPool(d, [cx - 60, 872], 250, s.light, 0.8));
  d.add(put(subjects[0] ?? hatFigure, cx - 60, 888, fitted(subjects[0] ?? hatFigure, 380, 520), { body: s.ink, lit: s.light, glow: s.paper, accent: s.accent }), path(polygon([[cx - 120, 884], [cx - 10, 884], [cx - 260, 1080], [cx - 520, 1080]]), '#000000', { opacity: 0.7 }), motes(r, { x: 0, y: 0, w, h: 900 }, 60, s.paper));
  return { box: { x: 48, y: 72, w: 624, h: 300 }, align: 'left', valign: 'top', fill: s.paper, tagline: 'under', small: s.light, style: { fill: 'block', leading: 0.1 } };
}
