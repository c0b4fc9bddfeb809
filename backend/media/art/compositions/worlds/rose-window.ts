import { mix } from '../../colour.ts';
import { num } from '../../drawing.ts';
import type { Layout, Paint } from '../../scene.ts';
import { circle, path, stroke } from '../../shapes.ts';
import { cast, letters, sunk } from '../parts/inks.ts';
import { atFoot, centred, leadOf, secondOf } from '../placing.ts';

/** Stained glass: leaded panes in a rose around the subject. */
export function roseWindow({ d, w, wide, cx, s, r, subjects }: Paint): Layout {
  const lead = sunk(r.pick([s.ink, s.deep]), 0.2);
  const y = wide ? 540 : 396;
  const core = wide ? 230 : r.between(150, 185);
  const reach = wide ? 500 : 344;
  const petals = r.pick([8, 10, 12, 16]);
  const glass = [s.accent, s.mid, s.light, mix(s.accent, s.light, 0.45), mix(s.mid, s.deep, 0.35)];
  d.add(d.flood(lead), circle(cx, y, reach * 1.35, d.soft(s.accent), { opacity: 0.4 }));
  const point = (turn: number, radius: number): string =>
    `${num(cx + Math.cos(turn) * radius)} ${num(y + Math.sin(turn) * radius)}`;
  const ringCount = r.whole(2, 3);
  const pointed = r.chance(0.5);
  for (let ring = ringCount - 1; ring >= 0; ring -= 1) {
    const inner = core + ((reach - core) * ring) / ringCount;
    const outer = core + ((reach - core) * (ring + 1)) / ringCount;
    const count = petals * (ring === 0 ? 1 : ring === 1 ? 2 : 2);
    for (let pane = 0; pane < count; pane += 1) {
      const from = ((pane + (ring % 2) * 0.5) / count) * Math.PI * 2;
      const to = from + (Math.PI * 2) / count;
      const middle = (from + to) / 2;
      const swell = pointed ? 1.1 : 1.06;
      const tint = glass[(pane + ring * 2) % (pane % 3 === 0 ? 5 : 3)] ?? s.mid;
      const data = `M${point(from, inner)}L${point(from, outer * 0.97)}${pointed ? `L${point(middle, outer * swell)}L` : `Q${point(middle, outer * swell)} `}${point(to, outer * 0.97)}L${point(to, inner)}Z`;
      d.add(
        path(data, mix(tint, s.ink, r.between(0, 0.16)), {
          stroke: lead,
          'stroke-width': wide ? 12 : 9,
          'stroke-linejoin': 'round',
        }),
      );
    }
  }
  const disc = r.pick([s.paper, s.light, mix(s.light, s.paper, 0.5)]);
  d.add(
    circle(cx, y, core, disc, { stroke: lead, 'stroke-width': 14 }),
    circle(cx, y, core - 16, 'none', { stroke: s.accent, 'stroke-width': 5 }),
  );
  const second = secondOf(subjects);
  d.add(
    centred(
      leadOf(subjects),
      [cx - (second === undefined ? 0 : core * 0.16), y],
      [core * 1.4, core * 1.36],
      cast(s, disc),
      r.chance(0.5),
    ),
  );
  if (second !== undefined)
    d.add(centred(second, [cx + core * 0.58, y + core * 0.34], [core * 0.52, core * 0.5], cast(s, disc)));
  d.add(circle(cx, y, reach * 1.09, 'none', { stroke: mix(lead, s.light, 0.34), 'stroke-width': 4 }));
  if (!wide) d.add(stroke(`M0 778H${w}`, mix(lead, s.light, 0.3), 3));
  return { ...atFoot('centre', 140), ...letters(s, lead, lead, r.pick([s.light, s.paper])) };
}
