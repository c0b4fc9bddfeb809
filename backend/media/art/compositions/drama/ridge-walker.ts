import { mix } from '../../colour.ts';
import { fitted } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { down, heightAt, jagged } from '../../scenery/land.ts';
import { barClouds, sun } from '../../scenery/sky.ts';
import { path } from '../../shapes.ts';
import { figure } from '../../subjects/people/figure.ts';
import { stood } from '../parts/setting.ts';

/** A figure on a ridge before a great disc. */
export function ridgeWalker({ d, w, cx, s, r, subjects }: Paint): Layout {
  d.add(
    d.flood(
      d.vertical(0, 900, [
        [0, mix(s.mid, s.deep, 0.8)],
        [0.34, mix(s.mid, s.deep, 0.66)],
        [0.64, mix(s.mid, s.light, 0.5)],
        [1, s.light],
      ]),
    ),
  );
  d.add(
    sun(d, [cx + 20, 540], 190, mix(s.paper, s.light, 0.4), s.paper, 1.5),
    barClouds(r, { x: 0, y: 330, w, h: 260 }, 6, s.paper, 0.35),
  );
  const layers = 4;
  for (let layer = 0; layer < layers; layer += 1) {
    const part = layer / (layers - 1);
    const line = jagged(r.fork(`ridge${layer}`), w, 640 + part * 210, 130 - part * 70);
    d.add(
      path(
        down(line, 1080),
        mix(mix(s.mid, s.light, 0.35), s.ink, layer === layers - 1 ? 0.95 : 0.16 + part * 0.45),
      ),
    );
    if (layer === layers - 1) {
      const x = cx - 30;
      d.add(
        stood(subjects[0] ?? figure, x, heightAt(line, x) + 4, fitted(subjects[0] ?? figure, 150, 300), {
          body: s.ink,
          lit: s.light,
          glow: s.paper,
          accent: s.accent,
        }),
      );
    }
  }
  return {
    box: { x: 56, y: 66, w: 608, h: 140 },
    align: 'centre',
    valign: 'top',
    fill: s.paper,
    tagline: 'under',
    credits: s.light,
  };
}
