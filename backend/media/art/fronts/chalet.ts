import { lift, mix } from '../colour.ts';
import { num } from '../drawing.ts';
import { circle, path, polygon, rect, stroke } from '../shapes.ts';
import { board, bulbs, glassDoors, middle, posterCases } from './parts.ts';
import type { Front } from './parts.ts';

/** A broad wooden gable with balconies, lamps along its eaves. */
export const chalet: Front = {
  name: 'chalet',
  draw(site) {
    const { d, random, wall, neon, ground } = site;
    const wood = mix('#7a4a2e', wall, 0.26);
    const plaster = mix('#d9cfc0', wall, 0.34);
    const snow = random.chance(0.6);
    const house = polygon([
      [middle - 520, ground],
      [middle - 520, 440],
      [middle, 190],
      [middle + 520, 440],
      [middle + 520, ground],
    ]);
    d.add(path(house, wood));
    const boards: string[] = [];
    for (let x = -500; x <= 500; x += 26)
      boards.push(`M${middle + x} ${num(440 - (520 - Math.abs(x)) * 0.48 + 20)}V690`);
    d.add(
      stroke(boards.join(''), lift(wood, -0.07), 3),
      rect(middle - 520, 690, 1040, ground - 690, plaster),
    );
    for (const [y, xs] of [
      [330, [-70, 70]],
      [440, [-300, -180, -60, 60, 180, 300]],
    ] as const)
      for (const x of xs)
        d.add(
          rect(middle + x - 38, y, 76, 78, lift(plaster, 0.04)),
          rect(middle + x - 30, y + 8, 60, 62, random.chance(0.8) ? '#ffd88f' : '#3a3238'),
          rect(middle + x - 2, y + 8, 4, 62, wood),
          rect(middle + x - 64, y, 24, 78, mix(neon, wood, 0.45)),
          rect(middle + x + 40, y, 24, 78, mix(neon, wood, 0.45)),
        );
    const rail: string[] = [];
    for (let x = -440; x <= 440; x += 22) rail.push(`M${middle + x} 524v36`);
    d.add(
      rect(middle - 460, 518, 920, 9, lift(wood, 0.1)),
      stroke(rail.join(''), lift(wood, 0.06), 8),
      rect(middle - 460, 556, 920, 10, lift(wood, -0.05)),
    );
    for (let bloom = 0; bloom < 42; bloom += 1)
      d.add(
        circle(
          middle - 450 + bloom * 22,
          516 + random.between(-8, 5),
          random.between(5, 9),
          random.pick(['#d9544d', '#f0b7a0', neon]),
        ),
      );
    const eaves = (lift0: number): string =>
      `M${middle - 690} ${520 - lift0}L${middle} ${170 - lift0}L${middle + 690} ${520 - lift0}`;
    d.add(
      stroke(eaves(0), lift(wood, -0.12), 40, { 'stroke-linejoin': 'miter', 'stroke-linecap': 'butt' }),
      snow
        ? stroke(eaves(22), '#eef2fa', 34, { 'stroke-linejoin': 'miter' })
        : stroke(eaves(20), lift(wood, 0.1), 8, { 'stroke-linejoin': 'miter' }),
      bulbs(middle - 660, 536, middle, 202, 34, neon),
      bulbs(middle + 660, 536, middle, 202, 34, neon),
    );
    const sign = board(site, { x: middle - 460, y: 580, w: 920, h: 118 }, 8);
    glassDoors(site, middle - 220, 716, 440, 6);
    posterCases(site, middle - 500, 730, 250, 3);
    posterCases(site, middle + 250, 730, 250, 3);
    return { name: sign, chain: { x: middle - 130, y: 262, w: 260, h: 58 } };
  },
};
