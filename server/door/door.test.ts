import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { perSite } from '#src/config/environment.ts';
import { purges } from '#src/api/purge/purges.ts';
import { forgetProcessWide } from '#src/config/process-wide-test-kit.ts';
import { steadyNow } from '#src/kernel/date/clock.ts';
import type { KeptPage } from '#src/request/cache/kept-page.ts';
import { PageStore } from '#src/request/cache/page-store.ts';
import type { World } from '#src/request/decision.ts';
import { worldNow } from '#src/request/ends/world-now.ts';
import type { Effects } from '#src/request/settle.ts';
import { testPage, testPart } from '#src/request/test-kit/kept-page-test-kit.ts';
import { testWorld } from '#src/request/test-kit/world-test-kit.ts';
import { GoneError, ranks } from '../render/render-queue.ts';
import { RenderError, type Renderer } from '../render/renderer.ts';
import { door, type Outcome } from './door.ts';
import type { Reply } from './page-reply.ts';

const origins = perSite((site) => `http://${site}.velours.test`);
const films = '/fr-FR/shows/2026-11-20/-/-';
const mebibyte = 1024 * 1024;
const never = new AbortController().signal;

function request(url = '/films', headers: Record<string, string> = {}, method = 'GET'): IncomingMessage {
  const incoming = new IncomingMessage(new Socket());
  Object.assign(incoming, { url, method });
  Object.assign(incoming.headers, { host: 'fr.velours.test', 'accept-encoding': 'gzip, br', ...headers });
  return incoming;
}

/** A page with a payload and a segment. */
function page(text: string, more: Partial<KeptPage> = {}): KeptPage {
  const parts = { document: `<html>${text}</html>`, payload: `payload ${text}`, '/_tree': `tree ${text}` };
  return testPage(text, {
    parts: new Map(Object.entries(parts).map(([name, bytes]) => [name, testPart(bytes)])),
    headers: { link: '</font>; rel=preload', 'x-nextjs-stale-time': '60' },
    ...more,
  });
}

/** A door, and what stands behind it. */
function stage(
  known: Partial<World> = {},
  verdict: Effects['verdict'] = () => Promise.resolve({ kind: 'here', isMovie: null }),
) {
  const store = new PageStore({ pages: mebibyte, emptyDays: mebibyte });
  const world = testWorld(origins, {
    remainingOf: (path) => store.remainingOf(path),
    isWarm: (path) => store.has(path),
    ...known,
  });
  const effects: Effects = {
    ask: () => Promise.resolve({ kind: 'unknown' }),
    ready: () => Promise.resolve(false),
    verdict,
    recall: (path) => store.recall(path),
    contradict: () => undefined,
  };
  const forget = vi.fn<() => void>();
  const renderer = {
    page: vi.fn<Renderer['page']>((path) => {
      const rendered = page('rendered');
      store.set(path, rendered, '1');
      return Promise.resolve(rendered);
    }),
    renew: vi.fn<Renderer['renew']>(() => Promise.resolve()),
    begin: vi.fn<Renderer['begin']>(() => forget),
  };
  const note = vi.fn<(request: IncomingMessage) => void>();
  return { store, world, renderer, forget, note, entrance: door({ world, effects, store, renderer, note }) };
}

function replyIn(outcome: Outcome): Reply {
  if (outcome.kind !== 'reply') throw new Error('expected an answer');
  return outcome.reply;
}

const bytesIn = ({ body }: Reply) => (Buffer.isBuffer(body) ? body.toString('latin1') : body);

beforeEach(() => {
  forgetProcessWide();
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: new Date('2026-11-20T18:00:00Z') });
});
afterEach(() => vi.useRealTimers());

