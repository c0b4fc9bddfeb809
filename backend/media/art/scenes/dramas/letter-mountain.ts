import { lift, mix } from '../../colour.ts';
import { num } from '../../drawing.ts';
import type { Point } from '../../drawing.ts';
import { put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { motes, windowOf } from '../../scenery/interior.ts';
import { circle, path, polygon, rect, stroke } from '../../shapes.ts';
import { seated } from '../../subjects/people/seated.ts';

/** A mountain of unopened letters over a small lit desk. */
export function letterMountain({ d, w, cx, s, r, wide }: Paint): Layout {
  const wall = mix(s.deep, s.ink, 0.2);
  d.add(
    d.flood(
      d.vertical(0, 1080, [
        [0, wall],
        [0.6, lift(wall, 0.07)],
        [1, s.ink],
      ]),
    ),
  );
  const high = wide ? cx + 300 : 540;
  d.add(
    windowOf({ x: high, y: 66, w: 120, h: 70 }, mix(s.ink, wall, 0.5), s.light, 3, 1),
    path(
      polygon([
        [high, 66],
        [high + 120, 66],
        [cx + 120, 900],
        [cx - 380, 900],
      ]),
      d.linear(
        [high, 60],
        [cx - 100, 900],
        [
          [0, s.light, 0.5],
          [0.6, s.light, 0.14],
          [1, s.light, 0],
        ],
      ),
    ),
  );
  const peak: Point = [cx + 18, 322];
  const foot = 965;
  const spots: { x: number; y: number; size: number; turn: number; tint: string }[] = [];
  for (let row = 0; row < 21; row += 1) {
    const part = row / 20;
    const half = 30 + part ** 1.12 * (wide ? 600 : 390);
    const y = peak[1] + part * (foot - peak[1]);
    const count = 2 + Math.round(half / 40);
    for (let index = 0; index < count; index += 1) {
      spots.push({
        x: peak[0] + ((index + r.between(0.1, 0.9)) / count - 0.5) * 2 * half,
        y: y + r.between(-14, 14),
        size: r.between(0.62, 0.92) * (0.7 + part * 0.4),
        turn: r.between(-46, 46),
        tint: r.pick([
          s.paper,
          s.light,
          mix(s.light, s.deep, 0.25),
          mix(s.paper, s.mid, 0.35),
          mix(s.light, s.deep, 0.5),
          s.mid,
        ]),
      });
    }
  }
  const envelope = (
    x: number,
    y: number,
    scale: number,
    turn: number,
    tint: string,
    edge: string,
    seal: string,
  ): string =>
    `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${num(scale * 10) === '0' ? 0.1 : Math.round(scale * 100) / 100})">${rect(-62, -40, 124, 82, edge, { rx: 3, opacity: 0.5 })}${rect(-64, -43, 124, 82, tint, { rx: 3 })}${stroke('M-63 38L-14 -2M59 38L10 -2', edge, 2, { opacity: 0.5 })}${stroke('M-63 -41L-6 6Q-2 9 2 6L59 -41', edge, 2.6, { opacity: 0.65 })}${seal === '' ? '' : rect(36, -36, 18, 21, seal)}</g>`;
  for (const spot of spots) {
    const dim = Math.min(0.5, (Math.abs(spot.x - peak[0]) / (wide ? 900 : 560)) * 0.9);
    d.add(
      envelope(spot.x, spot.y, spot.size, spot.turn, mix(spot.tint, s.ink, dim), mix(s.ink, s.deep, 0.3), ''),
    );
  }
  const glowing: Point = [cx - 66, 560];
  d.add(
    circle(
      glowing[0],
      glowing[1],
      330,
      d.radial(glowing, 330, [
        [0, '#fff4cf', 0.95],
        [0.22, lift(s.light, 0.05), 0.55],
        [1, s.light, 0],
      ]),
    ),
    envelope(glowing[0], glowing[1], 1.15, -12, '#fffbe9', s.mid, s.accent),
    rect(
      0,
      930,
      w,
      150,
      d.vertical(930, 1080, [
        [0, s.ink, 0],
        [0.35, s.ink, 0.92],
        [1, s.ink],
      ]),
    ),
    rect(cx - 40, 884, 260, 10, mix(s.mid, s.ink, 0.35)),
    rect(cx - 20, 894, 10, 76, s.ink),
    rect(cx + 190, 894, 10, 76, s.ink),
    put(seated, cx - 64, 972, 146, {
      body: s.ink,
      lit: s.light,
      glow: s.light,
      accent: mix(s.mid, s.ink, 0.4),
    }),
    path(
      polygon([
        [cx + 120, 836],
        [cx + 176, 836],
        [cx + 164, 806],
        [cx + 134, 806],
      ]),
      s.accent,
    ),
    rect(cx + 146, 836, 5, 46, s.ink),
    path(
      polygon([
        [cx + 122, 838],
        [cx + 174, 838],
        [cx + 236, 884],
        [cx + 20, 884],
      ]),
      s.light,
      { opacity: 0.4 },
    ),
    motes(r, { x: cx - 360, y: 160, w: 620, h: 620 }, 60, s.paper),
  );
  return {
    box: { x: 52, y: 64, w: 440, h: 230 },
    align: 'left',
    valign: 'top',
    fill: s.light,
    tagline: 'under',
    small: s.paper,
    style: { maxSize: 96 },
  };
}
