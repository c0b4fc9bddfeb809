import { lift, mix } from '../../colour.ts';
import { num } from '../../drawing.ts';
import type { Point } from '../../drawing.ts';
import type { Layout, Paint } from '../../scene.ts';
import { contours } from '../../scenery/land.ts';
import { swell } from '../../scenery/water.ts';
import { circle, outline, path, polygon, rect, stroke } from '../../shapes.ts';

/** A boat that sails out of an engraved chart into painted waves. */
export function livingChart({ d, w, cx, s, r, wide }: Paint): Layout {
  const paper = mix(s.light, s.paper, 0.35);
  const ink = mix(s.deep, s.ink, 0.3);
  d.add(
    d.flood(paper),
    d.flood(
      d.radial([cx, 400], 900, [
        [0.4, paper, 0],
        [1, mix(s.light, s.accent, 0.5), 0.65],
      ]),
    ),
  );
  const rose: Point = [wide ? cx - 760 : cx - 196, 420];
  d.add(
    stroke(
      Array.from(
        { length: 32 },
        (_, i) =>
          `M${rose[0]} ${rose[1]}L${num(rose[0] + Math.cos((i / 32) * 6.2832) * 2400)} ${num(rose[1] + Math.sin((i / 32) * 6.2832) * 2400)}`,
      ).join(''),
      ink,
      0.8,
      { opacity: 0.3 },
    ),
  );
  const isle = (x: number, y: number, size: number, seed: string): string => {
    const [shore, ...inner] = contours(r.fork(seed), [x, y], size, 6);
    return (
      path(shore ?? '', mix(paper, s.accent, 0.2), { stroke: ink, 'stroke-width': 2.4 }) +
      [1.08, 1.16, 1.25]
        .map(
          (k) =>
            `<g transform="translate(${num(x * (1 - k))} ${num(y * (1 - k))}) scale(${k})">${stroke(shore ?? '', ink, 0.7, { opacity: 0.55, 'stroke-dasharray': k > 1.1 ? '6 5' : undefined })}</g>`,
        )
        .join('') +
      inner
        .slice(0, 3)
        .map((line) => stroke(line, ink, 0.9, { opacity: 0.5, 'stroke-dasharray': '2 3' }))
        .join('') +
      path(`M${x - 18} ${y + 8}l10 -22l8 14l8 -20l14 28Z`, 'none', { stroke: ink, 'stroke-width': 1.8 })
    );
  };
  d.add(isle(cx + 214, 366, 62, 'a'), isle(cx - 246, 636, 50, 'b'), isle(cx + 236, 556, 30, 'c'));
  if (wide) d.add(isle(cx - 520, 250, 110, 'd'), isle(cx - 1040, 520, 90, 'e'), isle(cx + 520, 260, 80, 'f'));
  d.add(
    circle(rose[0], rose[1], 70, 'none', { stroke: ink, 'stroke-width': 1.6 }),
    circle(rose[0], rose[1], 78, 'none', { stroke: ink, 'stroke-width': 0.8 }),
    ...Array.from({ length: 16 }, (_, i) => {
      const long = i % 4 === 0 ? 100 : i % 2 === 0 ? 66 : 44;
      return `<g transform="translate(${rose[0]} ${rose[1]}) rotate(${i * 22.5})">${path(
        polygon([
          [0, -long],
          [long * 0.13, -long * 0.2],
          [0, 0],
        ]),
        i % 4 === 0 ? s.accent : ink,
      )}${path(
        polygon([
          [0, -long],
          [-long * 0.13, -long * 0.2],
          [0, 0],
        ]),
        paper,
        { stroke: ink, 'stroke-width': 1 },
      )}</g>`;
    }),
  );
  d.add(
    stroke(`M${cx - 330} 300Q${cx - 60} 360 ${cx + 60} 470T${cx + 20} 640`, s.accent, 4, {
      'stroke-dasharray': '3 13',
    }),
    path(`M${cx - 340} 288l20 24M${cx - 320} 288l-20 24`, 'none', {
      stroke: s.accent,
      'stroke-width': 5,
      'stroke-linecap': 'round',
    }),
  );
  // Sea monster of the engraver.
  const mx = cx - 420;
  if (wide)
    d.add(
      stroke(
        `M${mx - 60} 706q20 -52 44 0M${mx - 10} 706q24 -70 52 0M${mx + 50} 706q14 -76 46 -70q30 4 16 24q-14 10 -22 -4`,
        ink,
        3,
      ),
    );
  // Drawn waves that thicken into painted ones.
  for (let row = 0; row < 7; row += 1)
    d.add(
      stroke(
        Array.from(
          { length: Math.ceil(w / 40) + 1 },
          (_, i) => `M${i * 40 - (row % 2) * 20} ${num(702 + row * 15)}q10 -12 20 0q10 10 20 0`,
        ).join(''),
        ink,
        0.8 + row * 0.32,
        { opacity: 0.3 + row * 0.1 },
      ),
    );
  const bx = cx - 6;
  const by = 824;
  const seas = [
    [790, 46, wide ? 9 : 4, 0.3],
    [846, 58, wide ? 7 : 3, 0.12],
    [920, 66, wide ? 6 : 2.5, 0],
    [1000, 60, wide ? 7 : 3, -0.06],
  ] as const;
  for (const [index, [y, height, crests, light]] of seas.entries()) {
    const tint = light >= 0 ? mix(s.deep, s.paper, light * 1.1) : lift(s.deep, light);
    const shape = swell(r.fork(`sea${index}`), w, y, height, crests, 1090);
    if (index === 2) {
      d.add(
        `<g transform="translate(${bx} ${by}) rotate(5) scale(2.62)">${rect(-1.6, -156, 3.2, 140, ink)}${path(
          outline([
            [4, -150, 1],
            [36, -104],
            [52, -34],
            [52, -28, 1],
            [4, -28, 1],
          ]),
          'none',
          { stroke: ink, 'stroke-width': 1.4 },
        )}${[0, 1, 2, 3, 4, 5].map((i) => stroke(`M6 ${-140 + i * 20}Q${22 + i * 3} ${-130 + i * 18} ${20 + i * 6} ${-118 + i * 17}`, ink, 0.6)).join('')}${path(
          outline([
            [-5, -140, 1],
            [-22, -92],
            [-54, -30, 1],
            [-5, -28, 1],
          ]),
          s.accent,
        )}${path(
          outline([
            [-5, -140, 1],
            [-14, -88],
            [-22, -29, 1],
            [-5, -28, 1],
          ]),
          lift(s.accent, -0.1),
        )}${stroke('M-46 -48L-5 -60M-32 -76L-5 -86', s.paper, 3)}${path(
          outline([
            [-58, -20, 1],
            [58, -20, 1],
            [46, 0],
            [38, 6, 1],
            [-42, 6, 1],
            [-50, -4],
          ]),
          s.ink,
        )}${rect(-57, -19, 114, 4, s.light)}${path(
          polygon([
            [0, -156],
            [26, -150],
            [0, -144],
          ]),
          s.accent,
        )}${circle(-20, -28, 5, s.ink)}${path('M-26 -24h12l2 12h-16Z', s.light)}</g>`,
      );
    }
    d.add(
      path(shape, tint),
      stroke(shape, s.paper, 3.4, { opacity: 0.9 }),
      `<g transform="translate(0 15)" opacity="0.5">${stroke(shape, mix(tint, s.paper, 0.5), 2)}</g>`,
      `<g transform="translate(0 30)" opacity="0.3">${stroke(shape, mix(tint, s.paper, 0.5), 2)}</g>`,
    );
  }
  d.add(
    ...Array.from({ length: 40 }, () =>
      circle(bx + r.between(-260, 260), by + r.between(-20, 80), r.between(1.4, 5), s.paper, {
        opacity: 0.85,
      }),
    ),
  );
  d.add(
    rect(20, 20, w - 40, 1040, 'none', { stroke: ink, 'stroke-width': 2 }),
    rect(30, 30, w - 60, 1020, 'none', { stroke: ink, 'stroke-width': 9, 'stroke-dasharray': '36 36' }),
    rect(39, 39, w - 78, 1002, 'none', { stroke: ink, 'stroke-width': 1.4 }),
  );
  return {
    box: { x: 84, y: 82, w: 552, h: 172 },
    align: 'centre',
    valign: 'middle',
    fill: ink,
    tagline: 'none',
    credits: s.paper,
    style: { maxSize: 90 },
  };
}
