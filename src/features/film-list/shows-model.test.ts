import { describe, expect, it } from 'vitest';
import type { Near } from '#src/api/near.ts';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import { cinemaListView } from '#src/domain/cinema/cinema-list-view.ts';
import { nearLyon, type TestTimes } from '#src/domain/place/place-test-kit.ts';
import type { Filters } from '#src/routes/filters.ts';
import { scheduleWith, showOf } from '#src/domain/programme/programme-test-kit.ts';
import { mostCinemaOptions } from './shows-model.ts';
import { showsOf, today, tomorrow } from './shows-test-kit.ts';

const [faubourg, canal] = cinemasFixture;
if (faubourg === undefined || canal === undefined) throw new Error('The fixture lacks cinemas.');

describe('the tabs of the shows page', () => {
  it('R056 are those that the site has anything for, in their order', () => {
    expect(showsOf().tabs).toEqual(['book', 'presales', 'kids', 'special', 'upcoming']);
    expect(showsOf({}, { shows: [showOf('one')], schedule: null }).tabs).toEqual(['book']);
  });

  it('R056 stay where filters leave nothing in them', () => {
    const { tabs, selections } = showsOf({ genres: ['comedie'] });
    expect(tabs).toHaveLength(5);
    expect(selections.presales).toEqual([]);
    expect(selections.upcoming.map(({ show }) => show.slug)).toEqual(['later']);
  });
});

describe('the filters of the shows page', () => {
  it('R179 R180 R181 offer what is played: genres, experiences and versions', () => {
    const { options } = showsOf();
    expect(options.genres.map(({ value }) => value)).toEqual(['comedie', 'drame']);
    expect(options.tags.map(({ value }) => value)).toEqual(['onx', 'kids', 'entertainment']);
    expect(options.versions.map(({ value }) => value)).toEqual(['vf', 'vost']);
  });

  it('R179 offer only what is played on the day that is chosen', () => {
    const { options } = showsOf({ date: today });
    expect(options.genres.map(({ value }) => value)).toEqual(['drame']);
    expect(options.versions.map(({ value }) => value)).toEqual(['vf']);
  });

  it('offer the genres of the list where there is no schedule', () => {
    expect(showsOf({}, { schedule: null }).options.genres.map(({ value }) => value)).toEqual([
      'comedie',
      'drame',
    ]);
  });

  it('have the days with showtimes, none chosen unless the address names one', () => {
    const chosen = (date?: string) =>
      showsOf(date === undefined ? {} : { date })
        .days.filter(({ selected }) => selected)
        .map(({ day }) => day);
    expect(
      showsOf()
        .days.filter(({ hasShowtimes }) => hasShowtimes)
        .map(({ day }) => day),
    ).toEqual([today, tomorrow, '2026-11-24']);
    expect(chosen()).toEqual([]);
    expect(chosen(tomorrow)).toEqual([tomorrow]);
    expect(showsOf({}, { schedule: null }).days).toEqual([]);
  });

  it('R059 have the open cinemas by city, and name the one that is chosen', () => {
    const cinemas = new Map(
      [
        { ...faubourg, slug: 'b', name: 'B', theaters: faubourg.theaters },
        { ...canal, slug: 'shut', name: 'Shut', status: false },
        { ...faubourg, slug: 'a', name: 'A', theaters: faubourg.theaters },
      ].map((cinema) => [cinema.slug, cinema]),
    );
    const { cinemas: offered, chosen } = showsOf({ localisation: 'a' }, { cinemas });
    expect(offered.map(({ slug }) => slug)).toEqual(['a', 'b']);
    expect(chosen).toMatchObject({ slug: 'a', name: 'A' });
    expect(showsOf({ localisation: 'shut' }, { cinemas }).chosen?.name).toBe('Shut');
    expect(showsOf({ localisation: 'unknown' }, { cinemas }).chosen?.name).toBe('unknown');
    expect(showsOf().chosen).toBeNull();
  });

  it('offer no cinema where there is only one', () => {
    const one = new Map([[faubourg.slug, faubourg]]);
    expect(showsOf({}, { cinemas: one }).cinemas).toEqual([]);
  });

  it('R059 offer the cinemas near the place where there are more than one reads through, and the list of all', () => {
    const chain = (size: number) =>
      new Map(
        Array.from(
          { length: size },
          (_, index) => [`c${index}`, { ...faubourg, slug: `c${index}` }] as const,
        ),
      );
    const around = (slugs: readonly string[]) => ({
      city: 'lyon',
      name: 'Lyon',
      origin: null,
      now: new Date(0),
      days: [],
      later: [],
      partial: false,
      cinemas: slugs.map((slug) => ({ cinema: cinemaListView({ ...faubourg, slug }), kilometres: 1 })),
    });
    const offeredIn = (size: number, near: Near | null, filters: Filters = {}) => {
      const { cinemas, moreCinemas, chosen } = showsOf(filters, { cinemas: chain(size), near });
      return [cinemas.map(({ slug }) => slug), moreCinemas, chosen?.name ?? null];
    };
    expect(showsOf({}, { cinemas: chain(mostCinemaOptions) })).toMatchObject({ moreCinemas: false });
    expect(showsOf({}, { cinemas: chain(mostCinemaOptions) }).cinemas).toHaveLength(mostCinemaOptions);
    expect(offeredIn(mostCinemaOptions + 1, around(['c7', 'c3', 'gone']))).toEqual([
      ['c7', 'c3'],
      true,
      null,
    ]);
    expect(offeredIn(mostCinemaOptions + 1, around(['c9']), { localisation: 'c9' })).toEqual([
      [],
      true,
      faubourg.name,
    ]);
    expect(offeredIn(mostCinemaOptions + 1, null)).toEqual([[], true, null]);
    expect(offeredIn(mostCinemaOptions + 1, null, { localisation: 'c9' })).toEqual([[], true, faubourg.name]);
  });
});

