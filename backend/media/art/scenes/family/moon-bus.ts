import { lift, mix } from '../../colour.ts';
import { num } from '../../drawing.ts';
import type { Layout, Paint } from '../../scene.ts';
import { houses } from '../../scenery/city.ts';
import { heapCloud, stars } from '../../scenery/sky.ts';
import { circle, group, outline, path, polygon, rect, stroke } from '../../shapes.ts';

/** A round little bus climbing the roofs with the moon in the back seat. */
export function moonBus({ d, w, cx, s, r, wide }: Paint): Layout {
  const gold = s.light;
  const coral = s.accent;
  d.add(
    d.flood(
      d.vertical(0, 1080, [
        [0, s.ink],
        [0.5, s.deep],
        [1, mix(s.deep, coral, 0.45)],
      ]),
    ),
    stars(r, { x: 0, y: 0, w, h: 760 }, wide ? 330 : 170, gold),
  );
  d.add(
    circle(
      cx - 40,
      560,
      520,
      d.radial([cx - 70, 580], 520, [
        [0, gold, 0.34],
        [0.5, gold, 0.1],
        [1, gold, 0],
      ]),
    ),
  );
  const row = houses(
    r.fork('far'),
    w,
    { ground: 1080, low: 150, high: 300, narrow: 70, wide: 110, manner: 'gables' },
    0.4,
  );
  d.add(path(row.body, mix(s.deep, coral, 0.2)), path(row.windows, gold, { opacity: 0.7 }));
  const angle = -21;
  const apexX = cx + 300;
  const roof = (x: number): number => 700 + (apexX - x) * Math.tan((-angle * Math.PI) / 180);
  const left = wide ? -100 : -60;
  const body = polygon([
    [left, roof(left)],
    [apexX, 700],
    [apexX + 400, 900],
    [apexX + 400, 1090],
    [left, 1090],
  ]);
  d.add(path(body, mix(coral, s.deep, 0.35)));
  const clip = d.clip(path(body, '#fff'));
  const tiles: string[] = [];
  for (let line = 0; line < 15; line += 1) {
    for (let column = -2; column < (wide ? 52 : 26); column += 1) {
      const base = apexX - column * 46 + (line % 2) * 23;
      tiles.push(
        `<path transform="translate(${num(base)} ${num(roof(base) + 18 + line * 34)}) rotate(${angle})" d="M-24 -6h48v18q-24 26 -48 0Z" fill="${r.pick([mix(coral, s.deep, 0.3), mix(coral, s.deep, 0.42), mix(coral, s.deep, 0.5)])}"/>`,
      );
    }
  }
  d.add(
    group({ 'clip-path': clip }, ...tiles.toReversed()),
    path(
      polygon([
        [apexX, 700],
        [apexX + 400, 900],
        [apexX + 400, 1090],
        [apexX, 1090],
      ]),
      s.deep,
    ),
    stroke(`M${left} ${num(roof(left))}L${apexX} 700L${apexX + 400} 900`, lift(coral, -0.16), 17),
  );
  const chimney = (x: number, height: number): string =>
    rect(x, roof(x + 24) - height, 52, height + 26, mix(coral, s.ink, 0.3)) +
    rect(x - 7, roof(x + 24) - height - 10, 66, 20, mix(coral, s.ink, 0.12)) +
    rect(x + 9, roof(x + 24) - height - 30, 12, 22, s.deep) +
    rect(x + 31, roof(x + 24) - height - 30, 12, 22, s.deep);
  d.add(chimney(cx - 322, 96), wide ? chimney(cx - 760, 120) : '');
  const bx = cx - 14;
  const wheel = (x: number): string =>
    circle(x, 0, 40, s.ink) + circle(x, 0, 20, s.paper) + circle(x, 0, 8, s.ink);
  const moonFace =
    circle(
      -128,
      -138,
      92,
      d.radial([-150, -160], 130, [
        [0, '#fffbe6'],
        [0.6, gold],
        [1, lift(gold, -0.1)],
      ]),
    ) +
    circle(-160, -172, 15, lift(gold, -0.1), { opacity: 0.6 }) +
    circle(-100, -190, 9, lift(gold, -0.1), { opacity: 0.6 }) +
    circle(-86, -150, 12, lift(gold, -0.1), { opacity: 0.5 }) +
    stroke('M-158 -146q8 -9 16 0M-122 -146q8 -9 16 0', s.ink, 4.4) +
    stroke('M-146 -122q13 14 27 0', s.ink, 4.4) +
    circle(-166, -128, 8, coral, { opacity: 0.55 }) +
    circle(-98, -128, 8, coral, { opacity: 0.55 });
  d.add(
    `<g transform="translate(${bx} ${num(roof(bx) - 40)}) rotate(${angle})">` +
      circle(
        -128,
        -138,
        210,
        d.radial([-128, -138], 210, [
          [0.3, '#fff6cf', 0.75],
          [0.6, gold, 0.25],
          [1, gold, 0],
        ]),
      ) +
      path(
        outline([
          [-226, -18],
          [-236, -110],
          [-200, -170],
          [-60, -196],
          [90, -196],
          [176, -176],
          [214, -116],
          [226, -40],
          [212, -12, 1],
          [-214, -12, 1],
        ]),
        coral,
      ) +
      path(
        outline([
          [-226, -50, 1],
          [224, -50, 1],
          [212, -12, 1],
          [-214, -12, 1],
        ]),
        lift(coral, -0.1),
      ) +
      rect(-230, -66, 456, 17, s.paper) +
      path(
        outline([
          [-226, -86],
          [-222, -150],
          [-180, -240],
          [-70, -240],
          [-34, -170],
          [-34, -84, 1],
          [-220, -84, 1],
        ]),
        lift(coral, 0.02),
      ) +
      path(
        outline([
          [-206, -96, 1],
          [-212, -150],
          [-176, -226],
          [-84, -226],
          [-52, -160],
          [-52, -96, 1],
        ]),
        s.deep,
      ) +
      moonFace +
      path(
        outline([
          [-226, -90, 1],
          [-226, -70, 1],
          [-34, -70, 1],
          [-34, -90, 1],
        ]),
        lift(coral, -0.06),
      ) +
      rect(-14, -168, 76, 72, '#fff0b8', { rx: 14 }) +
      rect(78, -168, 62, 72, '#fff0b8', { rx: 14 }) +
      path(
        outline([
          [154, -168, 1],
          [178, -158],
          [202, -106],
          [204, -96, 1],
          [154, -96, 1],
        ]),
        '#fff0b8',
      ) +
      circle(24, -122, 17, s.ink) +
      path('M2 -96q22 -22 44 0Z', s.ink) +
      circle(110, -124, 17, '#5e3b28') +
      path('M88 -132q22 -26 44 0Z', s.deep) +
      path('M88 -96q22 -22 44 0Z', s.mid) +
      rect(100, -196, 84, 26, s.ink, { rx: 8 }) +
      rect(-226, -58, 18, 14, s.paper, { rx: 4 }) +
      circle(214, -52, 15, '#fffbe6') +
      path(
        polygon([
          [222, -58],
          [470, -110],
          [470, 60],
          [222, -40],
        ]),
        d.linear(
          [222, 0],
          [470, 0],
          [
            [0, '#fff6cf', 0.6],
            [1, '#fff6cf', 0],
          ],
        ),
      ) +
      wheel(-122) +
      wheel(118) +
      '</g>',
  );
  d.add(
    group(
      { opacity: 0.92 },
      heapCloud(r, cx - 300, 1100, 420, 130, s.ink),
      heapCloud(r, cx + 220, 1110, 480, 150, s.ink),
      wide ? heapCloud(r, cx - 900, 1110, 600, 150, s.ink) : '',
    ),
  );
  return {
    box: { x: 48, y: 64, w: 624, h: 290 },
    align: 'centre',
    valign: 'middle',
    fill: gold,
    tagline: 'none',
    credits: s.paper,
    style: { maxSize: 150 },
  };
}
