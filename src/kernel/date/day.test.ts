import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayAsUtcNoon, dayRange, daysBetween, isoWeekday, knownDay, knownInstant } from './day.ts';
import { isDay } from './is-day.ts';

const anyDay = fc
  .integer({ min: 0, max: 80_000 })
  .map((number) => new Date(number * 86_400_000).toISOString().slice(0, 10));
const settings = { seed: 2026, numRuns: 300 };

describe('calendar days', () => {
  it.each([
    ['2028-02-29', true],
    ['2027-02-29', false],
    ['2026-11-31', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['', false],
    ['2026-11-20T00:00:00Z', false],
  ])('R279 tells whether %s is a day: %s', (text, expected) => {
    expect(isDay(text)).toBe(expected);
  });

  it('counts over the end of the year and 29 February', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2028-02-29', 1)).toBe('2028-03-01');
    expect(addDays('2027-02-28', 1)).toBe('2027-03-01');
    expect(daysBetween('2027-12-31', '2028-12-31')).toBe(366);
    expect(dayRange('2026-12-30', 3)).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
  });

  it('adds and takes away the same number of days, whatever the day', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -5000, max: 5000 }), (day, count) => {
        const later = addDays(day, count);
        expect(addDays(later, -count)).toBe(day);
        expect(daysBetween(day, later)).toBe(count);
      }),
      settings,
    );
  });

  it('knows the ISO weekday as the platform does', () => {
    expect(isoWeekday('2026-11-20')).toBe(5);
    expect(isoWeekday('2026-11-22')).toBe(7);
    expect(isoWeekday('1969-12-29')).toBe(1);
    fc.assert(
      fc.property(anyDay, (day) => isoWeekday(day) % 7 === dayAsUtcNoon(day).getUTCDay()),
      settings,
    );
  });

  it('R279 never shows the unknown date 1900-01-01', () => {
    expect(knownDay('1900-01-01')).toBeNull();
    expect(knownDay('1900-01-01T00:00:00+01:00')).toBeNull();
    expect(knownInstant('1900-01-01T00:00:00+01:00')).toBeNull();
    expect(knownDay('2026-09-13')).toBe('2026-09-13');
    expect(knownDay('2026-09-13T23:30:00+02:00')).toBe('2026-09-13');
    expect(knownDay(null)).toBeNull();
    expect(knownDay('soon')).toBeNull();
    expect(knownInstant('2026-06-17T14:30:00+02:00')?.toISOString()).toBe('2026-06-17T12:30:00.000Z');
    expect(knownInstant('2026-06-17Tnoon')).toBeNull();
  });

  it('says what was wrong with a malformed day', () => {
    expect(() => addDays('tomorrow', 1)).toThrow('A calendar day YYYY-MM-DD was expected, got "tomorrow".');
    expect(() => addDays('9999-12-31', 1)).toThrow(RangeError);
  });
});
