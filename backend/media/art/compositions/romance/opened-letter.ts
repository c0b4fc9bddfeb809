import { lift, mix } from '../../colour.ts';
import { num } from '../../drawing.ts';
import { fitted, put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { group, path, placed, polygon, rect, stroke } from '../../shapes.ts';
import { couple } from '../../subjects/people/couple.ts';
import { inkOn, letteringOn, standingOff } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';
import { shading } from '../parts/setting.ts';

/** An opened envelope; what was written in it rises out: the subject among petals. */
export function openedLetter({ d, cx, s, r, subjects }: Paint): Layout {
  const [main = couple] = subjects;
  const ground = r.pick([s.accent, s.mid, s.deep, s.light]);
  const cover = standingOff([mix(s.paper, s.light, 0.35), s.light, s.deep], [[ground, 0.2]]);
  const lining = standingOff(
    [s.accent, s.mid, s.deep, s.light],
    [
      [ground, 0.16],
      [cover, 0.18],
    ],
  );
  const sheet = s.paper;
  const [y, half, tall] = [640, 236, 300];
  const height = fitted(main, 300, 330);
  const petal = standingOff([s.accent, s.light, s.deep, s.paper], [[ground, 0.2]]);
  const petals = Array.from({ length: 26 }, () => {
    const rise = r.next();
    const size = r.between(0.35, 1);
    return placed(
      cx + r.between(-1, 1) * (150 + rise * 170),
      y - rise * 440,
      size,
      size,
      path('M0 0C16 -6 22 -26 8 -42C2 -34 -12 -20 0 0Z', rise > 0.75 ? petal : r.pick([petal, lining])),
      r.between(0, 360),
    );
  });
  d.add(
    d.flood(ground),
    shading(d, lift(ground, -0.06), 120, 1000),
    path(
      polygon([
        [cx - half, y],
        [cx, y - 196],
        [cx + half, y],
      ]),
      lining,
    ),
    rect(cx - half, y - 2, half * 2, tall, mix(lining, s.ink, 0.25)),
    group(
      {},
      rect(cx - 200, y - 366, 400, 620, sheet),
      ...Array.from({ length: 4 }, (_, row) =>
        rect(cx - 160, y - 24 + row * 24, 320 - ((row * 67) % 90), 3, mix(sheet, s.mid, 0.5)),
      ),
    ),
    put(main, cx, y - 44, height, inkOn(sheet, s)),
    path(
      `M${num(cx - half)} ${y}L${num(cx)} ${y + 170}L${num(cx + half)} ${y}V${y + tall}H${num(cx - half)}Z`,
      cover,
    ),
    path(
      `M${num(cx - half)} ${y + tall}L${num(cx)} ${y + 128}L${num(cx + half)} ${y + tall}Z`,
      lift(cover, -0.05),
    ),
    stroke(
      `M${num(cx - half)} ${y + tall}L${num(cx)} ${y + 128}L${num(cx + half)} ${y + tall}`,
      lift(cover, -0.14),
      2,
    ),
    ...petals,
  );
  const fill = letteringOn(ground, s, s.light, s.deep, s.paper);
  return lettered('top', fill, fill, {
    box: { x: 54, y: 56, w: 612, h: 132 },
    style: { maxLines: 2 },
    tagline: 'none',
  });
}
