import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endingHeaders, endingLife, untilHeader } from './ending-life.ts';

const five = Date.parse('2026-11-29T04:00:00Z');
const page = 's-maxage=60, stale-while-revalidate=86340';
const before = (seconds: number) => five - seconds * 1_000;

describe('the life of an answer that stops being true', () => {
  it.each([
    ['six hours before', 21_600, 's-maxage=60, stale-while-revalidate=21538, stale-if-error=86340'],
    ['a minute before', 60, 's-maxage=58, stale-while-revalidate=0, stale-if-error=86340'],
    ['three seconds before', 3, 's-maxage=1, stale-while-revalidate=0, stale-if-error=86340'],
    ['two seconds before', 2, 'private, no-cache'],
    ['a second before', 1, 'private, no-cache'],
    ['then', 0, 'private, no-cache'],
    ['after it', -3_600, 'private, no-cache'],
  ])('REL5 ends with it, but in a failure: %s', (_when, seconds, said) => {
    expect(endingLife(page, five, before(seconds))).toBe(said);
  });

  it('is as it was where nothing ends, and where nobody keeps the answer', () => {
    expect(endingLife(page, undefined, five)).toBe(page);
    for (const control of ['private, no-cache', 'no-store', 'private, no-cache, no-store, must-revalidate'])
      expect(endingLife(control, five, before(1))).toBe(control);
  });

  it('ends what browsers keep too, and leaves the time for a failure that somebody has named', () => {
    expect(endingLife('public, max-age=300', five, before(62))).toBe('public, max-age=60');
    const list = 'public, max-age=300, stale-while-revalidate=3600, stale-if-error=86400';
    expect(endingLife(list, five, before(1_002))).toBe(
      'public, max-age=300, stale-while-revalidate=700, stale-if-error=86400',
    );
  });

  it('says nothing of a failure where nothing is given while a new answer is made', () => {
    expect(endingLife('s-maxage=10, stale-while-revalidate=0', five, before(60))).toBe(
      's-maxage=10, stale-while-revalidate=0',
    );
  });

  /** Until when nginx gives an answer: to the end of the second that its life ends in, from the second of its arrival. */
  const givenUntil = (control: string, arrived: number) => {
    const seconds = [...control.matchAll(/(?:s-maxage|stale-while-revalidate)=(\d+)/g)].map(([, one]) =>
      Number(one),
    );
    return seconds.length === 0
      ? 0
      : (Math.floor(arrived / 1_000) + seconds.reduce((a, b) => a + b) + 1) * 1_000;
  };

  it('is over in nginx when the answer is, whichever part of a second it was made in', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 200_000 }),
        fc.integer({ min: 0, max: 1_000 }),
        (ahead, onTheWay) => {
          const made = five - ahead;
          const until = givenUntil(endingLife(page, five, made), made + onTheWay);
          expect(until).toBeLessThanOrEqual(five);
        },
      ),
      { seed: 5, numRuns: 2_000 },
    );
  });
});

describe('the headers of an answer of Next.js', () => {
  it('end with it, and the name of the end goes', () => {
    const headers = { 'cache-control': page, 'x-accel-expires': '60', [untilHeader]: String(five) };
    expect(endingHeaders(headers, before(32))).toEqual({
      [untilHeader]: undefined,
      'cache-control': 's-maxage=30, stale-while-revalidate=0, stale-if-error=86340',
      'x-accel-expires': '30',
    });
    expect(endingHeaders(headers, before(1))).toEqual({
      [untilHeader]: undefined,
      'cache-control': 'private, no-cache',
      'x-accel-expires': undefined,
    });
  });

  it('stay where no end is named', () => {
    expect(endingHeaders({ 'cache-control': page }, five)).toEqual({});
  });
});
