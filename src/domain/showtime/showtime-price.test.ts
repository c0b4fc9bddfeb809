import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PriceComplement, PriceLine, Pricing } from '#src/contract/cinema/pricing.ts';
import { seatsLeft } from './seats-left.ts';
import { ownPriceOf, showtimePrice } from './showtime-price.ts';

const line = (
  label: string,
  amount: number,
  forAll?: boolean,
  holds: Partial<PriceLine> = {},
): PriceLine => ({
  label,
  amount,
  termsIndex: null,
  ...(forAll === undefined ? {} : { forAll }),
  ...holds,
});
const complement = (
  label: string,
  amount: number | null,
  tags: string[] | null | undefined,
  lines: PriceComplement['lines'] = [],
): PriceComplement => ({
  label,
  amount,
  termsIndex: null,
  ...(tags === undefined ? {} : { tags }),
  lines,
});
const sub = (label: string, amount: number, tags?: string[]) => ({
  label,
  amount,
  termsIndex: null,
  ...(tags === undefined ? {} : { tags }),
});
const pricing = (lines: PriceLine[], complements: PriceComplement[] = []): Pricing => ({
  lines,
  complements,
  terms: [],
  globalTerms: null,
});

const lines = [line('Full price', 13.5, true), line('Under 14', 7.9), line('Mornings', 6)];
const supplements = [
  complement('3D glasses', 1.5, ['3d']),
  complement('Sofa', 2, []),
  complement('Experiences', null, undefined, [sub('IMAX', 4.5, ['imax']), sub('4DX', 3.6, ['4DX'])]),
];
/** A Wednesday. */
const evening = '2026-11-18 20:30:00';
const at = { time: evening, special: false };
const ordinary = { ...at, tags: ['pmr'] };

