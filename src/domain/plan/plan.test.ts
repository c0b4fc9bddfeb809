import { describe, expect, it } from 'vitest';
import { instantOf, localTimeAt } from '#src/kernel/date/zone.ts';
import { showtimeTimes } from '../showtime/showtime-times.ts';
import { chainsOf, mostChains, type PlanShowtime } from './chains.ts';
import { wayBetween, type Way } from './way.ts';

const at = (slug: string, latitude: number, longitude: number) => ({
  slug,
  position: { latitude, longitude },
});
const centre = at('centre', 48.86, 2.35);
/** A degree of latitude is 111.19 km (D20). */
const north = (kilometres: number) => at('other', 48.86 + kilometres / 111.19, 2.35);

describe('the way between two cinemas', () => {
  it.each([
    ['the same cinema', centre, { by: 'stay', minutes: 0 }],
    ['50 metres', north(0.05), { by: 'walk', minutes: 5 }],
    ['a kilometre, at 4 km/h', north(0.99), { by: 'walk', minutes: 15 }],
    ['1.5 kilometres', north(1.49), { by: 'walk', minutes: 25 }],
    ['2 kilometres, at 15 km/h and ten minutes', north(1.99), { by: 'transit', minutes: 20 }],
    ['12 kilometres', north(11.9), { by: 'transit', minutes: 60 }],
    ['13 kilometres', north(13), null],
  ])('of %s', (_name, to, way) => expect(wayBetween(centre, to)).toEqual(way));

  it('is unknown where a position is', () => {
    expect(wayBetween(centre, { slug: 'nowhere', position: null })).toBeNull();
    expect(wayBetween({ slug: 'nowhere', position: null }, { slug: 'nowhere', position: null })).toEqual({
      by: 'stay',
      minutes: 0,
    });
  });
});

const zone = 'Europe/Paris';
/** Ten minutes between different cinemas. */
const ten = (from: string, to: string): Way | null =>
  from === to ? { by: 'stay', minutes: 0 } : to === 'far' ? null : { by: 'walk', minutes: 10 };

/** A showtime of a film of 90 minutes with ten minutes before it: `a here 18:00`. */
function showtime(text: string, day = '2026-11-18', duration: number | null = 90): PlanShowtime {
  const [show = '', cinema = '', clock = ''] = text.split(' ');
  const time = `${day} ${clock}:00`;
  const { ends } = showtimeTimes(time, null, zone, { preProgrammeMinutes: 10, duration });
  return {
    show,
    cinema,
    key: clock,
    startsAt: instantOf(time, zone).toISOString(),
    endsAt: ends?.at ?? null,
  };
}

const clock = (instant: string) => localTimeAt(new Date(instant), zone).slice(11, 16);
const told = (byShow: readonly (readonly PlanShowtime[])[]) =>
  chainsOf(byShow, ten).map(({ showtimes, steps }) =>
    showtimes
      .map(({ show, cinema, startsAt }, index) => {
        const step = steps[index - 1];
        const way =
          step === undefined ? '' : `(${clock(step.leavesAt)}–${clock(step.arrivesAt)}, ${step.pause}) `;
        return `${way}${show} ${cinema} ${clock(startsAt)}`;
      })
      .join(' '),
  );

describe('a chain of films', () => {
  it('has a quarter of an hour after the way at least, in any order of the films', () => {
    expect(
      told([
        [showtime('a here 14:00'), showtime('a here 18:00')],
        [showtime('b there 16:04'), showtime('b there 16:05'), showtime('b here 15:55')],
      ]),
    ).toEqual([
      'a here 14:00 (15:40–15:40, 15) b here 15:55',
      'a here 14:00 (15:40–15:50, 15) b there 16:05',
      'b here 15:55 (17:35–17:35, 25) a here 18:00',
    ]);
  });

  it('waits three hours at most, and follows no film whose end nobody knows', () => {
    expect(told([[showtime('a here 12:00')], [showtime('b here 16:41')]])).toEqual([]);
    expect(told([[showtime('a here 12:00')], [showtime('b here 16:40')]])).toHaveLength(1);
    expect(told([[showtime('a here 12:00', '2026-11-18', null)], [showtime('b here 15:00')]])).toEqual([]);
    expect(told([[showtime('a here 12:00')], [showtime('b here 15:00', '2026-11-18', null)]])).toHaveLength(
      1,
    );
  });

  it('is told where every film has a showtime, and every way is known', () => {
    expect(told([[showtime('a here 12:00')], []])).toEqual([]);
    expect(told([[showtime('a here 12:00')]])).toEqual([]);
    expect(told([[showtime('a here 12:00')], [showtime('b far 15:00')]])).toEqual([]);
  });

  it('of three films is sorted by the time between them, then by its starts; at most eight are told', () => {
    const films = ['a', 'b', 'c'].map((show) =>
      ['10:00', '12:00', '14:00', '16:00', '18:00'].map((start) => showtime(`${show} here ${start}`)),
    );
    const chains = told(films);
    expect(chains).toHaveLength(mostChains);
    expect(chains[0]).toBe('a here 10:00 (11:40–11:40, 20) b here 12:00 (13:40–13:40, 20) c here 14:00');
    expect(told(films.map((showtimes) => showtimes.toReversed()).toReversed())).toEqual(chains);
  });

  it('counts real minutes in the night in which the clock goes back', () => {
    // 23:30 ends at 01:10 summer time; 02:00 of the wall clock is 50 minutes later, 03:00 two hours.
    const first = [showtime('a here 23:30', '2026-10-24')];
    expect(told([first, [showtime('b there 02:00', '2026-10-25')]])).toEqual([
      'a here 23:30 (01:10–01:20, 40) b there 02:00',
    ]);
    expect(told([first, [showtime('b there 03:00', '2026-10-25')]])).toEqual([
      'a here 23:30 (01:10–01:20, 160) b there 03:00',
    ]);
  });

  it('counts real minutes in the night in which the clock goes forward', () => {
    // 00:10 ends at 01:50 winter time; 03:15 of the wall clock is 25 minutes later.
    const first = [showtime('a here 00:10', '2027-03-28')];
    expect(told([first, [showtime('b there 03:15', '2027-03-28')]])).toEqual([
      'a here 00:10 (01:50–03:00, 15) b there 03:15',
    ]);
    expect(told([first, [showtime('b there 03:14', '2027-03-28')]])).toEqual([]);
  });
});
