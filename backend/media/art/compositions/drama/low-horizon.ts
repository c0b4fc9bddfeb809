import { mix } from '../../colour.ts';
import { fitted } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { barClouds } from '../../scenery/sky.ts';
import { circle, path, rect } from '../../shapes.ts';
import { figure } from '../../subjects/people/figure.ts';
import { stipple } from '../../texture.ts';
import { inkOn, letteringOn } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';
import { stood } from '../parts/setting.ts';

/** Almost nothing but sky; on the far low line the subject, small, with the last light behind it. */
export function lowHorizon({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  const [main = figure, other] = subjects;
  const line = 872;
  const dusk = r.chance(0.5);
  const side = r.chance(0.5) || wide ? 1 : -1;
  const x = cx + side * r.between(70, 130);
  const high = dusk ? s.deep : mix(s.mid, s.light, 0.35);
  const disc = dusk ? mix(s.light, s.paper, 0.6) : s.accent;
  const radius = r.between(120, 190);
  d.add(
    d.flood(
      d.vertical(0, line, [
        [0, high],
        [0.55, dusk ? mix(s.deep, s.mid, 0.75) : mix(s.light, s.mid, 0.2)],
        [1, dusk ? s.light : s.paper],
      ]),
    ),
    path(`M0 0H${w}V${line}H0Z`, stipple(d, mix(high, dusk ? s.mid : s.light, 0.4), [0, 0], 900, 0), {
      opacity: 0.3,
    }),
    circle(x - side * 20, line - radius * 0.22, radius, disc),
    barClouds(r, { x: 0, y: 520, w, h: 220 }, 5, dusk ? s.light : s.paper, 0.42),
    rect(0, line, w, 300, s.ink),
    rect(0, line, w, 6, mix(s.ink, s.mid, 0.6)),
    stood(main, x, line + 4, fitted(main, 178, 290), { ...inkOn(disc, s), body: s.ink }, side < 0),
    other === undefined
      ? ''
      : stood(
          other,
          x - side * 250,
          line + 3,
          fitted(other, 104, 140),
          { ...inkOn(dusk ? s.light : s.paper, s), body: s.ink },
          side > 0,
        ),
  );
  const fill = letteringOn(high, s, dusk ? s.light : s.deep, s.paper);
  return lettered(side > 0 ? 'top-left' : 'top-right', fill, letteringOn(s.ink, s, s.light), {
    box: { x: 54, y: 74, w: 612, h: 300 },
    style: { maxSize: 148 },
  });
}
