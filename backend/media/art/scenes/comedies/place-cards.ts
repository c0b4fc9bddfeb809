import { setTitle } from '../../../lettering/title.ts';
import { lift, mix } from '../../colour.ts';
import { num } from '../../drawing.ts';
import type { Layout, Paint } from '../../scene.ts';
import { circle, ellipse, outline, path, polygon, rect, stroke } from '../../shapes.ts';
import { dots } from '../../texture.ts';

/** Two place cards with crossed-out names on a wedding table past its best. */
export function placeCards({ d, w, cx, s, r, wide, names }: Paint): Layout {
  const wall = s.light;
  d.add(d.flood(wall), d.flood(dots(d, lift(wall, -0.06), 34, 0.14)));
  const bunting = (y: number, sag: number): string => {
    const marks: string[] = [];
    const count = Math.round(w / 60);
    for (let index = 0; index < count; index += 1) {
      const t = (index + 0.5) / count;
      const px = t * w;
      const py = y + Math.sin(t * Math.PI) * sag;
      marks.push(
        path(
          polygon([
            [px - 22, py - 4],
            [px + 22, py - 4],
            [px, py + 42],
          ]),
          [s.mid, s.paper, s.accent][index % 3] ?? s.mid,
        ),
      );
    }
    return marks.join('') + stroke(`M0 ${y}Q${w / 2} ${y + sag * 2} ${w} ${y}`, s.ink, 2);
  };
  d.add(bunting(-6, 46));
  const top = 690;
  d.add(
    path(
      outline([
        [-20, top + 6, 1],
        [w * 0.3, top - 8],
        [w * 0.7, top + 8],
        [w + 20, top - 4, 1],
        [w + 20, 1100, 1],
        [-20, 1100, 1],
      ]),
      s.paper,
    ),
    ...Array.from(
      { length: Math.ceil(w / 80) + 1 },
      (_, i) =>
        path(`M${i * 80 - 40} 770q40 46 80 0V752H${i * 80 - 40}Z`, mix(s.paper, s.mid, 0.22)) +
        stroke(
          `M${i * 80} 800Q${i * 80 + r.between(-16, 16)} 930 ${i * 80 + r.between(-22, 22)} 1080`,
          mix(s.paper, s.mid, 0.3),
          5,
          { opacity: 0.7 },
        ),
    ),
    rect(-20, 744, w + 40, 12, s.mid),
  );
  // A vase whose roses have given up.
  const vx = cx + 4;
  const rose = (px: number, py: number, size: number, tint: string): string =>
    circle(px, py, size, tint) +
    stroke(
      `M${num(px - size * 0.5)} ${num(py + size * 0.1)}Q${num(px)} ${num(py - size * 0.8)} ${num(px + size * 0.5)} ${num(py)}Q${num(px + size * 0.1)} ${num(py + size * 0.7)} ${num(px - size * 0.2)} ${num(py + size * 0.15)}Q${num(px)} ${num(py - size * 0.2)} ${num(px + size * 0.2)} ${num(py)}`,
      lift(tint, -0.13),
      size * 0.13,
    );
  const stems: [number, number, number, number, number][] = [
    [-10, -250, -110, -300, 176],
    [8, -270, 92, -330, 168],
    [0, -230, 14, -330, 20],
    [-4, -200, -196, -170, 196],
    [6, -200, 190, -190, 186],
    [4, -240, 140, -250, 150],
  ];
  for (const [index, [bx, by, ex, ey, drop]] of stems.entries()) {
    const hx = vx + ex;
    const hy = top + ey + drop * 0.62;
    d.add(
      stroke(
        `M${vx + bx * 0.4} ${top - 90}C${vx + bx} ${top + by - 60} ${vx + ex * 0.9} ${top + ey - 60} ${hx} ${num(hy)}`,
        s.mid,
        5.4,
      ),
      rose(
        hx,
        hy + 10,
        31 - index * 1.4,
        [s.accent, mix(s.accent, wall, 0.42), lift(s.accent, -0.08)][index % 3] ?? s.accent,
      ),
    );
    if (index % 2 === 0)
      d.add(
        path(
          outline([
            [vx + ex * 0.5, top + ey * 0.8, 1],
            [vx + ex * 0.5 + 34, top + ey * 0.8 + 14],
            [vx + ex * 0.5 + 30, top + ey * 0.8 + 52, 1],
            [vx + ex * 0.5 + 6, top + ey * 0.8 + 34],
          ]),
          lift(s.mid, -0.06),
        ),
      );
  }
  d.add(
    path(
      outline([
        [vx - 44, top - 112, 1],
        [vx - 58, top - 60],
        [vx - 40, top + 8],
        [vx - 30, top + 22, 1],
        [vx + 30, top + 22, 1],
        [vx + 40, top + 8],
        [vx + 58, top - 60],
        [vx + 44, top - 112, 1],
      ]),
      s.mid,
    ),
    stroke(`M${vx - 40} ${top - 84}Q${vx - 46} ${top - 40} ${vx - 32} ${top}`, s.paper, 5, { opacity: 0.6 }),
    rect(vx - 54, top - 66, 108, 9, s.paper, { opacity: 0.7 }),
  );
  const card = (px: number, turn: number, name: string): string => {
    const type = { face: 'display-italic', axes: { wght: 380, opsz: 144, SOFT: 100, WONK: 1 } } as const;
    const set = setTitle(
      name,
      { x: -112, y: -96, w: 224, h: 84 },
      { ...type, align: 'centre', valign: 'middle', leading: 1, maxSize: 74, maxLines: 1 },
    );
    return `<g transform="translate(${num(px)} ${top + 152}) rotate(${turn})">${path(
      polygon([
        [-138, 8],
        [138, 8],
        [128, 22],
        [-126, 22],
      ]),
      s.ink,
      { opacity: 0.16 },
    )}${path(
      polygon([
        [-128, -108],
        [128, -108],
        [138, 10],
        [-138, 10],
      ]),
      '#fffdf8',
    )}${path(
      polygon([
        [-128, -108],
        [128, -108],
        [112, -124],
        [-112, -124],
      ]),
      mix(s.paper, s.mid, 0.3),
    )}${path(
      polygon([
        [-120, -100],
        [120, -100],
        [129, 2],
        [-129, 2],
      ]),
      'none',
      { stroke: s.mid, 'stroke-width': 2 },
    )}${path(set.path, s.ink)}${stroke('M-106 -36Q-20 -66 20 -50T108 -66', s.accent, 7)}${stroke('M-100 -66Q0 -44 30 -58T112 -34', s.accent, 7)}</g>`;
  };
  const gap = wide ? 230 : 172;
  d.add(card(cx - gap, -5, names[0] ?? 'Ada'), card(cx + gap, 6, names[1] ?? 'Leo'));
  d.add(
    ...Array.from({ length: 14 }, () =>
      ellipse(
        r.between(cx - 340, cx + 340),
        r.between(top + 24, top + 60),
        12,
        6,
        mix(s.accent, wall, r.between(0, 0.5)),
      ),
    ),
  );
  return {
    box: { x: 52, y: 96, w: 616, h: 196 },
    align: 'centre',
    valign: 'middle',
    fill: s.accent,
    tagline: 'under',
    small: lift(s.mid, -0.2),
    credits: lift(s.mid, -0.22),
    style: { maxSize: 176, face: 'display-italic' },
  };
}
