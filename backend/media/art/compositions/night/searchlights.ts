import { letters, silhouette, sunk } from '../parts/inks.ts';
import { atFoot, atHead, centred, leadOf } from '../placing.ts';
import { mix } from '../../colour.ts';
import type { Layout, Paint } from '../../scene.ts';
import { houses } from '../../scenery/city.ts';
import { down, jagged } from '../../scenery/land.ts';
import { beam } from '../../scenery/stage.ts';
import { circle, path, rect } from '../../shapes.ts';

/** Beams from below that find the subject in the night sky over roofs or rocks. */
export function searchlights({ d, w, wide, cx, s, r, subjects }: Paint): Layout {
  const night = r.pick([s.ink, sunk(s.deep, 0.2)]);
  const glow = r.pick([s.light, s.paper, mix(s.accent, s.paper, 0.4)]);
  const head = r.chance(0.5);
  const y = wide ? 430 : head ? 520 : 330;
  const x = wide ? cx : 360 + r.between(-80, 80);
  const radius = wide ? 260 : r.between(190, 225);
  d.add(
    d.flood(
      d.vertical(0, 1080, [
        [0, night],
        [0.75, mix(night, s.mid, 0.5)],
        [1, mix(night, s.accent, 0.5)],
      ]),
    ),
  );
  const count = r.whole(2, 4);
  for (let light = 0; light < count; light += 1) {
    const from = x + (light - (count - 1) / 2) * r.between(260, 420) + r.between(-60, 60);
    d.add(beam(d, [from, 1000], [x + (x - from) * 0.12, y - radius * 0.3], radius * 1.5, glow, 0.5));
  }
  d.add(
    circle(x, y, radius * 1.5, d.soft(glow), { opacity: 0.5 }),
    circle(x, y, radius, glow),
    circle(x, y, radius * 0.86, mix(glow, s.paper, 0.5)),
    centred(
      leadOf(subjects),
      [x, y],
      [radius * 1.5, radius * 1.56],
      silhouette(s.ink, mix(s.light, s.mid, 0.3)),
      r.chance(0.5),
      r.between(-5, 5),
    ),
  );
  const manner = r.pick(['towers', 'mansards', 'gables', 'rocks']);
  for (let layer = 0; layer < 2; layer += 1) {
    const tint = mix(night, s.ink, 0.3 + layer * 0.7);
    const ground = head ? 1080 : 1080 - 0;
    if (manner === 'rocks')
      d.add(path(down(jagged(r.fork(`rock${layer}`), w, (head ? 900 : 720) + layer * 60, 60), 1080), tint));
    else {
      const row = houses(
        r.fork(`row${layer}`),
        w,
        {
          ground,
          low: (head ? 90 : 290) - layer * 40,
          high: (head ? 240 : 420) - layer * 90,
          narrow: 40 + layer * 14,
          wide: 90 + layer * 24,
          manner: manner === 'towers' ? 'towers' : manner === 'gables' ? 'gables' : 'mansards',
        },
        layer === 0 ? 0.1 : 0.05,
      );
      d.add(path(row.body, tint), path(row.windows, s.light, { opacity: 0.55 }));
    }
  }
  d.add(
    rect(
      0,
      head ? 940 : 720,
      w,
      360,
      d.vertical(head ? 940 : 720, head ? 1040 : 820, [
        [0, s.ink, 0],
        [1, s.ink, 0.94],
      ]),
    ),
  );
  return {
    ...(head ? atHead('centre', 190) : atFoot('centre', 170)),
    ...letters(s, head ? night : s.ink, s.ink, glow),
  };
}
