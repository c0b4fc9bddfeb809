import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eventsFixture } from '#src/contract/events/fixture.ts';
import { showsFixture } from '#src/contract/shows/fixture.ts';
import { loadEvents } from './load-events.ts';

const reads = vi.hoisted(() => ({ answers: new Map<string, unknown>(), asked: [] as string[] }));
vi.mock('#src/api/read.ts', async () => (await import('#src/api/read-test-kit.ts')).readsOf(reads));

const today = '2026-09-09';
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
