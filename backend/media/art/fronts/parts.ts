import { lift, mix } from '../colour.ts';
import { num } from '../drawing.ts';
import type { Box, Drawing } from '../drawing.ts';
import type { Random } from '../random.ts';
import { circle, ellipse, group, path, polygon, rect, stroke } from '../shapes.ts';

/** What a front is built with. */
export interface Site {
  d: Drawing;
  random: Random;
  wall: string;
  neon: string;
  ground: number;
}

/** A way to build a cinema's front. It draws itself and gives the places for the house's name and the chain's. */
export interface Front {
  name:
    | 'deco'
    | 'rounded'
    | 'mansard'
    | 'gabled'
    | 'arcade'
    | 'tower'
    | 'brutalist'
    | 'glass-box'
    | 'warehouse'
    | 'riverside'
    | 'courtyard'
    | 'tropical'
    | 'chalet'
    | 'iron-hall'
    | 'earthen'
    | 'corner';
  draw(site: Site): { name: Box; chain: Box | undefined };
}

/** The middle of the sheet, where every front stands. */
export const middle = 960;

/** Small round lamps along a line. */
export function bulbs(x1: number, y1: number, x2: number, y2: number, count: number, colour: string): string {
  return Array.from({ length: count }, (_, index) => {
    const part = count === 1 ? 0.5 : index / (count - 1);
    const x = x1 + (x2 - x1) * part;
    const y = y1 + (y2 - y1) * part;
    return circle(x, y, 9, colour, { opacity: 0.28 }) + circle(x, y, 3.8, '#fff6dc');
  }).join('');
}

/** Doors with light behind them, poster cases on both sides and the canopy that shelters them. */
export function entrance(site: Site, half: number, canopyY: number): void {
  const { d, random, ground, neon, wall } = site;
  const top = canopyY + 66;
  d.add(
    rect(
      middle - half,
      top,
      half * 2,
      ground - top + 4,
      d.vertical(top, ground, [
        [0, '#fff2cc'],
        [0.5, '#ffcf83'],
        [1, '#c9713a'],
      ]),
    ),
  );
  const doors = 6;
  const width = half * 1.08;
  d.add(
    rect(middle - half, top, half - width / 2, ground - top + 4, mix(wall, '#05060c', 0.35)),
    rect(middle + width / 2, top, half - width / 2, ground - top + 4, mix(wall, '#05060c', 0.35)),
  );
  for (let door = 0; door <= doors; door += 1) {
    const x = middle - width / 2 + (width * door) / doors;
    d.add(rect(x - 4, top, 8, ground - top + 4, '#20120f'));
    if (door < doors)
      d.add(
        rect(x + width / doors - 16, top + (ground - top) * 0.5, 4, 40, '#20120f'),
        rect(x + 8, top + 26, width / doors - 16, 3, '#20120f', { opacity: 0.6 }),
      );
  }
  d.add(ellipse(middle, ground - 6, width * 0.36, 46, '#fff6dc', { opacity: 0.3 }));
  for (const side of [-1, 1]) {
    const cases = half > 420 ? 3 : 2;
    for (let index = 0; index < cases; index += 1) {
      const room = half - width / 2;
      const w = Math.min(92, (room / cases) * 0.72);
      const x = middle + side * (width / 2 + (room * (index + 0.5)) / cases) - w / 2;
      const tint = random.pick(['#d9544d', '#3f7fa6', '#e2b04a', '#5d9a74', '#8a5aa8', '#ece1cc']);
      const dark = lift(tint, -0.3);
      d.add(
        rect(x - 7, top + 24, w + 14, w * 1.5 + 14, '#1a0f0d'),
        rect(x - 5, top + 26, w + 10, w * 1.5 + 10, '#d9b36a'),
        rect(x, top + 31, w, w * 1.5, tint),
        circle(
          x + w * random.between(0.3, 0.7),
          top + 31 + w * random.between(0.4, 0.7),
          w * 0.28,
          lift(tint, 0.2),
        ),
        path(
          polygon([
            [x, top + 31 + w * 1.5],
            [x, top + 31 + w * random.between(0.9, 1.2)],
            [x + w * 0.5, top + 31 + w * random.between(0.75, 1)],
            [x + w, top + 31 + w * random.between(0.9, 1.2)],
            [x + w, top + 31 + w * 1.5],
          ]),
          dark,
        ),
        rect(x + w * 0.16, top + 31 + w * 1.32, w * 0.68, w * 0.07, '#fff6dc'),
      );
    }
  }
  const canopy = half * 1.12;
  d.add(
    path(
      polygon([
        [middle - canopy, canopyY],
        [middle + canopy, canopyY],
        [middle + canopy - 26, canopyY + 66],
        [middle - canopy + 26, canopyY + 66],
      ]),
      mix(wall, '#05060c', 0.5),
    ),
    rect(middle - canopy, canopyY - 10, canopy * 2, 62, '#fff0cf'),
    rect(
      middle - canopy,
      canopyY - 10,
      canopy * 2,
      62,
      d.linear(
        [middle - canopy, 0],
        [middle + canopy, 0],
        [
          [0, neon, 0.55],
          [0.5, '#ffffff', 0],
          [1, neon, 0.55],
        ],
      ),
    ),
    ...[0, 1, 2].map((line) =>
      stroke(
        `M${num(middle - canopy + 40)} ${canopyY + 8 + line * 13}H${num(middle + canopy - 40)}`,
        '#6b4a3a',
        5,
        {
          'stroke-dasharray': line === 1 ? '50 12 84 12 34 12 120 40' : '90 14 40 14 110 50',
          'stroke-linecap': 'butt',
          opacity: 0.55,
        },
      ),
    ),
    rect(middle - canopy - 6, canopyY - 16, canopy * 2 + 12, 8, neon),
    rect(middle - canopy - 6, canopyY + 50, canopy * 2 + 12, 8, neon),
    group(
      {
        filter: d.blur(16, { x: middle - canopy - 6, y: canopyY - 18, w: canopy * 2 + 12, h: 80 }),
        opacity: 0.6,
      },
      rect(middle - canopy - 6, canopyY - 18, canopy * 2 + 12, 12, neon),
      rect(middle - canopy - 6, canopyY + 50, canopy * 2 + 12, 12, neon),
    ),
    bulbs(
      middle - canopy + 20,
      canopyY + 64,
      middle + canopy - 20,
      canopyY + 64,
      Math.round(canopy / 18),
      neon,
    ),
  );
}

