import { lift, mix } from '../../colour.ts';
import { fitted, put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { flock } from '../../scenery/sky.ts';
import { circle, path, polygon, rect, stroke } from '../../shapes.ts';
import { figure } from '../../subjects/people/figure.ts';
import { flat, letteringOn, standingOff } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';
import { engravedRays, engravedSky } from './engraving.ts';

/** The subject on a tall plinth against an engraved sky; the title is cut into the stone. */
export function monument({ d, w, cx, s, r, subjects }: Paint): Layout {
  const [main = figure] = subjects;
  const sky = r.pick([s.light, mix(s.light, s.mid, 0.4), mix(s.paper, s.light, 0.4)]);
  const stone = standingOff([mix(s.deep, s.mid, 0.25), s.deep], [[sky, 0.36]]);
  const base = 640;
  const x = cx;
  const height = fitted(main, 410, 400);
  const sunAt = [cx + r.between(-110, 110), r.between(330, 420)] as const;
  const pedestal = (half: number, top: number, foot: number, flare = 0): string =>
    polygon([
      [x - half, top],
      [x + half, top],
      [x + half + flare, foot],
      [x - half - flare, foot],
    ]);
  d.add(
    d.flood(sky),
    engravedSky(0, 0, w, 900, 13, mix(sky, s.mid, 0.55), 0.8),
    path(engravedRays(sunAt, 150, 1300, 52), mix(sky, s.paper, 0.8), { opacity: 0.8 }),
    circle(sunAt[0], sunAt[1], 138, mix(s.paper, sky, 0.15)),
    flock(r, { x: cx - 290, y: 110, w: 560, h: 300 }, r.whole(5, 9), mix(s.deep, s.ink, 0.3), 20),
    put(main, x, base + 2, height, {
      ...flat(mix(s.deep, s.ink, 0.35)),
      lit: mix(s.deep, s.light, 0.4),
      glow: sky,
      accent: standingOff([mix(s.accent, s.deep, 0.35), mix(s.deep, s.mid, 0.6)], [[sky, 0.25]]),
    }),
    path(pedestal(196, base, base + 24), lift(stone, 0.07)),
    path(pedestal(180, base + 24, base + 44), lift(stone, -0.06)),
    path(pedestal(250, base + 44, 1080, 60), stone),
    path(
      polygon([
        [x + 150, base + 44],
        [x + 250, base + 44],
        [x + 310, 1080],
        [x + 180, 1080],
      ]),
      lift(stone, -0.06),
    ),
    path(pedestal(270, base + 40, base + 58), lift(stone, 0.1)),
    stroke(`M${x - 214} ${base + 86}H${x + 214}M${x - 252} 974H${x + 252}`, lift(stone, 0.14), 2.5),
    rect(0, 1062, w, 30, s.ink),
  );
  return lettered('bottom', letteringOn(stone, s, s.light), letteringOn(stone, s, s.light), {
    box: { x: 140, y: base + 108, w: 440, h: 160 },
    valign: 'middle',
    style: { maxLines: 4 },
    tagline: 'none',
  });
}
