import { mix } from '../../colour.ts';
import { num } from '../../drawing.ts';
import type { Layout, Paint } from '../../scene.ts';
import { flakes } from '../../scenery/sky.ts';
import { circle, ellipse, group, outline, path, stroke } from '../../shapes.ts';
import { stipple } from '../../texture.ts';

/** A leaping tailor, a coat of snowflakes, one red thread. */
export function snowTailor({ d, w, cx, s, r, wide }: Paint): Layout {
  d.add(
    d.flood(
      d.vertical(0, 1080, [
        [0, mix(s.calm, '#22344f', 0.45)],
        [0.45, s.calm],
        [0.8, mix(s.calm, s.light, 0.7)],
        [1, s.light],
      ]),
    ),
    circle(
      cx + 20,
      470,
      430,
      d.radial([cx + 20, 470], 430, [
        [0, '#ffffff', 0.8],
        [0.4, '#ffffff', 0.32],
        [1, '#ffffff', 0],
      ]),
    ),
  );
  const flake = (x: number, y: number, size: number, kind: number, opacity: number): string => {
    const arm = [0, 1, 2, 3, 4, 5]
      .map(
        (i) =>
          `<g transform="rotate(${i * 60})">${stroke(kind === 0 ? 'M0 0V-10M0 -4L-3 -7M0 -4L3 -7M0 -7L-2 -9M0 -7L2 -9' : kind === 1 ? 'M0 0V-10M0 -6L-3.4 -9M0 -6L3.4 -9' : 'M0 -2V-10M-2 -8H2M0 -2L-2 -4.6M0 -2L2 -4.6', '#ffffff', 1.2)}</g>`,
      )
      .join('');
    return `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(r.between(0, 60))}) scale(${Math.round(size * 10) / 100})" opacity="${num(opacity)}">${arm}</g>`;
  };
  d.add(flakes(r, { x: 0, y: 0, w, h: 1000 }, wide ? 240 : 120, '#ffffff', 4));
  for (let i = 0; i < (wide ? 34 : 16); i += 1)
    d.add(flake(r.between(0, w), r.between(10, 900), r.between(10, 26), i % 3, r.between(0.5, 0.95)));
  const x = cx + 26;
  const y = 470;
  // The coat: a cloud of flakes that thickens towards the shoulders.
  const coat = outline([
    [x + 30, y - 92, 1],
    [x - 40, y - 70],
    [x - 130, y + 10],
    [x - 232, y + 150],
    [x - 330, y + 220],
    [x - 262, y + 260],
    [x - 210, y + 330, 1],
    [x - 150, y + 262],
    [x - 92, y + 322, 1],
    [x - 50, y + 214],
    [x + 22, y + 250, 1],
    [x + 44, y + 120],
    [x + 62, y - 30],
  ]);
  const clip = d.clip(path(coat, '#fff'));
  d.add(
    path(coat, '#ffffff', { opacity: 0.9 }),
    path(coat, stipple(d, s.calm, [x + 40, y - 120], 640, 35), { opacity: 0.8 }),
    group(
      { 'clip-path': clip },
      ...Array.from({ length: 46 }, (_, i) =>
        flake(r.between(x - 330, x + 60), r.between(y - 90, y + 330), r.between(14, 38), i % 3, 1).replaceAll(
          '#ffffff',
          i % 2 === 0 ? mix(s.calm, s.light, 0.35) : s.light,
        ),
      ),
    ),
  );
  for (let i = 0; i < 44; i += 1) {
    const t = r.next();
    d.add(
      flake(
        x - 60 - t * 330 + r.between(-40, 60),
        y + 40 + t * 250 + r.between(-70, 130),
        r.between(8, 24) * (1 - t * 0.3),
        i % 3,
        0.95,
      ),
    );
  }
  const ink = '#101a2c';
  d.add(
    path(
      outline([
        [x + 14, y + 6, 1],
        [x + 60, y - 6],
        [x + 150, y + 10],
        [x + 282, y - 34],
        [x + 316, y - 52, 1],
        [x + 300, y - 16],
        [x + 170, y + 56],
        [x + 60, y + 64],
        [x + 16, y + 50, 1],
      ]),
      ink,
    ),
    path(
      outline([
        [x + 30, y + 8, 1],
        [x - 20, y + 36],
        [x - 120, y + 50],
        [x - 214, y + 14],
        [x - 254, y - 6, 1],
        [x - 236, y + 38],
        [x - 130, y + 96],
        [x - 10, y + 88],
        [x + 42, y + 56, 1],
      ]),
      ink,
    ),
    path(
      outline([
        [x + 4, y + 40, 1],
        [x - 4, y - 20],
        [x + 8, y - 80],
        [x + 34, y - 104],
        [x + 64, y - 92],
        [x + 70, y - 40],
        [x + 58, y + 44, 1],
      ]),
      ink,
    ),
    path(
      outline([
        [x + 14, y - 86, 1],
        [x + 40, y - 60],
        [x + 60, y - 88, 1],
        [x + 58, y - 10],
        [x + 26, y - 8],
      ]),
      s.accent,
    ),
    stroke(`M${x + 44} ${y - 108}Q${x + 46} ${y - 122} ${x + 50} ${y - 128}`, ink, 15),
    circle(x + 56, y - 152, 30, ink),
    path(
      outline([
        [x + 30, y - 158],
        [x + 34, y - 186],
        [x + 64, y - 190],
        [x + 84, y - 168],
        [x + 70, y - 172],
        [x + 50, y - 168],
      ]),
      ink,
    ),
    circle(x + 28, y - 176, 10, ink),
    stroke(`M${x + 60} ${y - 84}Q${x + 130} ${y - 120} ${x + 190} ${y - 196}`, ink, 17),
    stroke(`M${x + 12} ${y - 78}Q${x - 70} ${y - 140} ${x - 150} ${y - 132}`, ink, 17),
    circle(x + 194, y - 202, 11, ink),
    circle(x - 156, y - 132, 11, ink),
    circle(x + 72, y - 150, 2.6, s.light),
  );
  const nx = x + 212;
  const ny = y - 224;
  d.add(
    `<g transform="translate(${nx} ${ny}) rotate(38)">${path(
      outline([
        [0, -118, 1],
        [5, -40],
        [6, 60],
        [0, 74],
        [-6, 60],
        [-5, -40],
      ]),
      '#f3f6fa',
    )}${path(
      outline([
        [0, -118, 1],
        [5, -40],
        [6, 60],
        [0, 74, 1],
      ]),
      mix(s.calm, '#22344f', 0.3),
    )}${ellipse(0, 56, 2, 9, s.calm)}</g>`,
  );
  d.add(
    stroke(
      outline(
        [
          [nx - 34, ny + 46],
          [nx + 60, ny + 160],
          [nx - 60, ny + 330],
          [nx - 300, ny + 250],
          [nx - 470, ny + 380],
          [nx - 420, ny + 560],
          [nx - 200, ny + 560],
          [nx - 160, ny + 470],
          [nx - 250, ny + 450],
          [nx - 230, ny + 590],
          [nx + 40, ny + 610],
          [nx + 150, ny + 640],
        ],
        false,
      ),
      s.accent,
      5,
    ),
  );
  return {
    box: { x: 52, y: 872, w: 616, h: 112 },
    align: 'centre',
    valign: 'middle',
    fill: s.accent,
    tagline: 'none',
    small: '#22344f',
    credits: '#22344f',
    style: { maxSize: 118, maxLines: 2 },
  };
}
