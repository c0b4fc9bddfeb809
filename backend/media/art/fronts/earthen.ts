import { lift, mix } from '../colour.ts';
import { num } from '../drawing.ts';
import { outline, path, rect } from '../shapes.ts';
import { board, glassDoors, middle, posterCases, wash } from './parts.ts';
import type { Front } from './parts.ts';

/** Walls of earth with buttresses that end in points and beams that stand out of them. */
export const earthen: Front = {
  name: 'earthen',
  draw(site) {
    const { d, random, wall, neon, ground } = site;
    const earth = mix('#b0764a', wall, 0.3);
    const half = 600;
    d.add(
      rect(
        middle - half,
        400,
        half * 2,
        ground - 400,
        d.vertical(400, ground, [
          [0, earth],
          [1, lift(earth, -0.12)],
        ]),
      ),
    );
    const piers = [-560, -400, -240, 240, 400, 560];
    for (const x of [...piers, -70, 70]) {
      const centre = Math.abs(x) < 100;
      const top = centre ? 170 : 300 - Math.abs(Math.abs(x) - 400) * 0.12;
      const wide = centre ? 74 : 48;
      const at = middle + x;
      d.add(
        path(
          outline([
            [at - wide, ground, 1],
            [at - wide * 0.8, 520],
            [at - wide * 0.62, top + 70],
            [at, top],
            [at + wide * 0.62, top + 70],
            [at + wide * 0.8, 520],
            [at + wide, ground, 1],
          ]),
          d.linear(
            [at - wide, 0],
            [at + wide, 0],
            [
              [0, lift(earth, -0.1)],
              [0.4, lift(earth, 0.07)],
              [1, lift(earth, -0.12)],
            ],
          ),
        ),
      );
      for (let row = 0; row < (centre ? 5 : 3); row += 1)
        d.add(
          rect(at - wide * 0.9, top + 120 + row * 62, wide * 0.5, 9, '#3a2418'),
          rect(at + wide * 0.4, top + 120 + row * 62, wide * 0.5, 9, '#3a2418'),
        );
    }
    for (const x of [-480, -320, 320, 480])
      for (const y of [450, 560]) {
        const lit = random.chance(0.75);
        d.add(
          path(
            `M${num(middle + x - 22)} ${y + 64}V${y + 22}a22 22 0 0 1 44 0V${y + 64}Z`,
            lit ? '#ffd88f' : '#4a2c20',
          ),
        );
      }
    d.add(path(`M${middle - 36} 470V390a36 40 0 0 1 72 0V470Z`, '#ffd88f'));
    wash(site, { x: middle - 560, y: 400, w: 1120, h: 260 });
    const sign = board(site, { x: middle - 450, y: 536, w: 900, h: 124 }, 30);
    d.add(path(`M${middle - 270} ${ground}V760a270 80 0 0 1 540 0V${ground}Z`, lift(earth, -0.24)));
    glassDoors(site, middle - 220, 740, 440, 6);
    posterCases(site, middle - 560, 736, 240, 3);
    posterCases(site, middle + 320, 736, 240, 3);
    d.add(rect(middle - half, 668, half * 2, 5, neon, { opacity: 0.9 }));
    return { name: sign, chain: { x: middle - 120, y: 478, w: 240, h: 50 } };
  },
};
