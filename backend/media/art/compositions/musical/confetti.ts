import { lift } from '../../colour.ts';
import { num } from '../../drawing.ts';
import type { Layout, Paint } from '../../scene.ts';
import { circle, outline, path, placed, rect, stroke } from '../../shapes.ts';
import type { Node } from '../../shapes.ts';
import { dancer } from '../../subjects/people/dancer.ts';
import { inkOn, letteringOn, standingOff } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';
import { centred, massOf } from '../parts/setting.ts';

/** The last bar: the subject leaps through paper streamers and confetti. */
export function confetti({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  const [main = dancer] = subjects;
  const ground = r.pick([s.accent, s.deep, s.light]);
  const colours = [s.paper, s.light, s.mid, s.accent, s.deep].map((colour) =>
    standingOff([colour, s.paper, s.deep, s.light], [[ground, 0.16]]),
  );
  const height = Math.min(560, massOf(main, 620));
  const side = r.chance(0.5) ? 1 : -1;
  const streamers = Array.from({ length: 6 }, (_, index) => {
    const from = index % 2 === 0 ? -1 : 1;
    const y = 300 + Math.floor(index / 2) * 230 + r.between(-30, 30);
    const nodes: Node[] = Array.from({ length: 8 }, (__, step) => [
      cx + from * (wide ? 520 : 390) - from * step * (wide ? 44 : 27),
      y + Math.sin(step * 1.7 + index) * (44 - step * 3) + step * 9,
    ]);
    return stroke(outline(nodes, false), colours[index % 5] ?? s.paper, 14);
  });
  const bits = Array.from({ length: wide ? 150 : 90 }, () => {
    const [x, y] = [wide ? cx + r.between(-560, 720) : r.between(0, w), r.between(wide ? 0 : 236, 1000)];
    const colour = r.pick(colours);
    const size = r.between(0.6, 1.5);
    return r.chance(0.5)
      ? circle(x, y, 7 * size, colour)
      : placed(x, y, size, size, rect(-5, -9, 10, 18, colour), r.between(0, 180));
  });
  const disc = standingOff([lift(ground, 0.08), lift(ground, -0.08)], [[ground, 0.05]]);
  d.add(
    d.flood(ground),
    circle(cx, 620, 330, disc),
    ...streamers,
    ...bits,
    centred(main, cx, 612, height, inkOn(disc, s), side < 0, side * r.between(4, 12)),
    wide ? '' : path(`M0 1080V${num(1004)}Q360 ${num(972)} 720 1004V1080Z`, colours[4] ?? s.deep),
  );
  const fill = letteringOn(ground, s, s.light, s.deep);
  return lettered('top', fill, letteringOn(colours[4] ?? s.deep, s, s.light), {
    box: { x: 48, y: 52, w: 624, h: 166 },
    valign: 'middle',
    tagline: 'none',
    style: { maxLines: 3 },
  });
}
