import { describe, expect, it } from 'vitest';
import { isEndTime, isTimeSpan } from '#src/kernel/date/time-span.ts';
import {
  endsBy,
  endTimes,
  minuteOfDay,
  startTimes,
  startsWithin,
  timeOfDay,
  timesOfDay,
} from './time-of-day.ts';

describe('times of day', () => {
  it('D45 are spans of addresses, and know their names', () => {
    for (const [name, span] of Object.entries(timesOfDay)) {
      expect(isTimeSpan(span)).toBe(true);
      expect(timeOfDay(span)).toBe(name);
    }
    expect(timeOfDay('1900-2000')).toBeNull();
  });

  it('D45 are offered as addresses write them: parts of the day, then after and before a time, each once', () => {
    expect(startTimes.filter((span) => !isTimeSpan(span))).toEqual([]);
    expect(startTimes.slice(0, 4)).toEqual(Object.values(timesOfDay));
    expect(startTimes.slice(4)).toEqual([
      '1700-2900',
      '1900-2900',
      '2000-2900',
      '0500-1400',
      '0500-1600',
      '0500-1800',
    ]);
    expect(new Set(startTimes).size).toBe(startTimes.length);
  });

  it('D28 count the hours after midnight as those of the evening before', () => {
    expect([minuteOfDay('05:00'), minuteOfDay('23:59'), minuteOfDay('00:20'), minuteOfDay('04:59')]).toEqual([
      300, 1439, 1460, 1739,
    ]);
  });

  it.each([
    ['1800-2900', '17:59', false],
    ['1800-2900', '18:00', true],
    ['1800-2900', '00:20', true],
    ['0500-1200', '00:20', false],
    ['0500-1200', '12:00', false],
    [undefined, '12:00', true],
  ])('D45 with %s a showtime at %s is shown: %s', (span, clock, shown) => {
    expect(startsWithin(span, clock)).toBe(shown);
  });
});

describe('the time by which a showtime is over', () => {
  it('D45 is offered as addresses write it', () => {
    expect(endTimes.filter((time) => !isEndTime(time))).toEqual([]);
  });

  it.each([
    ['2300', '2026-09-11 22:59:00', true],
    ['2300', '2026-09-11 23:00:00', true],
    ['2300', '2026-09-11 23:01:00', false],
    ['2300', '2026-09-12 00:10:00', false],
    ['2400', '2026-09-12 00:00:00', true],
    ['2500', '2026-09-12 00:40:00', true],
    // A night of films ends when the next programme day has begun.
    ['2900', '2026-09-12 06:30:00', false],
    ['2300', null, false],
    [undefined, null, true],
  ])('D28 with %s a showtime that ends at %s is shown: %s', (limit, endTime, shown) => {
    expect(endsBy(limit, { day: '2026-09-11', endTime })).toBe(shown);
  });
});
