import { describe, expect, it } from 'vitest';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import type { ShowCinemas } from '#src/contract/show-cinemas/schema.ts';
import { showtimesDayFixture } from '#src/contract/showtimes-day/fixture.ts';
import { cinemaListView } from '#src/domain/cinema/cinema-list-view.ts';
import { tagVocabulary, versionVocabulary } from '#src/domain/tag/vocabulary.ts';
import type { Filters } from '#src/routes/filters.ts';
import { filmShowtimes } from './film-showtimes.ts';

const [faubourg = '', canal = ''] = cinemasFixture.map(({ slug }) => slug);
const day = '2026-09-11';
const entry = { tags: [], upsell: null, versions: [], specialShowtime: false, highlightedShowtime: null };
const bothCinemas: ShowCinemas = {
  [faubourg]: { days: { [day]: entry }, releasedAt: null },
  [canal]: { days: { [day]: entry, '2026-09-14': entry }, releasedAt: null },
};

const playingIn = (some: ShowCinemas) => ({ cinemas: some, count: Object.keys(some).length, whole: true });
const playing = playingIn(bothCinemas);
const rows = { day, zoneOf: () => 'Europe/Paris', dayOf: () => day };

type Ingredients = Parameters<typeof filmShowtimes.of>[0];

function sectionWith(changes: Pick<Ingredients, 'filters' | 'showtimes'> & Partial<Ingredients>) {
  return filmShowtimes.of({
    kind: 'movie',
    duration: null,
    today: day,
    rows,
    days: new Set([day, '2026-09-14']),
    playing,
    near: null,
    cinemaBySlug: new Map(cinemasFixture.map((cinema) => [cinema.slug, cinema])),
    vocabulary: { tags: tagVocabulary([]), versions: versionVocabulary([]) },
    now: new Date('2026-09-11T10:00:00Z'),
    ...changes,
  });
}

const showtimesWith = (
  filters: Filters = {},
  now = '2026-09-11T10:00:00Z',
  showtimes = showtimesDayFixture,
) =>
  sectionWith({
    filters,
    showtimes: { [canal]: showtimes.slice(0, 1), [faubourg]: showtimes },
    now: new Date(now),
  });