describe('a page that is kept', () => {
  it('is sent at once: its compressed bytes, and the headers of the page and of every answer', async () => {
    const { store, entrance, renderer } = stage();
    store.set(films, page('one'), '1');
    const reply = await entrance.quick(request());
    const { gzip } = page('one').parts.get('document') ?? testPart('');
    expect(reply?.body).toEqual(gzip);
    expect(reply?.status).toBe(200);
    expect(reply?.headers).toMatchObject({
      'cache-control': 's-maxage=60, stale-while-revalidate=35938, stale-if-error=86340',
      'content-encoding': 'gzip',
      'content-length': String(gzip.length),
      'content-type': 'text/html; charset=utf-8',
      etag: '"<html>one</html>"',
      link: '</font>; rel=preload',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-nextjs-cache': 'HIT',
      'x-velours-address': 'fr.velours.test/films',
    });
    expect(renderer.page).not.toHaveBeenCalled();
  });

  it.each(['br', 'gzip;q=0', 'identity'])('is unpacked for %s', async (encoding) => {
    const { store, entrance } = stage();
    store.set(films, page('one'), '1');
    const reply = await entrance.quick(request('/films', { 'accept-encoding': encoding }));
    expect(reply).toMatchObject({ status: 200, headers: { 'content-length': '16' } });
    expect(reply?.headers).not.toHaveProperty('content-encoding');
    expect(reply && bytesIn(reply)).toBe('<html>one</html>');
  });

  it('has no body for HEAD and for a known ETag', async () => {
    const { store, entrance } = stage();
    store.set(films, page('one'), '1');
    expect(await entrance.quick(request('/films', {}, 'HEAD'))).toMatchObject({
      status: 200,
      body: null,
      headers: { 'content-length': '16' },
    });
    const known = await entrance.quick(request('/films', { 'if-none-match': 'W/"<html>one</html>"' }));
    expect(known).toMatchObject({ status: 304, body: null });
    for (const name of ['content-type', 'content-length', 'content-encoding'])
      expect(known?.headers).not.toHaveProperty(name);
  });

  it('that was purged a moment ago is fresh for no cache', async () => {
    const { store, entrance } = stage();
    store.set(films, page('one'), '1');
    expect((await entrance.quick(request()))?.headers['cache-control']).toMatch(/^s-maxage=60, /);
    purges().note(['site:fr']);
    const reply = await entrance.quick(request());
    expect(reply?.headers).toMatchObject({ 'x-nextjs-cache': 'STALE' });
    expect(reply?.headers['cache-control']).toMatch(/^s-maxage=1, /);
  });

  it.each(['//', '///', '/\\', '//[', '//@/', '//x:99999/films'])(
    'REL12 SEC1 %s is another spelling, and no fault',
    async (target) => {
      const { entrance } = stage();
      const reply = await entrance.quick(request(target));
      expect(reply?.status).toBe(308);
      expect(reply?.headers['location']).toMatch(/^\/(?![/\\])/);
    },
  );

  it('is sent as it is while it is due, and rendered again; a visitor’s own words change nothing', async () => {
    const { store, entrance, renderer } = stage();
    store.set(films, page('one', { lastModified: steadyNow() - 61_000 }), '1');
    const words: Record<string, string>[] = [
      {},
      { purpose: 'prefetch' },
      { 'x-prerender-revalidate': 'id' },
      { range: 'bytes=0-1' },
    ];
    for (const headers of words)
      expect(await entrance.quick(request('/films', headers))).toMatchObject({
        status: 200,
        headers: {
          'x-nextjs-cache': 'STALE',
          'cache-control': 's-maxage=1, stale-while-revalidate=35997, stale-if-error=86339',
        },
      });
    expect(renderer.renew.mock.calls).toEqual(Array.from({ length: 4 }, () => [films]));
  });

  it('is another one as soon as it was rendered again', async () => {
    const { store, entrance } = stage();
    store.set(films, page('one'), '1');
    expect((await entrance.quick(request()))?.headers['etag']).toBe('"<html>one</html>"');
    store.set(films, page('two'), '1');
    expect((await entrance.quick(request()))?.headers['etag']).toBe('"<html>two</html>"');
  });

  it('a personal answer says what our edge may keep, before what all caches may not', async () => {
    let placed = '';
    const { store, entrance } = stage({
      cityOf: () => 'lyon',
      isWarm: (path) => ((placed = path), store.has(path)),
    });
    const asked = () => request('/films', { cookie: 'locator=city:lyon' });
    expect(await entrance.quick(asked())).toBeNull();
    store.set(placed, page('placed'), '1');
    const headers = (await entrance.quick(asked()))?.headers ?? {};
    expect(headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'x-accel-expires': '60',
      'x-velours-address': 'fr.velours.test/films',
      'x-velours-place': 'city:lyon',
    });
    const names = Object.keys(headers);
    expect(names.indexOf('x-accel-expires')).toBeLessThan(names.indexOf('cache-control'));
  });
});

