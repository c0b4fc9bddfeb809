import { lift, mix } from '../../colour.ts';
import { num } from '../../drawing.ts';
import type { Point } from '../../drawing.ts';
import type { Layout, Paint } from '../../scene.ts';
import { motes } from '../../scenery/interior.ts';
import { beam, lightPool } from '../../scenery/stage.ts';
import { circle, ellipse, outline, path, rect, stroke } from '../../shapes.ts';

/** One lowered seat in a dark auditorium, under the projector's beam. */
export function lastSeat({ d, w, cx, s, r }: Paint): Layout {
  const red = s.mid;
  d.add(
    d.flood(
      d.vertical(0, 1080, [
        [0, '#060203'],
        [0.6, s.ink],
        [1, '#060203'],
      ]),
    ),
  );
  const port: Point = [cx + 20, 96];
  const rows = 7;
  for (let row = 0; row < rows; row += 1) {
    const near = row / (rows - 1);
    const size = 46 + near ** 1.5 * 150;
    const y = 432 + near ** 1.35 * 470;
    const count = Math.ceil(w / size / 2) + 2;
    if (row === 4) d.add(beam(d, port, [cx, 790], 205, s.light, 0.75));
    for (let index = -count; index <= count; index += 1) {
      const x = cx + index * size * 1.08;
      const distance = Math.abs(x - cx) / 330 + Math.abs(row - 4) * 0.34;
      const shade = mix(red, '#050203', Math.min(0.95, 0.5 + distance * 0.32));
      if (row === 4 && index === 0) continue;
      const back = outline([
        [x - size * 0.46, y + size, 1],
        [x - size * 0.47, y + size * 0.25],
        [x - size * 0.38, y + size * 0.03],
        [x, y - size * 0.04],
        [x + size * 0.38, y + size * 0.03],
        [x + size * 0.47, y + size * 0.25],
        [x + size * 0.46, y + size, 1],
      ]);
      d.add(
        path(back, shade),
        stroke(
          `M${num(x - size * 0.42)} ${num(y + size * 0.2)}Q${num(x - size * 0.36)} ${num(y + size * 0.02)} ${num(x)} ${num(y)}Q${num(x + size * 0.36)} ${num(y + size * 0.02)} ${num(x + size * 0.42)} ${num(y + size * 0.2)}`,
          lift(shade, 0.07),
          size * 0.035,
        ),
      );
    }
    if (row === 4) {
      const z = size * 1.06;
      const top = y - 26;
      d.add(
        ellipse(
          cx,
          top + z * 1.3,
          z * 1.4,
          z * 0.3,
          d.radial([cx, top + z * 1.3], z * 1.4, [
            [0, s.light, 0.5],
            [1, s.light, 0],
          ]),
        ),
        path(
          outline([
            [cx - z * 0.48, top + z * 1.02, 1],
            [cx - z * 0.5, top + z * 0.28],
            [cx - z * 0.4, top + z * 0.03],
            [cx, top - z * 0.05],
            [cx + z * 0.4, top + z * 0.03],
            [cx + z * 0.5, top + z * 0.28],
            [cx + z * 0.48, top + z * 1.02, 1],
          ]),
          d.vertical(top, top + z, [
            [0, lift(s.accent, 0.16)],
            [0.45, s.accent],
            [1, mix(s.accent, '#050203', 0.5)],
          ]),
        ),
        ...[-0.24, 0, 0.24].map((part) =>
          stroke(
            `M${num(cx + part * z)} ${num(top + z * 0.12)}V${num(top + z * 0.84)}`,
            mix(s.accent, '#050203', 0.45),
            3,
            { opacity: 0.7 },
          ),
        ),
        path(
          outline([
            [cx - z * 0.5, top + z * 0.86, 1],
            [cx - z * 0.44, top + z * 0.78],
            [cx + z * 0.44, top + z * 0.78],
            [cx + z * 0.5, top + z * 0.86, 1],
            [cx + z * 0.56, top + z * 1.1],
            [cx + z * 0.5, top + z * 1.18],
            [cx - z * 0.5, top + z * 1.18],
            [cx - z * 0.56, top + z * 1.1],
          ]),
          d.vertical(top + z * 0.78, top + z * 1.18, [
            [0, lift(s.accent, 0.2)],
            [0.5, s.accent],
            [1, '#120306'],
          ]),
        ),
        ...[-1, 1].map(
          (side) =>
            rect(cx + side * z * 0.58 - 11, top + z * 0.6, 22, z * 0.62, '#0b0305', { rx: 9 }) +
            rect(cx + side * z * 0.58 - 13, top + z * 0.58, 26, 13, mix(s.light, red, 0.55), { rx: 6 }),
        ),
        // Four fingers over the back: somebody stands behind the seat.
        ...[0, 1, 2, 3].map((finger) =>
          stroke(
            `M${num(cx + z * (0.1 + finger * 0.075))} ${num(top - z * 0.06)}q2 ${num(z * 0.08)} 1 ${num(z * (0.17 - Math.abs(finger - 1.4) * 0.02))}`,
            mix(s.light, '#2a1a14', 0.3),
            z * 0.056,
          ),
        ),
        lightPool(d, [cx, top + z * 0.98], z * 0.44, s.light, 0.28),
      );
    }
  }
  d.add(
    rect(port[0] - 34, port[1] - 24, 68, 42, '#000000', { rx: 5 }),
    rect(port[0] - 24, port[1] - 16, 48, 26, '#fffbe6', { rx: 3 }),
    circle(
      port[0],
      port[1],
      130,
      d.radial(port, 130, [
        [0, '#fffbe6', 0.95],
        [0.25, s.light, 0.4],
        [1, s.light, 0],
      ]),
    ),
    motes(r, { x: cx - 120, y: 200, w: 260, h: 480 }, 70, s.light),
    d.flood(
      d.radial([cx, 620], 760, [
        [0.35, '#000000', 0],
        [1, '#000000', 0.82],
      ]),
    ),
    rect(
      0,
      860,
      w,
      220,
      d.vertical(860, 1060, [
        [0, '#050203', 0],
        [0.7, '#050203', 0.94],
        [1, '#050203'],
      ]),
    ),
  );
  return {
    box: { x: 60, y: 872, w: 600, h: 108 },
    align: 'centre',
    valign: 'bottom',
    fill: s.light,
    tagline: 'none',
    small: mix(s.light, s.accent, 0.25),
    style: { maxSize: 112, maxLines: 1, tracking: 0.05 },
  };
}
