import { lift, mix } from '../../colour.ts';
import { num } from '../../drawing.ts';
import { put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { rays } from '../../scenery/sky.ts';
import { circle, group, path, stroke } from '../../shapes.ts';
import { dancer } from '../../subjects/people/dancer.ts';
import { inkOn, letteringOn, standingOff } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';
import { massOf } from '../parts/setting.ts';

/** A sign of bulbs around the subject, lit for the night. */
export function marquee({ d, cx, s, r, subjects }: Paint): Layout {
  const [main = dancer] = subjects;
  const ground = r.chance(0.6) ? s.deep : standingOff([s.accent, s.mid, s.deep], [[s.light, 0.25]]);
  const board = standingOff([s.accent, s.mid, s.ink, s.paper], [[ground, 0.16]]);
  const face = standingOff([s.light, s.paper, s.deep], [[board, 0.2]]);
  const bulb = mix(s.light, s.paper, 0.5);
  const kind = r.pick(['arch', 'round', 'star'] as const);
  const y = 566;
  const point = (angle: number, grow: number): readonly [number, number] => {
    if (kind === 'star') {
      const reach = 232 + grow + Math.cos(angle * 8) * 22;
      return [cx + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    }
    if (kind === 'round') return [cx + Math.cos(angle) * (272 + grow), y + Math.sin(angle) * (272 + grow)];
    const [half, low] = [240 + grow, 270 + grow];
    const [ax, ay] = [Math.cos(angle), Math.sin(angle)];
    if (ay <= 0) return [cx + ax * half, y - 40 + ay * half];
    const reach = Math.min(half / Math.max(0.001, Math.abs(ax)), low / Math.max(0.001, ay));
    return [cx + ax * reach, y - 40 + ay * reach];
  };
  const shape = (grow: number): string =>
    `M${Array.from({ length: 144 }, (_, index) =>
      point((index / 144) * Math.PI * 2, grow)
        .map(num)
        .join(' '),
    ).join('L')}Z`;
  const bulbs: string[] = [];
  let [lx, ly] = point(0, 24);
  for (let step = 1; step <= 2000; step += 1) {
    const [x, by] = point((step / 2000) * Math.PI * 2, 24);
    if (Math.hypot(x - lx, by - ly) < 33) continue;
    bulbs.push(circle(x, by, 17, bulb, { opacity: 0.25 }), circle(x, by, 8.5, bulb));
    [lx, ly] = [x, by];
  }
  const height = Math.min(380, massOf(main, kind === 'star' ? 380 : 440));
  d.add(
    d.flood(ground),
    rays([cx, y], 1500, r.pick([20, 28]), lift(ground, 0.05), r.next()),
    circle(
      cx,
      y,
      480,
      d.radial([cx, y], 480, [
        [0, bulb, 0.5],
        [1, bulb, 0],
      ]),
    ),
    path(shape(50), mix(board, s.ink, 0.4)),
    path(shape(44), board),
    path(shape(0), face),
    stroke(shape(0), mix(board, s.ink, 0.35), 4),
    group({}, ...bulbs),
    put(main, cx, y + height / 2 - (kind === 'arch' ? 20 : 0), height, inkOn(face, s), r.chance(0.5)),
  );
  d.add(
    d.flood(
      d.vertical(0, 1080, [
        [0, s.ink, 0.2],
        [0.4, s.ink, 0],
        [1, s.ink, 0.3],
      ]),
    ),
  );
  const fill = letteringOn(ground, s, s.light);
  return lettered('bottom', fill, fill, {
    box: { x: 48, y: 884, w: 624, h: 104 },
    valign: 'middle',
    tagline: 'none',
    style: { maxLines: 2 },
  });
}
