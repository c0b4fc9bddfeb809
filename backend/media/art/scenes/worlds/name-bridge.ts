import { letterOf } from '../../../lettering/fonts.ts';
import { lineAt } from '../../../lettering/typeset.ts';
import { lift, mix } from '../../colour.ts';
import { num } from '../../drawing.ts';
import type { Layout, Paint } from '../../scene.ts';
import { down, jagged } from '../../scenery/land.ts';
import { flock, sun } from '../../scenery/sky.ts';
import { circle, ellipse, group, outline, path, rect, stroke } from '../../shapes.ts';

/** A hooded figure on an endless bridge; letters fall from it into the mist. */
export function nameBridge({ d, w, cx, s, r, wide }: Paint): Layout {
  const mist = s.light;
  const gold = s.mid;
  d.add(
    d.flood(
      d.vertical(0, 1080, [
        [0, mix(s.deep, s.ink, 0.2)],
        [0.42, mix(s.deep, mist, 0.5)],
        [0.72, mist],
        [1, mix(mist, s.paper, 0.5)],
      ]),
    ),
    sun(d, [cx + 60, 380], 110, mix(s.paper, gold, 0.25), mix(s.paper, gold, 0.4), 2.8),
  );
  for (let layer = 0; layer < 3; layer += 1) {
    const line = jagged(r.fork(`peak${layer}`), w, 520 + layer * 120, 230 - layer * 40, 0.56);
    d.add(
      path(
        down(line, 1080),
        d.vertical(320 + layer * 120, 760 + layer * 90, [
          [0, mix(mix(s.deep, mist, 0.62 - layer * 0.16), s.ink, 0.05)],
          [1, mist, 0.1],
        ]),
      ),
    );
  }
  const deck = 566;
  const stone = mix(s.deep, gold, 0.18);
  const pitch = 236;
  const start = cx - pitch * Math.ceil(cx / pitch) - pitch / 2;
  let face = `M-20 ${deck - 4}H${w + 20}V${deck + 26}`;
  face = `M${start - pitch} ${deck}H${w + pitch}V1080H${start - pitch}Z`;
  let holes = '';
  for (let x = start; x < w + pitch; x += pitch)
    holes += `M${x - 82} 1090V${deck + 150}Q${x - 82} ${deck + 54} ${x} ${deck + 50}Q${x + 82} ${deck + 54} ${x + 82} ${deck + 150}V1090Z`;
  const bridge = d.vertical(deck, 1010, [
    [0, lift(stone, 0.03)],
    [0.3, stone],
    [0.75, mix(stone, mist, 0.55), 0.7],
    [1, mist, 0],
  ]);
  d.add(path(face + holes, bridge, { 'fill-rule': 'evenodd' }));
  for (let x = start; x < w + pitch; x += pitch) {
    d.add(
      stroke(
        `M${x - 82} ${deck + 330}V${deck + 150}Q${x - 82} ${deck + 54} ${x} ${deck + 50}Q${x + 82} ${deck + 54} ${x + 82} ${deck + 150}V${deck + 330}`,
        lift(stone, 0.13),
        8,
        { opacity: 0.55 },
      ),
      ...Array.from({ length: 14 }, () =>
        rect(
          x + 92 + r.between(0, 34),
          deck + 60 + r.between(0, 210),
          r.between(16, 30),
          11,
          lift(stone, r.between(-0.05, 0.08)),
          { opacity: 0.6, rx: 2 },
        ),
      ),
    );
  }
  d.add(
    rect(-10, deck - 8, w + 20, 16, lift(stone, 0.1)),
    rect(-10, deck + 8, w + 20, 5, s.ink, { opacity: 0.45 }),
    ...Array.from({ length: Math.ceil(w / 26) + 1 }, (_, i) =>
      rect(i * 26 - 6, deck - 26, 15, 20, i % 9 === 4 ? lift(stone, 0.12) : stone),
    ),
    rect(-10, deck - 34, w + 20, 9, lift(stone, 0.08)),
  );
  const alphabet = ['A', 'E', 'M', 'R', 'N', 'O', 'L', 'S', 'I', 'K', 'T', 'V', 'h', 'a', 'é', 'g', 'w', 'y'];
  for (let index = 0; index < (wide ? 120 : 66); index += 1) {
    const character = r.pick(alphabet);
    const fall = r.next();
    const size = r.between(22, 66) * (1 - fall * 0.25);
    letterOf('display', { wght: 600 }, character);
    const glyph = lineAt(character, { face: 'display', axes: { wght: 600 } }, 0, 0, size);
    const x = wide ? r.between(cx - 620, cx + 560) : r.between(30, w - 30);
    d.add(
      `<g transform="translate(${num(x)} ${num(deck + 40 + fall ** 0.85 * 400)}) rotate(${num(r.between(-75, 75))})" opacity="${num(1 - fall * 0.72)}">${path(glyph.path, r.chance(0.25) ? gold : r.chance(0.5) ? s.paper : mix(gold, s.paper, 0.5))}</g>`,
    );
  }
  const x = cx - 8;
  d.add(
    circle(
      x + 44,
      deck - 78,
      150,
      d.radial([x + 44, deck - 78], 150, [
        [0, '#fff1c4', 0.9],
        [0.25, gold, 0.45],
        [1, gold, 0],
      ]),
    ),
    path(
      outline([
        [x, deck - 232, 1],
        [x + 24, deck - 218],
        [x + 30, deck - 186],
        [x + 48, deck - 150],
        [x + 54, deck - 60],
        [x + 70, deck - 8, 1],
        [x - 74, deck - 8, 1],
        [x - 52, deck - 70],
        [x - 46, deck - 150],
        [x - 28, deck - 190],
        [x - 22, deck - 218],
      ]),
      s.ink,
    ),
    path(
      outline([
        [x + 2, deck - 214],
        [x + 17, deck - 198],
        [x + 10, deck - 172],
        [x - 6, deck - 176],
        [x - 10, deck - 200],
      ]),
      mix(s.ink, gold, 0.42),
    ),
    path(
      outline([
        [x + 18, deck - 206, 1],
        [x + 30, deck - 186],
        [x + 48, deck - 150],
        [x + 54, deck - 60],
        [x + 70, deck - 8, 1],
        [x + 40, deck - 8, 1],
        [x + 32, deck - 90],
        [x + 20, deck - 160],
      ]),
      mix(s.ink, gold, 0.5),
      { opacity: 0.75 },
    ),
    stroke(`M${x + 26} ${deck - 148}L${x + 46} ${deck - 112}`, s.ink, 13),
    stroke(`M${x + 46} ${deck - 112}V${deck - 98}`, gold, 3),
    rect(x + 34, deck - 98, 24, 32, '#fff1c4', { rx: 4 }),
    stroke(`M${x + 34} ${deck - 98}h24v32h-24ZM${x + 46} ${deck - 98}v32`, s.ink, 3),
    flock(r, { x: cx - 240, y: 300, w: 480, h: 130 }, 9, mix(s.deep, mist, 0.2), 15),
    group(
      { opacity: 0.7 },
      ...Array.from({ length: wide ? 16 : 9 }, () =>
        ellipse(
          r.between(0, w),
          r.between(920, 1080),
          r.between(220, 420),
          r.between(60, 110),
          d.soft(s.paper),
        ),
      ),
    ),
  );
  return {
    box: { x: 60, y: 72, w: 600, h: 176 },
    align: 'centre',
    valign: 'middle',
    fill: lift(gold, 0.18),
    tagline: 'none',
    credits: s.deep,
    style: { maxSize: 104 },
  };
}
