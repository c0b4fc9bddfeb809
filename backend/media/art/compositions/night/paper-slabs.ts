import { beside, cast, letters, sunk } from '../parts/inks.ts';
import { leadOf, secondOf, sideOf, stood } from '../placing.ts';
import { lchOf, mix, tone } from '../../colour.ts';
import type { Box, Point } from '../../drawing.ts';
import type { Random } from '../../random.ts';
import type { Layout, Paint } from '../../scene.ts';
import { path, polygon } from '../../shapes.ts';

/** Crooked slabs of cut paper, the title on one and the subject on another. */
export function paperSlabs({ d, wide, cx, s, r, subjects }: Paint): Layout {
  const wish = r.pick([s.accent, s.mid, s.light]);
  const field = lchOf(wish).l < 0.45 ? tone(wish, 0.56) : wish;
  const dark = r.pick([s.ink, sunk(s.deep, 0.24)]);
  const pale = lchOf(field).l > 0.8 ? tone(s.accent, 0.6) : s.paper;
  const side = sideOf(r, wide);
  const middle = wide ? cx : 360;
  const low = r.chance(0.5);
  const stage: Box = wide
    ? { x: middle - 420, y: 110, w: 860, h: 820 }
    : { x: 360 + side * 30 - 270, y: low ? 330 : 70, w: 540, h: 590 };
  d.add(
    d.flood(field),
    path(
      slab(r, { x: stage.x - side * 80, y: stage.y + 60, w: stage.w, h: stage.h - 30 }, 40),
      beside(field, -0.09),
    ),
    path(slab(r, stage, 34), pale),
    path(
      slab(
        r,
        { x: stage.x + stage.w * 0.06, y: stage.y + stage.h * 0.74, w: stage.w * 0.96, h: stage.h * 0.2 },
        26,
      ),
      mix(pale, field, 0.42),
    ),
  );
  const foot = stage.y + stage.h * 0.86;
  const second = secondOf(subjects);
  const lead = leadOf(subjects);
  if (second !== undefined)
    d.add(
      stood(
        second,
        [stage.x + stage.w * (side > 0 ? 0.24 : 0.76), foot - 26],
        [stage.h * 0.3, stage.w * 0.3],
        cast(s, pale),
        side < 0,
      ),
    );
  d.add(
    stood(
      lead,
      [stage.x + stage.w * (second === undefined ? 0.5 : side > 0 ? 0.6 : 0.4), foot],
      [stage.h * 0.72, stage.w * (second === undefined ? 0.78 : 0.62)],
      cast(s, pale),
      side < 0,
    ),
  );
  if (!wide) {
    const y = low ? 40 : 690;
    d.add(path(slab(r, { x: 22, y, w: 676, h: 262 }, 18), dark));
    if (!low)
      d.add(
        path(
          polygon([
            [0, 990],
            [720, 978],
            [720, 1080],
            [0, 1080],
          ]),
          dark,
        ),
      );
  }
  return {
    box: { x: 66, y: low ? 76 : 728, w: 588, h: 142 },
    align: side > 0 ? 'left' : 'centre',
    valign: 'middle',
    tagline: 'under',
    ...letters(s, dark, low ? field : dark, s.paper),
  };
}

function slab(r: Random, { x, y, w, h }: Box, jitter: number): string {
  const at = (px: number, py: number): Point => [
    px + r.between(-jitter, jitter),
    py + r.between(-jitter, jitter),
  ];
  return polygon([
    at(x, y),
    at(x + w * r.between(0.35, 0.65), y - jitter * 0.3),
    at(x + w, y),
    at(x + w, y + h),
    at(x + w * r.between(0.35, 0.65), y + h + jitter * 0.3),
    at(x, y + h),
  ]);
}
