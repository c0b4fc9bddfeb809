import { mix } from '../../colour.ts';
import { fitted, put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { moon, stars } from '../../scenery/sky.ts';
import { beam } from '../../scenery/stage.ts';
import { reflection, ripples } from '../../scenery/water.ts';
import { rect } from '../../shapes.ts';
import { pirogue } from '../../subjects/vehicles/pirogue.ts';

/** A night sea under a moon with the subject in its path of light. */
export function moonSea({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  const horizon = 520;
  d.add(
    d.flood(
      d.vertical(0, horizon, [
        [0, s.ink],
        [0.6, s.deep],
        [1, mix(s.deep, s.mid, 0.7)],
      ]),
    ),
    stars(r, { x: 0, y: 0, w, h: 420 }, wide ? 220 : 110, s.paper),
    moon(d, r, [cx, 330], 104, s.paper, s.mid),
  );
  d.add(
    rect(
      0,
      horizon,
      w,
      560,
      d.vertical(horizon, 1080, [
        [0, mix(s.deep, s.mid, 0.6)],
        [0.4, s.deep],
        [1, s.ink],
      ]),
    ),
    reflection(r, cx, horizon + 3, wide ? 1010 : 790, 180, s.paper, 0.85),
    ripples(r, { x: -50, y: horizon + 12, w: w + 100, h: 550 }, 110, s.light, 0.2),
  );
  const chosen = subjects[0] ?? pirogue;
  d.add(
    beam(d, [cx, 330], [cx, horizon + 60], 120, s.paper, 0.12),
    put(chosen, cx - 10, 742, fitted(chosen, 170, 340), {
      body: s.ink,
      lit: s.light,
      glow: s.light,
      accent: s.accent,
    }),
  );
  return {
    box: { x: 60, y: 838, w: 600, h: 130 },
    align: 'centre',
    valign: 'bottom',
    fill: s.paper,
    tagline: 'over',
    small: s.light,
  };
}
