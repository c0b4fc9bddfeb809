import { lift, mix, tone } from '../../colour.ts';
import { num } from '../../drawing.ts';
import type { Layout, Paint } from '../../scene.ts';
import { down, heightAt, rolling } from '../../scenery/land.ts';
import { circle, ellipse, group, outline, path, polygon, rect, stroke } from '../../shapes.ts';
import { stipple } from '../../texture.ts';

/** A striped sock balloon above carpet dunes, under the belly of a sofa. */
export function sofaDesert({ d, w, cx, s, r, wide }: Paint): Layout {
  const gold = s.accent;
  d.add(
    d.flood(
      d.vertical(240, 760, [
        [0, mix(s.deep, gold, 0.3)],
        [0.55, lift(gold, 0.04)],
        [1, '#fff2c9'],
      ]),
    ),
    circle(
      cx + 130,
      690,
      400,
      d.radial([cx + 130, 690], 400, [
        [0, '#fffbe9', 0.95],
        [0.4, '#fff0bf', 0.5],
        [1, gold, 0],
      ]),
    ),
  );
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
    d.add(
      path(tufts.join(''), tint),
      path(down(line, 1080), stipple(d, lift(tint, -0.12), [0, 760 + index * 70], 330, 0)),
    );
  }
  // The underside of the sofa closes the sky.
  const under = mix(s.deep, s.ink, 0.25);
  d.add(
    rect(0, 0, w, 356, s.dark),
    ...Array.from({ length: Math.ceil(w / 34) }, (_, i) => rect(i * 34, 0, 15, 356, lift(s.dark, -0.05))),
    path(
      outline([
        [-20, 350, 1],
        [w * 0.25, 388],
        [w * 0.5, 366],
        [w * 0.78, 394],
        [w + 20, 352, 1],
        [w + 20, 316, 1],
        [-20, 316, 1],
      ]),
      under,
    ),
    rect(0, 306, w, 18, lift(s.dark, -0.2)),
    ...Array.from({ length: Math.ceil(w / 12) }, (_, i) =>
      rect(i * 12 + 2, 322, 5, r.between(26, 40), mix(gold, s.dark, 0.35), { rx: 2 }),
    ),
    ...(wide ? [0.04, 0.34, 0.92] : [0.06, 0.9]).map(
      (part) =>
        path(
          polygon([
            [w * part - 42, 330],
            [w * part + 42, 330],
            [w * part + 26, 800],
            [w * part - 26, 800],
          ]),
          d.linear(
            [w * part - 42, 0],
            [w * part + 42, 0],
            [
              [0, lift(under, -0.04)],
              [0.4, lift(under, 0.12)],
              [1, lift(under, -0.08)],
            ],
          ),
        ) + ellipse(w * part, 800, 42, 9, s.ink, { opacity: 0.4 }),
    ),
    ...Array.from({ length: 5 }, (_, i) =>
      stroke(
        `M${num(w * (0.2 + i * 0.14))} 356q${num(r.between(-20, 20))} 26 ${num(r.between(-8, 8))} ${num(r.between(40, 84))}`,
        mix(under, gold, 0.2),
        2.6,
      ),
    ),
  );
  const bx = cx - 56;
  const by = 640;
  const stripes: string[] = [];
  const sock = outline([
    [bx - 36, by - 66, 1],
    [bx - 84, by - 140],
    [bx - 96, by - 220],
    [bx - 66, by - 274],
    [bx - 6, by - 286],
    [bx + 54, by - 264],
    [bx + 84, by - 218],
    [bx + 148, by - 196],
    [bx + 184, by - 154],
    [bx + 160, by - 112],
    [bx + 96, by - 110],
    [bx + 50, by - 120],
    [bx + 30, by - 66, 1],
  ]);
  const clip = d.clip(path(sock, '#fff'));
  for (let band = 0; band < 14; band += 1)
    stripes.push(
      stroke(
        `M${bx - 130} ${by - 300 + band * 34}Q${bx} ${by - 268 + band * 34} ${bx + 210} ${by - 310 + band * 34}`,
        band % 2 === 0 ? tone(gold, 0.64, 1.15) : s.paper,
        36,
        { 'stroke-linecap': 'butt' },
      ),
    );
  d.add(
    path(sock, s.paper),
    group(
      { 'clip-path': clip },
      ...stripes,
      path(
        outline([
          [bx + 96, by - 212],
          [bx + 190, by - 200],
          [bx + 196, by - 100],
          [bx + 92, by - 100],
        ]),
        tone(s.light, 0.7),
      ),
      path(
        outline([
          [bx + 50, by - 290],
          [bx + 200, by - 220],
          [bx + 200, by - 60],
          [bx + 10, by - 60],
          [bx + 60, by - 180],
        ]),
        s.deep,
        { opacity: 0.24 },
      ),
    ),
    path(sock, 'none', { stroke: s.ink, 'stroke-width': 3 }),
    rect(bx - 42, by - 74, 78, 18, s.deep, { rx: 8 }),
    stroke(
      `M${bx - 34} ${by - 58}L${bx - 25} ${by}M${bx + 28} ${by - 58}L${bx + 19} ${by}M${bx - 3} ${by - 58}V${by}`,
      s.ink,
      2.4,
    ),
    path(
      polygon([
        [bx - 34, by],
        [bx + 28, by],
        [bx + 20, by + 50],
        [bx - 26, by + 50],
      ]),
      '#c9ced6',
    ),
    path(
      polygon([
        [bx + 6, by],
        [bx + 28, by],
        [bx + 20, by + 50],
        [bx + 6, by + 50],
      ]),
      '#8d95a3',
    ),
    rect(bx - 38, by - 4, 70, 10, '#e4e8ee', { rx: 4 }),
    path(
      Array.from(
        { length: 12 },
        (_, i) => `M${bx - 22 + (i % 4) * 13} ${by + 16 + Math.floor(i / 4) * 11}a2.4 2.4 0 1 0 .1 0Z`,
      ).join(''),
      s.ink,
      { opacity: 0.35 },
    ),
    circle(bx - 14, by - 16, 9.5, s.ink),
    path(`M${bx - 22} ${by - 24}l-1 -11l8 5ZM${bx - 7} ${by - 25}l3 -10l-9 4Z`, s.ink),
    circle(bx + 12, by - 14, 8.5, '#6b4a36'),
    stroke(`M${bx + 16} ${by - 8}l22 -13`, s.ink, 3),
    path(
      polygon([
        [bx + 38, by - 34],
        [bx + 66, by - 26],
        [bx + 38, by - 16],
      ]),
      gold,
    ),
  );
  const button = (x: number, y: number, size: number, tint: string): string =>
    `<g transform="translate(${num(x)} ${num(y)}) scale(1 .42)">${circle(0, 8, size, lift(tint, -0.2))}${circle(0, 0, size, tint)}${circle(0, 0, size * 0.72, 'none', { stroke: lift(tint, -0.12), 'stroke-width': 4 })}${[
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ]
      .map(([ox, oy]) => circle((ox ?? 0) * size * 0.22, (oy ?? 0) * size * 0.22, size * 0.1, s.ink))
      .join('')}</g>`;
  d.add(
    button(cx - 238, 900, 54, tone(s.light, 0.72)),
    button(cx + 236, 950, 66, tone(gold, 0.62)),
    `<g transform="translate(${cx + 10} 958) rotate(-9)">${rect(-92, -11, 184, 22, tone(s.light, 0.66))}${path(
      polygon([
        [-92, -11],
        [-122, 0],
        [-92, 11],
      ]),
      s.paper,
    )}${path(
      polygon([
        [-110, -4],
        [-122, 0],
        [-110, 4],
      ]),
      s.ink,
    )}${rect(76, -11, 16, 22, '#c9ced6')}${rect(92, -11, 22, 22, tone(gold, 0.6, 0.9), { rx: 7 })}</g>`,
  );
  return {
    box: { x: 48, y: 56, w: 624, h: 212 },
    align: 'centre',
    valign: 'middle',
    fill: lift(gold, 0.08),
    tagline: 'none',
    credits: s.paper,
    style: { maxSize: 168 },
  };
}
