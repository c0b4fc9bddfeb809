import { mix } from '../../colour.ts';
import { num } from '../../drawing.ts';
import type { Layout, Paint } from '../../scene.ts';
import { rays } from '../../scenery/sky.ts';
import { circle, group, path, polygon, rect, stroke } from '../../shapes.ts';
import { cast, letters, off, sunk } from '../parts/inks.ts';
import { leadOf, secondOf, stood } from '../placing.ts';

/** A card from a fortune teller's pack: frame, heavenly body, rays, the subject upright in the middle. */
export function fortuneCard({ d, w, wide, cx, s, r, subjects }: Paint): Layout {
  const dark = r.chance(0.6);
  const card = dark ? sunk(r.pick([s.deep, s.accent]), 0.3) : r.pick([s.paper, s.light]);
  const table = dark ? s.ink : sunk(s.deep, 0.26);
  const gold = off(r.pick([s.light, s.accent]), card, 3);
  const half = wide ? 330 : 312;
  const top = wide ? 50 : 40;
  const bottom = wide ? 1030 : 1000;
  const y = wide ? 390 : r.between(330, 370);
  const disc = off(r.pick([s.light, s.accent, s.paper]), card, 1.7);
  const body = r.pick(['sun', 'moon', 'eye', 'stars']);
  const opening = `M${num(cx - half + 44)} ${bottom - 150}V${top + 210}Q${num(cx - half + 44)} ${top + 50} ${cx} ${top + 44}Q${num(cx + half - 44)} ${top + 50} ${num(cx + half - 44)} ${top + 210}V${bottom - 150}Z`;
  const field = mix(card, s.accent, dark ? 0.22 : 0.16);
  d.add(
    d.flood(table),
    wide ? stroke(`M0 0L${w} 1080M${w} 0L0 1080`, mix(table, gold, 0.12), 2) : '',
    rect(cx - half, top, half * 2, bottom - top, card, { rx: 26 }),
    rect(cx - half + 14, top + 14, half * 2 - 28, bottom - top - 28, 'none', {
      rx: 16,
      stroke: gold,
      'stroke-width': 3,
    }),
    rect(cx - half + 24, top + 24, half * 2 - 48, bottom - top - 48, 'none', {
      rx: 10,
      stroke: gold,
      'stroke-width': 1.4,
    }),
    group(
      { 'clip-path': d.clip(path(opening, '#fff')) },
      path(opening, field),
      rays([cx, y], 900, r.whole(14, 26), mix(field, disc, 0.3), 0.05),
      circle(cx, y, 196, field),
      circle(cx, y, 176, disc),
      body === 'moon' ? circle(cx + 64, y - 40, 150, field) : '',
      body === 'eye'
        ? path(
            `M${cx - 150} ${y}Q${cx} ${y - 150} ${cx + 150} ${y}Q${cx} ${y + 150} ${cx - 150} ${y}Z`,
            mix(disc, s.paper, 0.55),
          )
        : '',
      body === 'stars' ? circle(cx, y, 120, mix(disc, field, 0.35)) : '',
      path(
        polygon([
          [cx - 400, bottom - 250],
          [cx - 120, bottom - 292],
          [cx + 60, bottom - 276],
          [cx + 400, bottom - 300],
          [cx + 400, bottom],
          [cx - 400, bottom],
        ]),
        mix(table, s.accent, 0.16),
      ),
    ),
    stroke(opening, gold, 4),
  );
  const foot = bottom - 244;
  const lead = leadOf(subjects);
  d.add(
    stood(
      lead,
      [cx, foot],
      [foot - y + 130, 440],
      cast(s, lead.width > lead.height ? field : mix(disc, field, 0.4)),
      r.chance(0.5),
    ),
  );
  const second = secondOf(subjects);
  if (second !== undefined)
    for (const side of [-1, 1])
      d.add(stood(second, [cx + side * 196, foot + 34], [96, 96], cast(s, field), side > 0));
  for (let star = 0; star < 9; star += 1) {
    const turn = Math.PI * (1.05 + (star / 8) * 0.9);
    d.add(spark(cx + Math.cos(turn) * 236, y + 30 + Math.sin(turn) * 240, star % 2 === 0 ? 13 : 7, gold));
  }
  for (const [dx, dy] of [
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ] as const)
    d.add(spark(cx + dx * (half - 46), dy === 0 ? top + 48 : bottom - 48, 15, gold));
  return {
    box: { x: 112, y: bottom - 136, w: 496, h: 94 },
    align: 'centre',
    valign: 'middle',
    tagline: 'none',
    ...letters(s, card, table, gold),
    style: { maxSize: 86, maxLines: 2 },
  };
}

function spark(x: number, y: number, arm: number, fill: string): string {
  const waist = arm * 0.2;
  return path(
    polygon([
      [x, y - arm],
      [x + waist, y - waist],
      [x + arm, y],
      [x + waist, y + waist],
      [x, y + arm],
      [x - waist, y + waist],
      [x - arm, y],
      [x - waist, y - waist],
    ]),
    fill,
  );
}
