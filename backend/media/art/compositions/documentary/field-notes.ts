import { contours } from '../../scenery/land.ts';
import { mix } from '../../colour.ts';
import { fitted, put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { circle, stroke } from '../../shapes.ts';
import { dancer } from '../../subjects/people/dancer.ts';
import { dots } from '../../texture.ts';

/** Contours of a terrain with the subject at its centre: the documentary sheet. */
export function fieldNotes({ d, cx, s, r, subjects }: Paint): Layout {
  const ground = mix(s.paper, s.light, 0.2);
  d.add(
    d.flood(ground),
    ...contours(r, [cx, 620], 620, 26).map((line, i) =>
      stroke(line, i % 5 === 0 ? s.deep : s.mid, i % 5 === 0 ? 2.4 : 1.1, { opacity: 0.75 }),
    ),
    circle(cx, 620, 190, s.deep),
    circle(cx, 620, 190, dots(d, s.mid, 9, 0.24)),
    put(subjects[0] ?? dancer, cx, 740, fitted(subjects[0] ?? dancer, 240, 320), {
      body: s.paper,
      lit: s.light,
      glow: s.light,
      accent: s.accent,
    }),
    stroke(
      `M${cx - 220} 620H${cx - 196}M${cx + 196} 620H${cx + 220}M${cx} 400V424M${cx} 816V840`,
      s.accent,
      5,
    ),
  );
  return {
    box: { x: 52, y: 60, w: 616, h: 220 },
    align: 'left',
    valign: 'top',
    fill: s.deep,
    tagline: 'under',
    credits: s.deep,
  };
}
