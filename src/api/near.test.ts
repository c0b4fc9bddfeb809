import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cinemaShowsFixture } from '#src/contract/cinema-shows/fixture.ts';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import type { Cinema } from '#src/contract/cinemas/schema.ts';
import { citiesFixture } from '#src/contract/cities/fixture.ts';
import { showtimesDayFixture } from '#src/contract/showtimes-day/fixture.ts';
import { readAtCinema, readNear } from './near.ts';

const reads = vi.hoisted(() => ({ answers: new Map<string, unknown>(), asked: [] as string[] }));
const clock = vi.hoisted(() => ({ now: '' }));
vi.mock('#src/api/read.ts', async () => (await import('#src/api/read-test-kit.ts')).readsOf(reads));
vi.mock('#src/api/load/present.ts', () => ({ presentInstant: () => Promise.resolve(clock.now) }));

const today = '2026-11-18';
const tomorrow = '2026-11-19';
const unknown = { failure: { kind: 'unknown' } };
const down = { failure: { kind: 'timeout' } };
const [model] = showtimesDayFixture;
const at = (day: string, time: string) => ({ ...model, time: `${day} ${time}:00` });

function cinema(slug: string, x: number, y: number): Cinema {
  const [template] = cinemasFixture;
  const theaters = template.theaters.map((one) => ({ ...one, gpsPosition: { x, y } }));
  return { ...template, slug, name: slug, status: true, theaters: theaters };
}

const [{ citySlug }] = cinemasFixture;
const [city] = citiesFixture;
const lyon = {
  ...city,
  slug: 'lyon',
  name: 'Lyon',
  gpsPosition: { x: 45.764, y: 4.8357 },
  cinemas: ['rhone'],
};

/** The programme of a cinema in which these shows play on a day. */
function programme(day: string, ...shows: string[]) {
  const [entry] = Object.values(cinemaShowsFixture.shows);
  const [of] = Object.values(entry?.days ?? {});
  return {
    days: {},
    shows: Object.fromEntries(shows.map((show) => [show, { ...entry, days: { [day]: of } }])),
  };
}

const asked = (id: string) => reads.asked.filter((call) => call.startsWith(`${id} `));
const near = async (day?: string) => {
  const found = await readNear('fr-FR', 'lyon', day);
  if (found === null) throw new Error('no place');
  return {
    partial: found.partial,
    days: Object.fromEntries(
      found.days.map(({ cinema: { slug }, ...one }) => [slug, [one.day, one.showtimes]]),
    ),
  };
};

beforeEach(() => {
  reads.asked.length = 0;
  reads.answers.clear();
  reads.answers.set('cities', [lyon]);
  // The Saône is eight kilometres from the middle of Lyon; Nice is beyond the limits.
  reads.answers.set('cinemas', [
    cinema('saone', 45.83, 4.8),
    cinema('nice', 43.7, 7.26),
    cinema('rhone', 45.76, 4.85),
  ]);
  reads.answers.set('cinemaShowtimes', { film: [at(today, '20:00')] });
  clock.now = `${today}T17:00:00.000Z`;
});

