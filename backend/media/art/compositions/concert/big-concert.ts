import { fitted } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { beam, crowd } from '../../scenery/stage.ts';
import { circle, rect } from '../../shapes.ts';
import { singer } from '../../subjects/people/singer.ts';
import { stood } from '../parts/setting.ts';

/** A concert: beams over a crowd, the subject on stage. */
export function bigConcert({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  d.add(
    d.flood(
      d.vertical(0, 1080, [
        [0, s.ink],
        [1, s.deep],
      ]),
    ),
  );
  for (let i = -4; i <= 4; i += 1)
    d.add(
      beam(
        d,
        [cx + i * (wide ? 150 : 84), 262],
        [cx + i * (wide ? 330 : 210), 900],
        90,
        i % 2 === 0 ? s.accent : s.light,
        0.62,
      ),
    );
  d.add(
    circle(
      cx,
      690,
      330,
      d.radial([cx, 690], 330, [
        [0, s.paper, 0.95],
        [0.4, s.accent, 0.6],
        [1, s.accent, 0],
      ]),
    ),
    stood(subjects[0] ?? singer, cx, 850, fitted(subjects[0] ?? singer, 300, 480), {
      body: s.ink,
      lit: s.paper,
      glow: s.light,
      accent: s.mid,
    }),
    rect(0, 846, w, 40, s.ink),
    crowd(r, w, 920, 110, s.ink, 1100),
  );
  return {
    box: { x: 48, y: 56, w: 624, h: 142 },
    align: 'centre',
    valign: 'top',
    fill: s.paper,
    tagline: 'under',
    credits: s.light,
  };
}
