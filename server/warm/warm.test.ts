import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { perSite } from '#src/config/environment.ts';
import { PageCache } from '#src/request/cache/page-cache.ts';
import { MemoryPageStore } from '#src/request/cache/page-store.ts';
import type { World } from '#src/request/decision.ts';
import { warmAnswers, type Outcome } from './warm.ts';
import { testWorld } from '#src/request/test-kit/world-test-kit.ts';

const mebibyte = 1024 * 1024;
const path = '/fr-FR/shows/2026-11-20/-/-';
const key = `/route-cache/APP_PAGE/0a1b/$${path}`;
const origins = perSite((site) => `http://${site}.velours.test`);
const lifetime = { revalidate: 60, expire: 86_400 };

/** The headers of the framework's answer about a version of the page. */
const sentFor = (version: string, state = 'HIT') => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 's-maxage=60, stale-while-revalidate=86340',
  'content-security-policy': `default-src 'none'; script-src '${version}'`,
  etag: `"${version}"`,
  vary: 'rsc, Accept-Encoding',
  'x-nextjs-cache': state,
  date: 'never',
  'transfer-encoding': 'chunked',
});

let cache: PageCache;
let world: World;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T18:00:00Z') });
  cache = new PageCache(
    { unpacked: mebibyte, copies: mebibyte, patterns: mebibyte },
    (dropped) => new MemoryPageStore({ pages: mebibyte, emptyDays: mebibyte }, dropped),
  );
  world = testWorld(origins, {
    remainingOf: (asked) => cache.remainingOf(asked),
    isWarm: (asked) => cache.hasPath(asked),
  });
});

afterEach(() => vi.useRealTimers());

function request(url = '/films', headers: Record<string, string> = {}, method = 'GET'): IncomingMessage {
  const incoming = new IncomingMessage(new Socket());
  incoming.url = url;
  incoming.method = method;
  Object.assign(incoming.headers, { host: 'fr.velours.test', 'accept-encoding': 'gzip, br', ...headers });
  return incoming;
}

const html = (version: string) => `<html>${version}</html>`;

/** The framework renders the page. */
const render = (version: string) =>
  cache.set(key, {
    value: { kind: 'APP_PAGE', html: html(version) },
    lastModified: Date.now(),
    lifetime,
    tags: [],
  });

/** The framework answers a request that was left to it, and the watcher has read everything. */
async function frameworkAnswers(outcome: Outcome, version: string, state?: string): Promise<void> {
  if (outcome.kind !== 'framework') throw new Error('expected the framework to answer');
  void outcome.watch?.(200, sentFor(version, state));
  await vi.waitFor(() => expect(cache.copyOf(path)?.headers['etag']).toBe(`"${version}"`));
}

function textOf(outcome: Outcome): string {
  if (outcome.kind !== 'answer' || !Buffer.isBuffer(outcome.answer.body))
    throw new Error('expected a document');
  return gunzipSync(outcome.answer.body).toString();
}

/** Rendered, asked for, learned. */
async function learned(version = 'one') {
  const warm = warmAnswers(world, cache);
  await render(version);
  await frameworkAnswers(warm.outcomeOf(request()), version);
  return warm;
}

