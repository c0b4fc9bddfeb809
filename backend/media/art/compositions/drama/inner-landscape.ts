import { softProfileNodes } from '../../subjects/people/profile-nodes.ts';
import { mix } from '../../colour.ts';
import { fitted, put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { down, jagged } from '../../scenery/land.ts';
import { circle, group, outline, path } from '../../shapes.ts';
import { dancer } from '../../subjects/people/dancer.ts';
import { profileNodes } from '../../subjects/people/profile-nodes.ts';
import { shading } from '../parts/setting.ts';

/** A profile that holds a landscape: the double exposure. */
export function innerLandscape({ d, w, cx, s, r, subjects }: Paint): Layout {
  const soft = r.chance(0.5);
  const ground = mix(s.paper, s.light, 0.35);
  const head = outline(
    (soft ? softProfileNodes : profileNodes).map((node) =>
      node[2] === 1
        ? ([node[0] * 4.1 + cx - 10, node[1] * 4.1 + 820, 1] as const)
        : ([node[0] * 4.1 + cx - 10, node[1] * 4.1 + 820] as const),
    ),
  );
  const clip = d.clip(path(head, '#fff'));
  const far = jagged(r.fork('in'), w, 560, 110, 0.55);
  const near = jagged(r.fork('in2'), w, 720, 80, 0.55);
  d.add(
    d.flood(ground),
    shading(d, mix(ground, s.mid, 0.5), -20, 1500),
    group(
      { 'clip-path': clip },
      d.flood(
        d.vertical(230, 940, [
          [0, s.deep],
          [0.4, s.mid],
          [0.62, s.light],
          [1, s.deep],
        ]),
      ),
      circle(cx + 20, 470, 80, s.paper),
      path(down(far, 1080), mix(s.mid, s.deep, 0.5)),
      path(down(near, 1080), s.deep),
      put(subjects[0] ?? dancer, cx - 20, 742, fitted(subjects[0] ?? dancer, 120, 230), {
        body: s.ink,
        lit: s.paper,
        glow: s.light,
        accent: s.accent,
      }),
    ),
  );
  return {
    box: { x: 52, y: 58, w: 616, h: 130 },
    align: 'left',
    valign: 'top',
    fill: s.deep,
    tagline: 'under',
    credits: s.deep,
  };
}
