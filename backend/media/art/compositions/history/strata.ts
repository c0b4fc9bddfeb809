import { lift, mix } from '../../colour.ts';
import { fitted, put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { down, heightAt, rolling } from '../../scenery/land.ts';
import { circle, ellipse, path } from '../../shapes.ts';
import { figure } from '../../subjects/people/figure.ts';
import { violin } from '../../subjects/music/violin.ts';
import { book } from '../../subjects/objects/book.ts';
import { clock } from '../../subjects/objects/clock.ts';
import { crown } from '../../subjects/objects/crown.ts';
import { key } from '../../subjects/objects/key.ts';
import { stipple } from '../../texture.ts';
import { inkOn, letteringOn, standingOff } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';
import { centred } from '../parts/setting.ts';

/** The ground cut open: layer under layer, and what lies buried below whoever stands on top. */
export function strata({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  const [
    main = figure,
    other = r.pick([key, crown, clock, violin, book].filter((buried) => buried !== subjects[0])),
  ] = subjects;
  const sky = mix(s.paper, s.light, r.between(0.2, 0.7));
  const [above, below] =
    main.element === 'table' && other.element !== 'table' ? [other, main] : [main, other];
  const layers = [
    s.mid,
    mix(s.mid, s.deep, 0.4),
    s.accent,
    mix(s.deep, s.accent, 0.25),
    mix(s.deep, s.mid, 0.2),
    mix(s.deep, s.ink, 0.5),
  ];
  const surface = rolling(r.fork('top'), w, 470, 16, 1.5);
  d.add(
    d.flood(sky),
    circle(cx + r.between(-150, 150), 330, 74, standingOff([s.accent, s.light, s.mid], [[sky, 0.15]])),
  );
  const x = cx + r.between(-90, 60);
  d.add(put(above, x, heightAt(surface, x) + 4, fitted(above, 176, 300), inkOn(sky, s)));
  for (const [index, fill] of layers.entries()) {
    const line =
      index === 0
        ? surface
        : rolling(r.fork(`layer${index}`), w, 470 + index * 84 + r.between(-12, 12), 20, 1.6 + index * 0.5);
    d.add(
      path(down(line, 1080), fill),
      path(down(line, 1080), stipple(d, lift(fill, -0.08), [0, 428 + index * 84], 320, 0)),
    );
    if (index > 0 && index < 5) {
      for (let stone = 0; stone < (wide ? 26 : 10); stone += 1) {
        const sx = r.between(0, w);
        d.add(
          ellipse(
            sx,
            heightAt(line, sx) + r.between(24, 60),
            r.between(5, 20),
            r.between(4, 10),
            lift(fill, 0.09),
          ),
        );
      }
    }
  }
  const bed = layers[3] ?? s.deep;
  const y = 742;
  d.add(
    ellipse(cx + 70, y, 190, 104, mix(bed, s.ink, 0.62)),
    ellipse(cx + 70, y, 190, 104, 'none', {
      stroke: lift(bed, 0.14),
      'stroke-width': 4,
      'stroke-dasharray': '3 10',
      'stroke-linecap': 'round',
    }),
    centred(
      below,
      cx + 70,
      y,
      fitted(below, below.height > below.width * 1.6 ? 250 : 150, 270),
      inkOn(mix(bed, s.ink, 0.62), s),
      false,
      below.height > below.width * 1.6 ? 78 : r.between(-16, 16),
    ),
  );
  return lettered('top-left', letteringOn(sky, s, s.deep), letteringOn(s.ink, s, s.light), {
    box: { x: 54, y: 58, w: 612, h: 150 },
    style: { maxLines: 3 },
  });
}
