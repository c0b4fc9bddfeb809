import { lift, mix, tone } from '../../colour.ts';
import type { Layout, Paint } from '../../scene.ts';
import { circle, group, outline, path, polygon, rect, stroke } from '../../shapes.ts';
import type { Node } from '../../shapes.ts';
import { hatching, stipple } from '../../texture.ts';

/** A gooseneck microphone whose cable ties itself into handwriting. */
export function knottedMicrophone({ d, w, cx, s, wide }: Paint): Layout {
  const ground = s.light;
  d.add(
    d.flood(ground),
    path(
      polygon([
        [0, 0],
        [w, 0],
        [w, 330],
        [0, wide ? 560 : 500],
      ]),
      s.deep,
    ),
    path(
      polygon([
        [0, wide ? 560 : 500],
        [w, 330],
        [w, 1080],
        [0, 1080],
      ]),
      stipple(d, mix(ground, s.deep, 0.3), [0, 320], 1700, 0),
    ),
  );
  const x = cx + 8;
  const cable: Node[] = [
    [x, 452],
    [x + 6, 540],
    [x - 60, 604],
    [x - 190, 610],
    [x - 236, 556],
    [x - 176, 520],
    [x - 96, 590],
    [x - 110, 690],
    [x - 214, 716],
    [x - 250, 660],
    [x - 150, 630],
    [x + 10, 690],
    [x + 40, 600],
    [x + 100, 566],
    [x + 132, 618],
    [x + 70, 690],
    [x - 20, 742],
    [x + 60, 778],
    [x + 170, 716],
    [x + 190, 610],
    [x + 232, 580],
    [x + 262, 640],
    [x + 200, 720],
    [x + 120, 700],
    [x + 180, 660],
    [x + 290, 700],
    [x + 320, 780],
    [x + 230, 826],
    [x + 40, 820],
    [x - 140, 800],
    [x - 290, 850],
    [-40, 830],
  ];
  const line = outline(cable, false, 1);
  d.add(
    `<g transform="translate(7 13)" opacity="0.3">${stroke(line, s.deep, 15)}</g>`,
    stroke(line, tone(s.accent, 0.32), 17),
    stroke(line, s.accent, 13),
    `<g transform="translate(-2 -3)">${stroke(line, lift(s.accent, 0.16), 2.6, { opacity: 0.9 })}</g>`,
  );
  d.add(
    stroke(`M${x} 456V320`, s.ink, 15),
    ...Array.from({ length: 20 }, (_, i) =>
      rect(x - 9, 318 + i * 7, 18, 3.4, mix(s.ink, s.light, 0.3), { rx: 1.6 }),
    ),
    path(
      outline([
        [x - 62, 62],
        [x - 74, 130],
        [x - 66, 232],
        [x - 36, 300, 1],
        [x + 36, 300, 1],
        [x + 66, 232],
        [x + 74, 130],
        [x + 62, 62],
        [x, 26],
      ]),
      d.linear(
        [x - 74, 0],
        [x + 74, 0],
        [
          [0, '#0d1218'],
          [0.28, mix(s.deep, s.light, 0.45)],
          [0.4, s.paper],
          [0.55, lift(s.deep, 0.1)],
          [1, '#0d1218'],
        ],
      ),
    ),
  );
  const mesh = d.clip(
    path(
      outline([
        [x - 62, 62],
        [x - 74, 130],
        [x - 71, 192],
        [x + 71, 192],
        [x + 74, 130],
        [x + 62, 62],
        [x, 26],
      ]),
      '#fff',
    ),
  );
  d.add(
    group({ 'clip-path': mesh }, hatching(d, s.ink, 9, 3.4, 45, 0.85), hatching(d, s.ink, 9, 3.4, -45, 0.85)),
    rect(x - 76, 190, 152, 16, s.accent, { rx: 4 }),
    rect(x - 40, 296, 80, 26, '#0d1218', { rx: 6 }),
    circle(x, 246, 9, s.accent),
    circle(x, 246, 4, s.paper),
  );
  return {
    box: { x: 56, y: 872, w: 608, h: 112 },
    align: 'left',
    valign: 'bottom',
    fill: s.deep,
    tagline: 'none',
    credits: s.deep,
    style: { maxSize: 104, maxLines: 1 },
  };
}