describe('the showtimes near a place', () => {
  it('R235 are those of the city and of the cinemas within the limits, in one call for each', async () => {
    expect(await near()).toEqual({
      partial: false,
      days: {
        rhone: [today, { film: [at(today, '20:00')] }],
        saone: [today, { film: [at(today, '20:00')] }],
      },
    });
    expect(asked('cinemaShowtimes')).toEqual([
      `cinemaShowtimes rhone ${today}`,
      `cinemaShowtimes saone ${today}`,
    ]);
    expect(reads.asked.some((call) => /^(cinemaShows|showtimesDay) /u.test(call))).toBe(false);
  });

  it('are those of tomorrow when every one of today has begun', async () => {
    clock.now = `${today}T20:30:00.000Z`;
    reads.answers.set(`cinemaShowtimes rhone ${tomorrow}`, { film: [at(tomorrow, '14:00')] });
    expect((await near()).days['rhone']).toEqual([tomorrow, { film: [at(tomorrow, '14:00')] }]);
  });

  it('are those of tomorrow too where a show is over for today', async () => {
    reads.answers.set('cinemaShowtimes', { film: [at(today, '20:00')], matinee: [at(today, '14:00')] });
    reads.answers.set(`cinemaShowtimes rhone ${tomorrow}`, { matinee: [at(tomorrow, '14:00')] });
    const found = await readNear('fr-FR', 'lyon', undefined);
    expect(found?.days.map(({ day }) => day)).toEqual([today, today]);
    expect(found?.later.map(({ day }) => day)).toEqual([tomorrow, tomorrow]);
    expect((await readNear('fr-FR', 'lyon', today))?.later).toEqual([]);
  });

  it('are those of the day in the address, also when all of it is over', async () => {
    clock.now = `${today}T20:30:00.000Z`;
    expect((await near(today)).days['rhone']).toEqual([today, { film: [at(today, '20:00')] }]);
    expect(asked('cinemaShowtimes')).toHaveLength(2);
  });

  it('lack a cinema whose call fails, without a call for each of its shows', async () => {
    reads.answers.set(`cinemaShowtimes saone ${today}`, down);
    expect(await near()).toMatchObject({ partial: true, days: { saone: [today, null] } });
    expect(asked('showtimesDay')).toEqual([]);
  });

  it('are asked for show by show where the API lacks the one call; a failure makes them partial', async () => {
    reads.answers.set('cinemaShowtimes', unknown);
    reads.answers.set('cinemaShows rhone', programme(today, 'film', 'lost', 'gone'));
    reads.answers.set('cinemaShows saone', programme(tomorrow, 'film'));
    reads.answers.set(`showtimesDay film rhone ${today}`, [at(today, '20:00')]);
    reads.answers.set(`showtimesDay lost rhone ${today}`, down);
    reads.answers.set(`showtimesDay gone rhone ${today}`, unknown);
    expect(await near()).toEqual({
      partial: true,
      days: {
        rhone: [today, { film: [at(today, '20:00')], lost: null, gone: [] }],
        saone: [today, {}],
      },
    });
  });

  it('are asked for show by show for at most 96 shows of a page', async () => {
    reads.answers.set('cinemaShowtimes', unknown);
    const many = Array.from({ length: 60 }, (_, index) => `film-${index}`);
    reads.answers.set('cinemaShows', programme(today, ...many));
    reads.answers.set('showtimesDay', [at(today, '20:00')]);
    expect((await near()).partial).toBe(true);
    expect(asked('showtimesDay')).toHaveLength(96);
  });

  it('are not read without a place of the site', async () => {
    expect(await readNear('fr-FR', undefined, undefined)).toBeNull();
    expect(await readNear('fr-FR', 'geneve', undefined)).toBeNull();
    expect(asked('cinemaShowtimes')).toEqual([]);
  });
});

describe('the showtimes of a chosen cinema', () => {
  it('are those of its day, as near a place', async () => {
    const found = await readAtCinema('fr-FR', 'nice', undefined);
    expect(found).toMatchObject({ name: 'nice', city: citySlug, partial: false, later: [] });
    expect(found?.days.map(({ cinema: { slug }, kilometres, day }) => [slug, kilometres, day])).toEqual([
      ['nice', null, today],
    ]);
    expect(asked('cinemaShowtimes')).toEqual([`cinemaShowtimes nice ${today}`]);
    expect((await readAtCinema('fr-FR', 'nice', tomorrow))?.days[0]?.day).toBe(tomorrow);
  });

  it('are none without one, and where the site has no such cinema', async () => {
    expect(await readAtCinema('fr-FR', undefined, undefined)).toBeNull();
    expect(await readAtCinema('fr-FR', 'gone', undefined)).toBeNull();
  });
});
