import { mix } from '../../colour.ts';
import { num } from '../../drawing.ts';
import type { Point } from '../../drawing.ts';
import type { Layout, Paint } from '../../scene.ts';
import { down, flanks, jagged } from '../../scenery/land.ts';
import { flakes, moon, stars } from '../../scenery/sky.ts';
import { circle, group, outline, path, rect, stroke } from '../../shapes.ts';

/** A tiny figure on a cable over a glacier under the moon. */
export function highCable({ d, w, cx, s, r, wide }: Paint): Layout {
  const ice = s.light;
  d.add(
    d.flood(
      d.vertical(0, 760, [
        [0, s.ink],
        [0.5, s.deep],
        [1, mix(s.deep, ice, 0.55)],
      ]),
    ),
    stars(r, { x: 0, y: 0, w, h: 480 }, wide ? 260 : 120, s.paper),
    moon(d, r, [wide ? cx + 210 : 520, 208], 92, '#f4fbff', ice),
  );
  const far = jagged(r.fork('far'), w, 560, 190, 0.6);
  d.add(
    path(down(far, 1080), mix(s.deep, ice, 0.42)),
    path(flanks(r.fork('snow'), far, 130, false), mix(ice, '#ffffff', 0.55), { opacity: 0.75 }),
  );
  const near = jagged(r.fork('near'), w, 690, 150, 0.6);
  d.add(
    path(down(near, 1080), mix(s.deep, s.ink, 0.2)),
    path(flanks(r.fork('snow2'), near, 150, false), mix(ice, s.deep, 0.25), { opacity: 0.8 }),
  );
  const tongue = outline([
    [cx - 6, 560, 1],
    [cx - 30, 640],
    [cx - 84, 730],
    [cx - 250, 860],
    [cx - 420, 1080, 1],
    [cx + 330, 1080, 1],
    [cx + 190, 860],
    [cx + 56, 730],
    [cx + 20, 640],
    [cx + 2, 560, 1],
  ]);
  const clip = d.clip(path(tongue, '#fff'));
  d.add(
    path(
      tongue,
      d.vertical(600, 1080, [
        [0, mix(ice, '#ffffff', 0.6)],
        [0.6, ice],
        [1, mix(ice, s.deep, 0.5)],
      ]),
    ),
  );
  const cracks = Array.from({ length: 30 }, (_, i) => {
    const y = 640 + (i / 30) ** 1.3 * 440;
    const half = 20 + (i / 30) * 330;
    const x = cx - 50 - (i / 30) * 40 + r.between(-0.6, 0.4) * half;
    const length = half * r.between(0.3, 0.8);
    return `M${num(x)} ${num(y)}q${num(length / 2)} ${num(8 + i * 0.5)} ${num(length)} ${num(r.between(-6, 6))}q${num(-length / 2)} ${num(16 + i)} ${num(-length)} ${num(r.between(-3, 3))}Z`;
  });
  d.add(
    group(
      { 'clip-path': clip },
      path(cracks.join(''), s.deep, { opacity: 0.7 }),
      stroke(
        Array.from(
          { length: 7 },
          (_, i) => `M${cx - 10 + i * 3} 620Q${cx - 60 + i * 18} 760 ${cx - 330 + i * 100} 1080`,
        ).join(''),
        s.deep,
        2,
        { opacity: 0.35 },
      ),
    ),
  );
  d.add(
    path(
      outline([
        [-20, 1100, 1],
        [-20, 420, 1],
        [60, 430],
        [96, 520],
        [150, 640],
        [172, 760],
        [250, 900],
        [300, 1100, 1],
      ]),
      mix(s.ink, s.deep, 0.35),
    ),
    path(
      outline([
        [wide ? 1940 : 740, 1100, 1],
        [wide ? 1940 : 740, 500, 1],
        [w - 70, 520],
        [w - 90, 640],
        [w - 160, 800],
        [w - 190, 1100, 1],
      ]),
      s.ink,
    ),
  );
  const from: Point = [30, 404];
  const to: Point = [w - 30, 540];
  const sag = wide ? 90 : 66;
  const on = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + Math.sin(t * Math.PI) * sag,
  ];
  const t = wide ? 0.64 : 0.52;
  const [hx, hy] = on(t);
  const q: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2];
  d.add(
    stroke(`M${from[0]} ${from[1]}Q${num(q[0])} ${num(q[1])} ${to[0]} ${to[1]}`, '#ffffff', 3.2),
    stroke(`M${from[0]} ${from[1] + 3}Q${num(q[0])} ${num(q[1] + 3)} ${to[0]} ${to[1] + 3}`, s.ink, 1.6),
    `<g transform="translate(${num(hx)} ${num(hy)})">${stroke('M-18 0L-8 30L-3 40M15 3L8 30L4 40', s.accent, 6.4)}${circle(-1, 34, 8, s.ink)}${path(
      outline([
        [-12, 38, 1],
        [13, 38, 1],
        [14, 62],
        [11, 84, 1],
        [-9, 84, 1],
        [-12, 60],
      ]),
      s.accent,
    )}${rect(-16, 44, 12, 28, s.ink, { rx: 4 })}${stroke('M-4 82L-12 108L-22 126M6 82L12 106L8 130', s.ink, 8)}</g>`,
    flakes(r, { x: 0, y: 200, w, h: 800 }, wide ? 130 : 60, '#ffffff', 2.6),
    rect(
      0,
      760,
      w,
      320,
      d.vertical(760, 1080, [
        [0, s.ink, 0],
        [0.6, s.ink, 0.78],
        [1, s.ink],
      ]),
    ),
  );
  return {
    box: { x: 44, y: 790, w: 632, h: 190 },
    align: 'centre',
    valign: 'bottom',
    fill: '#ffffff',
    tagline: 'none',
    small: ice,
    style: { fill: 'block', leading: 0.06, maxSize: 190 },
  };
}
