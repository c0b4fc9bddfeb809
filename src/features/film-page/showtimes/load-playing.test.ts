import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Programme } from '#src/contract/cinema-shows/schema.ts';
import { cinemaShowsFixture } from '#src/contract/cinema-shows/fixture.ts';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import { showFixture } from '#src/contract/show/fixture.ts';
import { showtimesDayFixture } from '#src/contract/showtimes-day/fixture.ts';
import type { Filters } from '#src/routes/filters.ts';
import { loadFilm } from '../load-film.ts';

const reads = vi.hoisted(() => ({ answers: new Map<string, unknown>(), asked: [] as string[] }));
vi.mock('#src/api/read.ts', async () => (await import('#src/api/read-test-kit.ts')).readsOf(reads));
vi.mock('#src/api/load/present.ts', () => ({
  presentInstant: () => Promise.resolve('2026-09-11T08:00:00.000Z'),
}));

const { slug } = showFixture;
const today = '2026-09-11';
const [template] = cinemasFixture;
const wireShow = Object.values(cinemaShowsFixture.shows)[0];
const wireEntry = Object.values(wireShow?.days ?? {})[0];
const unknown = { failure: { kind: 'unknown' } };
const down = { failure: { kind: 'timeout' } };

/** A programme in which the film plays on the given days. */
function programme(...days: readonly string[]): Programme {
  if (wireShow === undefined || wireEntry === undefined) throw new Error('the fixture lacks a programme');
  return {
    days: Object.fromEntries(days.map((day) => [day, { upsell: null, highlightedShowtime: null }])),
    shows:
      days.length === 0
        ? {}
        : { [slug]: { ...wireShow, days: Object.fromEntries(days.map((day) => [day, wireEntry])) } },
  };
}

/** This many open cinemas, the first is `cinema-000`. */
function cinemas(count: number): void {
  reads.answers.set(
    'cinemas',
    Array.from({ length: count }, (_, index) => ({
      ...template,
      slug: `cinema-${String(index).padStart(3, '0')}`,
      status: true,
    })),
  );
}

const load = async (filters: Filters = {}) => (await loadFilm('fr-FR', slug, today, filters)).showtimes;
const askedOf = (id: string) => reads.asked.filter((call) => call.startsWith(`${id} `));

beforeEach(() => {
  reads.asked.length = 0;
  reads.answers.clear();
  const answers = {
    show: showFixture,
    showTranslate: {},
    shows: { shows: [] },
    events: [],
    cities: [],
    tags: [],
    versions: [],
    showCinemas: unknown,
    showtimesEvent: unknown,
    showtimesDay: showtimesDayFixture,
    cinemaShows: programme(),
  };
  for (const [id, answer] of Object.entries(answers)) reads.answers.set(id, answer);
  cinemas(3);
});

describe('a film of which the API does not say where it plays', () => {
  it('plays where the programmes of the cinemas have it', async () => {
    reads.answers.set('cinemaShows cinema-001', programme(today, '2026-09-13'));
    // A programme that has the film without a day: the cinema no longer plays it.
    const past = programme(today);
    Object.assign(past.shows[slug] ?? {}, { days: {} });
    reads.answers.set('cinemaShows cinema-002', past);
    const showtimes = await load();
    expect(showtimes?.cinemas.map((cinema) => [cinema.slug, cinema.showtimes.length])).toEqual([
      ['cinema-001', showtimesDayFixture.length],
    ]);
    expect(showtimes?.strip.filter(({ hasShowtimes }) => hasShowtimes).map(({ day }) => day)).toEqual([
      today,
      '2026-09-13',
    ]);
    expect([showtimes?.cinemaCount, showtimes?.partial]).toEqual([1, false]);
    expect(askedOf('showtimesDay')).toEqual([`showtimesDay ${slug} cinema-001 ${today}`]);
  });

  it('has none only where every programme says so', async () => {
    expect(await load()).toMatchObject({ strip: [], cinemas: [] });
    // A cinema without a programme plays nothing; a cinema whose programme cannot be read may play the film.
    reads.answers.set('cinemaShows cinema-002', unknown);
    expect(await load()).toMatchObject({ strip: [] });
    reads.answers.set('cinemaShows cinema-002', down);
    await expect(load()).rejects.toThrow('cinemaShows cinema-002: timeout');
    reads.answers.set('cinemaShows', unknown);
    reads.answers.delete('cinemaShows cinema-002');
    expect(await load()).toBeNull();
    reads.answers.set('cinemas', down);
    expect(await load()).toBeNull();
  });

  it('shows what could be had where a programme is missing', async () => {
    reads.answers.set('cinemaShows cinema-000', down);
    reads.answers.set('cinemaShows cinema-001', programme(today));
    const showtimes = await load();
    expect(showtimes?.cinemas.map((cinema) => cinema.slug)).toEqual(['cinema-001']);
    expect(showtimes?.partial).toBe(true);
  });

  it('costs one call where the page is narrowed to a cinema', async () => {
    reads.answers.set('cinemaShows cinema-001', programme(today));
    const showtimes = await load({ localisation: 'cinema-001' });
    expect(showtimes?.cinemas.map((cinema) => cinema.slug)).toEqual(['cinema-001']);
    expect(askedOf('cinemaShows')).toEqual(['cinemaShows cinema-001']);
    // The number of cinemas that play it at all is not known, because the others were not asked.
    expect(showtimes?.cinemaCount).toBeNull();
  });

  it('costs a bounded number of calls, and is not said to play nowhere beyond it', async () => {
    cinemas(200);
    expect(await load()).toBeNull();
    expect(askedOf('cinemaShows')).toHaveLength(120);
    reads.answers.set('cinemaShows cinema-100', programme(today));
    expect((await load())?.cinemas.map((cinema) => cinema.slug)).toEqual(['cinema-100']);
  });

  it('is not asked for at its cinemas while the API itself is in trouble: the page fails', async () => {
    reads.answers.set('showCinemas', down);
    await expect(load()).rejects.toThrow('showCinemas the-lamplighter-31207: timeout');
    expect(askedOf('cinemaShows')).toEqual([]);
  });
});

describe('a film that plays nowhere', () => {
  it('is one of which the API says so: an empty answer', async () => {
    reads.answers.set('showCinemas', {});
    expect(await load()).toMatchObject({ strip: [], cinemas: [] });
    expect(askedOf('cinemaShows')).toEqual([]);
  });
});

describe('a day that the programme has', () => {
  beforeEach(() => {
    const days = { [today]: { tags: [], upsell: null, versions: [], specialShowtime: false } };
    reads.answers.set('showCinemas', {
      'cinema-000': { days, releasedAt: null },
      'cinema-001': { days, releasedAt: null },
    });
  });

  it('is asked for cinema by cinema where the API has no answer for all of them', async () => {
    expect((await load())?.cinemas.map((cinema) => cinema.slug)).toEqual(['cinema-000', 'cinema-001']);
    expect(askedOf('showtimesDay')).toHaveLength(2);
  });

  it('is without showtimes only where every cinema says so', async () => {
    reads.answers.set('showtimesDay', unknown);
    expect((await load())?.cinemas).toEqual([]);
    reads.answers.set(`showtimesDay ${slug} cinema-001 ${today}`, down);
    const showtimes = await load();
    expect(showtimes?.choices.map((choice) => choice.slug)).toEqual(['cinema-001']);
    reads.answers.set('showtimesDay', down);
    await expect(load()).rejects.toThrow(`showtimes ${slug} ${today}: timeout`);
  });
});
