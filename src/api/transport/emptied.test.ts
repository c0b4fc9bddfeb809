import { HttpResponse, type JsonBodyType } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { endpoints, type EndpointId } from '#src/contract/endpoints.ts';
import { fixtures } from '#src/contract/fixtures.ts';
import { stoppedClock, testApi } from '../api-test-kit.ts';
import { cacheProfiles } from '../cache-manifest.ts';
import { lifetimeOf } from '#src/api/load/lifetime-of.ts';
import { log } from '../log.ts';
import { answerMemory } from '../memory.ts';
import { passOn } from '../proxy/api-proxy.ts';
import { breakerOf } from './breaker.ts';
import { doubtMs } from './emptied.ts';
import { callApi } from './transport.ts';

const api = testApi();
/** A remembered answer is asked for again after this time (ms). */
const past = 6_000;

const params = { slug: 'a', cinema: 'b', date: '2026-11-26', zone: 'lyon' };
const pathOf = (id: EndpointId) =>
  endpoints[id].path.replaceAll(/\{(\w+)\}/g, (_, name: keyof typeof params) => params[name]);
const call = (id: EndpointId, language: 'fr' | 'en' = 'fr') => callApi('fr', id, language, params);
const pass = async (id: EndpointId) =>
  passOn({
    site: 'fr',
    language: 'fr',
    path: pathOf(id),
    query: new URLSearchParams(),
    ifNoneMatch: null,
    captcha: null,
    forwardedFor: null,
  });

/** What the API answers from now on; `revision` as our backend names it. */
function gives(body: unknown, revision?: string): void {
  api.answer = () =>
    HttpResponse.json(body as JsonBodyType, {
      headers: revision === undefined ? {} : { 'x-catalogue-revision': revision },
    });
}

/** Lists with nothing in them, in every form that the contract has. */
const empties: readonly (readonly [EndpointId, unknown])[] = [
  ['shows', { shows: [], labels: [], contentratings: [] }],
  ['cinemas', []],
  ['cities', []],
  ['events', []],
  ['news', []],
  ['zones', { shows: [] }],
  ['cinemaShows', { shows: {}, days: {} }],
  ['cinemaShowtimes', {}],
  ['cinemaShowtimes', { a: [], b: [] }],
  ['showtimesDay', []],
  ['showtimesEvent', {}],
  ['showtimesCinema', { '2026-11-26': [] }],
  ['showCinemas', {}],
];

describe('a list that was full and is empty', () => {
  it.each(empties)('REL5 %s as %j is a failure for ten minutes, and then an answer', async (id, empty) => {
    const clock = stoppedClock();
    const warn = vi.spyOn(log, 'warn');
    gives(fixtures[id]);
    const full = await call(id);
    expect(full).toMatchObject({ ok: true, value: { stale: false } });
    gives(empty);
    for (let passed = 0; passed < doubtMs; passed += 100_000) {
      clock.advance(passed === 0 ? past : 100_000);
      const answer = await call(id);
      expect(answer).toEqual({ ok: true, value: { value: full.ok && full.value.value, stale: true } });
      expect(lifetimeOf(id, answer)).toBe(cacheProfiles.failure);
    }
    expect(warn).toHaveBeenCalledWith(
      expect.objectContaining({ call: id, failure: 'a list is empty that was full' }),
      'a call of the API failed',
    );
    // The API works: neither this list nor anything beside it is left unasked.
    expect(breakerOf('fr', id).isOpen).toBe(false);
    clock.advance(100_000);
    expect(await call(id)).toMatchObject({ ok: true, value: { stale: false } });
    const believed = await call(id);
    expect(believed.ok && believed.value.value).not.toEqual(full.ok && full.value.value);
  });

  it('is believed at once when our backend names another revision, and not when it names the same', async () => {
    const clock = stoppedClock();
    gives(fixtures.shows, '7');
    await call('shows');
    clock.advance(past);
    gives({ shows: [] }, '7');
    expect(await call('shows')).toMatchObject({ ok: true, value: { stale: true } });
    clock.advance(past);
    gives({ shows: [] }, '8');
    expect(await call('shows')).toMatchObject({ ok: true, value: { stale: false, value: { shows: [] } } });
  });

  it('is full again without a trace, and the ten minutes begin anew', async () => {
    const clock = stoppedClock();
    gives(fixtures.cities);
    await call('cities');
    for (let round = 0; round < 4; round += 1) {
      clock.advance(doubtMs / 2);
      gives([]);
      expect(await call('cities')).toMatchObject({ ok: true, value: { stale: true } });
      clock.advance(doubtMs / 2);
      gives(fixtures.cities);
      expect(await call('cities')).toEqual({ ok: true, value: { value: fixtures.cities, stale: false } });
    }
  });

  it('is believed where nothing was ever in it', async () => {
    for (const [id, empty] of empties) {
      answerMemory().clear();
      gives(empty);
      expect([id, await call(id)]).toMatchObject([id, { ok: true, value: { stale: false } }]);
    }
  });

  it('is a failure without anything in its place in a language that was not asked for yet', async () => {
    gives(fixtures.shows);
    await call('shows', 'fr');
    gives({ shows: [] });
    expect(await call('shows', 'en')).toEqual({ ok: false, failure: { kind: 'empty' } });
    // No language has to have news.
    gives(fixtures.news);
    await call('news', 'fr');
    gives([]);
    expect(await call('news', 'en')).toMatchObject({ ok: true, value: { value: [] } });
  });

  it('is not passed on to browsers, which keep what they have', async () => {
    const clock = stoppedClock();
    gives(fixtures.cinemas);
    await call('cinemas');
    gives([]);
    for (let tries = 0; tries < 5; tries += 1) {
      const answer = await pass('cinemas');
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(breakerOf('fr', 'cinemas').isOpen).toBe(false);
    clock.advance(doubtMs);
    expect((await pass('cinemas')).status).toBe(200);
    expect((await pass('cinemas')).status).toBe(200);
  });
});
