import { lift, mix } from '../../colour.ts';
import { fitted, put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { circle, group } from '../../shapes.ts';
import { couple } from '../../subjects/people/couple.ts';
import { stipple } from '../../texture.ts';
import { flat, letteringOn, standingOff } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';

/** Two great discs that meet; where they overlap, the subject. */
export function overlap({ d, cx, s, r, subjects }: Paint): Layout {
  const [main = couple] = subjects;
  const ground = mix(s.paper, s.light, r.between(0.1, 0.45));
  const one = standingOff([s.accent, s.mid, s.dark], [[ground, 0.18]]);
  const two = standingOff(
    [s.mid, s.light, s.dark, s.deep],
    [
      [ground, 0.12],
      [one, 0.16],
    ],
  );
  const upright = main.width > main.height * 1.25 || r.chance(0.4);
  const lean = r.between(-40, 40);
  const reach = upright ? [lean, 150] : [168, lean];
  const [dx = 0, dy = 0] = reach;
  const radius = upright ? 250 : 268;
  const y = upright ? 606 : 540;
  const both = mix(mix(one, two, 0.5), s.deep, 0.72);
  const first = circle(cx - dx, y - dy, radius, '#fff');
  const height = fitted(main, upright ? 196 : 300, upright ? 320 : 172);
  const figureInk = {
    ...flat(s.paper),
    lit: mix(s.paper, both, 0.35),
    accent: standingOff([s.light, s.accent], [[both, 0.3]]),
  };
  const shade = (colour: string): string =>
    stipple(d, lift(colour, -0.07), [0, y - radius - 210], radius * 3.2, 0);
  d.add(
    d.flood(ground),
    circle(cx - dx, y - dy, radius, one),
    circle(cx - dx, y - dy, radius, shade(one)),
    circle(cx + dx, y + dy, radius, two),
    circle(cx + dx, y + dy, radius, shade(two)),
    group({ 'clip-path': d.clip(first) }, circle(cx + dx, y + dy, radius, both)),
    put(main, cx, y + height / 2, height, figureInk),
  );
  return upright
    ? lettered('top', letteringOn(ground, s, s.deep), letteringOn(ground, s, s.deep), {
        box: { x: 54, y: 50, w: 612, h: 92 },
        style: { maxLines: 2 },
      })
    : lettered('bottom', letteringOn(ground, s, s.deep), letteringOn(ground, s, s.deep), {
        box: { x: 54, y: 868, w: 612, h: 92 },
        style: { maxLines: 2 },
      });
}
