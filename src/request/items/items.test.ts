import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { listsOnly, stoppedClock, testApi } from '#src/api/api-test-kit.ts';
import { noteRevision } from '#src/api/memory.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { eventsFixture } from '#src/contract/events/fixture.ts';
import { faqCategoryFixture } from '#src/contract/faq-category/fixture.ts';
import { experienceFixture } from '#src/contract/experience/fixture.ts';
import { showFixture } from '#src/contract/show/fixture.ts';
import { showsFixture } from '#src/contract/shows/fixture.ts';
import {
  askItem,
  forgetSite,
  hasSnapshot,
  keepSnapshot,
  knownItem,
  noteContradiction,
  renewSnapshot,
} from './items.ts';
import { kindsShownIn, listOf } from './listed-kinds.ts';
import { pageOfShows } from './snapshot.ts';

const api = testApi();
const [film, , event] = showsFixture.shows.map(({ slug }) => slug);
/** What is asked for at each look: the lists that pages stand on, and those of the kinds that a built page shows. */
const lists = [
  ...['shows', 'cinemas', 'cities', 'events'].map((name) => `/api/${name}`),
  ...kindsShownIn('fr-FR').map((kind) => endpoints[listOf(kind)].path),
].toSorted((a, b) => a.localeCompare(b));
/** How many calls were made in French, when what had been begun in the background has made its own. */
async function frenchCalls(): Promise<number> {
  await askItem('nl-NL', 'show', `behind-${api.calls.length}`);
  return api.calls.filter((call) => call.endsWith('language=fr')).length;
}
const pathsCalled = () =>
  api.calls.map((call) => call.split('?')[0]).toSorted((a, b) => String(a).localeCompare(String(b)));

/** Answers details by slug in addition to the lists: a body, or a status. */
function details(known: Readonly<Record<string, unknown>>) {
  return (path: string) => {
    const slug = /^\/api\/(?:show|cinema|city)\/([^/]+)$/.exec(path)?.[1];
    if (slug === undefined) return listsOnly(path);
    const found = known[slug];
    if (typeof found === 'number') return new HttpResponse('{}', { status: found });
    return found === undefined ? new HttpResponse('{}', { status: 404 }) : HttpResponse.json(found);
  };
}

const detail = (slug: string, more: Readonly<Record<string, unknown>> = {}) => ({
  ...showFixture,
  slug,
  ...more,
});

