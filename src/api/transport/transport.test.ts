import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showsFixture } from '#src/contract/shows/fixture.ts';
import { impatient, listsOnly, stoppedClock, testApi } from '../api-test-kit.ts';
import { newBudget, within } from './budget.ts';
import { breakerOf } from './breaker.ts';
import { answerMemory, catalogueRevision, onNewRevision } from '../memory.ts';
import { purges } from '../purge/purges.ts';
import { callApi } from './transport.ts';

const api = testApi();
const shows = () => callApi('fr', 'shows', 'fr', {});
const fresh = { ok: true, value: { value: showsFixture, stale: false } };
const fromMemory = { ok: true, value: { value: showsFixture, stale: true } };
const failed = (kind: string) => ({ ok: false, failure: expect.objectContaining({ kind }) as unknown });

/** After this time (ms) a remembered answer is requested again. */
const past = 6_000;

afterEach(() => vi.useRealTimers());

describe('callApi', () => {
  it('R253 asks the site’s own base in the language, and nothing else of the visitor', async () => {
    await expect(shows()).resolves.toEqual(fresh);
    expect(api.calls).toEqual(['/api/shows?language=fr']);
    expect(api.requests[0]?.url).toBe('http://api.test/fr/api/shows?language=fr');
    expect(api.requests[0]?.headers.get('cookie')).toBeNull();
  });

  it('REL7: 200 concurrent readers make one call', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, shows));
    expect(api.calls).toHaveLength(1);
    for (const answer of answers) expect(answer).toEqual(fresh);
  });

  it('uses an answer again for five seconds, so that middleware and page ask once', async () => {
    const clock = stoppedClock();
    await shows();
    clock.advance(4_999);
    await expect(shows()).resolves.toEqual(fresh);
    expect(api.calls).toHaveLength(1);
    clock.advance(1);
    await shows();
    expect(api.calls).toHaveLength(2);
  });

  it('REL7 asks once for one request, however long it takes: its page reads what its middleware read', async () => {
    const clock = stoppedClock();
    const budget = newBudget();
    clock.advance(1);
    await within(budget, shows);
    clock.advance(past);
    await expect(within(budget, shows)).resolves.toEqual(fresh);
    expect(api.calls).toHaveLength(1);
    // A request that begins now asks anew, also for the one before it.
    await within(newBudget(), shows);
    expect(api.calls).toHaveLength(2);
  });

  it('asks conditionally and takes 304 for the answer it has', async () => {
    const clock = stoppedClock();
    api.answer = (path, request) =>
      request.headers.get('if-none-match') === '"a"'
        ? new HttpResponse(null, { status: 304 })
        : HttpResponse.json(showsFixture, { headers: { etag: '"a"' } });
    const first = await shows();
    clock.advance(past);
    const second = await shows();
    expect(api.calls).toHaveLength(2);
    expect(second).toEqual(fresh);
    expect(first.ok && second.ok && first.value.value === second.value.value).toBe(true);
  });

  it('tries once more on a network failure, and only then', async () => {
    let left = 1;
    api.answer = (path) => (left-- > 0 ? HttpResponse.error() : listsOnly(path));
    await expect(shows()).resolves.toEqual(fresh);
    expect(api.calls).toHaveLength(2);
    api.answer = () => HttpResponse.error();
    await expect(callApi('ch', 'shows', 'fr', {})).resolves.toEqual(failed('network'));
    expect(api.calls).toHaveLength(4);
  });

  it('REL4: gives up when there is no whole answer in time, without a second try', async () => {
    impatient();
    api.answer = () => new Promise<Response>(() => undefined);
    await expect(shows()).resolves.toEqual(failed('timeout'));
    expect(api.calls).toHaveLength(1);
  });

  it('REL4: the time of a page ends its waiting, not the call, which the next page finds done', async () => {
    const answer = Promise.withResolvers<Response>();
    api.answer = () => answer.promise;
    const budget = { ...newBudget(), whole: 50 };
    await expect(within(budget, shows)).resolves.toEqual(failed('late'));
    const next = shows();
    answer.resolve(listsOnly('/api/shows'));
    await expect(next).resolves.toEqual(fresh);
    expect(api.calls).toHaveLength(1);
    // A moment later it needs no time at all; after that the last good answer stands in.
    await expect(within(budget, shows)).resolves.toEqual(fresh);
    stoppedClock().advance(past);
    await expect(within({ ...newBudget(), whole: 0 }, shows)).resolves.toEqual(fromMemory);
  });

  it('REL4: waits for a part of the time where the last good answer is here, which is still to be rendered', async () => {
    const clock = stoppedClock();
    await shows();
    clock.advance(past);
    api.answer = () => new Promise<Response>(() => undefined);
    vi.restoreAllMocks();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'], now: 0 });
    vi.advanceTimersByTime(1_000_000 + past);
    const given: unknown[] = [];
    const budget = newBudget();
    const { whole } = budget;
    void within(budget, shows).then((answer) => given.push(answer));
    void within(budget, () => callApi('fr', 'cinemas', 'fr', {})).then((answer) => given.push(answer));
    await vi.advanceTimersByTimeAsync(0.39 * whole);
    expect(given).toEqual([]);
    await vi.advanceTimersByTimeAsync(0.02 * whole);
    expect(given).toEqual([fromMemory]);
    await vi.advanceTimersByTimeAsync(0.6 * whole);
    expect(given).toEqual([fromMemory, failed('late')]);
  });

  const ruined: readonly [string, () => Response, string][] = [
    ['status 500', () => new HttpResponse('{}', { status: 500 }), 'status'],
    ['status 502', () => new HttpResponse('<html>', { status: 502 }), 'status'],
    ['status 429', () => new HttpResponse('{}', { status: 429 }), 'status'],
    ['status 204', () => new HttpResponse(null, { status: 204 }), 'status'],
    [
      'a redirect',
      () => new HttpResponse(null, { status: 302, headers: { location: 'http://10.0.0.1/' } }),
      'status',
    ],
    ['invalid JSON', () => new HttpResponse('{"shows": ['), 'schema'],
    ['HTML as 200', () => HttpResponse.html('<html>maintenance</html>'), 'schema'],
    ['an empty body', () => new HttpResponse('', { status: 200 }), 'schema'],
    ['another shape', () => HttpResponse.json({ shows: { a: 1 } }), 'schema'],
    ['a list in ruins', () => HttpResponse.json({ shows: [{ slug: 7 }, { slug: 8 }] }), 'schema'],
    ['deep JSON', () => new HttpResponse(`{"shows":${'['.repeat(1e6)}${']'.repeat(1e6)}}`), 'schema'],
    ['a body of 9 MB', () => new HttpResponse(`{"shows":[],"x":"${'x'.repeat(9_000_000)}"}`), 'schema'],
  ];

  it.each(ruined)('REL5: %s is a failure without memory', async (_, answer, kind) => {
    api.answer = answer;
    await expect(shows()).resolves.toEqual(failed(kind));
    expect(api.calls).toHaveLength(1);
    expect(answerMemory().size).toBe(0);
  });

  it.each(ruined)('REL5: %s never takes the place of a good answer', async (_, answer) => {
    const clock = stoppedClock();
    await shows();
    api.answer = answer;
    for (let round = 0; round < 5; round += 1) {
      clock.advance(past);
      await expect(shows()).resolves.toEqual(fromMemory);
    }
    api.answer = listsOnly;
    clock.advance(past);
    await expect(shows()).resolves.toEqual(fresh);
  });

  it('SEC14: follows no redirect', async () => {
    api.answer = () =>
      new HttpResponse(null, { status: 302, headers: { location: 'http://api.test/fr/elsewhere' } });
    await expect(shows()).resolves.toEqual(failed('status'));
    expect(api.calls).toEqual(['/api/shows?language=fr']);
  });

  it('stands in from memory for a day, not longer', async () => {
    const clock = stoppedClock();
    await shows();
    api.answer = () => HttpResponse.error();
    clock.advance(23 * 3_600_000);
    await expect(shows()).resolves.toEqual(fromMemory);
    clock.advance(2 * 3_600_000);
    await expect(shows()).resolves.toEqual(failed('network'));
  });

  it('REL4: stops calling an API that is down, and finds out when it is back', async () => {
    const clock = stoppedClock();
    api.answer = () => new HttpResponse('', { status: 500 });
    for (let round = 0; round < 100; round += 1) await expect(shows()).resolves.toMatchObject({ ok: false });
    expect(api.calls).toHaveLength(3);
    expect(breakerOf('fr').isOpen).toBe(true);
    api.answer = listsOnly;
    clock.advance(1_999);
    await expect(shows()).resolves.toMatchObject({ ok: false });
    clock.advance(1);
    await expect(shows()).resolves.toEqual(fresh);
    expect(breakerOf('fr').isOpen).toBe(false);
  });

  it.each([
    [404, 'unknown'],
    [410, 'gone'],
    [403, 'status'],
  ])('D40: status %i is the answer %s, forgets the item and trips nothing', async (status, kind) => {
    const clock = stoppedClock();
    await shows();
    api.answer = () => new HttpResponse('"No"', { status });
    for (let round = 0; round < 4; round += 1) {
      clock.advance(past);
      await expect(shows()).resolves.toEqual(failed(kind));
    }
    expect(breakerOf('fr').isOpen).toBe(false);
    expect(answerMemory().size).toBe(0);
  });

  it('reads anew when the catalogue was replaced, and tells so once', async () => {
    const clock = stoppedClock();
    const replaced = vi.fn<(site: string) => void>();
    onNewRevision(replaced);
    let revision = '1';
    api.answer = (path) => {
      const response = listsOnly(path);
      response.headers.set('x-catalogue-revision', revision);
      return response;
    };
    await shows();
    revision = '2';
    clock.advance(2_000);
    await callApi('fr', 'cinemas', 'fr', {});
    expect(catalogueRevision('fr')).toBe('2');
    expect(replaced.mock.calls).toEqual([['fr']]);
    await shows();
    expect(api.calls.filter((path) => path.startsWith('/api/shows'))).toHaveLength(2);
  });

  describe('for a page', () => {
    const page = (slug = 'a') => callApi('fr', 'show', 'fr', { slug }, {}, { keepsFresh: true });
    const isFilm = (path: string) => path.startsWith('/api/show/');
    const calls = () => api.calls.filter(isFilm).length;

    const list = () => callApi('fr', 'shows', 'fr', {}, {}, { keepsFresh: true });

    it('does with the last answer for half of its life, so that a page that is due asks again', async () => {
      const clock = stoppedClock();
      await list();
      clock.advance(59_000);
      await expect(list()).resolves.toEqual(fresh);
      expect(api.calls).toHaveLength(1);
      clock.advance(2_000);
      await list();
      expect(api.calls).toHaveLength(2);
    });

    it('asks again after an answer that is from before the catalogue was replaced, whenever it came', async () => {
      const clock = stoppedClock();
      const ofRevision = (path: string, revision: string) => {
        const response = listsOnly(path);
        response.headers.set('x-catalogue-revision', revision);
        return response;
      };
      api.answer = (path) => ofRevision(path, '1');
      await callApi('fr', 'cinemas', 'fr', {});
      clock.advance(2_000);
      const late = Promise.withResolvers<Response>();
      api.answer = (path) => (path.startsWith('/api/shows') ? late.promise : ofRevision(path, '2'));
      const waiting = list();
      await callApi('fr', 'tags', 'fr', {});
      expect(catalogueRevision('fr')).toBe('2');
      late.resolve(ofRevision('/api/shows', '1'));
      await expect(waiting).resolves.toEqual(fresh);
      const before = api.calls.length;
      api.answer = (path) => ofRevision(path, '2');
      await list();
      expect(api.calls).toHaveLength(before + 1);
      await list();
      expect(api.calls).toHaveLength(before + 1);
    });

    it.each([
      [500, 'status', 5],
      [404, 'unknown', 60],
    ])('D40: asks again after status %i (%s) in %i seconds', async (status, kind, seconds) => {
      const clock = stoppedClock();
      api.answer = () => new HttpResponse('"No"', { status });
      for (let round = 0; round < 5; round += 1) await expect(page()).resolves.toEqual(failed(kind));
      expect(calls()).toBe(1);
      clock.advance(seconds * 1_000 - 1);
      await page();
      expect(calls()).toBe(1);
      clock.advance(2);
      await page();
      expect(calls()).toBe(2);
    });

    it('REL5: gives the last good answer meanwhile', async () => {
      const clock = stoppedClock();
      await list();
      clock.advance(121_000);
      api.answer = () => new HttpResponse('', { status: 500 });
      for (let round = 0; round < 5; round += 1) await expect(list()).resolves.toEqual(fromMemory);
      expect(api.calls).toHaveLength(2);
    });

    it('asks again at once when the API has recovered or the item was purged', async () => {
      const clock = stoppedClock();
      api.answer = (path) => (isFilm(path) ? new HttpResponse('', { status: 500 }) : listsOnly(path));
      await page();
      clock.advance(10);
      // Another call succeeds.
      await shows();
      await page();
      expect(calls()).toBe(2);
      clock.advance(10);
      purges().note(['show:fr:a'], 1, performance.now());
      clock.advance(10);
      await page();
      expect(calls()).toBe(3);
      purges().note(['show:fr:other'], 2, performance.now());
      await page();
      expect(calls()).toBe(3);
    });

    it.each([
      ['the API has recovered', shows],
      ['the item was purged', async () => purges().note(['show:fr:a'], 3, performance.now())],
    ])('asks again after a call that failed late: while it ran, %s', async (what, meanwhile) => {
      const clock = stoppedClock();
      const asked = Promise.withResolvers<void>();
      const fails = Promise.withResolvers<HttpResponse<string>>();
      api.answer = () => new HttpResponse('', { status: 500 });
      await shows();
      clock.advance(past);
      api.answer = (path) => {
        if (!isFilm(path)) return listsOnly(path);
        asked.resolve();
        return fails.promise;
      };
      const late = page();
      await asked.promise;
      clock.advance(10);
      await meanwhile();
      clock.advance(10);
      fails.resolve(new HttpResponse('', { status: 500 }));
      await late;
      await page();
      expect(calls()).toBe(2);
    });
  });

  it('SEC14: calls nothing for a slug that can stand in no path', async () => {
    for (const slug of ['..', '.', '', 'a/b', '\uD800']) {
      await expect(callApi('fr', 'show', 'fr', { slug })).resolves.toEqual(failed('unknown'));
    }
    expect(api.calls).toEqual([]);
  });
});
