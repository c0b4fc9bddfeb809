import { describe, expect, it } from 'vitest';
import { runningDays, weekAround } from './running-days.ts';

/** A Friday. */
const today = '2026-11-20';

const strip = (
  days: readonly string[],
  cinemaWeekOffset: number | null = null,
  asked: string | null = null,
) => runningDays({ today, days, asked, cinemaWeekOffset });

describe('the days of a cinema', () => {
  it('R278 run to the end of the cinema week, which starts on Wednesday unless the cinema says otherwise', () => {
    expect(strip([]).map(({ day }) => day)).toEqual([
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
    ]);
    expect(strip([], 0).map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-21', '2026-11-22']);
    expect(strip([], 5).map(({ day }) => day)).toEqual(['2026-11-20']);
    expect(weekAround(today, null)).toEqual({ from: '2026-11-18', to: '2026-11-24' });
    expect(weekAround(today, 3)).toEqual({ from: '2026-11-19', to: '2026-11-25' });
  });

  it('R084 shows later days where they have showtimes, presales far ahead too', () => {
    const days = strip(['2026-11-21', '2026-11-25', '2026-12-24', '2026-11-19']);
    expect(days.map(({ day, hasShowtimes, afterGap }) => `${day} ${hasShowtimes} ${afterGap}`)).toEqual([
      '2026-11-20 false false',
      '2026-11-21 true false',
      '2026-11-22 false false',
      '2026-11-23 false false',
      '2026-11-24 false false',
      '2026-11-25 true false',
      '2026-12-24 true true',
    ]);
    expect(days.find(({ selected }) => selected)?.day).toBe('2026-11-21');
  });

  it('keeps the selected day whatever it is, but never a past one', () => {
    expect(strip(['2026-11-21'], null, '2027-03-01').at(-1)).toMatchObject({
      day: '2027-03-01',
      selected: true,
      hasShowtimes: false,
    });
    const past = strip(['2026-11-22'], null, '2026-11-01');
    expect(past.map(({ day }) => day)).not.toContain('2026-11-01');
    expect(past.find(({ selected }) => selected)?.day).toBe('2026-11-22');
  });

  it('is bounded', () => {
    const many = Array.from({ length: 300 }, (_, index) =>
      new Date(Date.UTC(2026, 10, 20 + index)).toISOString().slice(0, 10),
    );
    expect(strip(many)).toHaveLength(62);
    expect(strip(many, null, many[200])).toHaveLength(63);
  });
});