describe('the snapshot', () => {
  it('knows every listed film, event, cinema and city after one look at the lists', async () => {
    expect(hasSnapshot('fr-FR')).toBe(false);
    await expect(renewSnapshot('fr-FR')).resolves.toBe(true);
    expect(pathsCalled()).toEqual(lists);
    expect(knownItem('fr-FR', 'show', film ?? '')).toEqual({ kind: 'here', page: 'movie' });
    expect(knownItem('fr-FR', 'show', event ?? '')).toEqual({ kind: 'here', page: 'entertainment' });
    expect(knownItem('fr-FR', 'cinema', 'velours-faubourg')).toEqual({ kind: 'here', page: null });
    expect(knownItem('fr-FR', 'city', 'paris')).toEqual({ kind: 'here', page: null });
    expect(knownItem('fr-FR', 'cinema', film ?? '')).toBeNull();
    expect(knownItem('en-FR', 'show', film ?? '')).toBeNull();
    expect(hasSnapshot('fr-FR')).toBe(true);
  });

  it('R024 R053 leads an address of the events that names a season to the page of its type', async () => {
    const [season] = eventsFixture;
    const special = { ...season, slug: 'gala', type: 'special' };
    // A show keeps its page, whatever else has its name.
    const namesake = { ...season, slug: film ?? '' };
    api.answer = (path) =>
      path === '/api/events' ? HttpResponse.json([season, special, namesake]) : listsOnly(path);
    await renewSnapshot('fr-FR');
    for (const kind of ['show', 'event'] as const) {
      expect(knownItem('fr-FR', kind, season.slug)).toEqual({ kind: 'here', page: 'season' });
      expect(knownItem('fr-FR', kind, 'gala')).toEqual({ kind: 'here', page: 'specialEvent' });
    }
    expect(knownItem('fr-FR', 'show', film ?? '')).toMatchObject({ page: 'movie' });
  });

  it.each(['toString', '__proto__', 'constructor', ''])('knows nothing of the slug %j', async (slug) => {
    await renewSnapshot('fr-FR');
    expect(knownItem('fr-FR', 'show', slug)).toBeNull();
  });

  it('is looked after for pages from the cache, which ask for no item: once in ten seconds', async () => {
    const clock = stoppedClock();
    keepSnapshot('fr-FR');
    expect(await frenchCalls()).toBe(lists.length);
    await renewSnapshot('fr-FR');
    clock.advance(10_000);
    keepSnapshot('fr-FR');
    expect(await frenchCalls()).toBe(lists.length);
    clock.advance(1);
    keepSnapshot('fr-FR');
    expect(await frenchCalls()).toBe(2 * lists.length);
  });

  it('REL7: is taken once, however many wait for it', async () => {
    await Promise.all(Array.from({ length: 100 }, () => renewSnapshot('fr-FR')));
    expect(pathsCalled()).toEqual(lists);
    const running = renewSnapshot('fr-FR');
    expect(renewSnapshot('fr-FR')).toBe(running);
    await running;
  });

  it('is renewed in the background after ten seconds, and not for every request', async () => {
    const clock = stoppedClock();
    await renewSnapshot('fr-FR');
    clock.advance(10_000);
    expect(hasSnapshot('fr-FR')).toBe(true);
    expect(await frenchCalls()).toBe(lists.length);
    clock.advance(1);
    for (let request = 0; request < 50; request += 1) expect(hasSnapshot('fr-FR')).toBe(true);
    expect(await frenchCalls()).toBe(2 * lists.length);
  });

  it('is renewed one second after the last time when the catalogue has been replaced', async () => {
    const clock = stoppedClock();
    await renewSnapshot('fr-FR');
    noteRevision('fr', 'new');
    clock.advance(1_000);
    hasSnapshot('fr-FR');
    expect(await frenchCalls()).toBe(lists.length);
    clock.advance(1);
    hasSnapshot('fr-FR');
    expect(await frenchCalls()).toBe(2 * lists.length);
    clock.advance(1_001);
    hasSnapshot('fr-FR');
    expect(await frenchCalls()).toBe(2 * lists.length);
  });

  it.each(['/api/shows', '/api/cinemas'])(
    'is not taken without %s, and the one before stays',
    async (missing) => {
      const clock = stoppedClock();
      const without = (path: string) =>
        path === missing ? new HttpResponse('', { status: 404 }) : listsOnly(path);
      api.answer = without;
      await expect(renewSnapshot('fr-FR')).resolves.toBe(false);
      api.answer = listsOnly;
      clock.advance(6_000);
      await renewSnapshot('fr-FR');
      api.answer = without;
      clock.advance(6_000);
      await expect(renewSnapshot('fr-FR')).resolves.toBe(true);
      expect(knownItem('fr-FR', 'show', film ?? '')).not.toBeNull();
    },
  );

  it('does without cities and events', async () => {
    api.answer = (path) =>
      /cities|events/.test(path) ? new HttpResponse('', { status: 500 }) : listsOnly(path);
    await expect(renewSnapshot('fr-FR')).resolves.toBe(true);
    expect(knownItem('fr-FR', 'city', 'paris')).toBeNull();
  });
});

describe('D39', () => {
  const untold = showsFixture.shows.map((show) => ({ ...show, isMovie: false }));

  it('D39: where the whole catalogue says isMovie false, the events decide', () => {
    const pageOf = pageOfShows(untold, eventsFixture);
    expect(untold.map(pageOf)).toEqual(['movie', 'movie', 'entertainment']);
  });

  it('D39: without the events no kind is known then, so nothing is sent to a wrong page for good', () => {
    expect(untold.map(pageOfShows(untold, null))).toEqual([null, null, null]);
    expect(showsFixture.shows.map(pageOfShows(showsFixture.shows, null))).toEqual([
      'movie',
      'movie',
      'entertainment',
    ]);
  });
});

