import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import { citiesFixture } from '#src/contract/cities/fixture.ts';
import { showtimesDayFixture } from '#src/contract/showtimes-day/fixture.ts';
import { zonesFixture } from '#src/contract/zones/fixture.ts';
import { listedShows } from './search-test-kit.ts';
import { readNextAnywhere, readNextInCinemas } from './load-next.ts';

const reads = vi.hoisted(() => ({ answers: new Map<string, unknown>(), asked: [] as string[] }));
const clock = vi.hoisted(() => ({ now: '' }));
vi.mock('#src/api/read.ts', async () => (await import('#src/api/read-test-kit.ts')).readsOf(reads));
vi.mock('#src/api/load/present.ts', () => ({ presentInstant: () => Promise.resolve(clock.now) }));

const today = '2026-11-18';
const tomorrow = '2026-11-19';
const [model] = showtimesDayFixture;
const [template] = cinemasFixture;
const [city] = citiesFixture;
const [first, second] = listedShows;
if (model === undefined || first === undefined || second === undefined)
  throw new Error('the fixtures are too small');

const at = (day: string, time: string, status = 'available') => ({
  ...model,
  time: `${day} ${time}:00`,
  reservabilityEnd: null,
  status,
});
const cinema = (slug: string, name: string) => ({ ...template, slug, name });

/** The schedule of the site: these films play on these days. */
function plays(films: Readonly<Record<string, readonly string[]>>) {
  const [show] = zonesFixture.shows;
  const [entry] = Object.values(show?.days ?? {});
  const daysOf = (days: readonly string[]) => Object.fromEntries(days.map((day) => [day, entry]));
  return { shows: Object.entries(films).map(([slug, days]) => ({ ...show, slug, days: daysOf(days) })) };
}

beforeEach(() => {
  reads.asked.length = 0;
  reads.answers.clear();
  clock.now = `${today}T17:00:00.000Z`;
  reads.answers.set('cinemas', [cinema('rhone', 'Velours Rhône'), cinema('nice', 'Velours Nice')]);
  reads.answers.set('cities', [
    { ...city, slug: 'lyon', name: 'Lyon', cinemas: ['rhone'] },
    { ...city, slug: 'nice', name: 'Nice', cinemas: ['nice'] },
  ]);
});

const said = async () => {
  const found = await readNextAnywhere('fr-FR', [first], { today, needed: {} });
  return found
    .get(first.slug)
    ?.map(({ cinema: { name }, day, showtimes }) => [name, day, showtimes.map(({ clock: start }) => start)]);
};

describe('the next showtimes of a film that was found without a place', () => {
  it('are in the cinemas of the site, the soonest that can be booked first, each with its city', async () => {
    reads.answers.set('zones', plays({ [first.slug]: [today, tomorrow] }));
    reads.answers.set(`showtimesEvent ${first.slug} ${today}`, {
      rhone: [at(today, '17:00'), at(today, '19:00', 'soldout'), at(today, '21:00')],
      nice: [at(today, '20:30')],
      unknown: [at(today, '18:30')],
    });
    expect(await said()).toEqual([
      ['Velours Nice', today, ['20:30']],
      ['Velours Rhône, Lyon', today, ['19:00', '21:00']],
    ]);
    expect(reads.asked.filter((call) => call.startsWith('showtimes'))).toHaveLength(1);
  });

  it('are those of the next day on which it plays, where today has none', async () => {
    const saturday = '2026-11-21';
    reads.answers.set('zones', plays({ [first.slug]: [today, saturday] }));
    reads.answers.set(`showtimesEvent ${first.slug} ${today}`, { rhone: [at(today, '17:00')] });
    reads.answers.set(`showtimesEvent ${first.slug} ${saturday}`, { rhone: [at(saturday, '20:00')] });
    expect(await said()).toEqual([['Velours Rhône, Lyon', saturday, ['20:00']]]);
  });

  it('are not asked for where it does not play, and missing where they cannot be read', async () => {
    reads.answers.set('zones', plays({ [second.slug]: [today] }));
    const found = await readNextAnywhere('fr-FR', [first, second], { today, needed: {} });
    expect(found.size).toBe(0);
    expect(reads.asked.filter((call) => call.startsWith('showtimes'))).toEqual([
      `showtimesEvent ${second.slug} ${today}`,
    ]);
  });

  it('are asked for the first four films alone', async () => {
    const many = Array.from({ length: 6 }, (_, index) => ({ ...first, slug: `film-${index}` }));
    reads.answers.set('zones', plays(Object.fromEntries(many.map(({ slug }) => [slug, [today]]))));
    reads.answers.set('showtimesEvent', { nice: [at(today, '20:30')] });
    expect([...(await readNextAnywhere('fr-FR', many, { today, needed: {} })).keys()]).toEqual(
      many.slice(0, 4).map(({ slug }) => slug),
    );
  });
});

describe('the next showtimes in a cinema that was found', () => {
  const shows = new Map([first, second].map((show) => [show.slug, show]));

  it('are those of the two films that start next, today or else tomorrow', async () => {
    reads.answers.set(`cinemaShowtimes rhone ${today}`, {
      [first.slug]: [at(today, '17:30'), at(today, '21:00')],
      [second.slug]: [at(today, '20:00')],
      unlisted: [at(today, '18:30')],
    });
    reads.answers.set(`cinemaShowtimes nice ${today}`, { [first.slug]: [at(today, '17:00')] });
    reads.answers.set(`cinemaShowtimes nice ${tomorrow}`, { [second.slug]: [at(tomorrow, '14:00')] });
    const found = await readNextInCinemas('fr-FR', ['rhone', 'nice', 'unknown'], { shows, needed: {} });
    const starts = [...found].map(([slug, films]) => [
      slug,
      films.map(({ show, next }) => [show.slug, next.day, next.showtimes.map(({ clock: start }) => start)]),
    ]);
    expect(starts).toEqual([
      [
        'rhone',
        [
          [second.slug, today, ['20:00']],
          [first.slug, today, ['21:00']],
        ],
      ],
      ['nice', [[second.slug, tomorrow, ['14:00']]]],
    ]);
  });
});
