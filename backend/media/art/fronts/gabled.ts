import { lift, mix } from '../colour.ts';
import { num } from '../drawing.ts';
import type { Box } from '../drawing.ts';
import { group, path, polygon, rect, stroke } from '../shapes.ts';
import { entrance, middle, wash } from './parts.ts';
import type { Front } from './parts.ts';

/** Brick with a great stepped or bell gable and white window frames. */
export const gabled: Front = {
  name: 'gabled',
  draw(site) {
    const { d, random, wall, neon, ground } = site;
    const brick = mix('#7a3b30', wall, 0.5);
    const half = 500;
    let gable = `M${middle - half} ${ground}V430`;
    const steps = 6;
    for (let step = 0; step < steps; step += 1)
      gable += `H${num(middle - half + (step + 1) * (half / (steps + 0.9)))}V${430 - (step + 1) * 50}`;
    for (let step = steps; step > 0; step -= 1)
      gable += `H${num(middle + half - step * (half / (steps + 0.9)))}V${430 - (step - 1) * 50}`;
    gable += `H${middle + half}V${ground}Z`;
    const clip = d.clip(path(gable, '#fff'));
    d.add(
      path(
        gable,
        d.linear(
          [middle - half, 0],
          [middle + half, 0],
          [
            [0, lift(brick, -0.07)],
            [0.5, brick],
            [1, lift(brick, -0.11)],
          ],
        ),
      ),
    );
    const courses: string[] = [];
    for (let y = 130; y < ground; y += 15)
      for (let x = middle - half - ((y / 15) % 2) * 20; x < middle + half; x += 40)
        if (random.chance(0.4))
          courses.push(rect(x, y, 37, 12, lift(brick, random.between(-0.06, 0.06)), { opacity: 0.7 }));
    d.add(
      group({ 'clip-path': clip }, ...courses),
      stroke(gable.replace(/V\d+Z$/u, ''), '#d9cdbb', 9, { 'stroke-linejoin': 'miter' }),
    );
    const window = (x: number, y: number, w: number, h: number): string =>
      rect(x - w / 2 - 7, y - 7, w + 14, h + 14, '#e4dac8') +
      rect(
        x - w / 2,
        y,
        w,
        h,
        random.chance(0.75)
          ? d.vertical(y, y + h, [
              [0, '#ffe7b3'],
              [1, '#f0a955'],
            ])
          : '#2b2631',
      ) +
      stroke(
        `M${x} ${y}V${y + h}M${x - w / 2} ${y + h / 3}H${x + w / 2}M${x - w / 2} ${y + (h * 2) / 3}H${x + w / 2}`,
        '#e4dac8',
        4,
      );
    d.add(window(middle, 178, 70, 74));
    for (const x of [-250, 250, -370, 370]) d.add(window(middle + x, 452, 74, 104));
    for (const x of [-190, 190]) d.add(window(middle + x, 312, 68, 90));
    for (const side of [-1, 1])
      d.add(
        rect(middle + side * 640 - 130, 520, 260, ground - 520, mix(wall, '#0c0a12', 0.3)),
        path(
          polygon([
            [middle + side * 640 - 150, 524],
            [middle + side * 640, 420],
            [middle + side * 640 + 150, 524],
          ]),
          mix(wall, '#0c0a12', 0.55),
        ),
        window(middle + side * 640 - 56, 580, 60, 86),
        window(middle + side * 640 + 56, 580, 60, 86),
      );
    d.add(
      rect(middle - 66, 284, 132, 272, mix(wall, '#05060c', 0.6), { rx: 10 }),
      rect(middle - 66, 284, 132, 272, 'none', { rx: 10, stroke: neon, 'stroke-width': 5 }),
      group(
        { filter: d.blur(16, { x: middle - 76, y: 274, w: 152, h: 292 }), opacity: 0.5 },
        rect(middle - 66, 284, 132, 272, 'none', { stroke: neon, 'stroke-width': 12 }),
      ),
    );
    wash(site, { x: middle - half, y: 380, w: half * 2, h: 320 });
    const board: Box = { x: middle - 440, y: 580, w: 880, h: 100 };
    d.add(
      rect(board.x - 24, board.y - 12, board.w + 48, board.h + 24, '#150c12', { rx: 8 }),
      rect(board.x - 24, board.y - 12, board.w + 48, board.h + 24, 'none', {
        rx: 8,
        stroke: neon,
        'stroke-width': 4,
      }),
    );
    entrance(site, 440, 706);
    return { name: board, chain: { x: middle - 56, y: 292, w: 112, h: 256 } };
  },
};