describe('askItem', () => {
  it.each([
    ['a film', detail('new-1'), { kind: 'here', page: 'movie' }],
    ['an event', detail('new-1', { isMovie: false }), { kind: 'here', page: 'entertainment' }],
    ['a moved one', detail('new-1', { redirectSlug: 'other-2' }), { kind: 'moved', slug: 'other-2' }],
    ['one moved to itself', detail('new-1', { redirectSlug: 'new-1' }), { kind: 'here', page: 'movie' }],
    [
      'one moved to a reserved word',
      detail('new-1', { redirectSlug: 'filters' }),
      { kind: 'here', page: 'movie' },
    ],
    ['status 404', 404, { kind: 'unknown' }],
    ['status 410', 410, { kind: 'gone' }],
  ])('R053 R262: reads %s and remembers it', async (_, answer, state) => {
    await renewSnapshot('fr-FR');
    api.answer = details({ 'new-1': answer });
    expect(knownItem('fr-FR', 'show', 'new-1')).toBeNull();
    await expect(askItem('fr-FR', 'show', 'new-1')).resolves.toEqual(state);
    expect(knownItem('fr-FR', 'show', 'new-1')).toEqual(state);
    expect(api.calls.filter((call) => call.startsWith('/api/show/'))).toHaveLength(1);
  });

  it('R265 an experience without a title is unknown', async () => {
    api.answer = (path) =>
      path.startsWith('/api/gpxp/')
        ? HttpResponse.json({ ...experienceFixture, slug: 'onx', title: null })
        : listsOnly(path);
    await renewSnapshot('fr-FR');
    await expect(askItem('fr-FR', 'experience', 'onx')).resolves.toEqual({ kind: 'unknown' });
  });

  it('R261 a help category without articles is unknown', async () => {
    const told = { articles: faqCategoryFixture.articles };
    api.answer = (path) =>
      path.startsWith('/api/faq/category/')
        ? HttpResponse.json({ ...faqCategoryFixture, slug: '9', ...told })
        : listsOnly(path);
    await renewSnapshot('fr-FR');
    await expect(askItem('fr-FR', 'faqCategory', '9')).resolves.toMatchObject({ kind: 'here' });
    told.articles = [];
    await expect(askItem('fr-FR', 'faqCategory', '8')).resolves.toEqual({ kind: 'unknown' });
  });

  it.each([500, 502, 429, 403, 400, 302, 204])(
    'D40: status %i never makes an item unknown',
    async (status) => {
      api.answer = () => new HttpResponse(status === 204 ? null : '{}', { status });
      await expect(askItem('fr-FR', 'show', 'new-1')).resolves.toBe('outage');
      expect(knownItem('fr-FR', 'show', 'new-1')).toBeNull();
    },
  );

  it.each([
    ['no JSON', () => new HttpResponse('{')],
    ['another shape', () => HttpResponse.json({ slug: 5 })],
    ['no connection', () => HttpResponse.error()],
  ])('D40: nor does %s', async (_, answer) => {
    api.answer = answer;
    await expect(askItem('fr-FR', 'show', 'new-1')).resolves.toBe('outage');
  });

  it('forgets after a minute, but lets what it knew stand in during an outage', async () => {
    const clock = stoppedClock();
    api.answer = details({ 'old-1': 410 });
    await askItem('fr-FR', 'show', 'old-1');
    clock.advance(59_000);
    expect(knownItem('fr-FR', 'show', 'old-1')).toEqual({ kind: 'gone' });
    clock.advance(2_000);
    expect(knownItem('fr-FR', 'show', 'old-1')).toBeNull();
    api.answer = () => HttpResponse.error();
    await expect(askItem('fr-FR', 'show', 'old-1')).resolves.toEqual({ kind: 'gone' });
    await expect(askItem('fr-FR', 'show', 'old-2')).resolves.toBe('outage');
  });

  it('lets what it knew stand in when the budget of questions is empty', async () => {
    const clock = stoppedClock();
    api.answer = details({ 'old-1': 410 });
    await askItem('fr-FR', 'show', 'old-1');
    clock.advance(61_000);
    for (let index = 0; index < 40; index += 1) await askItem('fr-FR', 'show', `stranger-${index}`);
    api.calls.length = 0;
    await expect(askItem('fr-FR', 'show', 'old-1')).resolves.toEqual({ kind: 'gone' });
    expect(api.calls).toEqual([]);
  });

  it('knows a film without lists, but not on which page it is', async () => {
    api.answer = details({ 'new-1': detail('new-1') });
    await expect(askItem('fr-FR', 'show', 'new-1')).resolves.toEqual({ kind: 'here', page: null });
  });

  it('REL12 D40: strangers’ addresses cost a site 40 calls at once, and of what is beyond nobody says that it is unknown', async () => {
    const clock = stoppedClock();
    const states = await Promise.all(
      Array.from({ length: 500 }, (_, index) => askItem('fr-FR', 'show', `stranger-${index}`)),
    );
    expect(api.calls.filter((call) => call.startsWith('/api/show/'))).toHaveLength(40);
    const counts = Map.groupBy(states, (state) => (state === 'outage' ? state : state.kind));
    expect([...counts].map(([kind, { length }]) => [kind, length])).toEqual([
      ['unknown', 40],
      ['outage', 460],
    ]);
    expect(knownItem('fr-FR', 'show', 'stranger-0')).toEqual({ kind: 'unknown' });
    // While nothing can be asked this is known without a question; afterwards it may be asked about again.
    expect(knownItem('fr-FR', 'show', 'stranger-499')).toBeNull();
    await renewSnapshot('fr-FR');
    await renewSnapshot('en-FR');
    expect(knownItem('fr-FR', 'show', 'stranger-499')).toEqual({ kind: 'unasked' });
    clock.advance(1_000);
    expect(knownItem('fr-FR', 'show', 'stranger-499')).toBeNull();
  });
});

