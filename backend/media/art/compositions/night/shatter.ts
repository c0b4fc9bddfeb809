import { letters, silhouette, sunk } from '../parts/inks.ts';
import { atFoot, atHead, centred, leadOf } from '../placing.ts';
import { mix } from '../../colour.ts';
import type { Point } from '../../drawing.ts';
import type { Layout, Paint } from '../../scene.ts';
import { circle, path, polygon, rect } from '../../shapes.ts';

/** Everything flies apart from one point, the subject before the flash. */
export function shatter({ d, w, wide, cx, s, r, subjects }: Paint): Layout {
  const dark = r.pick([s.ink, sunk(s.deep, 0.24)]);
  const low = r.chance(0.5);
  const x = wide ? cx : 360 + r.between(-90, 90);
  const y = wide ? 540 : low ? 640 : 420;
  const flash = r.pick([s.light, s.paper, mix(s.accent, s.paper, 0.3)]);
  const tints = [
    mix(s.accent, dark, 0.1),
    mix(s.mid, dark, 0.25),
    mix(s.accent, dark, 0.5),
    dark,
    mix(s.light, s.accent, 0.4),
  ];
  const spokes = r.whole(13, 19);
  const turns = Array.from(
    { length: spokes },
    (_, index) => ((index + r.between(-0.36, 0.36)) / spokes) * Math.PI * 2,
  );
  const at = (turn: number, radius: number): Point => [
    x + Math.cos(turn) * radius,
    y + Math.sin(turn) * radius,
  ];
  d.add(d.flood(dark));
  for (const [index, turn] of turns.entries()) {
    const next = (turns[index + 1] ?? (turns[0] ?? 0) + Math.PI * 2) - r.between(0.01, 0.07);
    const cut = r.between(150, 250);
    const middle = (turn + next) / 2;
    const far = r.between(420, 640) * (wide ? 1.5 : 1);
    d.add(
      path(
        polygon([
          at(turn, cut),
          at(middle, cut * r.between(0.75, 0.9)),
          at(next, cut),
          at(next - 0.02, far),
          at(middle, far * r.between(1.02, 1.3)),
          at(turn + 0.02, far * 0.94),
        ]),
        tints[index % tints.length] ?? dark,
      ),
      path(polygon([at(turn, cut), at(middle, cut * 0.8), at(middle, far)]), '#ffffff', { opacity: 0.09 }),
    );
  }
  for (let chip = 0; chip < 26; chip += 1) {
    const turn = r.between(0, Math.PI * 2);
    const radius = r.between(260, 760);
    const size = r.between(6, 30);
    d.add(
      path(
        polygon([
          at(turn, radius),
          at(turn + size / radius, radius + size),
          at(turn - (size * 0.4) / radius, radius + size * r.between(1, 2.2)),
        ]),
        r.pick([flash, s.accent, s.light]),
      ),
    );
  }
  const burst = Array.from({ length: 36 }, (_, index): Point =>
    at((index / 36) * Math.PI * 2, (index % 2 === 0 ? 1 : r.between(0.76, 0.88)) * (wide ? 300 : 226)),
  );
  d.add(
    circle(x, y, wide ? 520 : 400, d.soft(flash), { opacity: 0.55 }),
    path(polygon(burst), flash),
    centred(
      leadOf(subjects),
      [x, y],
      wide ? [480, 520] : [360, 370],
      silhouette(s.ink, mix(s.accent, flash, 0.4)),
      r.chance(0.5),
      r.between(-9, 9),
    ),
    rect(
      0,
      low ? 0 : 730,
      w,
      350,
      low
        ? d.vertical(60, 350, [
            [0, dark],
            [0.45, dark, 0.86],
            [1, dark, 0],
          ])
        : d.vertical(730, 1080, [
            [0, dark, 0],
            [0.35, dark, 0.9],
            [1, dark],
          ]),
    ),
  );
  if (low)
    d.add(
      rect(
        0,
        960,
        w,
        120,
        d.vertical(960, 1080, [
          [0, dark, 0],
          [0.5, dark, 0.85],
          [1, dark],
        ]),
      ),
    );
  return {
    ...(low ? atHead('left', 200) : atFoot('left', 170)),
    ...letters(s, dark, dark, flash),
  };
}
