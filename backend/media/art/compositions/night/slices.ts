import { cast, letters, silhouette, sunk } from '../parts/inks.ts';
import { atFoot, atHead, centred, leadOf } from '../placing.ts';
import { lchOf, tone } from '../../colour.ts';
import { num } from '../../drawing.ts';
import type { Layout, Paint } from '../../scene.ts';
import { group, path, polygon, rect } from '../../shapes.ts';

/** The subject cut into strips that no longer meet. */
export function slices({ d, w, wide, cx, s, r, subjects }: Paint): Layout {
  const dark = r.chance(0.5);
  const wish = r.pick([s.accent, s.light, s.mid]);
  const field = dark ? r.pick([s.ink, sunk(s.deep, 0.26)]) : lchOf(wish).l < 0.62 ? tone(wish, 0.7) : wish;
  const low = r.chance(0.5);
  const upright = r.chance(0.4);
  const y = wide ? 540 : low ? 640 : 400;
  const room: [number, number] = wide ? [860, 1000] : [580, 540];
  const count = r.whole(5, 9);
  const span = wide ? 900 : 620;
  const swing = r.between(36, 78);
  const other = dark ? r.pick([s.accent, s.light]) : r.pick([s.deep, s.ink]);
  const panel = r.chance(0.6);
  const flip = r.chance(0.5);
  const slant = upright ? 0 : r.between(-30, 30);
  d.add(d.flood(field));
  for (let slice = 0; slice < count; slice += 1) {
    const from = -span / 2 + (slice / count) * span;
    const to = from + span / count + 1.6;
    const move = (slice % 2 === 0 ? 1 : -1) * swing * r.between(0.3, 1);
    const cut = upright
      ? polygon([
          [cx + from, y - span],
          [cx + to, y - span],
          [cx + to, y + span],
          [cx + from, y + span],
        ])
      : polygon([
          [cx - w, y + from - slant],
          [cx + w, y + from + slant],
          [cx + w, y + to + slant],
          [cx - w, y + to - slant],
        ]);
    d.add(
      group(
        { transform: upright ? `translate(0 ${num(move)})` : `translate(${num(move)} 0)` },
        group(
          { 'clip-path': d.clip(path(cut, '#fff')) },
          panel ? rect(cx - span * 0.44, y - span * 0.46, span * 0.88, span * 0.92, other) : '',
          centred(
            leadOf(subjects),
            [cx, y],
            panel ? [room[0] * 0.9, room[1] * 0.86] : room,
            panel ? cast(s, other) : silhouette(dark ? s.paper : s.ink, dark ? s.accent : field),
            flip,
          ),
        ),
      ),
    );
  }
  return {
    ...(low ? atHead('left', 170) : atFoot('left', 160)),
    ...letters(s, field, field, dark ? s.paper : s.ink),
  };
}