describe('the showtimes of a film', () => {
  it('R084 stand by cinema, in the order of the list, with the days they are on', () => {
    const section = showtimesWith();
    expect(section.cinemas.map(({ slug, showtimes }) => [slug, showtimes.length])).toEqual([
      [faubourg, showtimesDayFixture.length],
      [canal, 1],
    ]);
    expect(section.cinemaCount).toBe(2);
    expect(section.strip.filter(({ hasShowtimes }) => hasShowtimes).map((item) => item.day)).toEqual([
      day,
      '2026-09-14',
    ]);
    expect(section.strip.find(({ selected }) => selected)?.day).toBe(day);
  });

  it('count the cinemas that the day and the filters leave', () => {
    const { cinemaCount, cinemas } = showtimesWith({ time: '1800-2900' });
    expect([cinemaCount, cinemas.map(({ slug }) => slug)]).toEqual([1, [faubourg]]);
    expect(showtimesWith({ time: '0500-0600' }).cinemaCount).toBe(0);
    // The others play that day, but only the showtimes of the chosen one are read.
    const chosen = { localisation: faubourg };
    const ofOne = (filters: Filters) =>
      sectionWith({ filters, showtimes: { [faubourg]: showtimesDayFixture } }).cinemaCount;
    expect(ofOne(chosen)).toBe(2);
    expect(ofOne({ ...chosen, time: '1800-2900' })).toBeNull();
  });

  it('R181 are narrowed by version, and the options stay to choose from', () => {
    const section = showtimesWith({ versions: ['vost'] });
    const versions = section.cinemas.flatMap(({ showtimes }) => showtimes.map(({ version }) => version.slug));
    expect(versions.length).toBeGreaterThan(0);
    expect(new Set(versions)).toEqual(new Set(['vost']));
    expect(section.versions).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ slug: 'vost', on: true }),
        expect.objectContaining({ slug: 'vf', on: false }),
      ]),
    );
  });

  it('are narrowed to one cinema', () => {
    expect(showtimesWith({ localisation: canal }).cinemas.map(({ slug }) => slug)).toEqual([canal]);
  });

  it('that are all over stand last', () => {
    // At 18:30 the only showtime of the second cinema has begun.
    const evening = showtimesWith({}, '2026-09-11T16:30:00Z');
    expect(evening.cinemas.map(({ slug }) => slug)).toEqual([faubourg, canal]);
    const swapped = filmShowtimes.of({
      kind: 'movie',
      duration: null,
      today: day,
      rows,
      days: new Set([day]),
      filters: {},
      playing,
      showtimes: { [faubourg]: showtimesDayFixture.slice(0, 1), [canal]: showtimesDayFixture },
      near: null,
      cinemaBySlug: new Map(cinemasFixture.map((cinema) => [cinema.slug, cinema])),
      vocabulary: { tags: tagVocabulary([]), versions: versionVocabulary([]) },
      now: new Date('2026-09-11T16:30:00Z'),
    });
    expect(swapped.cinemas.map(({ slug }) => slug)).toEqual([canal, faubourg]);
  });

  it('name the next day when a filter or the day leaves none', () => {
    const section = showtimesWith({ versions: ['nobody-speaks-this'] });
    expect(section.cinemas).toEqual([]);
    expect(section.nextDay).toBe('2026-09-14');
  });

  it('keep a cinema that the list lacks, under its slug', () => {
    const showtimes = filmShowtimes.of({
      kind: 'movie',
      duration: null,
      today: day,
      rows,
      days: new Set([day]),
      filters: {},
      playing: playingIn({ elsewhere: { days: { [day]: entry }, releasedAt: null } }),
      showtimes: { elsewhere: showtimesDayFixture },
      near: null,
      cinemaBySlug: new Map(),
      vocabulary: { tags: tagVocabulary([]), versions: versionVocabulary([]) },
      now: new Date('2026-09-11T10:00:00Z'),
    });
    expect(showtimes.cinemas.map(({ name, city }) => [name, city])).toEqual([['elsewhere', null]]);
  });

  it('of a film that plays nowhere are none', () => {
    expect(filmShowtimes.none(day)).toMatchObject({ strip: [], cinemas: [], cinemaCount: 0, nextDay: null });
  });

  describe('in a country of many cinemas', () => {
    const slugs = Array.from({ length: 12 }, (_, index) => `cinema-${String(index).padStart(2, '0')}`);
    const [template] = cinemasFixture;
    if (!template) throw new Error('expected a cinema in the fixture');
    const [theatre] = template.theaters;
    const cinemaBySlug = new Map(
      slugs.map((slug, index) => [
        slug,
        {
          ...template,
          slug,
          name: `Cinema ${slug.slice(-2)}`,
          theaters: theatre
            ? [
                {
                  ...theatre,
                  addressCity: index % 2 ? 'Évry' : 'Lyon',
                  gpsPosition: { x: 45 + index / 10, y: 5 },
                },
              ]
            : [],
        },
      ]),
    );
    const many = (
      filters: Filters,
      showtimes = Object.fromEntries(slugs.map((slug) => [slug, showtimesDayFixture])),
    ) =>
      filmShowtimes.of({
        kind: 'movie',
        duration: null,
        today: day,
        rows,
        days: new Set([day]),
        filters,
        playing: playingIn(
          Object.fromEntries(slugs.map((slug) => [slug, { days: { [day]: entry }, releasedAt: null }])),
        ),
        showtimes,
        near: null,
        cinemaBySlug,
        vocabulary: { tags: tagVocabulary([]), versions: versionVocabulary([]) },
        now: new Date('2026-09-11T06:00:00Z'),
      });

    it('R188 only the first stand in full, the others are a step away, by city', () => {
      const { cinemas, choices, chosen } = many({});
      expect(cinemas.map(({ slug }) => slug)).toEqual(slugs.slice(0, 4));
      expect(choices.map(({ city, slug }) => `${city} ${slug}`)).toEqual([
        ...['05', '07', '09', '11'].map((number) => `Évry cinema-${number}`),
        ...['04', '06', '08', '10'].map((number) => `Lyon cinema-${number}`),
      ]);
      expect(chosen).toBeNull();
      const [first] = choices;
      expect(first?.next.length).toBeGreaterThan(0);
      const left = showtimesDayFixture.filter(({ status }) => status !== 'soldout');
      expect((first?.next.length ?? 0) + (first?.more ?? 0)).toBe(left.length);
    });

    it('the chosen one stands in full, the nearest others are offered with their distance', () => {
      const { cinemas, choices, chosen } = many({ localisation: 'cinema-06' });
      expect(cinemas.map(({ slug }) => slug)).toEqual(['cinema-06']);
      expect(chosen).toMatchObject({ name: 'Cinema 06', city: 'Lyon' });
      expect(new Set(choices.slice(0, 2).map(({ slug }) => slug))).toEqual(
        new Set(['cinema-05', 'cinema-07']),
      );
      expect(choices[0]?.kilometres).toBeCloseTo(11.1, 1);
      expect(choices).toHaveLength(11);
    });

    it('a cinema whose times are not known can be chosen all the same', () => {
      const { cinemas, choices } = many({}, { 'cinema-00': showtimesDayFixture });
      expect(cinemas.map(({ slug }) => slug)).toEqual(['cinema-00']);
      expect(choices).toHaveLength(11);
      expect(choices.every(({ next }) => next.length === 0)).toBe(true);
    });

    it('one in which nothing of the film is left that day is not offered', () => {
      const begun = showtimesDayFixture.map((one) => ({ ...one, time: `${day} 00:01:00` }));
      const last = slugs.at(-1) ?? '';
      const showtimes = Object.fromEntries(slugs.map((slug) => [slug, showtimesDayFixture]));
      const { choices } = many({}, { ...showtimes, [last]: begun });
      expect(choices).toHaveLength(7);
      expect(choices.some(({ slug }) => slug === last)).toBe(false);
    });

    it('one whose showtimes no filter fits is not offered', () => {
      expect(many({ versions: ['nobody-speaks-this'] })).toMatchObject({ cinemas: [], choices: [] });
    });
  });
});

