import { canLetter } from '../lettering/fonts.ts';
import { mix } from './colour.ts';
import { Drawing, num } from './drawing.ts';
import { fronts } from './fronts/all.ts';
import { evenings, eveningSky, neons, walls } from './fronts/evening.ts';
import type { Evening } from './fronts/evening.ts';
import { nameInLights } from './fronts/lights.ts';
import type { Front } from './fronts/parts.ts';
import type { Ground } from './fronts/street.ts';
import { streetOf } from './fronts/street.ts';
import { randomOf } from './random.ts';
import type { Random } from './random.ts';
import { houses } from './scenery/city.ts';
import type { Row } from './scenery/city.ts';
import { down, jagged } from './scenery/land.ts';
import { path } from './shapes.ts';
import { filmGrain } from './texture.ts';

/** What a cinema's picture is made from. */
export interface CinemaArt {
  /** Language-neutral kebab key; also the seed. */
  key: string;
  /** What stands in lights, with or without the chain's name. */
  name: string;
  city: string;
}

/** What is at home in a part of the world: fronts, streets and the town behind. */
interface Region {
  fronts: readonly Front['name'][];
  grounds: readonly Ground[];
  row: Row['manner'];
  /** Mountains stand behind the town. */
  peaks?: boolean;
}

const anywhere: Region = {
  fronts: ['deco', 'rounded', 'tower', 'brutalist', 'glass-box', 'warehouse', 'riverside', 'iron-hall'],
  grounds: ['wet', 'trees', 'square', 'wet'],
  row: 'mansards',
};

const regions: readonly (readonly [cities: RegExp, region: Region])[] = [
  [
    /bern|z[uü]ri|zuerich|luzern|winterthur|basel|neuch|fribourg|lausanne|gen[eè]ve|sion|chur|gallen|annecy|grenoble|chamb/iu,
    {
      fronts: [
        'chalet',
        'gabled',
        'deco',
        'rounded',
        'glass-box',
        'riverside',
        'brutalist',
        'courtyard',
        'corner',
      ],
      grounds: ['snow', 'wet', 'trees', 'square', 'canal', 'snow'],
      row: 'gables',
      peaks: true,
    },
  ],
  [
    /amsterdam|utrecht|haarlem|leiden|delft|groningen|maastricht|antwerp|brux|bruss|bru[gx]|gent|li[eè]ge|namur|leuven|mons|charleroi|strasbourg|lille|mulhouse|colmar/iu,
    {
      fronts: [
        'gabled',
        'deco',
        'warehouse',
        'tower',
        'rounded',
        'iron-hall',
        'riverside',
        'courtyard',
        'corner',
      ],
      grounds: ['canal', 'wet', 'canal', 'square', 'trees', 'wet'],
      row: 'gables',
    },
  ],
  [
    /rotterdam|den haag|eindhoven|almere/iu,
    {
      fronts: ['tower', 'brutalist', 'glass-box', 'riverside', 'warehouse', 'rounded'],
      grounds: ['canal', 'wet', 'square', 'trees'],
      row: 'towers',
    },
  ],
  [
    /marseille|nice|toulon|montpellier|n[iî]mes|avignon|aix|cannes|perpignan|antibes|ajaccio|bastia/iu,
    {
      fronts: ['corner', 'tropical', 'deco', 'courtyard', 'iron-hall', 'rounded', 'mansard', 'glass-box'],
      grounds: ['palms', 'square', 'trees', 'palms', 'wet'],
      row: 'mansards',
    },
  ],
  [
    /tunis|sousse|sfax|casablanca|rabat|marrakech|tanger|f[eè]s|agadir|oran|alger/iu,
    {
      fronts: ['arcade', 'courtyard', 'deco', 'tropical', 'rounded', 'earthen', 'arcade'],
      grounds: ['palms', 'square', 'palms', 'trees'],
      row: 'medina',
    },
  ],
  [
    /dakar|abidjan|saint-louis|thi[eè]s|bouak|yamou|bamako|ouaga/iu,
    {
      fronts: ['tropical', 'earthen', 'tower', 'brutalist', 'arcade', 'rounded', 'glass-box'],
      grounds: ['palms', 'wet', 'palms', 'trees'],
      row: 'towers',
    },
  ],
  [
    /paris|lyon|toulouse|bordeaux|nantes|rennes|rouen|tours|dijon|reims|nancy|metz|orl[eé]ans|angers|versailles|clermont/iu,
    {
      fronts: [
        'mansard',
        'corner',
        'deco',
        'iron-hall',
        'courtyard',
        'rounded',
        'tower',
        'glass-box',
        'warehouse',
      ],
      grounds: ['wet', 'trees', 'square', 'trees', 'canal', 'wet'],
      row: 'mansards',
    },
  ],
];

