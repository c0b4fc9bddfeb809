import { mix } from '../../colour.ts';
import { fitted, put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { down, rolling } from '../../scenery/land.ts';
import { stars } from '../../scenery/sky.ts';
import { circle, group, path, rect } from '../../shapes.ts';
import { figure } from '../../subjects/people/figure.ts';
import { againstLight, inkOn, letteringOn } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';

/** The same place three times, at morning, noon and night, one strip above the other. */
export function threeHours({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  const [main = figure, other] = subjects;
  const ground = mix(s.paper, s.light, 0.15);
  const left = wide ? cx - 430 : 36;
  const width = wide ? w - left : w - 72;
  const tall = wide ? 344 : 230;
  const top = wide ? 0 : 252;
  const gap = wide ? 24 : 16;
  const land = rolling(r.fork('land'), w, 0, 20, 1.8);
  const places = [r.between(-190, -90), r.between(-50, 50), r.between(90, 190)];
  const kinds = [
    {
      high: mix(s.accent, s.light, 0.4),
      low: mix(s.light, s.accent, 0.12),
      soil: mix(s.mid, s.deep, 0.3),
      disc: s.accent,
    },
    { high: mix(s.light, s.mid, 0.45), low: mix(s.light, s.mid, 0.1), soil: s.mid, disc: s.paper },
    { high: s.ink, low: mix(s.deep, s.mid, 0.45), soil: s.ink, disc: s.light },
  ];
  d.add(d.flood(ground));
  for (const [index, kind] of kinds.entries()) {
    const y = top + index * (tall + gap);
    const foot = y + tall * 0.8;
    const x = cx + (places[index] ?? 0) * (index === 1 ? 1 : 0.6);
    const sunX = cx + (index - 1) * -150;
    const subject = index === 1 && other !== undefined ? other : main;
    const height = fitted(subject, tall * 0.6, 330);
    const ink =
      index === 2
        ? { ...againstLight(s), body: mix(s.mid, s.light, 0.5) }
        : { ...inkOn(kind.low, s), body: s.ink };
    d.add(
      group(
        { 'clip-path': d.clip(rect(left, y, width, tall, '#fff')) },
        rect(
          left,
          y,
          width,
          tall,
          d.vertical(y, y + tall, [
            [0, kind.high],
            [1, kind.low],
          ]),
        ),
        index === 2 ? stars(r, { x: left, y, w: width, h: tall * 0.6 }, wide ? 70 : 40, s.paper) : '',
        circle(sunX, y + tall * (index === 1 ? 0.3 : 0.52), tall * (index === 1 ? 0.17 : 0.24), kind.disc),
        path(
          down(
            land.map(([lx, ly]) => [lx, ly + foot]),
            1100,
          ),
          kind.soil,
        ),
        put(subject, x, foot + 14, height, ink, index === 1),
      ),
    );
  }
  const fill = letteringOn(ground, s, s.deep);
  return lettered('top-left', fill, fill, { box: { x: 36, y: 48, w: 640, h: 142 }, style: { maxLines: 2 } });
}
