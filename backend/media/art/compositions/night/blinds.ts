import { fitted, put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { motes } from '../../scenery/interior.ts';
import { beam, lightPool } from '../../scenery/stage.ts';
import { path, polygon } from '../../shapes.ts';
import { hatFigure } from '../../subjects/people/hat-figure.ts';
import { hatching } from '../../texture.ts';

/** A figure caught by a slanting beam, ringed by blinds. */
export function blinds({ d, w, cx, s, r, subjects }: Paint): Layout {
  d.add(
    d.flood(s.ink),
    beam(d, [cx + 330, -60], [cx - 60, 900], 300, s.accent, 0.95),
    hatching(d, s.ink, 44, 15, -16, 0.85),
    lightPool(d, [cx - 60, 872], 250, s.light, 0.8),
  );
  d.add(
    put(subjects[0] ?? hatFigure, cx - 60, 888, fitted(subjects[0] ?? hatFigure, 380, 520), {
      body: s.ink,
      lit: s.light,
      glow: s.paper,
      accent: s.accent,
    }),
    path(
      polygon([
        [cx - 120, 884],
        [cx - 10, 884],
        [cx - 260, 1080],
        [cx - 520, 1080],
      ]),
      '#000000',
      { opacity: 0.7 },
    ),
    motes(r, { x: 0, y: 0, w, h: 900 }, 60, s.paper),
  );
  return {
    box: { x: 48, y: 72, w: 624, h: 300 },
    align: 'left',
    valign: 'top',
    fill: s.paper,
    tagline: 'under',
    small: s.light,
    style: { fill: 'block', leading: 0.1 },
  };
}
