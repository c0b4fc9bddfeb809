import { lift, mix } from '../../colour.ts';
import { num } from '../../drawing.ts';
import { fitted, put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { down, jagged } from '../../scenery/land.ts';
import { circle, group, path, rect, stroke } from '../../shapes.ts';
import { figure } from '../../subjects/people/figure.ts';
import { inkOn, letteringOn, standingOff } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';
import { shading } from '../parts/setting.ts';
import { engravedRays, engravedSky, ruledFrame } from './engraving.ts';

/** A postage stamp with the subject engraved on it, and the waves of a postmark across its corner. */
export function postage({ d, cx, s, r, subjects }: Paint): Layout {
  const [main = figure] = subjects;
  const ground = r.pick([s.deep, s.mid, s.accent]);
  const print = standingOff([s.deep, s.dark, s.accent], [[s.paper, 0.4]]);
  const tint = standingOff(
    [s.light, s.mid, s.accent],
    [
      [print, 0.3],
      [s.paper, 0.1],
    ],
  );
  const [half, tall, y] = [240, 620, 96];
  const hole = 15;
  const holes: string[] = [];
  for (let x = -half; x <= half; x += 40)
    holes.push(circle(x, 0, hole, ground), circle(x, tall, hole, ground));
  for (let edge = 38.75; edge < tall; edge += 38.75)
    holes.push(circle(-half, edge, hole, ground), circle(half, edge, hole, ground));
  const sky: [number, number, number, number] = [-196, 44, 392, 532];
  const land = jagged(r, 392, 470, 50);
  const height = fitted(main, 320, 330);
  const turn = r.between(-5, 5);
  const sunX = r.between(-70, 70);
  const wave = (row: number): string => {
    let data = `M${num(cx - 60)} ${y + tall - 20 + row * 24}`;
    for (let step = 0; step < 5; step += 1) data += `q35 -26 70 0t70 0`;
    return data;
  };
  const mark = mix(s.ink, ground, 0.1);
  d.add(
    d.flood(ground),
    shading(d, lift(ground, -0.06), 100, 1000),
    group(
      { transform: `translate(${num(cx)} ${y}) rotate(${num(turn)} 0 ${tall / 2})` },
      rect(-half + 12, 14, half * 2, tall, s.ink, { opacity: 0.25 }),
      rect(-half, 0, half * 2, tall, s.paper),
      ...holes,
      rect(...sky, tint),
      group(
        { 'clip-path': d.clip(rect(...sky, '#fff')) },
        engravedSky(sky[0], sky[1], sky[2], 420, 10, mix(tint, print, 0.4)),
        path(engravedRays([sunX, 220], 118, 420, 44), mix(tint, s.paper, 0.4)),
        circle(sunX, 220, 112, s.paper),
        group({ transform: 'translate(-196 0)' }, path(down(land, 640), mix(print, tint, 0.45))),
        rect(-200, 520, 400, 90, print),
        put(main, 0, 524, height, { ...inkOn(tint, s), body: print }),
      ),
      ruledFrame(-206, 34, 412, 552, print),
    ),
    stroke(
      `M${num(cx + 150)} ${y + tall - 110}m-92 0a92 92 0 1 0 184 0a92 92 0 1 0 -184 0m18 0a74 74 0 1 0 148 0a74 74 0 1 0 -148 0`,
      mark,
      4,
      { opacity: 0.8 },
    ),
    stroke([0, 1, 2].map((row) => wave(row - 4.6)).join(''), mark, 4, {
      opacity: 0.8,
      transform: `translate(-290 0)`,
    }),
  );
  const fill = letteringOn(ground, s, s.light, s.paper);
  return lettered('bottom', fill, letteringOn(lift(ground, -0.06), s, s.light), {
    box: { x: 54, y: 780, w: 612, h: 164 },
    style: { maxLines: 3 },
  });
}
