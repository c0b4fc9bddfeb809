import { mix } from '../../colour.ts';
import { fitted, put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { houses } from '../../scenery/city.ts';
import { conifers, down, jagged } from '../../scenery/land.ts';
import { barClouds, flock } from '../../scenery/sky.ts';
import { reflection } from '../../scenery/water.ts';
import { circle, group, path, rect } from '../../shapes.ts';
import { figure } from '../../subjects/people/figure.ts';
import { flat, letteringOn } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';
import { massOf } from '../parts/setting.ts';

/** The subject's outline cut out of the paper; behind it a country at evening. */
export function windowOfItself({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  const [main = figure] = subjects;
  const ground = mix(s.paper, s.light, r.between(0, 0.4));
  const height = fitted(main, Math.min(690, massOf(main, 800)), 640);
  const foot = 470 + height / 2 - 20;
  const top = foot - height;
  const at = (part: number): number => top + height * part;
  const kind = r.pick(['sea', 'town', 'wood'] as const);
  const sunX = cx + r.between(-0.1, 0.14) * height;
  const far = jagged(r.fork('far'), w, at(0.58), height * 0.12);
  const near = jagged(r.fork('near'), w, at(0.76), height * 0.08);
  const town = houses(
    r.fork('town'),
    w,
    {
      ground: at(0.82),
      low: height * 0.1,
      high: height * 0.26,
      narrow: 28,
      wide: 64,
      manner: r.pick(['mansards', 'gables', 'medina']),
    },
    0.3,
  );
  const mask = d.mask(put(main, cx, foot, height, flat('#ffffff')));
  d.add(
    d.flood(ground),
    group(
      { mask },
      d.flood(
        d.vertical(top, foot, [
          [0, s.deep],
          [0.34, s.mid],
          [0.62, s.light],
          [0.8, s.paper],
        ]),
      ),
      circle(sunX, at(0.4), height * 0.13, mix(s.accent, s.light, 0.3)),
      barClouds(r, { x: cx - 300, y: at(0.2), w: 600, h: height * 0.3 }, 5, s.paper, 0.5),
      flock(r, { x: cx - 160, y: at(0.16), w: 320, h: height * 0.2 }, 6, s.ink, 13),
      path(down(far, 1080), mix(s.mid, s.deep, 0.5)),
      kind === 'town' ? path(town.body, s.deep) + path(town.windows, s.light) : '',
      kind === 'wood' ? path(conifers(r, near, cx - 420, cx + 420, height * 0.16), s.deep) : '',
      kind === 'sea'
        ? rect(
            0,
            at(0.6),
            w,
            800,
            d.vertical(at(0.6), foot, [
              [0, s.mid],
              [1, s.deep],
            ]),
          ) + reflection(r, sunX, at(0.6), foot, height * 0.16, s.light)
        : path(down(near, 1080), s.deep),
      rect(0, at(0.86), w, 600, mix(s.deep, s.ink, 0.5)),
    ),
    wide ? '' : rect(cx - 90, foot + 3, 180, 3, s.deep),
  );
  const fill = letteringOn(ground, s, s.deep);
  return lettered('bottom', fill, letteringOn(ground, s, s.deep), {
    box: { x: 54, y: 838, w: 612, h: 116 },
    style: { maxLines: 3 },
  });
}
