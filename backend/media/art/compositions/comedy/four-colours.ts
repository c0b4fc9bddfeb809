import { mix } from '../../colour.ts';
import { fitted } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { circle, group, rect } from '../../shapes.ts';
import { cat } from '../../subjects/animals/cat.ts';
import { dots } from '../../texture.ts';
import { inkOn, letteringOn, standingOff } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';
import { centred } from '../parts/setting.ts';

/** The same picture printed four times in four colourings, one of them with something wrong. */
export function fourColours({ d, cx, s, r, subjects, wide }: Paint): Layout {
  const [main = cat, other] = subjects;
  const grounds = [s.accent, s.light, s.deep, mix(s.mid, s.paper, 0.35)];
  const turn = r.whole(0, 3);
  const wrong = r.whole(0, 3);
  const [size, top, gap] = [wide ? 520 : 328, wide ? 14 : 250, 16];
  const left = cx - size - gap / 2;
  const share = r.between(0.34, 0.44);
  const pitch = r.whole(10, 17);
  const field = standingOff(
    [r.chance(0.5) ? s.paper : s.ink, s.ink],
    grounds.map((ground) => [ground, 0.09]),
  );
  d.add(d.flood(field));
  for (let index = 0; index < 4; index += 1) {
    const [x, y] = [left + (index % 2) * (size + gap), top + Math.floor(index / 2) * (size + gap)];
    const ground = grounds[(index + turn) % 4] ?? s.light;
    const isWrong = index === wrong;
    const subject = isWrong && other !== undefined ? other : main;
    const bright = grounds[(index + turn + 2) % 4] ?? s.paper;
    d.add(
      rect(x, y, size, size, ground),
      group(
        { 'clip-path': d.clip(rect(x, y, size, size, '#fff')) },
        circle(x + size / 2, y + size / 2, size * share, mix(ground, bright, 0.3)),
        rect(x, y, size, size, dots(d, mix(ground, s.ink, 0.22), pitch, 0.16)),
        centred(
          subject,
          x + size / 2,
          y + size * 0.51,
          fitted(subject, size * 0.74, size * 0.84),
          inkOn(ground, s),
          index % 2 === 1,
          isWrong && other === undefined ? 180 : 0,
        ),
      ),
    );
  }
  const fill = letteringOn(field, s, ...(field === s.ink ? [s.light] : [s.deep]));
  return lettered('top-left', fill, fill, {
    box: { x: 48, y: 52, w: 624, h: 168 },
    valign: 'middle',
    tagline: 'none',
    style: { maxLines: 3 },
  });
}
