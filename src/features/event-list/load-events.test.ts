import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import { citiesFixture } from '#src/contract/cities/fixture.ts';
import { showtimesDayFixture } from '#src/contract/showtimes-day/fixture.ts';
import { zonesFixture } from '#src/contract/zones/fixture.ts';
import { eventsFixture } from '#src/contract/events/fixture.ts';
import { showsFixture } from '#src/contract/shows/fixture.ts';
import type { Filters } from '#src/routes/filters.ts';
import { loadEvents } from './load-events.ts';

const reads = vi.hoisted(() => ({ answers: new Map<string, unknown>(), asked: [] as string[] }));
vi.mock('#src/api/load/present.ts', () => ({ presentInstant: () => Promise.resolve(`${today}T16:00:00Z`) }));
vi.mock('#src/api/read.ts', async () => (await import('#src/api/read-test-kit.ts')).readsOf(reads));

const today = vi.hoisted(() => '2026-09-09');
const eventsOfList = showsFixture.shows.filter(({ isMovie }) => !isMovie).map(({ slug }) => slug);

async function slugs(locale: 'fr-FR' | 'nl-NL' = 'fr-FR') {
  const { groups } = await loadEvents(locale, today);
  const { week, months, undated } = groups;
  return [...week, ...months.flatMap(({ events }) => events), ...undated].map(({ slug }) => slug);
}

beforeEach(() => {
  reads.answers.clear();
  reads.answers.set('shows', showsFixture);
  reads.answers.set('events', eventsFixture);
});

it('R239 lists what the API calls events', async () => {
  const listed = eventsFixture.filter(({ type, active }) => type === 'show' && active);
  expect(await slugs()).toEqual(expect.arrayContaining(listed.map(({ slug }) => slug)));
});

it.each([{ kind: 'unknown' }, { kind: 'gone' }, { kind: 'status', status: 403, retryAfterSeconds: null }])(
  'shows the shows that are events where the API has no list of events: %j',
  async (failure) => {
    reads.answers.set('events', { failure });
    expect(eventsOfList).not.toEqual([]);
    expect(await slugs()).toEqual(eventsOfList);
    // D39: where the data does not tell films from events, there are no events to show.
    const undistinguished = showsFixture.shows.map((show) => ({ ...show, isMovie: false }));
    reads.answers.set('shows', { ...showsFixture, shows: undistinguished });
    expect(await slugs('nl-NL')).toEqual([]);
  },
);

it('D40 fails while the list, or what stands in for it, cannot be had', async () => {
  reads.answers.set('events', { failure: { kind: 'timeout' } });
  await expect(slugs()).rejects.toThrow('events');
  reads.answers.set('events', { failure: { kind: 'unknown' } });
  reads.answers.set('shows', { failure: { kind: 'timeout' } });
  await expect(slugs()).rejects.toThrow('shows');
});

