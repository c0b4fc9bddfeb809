import { expect } from '@playwright/test';
import { href } from '#src/routes/href.ts';
import { eachQueryApart, OwnEdge } from '#tests/support/own-edge.ts';
import { aheadToNoon, MovedClock } from '#tests/support/moved-clock.ts';
import type { OwnWeb } from '#tests/support/own-web.ts';
import type { WireAnswer } from '#tests/support/ask.ts';
import { slugs, type OutageApi } from '../failures/outage-api.ts';
import { needsNginx, startBehindEdge } from '../support/behind-edge.ts';
import { test } from '../support/test.ts';

/** The shipped nginx configuration in front of a separate site; without a browser. */
test.describe.configure({ mode: 'serial', timeout: 60_000 });

const cinema = `/cinemas/${slugs.cinema}`;
const film = `/films/${slugs.film}`;

let api: OutageApi;
let web: OwnWeb;
let webPort: number;
let edge: OwnEdge;
let stop = () => Promise.resolve();
/** Noon: pages end with their programme day, at whatever hour the suite runs. */
const clock = new MovedClock(aheadToNoon());

test.beforeAll(async () => {
  ({ api, web, webPort, edge, stop } = await startBehindEdge({ environment: clock.environment }));
});

test.afterAll(async () => {
  await stop();
  clock.remove();
});

const cached = ({ headers }: WireAnswer) => headers['x-cache'];

/**
 * Requests a path twice.
 *
 * @returns the cache status of the second answer
 */
async function keptAs(path: string, headers: Readonly<Record<string, string>> = {}): Promise<unknown> {
  await edge.get(path, { headers });
  return cached(await edge.get(path, { headers }));
}

