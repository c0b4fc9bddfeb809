import { mix } from '../../colour.ts';
import { num } from '../../drawing.ts';
import { put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { beam, crowd, lightPool } from '../../scenery/stage.ts';
import { circle, ellipse, outline, path, rect, stroke } from '../../shapes.ts';
import { cellist } from '../../subjects/people/cellist.ts';
import { singer } from '../../subjects/people/singer.ts';
import { stipple } from '../../texture.ts';

/** Three tiny musicians at the foot of a concrete wall, lit from below. */
export function damConcert({ d, w, cx, s, r }: Paint): Layout {
  const glow = s.accent;
  const wall = mix(s.ink, s.light, 0.14);
  d.add(
    d.flood(
      d.vertical(0, 1080, [
        [0, mix(wall, s.light, 0.12)],
        [0.35, wall],
        [0.8, mix(wall, s.ink, 0.5)],
        [1, s.ink],
      ]),
    ),
  );
  const bow = (y: number): string => `M-20 ${num(y + 66)}Q${cx} ${num(y - 66)} ${w + 20} ${num(y + 66)}`;
  for (let line = 0; line < 13; line += 1)
    d.add(
      stroke(bow(60 + line * 68), mix(wall, s.ink, 0.6), 3, { opacity: 0.7 }),
      stroke(bow(63.4 + line * 68), mix(wall, s.light, 0.3), 1.2, { opacity: 0.5 }),
    );
  for (let column = -14; column <= 14; column += 1) {
    const top = cx + column * 112;
    const foot = cx + column * 84;
    d.add(stroke(`M${top} -20L${foot} 930`, mix(wall, s.ink, 0.65), 2.6, { opacity: 0.55 }));
    for (let hole = 0; hole < 11; hole += 1)
      d.add(
        circle(
          top + (foot - top) * (hole / 11) + 18,
          92 + hole * 68 - (1 - (column / 7) ** 2) * 16,
          2.4,
          s.ink,
          { opacity: 0.5 },
        ),
      );
  }
  for (let stain = 0; stain < 18; stain += 1) {
    const x = r.between(0, w);
    const y = r.between(40, 420);
    d.add(
      path(
        outline([
          [x - 4, y, 1],
          [x - r.between(4, 14), y + 160],
          [x, y + r.between(220, 430)],
          [x + r.between(4, 14), y + 140],
          [x + 4, y, 1],
        ]),
        r.chance(0.5) ? s.ink : s.light,
        { opacity: num(r.between(0.05, 0.2)) },
      ),
    );
  }
  d.add(d.flood(stipple(d, s.ink, [0, 1080], 1100, 180)));
  const feet: [number, number][] = [
    [cx - 110, 62],
    [cx, -16],
    [cx + 112, 60],
  ];
  const lamps: [number, number][] = [
    [-260, -110],
    [-130, 40],
    [0, 0],
    [130, -40],
    [260, 110],
  ];
  for (const [x, lean] of lamps) d.add(beam(d, [cx + x, 916], [cx + x * 1.15 + lean, 60], 120, glow, 0.62));
  d.add(
    ellipse(
      cx,
      900,
      420,
      240,
      d.radial([cx, 900], 420, [
        [0, '#e9fffb', 0.75],
        [0.25, glow, 0.5],
        [1, glow, 0],
      ]),
    ),
  );
  // The music climbs the wall as a wave of light.
  for (let wave = 0; wave < 5; wave += 1) {
    const points = Array.from({ length: 91 }, (_, i) => {
      const t = i / 90;
      const swing = Math.exp(-(((t * w - cx) / 250) ** 2)) * (70 - wave * 11);
      return `${num(t * w)} ${num(560 + wave * 26 + Math.sin(i * 0.78 + wave * 0.7) * swing * Math.cos(i * 0.19 + wave))}`;
    });
    d.add(
      stroke(`M${points.join('L')}`, wave === 0 ? '#e9fffb' : glow, 4.4 - wave * 0.7, {
        opacity: num(0.95 - wave * 0.17),
      }),
    );
  }
  d.add(
    rect(0, 914, w, 170, s.ink),
    rect(cx - 300, 908, 600, 12, mix(s.ink, s.light, 0.2)),
    lightPool(d, [cx, 914], 330, glow, 0.55),
    ...lamps.map(
      ([x]) => rect(cx + x - 10, 898, 20, 16, '#05070a', { rx: 3 }) + circle(cx + x, 900, 5, '#e9fffb'),
    ),
  );
  const ink = { body: '#05070a', lit: '#e9fffb', glow: '#e9fffb', accent: mix('#05070a', glow, 0.35) };
  d.add(
    put(cellist, feet[0]?.[0] ?? cx, 910, 74, ink),
    put(singer, feet[1]?.[0] ?? cx, 910, 106, ink),
    `<g transform="translate(${feet[2]?.[0] ?? cx} 910)">${rect(-40, -44, 76, 8, '#05070a')}${stroke('M-32 -36L26 0M26 -36L-32 0', '#05070a', 3.4)}${rect(-38, -46, 72, 3, '#e9fffb')}${circle(0, -84, 7, '#05070a')}${path(
      outline([
        [-4, -77, 1],
        [-14, -70],
        [-15, -36, 1],
        [15, -36, 1],
        [13, -70],
        [4, -77, 1],
      ]),
      '#05070a',
    )}${stroke('M-12 -68L-20 -52L-10 -44M11 -68L20 -54L14 -44', '#05070a', 5)}</g>`,
  );
  d.add(crowd(r, w, 1010, 56, '#05070a', 1100));
  return {
    box: { x: 44, y: 72, w: 632, h: 250 },
    align: 'centre',
    valign: 'middle',
    fill: '#e9fffb',
    tagline: 'none',
    small: glow,
    credits: mix(glow, s.paper, 0.5),
    style: { maxSize: 168, leading: 0.94 },
  };
}