describe('the price of a showtime', () => {
  it('R070 is the cheapest line that is open to everybody, without a name', () => {
    expect(showtimePrice(pricing([...lines, line('Web', 12, true)], supplements), ordinary)).toEqual({
      amount: 12,
      parts: [{ label: 'Web', amount: 12 }],
    });
  });

  it('D61 is not said where no line is for everybody: it would be that of a child or of the morning', () => {
    expect(showtimePrice(pricing([line('Full price', 13.5), line('Under 14', 7.9)]), ordinary)).toBeNull();
    expect(showtimePrice(pricing([line('Under 14', 7.9, false)]), ordinary)).toBeNull();
    const mornings = pricing([line('Mornings', 6, true, { until: '12:00' })]);
    expect(showtimePrice(mornings, ordinary)).toBeNull();
  });

  // 18 November 2026 is a Wednesday.
  it.each([
    ['before the hour of a line', '2026-11-18 11:59:00', 9.5],
    ['at that hour', '2026-11-18 12:00:00', 15],
    ['after it', '2026-11-18 20:30:00', 15],
    ['at the first minute of the day', '2026-11-18 05:00:00', 9.5],
    ['after midnight, which belongs to the evening before', '2026-11-19 00:20:00', 15],
    ['on a day of another line', '2026-11-16 20:30:00', 8],
    ['before noon on that day', '2026-11-16 11:00:00', 8],
    ['after midnight, of that day', '2026-11-17 00:20:00', 8],
    ['after midnight, of a Sunday', '2026-11-16 00:20:00', 5],
  ])('D61 is that of the line that holds %s', (_when, time, amount) => {
    const timed = pricing([
      line('Full price', 15, true),
      line('Mornings', 9.5, true, { until: '12:00' }),
      line('Mondays', 8, true, { days: [1] }),
      line('Students', 7, undefined, { days: [1, 2, 3, 4] }),
      line('Late, at weekends', 5, true, { until: '02:00', days: [6, 7] }),
    ]);
    expect(showtimePrice(timed, { ...ordinary, time })?.amount).toBe(amount);
  });

  it('D61 a line holds on its days until its hour, which may be after midnight', () => {
    const late = pricing([
      line('Full price', 15, true),
      line('Night', 5, true, { until: '00:30', days: [6] }),
    ]);
    const priceAt = (time: string) => showtimePrice(late, { ...ordinary, time })?.amount;
    // 21 November 2026 is a Saturday.
    expect(['2026-11-21 23:50:00', '2026-11-22 00:29:00', '2026-11-22 00:30:00'].map(priceAt)).toEqual([
      5, 5, 15,
    ]);
    expect(priceAt('2026-11-21 00:10:00')).toBe(15);
  });

  it('D61 is the own price of an event, whatever it is and wherever it is shown', () => {
    for (const prices of [null, pricing([]), pricing(lines, supplements)])
      for (const facts of [ordinary, { ...at, tags: ['live', 'imax', '3d'] }, { ...ordinary, special: true }])
        expect(showtimePrice(prices, { ...facts, ownPrice: 20.1 })).toEqual({ amount: 20.1, parts: [] });
    expect(showtimePrice(pricing(lines), { ...ordinary, ownPrice: null })?.amount).toBe(13.5);
    expect(showtimePrice(pricing(lines), { ...ordinary, ownPrice: 'unknown' })).toBeNull();
  });

  it('D61 the own price is that of the show among the events, and of no season or film', () => {
    const events = [
      { slug: 'opera', type: 'season', price: 96.5 },
      { slug: 'regina-2', type: 'show', price: 20.1 },
      { slug: 'suuf-3', type: 'show', price: null },
    ] as const;
    const priceOf = (slug: string, isMovie = false) => ownPriceOf({ slug, isMovie }, events);
    expect(['regina-2', 'suuf-3', 'opera', 'other'].map((slug) => priceOf(slug))).toEqual([
      20.1,
      null,
      null,
      null,
    ]);
    expect(priceOf('regina-2', true)).toBeNull();
    expect(ownPriceOf({ slug: 'regina-2', isMovie: false }, null)).toBe('unknown');
    expect(ownPriceOf({ slug: 'film', isMovie: true }, null)).toBeNull();
  });

  it('R070 has the supplements of the showtime’s tags, whatever their case', () => {
    expect(showtimePrice(pricing(lines, supplements), { ...at, tags: ['IMAX', '3D', 'pmr'] })).toEqual({
      amount: 19.5,
      parts: [
        { label: 'Full price', amount: 13.5 },
        { label: '3D glasses', amount: 1.5 },
        { label: 'IMAX', amount: 4.5 },
      ],
    });
  });

  it('R070 takes the cheapest sub-price that applies, and the tags of the parent where it has none', () => {
    expect(showtimePrice(pricing(lines, supplements), { ...at, tags: ['imax', '4dx'] })?.parts[1]).toEqual({
      label: '4DX',
      amount: 3.6,
    });
    const parent = complement(
      'Glasses',
      null,
      ['3d'],
      [sub('Child', 1), sub('Adult', 2), sub('VIP', 0.5, [])],
    );
    expect(showtimePrice(pricing(lines, [parent]), { ...at, tags: ['3d'] })?.parts[1]).toEqual({
      label: 'Child',
      amount: 1,
    });
  });

  it('R070 is not said where a fact is missing', () => {
    expect(showtimePrice(null, ordinary)).toBeNull();
    expect(showtimePrice(pricing([], supplements), ordinary)).toBeNull();
    for (const tags of [undefined, null])
      expect(showtimePrice(pricing(lines, [complement('3D glasses', 1.5, tags)]), ordinary)).toBeNull();
    const half = complement('Experiences', null, null, [sub('IMAX', 4.5, ['imax']), sub('4DX', 3.6)]);
    expect(showtimePrice(pricing(lines, [half]), ordinary)).toBeNull();
  });

  it('R083 is not said for a special showtime or a live broadcast without an own price', () => {
    expect(showtimePrice(pricing(lines), { ...at, tags: [], special: true })).toBeNull();
    expect(showtimePrice(pricing(lines), { ...at, tags: ['Live'] })).toBeNull();
  });

  it('R070 is always the sum of its parts, and more tags never make it cheaper', () => {
    const tags = ['imax', '3d', '4dx', 'dolby'];
    const anyTags = fc.subarray(tags);
    const amount = fc.integer({ min: 0, max: 4000 });
    const anyComplement = fc
      .tuple(amount, anyTags, fc.array(fc.tuple(amount, anyTags), { maxLength: 3 }))
      .map(([own, ownTags, subs]) =>
        complement(
          'C',
          own,
          ownTags,
          subs.map(([price, subTags]) => sub('S', price, subTags)),
        ),
      );
    const anyLines = fc.array(fc.tuple(amount, fc.boolean(), fc.constantFrom(undefined, '12:00', '23:00')), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(
        anyLines,
        fc.array(anyComplement, { maxLength: 4 }),
        anyTags,
        (ofLines, complements, own) => {
          const prices = pricing(
            ofLines.map(([price, all, until]) => line('L', price, all, until === undefined ? {} : { until })),
            complements,
          );
          const price = showtimePrice(prices, { ...at, tags: own });
          const plain = showtimePrice(prices, { ...at, tags: [] });
          const holds = ofLines.some(([, all, until]) => all && until !== '12:00');
          expect(price !== null).toBe(holds);
          if (price === null) return;
          expect(price.amount).toBe(price.parts.reduce((sum, part) => sum + part.amount, 0));
          expect(price.parts.length).toBeLessThanOrEqual(1 + complements.length);
          expect(price.amount).toBeGreaterThanOrEqual(plain?.amount ?? Infinity);
        },
      ),
      { seed: 2026, numRuns: 200 },
    );
  });
});

describe('the seats that are left', () => {
  it.each([
    [null, 149, null],
    [undefined, 149, null],
    [0, 149, null],
    [1, 149, { kind: 'last', count: 1 }],
    [10, 12, { kind: 'last', count: 10 }],
    [11, 149, { kind: 'few' }],
    [29, 149, { kind: 'few' }],
    [30, 149, { kind: 'many' }],
    [11, null, { kind: 'many' }],
  ] as const)('R082 of %s in %s are said as %j', (left, all, said) => {
    expect(seatsLeft(left, all)).toEqual(said);
  });
});
