import { lchOf, mix, tone } from '../../colour.ts';
import { num } from '../../drawing.ts';
import type { Random } from '../../random.ts';
import type { Layout, Paint } from '../../scene.ts';
import { down, rolling } from '../../scenery/land.ts';
import { stars } from '../../scenery/sky.ts';
import { circle, ellipse, path, stroke } from '../../shapes.ts';
import { cast, letters, silhouette, sunk } from '../parts/inks.ts';
import { atFoot, leadOf, secondOf, stood } from '../placing.ts';

/** A tree that roofs the sheet, lights among its leaves, the subject under it. */
export function greatTree({ d, w, wide, cx, s, r, subjects }: Paint): Layout {
  const night = r.chance(0.6);
  const wish = r.pick([s.light, s.paper, s.mid]);
  const sky = night ? sunk(r.pick([s.deep, s.mid]), 0.3) : lchOf(wish).l < 0.62 ? tone(wish, 0.74) : wish;
  const bark = night ? mix(s.ink, s.deep, 0.2) : mix(s.deep, s.ink, 0.3);
  const first = r.pick([s.accent, s.mid]);
  const crown = [first, mix(first, s.light, 0.2), mix(s.accent, s.deep, 0.4), mix(s.mid, s.deep, 0.3)];
  const floor = wide ? 850 : 735;
  const side = wide ? 1 : r.pick([-1, 1]);
  const x = wide ? cx : 360 + side * r.between(0, 120);
  d.add(
    d.flood(
      d.vertical(0, floor, [
        [0, sky],
        [1, mix(sky, night ? s.accent : s.paper, 0.42)],
      ]),
    ),
    night ? stars(r, { x: 0, y: 0, w, h: 600 }, 90, s.paper) : '',
    circle(x - side * 130, floor - 190, wide ? 190 : 130, mix(s.light, s.paper, 0.5), {
      opacity: night ? 0.9 : 0.8,
    }),
  );
  const ground = rolling(r, w, floor, 22, 1.5);
  const back = rolling(r.fork('back'), w, floor - 46, 34, 2.2);
  d.add(path(down(back, 1090), mix(bark, sky, 0.5)), path(down(ground, 1090), bark));
  const spread = wide ? 620 : 400;
  const trunk = wide ? 64 : 46;
  const fork = floor - (wide ? 380 : 300);
  d.add(
    path(
      `M${num(x - trunk * 2.2)} ${floor + 30}C${num(x - trunk * 0.7)} ${floor - 30} ${num(x - trunk * 0.9)} ${num(fork + 140)} ${num(x - trunk * 0.6)} ${num(fork)}H${num(x + trunk * 0.6)}C${num(x + trunk * 0.9)} ${num(fork + 140)} ${num(x + trunk * 0.7)} ${floor - 30} ${num(x + trunk * 2.2)} ${floor + 30}Z`,
      bark,
    ),
  );
  for (let limb = 0; limb < 7; limb += 1) {
    const part = limb / 6 - 0.5;
    d.add(
      stroke(
        `M${num(x + part * trunk)} ${num(fork + 20)}Q${num(x + part * spread * 0.3)} ${num(fork - 130)} ${num(x + part * spread * 1.5)} ${num(fork - 150 - (1 - Math.abs(part) * 2) * 130)}`,
        bark,
        trunk * 0.42,
      ),
    );
  }
  d.add(leaves(r, x, fork - 190, spread, wide ? 240 : 225, crown));
  for (let lamp = 0; lamp < r.whole(5, 11); lamp += 1) {
    const lx = x + r.between(-0.6, 0.6) * spread;
    const ly = fork - 90 + r.between(-40, 60);
    const drop = r.between(40, 150);
    d.add(
      stroke(`M${num(lx)} ${num(ly)}v${num(drop)}`, bark, 1.6),
      circle(lx, ly + drop, 22, d.soft(s.light)),
      circle(lx, ly + drop, 6, s.paper),
    );
  }
  const lead = leadOf(subjects);
  const at = x - side * (wide ? 170 : 130);
  d.add(
    ellipse(at, floor + 12, 90, 9, s.ink, { opacity: 0.4 }),
    stood(
      lead,
      [at, floor + 14],
      wide ? [330, 420] : [230, 280],
      night ? silhouette(s.ink, s.light) : cast(s, mix(sky, s.paper, 0.42)),
      side < 0,
    ),
  );
  const second = secondOf(subjects);
  if (second !== undefined)
    d.add(
      stood(
        second,
        [x + side * (wide ? 240 : 150), floor + 22],
        wide ? [190, 230] : [130, 150],
        cast(s, mix(sky, night ? s.accent : s.paper, 0.42)),
      ),
    );
  return { ...atFoot('centre', 130), ...letters(s, bark, bark, r.pick([s.light, s.paper])) };
}

function leaves(r: Random, x: number, y: number, rx: number, ry: number, tints: readonly string[]): string {
  const marks: string[] = [];
  for (let layer = 0; layer < 3; layer += 1) {
    const tint = tints[(3 - layer) % tints.length] ?? '#ffffff';
    for (let lobe = 0; lobe < 26 - layer * 8; lobe += 1) {
      const turn = r.between(0, Math.PI * 2);
      const reach = Math.sqrt(r.next()) * (1 - layer * 0.12);
      marks.push(
        circle(
          x + Math.cos(turn) * reach * rx,
          y - layer * 30 + Math.sin(turn) * reach * ry * 0.8,
          r.between(38, 84) * (1 - layer * 0.2),
          layer === 2 ? (tints[1] ?? tint) : tint,
        ),
      );
    }
  }
  return marks.join('');
}
