import { lift, mix } from '../../colour.ts';
import { fitted, put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { ellipse, path, polygon, rect } from '../../shapes.ts';
import { figure } from '../../subjects/people/figure.ts';
import { inkOn, letteringOn, standingOff } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';

/** A table laid for many that runs away from us; at its far end, before a bright window, only the subject. */
export function longTable({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  const [main = figure, other] = subjects;
  const wall = r.chance(0.5) ? s.deep : mix(s.deep, s.accent, 0.4);
  const light = standingOff([r.chance(0.5) ? s.light : mix(s.light, s.accent, 0.3), s.light], [[wall, 0.35]]);
  const cloth = mix(s.paper, light, 0.3);
  const floor = mix(wall, s.ink, 0.55);
  const [far, farHalf, near, nearHalf] = [610, 118, 1080, 400];
  const halfAt = (y: number): number => farHalf + ((nearHalf - farHalf) * (y - far)) / (near - far);
  const pane = r.between(130, 156);
  const height = fitted(main, 300, 300);
  d.add(
    d.flood(wall),
    rect(0, 640, w, 440, floor),
    rect(cx - 420, 40, 840, 840, d.soft(light), { opacity: 0.5 }),
    rect(cx - pane - 14, 248, pane * 2 + 28, 372, mix(wall, s.ink, 0.5)),
    rect(
      cx - pane,
      262,
      pane * 2,
      346,
      d.vertical(262, 608, [
        [0, mix(light, s.paper, 0.5)],
        [1, light],
      ]),
    ),
    rect(cx - 4, 262, 8, 346, mix(wall, s.ink, 0.5)),
    rect(cx - pane, 384, pane * 2, 7, mix(wall, s.ink, 0.5)),
    put(main, cx, far + 34, height, { ...inkOn(light, s), body: s.ink }),
    path(
      polygon([
        [cx - farHalf, far],
        [cx + farHalf, far],
        [cx + nearHalf, near],
        [cx - nearHalf, near],
      ]),
      d.vertical(far, near, [
        [0, cloth],
        [1, mix(cloth, wall, 0.35)],
      ]),
    ),
    path(
      polygon([
        [cx - farHalf, far],
        [cx - nearHalf, near],
        [cx - nearHalf - 44, near],
        [cx - farHalf - 12, far + 30],
      ]),
      mix(cloth, wall, 0.6),
    ),
    path(
      polygon([
        [cx + farHalf, far],
        [cx + nearHalf, near],
        [cx + nearHalf + 44, near],
        [cx + farHalf + 12, far + 30],
      ]),
      mix(cloth, wall, 0.6),
    ),
  );
  for (let place = 0; place < 4; place += 1) {
    const part = ((place + 0.7) / 4.2) ** 1.5;
    const y = far + (near - far) * part + 8;
    const size = 24 + part * 58;
    for (const side of [-1, 1]) {
      const x = cx + side * (halfAt(y) - size * 1.35);
      d.add(
        ellipse(x + 2, y + 4, size, size * 0.36, mix(cloth, s.ink, 0.45), { opacity: 0.6 }),
        ellipse(x, y, size, size * 0.36, lift(cloth, 0.05)),
        ellipse(x, y, size * 0.68, size * 0.24, 'none', {
          stroke: mix(cloth, s.mid, 0.5),
          'stroke-width': 2,
        }),
      );
    }
  }
  if (other !== undefined) d.add(put(other, cx, 806, fitted(other, 150, 190), inkOn(cloth, s)));
  if (!wide)
    d.add(
      rect(
        0,
        900,
        w,
        180,
        d.vertical(900, 1080, [
          [0, floor, 0],
          [0.55, floor, 0.94],
          [1, floor],
        ]),
      ),
    );
  return lettered('top', letteringOn(wall, s, s.paper, light), letteringOn(floor, s, s.light), {
    box: { x: 54, y: 56, w: 612, h: 124 },
    style: { maxLines: 2 },
  });
}
