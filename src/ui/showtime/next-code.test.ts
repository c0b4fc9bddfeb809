import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextCodes, nextIn, type TimedCard } from './next-code.ts';
import type { NextTime, NextTimesData } from './next-times.client.tsx';

interface Timed {
  readonly next: NextTimesData;
  readonly card: TimedCard;
}

/** What is read of a list that was written. */
function readAgain(list: readonly Timed[]): (NextTimesData | undefined)[] {
  const { shared, codes } = nextCodes(list);
  return list.map(({ card }, at) => {
    const code = codes[at];
    return code === undefined ? undefined : nextIn(shared, code, card);
  });
}

const text = fc.string({ maxLength: 6 });
const titles = fc.constantFrom('Un été', 'Lyon', 'L', 'été', 'A "quoted" <film>');
const time: fc.Arbitrary<NextTime> = fc.record(
  {
    start: fc.constantFrom('14h25', '9h05', '21:30'),
    note: fc.constantFrom('VF', 'Complet'),
    href: fc.constantFrom(
      'https://tickets.example/V1',
      'https://tickets.example/V12',
      'https://other.example',
    ),
    soldOut: fc.constant(true as const),
    closes: fc.constantFrom('2026-11-18T13:25Z', '2026-11-18T20:00:30.000Z', '2026-11-19T00:05Z'),
  },
  { requiredKeys: ['start'] },
);
const card = fc.record(
  {
    href: fc.constantFrom(null, '/films/one', '/films/two'),
    title: titles,
    show: fc.constantFrom('one', 'two'),
  },
  { requiredKeys: ['href', 'title'] },
);
const next: fc.Arbitrary<NextTimesData> = fc.record(
  {
    show: fc.constantFrom('one', 'two', ''),
    title: titles,
    cinema: fc.constantFrom('bellecour', 'vaise'),
    day: fc.constantFrom('2026-11-18', '2026-11-19'),
    label: fc.oneof(
      text,
      fc.tuple(text, titles, text).map((parts) => parts.join('')),
    ),
    times: fc.array(time, { maxLength: 3 }),
    name: fc.constantFrom('Velours Bellecour', 'Velours Vaise'),
    distance: fc.constantFrom('1,2 km', '4 km'),
    when: fc.constant('jeu. 19 nov.'),
    version: fc.constantFrom('Version originale', 'Version française'),
    code: fc.constantFrom('VOST', 'VF'),
    more: fc.record({ href: fc.constantFrom('/films/one', '/films/three'), text }),
  },
  { requiredKeys: ['show', 'title', 'cinema', 'day', 'label', 'times'] },
);

it('is read as it was written, whatever the cards say', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ next, card }), { maxLength: 6 }), (list) => {
      expect(readAgain(list)).toEqual(list.map((one) => one.next));
    }),
  );
});

const cardOf = (show: string): TimedCard => ({ href: `/films/${show}`, title: `Le ${show}`, show });
const timesOf = (show: string, ids: readonly string[]): NextTimesData => ({
  show,
  title: `Le ${show}`,
  cinema: 'bellecour',
  day: '2026-11-18',
  name: 'Velours Bellecour',
  distance: '1,2 km',
  version: 'Version originale',
  code: 'VOST',
  label: `Le ${show}, Velours Bellecour, mercredi 18 novembre`,
  times: ids.map((id) => ({
    start: '14h25',
    href: `https://tickets.example/fr/V${id}/booking`,
    closes: '2026-11-18T13:25Z',
  })),
  more: { href: `/films/${show}`, text: '2 autres séances' },
});

it('says what the cards of a list share once, and nothing that a card says', () => {
  const { shared, codes } = nextCodes([
    { next: timesOf('one', ['1S1', '1S2']), card: cardOf('one') },
    { next: timesOf('two', ['2S1']), card: cardOf('two') },
  ]);
  expect(shared).toEqual({
    places: [
      {
        cinema: 'bellecour',
        day: '2026-11-18',
        name: 'Velours Bellecour',
        distance: '1,2 km',
        label: ['', ', Velours Bellecour, mercredi 18 novembre'],
      },
    ],
    versions: [{ version: 'Version originale', code: 'VOST' }],
    links: ['https://tickets.example/fr/V', '/booking'],
    closing: ['2026-11-18T13:25Z', ''],
  });
  expect(codes).toEqual([
    [
      0,
      0,
      [
        ['14h25', '1S1', ''],
        ['14h25', '1S2', ''],
      ],
      '2 autres séances',
    ],
    [0, 0, [['14h25', '2S1', '']], '2 autres séances'],
  ]);
});
