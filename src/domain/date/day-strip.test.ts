import { describe, expect, it } from 'vitest';
import { addDays } from '#src/kernel/date/day.ts';
import { dayStrip, selectedDay } from './day-strip.ts';

const today = '2026-12-29';

describe('day strip', () => {
  it('R171 shows seven days from today on', () => {
    const strip = dayStrip({ today, days: ['2026-12-30'] });
    expect(strip.map((item) => item.day)).toEqual([
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
      '2027-01-03',
      '2027-01-04',
    ]);
    expect(strip.map((item) => item.hasShowtimes).slice(0, 3)).toEqual([false, true, false]);
  });

  it('R171 adds later days only when they have showtimes, and marks the gap', () => {
    const strip = dayStrip({ today, days: ['2027-01-05', '2027-03-01', '2026-12-01'] });
    expect(strip.slice(7)).toEqual([
      { day: '2027-01-05', hasShowtimes: true, selected: true, afterGap: false },
      { day: '2027-03-01', hasShowtimes: true, selected: false, afterGap: true },
    ]);
  });

  it('selects the day asked for, else the first with showtimes, else today', () => {
    expect(selectedDay('2027-02-01', today, ['2026-12-30'])).toBe('2027-02-01');
    expect(selectedDay('2026-12-28', today, ['2026-12-30'])).toBe('2026-12-30');
    expect(selectedDay(null, today, ['2026-12-31', '2026-12-30', '2026-12-01'])).toBe('2026-12-30');
    expect(selectedDay(null, today, [])).toBe(today);
  });

  it('has exactly one selected day, whatever the limit', () => {
    const days = Array.from({ length: 100 }, (_, index) => addDays(today, index));
    const strip = dayStrip({ today, days, selected: '2027-03-20', limit: 10 });
    expect(strip).toHaveLength(11);
    expect(strip.filter((item) => item.selected).map((item) => item.day)).toEqual(['2027-03-20']);
    expect(strip.at(-1)?.afterGap).toBe(true);
    expect(dayStrip({ today, days })).toHaveLength(28);
  });
});
