import { describe, expect, it } from 'vitest';
import { showtimesDayFixture } from '#src/contract/showtimes-day/fixture.ts';
import type { Showtime } from '#src/contract/showtimes-day/schema.ts';
import type { Filters } from '#src/routes/filters.ts';
import { tagVocabulary, versionVocabulary } from '../tag/vocabulary.ts';
import { compareNear, nearShows } from './near-shows.ts';
import { hasComing, nextShowtimes, showsByTime, type CinemaDay } from './next-showtimes.ts';

const day = '2026-11-18';
const [model] = showtimesDayFixture;
const at = (clock: string, changes: Partial<Showtime> = {}): Showtime => ({
  ...(model as Showtime),
  time: `${day} ${clock}:00`,
  status: 'available',
  tags: [],
  reservabilityEnd: null,
  refCmd: `https://tickets.example.org/${clock}`,
  ...changes,
});
const cinemaDay = (slug: string, showtimes: CinemaDay['showtimes'], kilometres = 1): CinemaDay => ({
  cinema: { slug, name: slug },
  kilometres,
  timeZone: 'Europe/Paris',
  day,
  showtimes,
});
const film = { slug: 'film', kind: 'movie', kids: false, specialEvent: false } as const;
const words = { tags: tagVocabulary([]), versions: versionVocabulary([]) };
const now = new Date('2026-11-18T18:30:00+01:00');
const next = (days: readonly CinemaDay[], filters: Filters = {}) =>
  nextShowtimes(film, days, { filters, now, ...words }).map(
    ({ cinema, showtimes }) => `${cinema.slug} ${showtimes.map(({ clock }) => clock).join(' ')}`,
  );

describe('the next showtimes of a film near a place', () => {
  it('have not begun, the nearest cinema first', () => {
    const days = [
      cinemaDay('near', { film: [at('21:00'), at('18:00'), at('18:45')] }),
      cinemaDay('over', { film: [at('14:00')] }),
      cinemaDay('other', { another: [at('20:00')] }),
      cinemaDay('lost', null),
      cinemaDay('far', { film: [at('19:00')] }, 9),
    ];
    expect(next(days)).toEqual(['near 18:45 21:00', 'far 19:00']);
  });

  it('come last where all of them are sold out', () => {
    const days = [
      cinemaDay('full', { film: [at('20:00', { status: 'soldout' })] }),
      cinemaDay('free', { film: [at('20:00', { status: 'soldout' }), at('22:00')] }, 9),
    ];
    expect(next(days)).toEqual(['free 20:00 22:00', 'full 20:00']);
  });

  it('D55 are without those that were cancelled', () => {
    const days = [
      cinemaDay('near', { film: [at('20:00', { cancelled: true })] }),
      cinemaDay('far', { film: [at('20:00', { cancelled: true }), at('22:00')] }, 9),
    ];
    expect(next(days)).toEqual(['far 22:00']);
    expect(days.map((one) => hasComing(one, now))).toEqual([false, true]);
  });

  it('D45 are over by the time that is asked for, by the length of the film and of what comes before it', () => {
    const told = (endTime: string | null) => at('20:00', { endTime });
    const [one] = [cinemaDay('near', { film: [told('2026-11-18 22:20:00')] })];
    if (one === undefined) throw new Error('no cinema');
    expect(next([one], { ends: '2215' })).toEqual([]);
    expect(next([one], { ends: '2230' })).toEqual(['near 20:00']);
    expect(next([cinemaDay('near', { film: [told(null)] })], { ends: '2230' })).toEqual([]);
    // 110 minutes after 10 of trailers: it is over at ten, whatever the wire rounds.
    const short = { ...one, cinema: { ...one.cinema, preProgrammeMinutes: 10 } };
    const from = { filters: { ends: '2200' }, now, ...words };
    expect(nextShowtimes({ ...film, duration: 110 }, [short], from)).toHaveLength(1);
    expect(nextShowtimes({ ...film, duration: 111 }, [short], from)).toHaveLength(0);
  });

  it('R181 D45 match version and time of day', () => {
    const days = [
      cinemaDay('near', { film: [at('19:00', { version: 'vf' }), at('20:00', { version: 'vost' })] }),
      cinemaDay('far', { film: [at('22:00', { version: 'vost' })] }, 9),
    ];
    expect(next(days, { versions: ['vost'] })).toEqual(['near 20:00', 'far 22:00']);
    expect(next(days, { versions: ['vost'], time: '2100-2900' })).toEqual(['far 22:00']);
    expect(next(days, { time: '0500-1200' })).toEqual([]);
  });

  const place = { city: 'paris', name: 'Paris', origin: null, cinemas: [], now, later: [], partial: false };

  it('tell which versions play in the evening, the most frequent first', () => {
    const days = [
      cinemaDay('near', {
        film: [
          at('19:00', { version: 'vf' }),
          at('20:00', { version: 'vost' }),
          at('21:00', { version: 'vost' }),
          at('22:00', { version: 'vo', status: 'soldout' }),
        ],
        other: [at('19:30', { version: 'vost' })],
      }),
    ];
    const near = nearShows(
      { ...place, days },
      [film, { ...film, slug: 'other' }, { ...film, slug: 'gone' }],
      {},
      words,
    );
    expect(near?.evening.map(({ slug }) => slug)).toEqual(['vost', 'vf']);
    expect([...(near?.next.keys() ?? [])]).toEqual(['film', 'other']);
    expect(nearShows({ ...place, days: [] }, [film], {}, words)).toBeNull();
  });

  it('D51 of a show that is over for today are those of tomorrow, after the shows of today', () => {
    const evening = { ...film, slug: 'evening' };
    const matinee = { ...film, slug: 'matinee' };
    const days = [cinemaDay('near', { matinee: [at('09:00')], evening: [at('21:00')] })];
    const tomorrow = '2026-11-19';
    const onTomorrow = (clock: string) => at(clock, { time: `${tomorrow} ${clock}:00` });
    const onNext = { matinee: [onTomorrow('11:00')], evening: [onTomorrow('22:00')] };
    const late = { ...place, days, later: [{ ...cinemaDay('near', onNext), day: tomorrow }] };
    const near = nearShows(late, [matinee, evening, film], {}, words);
    if (near === null) throw new Error('no showtimes');
    expect([...near.next].map(([slug, [one]]) => [slug, one?.day])).toEqual([
      ['evening', day],
      ['matinee', tomorrow],
    ]);
    expect(['film', 'matinee', 'evening'].toSorted(compareNear(near))).toEqual([
      'evening',
      'matinee',
      'film',
    ]);
    // Who asks for times of today gets no other day.
    expect([...(nearShows(late, [matinee], { time: '0500-2900' }, words)?.next.keys() ?? [])]).toEqual([]);
  });

  it('tell which shows are still to come, and which have begun everywhere', () => {
    const days = [
      cinemaDay('near', { both: [at('09:00')], over: [at('09:00')] }),
      cinemaDay('far', { both: [at('21:00')], none: [] }),
    ];
    const { coming, over } = showsByTime(days, now);
    expect([[...coming], [...over]]).toEqual([['both'], ['over']]);
  });
});
