import { measure } from '../lettering/typeset.ts';
import type { Type } from '../lettering/typeset.ts';
import { canLetter } from '../lettering/fonts.ts';
import { setTitle } from '../lettering/title.ts';
import { lift, mix } from './colour.ts';
import type { Box } from './drawing.ts';
import { Drawing, num } from './drawing.ts';
import { fronts } from './fronts/all.ts';
import type { Front } from './fronts/parts.ts';
import { randomOf } from './random.ts';
import type { Random } from './random.ts';
import { houses, lightString, streetLamp } from './scenery/city.ts';
import { barClouds, moon, rain, stars } from './scenery/sky.ts';
import { put } from './scene.ts';
import { ellipse, group, path, rect } from './shapes.ts';
import { child } from './subjects/people/child.ts';
import { couple } from './subjects/people/couple.ts';
import { cyclist } from './subjects/people/cyclist.ts';
import { dressFigure } from './subjects/people/dress-figure.ts';
import { figure } from './subjects/people/figure.ts';
import { hatFigure } from './subjects/people/hat-figure.ts';
import { traveller } from './subjects/people/traveller.ts';
import { tram } from './subjects/vehicles/tram.ts';
import { filmGrain } from './texture.ts';

/** What a cinema's picture is made from. */
export interface CinemaArt {
  /** Language-neutral kebab key; also the seed. */
  key: string;
  /** What stands in lights, with or without the chain's name. */
  name: string;
  city: string;
}

/** The evening a front stands in: sky from above to the horizon, the lights' colour, the wall's colour. */
interface Evening {
  sky: readonly [string, string, string];
  neon: string;
  wall: string;
}

const evenings: readonly Evening[] = [
  { sky: ['#0b1030', '#2b2a5e', '#c2607a'], neon: '#ff5d73', wall: '#3a3048' },
  { sky: ['#071a2b', '#0f4358', '#e08a5a'], neon: '#ffc25c', wall: '#2b3c46' },
  { sky: ['#140a24', '#3b1c4e', '#d9547a'], neon: '#6fe3e1', wall: '#40263f' },
  { sky: ['#0a1626', '#1d3557', '#7aa6b8'], neon: '#ff8a5c', wall: '#2d3748' },
  { sky: ['#1a0b18', '#57203a', '#f0a05a'], neon: '#ffd982', wall: '#4a2a2c' },
  { sky: ['#06121c', '#123a4a', '#5fb3a8'], neon: '#ff7ab0', wall: '#233a40' },
];

/** A row of the city behind, by the manner of building that is at home there. */
const manners: readonly (readonly [
  cities: RegExp,
  front: readonly Front['name'][],
  row: 'towers' | 'gables' | 'mansards' | 'medina',
])[] = [
  [
    /amsterdam|utrecht|antwerp|brux|bruss|gent|bern|z[uü]rich|zuerich|strasbourg|li[eè]ge/iu,
    ['gabled', 'deco', 'gabled', 'tower', 'rounded'],
    'gables',
  ],
  [
    /paris|lyon|gen[eè]ve|lausanne|marseille|toulouse|nice/iu,
    ['mansard', 'deco', 'tower', 'mansard', 'rounded'],
    'mansards',
  ],
  [/tunis|sousse|casablanca|rabat|marrakech/iu, ['arcade', 'deco'], 'medina'],
  [/dakar|abidjan/iu, ['tower', 'arcade', 'rounded'], 'towers'],
  [/rotterdam/iu, ['tower', 'tower', 'rounded'], 'towers'],
];

/** Size of a facade's drawing, 16:9. */
const facadeSize = { width: 1920, height: 1080 } as const;

/** Draws a cinema's front at night with its name in lights. The same cinema gives the same bytes. */
export function drawFacade(cinema: CinemaArt): string {
  const random = randomOf(cinema.key);
  const evening = random.pick(evenings);
  const d = new Drawing(facadeSize.width, facadeSize.height);
  const home = manners.find(([cities]) => cities.test(`${cinema.city} ${cinema.key}`));
  const chosen = random.pick(home?.[1] ?? ['deco', 'rounded', 'tower']);
  const front = fronts.find((one) => one.name === chosen) ?? fronts[0];
  if (front === undefined) throw new Error('There is no front to draw: expected at least one');
  const ground = 900;
  d.add(...nightSky(d, random, evening));
  for (let layer = 0; layer < 2; layer += 1) {
    const row = houses(
      random.fork(`row${layer}`),
      d.width,
      {
        ground: ground + 4,
        low: 180 + layer * 20,
        high: 380 - layer * 60,
        narrow: 80 + layer * 40,
        wide: 150 + layer * 60,
        manner: home?.[2] ?? 'mansards',
      },
      0.22 + layer * 0.1,
    );
    d.add(
      path(row.body, mix(evening.sky[layer === 0 ? 1 : 0], '#05060c', 0.25 + layer * 0.2)),
      path(row.windows, '#ffd68a', { opacity: 0.4 + layer * 0.25 }),
    );
  }
  const sign = front.draw({
    d,
    random: random.fork('front'),
    wall: evening.wall,
    neon: evening.neon,
    ground,
  });
  d.add(...nameInLights(d, cinema, evening.neon, sign));
  d.add(...street(d, random.fork('street'), evening, ground));
  d.add(filmGrain(d, 0.06));
  return d.toSvg();
}