describe('answers before the framework', () => {
  it('leaves a page that nobody has rendered, or whose answer nobody has read, to the framework', async () => {
    const warm = warmAnswers(world, cache);
    expect(warm.outcomeOf(request())).toEqual({ kind: 'framework', page: path });
    await render('one');
    expect(warm.outcomeOf(request()).kind).toBe('framework');
  });

  it('sends the kept bytes with the framework’s headers, a length, and the headers of every answer', async () => {
    const warm = await learned();
    const outcome = warm.outcomeOf(request());
    expect(textOf(outcome)).toBe(html('one'));
    if (outcome.kind !== 'answer') return;
    expect(outcome.answer.status).toBe(200);
    expect(outcome.answer.headers).toMatchObject({
      'cache-control': expect.stringMatching(/^s-maxage=(?:59|60), stale-while-revalidate=863\d\d$/),
      'content-encoding': 'gzip',
      'content-length': String(outcome.answer.body?.length),
      'content-security-policy': "default-src 'none'; script-src 'one'",
      etag: '"one"',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-nextjs-cache': 'HIT',
    });
    for (const name of ['date', 'transfer-encoding']) expect(outcome.answer.headers).not.toHaveProperty(name);
  });

  it('keeps no more memory for a page than the bytes that it counts', async () => {
    await learned();
    const gzip = cache.copyOf(path)?.gzip;
    expect(gzip?.buffer.byteLength).toBe(gzip?.length);
  });

  it.each(['br', 'gzip;q=0', 'identity'])('has the kept bytes unpacked for %s', async (encoding) => {
    const outcome = (await learned()).outcomeOf(request('/films', { 'accept-encoding': encoding }));
    expect(outcome).toMatchObject({
      answer: { status: 200, unpack: true, headers: { 'content-length': String(html('one').length) } },
    });
    expect(textOf(outcome)).toBe(html('one'));
    if (outcome.kind === 'answer') expect(outcome.answer.headers).not.toHaveProperty('content-encoding');
  });

  it('answers HEAD and a known ETag without a body', async () => {
    const warm = await learned();
    const head = warm.outcomeOf(request('/films', {}, 'HEAD'));
    expect(head).toMatchObject({
      answer: { status: 200, body: null, headers: { 'content-length': String(html('one').length) } },
    });
    const known = warm.outcomeOf(request('/films', { 'if-none-match': 'W/"one"' }));
    expect(known).toMatchObject({ answer: { status: 304, body: null, headers: { etag: '"one"' } } });
    if (known.kind === 'answer') expect(known.answer.headers).not.toHaveProperty('content-type');
    expect(textOf(warm.outcomeOf(request('/films', { 'if-none-match': '"other"' })))).toBe(html('one'));
  });

  it('a version that is due before anybody has read it is rendered again by one request', async () => {
    const warm = await learned();
    await render('two');
    vi.setSystemTime(Date.now() + 61_000);
    const outcomes = Array.from({ length: 20 }, () => warm.outcomeOf(request()));
    expect(outcomes.map(({ kind }) => kind)).toEqual(['framework', ...outcomes.slice(1).map(() => 'answer')]);
  });

  it('while the framework is busy, a page that is due is answered as it is kept, and its turn stays free', async () => {
    const warm = await learned();
    vi.setSystemTime(Date.now() + 61_000);
    const outcomes = Array.from({ length: 3 }, () => warm.outcomeOf(request(), () => true));
    expect(outcomes.map((outcome) => textOf(outcome))).toEqual(outcomes.map(() => html('one')));
    expect(warm.outcomeOf(request()).kind).toBe('framework');
  });

  it('while a stale page is rendered again, one request goes to the framework and all others get the kept bytes', async () => {
    const warm = await learned();
    vi.setSystemTime(Date.now() + 61_000);
    const outcomes = Array.from({ length: 20 }, () => warm.outcomeOf(request()));
    expect(outcomes.filter(({ kind }) => kind === 'framework')).toHaveLength(1);
    for (const outcome of outcomes.slice(1)) {
      expect(textOf(outcome)).toBe(html('one'));
      expect(outcome).toMatchObject({ answer: { headers: { 'x-nextjs-cache': 'STALE' } } });
    }
    // The framework finds the page due, and may render it.
    await expect(cache.get(key)).resolves.toMatchObject({ lifetime });
    // It has rendered: one request reads the new answer, the others get the kept bytes for these milliseconds.
    await render('two');
    const [first, ...others] = Array.from({ length: 5 }, () => warm.outcomeOf(request()));
    expect(others.map((outcome) => textOf(outcome))).toEqual(others.map(() => html('one')));
    if (first !== undefined) await frameworkAnswers(first, 'two');
    expect(textOf(warm.outcomeOf(request()))).toBe(html('two'));
  });

  it('lets another request go when the one that went has not begun a rendering for half a minute', async () => {
    const warm = await learned();
    vi.setSystemTime(Date.now() + 61_000);
    const kinds = () => [warm.outcomeOf(request()).kind, warm.outcomeOf(request()).kind];
    expect(kinds()).toEqual(['framework', 'answer']);
    vi.setSystemTime(Date.now() + 31_000);
    expect(kinds()).toEqual(['framework', 'answer']);
  });

  it('a replaced catalogue makes pages due at once; they are given on', async () => {
    const warm = await learned();
    vi.setSystemTime(Date.now() + 2_000);
    cache.markStale('fr-FR', Date.now());
    expect(warm.outcomeOf(request()).kind).toBe('framework');
    expect(textOf(warm.outcomeOf(request()))).toBe(html('one'));
  });

  it('forgets with the page: purged by its tag, pushed out, or past its last moment', async () => {
    const warm = await learned();
    await cache.delete(key);
    expect(warm.outcomeOf(request())).toEqual({ kind: 'framework', page: path });
    await render('two');
    // The bytes of the page that was removed are never given for the new one.
    expect(warm.outcomeOf(request()).kind).toBe('framework');
    expect(warm.outcomeOf(request()).kind).toBe('framework');
    const again = await learned('three');
    vi.setSystemTime(Date.now() + 86_401_000);
    expect(again.outcomeOf(request())).toEqual({ kind: 'framework', page: path });
  });

  it.each([
    ['another status', 500, {}],
    ['a stale answer', 200, { 'x-nextjs-cache': 'STALE' }],
    ['an answer with a cookie', 200, { 'set-cookie': 'a=b' }],
    ['an answer without an ETag', 200, { etag: undefined }],
  ])('keeps nothing of %s', async (_what, status, changed) => {
    const warm = warmAnswers(world, cache);
    await render('one');
    const outcome = warm.outcomeOf(request());
    if (outcome.kind !== 'framework') throw new Error('expected the framework to answer');
    const headers = Object.entries({ ...sentFor('one'), ...changed }).filter(
      ([, value]) => value !== undefined,
    );
    void outcome.watch?.(status, Object.fromEntries(headers) as Record<string, string>);
    await new Promise((resolve) => setImmediate(resolve));
    expect(cache.copyOf(path)).toBeUndefined();
    // The next request may try.
    expect(warm.outcomeOf(request())).toHaveProperty('watch');
  });

  it('a personal answer says what our edge may keep, before what all caches may not', async () => {
    let placed = '';
    const isWarm = (internal: string) => cache.hasPath((placed = internal));
    const warm = warmAnswers({ ...world, cityOf: () => 'lyon', isWarm }, cache);
    const asked = () => request('/films', { cookie: 'locator=city:lyon' });
    expect(warm.outcomeOf(asked())).toMatchObject({ kind: 'framework' });
    expect(placed).toContain('lyon');
    await cache.set(key.replace(path, placed), {
      value: { kind: 'APP_PAGE', html: html('placed') },
      lastModified: Date.now(),
      lifetime,
      tags: [],
    });
    const second = warm.outcomeOf(asked());
    if (second.kind === 'framework') void second.watch?.(200, sentFor('placed'));
    await vi.waitFor(() => expect(cache.copyOf(placed)).toBeDefined());
    const third = warm.outcomeOf(asked());
    expect(third).toMatchObject({
      answer: {
        headers: {
          'cache-control': 'private, no-cache',
          'x-accel-expires': expect.stringMatching(/^(?:59|60)$/),
          'x-velours-place': 'city:lyon',
        },
      },
    });
    if (third.kind === 'answer')
      expect(Object.keys(third.answer.headers).indexOf('x-accel-expires')).toBeLessThan(
        Object.keys(third.answer.headers).indexOf('cache-control'),
      );
  });

  it('a shared cache keeps a page for what remains of its life, a stale one for a second', async () => {
    const warm = await learned();
    const control = () => {
      const outcome = warm.outcomeOf(request());
      return outcome.kind === 'answer' ? outcome.answer.headers['cache-control'] : outcome.kind;
    };
    vi.setSystemTime(new Date('2026-11-20T18:00:20Z'));
    expect(control()).toBe('s-maxage=40, stale-while-revalidate=86340');
    vi.setSystemTime(new Date('2026-11-20T18:02:00Z'));
    expect(control()).toBe('framework');
    expect(control()).toBe('s-maxage=1, stale-while-revalidate=86280');
  });

  it('answers redirects and foreign hosts, which need no page', () => {
    const warm = warmAnswers(world, cache);
    expect(warm.outcomeOf(request('/films/'))).toMatchObject({
      answer: { status: 308, headers: { location: 'http://fr.velours.test/films' } },
    });
    expect(warm.outcomeOf(request('/films', { host: 'evil.test' }))).toMatchObject({
      answer: { status: 421 },
    });
  });

  it.each<[string, string, Record<string, string>, string?]>([
    ['a payload', '/films', { rsc: '1' }],
    ['a part of a page', '/films', { 'next-router-segment-prefetch': '/_tree' }],
    ['a payload by its parameter', '/films?_rsc=1', {}],
    ['a range', '/films', { range: 'bytes=0-1' }],
    ['the framework’s files', '/_next/static/x.js', {}],
    ['the framework’s bookkeeping', '/films', { 'x-middleware-subrequest': 'a' }],
    ['a draft cookie', '/films', { cookie: '__prerender_bypass=1' }],
    ['a policy in the request', '/films', { 'content-security-policy': "script-src 'nonce-1'" }],
    ['a body', '/films', { 'content-length': '3' }],
    ['a doubled slash', '//films', {}],
    ['a call', '/api/shows', {}],
    ['a file', '/robots.txt', {}],
  ])('leaves %s to the framework', async (_what, url, headers) => {
    const warm = await learned();
    expect(warm.outcomeOf(request(url, headers))).toEqual({ kind: 'framework' });
  });
});
