import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import { cinemasEndpoint } from '#src/contract/cinemas/schema.ts';
import { experienceFixture } from '#src/contract/experience/fixture.ts';
import { experienceEndpoint } from '#src/contract/experience/schema.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { searchFullFixture } from '#src/contract/search-full/fixture.ts';
import { searchFullEndpoint } from '#src/contract/search-full/schema.ts';
import { settingsCall } from '#src/contract/settings/call.ts';
import { showEndpoint } from '#src/contract/show/schema.ts';
import { showtimesDayFixture } from '#src/contract/showtimes-day/fixture.ts';
import { showtimesDayEndpoint } from '#src/contract/showtimes-day/schema.ts';
import { browserQuery } from './api-query.ts';
import { ApiAnswerError, askBrowser } from './browser-call.ts';
import { visitLifetime } from './lifetime.ts';
import { createVisitCache, forgetCatalogue } from './visit-cache.ts';

const origin = 'http://fr.velours.test';
const asked: string[] = [];
const found = () => HttpResponse.json(searchFullFixture);
let answer: () => Response = found;
const server = setupServer(
  http.get(`${origin}/api/*`, ({ request }) => {
    asked.push(request.url.slice(origin.length));
    return answer();
  }),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T19:00:00Z') });
  // A browser resolves a path against the page; in this test the path is resolved against this origin.
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => fetch(`${origin}${address}`, init));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  asked.length = 0;
  answer = found;
});
afterAll(() => server.close());

const search = (q = 'nuit') => browserQuery(searchFullEndpoint, 'fr-FR', {}, { q });
const cinemas = () => browserQuery(cinemasEndpoint, 'fr-FR', {});

describe('the cache of a visit', () => {
  it('R257 replays a successful answer for the same address', async () => {
    const cache = createVisitCache();
    await expect(cache.fetchQuery(search())).resolves.toEqual(searchFullFixture);
    answer = () => HttpResponse.json([]);
    vi.setSystemTime(new Date('2026-11-21T19:00:00Z'));
    await expect(cache.fetchQuery(search())).resolves.toEqual(searchFullFixture);
    expect(asked).toEqual(['/api/search/full?q=nuit&language=fr']);
  });

  it('R257 asks once for what is asked for twice at a time, and anew for another address', async () => {
    const cache = createVisitCache();
    await Promise.all([cache.fetchQuery(search()), cache.fetchQuery(search())]);
    await cache.fetchQuery(search('jour'));
    expect(asked).toEqual(['/api/search/full?q=nuit&language=fr', '/api/search/full?q=jour&language=fr']);
  });

  it('R257 asks for showtimes again after a minute', async () => {
    const cache = createVisitCache();
    const call = () =>
      browserQuery(showtimesDayEndpoint, 'fr-FR', { slug: 'nuit', cinema: 'lyon', date: '2026-11-20' });
    answer = () => HttpResponse.json(showtimesDayFixture);
    await cache.fetchQuery(call());
    vi.setSystemTime(new Date('2026-11-20T19:00:59Z'));
    await cache.fetchQuery(call());
    expect(asked).toEqual(['/api/show/nuit/showtimes/lyon/2026-11-20?language=fr']);
    vi.setSystemTime(new Date('2026-11-20T19:01:01Z'));
    await cache.fetchQuery(call());
    expect(asked).toHaveLength(2);
  });

  it('R257 knows which calls are showtimes and schedules', () => {
    const minutes = Object.values(endpoints).filter((endpoint) => visitLifetime(endpoint) === 60_000);
    expect(minutes.map(({ id }) => id).toSorted()).toEqual([
      'cinemaShows',
      'cinemaShowtimes',
      'eventShows',
      'showCinemas',
      'showtimesCinema',
      'showtimesDay',
      'showtimesEvent',
      'zone',
      'zones',
    ]);
    expect(visitLifetime(cinemasEndpoint)).toBe(Infinity);
  });

  it('keeps no failure, and tells which it was', async () => {
    const cache = createVisitCache();
    answer = () => new HttpResponse(null, { status: 503 });
    await expect(cache.fetchQuery(search())).rejects.toMatchObject({ name: 'ApiAnswerError', status: 503 });
    answer = () => HttpResponse.json({ not: 'a list' });
    await expect(cache.fetchQuery(search())).rejects.toMatchObject({ name: 'ApiAnswerError', status: null });
    answer = found;
    await expect(cache.fetchQuery(search())).resolves.toEqual(searchFullFixture);
    expect(asked).toHaveLength(3);
  });

  it('tries once more where the line failed', async () => {
    const cache = createVisitCache();
    answer = () => {
      answer = found;
      return HttpResponse.error();
    };
    await expect(cache.fetchQuery(search())).resolves.toEqual(searchFullFixture);
    expect(asked).toHaveLength(2);
  });

  it('forgets the catalogue when it is told to, and nothing else', async () => {
    const cache = createVisitCache();
    await cache.fetchQuery(search());
    cache.setQueryData(['other'], 1);
    forgetCatalogue(cache);
    expect(cache.getQueryData(['other'])).toBe(1);
    await cache.fetchQuery(search());
    expect(asked).toHaveLength(2);
  });

  it('R253 names the language of the page; the settings have none', async () => {
    await createVisitCache().fetchQuery(
      browserQuery(searchFullEndpoint, 'de-CH', {}, { q: 'zürich', type: 'cinema' }),
    );
    await askBrowser(settingsCall, 'de-CH', {}, {});
    expect(asked).toEqual(['/api/search/full?q=z%C3%BCrich&type=cinema&language=de', '/api/settings']);
  });
});