describe('where nothing matches', () => {
  it('says which filter stands in the way, the most promising first', () => {
    const filters = { date: tomorrow, genres: ['comedie'], versions: ['vost'] };
    expect(showsOf(filters).loosen).toEqual([
      { name: 'genres', count: 2 },
      { name: 'versions', count: 1 },
    ]);
  });

  it('knows no number for a cinema, and none where something matches', () => {
    const nothing = scheduleWith({});
    expect(showsOf({ localisation: 'x' }, { schedule: nothing }).loosen).toEqual([
      { name: 'localisation', count: null },
    ]);
    expect(showsOf({ date: today }).loosen).toEqual([]);
  });

  it('R263 tells a schedule that could not be had from one without matches', () => {
    expect(showsOf({ date: today }, { schedule: null }).failed).toBe(true);
    expect(showsOf({ genres: ['drame'] }, { schedule: null }).failed).toBe(false);
    expect(showsOf({ date: today }, { schedule: scheduleWith({}) }).failed).toBe(false);
  });
});

it('names the versions that cards show', () => {
  const { versionLabels, selections } = showsOf({ date: tomorrow });
  expect(selections.book.map(({ show, fit }) => [show.slug, fit?.versions])).toEqual([
    ['drama', ['vf', 'vost']],
    ['cartoon', ['vf']],
    ['opera', ['vost']],
  ]);
  expect([...versionLabels.keys()].toSorted()).toEqual(['vf', 'vost']);
});

describe('the shows near a place', () => {
  const near = (cinemas: Readonly<Record<string, TestTimes>>, filters: Filters = {}) =>
    showsOf(filters, {
      near: nearLyon(today, cinemas),
    });
  const slugs = ({ selections }: ReturnType<typeof showsOf>) => selections.book.map(({ show }) => show.slug);
  const times = { bellecour: { cartoon: ['20:00'], drama: ['14:00'] }, vaise: { opera: ['19:00 vost'] } };

  it('D44 come first, with their next showtimes; the others follow in their order', () => {
    expect(slugs(showsOf())).toEqual(['drama', 'cartoon', 'opera']);
    const model = near(times);
    expect(slugs(model)).toEqual(['cartoon', 'opera', 'drama']);
    expect(model.near?.name).toBe('Lyon');
    expect([...(model.near?.next.keys() ?? [])].toSorted()).toEqual(['cartoon', 'opera']);
  });

  it('D45 are the only ones where a time of day is asked for', () => {
    expect(slugs(near(times, { time: '1800-2900' }))).toEqual(['cartoon', 'opera']);
    expect(slugs(near(times, { time: '0500-1200' }))).toEqual([]);
  });

  it('D45 are the only ones where a showtime has to be over by a time, and need a place too', () => {
    expect(slugs(near(times, { ends: '2300' }))).toEqual(['cartoon', 'opera']);
    expect(slugs(near(times, { ends: '2245' }))).toEqual([]);
    expect(near(times, { ends: '2245' }).loosen).toEqual([{ name: 'ends', count: null }]);
    expect(near(times, { ends: '2900' }).needsPlace).toBe(false);
    expect(showsOf({ ends: '2900' }).needsPlace).toBe(true);
  });

  it('D45 ask for a place where a time of day is asked for without one', () => {
    expect(showsOf({ time: '1800-2900' }).needsPlace).toBe(true);
    expect(near(times, { time: '1800-2900' }).needsPlace).toBe(false);
    expect(showsOf().needsPlace).toBe(false);
  });

  it('R179 offer to take the time of day back where nothing is left', () => {
    expect(near(times, { time: '0500-1200' }).loosen).toEqual([{ name: 'time', count: null }]);
  });
});