/** Size of a facade's drawing, 16:9. */
const facadeSize = { width: 1920, height: 1080 } as const;

/** Draws a cinema's front in the evening with its name in lights. The same cinema gives the same bytes. */
export function drawFacade(cinema: CinemaArt): string {
  const random = randomOf(cinema.key);
  const evening = random.fork('hour').pick(evenings);
  const neon = random.fork('neon').pick(neons);
  const wall = random.fork('wall').pick(walls);
  const region = regions.find(([cities]) => cities.test(`${cinema.city} ${cinema.key}`))?.[1] ?? anywhere;
  const chosen = random.fork('house').pick(region.fronts);
  const kind = random.fork('ground').pick(region.grounds);
  const front = fronts.find((one) => one.name === chosen);
  if (front === undefined) throw new Error(`There is no front named ${chosen}`);
  const d = new Drawing(facadeSize.width, facadeSize.height);
  const ground = 900;
  d.add(...eveningSky(d, random.fork('sky'), evening));
  town(d, random.fork('town'), evening, region, ground);
  // Nearer or farther, a little to one side: so that two houses of one kind do not stand alike.
  const stand = random.fork('stand');
  const scale = stand.between(0.84, 1.04);
  const shift = stand.between(-110, 110);
  d.within(
    {
      id: 'house',
      transform: `translate(${num(960 + shift - 960 * scale)} ${num(ground - ground * scale)}) scale(${scale})`,
    },
    () => {
      const sign = front.draw({ d, random: random.fork('front'), wall, neon, ground });
      d.add(...nameInLights(d, { ...cinema, name: letterable(cinema) }, neon, sign));
    },
  );
  d.add(
    ...streetOf({
      d,
      random: random.fork('street'),
      kind,
      wall,
      neon,
      haze: evening.sky[2],
      day: evening.day,
      ground,
    }),
    d.flood(
      d.radial([960, 560], 1150, [
        [0.5, '#02030a', 0],
        [1, '#02030a', 0.55 - evening.day * 0.4],
      ]),
    ),
    filmGrain(d, 0.06),
  );
  return d.toSvg();
}

/** The roofs behind the house, and mountains where there are any. */
function town(d: Drawing, random: Random, { sky, day }: Evening, region: Region, ground: number): void {
  const [, middle, low] = sky;
  if (region.peaks === true && random.chance(0.8)) {
    const ridge = jagged(random.fork('ridge'), d.width, 520, 170);
    d.add(path(down(ridge, ground), mix(middle, low, 0.45)));
    d.add(path(down(jagged(random.fork('near'), d.width, 640, 110), ground), mix(middle, '#05060c', 0.2)));
  }
  const high = random.between(0.7, 1.25);
  for (let layer = 0; layer < 2; layer += 1) {
    const row = houses(
      random.fork(`row${layer}`),
      d.width,
      {
        ground: ground + 4,
        low: (180 + layer * 20) * high,
        high: (380 - layer * 60) * high,
        narrow: 80 + layer * 40,
        wide: 150 + layer * 60,
        manner: region.row,
      },
      (0.22 + layer * 0.1) * (1 - day * 0.5),
    );
    d.add(
      path(
        row.body,
        mix(mix(sky[layer === 0 ? 1 : 0], low, day * 0.25), '#05060c', 0.2 + layer * 0.22 - day * 0.1),
      ),
      path(row.windows, '#ffd68a', { opacity: 0.4 + layer * 0.25 }),
    );
  }
}

/** The name as it can be lettered: the city where the letters are not ours. */
function letterable({ name, city }: CinemaArt): string {
  return canLetter('display', name.replace(/^velours\s+/iu, '')) ? name : city;
}
