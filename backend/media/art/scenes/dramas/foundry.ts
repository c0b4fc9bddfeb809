import { lift, mix, tone } from '../../colour.ts';
import { num } from '../../drawing.ts';
import { put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { circle, ellipse, group, outline, path, rect, stroke } from '../../shapes.ts';
import { dressFigure } from '../../subjects/people/dress-figure.ts';
import { hatching } from '../../texture.ts';

/** A bell still glowing at its lip, above a furnace and the woman who casts it. */
export function foundry({ d, w, cx, s, r }: Paint): Layout {
  const fire = s.accent;
  const hot = lift(fire, 0.2);
  d.add(
    d.flood(
      d.vertical(0, 1080, [
        [0, s.ink],
        [0.5, mix(s.ink, fire, 0.16)],
        [1, s.ink],
      ]),
    ),
  );
  for (let row = 0; row < 22; row += 1) {
    const y = row * 38;
    for (let x = (row % 2) * -42 - 10; x < w; x += 84)
      d.add(rect(x, y, 80, 34, mix(s.ink, s.mid, r.between(0.05, 0.13)), { rx: 2 }));
  }
  const furnace = `M${cx - 150} 880V660a150 150 0 0 1 300 0V880Z`;
  d.add(
    circle(
      cx,
      700,
      620,
      d.radial([cx, 720], 620, [
        [0, fire, 0.75],
        [0.35, fire, 0.34],
        [1, fire, 0],
      ]),
    ),
    stroke(`M${cx - 172} 880V660a172 172 0 0 1 344 0V880`, mix(s.ink, s.mid, 0.3), 44),
    stroke(`M${cx - 172} 880V660a172 172 0 0 1 344 0V880`, s.ink, 46, {
      'stroke-dasharray': '3 40',
      'stroke-linecap': 'butt',
    }),
    path(
      furnace,
      d.radial([cx, 800], 330, [
        [0, '#fff3c8'],
        [0.3, hot],
        [0.75, fire],
        [1, mix(fire, s.ink, 0.4)],
      ]),
    ),
  );
  for (let flame = 0; flame < 9; flame += 1) {
    const x = cx - 116 + flame * 29;
    const height = r.between(90, 210);
    d.add(
      path(
        outline([
          [x - 24, 882, 1],
          [x - 20, 860 - height * 0.3],
          [x + r.between(-14, 14), 880 - height, 1],
          [x + 22, 866 - height * 0.3],
          [x + 24, 882, 1],
        ]),
        r.pick(['#fff3c8', hot, mix(hot, fire, 0.5)]),
        { opacity: 0.75 },
      ),
    );
  }
  const bellNodes = outline([
    [cx - 66, 116, 1],
    [cx - 118, 152],
    [cx - 136, 240],
    [cx - 168, 352],
    [cx - 240, 452],
    [cx - 248, 478, 1],
    [cx + 248, 478, 1],
    [cx + 240, 452],
    [cx + 168, 352],
    [cx + 136, 240],
    [cx + 118, 152],
    [cx + 66, 116, 1],
  ]);
  const steel = tone(s.mid, 0.5, 0.6);
  const clip = d.clip(path(bellNodes, '#fff'));
  d.add(
    stroke(`M${cx} -10V70M${cx - 20} -10V64M${cx + 20} -10V64`, mix(s.ink, steel, 0.5), 7),
    path(
      outline([
        [cx - 54, 118, 1],
        [cx - 50, 76],
        [cx, 58],
        [cx + 50, 76],
        [cx + 54, 118, 1],
        [cx + 30, 118, 1],
        [cx + 24, 88],
        [cx, 82],
        [cx - 24, 88],
        [cx - 30, 118, 1],
      ]),
      mix(s.ink, steel, 0.6),
    ),
    path(
      bellNodes,
      d.linear(
        [cx - 240, 0],
        [cx + 240, 0],
        [
          [0, mix(s.ink, steel, 0.35)],
          [0.3, steel],
          [0.42, lift(steel, 0.2)],
          [0.6, mix(steel, s.ink, 0.3)],
          [1, mix(s.ink, steel, 0.1)],
        ],
      ),
    ),
    group(
      { 'clip-path': clip },
      hatching(d, s.ink, 7, 1.6, 0, 0.35),
      rect(
        cx - 260,
        270,
        520,
        220,
        d.vertical(290, 480, [
          [0, fire, 0],
          [0.5, fire, 0.65],
          [0.85, hot, 0.95],
          [1, '#fff3c8'],
        ]),
      ),
      ...[176, 190, 384, 398].map((y) =>
        stroke(`M${cx - 260} ${y}Q${cx} ${y + 34} ${cx + 260} ${y}`, mix(s.ink, fire, 0.15), 3, {
          opacity: 0.75,
        }),
      ),
      ...Array.from({ length: 15 }, (_, i) =>
        path(
          `M${cx - 170 + i * 24} ${num(214 + 30 * Math.sin((i / 14) * Math.PI))}q8 -16 16 0q-8 20 -16 0Z`,
          mix(s.ink, steel, 0.2),
          { opacity: 0.8 },
        ),
      ),
    ),
    ellipse(cx, 478, 248, 15, '#fff3c8'),
    ellipse(cx, 479, 232, 9, fire),
    ...Array.from({ length: 7 }, (_, i) =>
      path(
        outline([
          [cx - 190 + i * 64, 486, 1],
          [cx - 193 + i * 64, 500 + (i % 3) * 17],
          [cx - 187 + i * 64, 500 + (i % 3) * 17],
          [cx - 184 + i * 64, 486, 1],
        ]),
        hot,
      ),
    ),
  );
  for (let spark = 0; spark < 130; spark += 1) {
    const angle = r.between(-Math.PI, 0);
    const reach = r.next() ** 0.7 * 460 + 60;
    d.add(
      circle(
        cx + Math.cos(angle) * reach * 0.8,
        830 + Math.sin(angle) * reach,
        r.between(0.8, 3),
        r.chance(0.4) ? '#fff3c8' : hot,
        { opacity: num(r.between(0.4, 1)) },
      ),
    );
  }
  d.add(
    rect(
      0,
      878,
      w,
      220,
      d.vertical(870, 1000, [
        [0, mix(s.ink, fire, 0.34)],
        [0.35, s.ink],
        [1, s.ink],
      ]),
    ),
    ellipse(cx, 884, 230, 13, fire, { opacity: 0.6 }),
    path(
      outline([
        [cx - 36, 900, 1],
        [cx - 20, 990, 1],
        [cx + 90, 990, 1],
        [cx + 30, 900, 1],
      ]),
      s.ink,
      { opacity: 0.6 },
    ),
    put(dressFigure, cx - 4, 902, 236, { body: s.ink, lit: s.ink, glow: hot, accent: '#0b0705' }),
    stroke(`M${cx + 40} 712Q${cx + 56} 760 ${cx + 46} 800`, hot, 3, { opacity: 0.9 }),
  );
  return {
    box: { x: 60, y: 918, w: 600, h: 62 },
    align: 'centre',
    valign: 'middle',
    fill: s.paper,
    small: mix(s.paper, fire, 0.3),
    tagline: 'none',
    style: { maxSize: 78, maxLines: 1, tracking: 0.01 },
  };
}
