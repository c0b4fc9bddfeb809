import { mix } from '../../colour.ts';
import { num } from '../../drawing.ts';
import type { Layout, Paint } from '../../scene.ts';
import { circle, outline, path, rect, stroke } from '../../shapes.ts';
import { letters, silhouette } from '../parts/inks.ts';
import { atFoot, atHead, leadOf, secondOf, stood } from '../placing.ts';

/** A deep wood with a light between the trunks: fairy tale or fear. */
export function deepWood({ d, w, wide, cx, s, r, subjects }: Paint): Layout {
  const flip = r.chance(0.5);
  const high = r.between(540, 700);
  const glow = r.pick([mix(s.light, s.accent, 0.4), s.light, mix(s.accent, s.paper, 0.3)]);
  const moonlit = r.chance(0.5);
  d.add(
    d.flood(
      d.radial([cx, high], r.between(560, 760), [
        [0, glow],
        [0.35, s.mid],
        [1, s.ink],
      ]),
    ),
  );
  if (moonlit)
    d.add(
      circle(cx + r.between(-40, 40), high - 150, wide ? 190 : r.between(110, 150), mix(glow, s.paper, 0.6)),
    );
  const second = secondOf(subjects);
  const low = r.chance(0.4);
  for (let layer = 0; layer < 3; layer += 1) {
    const tint = mix(mix(s.mid, s.light, 0.2), s.ink, 0.35 + layer * 0.32);
    for (let i = 0; i < w / (90 - layer * 10); i += 1) {
      const x = i * (96 + layer * 20) + r.between(-40, 40);
      if (Math.abs(x - cx) < 70 + layer * 60) continue;
      const half = 9 + layer * 14 + r.between(0, 8);
      d.add(
        path(
          outline([
            [x - half, -10, 1],
            [x - half * 0.8, 500],
            [x - half * 1.2, 840],
            [x - half * 2.4, 930 + layer * 40, 1],
            [x + half * 2.4, 930 + layer * 40, 1],
            [x + half * 1.2, 840],
            [x + half * 0.8, 500],
            [x + half, -10, 1],
          ]),
          tint,
        ),
        stroke(
          `M${num(x)} ${num(r.between(200, 500))}q${num(r.between(40, 90) * (r.chance(0.5) ? 1 : -1))} -40 ${num(r.between(60, 120) * (r.chance(0.5) ? 1 : -1))} -120`,
          tint,
          half * 0.4,
        ),
      );
    }
    d.add(rect(0, (low ? 790 : 880) + layer * 44, w, 320, tint));
    if (layer === 0 && second !== undefined)
      d.add(stood(second, [cx - (flip ? -130 : 130), 900], [150, 160], silhouette(tint, s.light)));
    if (layer === 1)
      d.add(
        stood(
          leadOf(subjects),
          [cx, low ? 840 : 936],
          wide ? [330, 420] : [low ? 250 : 290, 310],
          silhouette(s.ink, s.light),
          flip,
        ),
      );
  }
  d.add(
    low
      ? rect(
          0,
          760,
          w,
          330,
          d.vertical(760, 1080, [
            [0, s.ink, 0],
            [0.45, s.ink, 0.9],
            [1, s.ink],
          ]),
        )
      : rect(
          0,
          0,
          w,
          380,
          d.vertical(0, 380, [
            [0, s.ink, 0.95],
            [0.6, s.ink, 0.75],
            [1, s.ink, 0],
          ]),
        ),
  );
  return { ...(low ? atFoot('centre', 120) : atHead('centre', 200)), ...letters(s, s.ink, s.ink, glow) };
}
