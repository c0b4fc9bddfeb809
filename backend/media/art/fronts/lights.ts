import { canLetter } from '../../lettering/fonts.ts';
import { setTitle } from '../../lettering/title.ts';
import { measure } from '../../lettering/typeset.ts';
import type { Type } from '../../lettering/typeset.ts';
import { mix } from '../colour.ts';
import type { Box, Drawing } from '../drawing.ts';
import { num } from '../drawing.ts';
import { group, path } from '../shapes.ts';

/** Letters as glowing tubes: a wide halo, a coloured stroke and a white heart. */
export function nameInLights(
  d: Drawing,
  cinema: { name: string; city: string },
  neon: string,
  sign: { name: Box; chain: Box | undefined },
): string[] {
  const bare = cinema.name.replace(/^velours\s+/iu, '');
  const shown = canLetter('display', bare) ? bare : cinema.city;
  const type: Type = {
    face: 'display',
    axes: { wght: 520, opsz: 72, SOFT: 100, WONK: 0 },
    upper: true,
    tracking: 0.06,
  };
  const title = setTitle(sign.chain === undefined ? `Velours ${shown}` : shown, sign.name, {
    ...type,
    align: 'centre',
    valign: 'middle',
    leading: 1.08,
    maxSize: 170,
    maxLines: sign.name.h > 200 ? 2 : 1,
  });
  const tube = (data: string, size: number, box: Box): string[] => [
    group({ filter: d.blur(size * 0.34, box), opacity: 0.75 }, path(data, neon)),
    group({ filter: d.blur(size * 0.09, box), opacity: 0.9 }, path(data, neon)),
    path(data, mix(neon, '#ffffff', 0.82), { stroke: neon, 'stroke-width': num(size * 0.02) }),
  ];
  const marks = tube(title.path, title.size, title.box);
  if (sign.chain !== undefined) marks.push(...chainSign(d, sign.chain, mix(neon, '#ffd982', 0.6)));
  return marks;
}

function chainSign(d: Drawing, box: Box, colour: string): string[] {
  const upright = box.h > box.w * 1.6;
  const letters = Array.from('VELOURS');
  const type: Type = { face: 'display', axes: { wght: 760, opsz: 36, SOFT: 100, WONK: 0 }, upper: true };
  const cell = upright ? box.h / letters.length : box.w / letters.length;
  const size = Math.min(cell * 0.98, (upright ? box.w : box.h) * 0.98);
  const set = letters.map((letter, index) => {
    const area: Box = upright
      ? { x: box.x, y: box.y + index * cell, w: box.w, h: cell }
      : { x: box.x + index * cell, y: box.y, w: cell, h: box.h };
    const ink = measure(letter, type);
    const room = Math.min(size, (area.w * 0.8) / (ink.right - ink.left), (area.h * 0.74) / -ink.top);
    return setTitle(letter, area, { ...type, align: 'centre', valign: 'middle', leading: 1, maxSize: room })
      .path;
  });
  const data = set.join('');
  return [
    group({ filter: d.blur(9, box), opacity: 0.8 }, path(data, colour)),
    path(data, mix(colour, '#ffffff', 0.75)),
  ];
}