/** Neon light that climbs a wall from the sign. */
export function wash(site: Site, box: Box): void {
  site.d.add(
    ellipse(box.x + box.w / 2, box.y + box.h, box.w * 0.6, box.h * 0.95, site.d.soft(site.neon), {
      opacity: 0.42,
    }),
  );
}

/** Plain glass doors with the foyer's light behind them, foot on the ground. */
export function glassDoors(site: Site, x: number, top: number, width: number, count: number): void {
  const { d, ground } = site;
  const pitch = width / count;
  d.add(
    rect(
      x,
      top,
      width,
      ground - top + 4,
      d.vertical(top, ground, [
        [0, '#fff2cc'],
        [0.5, '#ffcf83'],
        [1, '#d58a4c'],
      ]),
    ),
  );
  for (let door = 0; door <= count; door += 1)
    d.add(rect(x + door * pitch - 3, top, 6, ground - top + 4, '#1c1413'));
  d.add(rect(x, top, width, 7, '#1c1413'));
}

/** A row of lit poster cases on a wall, their middles a pitch apart. */
export function posterCases(site: Site, x: number, y: number, width: number, count: number): void {
  const { d, random } = site;
  const w = Math.min(86, (width / count) * 0.72);
  for (let index = 0; index < count; index += 1) {
    const at = x + (width / count) * (index + 0.5) - w / 2;
    const tint = random.pick(['#d9544d', '#3f7fa6', '#e2b04a', '#5d9a74', '#8a5aa8', '#ece1cc']);
    d.add(
      rect(at - 6, y - 6, w + 12, w * 1.5 + 12, '#1a0f0d'),
      rect(at, y, w, w * 1.5, tint),
      circle(at + w * random.between(0.3, 0.7), y + w * random.between(0.4, 0.7), w * 0.28, lift(tint, 0.2)),
      rect(at, y + w * 1.1, w, w * 0.4, lift(tint, -0.3)),
      rect(at + w * 0.16, y + w * 1.3, w * 0.68, w * 0.07, '#fff6dc'),
    );
  }
}

/** A dark board for the house's name with a lit edge; gives the room for the letters. */
export function board(site: Site, box: Box, corner = 4): Box {
  const { d, neon, wall } = site;
  d.add(
    rect(box.x, box.y, box.w, box.h, mix(wall, '#05060c', 0.78), { rx: corner }),
    rect(box.x, box.y, box.w, box.h, 'none', { rx: corner, stroke: neon, 'stroke-width': 4 }),
  );
  return { x: box.x + 26, y: box.y + 14, w: box.w - 52, h: box.h - 28 };
}
