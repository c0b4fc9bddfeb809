import { lift, mix } from '../../colour.ts';
import type { Point } from '../../drawing.ts';
import { fitted, put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import type { Random } from '../../random.ts';
import { group, path, polygon } from '../../shapes.ts';
import { figure } from '../../subjects/people/figure.ts';
import { inkOn, letteringOn, standingOff } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';
import { shading } from '../parts/setting.ts';

/** The rim of a tear from left to right: uneven, with small teeth. */
function tear(random: Random, w: number, y: number, slope: number): Point[] {
  const steps = Math.round(w / 12);
  let drift = 0;
  return Array.from({ length: steps + 1 }, (_, step) => {
    drift = drift * 0.93 + random.between(-7, 7);
    return [(step / steps) * w, y + slope * (step / steps - 0.5) + drift + random.between(-3, 3)];
  });
}

/** Coloured sheets torn across, one on the other; the subject stands in the gap between them. */
export function tornPaper({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  const [main = figure, other] = subjects;
  const back = standingOff([r.pick([s.light, s.accent]), s.light], [[s.deep, 0.35]]);
  const cover = s.deep;
  const slope = r.between(-50, 50);
  const strips = [
    { y: 742, fill: mix(s.mid, back, 0.15) },
    { y: 796, fill: mix(s.mid, cover, 0.6) },
    { y: 860, fill: cover },
  ];
  const upper = tear(r.fork('upper'), w, 330, -slope);
  const white = s.paper;
  const piece = (line: readonly Point[], edge: number): string => polygon([...line, [w, edge], [0, edge]]);
  d.add(
    d.flood(back),
    shading(d, lift(back, -0.08), 200, 700),
    put(
      main,
      cx - (other === undefined ? 0 : 90),
      744,
      fitted(main, other === undefined ? 430 : 400, 470),
      inkOn(back, s),
    ),
    other === undefined ? '' : put(other, cx + 190, 744, fitted(other, 240, 250), inkOn(back, s), true),
  );
  for (const [index, strip] of strips.entries()) {
    const line = tear(r.fork(`strip${index}`), w, strip.y, slope * (1 - index * 0.3));
    const lower = line.map(([x, y], step): Point => [x, y + 7 + ((step * 37) % 11) * 0.7]);
    d.add(
      group(
        { opacity: 0.3 },
        path(
          piece(
            line.map(([x, y]): Point => [x, y - 8]),
            1080,
          ),
          s.ink,
        ),
      ),
      path(piece(line, 1080), white),
      path(piece(lower, 1080), strip.fill),
    );
  }
  if (!wide) {
    const lower = upper.map(([x, y], step): Point => [x, y - 8 - ((step * 37) % 11) * 0.8]);
    d.add(
      group(
        { opacity: 0.3 },
        path(
          piece(
            upper.map(([x, y]): Point => [x, y + 9]),
            0,
          ),
          s.ink,
        ),
      ),
      path(piece(upper, 0), white),
      path(piece(lower, 0), cover),
    );
  }
  const fill = letteringOn(cover, s, back, s.light);
  return lettered('top', fill, letteringOn(cover, s, s.light), {
    box: { x: 54, y: 60, w: 612, h: 162 },
    valign: 'middle',
    style: { maxLines: 3 },
    small: letteringOn(cover, s, s.paper),
    tagline: 'under',
  });
}
