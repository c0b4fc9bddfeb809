import { lift } from '../../colour.ts';
import { num } from '../../drawing.ts';
import type { Layout, Paint } from '../../scene.ts';
import { down, jagged } from '../../scenery/land.ts';
import { rays } from '../../scenery/sky.ts';
import { circle, outline, path, polygon, stroke } from '../../shapes.ts';
import { dots, stipple } from '../../texture.ts';

/** Four old silhouettes rolling a wheel of cheese out of a mountain vault. */
export function cheeseHeist({ d, w, cx, s, r, wide }: Paint): Layout {
  const yellow = s.accent;
  d.add(d.flood(yellow), rays([cx + 60, 560], 1700, 22, lift(yellow, 0.05), 0.06));
  const ridge = jagged(r.fork('ridge'), w, 430, 150, 0.5);
  d.add(
    path(down(ridge, 1080), s.deep),
    path(
      down(
        ridge.map(([x, y]) => [x, y + 46] as const),
        1080,
      ),
      stipple(d, lift(s.deep, 0.09), [0, 300], 900, 0),
    ),
  );
  const vx = cx + (wide ? 250 : 170);
  const vy = 560;
  d.add(
    circle(vx, vy, 176, lift(s.deep, 0.12)),
    ...Array.from({ length: 16 }, (_, i) =>
      circle(vx + Math.cos(i * 0.3927) * 160, vy + Math.sin(i * 0.3927) * 160, 7, s.deep),
    ),
    circle(
      vx,
      vy,
      142,
      d.radial([vx - 20, vy], 150, [
        [0, '#fffbe6'],
        [0.6, lift(yellow, 0.1)],
        [1, yellow],
      ]),
    ),
    `<g transform="translate(${vx + 210} ${vy}) scale(.42 1)">${circle(0, 0, 176, lift(s.deep, 0.17))}${circle(0, 0, 138, lift(s.deep, 0.06))}${circle(0, 0, 60, 'none', { stroke: s.paper, 'stroke-width': 12 })}${stroke('M-92 0H92M0 -92V92M-65 -65L65 65M65 -65L-65 65', s.paper, 12)}</g>`,
  );
  const slope = (x: number): number => 700 + (cx + 330 - x) * 0.3;
  d.add(
    path(
      polygon([
        [-20, slope(-20)],
        [w + 20, slope(w + 20)],
        [w + 20, 1090],
        [-20, 1090],
      ]),
      s.paper,
    ),
    path(
      polygon([
        [-20, slope(-20)],
        [w + 20, slope(w + 20)],
        [w + 20, slope(w + 20) + 11],
        [-20, slope(-20) + 11],
      ]),
      s.ink,
    ),
  );
  const gx = cx - 172;
  const radius = 136;
  const gy = slope(gx) - radius * 0.96;
  d.add(
    circle(gx, gy, radius, s.ink),
    circle(gx - 3, gy - 3, radius - 8, lift(yellow, 0.03)),
    circle(gx - 3, gy - 3, radius - 26, 'none', { stroke: lift(yellow, -0.14), 'stroke-width': 3 }),
    path(
      polygon([
        [gx, gy],
        [gx - 42, gy - 140],
        [gx + 36, gy - 142],
      ]),
      s.deep,
    ),
    path(
      polygon([
        [gx, gy],
        [gx + 36, gy - 142],
        [gx + 44, gy - 126],
        [gx + 7, gy + 8],
      ]),
      lift(yellow, -0.2),
    ),
    ...(
      [
        [-62, -30, 17],
        [-30, 54, 22],
        [46, 36, 15],
        [64, -26, 11],
        [-78, 36, 9],
        [10, 90, 10],
        [8, 34, 7],
      ] as const
    ).map(
      ([ox, oy, size]) =>
        circle(gx + ox, gy + oy, size, lift(yellow, -0.15)) +
        path(
          `M${gx + ox - size} ${gy + oy}a${size} ${size} 0 0 1 ${size * 2} 0a${size} ${size * 0.8} 0 0 0 ${-size * 2} 0Z`,
          lift(yellow, -0.27),
        ),
    ),
    stroke(
      `M${gx - 170} ${gy - 70}q-34 14 -52 44M${gx - 160} ${gy + 10}q-40 14 -60 40M${gx - 140} ${gy - 118}q-40 4 -66 28`,
      s.paper,
      6,
    ),
  );
  const elder = (x: number, height: number, kind: number): string => {
    const y = slope(x);
    const hat =
      [
        path(
          outline([
            [-15, -92, 1],
            [-9, -96],
            [-8, -105],
            [8, -105],
            [9, -96],
            [15, -92, 1],
          ]),
          s.ink,
        ),
        circle(0, -103, 6.4, s.ink) + circle(0, -92, 10.4, s.ink),
        path(
          outline([
            [-14, -92, 1],
            [-10, -102],
            [4, -104],
            [12, -98],
            [20, -93, 1],
          ]),
          s.ink,
        ),
        path('M-11 -88q0 -16 11 -16t11 16q-6 -7 -11 -7t-11 7Z', s.ink),
      ][kind] ?? '';
    const skirt = kind % 2 === 1;
    return `<g transform="translate(${num(x)} ${num(y)}) rotate(-17) scale(${Math.round(height) / 100})">${circle(0, -88, 9, s.ink)}${hat}${path(
      outline([
        [-2, -80, 1],
        [14, -74],
        [20, -56],
        [skirt ? 26 : 16, -22, 1],
        [skirt ? -12 : -8, -22, 1],
        [-12, -52],
        [-12, -70],
      ]),
      s.ink,
    )}${stroke('M-6 -72L-26 -66L-44 -74M2 -68L-22 -56L-42 -60', s.ink, 7)}${stroke('M-2 -26L-8 -12L-14 0M10 -26L20 -14L22 0', s.ink, skirt ? 5 : 8)}${kind === 0 ? stroke('M20 -60L34 -44L36 -4M36 -4', s.ink, 3.4) : ''}${circle(-4.4, -89, 2.6, 'none', { stroke: s.paper, 'stroke-width': 1.2 })}</g>`;
  };
  d.add(elder(cx + 6, 206, 0), elder(cx + 86, 186, 1), elder(cx + 166, 200, 2), elder(cx + 246, 182, 3));
  d.add(d.flood(dots(d, s.ink, 5, 0.14), 0.1));
  return {
    box: { x: 44, y: 56, w: 632, h: 232 },
    align: 'left',
    valign: 'top',
    fill: s.ink,
    tagline: 'none',
    credits: s.ink,
    style: { fill: 'block', leading: 0.08, maxSize: 150 },
  };
}
