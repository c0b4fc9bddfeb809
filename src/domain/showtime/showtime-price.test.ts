import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PriceComplement, PriceLine, Pricing } from '#src/contract/cinema/pricing.ts';
import { seatsLeft } from './seats-left.ts';
import { showtimePrice } from './showtime-price.ts';

const line = (label: string, amount: number, forAll?: boolean): PriceLine => ({
  label,
  amount,
  termsIndex: null,
  ...(forAll === undefined ? {} : { forAll }),
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
const ordinary = { tags: ['pmr'], special: false };

describe('the price of a showtime', () => {
  it('R070 is the cheapest line that is open to everybody, without a name', () => {
    expect(showtimePrice(pricing([...lines, line('Web', 12, true)], supplements), ordinary)).toEqual({
      amount: 12,
      forAll: true,
      parts: [{ label: 'Web', amount: 12 }],
    });
  });

  it('R070 is the cheapest line of all where the source marks none, and then has to be named', () => {
    const unmarked = pricing([line('Full price', 13.5), line('Under 14', 7.9)]);
    expect(showtimePrice(unmarked, ordinary)).toEqual({
      amount: 7.9,
      forAll: false,
      parts: [{ label: 'Under 14', amount: 7.9 }],
    });
  });

  it('R070 has the supplements of the showtime’s tags, whatever their case', () => {
    expect(
      showtimePrice(pricing(lines, supplements), { tags: ['IMAX', '3D', 'pmr'], special: false }),
    ).toEqual({
      amount: 19.5,
      forAll: true,
      parts: [
        { label: 'Full price', amount: 13.5 },
        { label: '3D glasses', amount: 1.5 },
        { label: 'IMAX', amount: 4.5 },
      ],
    });
  });

  it('R070 takes the cheapest sub-price that applies, and the tags of the parent where it has none', () => {
    expect(
      showtimePrice(pricing(lines, supplements), { tags: ['imax', '4dx'], special: false })?.parts[1],
    ).toEqual({ label: '4DX', amount: 3.6 });
    const parent = complement(
      'Glasses',
      null,
      ['3d'],
      [sub('Child', 1), sub('Adult', 2), sub('VIP', 0.5, [])],
    );
    expect(showtimePrice(pricing(lines, [parent]), { tags: ['3d'], special: false })?.parts[1]).toEqual({
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

  it('R083 is not said for a special showtime or a live broadcast', () => {
    expect(showtimePrice(pricing(lines), { tags: [], special: true })).toBeNull();
    expect(showtimePrice(pricing(lines), { tags: ['Live'], special: false })).toBeNull();
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
    const anyLines = fc.array(fc.tuple(amount, fc.boolean()), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(
        anyLines,
        fc.array(anyComplement, { maxLength: 4 }),
        anyTags,
        (ofLines, complements, own) => {
          const prices = pricing(
            ofLines.map(([price, all]) => line('L', price, all)),
            complements,
          );
          const price = showtimePrice(prices, { tags: own, special: false });
          const plain = showtimePrice(prices, { tags: [], special: false });
          expect(price?.amount).toBe(price?.parts.reduce((sum, part) => sum + part.amount, 0));
          expect(price?.parts.length).toBeLessThanOrEqual(1 + complements.length);
          expect(price?.amount).toBeGreaterThanOrEqual(plain?.amount ?? Infinity);
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