describe('what nobody asked about before a flood of strangers', () => {
  it.each([
    ['has moved', detail('old-1', { redirectSlug: film }), { kind: 'moved', slug: film }],
    ['is gone', 410, { kind: 'gone' }],
    ['is in no list', detail('old-1'), { kind: 'here', page: 'movie' }],
  ])('D40: is never unknown during it when it %s, and is itself after it', async (_, answer, state) => {
    const clock = stoppedClock();
    api.answer = details({ 'old-1': answer });
    await renewSnapshot('fr-FR');
    await renewSnapshot('en-FR');
    for (let index = 0; index < 40; index += 1) await askItem('fr-FR', 'show', `stranger-${index}`);
    expect(knownItem('fr-FR', 'show', 'old-1')).toEqual({ kind: 'unasked' });
    await expect(askItem('fr-FR', 'show', 'old-1')).resolves.toBe('outage');
    clock.advance(1_000);
    expect(knownItem('fr-FR', 'show', 'old-1')).toBeNull();
    await expect(askItem('fr-FR', 'show', 'old-1')).resolves.toEqual(state);
  });
});

describe('an API without a list of events', () => {
  it('D39: has no events, so the shows of a catalogue that tells none apart are films', async () => {
    const undistinguished = showsFixture.shows.map((show) => ({ ...show, isMovie: false }));
    api.answer = (path) => {
      if (path === '/api/events') return new HttpResponse('{}', { status: 404 });
      return path === '/api/shows'
        ? HttpResponse.json({ ...showsFixture, shows: undistinguished })
        : listsOnly(path);
    };
    await renewSnapshot('fr-FR');
    expect(knownItem('fr-FR', 'show', event ?? '')).toEqual({ kind: 'here', page: 'movie' });
  });

  it('D39: a show that no list of shows has is an event where the events name it', async () => {
    const untold = showsFixture.shows.map((show) => ({ ...show, isMovie: false }));
    const known = details({
      'new-1': detail('new-1', { isMovie: false }),
      'new-2': detail('new-2', { isMovie: false }),
    });
    api.answer = (path) => {
      if (path === '/api/shows') return HttpResponse.json({ ...showsFixture, shows: untold });
      if (path === '/api/events')
        return HttpResponse.json(eventsFixture.map((one) => ({ ...one, type: 'show', slug: 'new-1' })));
      return known(path);
    };
    await renewSnapshot('fr-FR');
    await expect(askItem('fr-FR', 'show', 'new-1')).resolves.toEqual({ kind: 'here', page: 'entertainment' });
    await expect(askItem('fr-FR', 'show', 'new-2')).resolves.toEqual({ kind: 'here', page: 'movie' });
  });

  it('D39: says nothing by an outage', async () => {
    const undistinguished = showsFixture.shows.map((show) => ({ ...show, isMovie: false }));
    api.answer = (path) => {
      if (path === '/api/events') return new HttpResponse('{}', { status: 500 });
      return path === '/api/shows'
        ? HttpResponse.json({ ...showsFixture, shows: undistinguished })
        : listsOnly(path);
    };
    await renewSnapshot('fr-FR');
    expect(knownItem('fr-FR', 'show', event ?? '')).toEqual({ kind: 'here', page: null });
  });
});

describe('contradictions', () => {
  it('believes a detail before the lists for ten seconds', async () => {
    const clock = stoppedClock();
    await renewSnapshot('fr-FR');
    noteContradiction('fr-FR', 'show', film ?? '', { kind: 'gone' });
    expect(knownItem('fr-FR', 'show', film ?? '')).toEqual({ kind: 'gone' });
    expect(knownItem('fr-FR', 'show', event ?? '')).toEqual({ kind: 'here', page: 'entertainment' });
    clock.advance(10_001);
    expect(knownItem('fr-FR', 'show', film ?? '')).toEqual({ kind: 'here', page: 'movie' });
  });

  it('forgets a site’s, and only its, when its catalogue is replaced', async () => {
    await renewSnapshot('fr-FR');
    await renewSnapshot('fr-CH');
    for (const locale of ['fr-FR', 'fr-CH'] as const) {
      noteContradiction(locale, 'show', film ?? '', { kind: 'gone' });
      await askItem(locale, 'show', 'nowhere-1');
    }
    forgetSite('fr');
    expect(knownItem('fr-FR', 'show', film ?? '')).toEqual({ kind: 'here', page: 'movie' });
    expect(knownItem('fr-FR', 'show', 'nowhere-1')).toBeNull();
    expect(knownItem('fr-CH', 'show', film ?? '')).toEqual({ kind: 'gone' });
    expect(knownItem('fr-CH', 'show', 'nowhere-1')).toEqual({ kind: 'unknown' });
  });
});
