import * as fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import { citiesFixture } from '#src/contract/cities/fixture.ts';
import { settingsFixture } from '#src/contract/settings/fixture.ts';
import { showFixture } from '#src/contract/show/fixture.ts';
import { showsFixture } from '#src/contract/shows/fixture.ts';
import { showtimesDayFixture } from '#src/contract/showtimes-day/fixture.ts';
import { zonesFixture } from '#src/contract/zones/fixture.ts';
import type { NextInCinema } from '#src/domain/place/next-showtimes.ts';
import type { ShowtimeView } from '#src/domain/showtime/showtime-view.ts';
import { loadEvents } from '#src/features/event-list/load-events.ts';
import { loadShows } from '#src/features/film-list/load-shows.ts';
import { loadFilm } from '#src/features/film-page/load-film.ts';
import { loadHome } from '#src/features/home-page/load-home.ts';
import { distanceInKilometres } from '#src/kernel/distance/distance.ts';

/** Every page that shows showtimes near a place, over the same invented towns (D44, R235). */
const reads = vi.hoisted(() => ({ answers: new Map<string, unknown>(), asked: [] as string[] }));
vi.mock('#src/api/read.ts', async () => (await import('#src/api/read-test-kit.ts')).readsOf(reads));
vi.mock('#src/api/load/present.ts', () => ({ presentInstant: () => Promise.resolve(`${today}T16:00:00Z`) }));

const today = vi.hoisted(() => '2026-11-18');
const [template] = cinemasFixture;
const [city] = citiesFixture;
const [wire] = showtimesDayFixture;
const [film] = showsFixture.shows;
const listedEvent = showsFixture.shows.find(({ isMovie }) => !isMovie);
const [planned] = Object.values(zonesFixture.shows[0]?.days ?? {});
if (wire === undefined || film === undefined || listedEvent === undefined || planned === undefined)
  throw new Error('the fixtures lack a showtime, a film, an event or a planned day');
const middle = { latitude: 48.85, longitude: 2.35 };

/** A cinema around the middle of the town, with what it shows today. */
interface Invented {
  readonly north: number;
  readonly east: number;
  readonly open: boolean;
  readonly ofTown: boolean;
  readonly times: readonly { readonly hour: number; readonly status: string }[];
}
const invented: fc.Arbitrary<Invented> = fc.record({
  north: fc.double({ min: -0.7, max: 0.7, noNaN: true }),
  east: fc.double({ min: -0.7, max: 0.7, noNaN: true }),
  open: fc.boolean(),
  ofTown: fc.boolean(),
  // At 17:00 some have begun.
  times: fc.array(
    fc.record({
      hour: fc.integer({ min: 14, max: 23 }),
      status: fc.constantFrom('available', 'soldout', 'locked'),
    }),
    { maxLength: 4 },
  ),
});
const towns = fc.record({
  cinemas: fc.array(invented, { minLength: 1, maxLength: 10 }),
  most: fc.integer({ min: 1, max: 8 }),
  farthest: fc.integer({ min: 1, max: 60 }),
});
type Town = typeof towns extends fc.Arbitrary<infer T> ? T : never;

const slugAt = (index: number) => `c${index}`;
const kilometresTo = ({ north, east }: Invented) =>
  distanceInKilometres(middle, {
    latitude: middle.latitude + north,
    longitude: middle.longitude + east,
  });

/** The API of a town in which every cinema has the film and the event at the same hours. */
function answer({ cinemas, most, farthest }: Town): void {
  const slugs = cinemas.map((_, index) => slugAt(index));
  const showtimes = Object.fromEntries(
    cinemas.map(({ times }, index) => [
      slugAt(index),
      times.map(({ hour, status }, at) => ({
        ...wire,
        time: `${today} ${hour}:${10 + at}:00`,
        endTime: null,
        reservabilityStart: null,
        reservabilityEnd: null,
        status,
        // The auditorium names the cinema that a showtime really is of.
        auditoriumName: slugAt(index),
      })),
    ]),
  );
  const days = { [today]: planned };
  const answers: Readonly<Record<string, unknown>> = {
    settings: {
      ...settingsFixture,
      locator: { maxGeolocationCinemas: most, maxGeolocationDistance: farthest },
    },
    cities: [
      {
        ...city,
        slug: 'town',
        name: 'Town',
        gpsPosition: { x: middle.latitude, y: middle.longitude },
        cinemas: slugs.filter((_, index) => cinemas[index]?.ofTown),
      },
    ],
    cinemas: cinemas.map(({ north, east, open }, index) => ({
      ...template,
      slug: slugAt(index),
      name: slugAt(index),
      status: open,
      theaters: [
        {
          ...template.theaters[0],
          gpsPosition: { x: middle.latitude + north, y: middle.longitude + east },
        },
      ],
    })),
    shows: {
      ...showsFixture,
      shows: [
        { ...film, slug: 'film' },
        { ...listedEvent, slug: 'event' },
      ],
    },
    // This API has no list of events: they are the shows that are no films.
    events: { failure: { kind: 'unknown' } },
    zones: {
      ...zonesFixture,
      shows: ['film', 'event'].map((slug) => ({ ...zonesFixture.shows[0], slug, days })),
    },
    show: showFixture,
    showTranslate: {},
    tags: [],
    versions: [],
    showCinemas: Object.fromEntries(slugs.map((slug) => [slug, { days, releasedAt: null }])),
    showtimesEvent: showtimes,
    ...Object.fromEntries(
      slugs.map((slug) => [
        `cinemaShowtimes ${slug} ${today}`,
        { film: showtimes[slug], event: showtimes[slug] },
      ]),
    ),
  };
  for (const [id, value] of Object.entries(answers)) reads.answers.set(id, value);
}