test('a page is kept, with its policy, and nothing sets a cookie', async () => {
  const [first, second] = [await edge.get(film), await edge.get(film)];
  expect([cached(first), cached(second)]).toEqual(['MISS', 'HIT']);
  expect(second.body).toBe(first.body);
  expect(second.headers['content-security-policy']).toEqual(
    expect.stringMatching(/^default-src 'none'; script-src/),
  );
  expect(second.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
  for (const { headers } of [first, second]) expect(headers['set-cookie']).toBeUndefined();
});

test('SEC11 a strange spelling of an address poisons nothing', async () => {
  const strange = cinema.replace('velours', '%76elours');
  const before = await edge.get(strange);
  expect([before.status, before.headers.location]).toEqual([308, `https://fr.example.com${cinema}`]);
  const page = await edge.get(cinema);
  expect([page.status, page.headers.location]).toEqual([200, undefined]);
  // The reverse too: a cached page is not served for other spellings of its address.
  expect((await edge.get(strange)).status).toBe(308);
});

test('D43 what only repairs the spelling of an address is kept by nobody', async () => {
  for (const path of [`${cinema}/`, '/%66ilms', '/fr/films', '/films/filters/versions-vost,VF']) {
    const answer = await edge.get(path);
    expect([path, answer.status, answer.headers['cache-control']]).toEqual([path, 308, 'private, no-cache']);
    expect([path, await keptAs(path)]).toEqual([path, 'MISS']);
  }
});

test('D43 days that are over or too far away are no pages', async () => {
  const over = await edge.get('/films/filters/date-2020-02-29/versions-vf');
  expect([over.status, over.headers.location, over.headers['cache-control']]).toEqual([
    307,
    'https://fr.example.com/films/filters/versions-vf#day-over',
    'private, no-cache',
  ]);
  const far = await edge.get('/films/filters/date-2999-12-31');
  expect([far.status, far.headers['cache-control']]).toEqual([404, absent]);
});

/** What a page that is not there says to shared caches (ADR-0069). */
const absent = 's-maxage=10, stale-while-revalidate=0';

/** The time for which a shared cache may serve an answer, fresh or stale, in seconds. */
function lifeOf({ headers }: WireAnswer): number {
  const [, fresh = 'none', stale = 'none'] =
    /^s-maxage=(\d+), stale-while-revalidate=(\d+)(?:, stale-if-error=\d+)?$/.exec(
      String(headers['cache-control']),
    ) ?? [];
  return Number(fresh) + Number(stale);
}

test('D43 a page of a day without showtimes lives for five minutes, others until their day ends', async () => {
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  for (const page of [film, cinema]) {
    const hours = lifeOf(await edge.get(page)) / 3_600;
    expect([page, hours > 16 && hours < 17]).toEqual([page, true]);
    const empty = await edge.get(`${page}/filters/date-${day}`);
    // Less the time of its rendering: a page is as old as the beginning of that.
    const seconds = lifeOf(empty);
    expect([page, empty.status, seconds > 270 && seconds <= 300]).toEqual([page, 200, true]);
  }
});

test('no part of a key passes for another: host, address', async () => {
  expect((await edge.get(film)).status).toBe(200);
  expect(cached(await edge.get(film))).toBe('HIT');
  for (const [path, options] of [
    [film, { host: 'be.example.com' }],
    [`${film}%3Fa`, {}],
    [`/.${film}`, {}],
    [`/en/..${film}`, {}],
  ] as const)
    expect([path, options, cached(await edge.get(path, options))]).not.toEqual([path, options, 'HIT']);
});

test('a document is never mixed with a payload that is asked for incompletely', async () => {
  const path = `/films/${slugs.otherFilm}`;
  await edge.get(path);
  await edge.get(path);
  // Incomplete requests of this kind ask for the document, and no value of theirs makes an entry of its own.
  const halves: readonly Readonly<Record<string, string>>[] = [
    { rsc: '0' },
    { rsc: '1x' },
    { 'next-router-state-tree': 'x' },
    { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
    { 'next-url': '/films' },
  ];
  for (const headers of halves) {
    const answer = await edge.get(path, { headers });
    expect([headers, answer.headers['content-type'], cached(answer)]).toEqual([
      headers,
      'text/html; charset=utf-8',
      'HIT',
    ]);
  }
  expect((await edge.get(path)).body).toMatch(/^<!DOCTYPE html>/);
});

test('every spelling of Accept-Encoding is one entry, unpacked for who takes no gzip', async () => {
  const path = `/films/${slugs.otherFilm}/filters/versions-vf`;
  const packed = ['gzip', 'gzip, br', 'br, GZIP;q=0.8', 'gzip, deflate, br, zstd', 'x,gzip ; q=0.001'];
  const plain = ['', 'br', 'gzip;q=0', 'gzip; q=0.000, br', 'gzipped', 'x-gzip'];
  const first = await edge.get(path);
  expect([cached(first), first.headers['content-encoding']]).toEqual(['MISS', undefined]);
  for (const [spellings, encoding] of [
    [packed, 'gzip'],
    [plain, undefined],
  ] as const)
    for (const spelling of spellings) {
      const answer = await edge.get(path, { headers: { 'accept-encoding': spelling, via: '1.1 cdn' } });
      expect([spelling, cached(answer), answer.headers['content-encoding']]).toEqual([
        spelling,
        'HIT',
        encoding,
      ]);
      if (encoding === undefined) expect(answer.body).toBe(first.body);
    }
});

test('what is personal or wrong is kept by nobody', async () => {
  for (const path of [
    // In the visitor's language, which its address does not say.
    '/no-such-page',
    '/api/%2',
    '/films/%c0%af',
    '//evil.example/',
  ])
    expect([path, await keptAs(path)]).not.toEqual([path, 'HIT']);
  expect(cached(await edge.get('/', { host: 'ch.example.com' }))).toBe('MISS');
  expect(cached(await edge.get('/', { host: 'ch.example.com' }))).toBe('MISS');
});

test('D69 the cookie of a choice comes with the answer, which the edge neither keeps nor gives to another', async () => {
  const own = { headers: { 'sec-fetch-site': 'same-origin' } };
  const before = (await edge.kept()).length;
  for (const [path, location, cookie] of [
    ['/place?value=city:lyon&to=/films', '/films', 'locator=city%3Alyon; Path=/; Max-Age=31536000'],
    ['/place?forget=1&to=/films', '/films', 'locator=; Path=/; Max-Age=0'],
    ['/language?value=en&to=/en/movies-events', '/en/movies-events', 'lang=en; Path=/; Max-Age=31536000'],
    ['/consent?value=denied', '/', 'consent=denied; Path=/; Max-Age=15724800'],
  ] as const) {
    for (const time of ['first', 'second']) {
      const { status, headers } = await edge.get(path, own);
      expect([path, time, status, headers.location, headers['cache-control'], headers['x-cache']]).toEqual([
        path,
        time,
        303,
        `https://fr.example.com${location}`,
        'no-store',
        'BYPASS',
      ]);
      const [set = ''] = [headers['set-cookie'] ?? ''].flat();
      expect([path, set.replace(/ Expires=[^;]+;/, '')]).toEqual([path, `${cookie}; Secure; SameSite=lax`]);
    }
    // What another site's page, a neighbour's or a link that was sent asks for stores nothing.
    for (const from of ['cross-site', 'same-site', 'none']) {
      const { status, headers } = await edge.get(path, { headers: { 'sec-fetch-site': from } });
      expect([path, from, status, headers['set-cookie']]).toEqual([path, from, 303, undefined]);
    }
  }
  for (const to of ['//evil.example', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)']) {
    const { headers } = await edge.get(`/language?value=fr&to=${encodeURIComponent(to)}`, own);
    expect([to, headers.location]).toEqual([to, 'https://fr.example.com/']);
  }
  expect(await edge.kept()).toHaveLength(before);
});

test('R047 that a page is not there is kept for seconds, and is not said after them', async () => {
  const paths = ['/cinemas/nobody-knows-it', '/en/no-such-page', '/films/filters/date-2999-12-30'];
  for (const path of paths) {
    const [first, second] = [await edge.get(path), await edge.get(path)];
    expect([path, first.status, first.headers['cache-control'], cached(first)]).toEqual([
      path,
      404,
      absent,
      'MISS',
    ]);
    expect([path, second.status, cached(second), second.body === first.body]).toEqual([
      path,
      404,
      'HIT',
      true,
    ]);
  }
  // Not even while web is asked again: what it said may be over.
  for (const path of paths)
    await expect.poll(async () => cached(await edge.get(path)), { timeout: 20_000 }).toBe('EXPIRED');
});

test('SEC14 targets with a host of their own reach their own host or none', async () => {
  const ask = (target: string, host: string) =>
    edge.raw(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  expect(await ask('http://evil.example/', 'fr.example.com')).toMatch(/^HTTP\/1\.1 421 /);
  expect(await ask('http://fr.example.com@evil.example/', 'fr.example.com')).not.toMatch(/^HTTP\/1\.1 [23]/);
  expect(await ask('/', 'evil.example')).toMatch(/^HTTP\/1\.1 421 /);
  expect((await edge.get(cinema)).status).toBe(200);
  // The host of the target counts (RFC 9112, 3.2.2; ADR-0077), and the entry is that of the other form.
  const own = await ask(`http://fr.example.com${cinema}`, 'evil.example');
  expect(own).toMatch(/^HTTP\/1\.1 200 /);
  expect(own).toMatch(/^X-Cache: HIT\r$/m);
  expect(own).not.toContain('evil.example');
  for (const target of ['http://fr.example.com?x', '*', 'fr.example.com:443'])
    expect([target, await ask(target, 'fr.example.com')]).not.toEqual([
      target,
      expect.stringMatching(/^HTTP\/1\.1 5|[Ll]ocation: \S*evil/),
    ]);
});

test('SEC3 methods that a site does not answer end at the edge or behind it', async () => {
  for (const method of ['POST', 'TRACE', 'OPTIONS', 'PUT'])
    expect([method, (await edge.get(film, { method })).status]).toEqual([method, 405]);
  expect((await edge.get(film, { headers: { 'next-action': 'x' } })).status).toBe(405);
});

test('SEC15 an offer of another protocol and an expectation cost nobody the next request', async () => {
  const request = (path: string, ...headers: readonly string[]) =>
    [`GET ${path} HTTP/1.1`, 'Host: fr.example.com', ...headers, '', ''].join('\r\n');
  const last = request(cinema, 'Connection: close');
  const statuses = (bytes: string) =>
    [...bytes.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => status);
  for (const path of [film, '/films?x=1', '/nowhere']) {
    const own = path === '/nowhere' ? '404' : '200';
    const offer = request(path, 'Connection: Upgrade', 'Upgrade: websocket') + last;
    expect([path, statuses(await edge.raw(offer))]).toEqual([path, [own, '200']]);
    const answer = await edge.raw(request(path, 'Expect: a-miracle') + last);
    const [first] = statuses(answer);
    // What the edge keeps needs nobody’s expectation.
    expect(['417', own]).toContain(first);
    expect(answer).toMatch(/^content-security-policy: default-src 'none'/im);
    expect((await edge.get(path)).status).toBe(Number(own));
  }
});

test('a kept page is given while the web process is away', async () => {
  // A new catalogue shortens the life of a page to a second instead of a minute. The web process learns of it when it
  // reads the page of an item that was not requested before. A query makes another entry of this edge, but the same page
  // behind it.
  const apart = await OwnEdge.start(needsNginx(), { web: webPort, backend: webPort }, [eachQueryApart]);
  try {
    api.replaceCatalogue();
    expect((await apart.get(href('en-FR', { page: 'movie', slug: slugs.film }))).status).toBe(200);
    let asked = 0;
    let path = '';
    await expect
      .poll(async () => {
        asked += 1;
        path = `${film}?${asked}`;
        return (await apart.get(path)).headers['cache-control'];
      })
      .toMatch(/s-maxage=1,/);
    await web.stop();
    await expect.poll(async () => cached(await apart.get(path))).toBe('STALE');
    const stale = await apart.get(path);
    expect([stale.status, stale.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  } finally {
    await apart.stop();
  }
});
