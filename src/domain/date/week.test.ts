import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isoWeekday } from '#src/kernel/date/day.ts';
import { cinemaWeek, cinemaWeekStart, weekOf } from './week.ts';

const anyDay = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('2000-01-01', count));

describe('weeks', () => {
  it('R278 starts the cinema week on Wednesday unless an offset says otherwise, then on offset + 1', () => {
    expect(cinemaWeekStart(null)).toBe(3);
    expect(cinemaWeekStart(undefined)).toBe(3);
    expect(cinemaWeekStart(0)).toBe(1);
    expect(cinemaWeekStart(3)).toBe(4);
    expect(cinemaWeekStart(6)).toBe(7);
  });

  it('R278 takes Wednesday for an offset that is no weekday', () => {
    for (const offset of [-1, 7, 1.5, Number.NaN]) expect(cinemaWeekStart(offset)).toBe(3);
  });

  it('R278 gives the days of the running cinema week', () => {
    // 2026-11-20 is a Friday.
    expect(cinemaWeek('2026-11-20', null)).toEqual([
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
    ]);
    expect(cinemaWeek('2026-11-18', null)[0]).toBe('2026-11-18');
    expect(cinemaWeek('2026-11-17', null)[0]).toBe('2026-11-11');
    expect(cinemaWeek('2026-11-20', 0)[0]).toBe('2026-11-16');
    expect(cinemaWeek('2027-01-01', null)[0]).toBe('2026-12-30');
  });

  it('R278 holds the day itself, has seven days and starts on the asked weekday', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(1, 2, 3, 4, 5, 6, 7), (day, start) => {
        const week = weekOf(day, start);
        expect(week).toHaveLength(7);
        expect(week).toContain(day);
        expect(isoWeekday(week[0] ?? '')).toBe(start);
      }),
      { seed: 2026, numRuns: 200 },
    );
  });
});
