import { lift, mix } from '../../colour.ts';
import { fitted } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { down, heightAt, rolling } from '../../scenery/land.ts';
import { rays } from '../../scenery/sky.ts';
import { circle, path } from '../../shapes.ts';
import { car } from '../../subjects/vehicles/car.ts';
import { dots } from '../../texture.ts';
import { inkOn, letteringOn, standingOff } from '../parts/inks.ts';
import { stood } from '../parts/setting.ts';

/** Sunburst with the subject large on it: the cheerful sheet. */
export function burst({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  const [main = car, other] = subjects;
  const ground = r.pick([s.light, s.accent]);
  const fill = letteringOn(ground, s, s.deep, s.ink);
  const disc = standingOff([s.paper, s.light, s.deep], [[ground, 0.1]]);
  const land = standingOff([s.mid, s.deep, s.accent], [[ground, 0.15]]);
  const line = rolling(r, w, 872, 16, 1.5);
  const flip = r.chance(0.5);
  d.add(
    d.flood(ground),
    rays(
      [cx, 600],
      1700,
      r.pick([18, 24, 30]),
      lift(ground, ground === s.light ? -0.05 : 0.06),
      r.between(0, 1),
    ),
    circle(cx, 600, 250, disc),
    circle(cx, 600, 250, dots(d, mix(disc, s.mid, 0.4), 14, 0.2)),
    circle(cx, 600, 262, 'none', { stroke: fill, 'stroke-width': 5 }),
    path(down(line, 1080), land),
    stood(main, cx, heightAt(line, cx) + 6, fitted(main, 380, 540), inkOn(disc, s), flip),
    wide || other === undefined
      ? ''
      : stood(other, cx + 236, heightAt(line, cx + 236) + 4, fitted(other, 130, 170), inkOn(land, s), true),
  );
  return {
    box: { x: 48, y: 62, w: 624, h: 230 },
    align: 'centre',
    valign: 'middle',
    fill,
    tagline: 'none',
    credits: letteringOn(land, s, s.paper),
  };
}
