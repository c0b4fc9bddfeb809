import { mix } from '../../colour.ts';
import { fitted, put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { conifers, down, jagged, windingPath } from '../../scenery/land.ts';
import { moon, stars } from '../../scenery/sky.ts';
import { group, path, stroke } from '../../shapes.ts';
import { castle } from '../../subjects/buildings/castle.ts';
import { figure } from '../../subjects/people/figure.ts';
import { hatching } from '../../texture.ts';

/** An arched frame on mountains, forest and a far castle: the fantasy fallback. */
export function archedRealm({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  d.add(d.flood(s.ink), hatching(d, mix(s.ink, s.mid, 0.25), 9, 1, 45));
  const half = wide ? 620 : 296;
  const arch = `M${cx - half} 900V${wide ? 420 : 460}Q${cx - half} 180 ${cx} 110Q${cx + half} 180 ${cx + half} ${wide ? 420 : 460}V900Z`;
  const clip = d.clip(path(arch, '#fff'));
  const path1 = windingPath(r, [cx, 690], [cx - 60, 920], 190);
  d.add(
    group(
      { 'clip-path': clip },
      d.flood(
        d.vertical(100, 900, [
          [0, s.deep],
          [0.6, s.mid],
          [1, s.light],
        ]),
      ),
      stars(r, { x: cx - half, y: 100, w: half * 2, h: 400 }, 90, s.paper),
      moon(d, r, [cx + 90, 330], 96, s.paper, s.mid),
      ...[0, 1, 2].map((layer) => {
        const line = jagged(r.fork(`a${layer}`), w, 560 + layer * 90, 140, 0.55);
        return (
          path(down(line, 1080), mix(mix(s.mid, s.light, 0.4), s.ink, 0.2 + layer * 0.3)) +
          (layer === 2 ? path(conifers(r, line, cx - half, cx + half, 90), s.ink) : '')
        );
      }),
      put(castle, cx - 60, 700, 260, {
        body: mix(s.deep, s.ink, 0.4),
        lit: s.light,
        glow: s.light,
        accent: s.accent,
      }),
      path(path1, s.light, { opacity: 0.8 }),
      put(subjects[0] ?? figure, cx + 40, 880, fitted(subjects[0] ?? figure, 130, 200), {
        body: s.ink,
        lit: s.light,
        glow: s.light,
        accent: s.accent,
      }),
    ),
    stroke(arch, s.light, 6),
    stroke(arch, s.accent, 16, { opacity: 0.5, 'stroke-dasharray': '2 14' }),
  );
  return {
    box: { x: 60, y: 916, w: 600, h: 74 },
    align: 'centre',
    valign: 'middle',
    fill: s.light,
    tagline: 'none',
    style: { maxSize: 76, maxLines: 2 },
  };
}
