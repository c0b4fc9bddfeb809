import { letters, off, silhouette, sunk } from '../parts/inks.ts';
import { atFoot, atHead, leadOf, secondOf, stood } from '../placing.ts';
import { lchOf, mix, tone } from '../../colour.ts';
import type { Layout, Paint } from '../../scene.ts';
import { circle, group, path, rect } from '../../shapes.ts';

/** A still surface; what it mirrors is larger, and not quite the same. */
export function doubled({ d, w, wide, cx, s, r, subjects }: Paint): Layout {
  const lead = leadOf(subjects);
  const other = secondOf(subjects) ?? lead;
  const y = wide ? 430 : r.between(400, 470);
  const wish = r.pick([s.light, s.accent, s.mid]);
  const sky = lchOf(wish).l < 0.6 ? tone(wish, 0.7) : wish;
  const water = r.pick([s.ink, sunk(s.deep, 0.28), sunk(s.accent, 0.3)]);
  const head = r.chance(0.35) && lead.height < lead.width * 1.4;
  const ghost = off(mix(water, sky, 0.42), water, 2.1);
  const flip = r.chance(0.5);
  d.add(
    d.flood(sky),
    r.chance(0.6)
      ? circle(
          cx + (wide ? 0 : r.between(-90, 90)),
          y - (wide ? 60 : 40),
          wide ? 230 : r.between(130, 180),
          mix(sky, s.paper, 0.6),
        )
      : '',
    rect(0, y, w, 1080 - y, water),
    group(
      { transform: `translate(0 ${y * 2}) scale(1 -1)` },
      stood(other, [cx, y], wide ? [600, 760] : [430, 600], silhouette(ghost, mix(ghost, sky, 0.6)), !flip),
    ),
    stood(lead, [cx, y + 2], wide ? [330, 420] : [head ? 200 : 260, 330], silhouette(s.ink, sky), flip),
  );
  // Lines of water cut the mirrored one, ever wider apart.
  let at = y + 16;
  let gap = 10;
  const cuts: string[] = [];
  while (at < 1000) {
    cuts.push(
      `M${r.between(-60, 40)} ${Math.round(at)}h${w + 120}v${Math.round(2 + gap * 0.16)}h${-w - 120}Z`,
    );
    at += gap;
    gap *= 1.16;
  }
  d.add(
    path(cuts.join(''), water),
    rect(
      0,
      800,
      w,
      280,
      d.vertical(800, 1000, [
        [0, water, 0],
        [0.6, water, 0.9],
        [1, water],
      ]),
    ),
  );
  return {
    ...(head ? atHead('centre', 120) : atFoot('centre', 140)),
    ...letters(s, head ? sky : water, water, head ? s.ink : sky),
  };
}
