import { mix } from '../../colour.ts';
import { fitted } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { down, rolling } from '../../scenery/land.ts';
import { barClouds, sun } from '../../scenery/sky.ts';
import { outline, path, stroke } from '../../shapes.ts';
import { car } from '../../subjects/vehicles/car.ts';
import { stood } from '../parts/setting.ts';

/** A country road to the horizon with the subject coming along. */
export function openRoad({ d, w, cx, s, r, subjects }: Paint): Layout {
  const horizon = 560;
  d.add(
    d.flood(
      d.vertical(0, horizon, [
        [0, mix(s.mid, s.light, 0.4)],
        [1, s.paper],
      ]),
    ),
    sun(d, [cx - 90, horizon - 70], 120, s.light, s.paper, 2.4),
    barClouds(r, { x: 0, y: 320, w, h: 140 }, 5, '#ffffff', 0.6),
  );
  for (let layer = 0; layer < 3; layer += 1)
    d.add(
      path(
        down(rolling(r.fork(`h${layer}`), w, horizon + layer * 46, 34, 2), 1080),
        mix(mix(s.mid, s.paper, 0.4), s.mid, layer / 2),
      ),
    );
  d.add(
    path(
      outline([
        [cx - 20, horizon + 40, 1],
        [cx - 60, 700],
        [cx - 220, 860],
        [cx - 380, 1090, 1],
        [cx + 340, 1090, 1],
        [cx + 190, 860],
        [cx + 40, 700],
        [cx + 6, horizon + 40, 1],
      ]),
      s.deep,
    ),
    stroke(`M${cx - 6} ${horizon + 60}Q${cx - 30} 820 ${cx - 30} 1090`, s.paper, 7, {
      'stroke-dasharray': '40 34',
      'stroke-linecap': 'butt',
    }),
    stood(subjects[0] ?? car, cx - 12, 846, fitted(subjects[0] ?? car, 190, 380), {
      body: s.ink,
      lit: s.paper,
      glow: s.light,
      accent: s.accent,
    }),
  );
  return {
    box: { x: 52, y: 70, w: 616, h: 230 },
    align: 'left',
    valign: 'top',
    fill: s.deep,
    tagline: 'under',
    credits: s.paper,
  };
}
