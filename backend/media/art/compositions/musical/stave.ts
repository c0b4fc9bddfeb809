import { lift } from '../../colour.ts';
import { fitted, put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { ellipse, group, outline, placed, rect, stroke } from '../../shapes.ts';
import type { Node } from '../../shapes.ts';
import { dancer } from '../../subjects/people/dancer.ts';
import { inkOn, letteringOn, standingOff } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';
import { shading } from '../parts/setting.ts';

/** Five lines of music swing across the sheet; among the notes stands the subject. */
export function stave({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  const [main = dancer, other] = subjects;
  const ground = r.pick([s.light, s.accent, s.deep, s.mid]);
  const line = standingOff([s.deep, s.paper, s.light], [[ground, 0.4]]);
  const loud = standingOff(
    [s.accent, s.light, s.paper, s.mid],
    [
      [ground, 0.2],
      [line, 0.2],
    ],
  );
  const side = r.chance(0.5) ? 1 : -1;
  const pitch = 42;
  const wave = (x: number): number => 650 + Math.sin((x - cx) / 190) * 62 * side + (x - cx) * 0.05 * side;
  const from = wide ? cx - 620 : -40;
  const lines = [0, 1, 2, 3, 4].map((row) => {
    const nodes: Node[] = [];
    for (let x = from; x <= w + 60; x += 60)
      nodes.push([x, wave(x) + (row - 2) * pitch * (1 + ((x - cx) / 1900) * side)]);
    return stroke(outline(nodes, false), line, 5);
  });
  const note = (flagged: boolean): string =>
    ellipse(0, 0, 24, 17, line, { transform: 'rotate(-22)' }) +
    rect(16, -120, 6, 116, line) +
    (flagged ? stroke('M19 -118q6 34 34 44q14 10 4 40', line, 7) : '');
  const notes: string[] = [];
  const xs = wide ? [-480, -330, 300, 430, 560] : [-296, -196, 214, 306];
  for (const [index, dx] of xs.entries()) {
    const step = r.whole(-2, 2);
    notes.push(
      placed(
        cx + dx,
        wave(cx + dx) + step * pitch * 0.5 + 17,
        1.4,
        index % 2 === 0 ? 1.4 : 1.46,
        note(r.chance(0.5)),
      ),
    );
  }
  const height = fitted(main, other === undefined ? 540 : 460, 420);
  const foot = wave(cx) + pitch * 2 + 66;
  d.add(
    d.flood(ground),
    shading(d, lift(ground, -0.05), 120, 1100),
    ellipse(
      cx,
      foot - height * 0.46,
      Math.max(220, (height * main.width) / main.height / 2 + 40),
      Math.max(250, height * 0.6),
      loud,
    ),
    group({}, ...lines),
    ...notes,
    put(main, cx, foot, height, inkOn(loud, s), side < 0),
    other === undefined
      ? ''
      : put(other, cx + 190, foot + 110, fitted(other, 190, 200), inkOn(ground, s), true),
  );
  const fill = letteringOn(ground, s, line);
  return lettered('top-left', fill, letteringOn(lift(ground, -0.05), s, line), {
    box: { x: 52, y: 54, w: 616, h: 150 },
    valign: 'top',
    tagline: 'none',
    style: { maxLines: 2 },
  });
}
