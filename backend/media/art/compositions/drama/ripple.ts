import { mix } from '../../colour.ts';
import { fitted, put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { ellipse, group, placed } from '../../shapes.ts';
import { figure } from '../../subjects/people/figure.ts';
import { flat, inkOn, letteringOn } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';
import { shading } from '../parts/setting.ts';

/** Still water to every edge and no horizon; rings run out from where the subject stands. */
export function ripple({ d, cx, s, r, subjects, wide }: Paint): Layout {
  const [main = figure] = subjects;
  const night = r.chance(0.5);
  const water = night ? mix(s.deep, s.mid, r.between(0, 0.3)) : mix(s.light, s.mid, r.between(0.1, 0.5));
  const crest = night ? mix(water, s.light, 0.75) : mix(water, s.paper, 0.85);
  const trough = mix(water, s.ink, 0.3);
  const x = cx + (wide ? 0 : r.between(-70, 70));
  const y = r.between(640, 680);
  const height = fitted(main, 330, 380);
  const rings = r.whole(7, 10);
  const flatness = r.between(0.24, 0.32);
  d.add(d.flood(water), shading(d, mix(water, s.ink, night ? 0.22 : 0.1), 0, 1600));
  for (let ring = rings; ring >= 1; ring -= 1) {
    const part = ring / rings;
    const rx = 90 + part ** 1.35 * (wide ? 760 : 560);
    const weight = 3 + (1 - part) * 8;
    d.add(
      ellipse(x, y + 7, rx, rx * flatness, 'none', {
        stroke: trough,
        'stroke-width': weight,
        opacity: 0.7 * (1 - part * 0.6),
      }),
      ellipse(x, y, rx, rx * flatness, 'none', {
        stroke: crest,
        'stroke-width': weight,
        opacity: 1 - part * 0.72,
      }),
    );
  }
  d.add(
    ellipse(x, y + 2, 96, 96 * flatness, crest, { opacity: 0.55 }),
    group(
      { opacity: 0.45 },
      placed(x, y + 4, height / main.height, (-height / main.height) * 0.72, main.draw(flat(trough))),
    ),
    put(main, x, y + 6, height, inkOn(water, s), r.chance(0.5)),
  );
  const fill = letteringOn(mix(water, s.ink, 0.03), s, night ? s.light : s.deep);
  return lettered('top-left', fill, letteringOn(mix(water, s.ink, 0.12), s, night ? s.light : s.ink), {
    box: { x: 54, y: 62, w: 612, h: 154 },
    style: { maxLines: 2 },
  });
}
