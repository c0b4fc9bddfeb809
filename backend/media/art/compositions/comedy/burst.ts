import { lift, mix } from '../../colour.ts';
import { fitted, put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { down, heightAt, rolling } from '../../scenery/land.ts';
import { rays } from '../../scenery/sky.ts';
import { circle, path } from '../../shapes.ts';
import { car } from '../../subjects/vehicles/car.ts';
import { dots } from '../../texture.ts';

/** Sunburst with the subject large on it: the cheerful fallback. */
export function burst({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  const ground = r.pick([s.light, s.accent]);
  const ink = ground === s.light ? s.deep : s.ink;
  d.add(
    d.flood(ground),
    rays(
      [cx, 600],
      1700,
      r.pick([18, 24, 30]),
      lift(ground, ground === s.light ? -0.05 : 0.06),
      r.between(0, 1),
    ),
    circle(cx, 600, 250, s.paper),
    circle(cx, 600, 250, dots(d, mix(s.paper, s.mid, 0.4), 14, 0.2)),
    circle(cx, 600, 262, 'none', { stroke: ink, 'stroke-width': 5 }),
  );
  const line = rolling(r, w, 872, 16, 1.5);
  d.add(
    path(down(line, 1080), s.mid),
    put(subjects[0] ?? car, cx, heightAt(line, cx) + 6, fitted(subjects[0] ?? car, 360, 520), {
      body: ink,
      lit: s.paper,
      glow: lift(s.light, 0.1),
      accent: s.accent === ground ? s.mid : s.accent,
    }),
    ...(wide || subjects[1] === undefined
      ? []
      : [
          put(subjects[1], cx + 236, heightAt(line, cx + 236) + 4, 120, {
            body: ink,
            lit: s.paper,
            glow: s.light,
            accent: s.accent,
          }),
        ]),
  );
  return {
    box: { x: 48, y: 62, w: 624, h: 262 },
    align: 'centre',
    valign: 'middle',
    fill: ink,
    tagline: 'none',
    credits: s.paper,
  };
}
