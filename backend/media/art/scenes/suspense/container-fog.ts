import { lift, mix } from '../../colour.ts';
import type { Point } from '../../drawing.ts';
import { put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { circle, ellipse, path, polygon, rect, stroke } from '../../shapes.ts';
import { dog } from '../../subjects/animals/dog.ts';

/** A dog in the gap between stacked containers, in fog that a lamp colours. */
export function containerFog({ d, w, cx, s, r, subjects }: Paint): Layout {
  const fog = s.accent;
  d.add(
    d.flood(
      d.vertical(0, 860, [
        [0, mix(fog, s.ink, 0.62)],
        [0.45, fog],
        [0.85, lift(fog, 0.16)],
        [1, mix(fog, s.paper, 0.5)],
      ]),
    ),
  );
  d.add(
    circle(
      cx,
      640,
      300,
      d.radial([cx, 640], 300, [
        [0, '#fff1d0', 0.95],
        [0.5, lift(fog, 0.12), 0.5],
        [1, fog, 0],
      ]),
    ),
  );
  const crane = (x: number, size: number, tint: string): string =>
    stroke(
      `M${x} 800V${800 - size}M${x + size * 0.2} 800V${800 - size}M${x - size * 0.25} ${800 - size * 0.86}H${x + size * 0.75}M${x + size * 0.1} ${800 - size * 1.18}L${x + size * 0.72} ${800 - size * 0.86}M${x + size * 0.1} ${800 - size * 1.18}L${x - size * 0.22} ${800 - size * 0.86}M${x} ${800 - size}L${x + size * 0.1} ${800 - size * 1.18}L${x + size * 0.2} ${800 - size}M${x} 800L${x + size * 0.2} ${800 - size * 0.5}M${x + size * 0.2} 800L${x} ${800 - size * 0.5}`,
      tint,
      size * 0.022,
    );
  d.add(crane(cx - 20, 330, mix(fog, s.ink, 0.3)), crane(cx + 30, 230, mix(fog, s.paper, 0.1)));
  d.add(
    rect(
      0,
      800,
      w,
      280,
      d.vertical(800, 1080, [
        [0, mix(fog, s.paper, 0.3)],
        [0.25, mix(fog, s.ink, 0.4)],
        [1, s.ink],
      ]),
    ),
  );
  const stack = (
    side: -1 | 1,
    near: number,
    far: number,
    top: number,
    bottom: number,
    tint: number,
  ): void => {
    const rows = Math.round((bottom - top) / (near * 0.23));
    const at = (px: number): number => cx + side * px;
    for (let row = 0; row < rows; row += 1) {
      const y1 = top + ((bottom - top) * row) / rows;
      const y2 = top + ((bottom - top) * (row + 1)) / rows;
      const colour = r.pick([
        s.mid,
        mix(s.mid, s.ink, 0.35),
        mix(s.deep, s.mid, 0.3),
        mix(fog, s.ink, 0.55),
        mix(s.mid, fog, 0.3),
      ]);
      const shade = mix(colour, s.ink, tint);
      const rim = (y: number): number => 640 + (y - 640) * 0.72;
      const face: Point[] = [
        [at(far), y1],
        [at(near), y1],
        [at(near), y2 - 3],
        [at(far), y2 - 3],
      ];
      d.add(
        rect(Math.min(at(far), at(near)), y1, Math.abs(near - far), y2 - y1 + 1, mix(shade, s.ink, 0.6)),
        path(polygon(face), shade),
      );
      const left = Math.min(at(far), at(near));
      const wide = Math.abs(near - far);
      for (let rib = 0; rib < Math.round(wide / 15); rib += 1)
        d.add(rect(left + rib * 15, y1 + 5, 5, y2 - y1 - 12, s.ink, { opacity: 0.28 }));
      d.add(
        rect(left, y1, wide, 4, lift(shade, 0.06)),
        path(
          polygon([
            [at(far), y1],
            [at(far - 62), rim(y1)],
            [at(far - 62), rim(y2 - 3)],
            [at(far), y2 - 3],
          ]),
          mix(shade, fog, 0.45),
        ),
        path(
          polygon([
            [at(far - 30), 640 + (y1 - 640) * 0.86],
            [at(far - 34), 640 + (y1 - 640) * 0.84],
            [at(far - 34), 640 + (y2 - 643) * 0.84],
            [at(far - 30), 640 + (y2 - 643) * 0.86],
          ]),
          s.ink,
          { opacity: 0.3 },
        ),
      );
    }
  };
  stack(-1, 330, 214, 420, 858, 0.2);
  stack(1, 330, 206, 366, 862, 0.2);
  stack(-1, 1500, 300, 130, 922, 0.62);
  stack(1, 1100, 292, 250, 930, 0.62);
  d.add(
    rect(
      0,
      860,
      w,
      220,
      d.vertical(850, 1080, [
        [0, s.ink, 0],
        [0.55, s.ink, 0.9],
        [1, s.ink],
      ]),
    ),
    path(
      polygon([
        [cx - 40, 868],
        [cx + 44, 868],
        [cx + 150, 1080],
        [cx - 170, 1080],
      ]),
      s.ink,
      { opacity: 0.55 },
    ),
    ellipse(cx, 868, 150, 13, '#fff1d0', { opacity: 0.45 }),
    put(subjects[0] ?? dog, cx + 4, 872, 196, {
      body: s.ink,
      lit: lift(fog, 0.2),
      glow: fog,
      accent: mix(s.ink, fog, 0.16),
    }),
    ellipse(cx - 160, 800, 400, 70, d.soft(lift(fog, 0.12)), { opacity: 0.22 }),
    ellipse(cx + 190, 770, 300, 40, d.soft(lift(fog, 0.14)), { opacity: 0.22 }),
  );
  return {
    box: { x: 52, y: 72, w: 616, h: 196 },
    align: 'centre',
    valign: 'top',
    fill: '#fff0d6',
    tagline: 'under',
    small: '#fff0d6',
    credits: lift(fog, 0.1),
  };
}
