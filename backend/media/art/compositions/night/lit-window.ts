import { beside, letters, silhouette, sunk } from '../parts/inks.ts';
import { atFoot, atHead, leadOf } from '../placing.ts';
import { mix } from '../../colour.ts';
import type { Box } from '../../drawing.ts';
import { fitted, put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { ellipse, group, path, rect } from '../../shapes.ts';

type Manner = 'plain' | 'arched' | 'round';

/** A black wall of windows; one is lit, and the subject stands in it. */
export function litWindow({ d, w, wide, s, r, subjects }: Paint): Layout {
  const wall = r.pick([s.ink, sunk(s.deep, 0.22), sunk(s.calm, 0.24)]);
  const light = r.pick([s.light, mix(s.accent, s.light, 0.4), s.paper]);
  const manner: Manner = r.pick(['plain', 'arched', 'round']);
  const columns = wide ? 6 : manner === 'round' ? 2 : r.whole(2, 3);
  const rows = wide ? 3 : columns === 2 ? 2 : r.whole(2, 3);
  const low = !wide && r.chance(0.5);
  const area: Box = wide
    ? { x: 40, y: 60, w: 1840, h: 960 }
    : { x: 40, y: low ? 280 : 50, w: 640, h: low ? 690 : 700 };
  const cell = { w: area.w / columns, h: area.h / rows };
  const chosen = [wide ? 4 : r.whole(0, columns - 1), wide ? 1 : r.whole(0, rows - 1)] as const;
  d.add(d.flood(wall));
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const one = column === chosen[0] && row === chosen[1];
      const grow = one ? 0.02 : manner === 'round' ? 0.14 : 0.17;
      const box: Box = {
        x: area.x + (column + grow) * cell.w,
        y: area.y + (row + grow * 0.7) * cell.h,
        w: cell.w * (1 - grow * 2),
        h: cell.h * (1 - grow * 1.4),
      };
      const shape = paneOf(manner, box);
      if (!one) {
        const dim = r.chance(0.14) ? mix(wall, light, 0.22) : beside(wall, r.between(0.05, 0.11));
        d.add(
          path(shape, dim),
          rect(box.x + box.w / 2 - 3, box.y, 6, box.h, wall),
          rect(box.x, box.y + box.h * 0.45, box.w, 6, wall),
        );
        continue;
      }
      const x = box.x + box.w / 2;
      const foot = box.y + box.h * (manner === 'round' ? 0.86 : 1);
      const lead = leadOf(subjects);
      d.add(
        ellipse(x, box.y + box.h / 2, box.w * 1.15, box.h * 1.05, d.soft(light), { opacity: 0.55 }),
        path(
          shape,
          d.vertical(box.y, box.y + box.h, [
            [0, mix(light, s.accent, 0.3)],
            [0.6, light],
            [1, mix(light, s.paper, 0.6)],
          ]),
        ),
        group(
          { 'clip-path': d.clip(path(shape, '#fff')) },
          put(
            lead,
            x,
            foot + 4,
            fitted(lead, box.h * 0.82, box.w * 0.86),
            silhouette(s.ink, mix(light, s.accent, 0.4)),
            r.chance(0.5),
          ),
        ),
      );
    }
  const foot = mix(wall, s.ink, 0.5);
  d.add(rect(0, 1000, w, 80, wall));
  return {
    ...(low ? atHead('left', 150) : atFoot('left', 160)),
    ...letters(s, low ? wall : foot, wall, light),
  };
}

function paneOf(manner: Manner, { x, y, w, h }: Box): string {
  if (manner === 'round') {
    const radius = Math.min(w, h) / 2;
    return `M${x + w / 2 - radius} ${y + h / 2}a${radius} ${radius} 0 1 1 ${radius * 2} 0a${radius} ${radius} 0 1 1 ${-radius * 2} 0Z`;
  }
  if (manner === 'arched')
    return `M${x} ${y + h}V${y + w * 0.45}a${w / 2} ${w * 0.45} 0 0 1 ${w} 0V${y + h}Z`;
  return `M${x} ${y}h${w}v${h}h${-w}Z`;
}
