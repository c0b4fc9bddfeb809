import { lchOf, mix, tone } from '../../colour.ts';
import { num } from '../../drawing.ts';
import type { Layout, Paint } from '../../scene.ts';
import { heapCloud, stars } from '../../scenery/sky.ts';
import { circle, group, path, polygon, rect } from '../../shapes.ts';
import { door } from '../../subjects/buildings/door.ts';
import { cast, letters, sunk } from '../parts/inks.ts';
import { atFoot, atHead, leadOf, secondOf, sideOf, stood } from '../placing.ts';

/** Steps through the sky: the subject on its way up to a light. */
export function skyStair({ d, w, wide, cx, s, r, subjects }: Paint): Layout {
  const night = r.chance(0.6);
  const wish = r.pick([s.light, s.accent, s.paper]);
  const sky = night
    ? sunk(r.pick([s.deep, s.ink, s.accent]), 0.28)
    : lchOf(wish).l < 0.64
      ? tone(wish, 0.74)
      : wish;
  const haze = night ? mix(s.accent, s.mid, 0.4) : mix(s.paper, sky, 0.2);
  const side = sideOf(r, wide);
  const stone = night ? mix(s.mid, s.light, 0.25) : mix(s.deep, s.mid, 0.3);
  const shade = mix(stone, s.ink, 0.5);
  const low = !wide && r.chance(0.35);
  const head: [number, number] = [wide ? cx + 330 : 360 + side * 170, wide ? 330 : low ? 460 : 330];
  const foot: [number, number] = [wide ? cx - 380 : 360 - side * 230, wide ? 900 : low ? 960 : 770];
  const glow = night ? s.light : s.paper;
  const cloud = (x: number, y: number, width: number, part: number): string =>
    heapCloud(r, x, y, width, width * 0.34, mix(haze, sky, part));
  d.add(
    d.flood(
      d.vertical(0, 1080, [
        [0, sky],
        [1, mix(sky, haze, 0.7)],
      ]),
    ),
    night ? stars(r, { x: 0, y: 0, w, h: 800 }, 130, s.paper) : '',
    circle(head[0], head[1] - 110, wide ? 300 : 230, d.soft(glow)),
    circle(head[0], head[1] - 100, wide ? 160 : 122, glow, { opacity: 0.85 }),
    group(
      { opacity: 0.8 },
      cloud(wide ? cx - 300 : 360 - side * 200, foot[1] - 220, 300, 0.4),
      cloud(wide ? w - 60 : 360 + side * 290, head[1] + 210, 320, 0.3),
    ),
  );
  const steps = r.whole(8, 12);
  const bend = r.between(-70, 70);
  const at = (part: number): [number, number] => [
    foot[0] + (head[0] - foot[0]) * part + Math.sin(part * Math.PI) * bend,
    foot[1] + (head[1] - foot[1]) * part,
  ];
  const apart = r.chance(0.5);
  for (let step = steps; step >= 0; step -= 1) {
    const part = step / steps;
    const [x, y] = at(part);
    const width = (wide ? 190 : 150) * (1 - part * 0.55);
    const rise = ((foot[1] - head[1]) / steps) * (apart ? 0.34 : 1.3);
    d.add(
      path(
        polygon([
          [x - width / 2, y],
          [x + width / 2, y],
          [x + width / 2, y + rise],
          [x - width / 2, y + rise],
        ]),
        mix(shade, sky, part * 0.3),
      ),
      path(
        polygon([
          [x - width / 2, y],
          [x + width / 2, y],
          [x + width / 2 + width * 0.12, y - width * 0.11],
          [x - width / 2 + width * 0.12, y - width * 0.11],
        ]),
        mix(stone, glow, part * 0.5),
      ),
    );
  }
  const lead = leadOf(subjects);
  const goal = secondOf(subjects) ?? (lead === door ? undefined : door);
  if (goal !== undefined)
    d.add(stood(goal, [head[0], head[1] - 2], wide ? [200, 210] : [156, 156], cast(s, glow)));
  const climb = at(0.36);
  d.add(
    stood(
      lead,
      [climb[0], climb[1] - 4],
      wide ? [280, 320] : [200, 220],
      cast(s, mix(sky, haze, 0.35)),
      side < 0,
    ),
    group(
      {},
      cloud(foot[0] + side * 40, foot[1] + 50, 420, 0),
      cloud(foot[0] + side * 330, foot[1] + 70, 300, 0.15),
    ),
  );
  const base = mix(sky, haze, 0.7);
  if (!wide)
    d.add(
      rect(
        0,
        foot[1] + 30,
        w,
        340,
        d.vertical(foot[1] + 30, foot[1] + 90, [
          [0, base, 0],
          [1, base],
        ]),
      ),
    );
  d.add(path(`M0 1080H${w}V${num(1076)}H0Z`, base));
  return {
    ...(low ? atHead(side > 0 ? 'left' : 'right', 170) : atFoot('centre', 120)),
    ...letters(s, low ? sky : base, base, night ? s.paper : s.ink),
  };
}