/** What a page shows of a cinema. */
interface Shown {
  readonly slug: string;
  readonly kilometres: number | null;
  readonly showtimes: readonly ShowtimeView[];
}
const shownIn = (next: readonly NextInCinema[] | undefined): readonly Shown[] =>
  (next ?? []).map(({ cinema, kilometres, showtimes }) => ({ slug: cinema.slug, kilometres, showtimes }));

/** The cinemas that count, in their order: written here a second time, from the sentence of the requirement. */
function counting({ cinemas, most, farthest }: Town): readonly string[] {
  const open = cinemas
    .map((cinema, index) => ({ ...cinema, slug: slugAt(index), kilometres: kilometresTo(cinema) }))
    .filter(({ open: isOpen }) => isOpen)
    .toSorted((a, b) => a.kilometres - b.kilometres);
  const own = open.filter(({ ofTown }) => ofTown);
  const around = open.filter(({ ofTown, kilometres }) => !ofTown && kilometres <= farthest);
  return [...own, ...around].slice(0, most).map(({ slug }) => slug);
}

/** What can be booked comes first, then what is still to come, then what has begun; each part in the order of the place. */
const rankOf = ({ showtimes }: Shown) =>
  showtimes.some(({ status }) => status === 'available') ? 0 : showtimes.some(({ over }) => !over) ? 1 : 2;

function expectNear(town: Town, shown: readonly Shown[]): void {
  const order = counting(town);
  for (const { slug, kilometres, showtimes } of shown) {
    const cinema = town.cinemas[Number(slug.slice(1))];
    if (cinema === undefined) throw new Error(`nobody invented ${slug}`);
    expect(order).toContain(slug);
    expect(kilometres).toBeCloseTo(kilometresTo(cinema), 6);
    expect(new Set(showtimes.map(({ auditorium }) => auditorium))).toEqual(new Set([slug]));
  }
  expect(shown.map(({ slug }) => slug)).toEqual(
    shown
      .toSorted((a, b) => rankOf(a) - rankOf(b) || order.indexOf(a.slug) - order.indexOf(b.slug))
      .map(({ slug }) => slug),
  );
}

/** Those of the cinemas that count which still have a showtime. */
const coming = (town: Town) =>
  counting(town).filter((slug) => town.cinemas[Number(slug.slice(1))]?.times.some(({ hour }) => hour >= 17));

const always = async (check: (town: Town) => Promise<void>) =>
  fc.assert(
    fc.asyncProperty(towns, async (town) => {
      reads.answers.clear();
      answer(town);
      await check(town);
    }),
    { seed: 235, numRuns: 100 },
  );

describe('every showtime near a place is of a cinema within the stated distance, in the stated order', () => {
  beforeEach(() => {
    reads.asked.length = 0;
  });

  it.each([
    ['home', async () => shownIn((await loadHome('fr-FR', today, { near: 'town' })).near?.next.get('film'))],
    [
      'the list of films',
      async () => shownIn((await loadShows('fr-FR', today, { near: 'town' })).near?.next.get('film')),
    ],
    [
      'the list of events',
      async () => shownIn((await loadEvents('fr-FR', today, [], { near: 'town' })).near?.next.get('event')),
    ],
  ])('R235 D44 on %s, and every such cinema with a showtime to come is there', async (_page, load) => {
    await always(async (town) => {
      const shown = await load();
      expectNear(town, shown);
      expect(shown.map(({ slug }) => slug).toSorted()).toEqual(coming(town).toSorted());
    });
  });

  it.each([
    ['film', true],
    ['event', false],
  ])(
    'R235 D44 on the page of one %s, which says so when it shows one farther away',
    async (slug, isMovie) => {
      await always(async (town) => {
        reads.answers.set('show', { ...showFixture, isMovie });
        const { showtimes } = await loadFilm('fr-FR', slug, today, { near: 'town' });
        if (showtimes === null) throw new Error('expected showtimes');
        if (showtimes.near?.elsewhere !== true) return expectNear(town, showtimes.cinemas);
        const near = counting(town).filter(
          (one) => (town.cinemas[Number(one.slice(1))]?.times.length ?? 0) > 0,
        );
        expect([near, showtimes.cinemas.length <= 1]).toEqual([[], true]);
      });
    },
  );
});
