import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js';
import { expect } from '@playwright/test';
import { addDays } from '#src/kernel/date/day.ts';
import { href } from '#src/routes/href.ts';
import { siteOf } from '#src/sites/registry.ts';
import type { Locale, SiteId } from '#src/sites/site.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { oneOfEachLanguage, onePerPage, refOf } from '../support/matrix.ts';
import { originOf, stage } from '../support/stage.ts';
import { test } from '../support/test.ts';

/** Headers that belong to the connection, to compression, and what the page store had at the moment. */
const ofConnection = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
  'x-accel-expires',
  'x-nextjs-cache',
]);

/** A `Cache-Control` without what remains of the page's life at the moment; unit tests know its seconds. */
const withoutAge = (control: string) => control.replaceAll(/=\d+/g, '=…');

interface Answer {
  readonly status: number;
  /** What the page store had. */
  readonly state: string | undefined;
  readonly length: string | undefined;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
}

type Headers = Readonly<Record<string, string>>;

async function ask(site: SiteId, path: string, headers: Headers = {}, method = 'GET'): Promise<Answer> {
  const outgoing = request({
    host: 'localhost',
    port: stage.webPort,
    path,
    method,
    headers: { host: new URL(originOf(site)).host, 'accept-encoding': 'gzip', ...headers },
  });
  outgoing.end();
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  const bytes = await buffer(answer);
  const isPacked = answer.headers['content-encoding'] === 'gzip' && bytes.length > 0;
  const sent = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as const);
  return {
    status: answer.statusCode ?? 0,
    state: answer.headers['x-nextjs-cache']?.toString(),
    length: answer.headers['content-length'],
    headers: sent
      .filter(([name]) => !ofConnection.has(name))
      .map(([name, value]) => [name, name === 'cache-control' ? withoutAge(value) : value] as const)
      .toSorted(([a], [b]) => a.localeCompare(b)),
    body: (isPacked ? gunzipSync(bytes) : bytes).toString('utf8'),
  };
}

const segmentHeaders = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' };

/** What Next.js's scripts ask for, at the address that they give it. */
async function askFor(part: 'payload' | 'segment', site: SiteId, path: string, headers: Headers) {
  const own = part === 'payload' ? { rsc: '1' } : segmentHeaders;
  const hash = await (part === 'payload'
    ? computeCacheBustingSearchParam(undefined, undefined, undefined, undefined)
    : computeCacheBustingSearchParam('1', '/_tree', undefined, undefined));
  return ask(site, `${path}${path.includes('?') ? '&' : '?'}_rsc=${hash}`, { ...headers, ...own });
}

/**
 * A page is warm from its second request on: whether it was rendered for a request, or kept, its answer is the same, in every
 * encoding, for HEAD and for a known ETag; its payload and segments are kept with it. Twice a minute a page is rendered again
 * between two of the requests; then they are all made once more.
 */
async function expectSame(site: SiteId, path: string, headers: Headers = {}): Promise<void> {
  const first = await ask(site, path, headers);
  expect((await ask(site, path, headers)).state, path).not.toBe('MISS');
  await expect(() => compare(first, site, path, headers)).toPass({ timeout: 45_000 });
}

async function compare(first: Answer, site: SiteId, path: string, headers: Headers): Promise<void> {
  const kept = await ask(site, path, headers);
  expect([kept.status, kept.headers.map(([name]) => name)], path).toEqual([
    first.status,
    first.headers.map(([name]) => name),
  ]);
  const etag = kept.headers.find(([name]) => name === 'etag')?.[1] ?? '';
  expect(etag, path).not.toBe('');
  const ofBody = new Set(['content-type']);
  const unchanged = kept.headers.filter(([name]) => !ofBody.has(name));
  for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
    const { status, headers: sent, body } = await ask(site, path, { ...headers, 'if-none-match': known });
    expect([status, sent, body], `${path}: ${known}`).toEqual([304, unchanged, '']);
  }
  expect((await ask(site, path, { ...headers, 'if-none-match': '"x"' })).body === kept.body, path).toBe(true);
  const plain = await ask(site, path, { ...headers, 'accept-encoding': 'gzip;q=0, br' });
  expect([plain.status, plain.headers, plain.length], `${path}, not compressed`).toEqual([
    kept.status,
    kept.headers,
    String(Buffer.byteLength(kept.body)),
  ]);
  expect(plain.body === kept.body, `${path}: the body, not compressed`).toBe(true);
  const head = await ask(site, path, { ...headers, 'accept-encoding': 'gzip;q=0' }, 'HEAD');
  expect([head.status, head.headers, head.length, head.body], path).toEqual([
    kept.status,
    kept.headers,
    plain.length,
    '',
  ]);
  for (const part of ['payload', 'segment'] as const) {
    const answer = await askFor(part, site, path, headers);
    expect([part, answer.status, answer.state], path).toEqual([part, kept.status, kept.state]);
    expect(Object.fromEntries(answer.headers)['content-type'], path).toBe('text/x-component');
    expect(answer.body, path).not.toContain('<html');
  }
}

