import { flat, letters, silhouette, sunk } from '../parts/inks.ts';
import { atHead, leadOf, sideOf, stood } from '../placing.ts';
import { mix } from '../../colour.ts';
import { num } from '../../drawing.ts';
import type { Layout, Paint } from '../../scene.ts';
import { group, path, polygon, rect, stroke } from '../../shapes.ts';

/** A doorway of light in the dark, and the wedge it throws over the floor. */
export function doorLight({ d, w, wide, cx, s, r, subjects }: Paint): Layout {
  const dark = r.pick([s.ink, sunk(s.deep, 0.18)]);
  const light = r.pick([s.light, mix(s.accent, s.light, 0.25), s.paper]);
  const side = sideOf(r, wide);
  const x = wide ? cx + 60 : 360 + side * r.between(20, 130);
  const half = wide ? 120 : r.between(86, 112);
  const foot = wide ? 690 : r.between(690, 730);
  const top = foot - half * r.between(3.2, 3.7);
  const slew = -side * r.between(80, 260);
  const steps = r.chance(0.5) ? r.whole(4, 7) : 0;
  d.add(
    d.flood(
      d.vertical(0, 1080, [
        [0, dark],
        [0.62, mix(dark, s.mid, 0.16)],
        [0.66, mix(dark, s.mid, 0.08)],
        [1, dark],
      ]),
    ),
    rect(x - half * 3, top - half * 2, half * 6, foot - top + half * 4, d.soft(light), { opacity: 0.28 }),
  );
  const wedge = polygon([
    [x - half, foot],
    [x + half, foot],
    [x + half * 3.4 + slew, 1090],
    [x - half * 3.4 + slew, 1090],
  ]);
  d.add(
    path(
      wedge,
      d.vertical(foot, 1090, [
        [0, light],
        [0.5, mix(light, s.accent, 0.55)],
        [1, mix(s.accent, dark, 0.75)],
      ]),
    ),
    rect(
      x - half,
      top,
      half * 2,
      foot - top,
      d.vertical(top, foot, [
        [0, mix(light, s.accent, 0.35)],
        [0.5, light],
        [1, s.paper],
      ]),
    ),
  );
  for (let step = 1; step <= steps; step += 1) {
    const y = foot + (1060 - foot) * (step / (steps + 1)) ** 1.4;
    d.add(stroke(`M0 ${num(y)}H${w}`, dark, 3 + step * 1.4, { opacity: 0.75 }));
  }
  const lead = leadOf(subjects);
  const height = Math.min((foot - top) * 0.84, (half * 1.7 * lead.height) / lead.width);
  d.add(
    group(
      { 'clip-path': d.clip(path(wedge, '#fff')), opacity: 0.72 },
      group(
        {
          transform: `translate(${num(x)} ${num(foot)}) matrix(${num((height / lead.height) * 13) === '0' ? 1 : Math.round((height / lead.height) * 1350) / 1000} 0 ${Math.round(((-slew * 0.62) / lead.height) * 1000) / 1000} ${Math.round((-260 / lead.height) * 1000) / 1000} 0 0)`,
        },
        lead.draw(flat(dark)),
      ),
    ),
    stood(
      lead,
      [x, foot + 3],
      [height, half * 1.8],
      silhouette(dark, mix(light, s.accent, 0.5)),
      r.chance(0.5),
    ),
    path(
      polygon([
        [x + side * half, top],
        [x + side * half * 1.62, top - 26],
        [x + side * half * 1.62, foot + 54],
        [x + side * half, foot],
      ]),
      mix(dark, s.accent, 0.34),
    ),
  );
  d.add(
    rect(
      0,
      980,
      w,
      100,
      d.vertical(980, 1040, [
        [0, dark, 0],
        [1, dark, 0.8],
      ]),
    ),
  );
  return {
    ...atHead(side > 0 ? 'left' : 'centre', wide ? 200 : Math.min(220, top - 150)),
    ...letters(s, dark, dark, light),
  };
}
