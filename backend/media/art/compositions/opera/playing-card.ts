import { lift, mix } from '../../colour.ts';
import { num } from '../../drawing.ts';
import { fitted, put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { circle, group, path, placed, rect, stroke } from '../../shapes.ts';
import { dancer } from '../../subjects/people/dancer.ts';
import { inkOn, letteringOn, standingOff } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';

const pips = {
  heart: 'M0 26C-30 4 -26 -20 -12 -20C-4 -20 0 -12 0 -8C0 -12 4 -20 12 -20C26 -20 30 4 0 26Z',
  diamond: 'M0 -28L21 0L0 28L-21 0Z',
  spade:
    'M0 -28C30 -4 26 16 12 16C6 16 3 12 2 9C3 18 6 22 10 26H-10C-6 22 -3 18 -2 9C-3 12 -6 16 -12 16C-26 16 -30 -4 0 -28Z',
} as const;

/** A court card: the subject upright above and, in other colours, head down below. */
export function playingCard({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  const [main = dancer, other] = subjects;
  const ground = r.chance(0.5) ? s.deep : standingOff([s.accent, s.mid, s.deep], [[s.paper, 0.25]]);
  const card = s.paper;
  const one = standingOff(
    [s.accent, s.mid, s.light],
    [
      [card, 0.2],
      [ground, 0.08],
    ],
  );
  const two = standingOff(
    [s.deep, s.mid, s.accent],
    [
      [card, 0.3],
      [one, 0.2],
    ],
  );
  const pip = pips[r.pick(['heart', 'diamond', 'spade'] as const)];
  const [half, tall, y] = [258, 372, wide ? 540 : 452];
  const lean = wide ? r.between(4, 9) : 0;
  const inner = { x: -half + 52, y: -tall + 34, w: half * 2 - 104, h: tall * 2 - 68 };
  const slope = r.between(30, 80);
  const upper = `M${inner.x} ${inner.y}h${inner.w}V${num(-slope)}L${inner.x} ${num(slope)}Z`;
  const subject = other ?? main;
  const height = fitted(main, 286, 330);
  const lower = fitted(subject, 286, 330);
  const corner = placed(-half + 27, -tall + 40, 0.72, 0.72, path(pip, two));
  const face = group(
    {},
    rect(inner.x, inner.y, inner.w, inner.h, two),
    path(upper, one),
    group(
      { 'clip-path': d.clip(path(upper, '#fff')) },
      circle(0, inner.y + 190, 140, lift(one, 0.07)),
      put(main, 0, 8, height, inkOn(one, s)),
    ),
    placed(
      0,
      0,
      -1,
      -1,
      group(
        { 'clip-path': d.clip(path(upper, '#fff')) },
        circle(0, inner.y + 190, 140, lift(two, 0.07)),
        put(subject, 0, 8, lower, inkOn(two, s)),
      ),
    ),
    stroke(`M${inner.x} ${num(slope)}L${inner.x + inner.w} ${num(-slope)}`, card, 10),
    stroke(`M${inner.x} ${inner.y}h${inner.w}v${inner.h}h${-inner.w}Z`, mix(two, s.ink, 0.3), 4),
    corner,
    placed(0, 0, -1, -1, corner),
  );
  d.add(
    d.flood(ground),
    rect(
      0,
      0,
      w,
      1080,
      d.radial([cx, y], 760, [
        [0, lift(ground, 0.09)],
        [1, lift(ground, -0.05)],
      ]),
    ),
    group(
      { transform: `translate(${cx} ${y}) rotate(${num(lean)})` },
      rect(-half + 12, -tall + 16, half * 2, tall * 2, s.ink, { rx: 24, opacity: 0.3 }),
      rect(-half, -tall, half * 2, tall * 2, card, { rx: 24 }),
      face,
    ),
  );
  const fill = letteringOn(ground, s, s.light);
  return lettered('bottom', fill, fill, {
    box: { x: 54, y: 856, w: 612, h: 104 },
    valign: 'middle',
    style: { maxLines: 2 },
  });
}
