import { lift, mix } from '../../colour.ts';
import { fitted, put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { down, heightAt, leafyTree, rolling } from '../../scenery/land.ts';
import { heapCloud, sun } from '../../scenery/sky.ts';
import { group, path } from '../../shapes.ts';
import { fox } from '../../subjects/animals/fox.ts';
import { stipple } from '../../texture.ts';

/** Round hills, a big friendly sun and the subject. */
export function friendlyHills({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  d.add(
    d.flood(
      d.vertical(0, 900, [
        [0, mix(s.mid, s.paper, 0.25)],
        [0.7, mix(s.light, s.paper, 0.4)],
        [1, s.paper],
      ]),
    ),
    sun(d, [cx + 120, 470], 132, s.light, s.paper, 2.1),
    group(
      { opacity: 0.9 },
      heapCloud(r, cx - 230, 470, 210, 90, '#ffffff'),
      heapCloud(r, cx + 280, 380, 180, 70, '#ffffff'),
    ),
  );
  for (let layer = 0; layer < 3; layer += 1) {
    const line = rolling(r.fork(`f${layer}`), w, 720 + layer * 100, 60, 1.6 + layer * 0.4);
    const tint = mix(mix(s.mid, s.paper, 0.35), s.deep, layer * 0.3);
    d.add(
      path(down(line, 1080), tint),
      path(down(line, 1080), stipple(d, lift(tint, -0.1), [0, 740 + layer * 100], 420, 0)),
    );
    if (layer < 2)
      for (let i = 0; i < (wide ? 12 : 5); i += 1) {
        const x = r.between(0, w);
        d.add(leafyTree(r, x, heightAt(line, x) + 4, r.between(60, 110), lift(tint, -0.1), s.ink));
      }
    if (layer === 2)
      d.add(
        put(subjects[0] ?? fox, cx - 20, heightAt(line, cx) + 40, fitted(subjects[0] ?? fox, 330, 480), {
          body: s.accent,
          lit: s.paper,
          glow: s.light,
          accent: s.ink,
        }),
      );
  }
  return {
    box: { x: 48, y: 60, w: 624, h: 230 },
    align: 'centre',
    valign: 'middle',
    fill: s.ink,
    tagline: 'none',
    credits: s.paper,
  };
}
