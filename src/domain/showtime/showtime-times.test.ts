import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localTimeAt } from '#src/kernel/date/zone.ts';
import { lengthFacts, showtimeTimes } from './showtime-times.ts';

const zone = 'Europe/Paris';
const known = { preProgrammeMinutes: 15, duration: 128 };
const clocks = ({ filmBegins, ends }: ReturnType<typeof showtimeTimes>) => [
  filmBegins?.time ?? null,
  ends?.time ?? null,
];

/** Minutes between two instants. */
const minutes = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 60_000;

describe('the times of a showtime', () => {
  it('R082 R280 the film begins after the pre-programme and ends after its running time, not as the wire rounds', () => {
    const times = showtimeTimes('2026-09-11 14:00:00', '2026-09-11 16:28:00', zone, known);
    expect(times).toEqual({
      filmBegins: { time: '2026-09-11 14:15:00', at: '2026-09-11T12:15:00.000Z' },
      ends: { time: '2026-09-11 16:23:00', at: '2026-09-11T14:23:00.000Z' },
    });
  });

  it.each([
    [{}, [null, '2026-09-11 16:28:00']],
    [{ preProgrammeMinutes: 15 }, ['2026-09-11 14:15:00', '2026-09-11 16:28:00']],
    [{ preProgrammeMinutes: 15, duration: 1 }, ['2026-09-11 14:15:00', '2026-09-11 16:28:00']],
    [{ preProgrammeMinutes: null, duration: 128 }, [null, '2026-09-11 16:28:00']],
    [{ preProgrammeMinutes: 0, duration: 128 }, ['2026-09-11 14:00:00', '2026-09-11 16:08:00']],
  ])('R082 with %j the end of the wire counts where a length is unknown', (facts, expected) => {
    expect(clocks(showtimeTimes('2026-09-11 14:00:00', '2026-09-11 16:28:00', zone, facts))).toEqual(
      expected,
    );
  });

  const ordinary = { ...known, intervalMinutes: 0, particular: false };
  const particular = { ...ordinary, preProgrammeMinutes: null, particular: true };
  it.each([
    [{ tags: ['pmr'] }, false, ordinary],
    [{ tags: ['Live'] }, false, particular],
    [{ tags: ['CineKids'] }, false, particular],
    [{ tags: [] }, true, particular],
    [{ tags: ['PAUSE'] }, false, { ...ordinary, intervalMinutes: null }],
    // What the showtime says itself counts first.
    [{ tags: ['Live'], preProgrammeMinutes: 0 }, false, { ...particular, preProgrammeMinutes: 0 }],
    [{ tags: [], preProgrammeMinutes: 5 }, true, { ...particular, preProgrammeMinutes: 5 }],
    [{ tags: ['PAUSE'], intervalMinutes: 25 }, false, { ...ordinary, intervalMinutes: 25 }],
    [{ tags: [], intervalMinutes: 10 }, false, { ...ordinary, intervalMinutes: 10 }],
    [{ tags: ['PAUSE'], intervalMinutes: null }, false, { ...ordinary, intervalMinutes: null }],
  ])('R158 with %j and special details %s the lengths are known as %j', (showtime, special, expected) => {
    expect(lengthFacts(known, showtime, special)).toEqual(expected);
  });

  const friday = '2026-09-11';
  const opera = { duration: 150, preProgrammeMinutes: 0, intervalMinutes: 25 };
  // The rule of the wire: start, film and 20 minutes. The film is 128 minutes long, the opera 150.
  it.each([
    ['with an interval the film ends later', { ...known, intervalMinutes: 10 }, '22:33', '20:20', '22:38'],
    ['an opera begins on time, and has an interval', opera, '22:50', '20:05', '23:00'],
    [
      'an interval of unknown length makes the rule wrong',
      { ...known, intervalMinutes: null },
      '22:33',
      '20:20',
      null,
    ],
    [
      'an end with room for the interval is told',
      { ...known, intervalMinutes: null },
      '22:50',
      '20:20',
      '22:50',
    ],
    ['an end without room for it is not', { ...known, intervalMinutes: null }, '22:13', '20:20', null],
    ['an interval longer than the rule', { duration: 150, intervalMinutes: 25 }, '22:55', null, null],
    ['the rule says nothing about a live opera', { duration: 150, particular: true }, '22:55', null, null],
    ['another end of it does', { duration: 150, particular: true }, '22:40', null, '22:40'],
    ['any end counts where no length is known', { particular: true }, '22:55', null, '22:55'],
    ['the rule counts for an ordinary film', { duration: 128 }, '22:33', null, '22:33'],
    ['a length of 0 is unknown', { preProgrammeMinutes: 15, duration: 0 }, '22:33', '20:20', '22:33'],
    ['a length of 1 is unknown', { preProgrammeMinutes: 15, duration: 1 }, null, '20:20', null],
  ])('R158 %s', (_case, lengths, told, begins, ends) => {
    const at = (clock: string | null) => (clock === null ? null : `${friday} ${clock}:00`);
    const times = showtimeTimes(`${friday} 20:05:00`, at(told), zone, lengths);
    expect(clocks(times)).toEqual([at(begins), at(ends)]);
  });

  it.each([
    ['on the wrong day', '2026-09-11 01:13:00', '2026-09-12 01:13:00'],
    ['the night before', '2026-09-10 23:13:00', null],
    ['in 1900', '1900-01-01 01:13:00', null],
    ['in 127 years', '2153-09-12 01:13:00', null],
  ])('R158 R279 a till that tells an end %s is judged', (_case, told, expected) => {
    const times = showtimeTimes('2026-09-11 22:45:00', told, zone, { duration: 128 });
    expect(times.ends?.time ?? null).toBe(expected);
  });

  it('ends unknown when nobody knows', () => {
    expect(showtimeTimes('2026-09-11 14:00:00', null, zone, { preProgrammeMinutes: 10 }).ends).toBeNull();
  });

  it('R082 goes on after midnight, into the next year too', () => {
    expect(clocks(showtimeTimes('2026-12-31 22:50:00', null, zone, known))).toEqual([
      '2026-12-31 23:05:00',
      '2027-01-01 01:13:00',
    ]);
  });

  it('R082 reads the clock that hangs there in the nights in which it changes', () => {
    // At three it is two again: the film ends an hour earlier by the clock.
    expect(clocks(showtimeTimes('2026-10-25 01:30:00', null, zone, known))).toEqual([
      '2026-10-25 01:45:00',
      '2026-10-25 02:53:00',
    ]);
    // At two it is three: it ends an hour later by the clock.
    expect(clocks(showtimeTimes('2027-03-28 00:30:00', null, zone, known))).toEqual([
      '2027-03-28 00:45:00',
      '2027-03-28 03:53:00',
    ]);
  });

  it('R082 the real time between start, film and end is always what the lengths say', () => {
    const zones = fc.constantFrom('Europe/Paris', 'Africa/Casablanca', 'Indian/Reunion', 'Europe/Zurich');
    // Hours around the changes of both seasons, and any others.
    const days = fc.constantFrom(
      '2026-10-24',
      '2026-10-25',
      '2027-03-27',
      '2027-03-28',
      '2026-12-31',
      '2026-07-01',
    );
    fc.assert(
      fc.property(
        zones,
        days,
        fc.integer({ min: 0, max: 23 }),
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 2, max: 300 }),
        (where, day, hour, preProgrammeMinutes, duration) => {
          const start = `${day} ${String(hour).padStart(2, '0')}:15:00`;
          const { filmBegins, ends } = showtimeTimes(start, null, where, { preProgrammeMinutes, duration });
          const begun = showtimeTimes(start, null, where, { preProgrammeMinutes: 0 }).filmBegins;
          expect(minutes(begun?.at ?? '', filmBegins?.at ?? '')).toBe(preProgrammeMinutes);
          expect(minutes(filmBegins?.at ?? '', ends?.at ?? '')).toBe(duration);
          expect(ends?.time).toBe(localTimeAt(new Date(ends?.at ?? ''), where));
        },
      ),
      { seed: 2026, numRuns: 300 },
    );
  });
});