describe('events near a visitor', () => {
  const [event] = eventsFixture.filter(({ type, active }) => type === 'show' && active);
  const [template] = cinemasFixture;
  const [city] = citiesFixture;
  const [showtime] = showtimesDayFixture;
  if (event === undefined || showtime === undefined)
    throw new Error('the fixtures lack an event or a showtime');
  const { slug } = event;
  const day = '2026-09-20';
  const [near, far] = ['near', 'far'].map((name) => ({ ...template, slug: name, name, status: true }));
  const [planned] = Object.values(zonesFixture.shows[0]?.days ?? {});
  const plays = (...days: string[]) => ({ days: Object.fromEntries(days.map((one) => [one, {}])) });
  const at = (clock: string, date = day) => ({
    ...showtime,
    time: `${date} ${clock}:00`,
    reservabilityEnd: null,
    tags: [],
  });
  const load = (filters: Filters = {}) => loadEvents('fr-FR', today, [], { near: 'lyon', ...filters });

  beforeEach(() => {
    reads.asked.length = 0;
    const [show] = showsFixture.shows.filter(({ isMovie }) => !isMovie);
    const answers = {
      shows: { ...showsFixture, shows: [...showsFixture.shows, { ...show, slug }] },
      events: [event],
      zones: { ...zonesFixture, shows: [{ ...zonesFixture.shows[0], slug, days: { [day]: planned } }] },
      cities: [{ ...city, slug: 'lyon', name: 'Lyon', cinemas: ['near'] }],
      cinemas: [near, far],
      showCinemas: { near: plays(day), far: plays(day), elsewhere: plays('2026-09-10') },
      showtimesEvent: { near: [at('20:00')], far: [at('18:00')] },
    };
    for (const [id, answer] of Object.entries(answers)) reads.answers.set(id, answer);
  });

  it('D44 have their next showtimes in the cinemas that count', async () => {
    const found = (await load()).near;
    expect([found?.name, found?.nearest?.slug]).toEqual(['Lyon', 'near']);
    const next = found?.next.get(slug) ?? [];
    expect(
      next.map(({ cinema, day: on, showtimes }) => [cinema.slug, on, showtimes[0]?.clock]),
    ).toContainEqual(['near', day, '20:00']);
    expect(reads.asked.filter((call) => call.startsWith('showCinemas'))).toEqual([`showCinemas ${slug}`]);
  });

  it('D51 are only those that meet what the visitor needs', async () => {
    reads.answers.set('showtimesEvent', {
      near: [at('18:00'), { ...at('20:00'), tags: ['hearing-impaired'] }],
    });
    const next = (await load({ needs: ['captions'] })).near?.next.get(slug) ?? [];
    expect(next.flatMap(({ showtimes }) => showtimes.map(({ clock }) => clock))).toEqual(['20:00']);
    expect((await load({ needs: ['quiet'] })).near?.next.has(slug)).toBe(false);
  });

  it('are looked for on another day when all of today has begun', async () => {
    reads.answers.set('showCinemas', { near: plays(today, day) });
    reads.answers.set(`showtimesEvent ${slug} ${today}`, { near: [at('12:00', today)] });
    expect((await load()).near?.next.get(slug)?.[0]?.day).toBe(day);
  });

  it('D40 stand without times where these cannot be had, and without a place nobody asks', async () => {
    reads.answers.set('showtimesEvent', { failure: { kind: 'timeout' } });
    expect((await load()).near?.next.size).toBe(0);
    reads.asked.length = 0;
    expect((await loadEvents('fr-FR', today)).near).toBeNull();
    expect(reads.asked.filter((call) => call.startsWith('showCinemas'))).toEqual([]);
  });
});

describe('seasons on the page of all events', () => {
  const [season, event] = eventsFixture;
  const second = { ...season, slug: 'saison-de-danse', title: 'Danse' };
  const special = { ...season, slug: 'gala', type: 'special' } as const;
  const other = { ...event, slug: 'autre-soiree', title: 'Autre soirée' };
  const load = (locale: 'fr-FR' | 'nl-NL', chosen: readonly string[] = []) =>
    loadEvents(locale, today, chosen);

  beforeEach(() => {
    reads.asked.length = 0;
    reads.answers.set('events', [season, second, special, event, other]);
    reads.answers.set('eventShows saison-lyrique', { shows: { [event.slug]: {} } });
    reads.answers.set('eventShows saison-de-danse', { shows: { [other.slug]: {} } });
  });

  it('R096 stand above the list, special events too, and not in it', async () => {
    const { seasons, groups } = await load('fr-FR');
    expect(seasons.map(({ to }) => to)).toEqual([
      { page: 'season', slug: season.slug },
      { page: 'season', slug: second.slug },
      { page: 'specialEvent', slug: 'gala' },
    ]);
    expect(groups.undated.map(({ slug }) => slug).toSorted()).toEqual([other.slug, event.slug].toSorted());
    expect(reads.asked.filter((call) => call.startsWith('eventShows'))).toEqual([]);
  });

  it('R289 several can be chosen in France and Switzerland, and only their events are listed', async () => {
    const one = await load('fr-FR', [season.slug]);
    expect(one.groups.undated.map(({ slug }) => slug)).toEqual([event.slug]);
    expect(one.choices.map(({ on, next }) => [on, next])).toEqual([
      [true, []],
      [false, [season.slug, second.slug]],
    ]);
    const both = await load('fr-FR', [second.slug, season.slug]);
    expect(both.groups.undated).toHaveLength(2);
    expect((await load('nl-NL')).choices).toEqual([]);
  });

  it('R289 one season alone is no choice', async () => {
    reads.answers.set('events', [season, special, event]);
    expect((await load('fr-FR')).choices).toEqual([]);
  });

  it('D40 a chosen season whose events cannot be had fails, and has none when the API says so', async () => {
    reads.answers.set('eventShows saison-lyrique', { failure: { kind: 'unknown' } });
    expect((await load('fr-FR', [season.slug])).groups.undated).toEqual([]);
    reads.answers.set('eventShows saison-lyrique', { failure: { kind: 'timeout' } });
    await expect(load('fr-FR', [season.slug])).rejects.toThrow('eventShows saison-lyrique');
  });
});
