import { beforeEach, expect, it, vi } from 'vitest';
import { eventsFixture } from '#src/contract/events/fixture.ts';
import { showsFixture } from '#src/contract/shows/fixture.ts';
import { loadEvents } from './load-events.ts';

const reads = vi.hoisted(() => ({ answers: new Map<string, unknown>(), asked: [] as string[] }));
vi.mock('#src/api/read.ts', async () => (await import('#src/api/read-test-kit.ts')).readsOf(reads));

const today = '2026-09-09';
const eventsOfList = showsFixture.shows.filter(({ isMovie }) => !isMovie).map(({ slug }) => slug);

async function slugs(locale: 'fr-FR' | 'nl-NL' = 'fr-FR') {
  const { week, months, undated } = await loadEvents(locale, today);
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