describe('near the visitor’s place', () => {
  const [model] = cinemasFixture;
  const at = (slug: string, x: number) => ({
    ...model,
    slug,
    name: slug,
    theaters: model.theaters.map((theater) => ({ ...theater, gpsPosition: { x, y: 2.35 } })),
  });
  const cinemas = [at('far', 50), at('close', 48.86), at('own', 48.9), at('lyon', 45.76)];
  const near = {
    city: 'paris',
    name: 'Paris',
    origin: { latitude: 48.85, longitude: 2.35 },
    cinemas: ['own', 'close'].map((slug) => ({
      cinema: cinemaListView(at(slug, 48.86)),
      kilometres: 1,
    })),
  };
  const soldOut = showtimesDayFixture.map((showtime) => ({ ...showtime, status: 'soldout' }));
  const open = showtimesDayFixture.map((showtime) => ({ ...showtime, status: 'available' }));
  const sectionOf = (showtimes: Readonly<Record<string, typeof showtimesDayFixture>>) =>
    filmShowtimes.of({
      kind: 'movie',
      duration: null,
      today: day,
      rows,
      days: new Set([day]),
      filters: { near: 'paris' },
      playing: playingIn(
        Object.fromEntries(
          Object.keys(showtimes).map((slug) => [slug, { days: { [day]: entry }, releasedAt: null }]),
        ),
      ),
      showtimes,
      near,
      cinemaBySlug: new Map(cinemas.map((cinema) => [cinema.slug, cinema])),
      vocabulary: { tags: tagVocabulary([]), versions: versionVocabulary([]) },
      now: new Date('2026-09-11T10:00:00Z'),
    });

  it('D44 the cinemas that count come first, in their order, and all others by distance behind them', () => {
    const section = sectionOf({ far: open, lyon: open, close: open, own: open });
    expect(section.cinemas.map(({ slug }) => slug)).toEqual(['own', 'close']);
    expect(section.choices.map(({ slug }) => slug)).toEqual(['far', 'lyon']);
    expect(section.cinemas[1]?.kilometres).toBeCloseTo(1.1, 1);
    expect(section.choices[1]?.kilometres).toBeGreaterThan(300);
    expect(section.near).toEqual({ name: 'Paris', elsewhere: false });
    expect(section.count).toBe(section.cinemas.flatMap(({ showtimes }) => showtimes).length);
  });

  it('what can still be booked comes before what is sold out, however near that is', () => {
    const section = sectionOf({ own: soldOut, close: open });
    expect(section.cinemas.map(({ slug }) => slug)).toEqual(['close', 'own']);
  });

  it('where no near cinema plays it, the nearest one is shown, and the page can say so', () => {
    const section = sectionOf({ lyon: open, far: open });
    expect(section.cinemas.map(({ slug }) => slug)).toEqual(['far']);
    expect(section.near).toEqual({ name: 'Paris', elsewhere: true });
  });
});