describe('a payload', () => {
  const plain = { rsc: '1', 'accept-encoding': 'identity' };
  const segmentOf = (name: string) => ({
    ...plain,
    'next-router-prefetch': '1',
    'next-router-segment-prefetch': name,
  });

  it('and segments are sent at once too: bytes of the same page, at addresses of their own', async () => {
    const { store, entrance, renderer } = stage();
    store.set(films, page('one'), '1');
    const payload = await entrance.quick(request('/films?_rsc', plain));
    expect([payload?.status, payload && bytesIn(payload)]).toEqual([200, 'payload one']);
    expect(payload?.headers).toMatchObject({
      'content-type': 'text/x-component',
      'x-nextjs-rewritten-path': films,
      'x-nextjs-stale-time': '60',
      'x-velours-address': 'fr.velours.test/films',
      'x-velours-part': 'payload',
      vary: expect.stringContaining('next-router-segment-prefetch'),
    });
    for (const name of ['link', 'x-nextjs-postponed']) expect(payload?.headers).not.toHaveProperty(name);

    const moved = await entrance.quick(request('/films', segmentOf('/_tree')));
    expect(moved).toMatchObject({ status: 307, headers: { 'cache-control': 'private, no-store' } });
    for (const name of ['x-velours-address', 'x-velours-part'])
      expect(moved?.headers).not.toHaveProperty(name);
    const segment = await entrance.quick(request(moved?.headers['location'], segmentOf('/_tree')));
    expect(segment && bytesIn(segment)).toBe('tree one');
    expect(segment?.headers).toMatchObject({
      'x-nextjs-postponed': '2',
      'x-nextjs-rewritten-path': films,
      'x-velours-part': '/_tree',
    });
    expect(renderer.page).not.toHaveBeenCalled();
  });

  it.each(['/_none', 'document', 'payload', ''])(
    'SEC11 of which the page has none, like “%s”, is not there, and the edge may not keep that',
    async (name) => {
      const { store, entrance } = stage();
      store.set(films, page('one'), '1');
      const moved = await entrance.quick(request('/films', segmentOf(name)));
      const missing = await entrance.quick(request(moved?.headers['location'], segmentOf(name)));
      expect([missing?.status, missing?.body]).toEqual([404, null]);
      expect(missing?.headers).not.toHaveProperty('x-velours-part');
      expect(missing?.headers['cache-control']).toBe('private, no-store');
    },
  );

  it('SEC11 is no part of what the edge keeps as a document', async () => {
    const { store, entrance } = stage();
    store.set(films, page('one'), '1');
    expect((await entrance.quick(request()))?.headers).not.toHaveProperty('x-velours-part');
    // A redirect leads everybody on, and says the query of who asked.
    const redirect = await entrance.quick(request('/films/?a=b', { rsc: '1' }));
    expect(redirect?.status).toBe(308);
    expect(redirect?.headers).not.toHaveProperty('x-velours-part');
  });

  it('of a page that is not kept is rendered where its address is right', async () => {
    const { entrance, renderer } = stage();
    const moved = await entrance.whole(request('/films', segmentOf('/_tree')), never);
    expect(replyIn(moved).status).toBe(307);
    expect(renderer.page).not.toHaveBeenCalled();
    expect(await entrance.quick(request('/films?_rsc', plain))).toBeNull();
    const payload = replyIn(await entrance.whole(request('/films?_rsc', plain), never));
    expect([payload.status, bytesIn(payload)]).toEqual([200, 'payload rendered']);
    expect(payload.headers).toMatchObject({ 'x-nextjs-cache': 'MISS', 'x-velours-part': 'payload' });
  });

  it('is led on like its document before its address counts', async () => {
    expect(await stage().entrance.quick(request('/films/', { rsc: '1' }))).toMatchObject({
      status: 308,
      headers: { location: 'http://fr.velours.test/films' },
    });
  });

  it('of a page that is due is sent as it is, and the page is rendered again', async () => {
    const { store, entrance, renderer } = stage();
    store.set(films, page('one', { lastModified: steadyNow() - 61_000 }), '1');
    const reply = await entrance.quick(request('/films?_rsc', { rsc: '1' }));
    expect(reply?.headers['x-nextjs-cache']).toBe('STALE');
    expect(renderer.renew).toHaveBeenCalledWith(films);
  });
});

