import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ApiAnswerError,
  catalogueAddress,
  catalogueQuery,
  createVisitCache,
  forgetCatalogue,
} from './api-query.ts';

const origin = 'http://fr.velours.test';
const asked: string[] = [];
let answer: () => Response = () => HttpResponse.json(['one']);
const server = setupServer(
  http.get(`${origin}/api/*`, ({ request }) => {
    asked.push(request.url.slice(origin.length));
    return answer();
  }),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T19:00:00Z') });
  // In a browser a path is relative to the page; here it is to this origin.
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => fetch(`${origin}${address}`, init));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  asked.length = 0;
  answer = () => HttpResponse.json(['one']);
});
afterAll(() => server.close());

const read = (body: unknown): string[] => {
  if (!Array.isArray(body)) throw new TypeError('expected a list');
  return body.map(String);
};
const call = (lifetime: 'visit' | 'minute', query: Record<string, string> = { q: 'nuit' }) =>
  catalogueQuery({ path: '/api/search/full', locale: 'fr-FR', query, lifetime, read });

describe('the cache of a visit', () => {
  it('R257 replays a successful answer for the same address', async () => {
    const cache = createVisitCache();
    await expect(cache.fetchQuery(call('visit'))).resolves.toEqual(['one']);
    answer = () => HttpResponse.json(['two']);
    vi.setSystemTime(new Date('2026-11-21T19:00:00Z'));
    await expect(cache.fetchQuery(call('visit'))).resolves.toEqual(['one']);
    expect(asked).toEqual(['/api/search/full?language=fr&q=nuit']);
  });

  it('R257 asks once for what is asked for twice at a time, and anew for another address', async () => {
    const cache = createVisitCache();
    await Promise.all([cache.fetchQuery(call('visit')), cache.fetchQuery(call('visit'))]);
    await cache.fetchQuery(call('visit', { q: 'jour' }));
    expect(asked).toEqual(['/api/search/full?language=fr&q=nuit', '/api/search/full?language=fr&q=jour']);
  });

  it('R257 asks for showtimes again after a minute', async () => {
    const cache = createVisitCache();
    await cache.fetchQuery(call('minute'));
    vi.setSystemTime(new Date('2026-11-20T19:00:59Z'));
    await cache.fetchQuery(call('minute'));
    expect(asked).toHaveLength(1);
    vi.setSystemTime(new Date('2026-11-20T19:01:01Z'));
    await cache.fetchQuery(call('minute'));
    expect(asked).toHaveLength(2);
  });

  it('keeps no failure, and tells which it was', async () => {
    const cache = createVisitCache();
    answer = () => new HttpResponse(null, { status: 503 });
    await expect(cache.fetchQuery(call('visit'))).rejects.toMatchObject({
      name: 'ApiAnswerError',
      status: 503,
    });
    answer = () => HttpResponse.json({ not: 'a list' });
    await expect(cache.fetchQuery(call('visit'))).rejects.toBeInstanceOf(ApiAnswerError);
    answer = () => HttpResponse.json(['one']);
    await expect(cache.fetchQuery(call('visit'))).resolves.toEqual(['one']);
    expect(asked).toHaveLength(3);
  });

  it('tries once more where the line failed', async () => {
    const cache = createVisitCache();
    answer = () => {
      answer = () => HttpResponse.json(['one']);
      return HttpResponse.error();
    };
    await expect(cache.fetchQuery(call('visit'))).resolves.toEqual(['one']);
    expect(asked).toHaveLength(2);
  });

  it('forgets the catalogue when it is told to, and nothing else', async () => {
    const cache = createVisitCache();
    await cache.fetchQuery(call('visit'));
    cache.setQueryData(['other'], 1);
    forgetCatalogue(cache);
    expect(cache.getQueryData(['other'])).toBe(1);
    await cache.fetchQuery(call('visit'));
    expect(asked).toHaveLength(2);
  });

  it('R253 names the language of the page, whatever the order of the query', () => {
    const base = { path: '/api/search/full', locale: 'de-CH' } as const;
    expect(catalogueAddress({ ...base, query: { q: 'zürich', type: 'cinema' } })).toBe(
      '/api/search/full?language=de&q=z%C3%BCrich&type=cinema',
    );
    expect(catalogueAddress({ ...base, query: { type: 'cinema', q: 'zürich' } })).toBe(
      catalogueAddress({ ...base, query: { q: 'zürich', type: 'cinema' } }),
    );
  });
});
