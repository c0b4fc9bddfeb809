import { mix } from '../../colour.ts';
import { num } from '../../drawing.ts';
import { fitted, put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { group, rect, stroke } from '../../shapes.ts';
import { singer } from '../../subjects/people/singer.ts';
import { againstLight, letteringOn } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';
import { lightPool } from '../../scenery/stage.ts';

/** Frame within glowing frame, turning as they recede; the subject where they meet. */
export function lightTunnel({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  const [main = singer] = subjects;
  const sides = r.pick([3, 4, 6]);
  const twist = r.between(-0.14, 0.14);
  const start = sides === 4 ? Math.PI / 4 : -Math.PI / 2;
  const y = 590;
  const frames = 11;
  const height = fitted(main, 340, 360);
  const foot = y + 176;
  const marks: string[] = [];
  for (let frame = frames; frame >= 0; frame -= 1) {
    const part = frame / frames;
    const radius = 170 + (wide ? 900 : 640) * part ** 1.6;
    const colour = mix(frame % 2 === 0 ? s.accent : s.light, s.ink, part * 0.5);
    const shape = `M${Array.from({ length: sides }, (_, index) => {
      const angle = start + twist * frame + (index / sides) * Math.PI * 2;
      return `${num(cx + Math.cos(angle) * radius)} ${num(y + Math.sin(angle) * radius)}`;
    }).join('L')}Z`;
    const weight = 4 + part * 8;
    marks.push(
      stroke(shape, colour, weight * 3.4, { opacity: 0.16 }),
      stroke(shape, colour, weight),
      stroke(shape, s.paper, weight * 0.3, { opacity: 0.85 - part * 0.5 }),
    );
  }
  d.add(
    d.flood(
      d.radial([cx, y], wide ? 1000 : 680, [
        [0, mix(s.deep, s.accent, 0.5)],
        [0.5, s.deep],
        [1, s.ink],
      ]),
    ),
    group({}, ...marks),
    rect(cx - 260, y - 260, 520, 520, d.soft(s.light), { opacity: 0.85 }),
    lightPool(d, [cx, foot], 200, s.paper, 0.7),
    put(main, cx, foot + 4, height, againstLight(s)),
  );
  if (!wide) {
    d.add(
      rect(
        0,
        0,
        w,
        330,
        d.vertical(0, 330, [
          [0, s.ink],
          [0.62, s.ink, 0.88],
          [1, s.ink, 0],
        ]),
      ),
      rect(
        0,
        900,
        w,
        190,
        d.vertical(900, 1080, [
          [0, s.ink, 0],
          [0.6, s.ink, 0.92],
          [1, s.ink],
        ]),
      ),
    );
  }
  return lettered('top', letteringOn(s.ink, s, s.paper), letteringOn(s.ink, s, s.light), {
    box: { x: 48, y: 60, w: 624, h: 134 },
    style: { maxLines: 2 },
  });
}