describe('a page that is not kept', () => {
  it('is rendered for who asks, and says what everybody after says', async () => {
    const { entrance, renderer, note } = stage();
    expect(await entrance.quick(request())).toBeNull();
    const gone = new AbortController().signal;
    const first = replyIn(await entrance.whole(request(), gone));
    expect(first).toMatchObject({
      status: 200,
      headers: { 'x-nextjs-cache': 'MISS', 'cache-control': expect.stringMatching(/^s-maxage=60, /) },
    });
    expect(renderer.page.mock.calls).toEqual([[films, ranks.visitor, gone]]);
    const second = await entrance.quick(request());
    expect(second?.headers).toEqual({ ...first.headers, 'x-nextjs-cache': 'HIT' });
    expect(note).toHaveBeenCalledTimes(2);
  });

  it('D44 for the place of a visitor says at once what our edge may keep', async () => {
    const { entrance } = stage({ cityOf: () => 'lyon' });
    const asked = request('/films', { cookie: 'locator=city:lyon' });
    expect(replyIn(await entrance.whole(asked, never)).headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'x-accel-expires': '60',
      'x-nextjs-cache': 'MISS',
    });
  });

  it('that fits nowhere says how long it lives too', async () => {
    const { entrance, renderer } = stage();
    renderer.page.mockImplementation(() => Promise.resolve(page('large')));
    const reply = replyIn(await entrance.whole(request(), never));
    expect(reply.headers['cache-control']).toMatch(/^s-maxage=60, /);
  });

  it('REL5 is that of the day before when the API is the reason, which nobody else keeps', async () => {
    const { store, entrance, renderer } = stage();
    renderer.page.mockImplementation((path) => Promise.reject(new RenderError(path, true)));
    store.set('/fr-FR/shows/2026-11-19/-/-', page('yesterday'), '1');
    const reply = replyIn(await entrance.whole(request('/films', { 'accept-encoding': 'identity' }), never));
    expect([reply.status, bytesIn(reply)]).toEqual([200, '<html>yesterday</html>']);
    expect(reply.headers['cache-control']).toBe('private, no-cache');
  });

  it('is loaded while it is asked whether it is there, and forgotten when nobody renders it', async () => {
    const { entrance, renderer, forget } = stage();
    await entrance.whole(request(), never);
    expect(renderer.begin.mock.calls).toEqual([[films]]);
    expect(forget).toHaveBeenCalledTimes(1);
    // It is kept now, and nothing is asked.
    await entrance.whole(request(), never);
    expect(renderer.begin).toHaveBeenCalledTimes(1);
  });

  it('D40 says to try again where there is no other, in a document and in a payload', async () => {
    const { entrance, renderer } = stage();
    renderer.page.mockImplementation((path) =>
      path === '/fr-FR/status/503'
        ? Promise.resolve(page('try again'))
        : Promise.reject(new RenderError(path, true)),
    );
    const reply = replyIn(await entrance.whole(request('/films', { 'accept-encoding': 'identity' }), never));
    expect([reply.status, bytesIn(reply)]).toEqual([503, '<html>try again</html>']);
    expect(reply.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'private, no-cache' });
    // The browser then loads the page as a whole.
    expect(replyIn(await entrance.whole(request('/films?_rsc', { rsc: '1' }), never)).status).toBe(503);
  });

  it('D40 is none where that cannot be rendered either', async () => {
    const { entrance, renderer } = stage();
    renderer.page.mockImplementation((path) => Promise.reject(new RenderError(path, true)));
    await expect(entrance.whole(request(), never)).rejects.toMatchObject({ isOutage: true });
    expect(renderer.page.mock.calls.map(([path]) => path)).toEqual([films, '/fr-FR/status/503']);
  });

  it.each([
    ['its own fault', new RenderError(films, false)],
    ['a visitor who left', new GoneError('left')],
  ])('has no stand-in for %s', async (_, error) => {
    const { store, entrance, renderer } = stage();
    store.set('/fr-FR/shows/2026-11-19/-/-', page('yesterday'), '1');
    renderer.page.mockRejectedValue(error);
    await expect(entrance.whole(request(), never)).rejects.toBe(error);
  });

  it('D40 is the page that says to try again when its data cannot be read, and is itself a page', async () => {
    const { entrance, renderer } = stage({}, () => Promise.resolve({ kind: 'outage' }));
    const reply = replyIn(await entrance.whole(request(), never));
    expect(reply).toMatchObject({ status: 503, headers: { 'retry-after': expect.any(String) as string } });
    expect(renderer.page.mock.lastCall?.[0]).toBe('/fr-FR/status/503');
  });
});

