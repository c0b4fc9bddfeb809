import { mix } from '../../colour.ts';
import { fitted } from '../../scene.ts';
import { put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { ripples } from '../../scenery/water.ts';
import { circle, group, path, placed, rect } from '../../shapes.ts';
import { couple } from '../../subjects/people/couple.ts';
import { stipple } from '../../texture.ts';
import { flat, inkOn, letteringOn } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';

/** The subject at the water's edge and its image below, broken into bands. */
export function waterMirror({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  const [main = couple, other] = subjects;
  const sky = r.pick([s.light, mix(s.light, s.paper, 0.5), mix(s.accent, s.light, 0.4)]);
  const water = mix(s.deep, s.mid, r.between(0.1, 0.4));
  const line = 600;
  const height = fitted(main, 292, 440);
  const image =
    other !== undefined && Math.abs(other.width / other.height - main.width / main.height) < 1.2
      ? other
      : main;
  const mirrored = fitted(image, 292, 440);
  const [sx, radius] = [cx + r.between(-60, 60), r.between(190, 236)];
  const bands: string[] = [];
  for (let y = line; y < 1000;) {
    const part = (y - line) / 400;
    const thick = 20 + part * 26;
    const clip = d.clip(rect(0, y, w, thick - 2 - part * 9, '#fff'));
    const shift = Math.sin(part * 9 + radius) * (3 + part * 20);
    bands.push(
      group(
        { 'clip-path': clip },
        circle(sx + shift, line + 20, radius, mix(s.paper, sky, 0.3), { opacity: 0.75 }),
        placed(
          cx + shift,
          line + 4,
          mirrored / image.height,
          (-mirrored / image.height) * 1.06,
          image.draw(image === main ? flat(s.ink) : inkOn(sky, s)),
        ),
      ),
    );
    y += thick;
  }
  d.add(
    d.flood(
      d.vertical(0, line, [
        [0, mix(sky, s.mid, 0.25)],
        [1, mix(sky, s.paper, 0.35)],
      ]),
    ),
    circle(sx, line - 20, radius, mix(s.paper, sky, 0.15)),
    rect(
      0,
      line,
      w,
      500,
      d.vertical(line, 1080, [
        [0, mix(water, sky, 0.35)],
        [0.35, water],
        [1, s.deep],
      ]),
    ),
    path(`M0 ${line}H${w}V1080H0Z`, stipple(d, s.deep, [0, 600], 800, 0), { opacity: 0.6 }),
    ...bands,
    ripples(r, { x: wide ? 700 : -40, y: line + 10, w: wide ? 1300 : w + 80, h: 400 }, 40, sky, 0.4),
    put(main, cx, line + 6, height, { ...inkOn(sky, s), body: s.ink }),
  );
  const top = letteringOn(mix(sky, s.mid, 0.2), s, s.deep, s.ink);
  return lettered('top', top, letteringOn(s.deep, s, s.light), {
    box: { x: 54, y: 60, w: 612, h: 176 },
    style: { maxLines: 3 },
  });
}
