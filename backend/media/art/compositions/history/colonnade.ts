import { mix } from '../../colour.ts';
import { num } from '../../drawing.ts';
import { fitted, put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { group, path, rect, stroke } from '../../shapes.ts';
import { figure } from '../../subjects/people/figure.ts';
import { againstLight, flat, letteringOn } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';
import { cast } from '../parts/setting.ts';

function arch(cx: number, half: number, top: number, foot: number): string {
  return `M${num(cx - half)} ${num(foot)}V${num(top + half)}A${num(half)} ${num(half)} 0 0 1 ${num(cx + half)} ${num(top + half)}V${num(foot)}Z`;
}

/** Arch behind arch into the depth, each lighter than the last; in the light at the end, the subject. */
export function colonnade({ d, w, cx, s, r, subjects }: Paint): Layout {
  const [main = figure] = subjects;
  const fade = r.chance(0.5) ? s.mid : s.accent;
  const count = r.whole(5, 7);
  const light = mix(s.light, s.paper, 0.4);
  const [endHalf, endTop, floor] = [118, 424, 812];
  d.add(d.flood(mix(s.deep, s.ink, 0.4)));
  for (let step = 0; step < count; step += 1) {
    const part = (step + 1) / count;
    const ease = 1 - (1 - part) ** 1.8;
    const half = 330 + (endHalf - 330) * ease;
    const top = 250 + (endTop - 250) * ease;
    const foot = 1010 + (floor - 1010) * ease;
    const tint = part < 0.55 ? mix(s.deep, fade, part * 1.5) : mix(fade, light, (part - 0.55) / 0.45);
    const shape = arch(cx, half, top, foot);
    const joints = Array.from({ length: 9 }, (_, joint) => {
      const angle = Math.PI + (joint / 8) * Math.PI;
      const [ax, ay] = [Math.cos(angle), Math.sin(angle)];
      return `M${num(cx + ax * half)} ${num(top + half + ay * half)}L${num(cx + ax * (half + 18 - part * 8))} ${num(top + half + ay * (half + 18 - part * 8))}`;
    }).join('');
    d.add(
      stroke(joints, mix(tint, s.ink, 0.4), 2),
      path(shape, tint),
      stroke(shape, mix(tint, s.ink, 0.25), 2.4),
    );
  }
  const height = fitted(main, 250, endHalf * 2 + 40);
  d.add(
    group(
      {
        'clip-path': d.clip(
          path(
            `M${num(cx - 330)} 1080L${num(cx - endHalf)} ${floor}H${num(cx + endHalf)}L${num(cx + 330)} 1080Z`,
            '#fff',
          ),
        ),
      },
      rect(
        0,
        floor,
        w,
        300,
        d.vertical(floor, 1080, [
          [0, light, 0.9],
          [1, light, 0.05],
        ]),
      ),
      cast(main, cx, floor + 26, height, flat(mix(s.deep, s.ink, 0.5)), 0.75, r.between(-0.3, 0.3)),
    ),
    put(main, cx, floor + 30, height, againstLight(s)),
  );
  return lettered('top', letteringOn(s.deep, s, s.light), letteringOn(s.deep, s, s.light), {
    box: { x: 54, y: 56, w: 612, h: 120 },
    style: { maxLines: 2 },
  });
}
