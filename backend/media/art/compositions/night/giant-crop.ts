import { letters, silhouette, sunk } from '../parts/inks.ts';
import { atFoot, atHead, leadOf, secondOf, sideOf, stood } from '../placing.ts';
import { mix } from '../../colour.ts';
import { fitted, put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { rect } from '../../shapes.ts';

/** The subject far too large for the sheet, edged with light; a second one tiny beneath it. */
export function giantCrop({ d, w, wide, cx, s, r, subjects }: Paint): Layout {
  const lead = leadOf(subjects);
  const side = sideOf(r, wide);
  const low = r.chance(0.4);
  const field = sunk(r.pick([s.accent, s.deep, s.mid]), r.between(0.4, 0.48));
  const dark = mix(s.ink, field, 0.06);
  const rim = r.pick([s.light, s.paper, mix(s.accent, s.paper, 0.45)]);
  const height = fitted(lead, wide ? 1240 : 1150, wide ? 1500 : 1060);
  const x = wide ? cx + 160 : 360 + side * Math.min(200, (height * lead.width) / lead.height / 3.4);
  // The head is on the sheet; the rest runs out of it, under the title or past the edge.
  const foot = Math.max(low ? 300 : 60, low ? 960 - height : 700 - height) + height;
  d.add(
    d.flood(
      d.radial([x, foot - height * 0.6], 900, [
        [0, mix(field, rim, 0.46)],
        [0.55, field],
        [1, mix(field, s.ink, 0.62)],
      ]),
    ),
    put(lead, x - side * 9, foot - 7, height, silhouette(rim, rim), side > 0),
    put(lead, x, foot, height, silhouette(dark, mix(s.accent, rim, 0.3)), side > 0),
  );
  const second = secondOf(subjects);
  const shade = (from: number, to: number, near: number): string =>
    rect(
      0,
      Math.min(from, to),
      w,
      Math.abs(to - from),
      d.vertical(from, to, [
        [0, dark, 0],
        [0.4, dark, 0.82],
        [1, dark, near],
      ]),
    );
  d.add(low ? shade(400, 0, 0.95) : shade(640, 1080, 1));
  if (second !== undefined)
    d.add(
      stood(
        second,
        [wide ? cx - 380 : 360 - side * 210, low ? 960 : 716],
        [wide ? 190 : 120, 190],
        silhouette(rim, dark),
        side < 0,
      ),
    );
  if (low)
    d.add(
      rect(
        0,
        880,
        w,
        200,
        d.vertical(880, 1080, [
          [0, dark, 0],
          [0.6, dark, 0.9],
          [1, dark],
        ]),
      ),
    );
  return {
    ...(low ? atHead('left', 210) : atFoot(side > 0 ? 'left' : 'right', 190)),
    ...letters(s, dark, dark, rim),
  };
}
