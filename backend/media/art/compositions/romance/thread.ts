import { lift, mix } from '../../colour.ts';
import { fitted, put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { circle, outline, stroke } from '../../shapes.ts';
import type { Node } from '../../shapes.ts';
import { dressFigure } from '../../subjects/people/dress-figure.ts';
import { figure } from '../../subjects/people/figure.ts';
import { inkOn, letteringOn, standingOff } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';
import { shading } from '../parts/setting.ts';

/** One line, drawn without lifting the hand, loops from the first subject to the second. */
export function thread({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  const [main = dressFigure, other = main === figure ? dressFigure : figure] = subjects;
  const ground = r.pick([s.deep, mix(s.paper, s.light, 0.3), s.light]);
  const line = standingOff([s.accent, s.light, s.mid, s.deep], [[ground, 0.25]]);
  const side = r.chance(0.5) ? 1 : -1;
  const low = [cx - side * 200, 890] as const;
  const high = [cx + side * 190, 420] as const;
  const loop = r.between(70, 110);
  const way: Node[] = [
    [low[0] + side * 20, low[1] + 2],
    [low[0] + side * 150, low[1] - 6],
    [cx + side * 190, 800],
    [cx + side * 180, 690],
    [cx + side * 60, 640],
    [cx - side * 30, 700],
    [cx + side * 20, 780],
    [cx + side * 20 - side * loop, 790],
    [cx - side * 190, 690],
    [cx - side * 230, 560],
    [cx - side * 150, 480],
    [cx - side * 60, 530],
    [cx - side * 80, 600],
    [cx - side * 170, 580],
    [cx - side * 150, 470],
    [cx - side * 30, 425],
    [high[0] - side * 60, high[1] + 2],
    [high[0] + side * 90, high[1] + 2],
    [wide ? cx + side * 900 : side > 0 ? w + 60 : -60, high[1] - 26],
  ];
  const tail: Node[] = [
    [side > 0 ? (wide ? 760 : -60) : wide ? w + 60 : w + 60, 916],
    [low[0] - side * 60, low[1] + 4],
    ...way,
  ];
  const drawn = tail.map(([x, y], index): Node =>
    index > 4 && index < 18 ? [x + r.between(-26, 26), y + r.between(-20, 20)] : [x, y],
  );
  const ink = { ...inkOn(ground, s) };
  d.add(
    d.flood(ground),
    shading(d, lift(ground, ground === s.deep ? -0.06 : -0.05), 240, 900),
    circle(cx + side * 120, 352, r.between(150, 190), mix(ground, s.mid, 0.26)),
    stroke(outline(drawn, false), line, 7),
    put(main, low[0], low[1], fitted(main, 196, 230), ink, side < 0),
    put(other, high[0], high[1], fitted(other, 172, 210), ink, side > 0),
  );
  const fill = letteringOn(ground, s, ...(ground === s.deep ? [s.light] : [s.deep]));
  return lettered(side > 0 ? 'top-left' : 'top-right', fill, fill, {
    box: { x: 54, y: 62, w: 612, h: 116 },
    style: { maxLines: 2 },
  });
}
