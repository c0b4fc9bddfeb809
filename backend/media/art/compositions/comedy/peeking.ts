import { lift, mix } from '../../colour.ts';
import { fitted, put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { path, rect } from '../../shapes.ts';
import { cat } from '../../subjects/animals/cat.ts';
import { inkOn, letteringOn, standingOff } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';

/** Striped wallpaper, and the subject coming in from below far too large; a small one hides behind the skirting. */
export function peeking({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  const [main = cat, other] = subjects;
  const ground = r.pick([s.light, s.accent, mix(s.light, s.paper, 0.5)]);
  const stripe = lift(ground, -0.07);
  const width = r.pick([48, 60, 72]);
  const bars: string[] = [];
  for (let x = 0; x < w; x += width * 2) bars.push(`M${x} 0h${width}v1080h${-width}Z`);
  const board = standingOff([s.deep, s.mid], [[ground, 0.28]]);
  const isFlat = main.width > main.height * 2;
  const height = fitted(main, 690, isFlat ? 1060 : 660);
  const top = 908;
  const turn = r.between(-5, 5);
  d.add(
    d.flood(ground),
    path(bars.join(''), stripe),
    put(
      main,
      cx + (other === undefined ? 0 : 60),
      isFlat ? top + 6 : Math.max(top + height * 0.06, 310 + height),
      height,
      inkOn(ground, s),
      r.chance(0.5),
      turn,
    ),
    other === undefined ? '' : put(other, cx - 226, top + 8, fitted(other, 210, 190), inkOn(ground, s)),
    rect(0, top, w, 300, board),
    rect(0, top, w, 12, lift(board, 0.12)),
    rect(0, top + 24, w, 4, lift(board, 0.08)),
  );
  if (wide)
    d.add(
      rect(
        0,
        0,
        800,
        top,
        d.linear(
          [0, 0],
          [800, 0],
          [
            [0, ground],
            [1, ground, 0],
          ],
        ),
      ),
    );
  const panel = letteringOn(ground, s, s.deep, s.ink);
  return lettered('top', panel, letteringOn(board, s, s.light), {
    box: { x: 48, y: 56, w: 624, h: 214 },
    valign: 'middle',
    tagline: 'none',
    style: { maxLines: 3 },
  });
}
