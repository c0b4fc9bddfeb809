import { lchOf, mix, tone } from '../../colour.ts';
import { num } from '../../drawing.ts';
import type { Layout, Paint } from '../../scene.ts';
import { down, rolling } from '../../scenery/land.ts';
import { heapCloud, stars } from '../../scenery/sky.ts';
import { circle, group, outline, path, stroke } from '../../shapes.ts';
import { cast, letters, off, sunk } from '../parts/inks.ts';
import { atHead, leadOf, secondOf, stood } from '../placing.ts';

/** An open book whose pages rise as paper hills, with the subject standing on them. */
export function popUpBook({ d, w, wide, cx, s, r, subjects }: Paint): Layout {
  const night = r.chance(0.5);
  const wish = r.pick([s.accent, s.mid, s.light]);
  const field = night
    ? sunk(r.pick([s.deep, s.accent]), 0.32)
    : lchOf(wish).l < 0.64
      ? tone(wish, 0.74)
      : wish;
  const x = wide ? cx : 360;
  const y = wide ? 830 : 830;
  const half = wide ? 470 : 300;
  const page = mix(s.paper, '#ffffff', 0.3);
  const cover = night ? s.accent : s.deep;
  d.add(
    d.flood(
      d.radial([x, y - 260], wide ? 1000 : 720, [
        [0, mix(field, night ? s.accent : s.paper, 0.5)],
        [1, field],
      ]),
    ),
  );
  if (night) d.add(stars(r, { x: 0, y: 0, w, h: 700 }, 90, s.paper));
  const beyond = r.pick(['sun', 'moon', 'arcs']);
  const disc = night ? s.light : mix(s.accent, s.light, 0.3);
  if (beyond === 'arcs')
    for (let arc = 0; arc < 4; arc += 1)
      d.add(
        path(
          `M${num(x - half * (1 - arc * 0.13))} ${y}a${num(half * (1 - arc * 0.13))} ${num(half * (1 - arc * 0.13))} 0 0 1 ${num(half * (2 - arc * 0.26))} 0Z`,
          [s.accent, s.light, s.mid, field][arc] ?? field,
        ),
      );
  else
    d.add(
      circle(x + r.between(-120, 120), y - half * 1.05, half * 0.42, disc),
      beyond === 'moon'
        ? circle(
            x + r.between(-40, 190),
            y - half * 1.15,
            half * 0.34,
            mix(field, night ? s.accent : s.paper, 0.2),
          )
        : '',
    );
  d.add(
    path(
      outline([
        [x - half * 1.1, y + 20, 1],
        [x - half * 0.5, y - 26],
        [x, y + 14, 1],
        [x + half * 0.5, y - 26],
        [x + half * 1.1, y + 20, 1],
        [x + half * 1.06, y + 118, 1],
        [x + half * 0.5, y + 84],
        [x, y + 126, 1],
        [x - half * 0.5, y + 84],
        [x - half * 1.06, y + 118, 1],
      ]),
      cover,
    ),
  );
  for (let leaf = 3; leaf >= 0; leaf -= 1)
    d.add(
      path(
        outline([
          [x - half * (1.02 - leaf * 0.01), y + 4 + leaf * 7, 1],
          [x - half * 0.5, y - 44 + leaf * 7],
          [x, y + leaf * 8, 1],
          [x + half * 0.5, y - 44 + leaf * 7],
          [x + half * (1.02 - leaf * 0.01), y + 4 + leaf * 7, 1],
          [x + half, y + 84 + leaf * 4, 1],
          [x + half * 0.5, y + 48 + leaf * 4],
          [x, y + 92 + leaf * 4, 1],
          [x - half * 0.5, y + 48 + leaf * 4],
          [x - half, y + 84 + leaf * 4, 1],
        ]),
        leaf === 0 ? page : mix(page, s.deep, 0.06 + leaf * 0.05),
      ),
    );
  const lines = [-1, 1].flatMap((side) =>
    [0.28, 0.46, 0.64, 0.82].map(
      (part) => `M${x + side * half * (part - 0.1)} ${y + 34}h${side * half * 0.12}`,
    ),
  );
  d.add(stroke(lines.join(''), mix(page, s.deep, 0.4), 3));
  // The hills stand up out of the fold.
  const clip = d.clip(
    path(
      `M${x - half * 0.94} ${y + 30}V${y - half * 1.4}H${x + half * 0.94}V${y + 30}Q${x + half * 0.5} ${y - 20} ${x} ${y + 46}Q${x - half * 0.5} ${y - 20} ${x - half * 0.94} ${y + 30}Z`,
      '#fff',
    ),
  );
  const hills: string[] = [];
  const lead = leadOf(subjects);
  const second = secondOf(subjects);
  for (let layer = 0; layer < 3; layer += 1) {
    const line = rolling(r.fork(`hill${layer}`), w, y - 160 + layer * 62, 40, wide ? 9 : 4);
    hills.push(
      path(down(line, y + 60), '#000000', { opacity: 0.14, transform: 'translate(0 -9)' }),
      path(
        down(line, y + 60),
        off(
          mix(mix(s.mid, s.accent, r.between(0, 0.6)), night ? s.deep : s.paper, 0.36 - layer * 0.15),
          field,
          1.3 + layer * 0.2,
        ),
      ),
    );
  }
  d.add(group({ 'clip-path': clip }, ...hills));
  const ground = mix(field, night ? s.accent : s.paper, 0.4);
  d.add(
    stood(
      lead,
      [x - (second === undefined ? 0 : half * 0.16), y - 56],
      [half * 1.15, half * 1.2],
      cast(s, ground),
      r.chance(0.5),
    ),
    second === undefined
      ? ''
      : stood(second, [x + half * 0.56, y - 40], [half * 0.52, half * 0.56], cast(s, ground)),
    group(
      { opacity: 0.9 },
      heapCloud(r, x - half * 0.86, y - half * 0.9, half * 0.5, 46, page),
      heapCloud(r, x + half * 0.9, y - half * 1.15, half * 0.44, 40, page),
    ),
  );
  return { ...atHead('centre', 200), ...letters(s, field, field, night ? s.light : s.deep) };
}
