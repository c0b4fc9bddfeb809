import { mix } from '../../colour.ts';
import type { Layout, Paint } from '../../scene.ts';
import { conifers, down, jagged, windingPath } from '../../scenery/land.ts';
import { moon, stars } from '../../scenery/sky.ts';
import { group, path, stroke } from '../../shapes.ts';
import { castle } from '../../subjects/buildings/castle.ts';
import { hatching } from '../../texture.ts';
import { cast, letters, silhouette, sunk } from '../parts/inks.ts';
import { leadOf, secondOf, sideOf, stood } from '../placing.ts';

/** An arched frame on mountains and forest: the subject on the way to what stands far off. */
export function archedRealm({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  const side = sideOf(r, wide);
  const wall = r.pick([s.ink, sunk(s.deep, 0.22)]);
  const gilt = r.pick([s.light, s.accent]);
  const half = wide ? 620 : 296;
  const spring = wide ? 420 : 460;
  const shape = r.pick(['pointed', 'round', 'onion']);
  const crown =
    shape === 'pointed'
      ? `Q${cx - half} 180 ${cx} 84Q${cx + half} 180 ${cx + half} ${spring}`
      : shape === 'round'
        ? `C${cx - half} -10 ${cx + half} -10 ${cx + half} ${spring}`
        : `C${cx - half - 10} 240 ${cx - 60} 250 ${cx} 76C${cx + 60} 250 ${cx + half + 10} 240 ${cx + half} ${spring}`;
  const arch = `M${cx - half} 880V${spring}${crown}V880Z`;
  const lead = leadOf(subjects);
  const far = secondOf(subjects) ?? (lead === castle ? undefined : castle);
  const dusk = r.pick([s.mid, mix(s.mid, s.accent, 0.6)]);
  d.add(d.flood(wall), hatching(d, mix(wall, s.mid, 0.22), 9, 1, r.pick([45, -45, 90])));
  const ranges = [0, 1, 2].map((layer) => {
    const line = jagged(r.fork(`a${layer}`), w, 560 + layer * 84, r.between(90, 150), 0.55);
    return (
      path(down(line, 1080), mix(mix(dusk, s.light, 0.4), s.ink, 0.18 + layer * 0.28)) +
      (layer === 2 ? path(conifers(r, line, cx - half, cx + half, 84), mix(dusk, s.ink, 0.7)) : '')
    );
  });
  const near = mix(dusk, s.ink, 0.72);
  d.add(
    group(
      { 'clip-path': d.clip(path(arch, '#fff')) },
      d.flood(
        d.vertical(80, 880, [
          [0, s.deep],
          [0.5, dusk],
          [0.85, s.light],
        ]),
      ),
      stars(r, { x: cx - half, y: 80, w: half * 2, h: 380 }, 80, s.paper),
      moon(
        d,
        r,
        [cx + side * r.between(40, 130), r.between(300, 360)],
        r.between(80, 130),
        s.paper,
        dusk,
        r.pick([1, 1, 0.4]),
      ),
      ...ranges,
      far === undefined
        ? ''
        : stood(far, [cx - side * 70, 690], [250, 250], silhouette(mix(s.deep, s.ink, 0.4), s.light)),
      path(windingPath(r, [cx - side * 60, 690], [cx + side * 20, 900], 190), s.light, { opacity: 0.8 }),
      path(down(jagged(r.fork('near'), w, 850, 14), 1080), near),
      stood(
        lead,
        [cx + side * 90, 868],
        wide ? [300, 380] : [240, 300],
        cast(s, mix(dusk, s.ink, 0.6)),
        side > 0,
      ),
    ),
    stroke(arch, gilt, 6),
    stroke(arch, s.accent, 16, { opacity: 0.5, 'stroke-dasharray': '2 14' }),
  );
  return {
    box: { x: 60, y: 902, w: 600, h: 84 },
    align: 'centre',
    valign: 'middle',
    tagline: 'none',
    ...letters(s, wall, wall, gilt),
    style: { maxSize: 76, maxLines: 2 },
  };
}