function nightSky(d: Drawing, random: Random, evening: Evening): string[] {
  const [top, middle, low] = evening.sky;
  return [
    d.flood(
      d.vertical(0, 900, [
        [0, top],
        [0.55, middle],
        [1, low],
      ]),
    ),
    stars(random, { x: 0, y: 0, w: d.width, h: 480 }, 170, '#fff3dc'),
    moon(
      d,
      random,
      [random.pick([260, 330, 1610]), random.between(130, 210)],
      random.between(46, 66),
      '#fff1d6',
      middle,
      random.between(0.3, 1),
    ),
    barClouds(random, { x: 0, y: 330, w: d.width, h: 300 }, 6, mix(low, '#ffffff', 0.25), 0.25),
  ];
}

/** Letters as glowing tubes: a wide halo, a coloured stroke and a white heart. */
function nameInLights(
  d: Drawing,
  cinema: CinemaArt,
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

/** Wet pavement with the lights in it, people, a lamp, sometimes a tram or rain. */
function street(d: Drawing, random: Random, evening: Evening, ground: number): string[] {
  const { width: w } = d;
  const marks = [
    rect(
      0,
      ground,
      w,
      190,
      d.vertical(ground, 1080, [
        [0, mix(evening.wall, '#05060c', 0.45)],
        [1, '#05060c'],
      ]),
    ),
    ellipse(
      w / 2,
      ground + 40,
      820,
      90,
      d.radial(
        [w / 2, ground + 40],
        820,
        [
          [0, evening.neon, 0.5],
          [0.5, evening.neon, 0.16],
          [1, evening.neon, 0],
        ],
        `translate(0 ${num((ground + 40) * 0.89)}) scale(1 0.11)`,
      ),
    ),
  ];
  for (let glint = 0; glint < 90; glint += 1) {
    const x = w / 2 + random.between(-1, 1) ** 3 * 900;
    const y = ground + 10 + random.next() ** 1.4 * 150;
    marks.push(
      ellipse(
        x,
        y,
        random.between(10, 70),
        random.between(0.8, 2.6),
        random.pick([evening.neon, '#ffe9b8', '#fff6e0', lift(evening.neon, -0.1)]),
        { opacity: num(random.between(0.15, 0.75)) },
      ),
    );
  }
  const ink = {
    body: '#08070d',
    lit: mix(evening.neon, '#08070d', 0.45),
    glow: '#ffe9b8',
    accent: mix(evening.wall, '#08070d', 0.3),
  };
  const crowd = [figure, couple, hatFigure, dressFigure, traveller, cyclist, child];
  const reflections: string[] = [];
  const people: string[] = [];
  const count = random.whole(6, 9);
  for (let index = 0; index < count; index += 1) {
    const who = random.pick(crowd);
    const y = ground + random.between(18, 74);
    const x = w * (0.1 + 0.8 * ((index + random.between(0.1, 0.9)) / count));
    const height = (who.height / 99) * (118 + (y - ground) * 0.9);
    reflections.push(
      `<g transform="translate(0 ${num(y * 2)}) scale(1 -1)">${put(who, x, y, height, ink)}</g>`,
    );
    people.push(
      ellipse(x, y, height * 0.24, 5, '#000000', { opacity: 0.5 }),
      put(who, x, y, height, ink, random.chance(0.5)),
    );
  }
  marks.push(group({ opacity: 0.2 }, ...reflections), ...people);
  marks.push(
    streetLamp(d, 150, ground + 44, 430, '#08070d', '#ffe2a6'),
    streetLamp(d, w - 150, ground + 44, 430, '#08070d', '#ffe2a6', -1),
  );
  if (random.chance(0.35))
    marks.push(
      put(tram, random.pick([330, w - 330]), ground + 128, 205, {
        body: '#0d0b12',
        lit: '#d8c9b0',
        glow: '#ffe9b8',
        accent: mix(evening.neon, '#1a0d14', 0.55),
      }),
    );
  if (random.chance(0.4))
    marks.push(
      lightString(random, 0, 250, 470, 420, 90, 14, '#08070d', ['#ffe9b8', evening.neon]),
      lightString(random, w, 250, w - 470, 420, 90, 14, '#08070d', ['#ffe9b8', evening.neon]),
    );
  if (random.chance(0.35)) marks.push(rain(random, d, 300, '#dfe8ff'));
  marks.push(
    d.flood(
      d.radial([w / 2, 560], 1150, [
        [0.5, '#02030a', 0],
        [1, '#02030a', 0.62],
      ]),
    ),
  );
  return marks;
}
