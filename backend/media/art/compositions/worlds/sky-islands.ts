import { lchOf, mix, tone } from '../../colour.ts';
import type { Layout, Paint } from '../../scene.ts';
import type { Random } from '../../random.ts';
import { conifers } from '../../scenery/land.ts';
import { heapCloud, stars } from '../../scenery/sky.ts';
import { circle, group, outline, path } from '../../shapes.ts';
import type { Node } from '../../shapes.ts';
import { castle } from '../../subjects/buildings/castle.ts';
import { balloon } from '../../subjects/vehicles/balloon.ts';
import { cast, letters, sunk } from '../parts/inks.ts';
import { atFoot, atHead, leadOf, secondOf, sideOf, stood } from '../placing.ts';

/** Islands of rock afloat among clouds, the subject on the nearest. */
export function skyIslands({ d, w, wide, cx, s, r, subjects }: Paint): Layout {
  const night = r.chance(0.5);
  const wish = r.pick([s.light, s.mid, s.accent]);
  const sky = night ? sunk(s.deep, 0.3) : lchOf(wish).l < 0.6 ? tone(wish, 0.72) : wish;
  const haze = night ? mix(s.accent, s.mid, 0.5) : s.paper;
  const side = sideOf(r, wide);
  const low = r.chance(0.4);
  d.add(
    d.flood(
      d.vertical(0, 1080, [
        [0, sky],
        [0.75, mix(sky, haze, 0.6)],
        [1, night ? sky : mix(sky, haze, 0.8)],
      ]),
    ),
    night ? stars(r, { x: 0, y: 0, w, h: 700 }, 130, s.paper) : '',
    circle(
      wide ? cx + 330 : 360 + side * 170,
      low ? 430 : 240,
      wide ? 150 : 118,
      night ? s.light : mix(s.paper, s.accent, 0.2),
    ),
  );
  const rock = mix(s.deep, night ? s.ink : s.mid, night ? 0.2 : 0.3);
  const grass = mix(s.mid, s.accent, r.between(0.2, 0.7));
  const cloud = mix(haze, sky, 0.25);
  const isle = (x: number, y: number, width: number, far: number): void => {
    const tint = mix(rock, sky, far);
    d.add(
      path(islandOf(r, x, y, width, width * r.between(0.6, 0.85)), tint),
      path(islandOf(r, x, y, width, width * 0.16), mix(grass, sky, far)),
    );
    const line = [
      [x - width, y - 6],
      [x + width, y - 6],
    ] as const;
    d.add(
      path(
        conifers(r, line, x - width * 0.44, x - width * 0.2, width * 0.2, 1.4),
        mix(mix(grass, s.ink, 0.4), sky, far),
      ),
    );
  };
  const lead = leadOf(subjects);
  const main: [number, number] = wide ? [cx, 660] : [360 + side * 40, low ? 700 : 520];
  const second = secondOf(subjects) ?? (lead === castle ? balloon : castle);
  const other: [number, number] = wide ? [cx + 430, 400] : [360 - side * 200, main[1] - 250];
  d.add(
    group(
      { opacity: 0.75 },
      heapCloud(r, wide ? cx - 200 : 120, main[1] + 40, 330, 110, cloud),
      heapCloud(r, wide ? w - 100 : 640, main[1] - 190, 270, 90, cloud),
    ),
  );
  if (second.element !== 'air') isle(other[0], other[1], wide ? 190 : 130, 0.42);
  d.add(
    stood(
      second,
      [other[0] + 10, other[1] - 2],
      wide ? [230, 230] : [150, 160],
      cast(s, mix(sky, haze, 0.2)),
    ),
  );
  const width = wide ? 480 : 370;
  isle(main[0], main[1], width, 0);
  d.add(
    stood(
      lead,
      [main[0] + side * 20, main[1] + 6],
      wide ? [370, 420] : [290, 290],
      cast(s, mix(sky, haze, 0.35)),
      side < 0,
    ),
    group(
      { opacity: 0.9 },
      heapCloud(r, main[0] - side * width * 0.6, main[1] + width * 0.36, width * 0.9, 84, cloud),
      heapCloud(r, main[0] + side * width * 0.66, main[1] + width * 0.2, width * 0.6, 60, cloud),
    ),
  );
  const foot = night ? sky : mix(sky, haze, 0.7);
  return {
    ...(low ? atHead('centre', 190) : atFoot('centre', 130)),
    ...letters(s, low ? sky : foot, foot, night ? s.light : s.deep),
  };
}

function islandOf(r: Random, x: number, y: number, width: number, depth: number): string {
  const nodes: Node[] = [
    [x - width / 2, y, 1],
    [x, y - 8],
    [x + width / 2, y, 1],
  ];
  const teeth = 7;
  for (let tooth = 1; tooth < teeth; tooth += 1) {
    const part = tooth / teeth;
    const hang = Math.sin(part * Math.PI) ** 0.8 * depth * r.between(0.7, 1.05);
    nodes.push([x + width * (0.5 - part), y + hang, tooth % 2 === 0 ? 1 : 1]);
  }
  return outline(nodes);
}
