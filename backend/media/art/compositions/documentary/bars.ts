import { mix } from '../../colour.ts';
import { put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { group, path, rect } from '../../shapes.ts';
import { figure } from '../../subjects/people/figure.ts';
import { inkOn, letteringOn } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';
import { massOf } from '../parts/setting.ts';

/** Upright bars that widen across the sheet, light and dark by turns; the subject changes with each. */
export function bars({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  const [main = figure] = subjects;
  const light = r.pick([mix(s.paper, s.light, 0.35), s.light]);
  const dark = r.pick([s.deep, mix(s.deep, s.mid, 0.25)]);
  const top = 300;
  const count = r.whole(5, 7);
  const grows = r.chance(0.5);
  const step = r.between(0.22, 0.55);
  const left = wide ? cx - 330 : 0;
  const room = wide ? w - left : w;
  const sizes = Array.from(
    { length: count * 2 },
    (_, index) => 1 + (grows ? index : count * 2 - index) * step,
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const darkBars: string[] = [];
  let x = left;
  for (const [index, size] of sizes.entries()) {
    const width = (size / total) * room;
    if (index % 2 === 1)
      darkBars.push(`M${Math.round(x)} ${wide ? 0 : top}h${Math.ceil(width)}V1080h${-Math.ceil(width)}Z`);
    x += width;
  }
  const shape = darkBars.join('');
  const height = Math.min(590, massOf(main, 690));
  const foot = 672 + height / 2;
  const flip = r.chance(0.5);
  d.add(
    d.flood(light),
    put(main, cx, foot, height, inkOn(light, s), flip),
    path(shape, dark),
    group({ 'clip-path': d.clip(path(shape, '#fff')) }, put(main, cx, foot, height, inkOn(dark, s), flip)),
    wide ? '' : rect(0, top - 5, w, 5, dark),
    wide ? '' : rect(0, 1000, w, 80, dark),
  );
  const fill = letteringOn(light, s, dark);
  return lettered('top-left', fill, letteringOn(dark, s, s.light), {
    box: { x: 52, y: 58, w: 616, h: 166 },
    style: { maxLines: 3 },
  });
}
