import { flat, letters, off, silhouette, sunk } from '../parts/inks.ts';
import { atFoot, atHead, centred, leadOf, secondOf, stood } from '../placing.ts';
import { lchOf, mix, tone } from '../../colour.ts';
import { element } from '../../drawing.ts';
import type { Layout, Paint } from '../../scene.ts';
import { houses } from '../../scenery/city.ts';
import { conifers, down, jagged, rolling } from '../../scenery/land.ts';
import { stars } from '../../scenery/sky.ts';
import { circle, group, path } from '../../shapes.ts';

/** The subject's outline as a window, with a place inside it. */
export function windowWithin({ d, w, wide, cx, s, r, subjects }: Paint): Layout {
  const dark = r.chance(0.45);
  const wish = r.pick([s.paper, s.light]);
  const field = dark ? r.pick([s.ink, sunk(s.deep, 0.26)]) : lchOf(wish).l < 0.7 ? tone(wish, 0.8) : wish;
  const low = r.chance(0.5);
  const y = wide ? 560 : low ? 640 : 410;
  const room: [number, number] = wide ? [900, 1080] : [650, 620];
  const lead = leadOf(subjects);
  const flip = r.chance(0.5);
  const turned = r.pick([0, 0, -7, 7]);
  const place = r.pick(['city', 'wood', 'hills', 'peaks']);
  const top = dark ? mix(s.accent, s.light, 0.2) : off(s.deep, field, 5);
  const glow = dark ? s.paper : off(s.accent, field, 2);
  const sunAt = [cx + r.between(-110, 110), y - r.between(-20, 80)] as const;
  const inside: string[] = [
    d.flood(
      d.vertical(y - room[0] / 2, y + room[0] * 0.34, [
        [0, top],
        [1, glow],
      ]),
    ),
    place === 'hills'
      ? ''
      : stars(r, { x: cx - room[1] / 2, y: y - room[0] / 2, w: room[1], h: room[0] * 0.5 }, 40, s.paper),
    circle(sunAt[0], sunAt[1], wide ? 120 : 88, dark ? s.paper : off(mix(glow, s.paper, 0.35), field, 1.4)),
  ];
  for (let layer = 0; layer < 3; layer += 1) {
    const tint = off(mix(s.mid, s.ink, 0.2 + layer * 0.36), field, dark ? 1.7 : 2.6);
    const base = y + 30 + layer * room[0] * 0.13;
    const fork = r.fork(`place${layer}`);
    if (place === 'city') {
      const row = houses(
        fork,
        w,
        {
          ground: 1080,
          low: 1080 - base,
          high: 1080 - base + 150 - layer * 20,
          narrow: 30 + layer * 10,
          wide: 70 + layer * 14,
          manner: 'towers',
        },
        0.2,
      );
      inside.push(path(row.body, tint), path(row.windows, s.light, { opacity: 0.7 }));
      continue;
    }
    const line =
      place === 'hills' ? rolling(fork, w, base, 40, 5) : jagged(fork, w, base, place === 'peaks' ? 110 : 50);
    inside.push(path(down(line, 1080), tint));
    if (place === 'wood')
      inside.push(path(conifers(fork, line, cx - room[1] / 2, cx + room[1] / 2, 70 + layer * 30), tint));
  }
  const second = secondOf(subjects);
  if (second !== undefined)
    inside.push(
      stood(
        second,
        [cx + r.between(-50, 50), y + room[0] * 0.3],
        [room[0] * 0.22, room[1] * 0.3],
        silhouette(s.ink, s.light),
      ),
    );
  const shape = d.mask(
    element('rect', { width: '100%', height: '100%', fill: '#000' }) +
      centred(lead, [cx, y], room, flat('#ffffff'), flip, turned),
  );
  d.add(d.flood(field), group({ mask: shape }, ...inside));
  return {
    ...(low ? atHead('left', 170) : atFoot('left', 140)),
    ...letters(s, field, field, dark ? s.paper : s.ink),
  };
}
