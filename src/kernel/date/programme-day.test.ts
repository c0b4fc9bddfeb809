import { describe, expect, it } from 'vitest';
import { programmeDayOf, startsAfterMidnight } from './programme-day.ts';

describe('programme day', () => {
  it.each([
    ['2026-11-21 00:20:00', '2026-11-20', true],
    ['2026-11-21 04:59:59', '2026-11-20', true],
    ['2026-11-21 05:00:00', '2026-11-21', false],
    ['2026-11-20 23:50:00', '2026-11-20', false],
    ['2027-01-01 01:00:00', '2026-12-31', true],
    ['2028-03-01 00:10:00', '2028-02-29', true],
  ])('D28 puts a showtime at %s under %s', (local, day, afterMidnight) => {
    expect(programmeDayOf(local)).toBe(day);
    expect(startsAfterMidnight(local)).toBe(afterMidnight);
  });

  it('refuses what is no local time', () => {
    expect(() => programmeDayOf('tonight')).toThrow('"tonight"');
    expect(startsAfterMidnight('tonight')).toBe(false);
  });
});
