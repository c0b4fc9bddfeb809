import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toldEnd } from './told-end.ts';
import { instantOf } from './zone.ts';

const zone = 'Europe/Paris';
const start = '2026-11-18 20:30:00';
const late = '2026-11-18 22:45:00';

describe('the end that a till tells', () => {
  it.each([
    ['as it is', start, '2026-11-18 22:58:00', 128, '2026-11-18 22:58:00'],
    ['after midnight', late, '2026-11-19 01:13:00', 128, '2026-11-19 01:13:00'],
    ['nobody knows', start, null, 128, null],
    // Only the day is wrong: that of the start, or the one before it.
    ['on the day of a late start', late, '2026-11-18 01:13:00', 128, '2026-11-19 01:13:00'],
    ['the night before', start, '2026-11-17 22:58:00', 128, '2026-11-18 22:58:00'],
    [
      'the night before, of a film of unknown length',
      start,
      '2026-11-17 22:58:00',
      null,
      '2026-11-18 22:58:00',
    ],
    ['on New Year’s Eve', '2026-12-31 22:45:00', '2026-12-31 01:13:00', 128, '2027-01-01 01:13:00'],
    // More than the day is wrong.
    ['at the start', start, start, 128, null],
    ['a minute before the start', start, '2026-11-18 20:29:00', null, null],
    ['two nights before', start, '2026-11-16 22:58:00', 128, null],
    ['the day after, before the film can be over', late, '2026-11-18 00:20:00', 128, null],
    ['before the film can be over', start, '2026-11-18 21:30:00', 128, null],
    ['in 1900', start, '1900-01-01 22:58:00', 128, null],
    ['later in 1900', start, '1900-11-18 22:58:00', null, null],
    ['after 127 years', start, '2153-11-18 22:58:00', 128, null],
    ['in the last year that is written', start, '9999-12-31 23:59:59', 128, null],
    ['before a start in that year', '9999-12-31 23:00:00', '9999-12-31 22:00:00', null, null],
    ['as no time', start, '22:58', 128, null],
    // Fourteen hours, or four more than the film.
    ['after fourteen hours', start, '2026-11-19 10:30:00', 128, '2026-11-19 10:30:00'],
    ['a minute later', start, '2026-11-19 10:31:00', 128, null],
    ['after fourteen hours, of an unknown length', start, '2026-11-19 10:30:00', null, '2026-11-19 10:30:00'],
    ['a minute later, of an unknown length', start, '2026-11-19 10:31:00', null, null],
    ['four hours after a film of eleven', start, '2026-11-19 11:30:00', 660, '2026-11-19 11:30:00'],
    ['a minute later, after a film of eleven', start, '2026-11-19 11:31:00', 660, null],
    ['for a length that is no length', start, '2026-11-18 21:30:00', 1, '2026-11-18 21:30:00'],
  ])('R158 %s', (_case, from, end, film, expected) => {
    expect(toldEnd(from, end, zone, film)).toBe(expected);
  });

  it('R158 counts real minutes in the nights in which the clock changes', () => {
    // At three it is two again: 14 hours and a half by the clock are 15 and a half.
    expect(toldEnd('2026-10-24 20:30:00', '2026-10-25 10:00:00', zone, null)).toBeNull();
    expect(toldEnd('2026-10-24 20:30:00', '2026-10-25 09:30:00', zone, null)).toBe('2026-10-25 09:30:00');
    // At two it is three.
    expect(toldEnd('2027-03-27 20:30:00', '2027-03-28 11:30:00', zone, null)).toBe('2027-03-28 11:30:00');
  });

  it('R158 whatever a till tells, an end is after the start, after the film, and within the longest night', () => {
    const two = (value: number) => String(value).padStart(2, '0');
    const time = fc
      .record({
        year: fc.constantFrom(1899, 1900, 2025, 2026, 2027, 2153, 9998, 9999),
        month: fc.integer({ min: 1, max: 12 }),
        day: fc.integer({ min: 1, max: 28 }),
        hour: fc.integer({ min: 0, max: 23 }),
        minute: fc.integer({ min: 0, max: 59 }),
      })
      .map(
        ({ year, month, day, hour, minute }) =>
          `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}:00`,
      );
    const near = fc
      .tuple(fc.integer({ min: 15, max: 21 }), fc.integer({ min: 0, max: 23 }))
      .map(([day, hour]) => `2026-11-${day} ${two(hour)}:10:00`);
    fc.assert(
      fc.property(
        near,
        fc.oneof(time, near),
        fc.option(fc.integer({ min: 0, max: 900 })),
        (from, end, film) => {
          const told = toldEnd(from, end, zone, film);
          if (told === null) return;
          const length = (instantOf(told, zone).getTime() - instantOf(from, zone).getTime()) / 60_000;
          expect(length).toBeGreaterThan(0);
          expect(length).toBeGreaterThanOrEqual(film ?? 0);
          expect(length).toBeLessThanOrEqual(Math.max((film ?? 0) + 240, 840));
          expect(told.slice(11)).toBe(end.slice(11));
        },
      ),
      { seed: 2026, numRuns: 2_000 },
    );
  });
});
