import { mix, tone } from '../../colour.ts';
import { fitted } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { beam, curtain, lightPool, pelmet, proscenium, seats } from '../../scenery/stage.ts';
import { rect } from '../../shapes.ts';
import { dancer } from '../../subjects/people/dancer.ts';
import { stood } from '../parts/setting.ts';

/** A stage with its curtain drawn aside, the subject in the light. */
export function velvetStage({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  const half = wide ? 620 : 310;
  d.add(
    d.flood(
      d.vertical(0, 1080, [
        [0, s.ink],
        [0.6, s.deep],
        [1, s.ink],
      ]),
    ),
    beam(d, [cx + 160, -60], [cx, 800], 230, s.light, 0.7),
    beam(d, [cx - 200, -60], [cx, 800], 200, s.accent, 0.5),
    rect(0, 790, w, 300, mix(s.ink, s.mid, 0.3)),
    lightPool(d, [cx, 812], 270, s.light, 0.8),
    stood(subjects[0] ?? dancer, cx, 820, fitted(subjects[0] ?? dancer, 330, 440), {
      body: s.ink,
      lit: s.light,
      glow: s.paper,
      accent: s.accent,
    }),
  );
  const cloth = tone(s.accent, 0.42, 1);
  d.add(
    curtain(d, r, { x: cx - half - 70, y: 0, w: half * 0.86, h: 860 }, cloth, -1),
    curtain(d, r, { x: cx + half + 70 - half * 0.86, y: 0, w: half * 0.86, h: 860 }, cloth, 1),
    pelmet(d, w, 150, wide ? 9 : 4, cloth, s.light),
    proscenium(w, 1080, { x: cx - half, y: 50, w: half * 2, h: 820 }, s.ink, s.light),
    seats(r, w, 900, 1080, cloth),
  );
  return {
    box: { x: 56, y: 890, w: 608, h: 96 },
    align: 'centre',
    valign: 'middle',
    fill: s.light,
    tagline: 'none',
    small: s.paper,
    style: { maxSize: 84 },
  };
}
