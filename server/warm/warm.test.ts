import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { steadyNow } from '#src/kernel/date/clock.ts';
import type { PageCache } from '#src/request/cache/page-cache.ts';
import type { World } from '#src/request/decision.ts';
import {
  html,
  key,
  lifetime,
  pass,
  path,
  request,
  sentFor,
  textOf,
  warmStage,
  type WarmStage,
} from './test-warm.ts';
import { warmAnswers } from './warm.ts';

/** What {@link warmStage} gives, anew for each test. */
let cache: PageCache;
let world: World;
let render: WarmStage['render'];
let learned: WarmStage['learned'];

beforeEach(() => ({ cache, world, render, learned } = warmStage()));
afterEach(() => vi.useRealTimers());

describe('answers before Next.js', () => {
  it('leaves a page that nobody has rendered, or whose answer nobody has read, to Next.js', async () => {
    const warm = warmAnswers(world, cache);
    expect(warm.outcomeOf(request())).toEqual({ kind: 'framework', page: path });
    await render('one');
    expect(warm.outcomeOf(request()).kind).toBe('framework');
  });

  it('sends the kept bytes with Next.js’s headers, a length, and the headers of every answer', async () => {
    const warm = await learned();
    const outcome = warm.outcomeOf(request());
    expect(textOf(outcome)).toBe(html('one'));
    if (outcome.kind !== 'answer') return;
    expect(outcome.answer.status).toBe(200);
    expect(outcome.answer.headers).toMatchObject({
      'cache-control': expect.stringMatching(
        /^s-maxage=(?:59|60), stale-while-revalidate=359\d\d, stale-if-error=863\d\d$/,
      ),
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

  it('forgets with the page: purged by its tag, pushed out, or past its last moment', async () => {
    const warm = await learned();
    await cache.delete(key);
    expect(warm.outcomeOf(request())).toEqual({ kind: 'framework', page: path });
    await render('two');
    // The bytes of the page that was removed are never given for the new one.
    expect(warm.outcomeOf(request()).kind).toBe('framework');
    expect(warm.outcomeOf(request()).kind).toBe('framework');
    const again = await learned('three');
    pass(86_401_000);
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
    if (outcome.kind !== 'framework') throw new Error('expected Next.js to answer');
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
      lastModified: steadyNow(),
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
          'x-velours-address': 'fr.velours.test/films',
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
    pass(20_000);
    expect(control()).toBe('s-maxage=40, stale-while-revalidate=35938, stale-if-error=86340');
    pass(100_000);
    expect(control()).toBe('framework');
    expect(control()).toBe('s-maxage=1, stale-while-revalidate=35877, stale-if-error=86280');
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
    ['Next.js’s files', '/_next/static/x.js', {}],
    ['Next.js’s bookkeeping', '/films', { 'x-middleware-subrequest': 'a' }],
    ['a draft cookie', '/films', { cookie: '__prerender_bypass=1' }],
    ['a policy in the request', '/films', { 'content-security-policy': "script-src 'nonce-1'" }],
    ['a body', '/films', { 'content-length': '3' }],
    ['a doubled slash', '//films', {}],
    ['a call', '/api/shows', {}],
    ['a file', '/robots.txt', {}],
  ])('leaves %s to Next.js', async (_what, url, headers) => {
    const warm = await learned();
    expect(warm.outcomeOf(request(url, headers))).toEqual({ kind: 'framework' });
  });
});