for (const cell of onePerPage)
  test(`${cell.locale} ${cell.page}: the same answer rendered and kept, with its payload and segments`, async () => {
    await expectSame(siteOf(cell.locale), href(cell.locale, await refOf(cell)));
  });

for (const locale of oneOfEachLanguage)
  test(`${locale}: filters, places, lists, and pages that are not there or gone, the same rendered and kept`, async () => {
    const site = siteOf(locale);
    const catalogue = catalogueOf(locale);
    const { slug } = await catalogue.cinema();
    const city = await catalogue.city();
    const placed = { cookie: `locator=city:${city.slug}` };
    const home = href(locale, { page: 'home' });
    await expectSame(site, home, placed);
    await expectSame(site, href(locale, { page: 'shows', filters: { near: city.slug, view: 'soon' } }));
    const date = addDays(stage.today, 1);
    await expectSame(site, href(locale, { page: 'cinema', slug, filters: { date } }), placed);
    // Not there: the page is kept once, and stands at every such address.
    await expectSame(site, `${href(locale, { page: 'shows' })}/no-such-film`);
    await expectSame(site, `${home === '/' ? '' : home}/nothing-here`);
    await expectSame(site, href(locale, { page: 'movie', slug: await catalogue.goneShow() }));
  });

const locale: Locale = 'fr-FR';

test('SEC1 what only payloads have changes no document, and no visitor has a page rendered again', async () => {
  const path = href(locale, { page: 'shows' });
  await ask('fr', path);
  const words: readonly Headers[] = [
    { 'next-url': '/', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
    { 'next-router-prefetch': '1', rsc: '2' },
    { range: 'bytes=0-10' },
    { purpose: 'prefetch' },
    { 'x-middleware-prefetch': '1' },
    { 'x-prerender-revalidate': 'x', 'x-prerender-revalidate-if-generated': '1' },
    { 'accept-encoding': 'br;q=1, *;q=0.1' },
  ];
  await expect(async () => {
    const { body, headers } = await ask('fr', path);
    for (const word of words) {
      const answer = await ask('fr', path, word);
      expect([answer.status, answer.headers, answer.body === body], JSON.stringify(word)).toEqual([
        200,
        headers,
        true,
      ]);
      expect(answer.state, JSON.stringify(word)).not.toBe('MISS');
    }
  }).toPass({ timeout: 45_000 });
  expect((await ask('fr', `${path}?_rsc=abc`)).state).not.toBe('MISS');
});

test('SEC1 a payload without the address of what is asked for is led there, and no cache keeps that', async () => {
  const path = href(locale, { page: 'shows' });
  for (const headers of [{ rsc: '1', 'next-url': '/' }, segmentHeaders]) {
    const answer = await ask('fr', path, headers);
    const sent = Object.fromEntries(answer.headers);
    expect([answer.status, sent['cache-control']]).toEqual([307, 'private, no-store']);
    expect(sent['location']).toMatch(/^\/films\?_rsc=[\w-]{16}$/);
  }
});

test('robots whose documents Next.js would render by itself get the page that everybody gets', async () => {
  const path = href(locale, { page: 'cinemas' });
  const robots = ['Twitterbot/1.0', 'facebookexternalhit/1.1', 'Mozilla/5.0 (compatible; bingbot/2.0)'];
  let everybody = await ask('fr', path);
  // Twice a minute the page is rendered again between two of the requests; then all are made once more.
  await expect(async () => {
    everybody = await ask('fr', path);
    for (const robot of robots) {
      const answer = await ask('fr', path, { 'user-agent': robot });
      expect([robot, answer.headers]).toEqual([robot, everybody.headers]);
      expect(answer.body === everybody.body, robot).toBe(true);
    }
  }).toPass({ timeout: 45_000 });
  // The metadata stands in the head, where such robots look for it.
  const head = everybody.body.slice(0, everybody.body.indexOf('</head>'));
  expect(head).toMatch(/<title>[^<]+<\/title>/);
  expect(head).toContain('property="og:title"');
});