describe('an answer that is wrong in parts', () => {
  const [first, ...others] = cinemasFixture;

  it('costs the item that is wrong, and no other', async () => {
    answer = () => HttpResponse.json([{ ...first, name: null }, 'no cinema', ...others]);
    await expect(createVisitCache().fetchQuery(cinemas())).resolves.toEqual(others);
  });

  it('loses a value that it can do without', async () => {
    answer = () => HttpResponse.json([{ ...first, backdrop: 'javascript:alert(1)' }, ...others]);
    await expect(createVisitCache().fetchQuery(cinemas())).resolves.toEqual([
      { ...first, backdrop: null },
      ...others,
    ]);
  });

  it('R265 reports that an experience without a title is not found', async () => {
    answer = () => HttpResponse.json({ ...experienceFixture, title: null });
    const asking = createVisitCache().fetchQuery(browserQuery(experienceEndpoint, 'fr-FR', { slug: 'onx' }));
    await expect(asking).rejects.toMatchObject({ status: 404, problem: 'Tag not found' });
    await expect(asking).rejects.toThrow('Tag not found');
  });

  it('is none where nothing in it is right', async () => {
    answer = () => HttpResponse.json(['no cinema', { name: 'nor this' }]);
    await expect(createVisitCache().fetchQuery(cinemas())).rejects.toBeInstanceOf(ApiAnswerError);
  });
});

describe('the address of a call', () => {
  it.each(['..', '.', '', '\uD800', 'a/b', 'a\\b'])(
    'SEC14: the slug %j, which leaves its segment, is asked for by nobody and is unknown',
    async (slug) => {
      const call = browserQuery(showEndpoint, 'fr-FR', { slug });
      await expect(createVisitCache().fetchQuery(call)).rejects.toMatchObject({ status: 404 });
      expect(asked).toEqual([]);
    },
  );

  it('SEC14: what is no day is no part of one', async () => {
    const call = browserQuery(showtimesDayEndpoint, 'fr-FR', {
      slug: 'nuit',
      cinema: 'lyon',
      date: '../../../clients',
    });
    await expect(createVisitCache().fetchQuery(call)).rejects.toMatchObject({ status: 404 });
    expect(asked).toEqual([]);
  });
});
