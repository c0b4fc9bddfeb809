import { lift, mix } from '../../colour.ts';
import { put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { circle, group, rect } from '../../shapes.ts';
import { singer } from '../../subjects/people/singer.ts';
import { dots } from '../../texture.ts';
import { flat, inkOn, letteringOn, standingOff } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';
import { massOf } from '../parts/setting.ts';

/** A gig bill from a small press: two inks over each other, not quite in register, with a coarse screen. */
export function misprint({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  const [main = singer] = subjects;
  const ground = r.chance(0.5) ? s.light : mix(s.paper, s.light, 0.25);
  const first = standingOff([s.accent, s.mid, s.deep], [[ground, 0.2]]);
  const second = standingOff(
    [s.deep, s.dark, s.ink],
    [
      [ground, 0.4],
      [first, 0.15],
    ],
  );
  const side = r.chance(0.5) ? 1 : -1;
  const height = Math.min(640, massOf(main, 720));
  const foot = 610 + height / 2;
  const shift = r.between(20, 34) * side;
  const ink = { ...inkOn(ground, s), body: second };
  d.add(
    d.flood(ground),
    circle(cx + side * 60, 560, 284, first),
    circle(cx + side * 60, 560, 284, dots(d, lift(first, -0.1), 20, 0.22)),
    rect(wide ? cx - 420 : 0, 806, wide ? 1300 : w, 66, first),
    put(main, cx - shift, foot + 16, height, flat(mix(first, second, 0.35)), side < 0),
    put(main, cx + shift * 0.4, foot, height, ink, side < 0),
    group(
      {
        opacity: 0.5,
        mask: d.mask(
          put(
            main,
            cx + shift * 0.4,
            foot,
            height,
            { ...flat('#ffffff'), lit: '#222222', accent: '#777777' },
            side < 0,
          ),
        ),
      },
      d.flood(dots(d, first, 13, 0.2)),
    ),
    wide ? '' : rect(0, 986, w, 94, second),
  );
  const fill = letteringOn(ground, s, second);
  return lettered('top-left', fill, letteringOn(second, s, s.light), {
    box: { x: 46, y: 52, w: 628, h: 170 },
    tagline: 'none',
    style: { maxLines: 2, axes: { wght: 800, opsz: 144, SOFT: 0, WONK: 0 }, tracking: 0 },
  });
}
