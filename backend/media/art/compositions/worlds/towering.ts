import { lift, mix } from '../../colour.ts';
import { put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { barClouds, sun } from '../../scenery/sky.ts';
import { greatWave, swell } from '../../scenery/water.ts';
import { circle, path, stroke } from '../../shapes.ts';
import { sailboat } from '../../subjects/vehicles/sailboat.ts';
import { stipple } from '../../texture.ts';

/** A great wave over the subject's boat: the adventure fallback. */
export function towering({ d, w, cx, s, r, subjects }: Paint): Layout {
  d.add(
    d.flood(
      d.vertical(0, 800, [
        [0, s.light],
        [1, s.paper],
      ]),
    ),
    sun(d, [cx - 170, 420], 96, s.accent, s.light, 2),
    barClouds(r, { x: 0, y: 260, w, h: 200 }, 4, '#ffffff', 0.6),
    put(
      subjects[0]?.element === 'water' ? subjects[0] : sailboat,
      cx - 150,
      780,
      240,
      { body: s.ink, lit: s.paper, glow: s.light, accent: s.accent },
      false,
      -9,
    ),
  );
  const wave = greatWave(d, 980, 520);
  d.add(
    path(wave.body, s.deep),
    path(wave.body, stipple(d, lift(s.deep, -0.12), [0, 480], 640, 0)),
    stroke(wave.lines, mix(s.mid, s.paper, 0.4), 6, { opacity: 0.6 }),
    path(wave.foam, s.paper),
    ...Array.from({ length: 50 }, () =>
      circle(r.between(w * 0.2, w * 0.62), r.between(480, 720), r.between(1.5, 6), s.paper),
    ),
    path(swell(r, w, 910, 50, 3, 1090), mix(s.deep, s.ink, 0.4)),
  );
  return {
    box: { x: 52, y: 66, w: 616, h: 210 },
    align: 'left',
    valign: 'top',
    fill: s.deep,
    tagline: 'under',
    credits: s.paper,
  };
}
