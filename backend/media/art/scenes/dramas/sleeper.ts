import { lift, mix } from '../../colour.ts';
import { num } from '../../drawing.ts';
import type { Layout, Paint } from '../../scene.ts';
import { flakes } from '../../scenery/sky.ts';
import { circle, group, outline, path, polygon, rect, stroke } from '../../shapes.ts';

/** The window of a sleeping car at night, with berth, lamp and a folded note. */
export function sleeper({ d, w, cx, s, r, wide }: Paint): Layout {
  const wall = mix(s.deep, s.ink, 0.15);
  const amber = s.light;
  d.add(
    d.flood(
      d.vertical(0, 1080, [
        [0, lift(wall, 0.05)],
        [0.5, wall],
        [1, s.ink],
      ]),
    ),
  );
  for (let y = 20; y < 1080; y += 5) if (y % 90 < 6) d.add(rect(0, y, w, 1.6, lift(wall, 0.09)));
  const win = { x: cx - 232, y: 172, w: 464, h: 430 };
  const lit = (x: number, width: number, on: number): string =>
    rect(x - 22, win.y - 22, width + 44, win.h + 44, lift(wall, 0.07), { rx: 66 }) +
    rect(x - 9, win.y - 9, width + 18, win.h + 18, s.ink, { rx: 56 }) +
    rect(x, win.y, width, win.h, mix(wall, s.accent, on), { rx: 48 });
  if (wide) {
    d.add(
      lit(cx - 870, 464, 0.08),
      lit(cx + 406, 464, 0.14),
      rect(cx - 870, win.y, 464, 190, mix(wall, s.mid, 0.3), { rx: 48 }),
    );
    d.add(rect(cx + 406, win.y, 464, 320, mix(wall, s.mid, 0.42), { rx: 48 }));
  }
  d.add(
    rect(
      win.x - 150,
      win.y - 140,
      win.w + 300,
      win.h + 280,
      d.radial([cx, win.y + 215], 440, [
        [0, amber, 0.34],
        [0.55, amber, 0.12],
        [1, amber, 0],
      ]),
    ),
    lit(win.x, win.w, 0),
  );
  const clip = d.clip(rect(win.x, win.y, win.w, win.h, '#fff', { rx: 48 }));
  const X = win.x;
  const inside = [
    rect(
      X,
      win.y,
      win.w,
      win.h,
      d.radial([X + 118, win.y + 120], 460, [
        [0, '#ffe9bd'],
        [0.3, lift(amber, 0.08)],
        [0.75, mix(amber, s.mid, 0.55)],
        [1, mix(s.mid, s.ink, 0.4)],
      ]),
    ),
    ...Array.from({ length: 9 }, (_, i) => rect(X + i * 56, win.y, 2, win.h, s.mid, { opacity: 0.28 })),
    rect(X, win.y + 20, win.w, 10, s.mid, { opacity: 0.5 }),
    path(
      outline([
        [X + 90, win.y + 128, 1],
        [X + 104, win.y + 84],
        [X + 134, win.y + 84],
        [X + 148, win.y + 128, 1],
      ]),
      '#fff4d6',
    ),
    stroke(`M${X + 119} ${win.y + 128}v26h-40`, s.ink, 4),
    path(
      outline([
        [X - 10, win.y + 320, 1],
        [X + 60, win.y + 300],
        [X + 240, win.y + 312],
        [X + 480, win.y + 296],
        [X + 480, win.y + 460, 1],
        [X - 10, win.y + 460, 1],
      ]),
      s.paper,
    ),
    path(
      outline([
        [X + 200, win.y + 336, 1],
        [X + 300, win.y + 306],
        [X + 480, win.y + 288, 1],
        [X + 480, win.y + 460, 1],
        [X + 150, win.y + 460, 1],
      ]),
      s.mid,
    ),
    stroke(
      `M${X + 210} ${win.y + 338}Q${X + 330} ${win.y + 306} ${X + 480} ${win.y + 300}`,
      lift(s.mid, 0.12),
      9,
    ),
    stroke(
      `M${X + 250} ${win.y + 430}Q${X + 330} ${win.y + 360} ${X + 470} ${win.y + 340}M${X + 320} ${win.y + 430}Q${X + 380} ${win.y + 390} ${X + 470} ${win.y + 376}`,
      lift(s.mid, -0.1),
      4,
      { opacity: 0.7 },
    ),
    path(
      outline([
        [X + 30, win.y + 322],
        [X + 22, win.y + 268],
        [X + 60, win.y + 248],
        [X + 150, win.y + 250],
        [X + 206, win.y + 262],
        [X + 214, win.y + 312],
        [X + 190, win.y + 332],
        [X + 80, win.y + 338],
      ]),
      '#fffaf0',
    ),
    path(
      outline([
        [X + 40, win.y + 324],
        [X + 60, win.y + 300],
        [X + 150, win.y + 306],
        [X + 206, win.y + 296],
        [X + 208, win.y + 318],
        [X + 180, win.y + 333],
        [X + 80, win.y + 338],
      ]),
      mix(s.paper, amber, 0.42),
    ),
    `<g transform="translate(${num(X + 126)} ${num(win.y + 268)}) rotate(-9)">${path(
      polygon([
        [-48, -8],
        [0, -24],
        [0, 22],
        [-48, 34],
      ]),
      '#ffffff',
    )}${path(
      polygon([
        [0, -24],
        [48, -6],
        [48, 36],
        [0, 22],
      ]),
      mix(s.paper, s.deep, 0.18),
    )}${stroke('M-38 4L-10 -4M-38 14L-10 6M-38 24L-16 17', s.mid, 2.6)}</g>`,
    path(
      outline([
        [X + 372, win.y - 10, 1],
        [X + 384, win.y + 130],
        [X + 410, win.y + 238],
        [X + 376, win.y + 300, 1],
        [X + 480, win.y + 330, 1],
        [X + 480, win.y - 10, 1],
      ]),
      s.mid,
    ),
    ...[402, 424, 446].map((x) =>
      stroke(
        `M${X + x} ${win.y}Q${X + x + 4} ${win.y + 150} ${X + x + 14} ${win.y + 236}`,
        lift(s.mid, -0.13),
        6,
        { opacity: 0.8 },
      ),
    ),
    stroke(`M${X + 404} ${win.y + 240}L${X + 474} ${win.y + 222}`, amber, 8),
    path(
      polygon([
        [X + 250, win.y],
        [X + 330, win.y],
        [X + 90, win.y + 440],
        [X + 10, win.y + 440],
      ]),
      '#ffffff',
      { opacity: 0.07 },
    ),
  ];
  d.add(group({ 'clip-path': clip }, ...inside));
  d.add(
    rect(win.x, win.y, win.w, win.h, 'none', {
      rx: 48,
      stroke: lift(amber, -0.1),
      'stroke-width': 3,
      opacity: 0.6,
    }),
    rect(0, 690, w, 58, s.mid),
    rect(0, 690, w, 4, amber),
    rect(0, 744, w, 4, amber),
    ...Array.from({ length: Math.ceil(w / 60) }, (_, i) => circle(i * 60 + 24, 668, 3.2, lift(wall, 0.12))),
    flakes(r, { x: 0, y: 0, w, h: 1080 }, wide ? 170 : 80, '#ffffff', 3.4),
  );
  return {
    box: { x: 60, y: 796, w: 600, h: 150 },
    align: 'centre',
    valign: 'middle',
    fill: lift(amber, 0.1),
    tagline: 'under',
    small: s.paper,
    style: { maxSize: 118, maxLines: 2 },
  };
}