describe('what is no page', () => {
  it('redirects and foreign hosts are answered at once', async () => {
    const { entrance } = stage();
    expect(await entrance.quick(request('/films/'))).toMatchObject({
      status: 308,
      headers: { location: 'http://fr.velours.test/films' },
      body: 'http://fr.velours.test/films',
    });
    expect(await entrance.quick(request('/films', { host: 'evil.test' }))).toMatchObject({ status: 421 });
  });

  it.each([
    ['//evil.test/a', '/evil.test/a'],
    ['/\\evil.test', '/evil.test'],
    ['/films//x?a=//b', '/films/x?a=//b'],
    ['/a\\b', '/a/b'],
  ])('SEC14 %s leads to its one spelling on this host', async (sent, location) => {
    expect(await stage().entrance.quick(request(sent))).toMatchObject({ status: 308, headers: { location } });
  });

  it('calls, files and choices go to Next.js with what was decided', async () => {
    const { entrance } = stage();
    for (const [url, kind] of [
      ['/api/shows', 'api'],
      ['/robots.txt', 'file'],
    ] as const) {
      expect(await entrance.quick(request(url))).toBeNull();
      expect(await entrance.whole(request(url), never)).toMatchObject({ kind: 'pass', decision: { kind } });
    }
  });
});

describe('a page that is prepared', () => {
  const asked = { host: 'fr.velours.test', path: '/films', headers: {} };

  it('is rendered behind everybody else where it is missing or due', async () => {
    const { store, entrance, renderer } = stage();
    await entrance.prepare(asked);
    expect(renderer.page.mock.calls).toEqual([[films, ranks.background]]);
    await entrance.prepare(asked);
    expect(renderer.page).toHaveBeenCalledTimes(1);
    store.markStale('fr-FR');
    await entrance.prepare(asked);
    expect(renderer.page).toHaveBeenCalledTimes(2);
  });

  it('is that of the moment at which it will be asked for', async () => {
    const moment = new Date('2026-11-21T04:00:00Z');
    const { entrance, renderer } = stage({ day: () => worldNow().toISOString().slice(0, 10) });
    await entrance.prepare(asked, moment);
    expect(renderer.page.mock.lastCall?.[0]).toBe('/fr-FR/shows/2026-11-21/-/-');
  });

  it('makes known that it could not be', async () => {
    const { entrance, renderer } = stage();
    renderer.page.mockRejectedValue(new RenderError(films, true));
    await expect(entrance.prepare(asked)).rejects.toBeInstanceOf(RenderError);
  });
});
