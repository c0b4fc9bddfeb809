import { lift, mix } from '../../colour.ts';
import { put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { hatching } from '../../texture.ts';
import { circle, path, rect } from '../../shapes.ts';
import { figure } from '../../subjects/people/figure.ts';
import { inkOn, letteringOn, standingOff } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';
import { massOf } from '../parts/setting.ts';
import { engravedRays, ruledFrame } from './engraving.ts';

/** A broadsheet of its time: the subject in a wood-engraved glory within a ruled frame. */
export function raysOfFame({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  const [main = figure] = subjects;
  const night = r.chance(0.45);
  const ground = night ? s.deep : mix(s.paper, s.light, 0.3);
  const print = night ? s.light : s.deep;
  const glory = standingOff(
    [s.accent, s.mid, s.light],
    [
      [ground, 0.16],
      [print, 0.16],
    ],
  );
  const y = r.between(604, 622);
  const core = r.between(228, 250);
  const height = Math.min(450, massOf(main, 520));
  d.add(
    d.flood(ground),
    hatching(d, mix(ground, print, 0.16), 7, 1.6, r.pick([-32, 32, 90])),
    path(engravedRays([cx, y - 30], core + 10, wide ? 900 : 560, r.pick([36, 48, 60])), print),
    circle(cx, y - 30, core, glory),
    circle(cx, y - 30, core - 12, 'none', { stroke: ground, 'stroke-width': 3 }),
    put(main, cx, y + 212, height, inkOn(glory, s)),
    rect(cx - 190, y + 210, 380, 12, print),
    rect(cx - 220, y + 230, 440, 5, print),
  );
  if (!wide) {
    d.add(
      rect(0, 0, w, 232, ground),
      rect(0, 972, w, 108, ground),
      rect(0, 0, 30, 1080, ground),
      rect(690, 0, 30, 1080, ground),
      ruledFrame(26, 26, 668, 1028, print),
      rect(30, 228, 660, 4, print),
      rect(30, 972, 660, 4, print),
    );
  }
  const fill = letteringOn(ground, s, lift(print, 0), s.paper);
  return lettered('top', fill, fill, {
    box: { x: 66, y: 60, w: 588, h: 108 },
    valign: 'middle',
    style: { maxLines: 2, upper: true, tracking: 0.03 },
  });
}
