import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { addDays } from '#src/kernel/date/day.ts';
import { href } from '#src/routes/href.ts';
import { siteOf } from '#src/sites/registry.ts';
import type { Locale, SiteId } from '#src/sites/site.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { oneOfEachLanguage, onePerPage, refOf } from '../support/matrix.ts';
import { originOf, stage } from '../support/stage.ts';

/**
 * Our server answers what the page cache holds before Next.js begins (ADR-0051). Both ways of answering are
 * compared: a request for a part of a document falls through to Next.js, which gives the whole.
 */
const throughFramework = { range: 'bytes=0-' };

/** Headers that belong to the connection, and the length, which Next.js does not know of a compressed body. */
const ofConnection = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding']);

/**
 * What only Next.js's way has, and nobody misses: compression of a line of text. Its 304 does not name
 * `Accept-Encoding` in `Vary`; ours has the `Vary` of the document, as RFC 9110 (15.4.5) asks.
 */
function comparable(headers: Answer['headers']): Answer['headers'] {
  return headers.flatMap(([name, value]) => {
    if (name === 'content-encoding') return [];
    if (name !== 'vary') return [[name, value] as const];
    const fields = value.split(', ').filter((field) => field !== 'Accept-Encoding');
    return fields.length === 0 ? [] : [[name, fields.join(', ')] as const];
  });
}

/** A `Cache-Control` without what remains of the page's life at the moment; unit tests know its seconds. */
const withoutAge = (control: string) => control.replaceAll(/=\d+/g, '=…');

interface Answer {
  readonly status: number;
  /** Whether it came from kept bytes: only those have a length when they are compressed. */
  readonly isKept: boolean;
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
    isKept: isPacked && answer.headers['content-length'] !== undefined,
    length: answer.headers['content-length'],
    headers: sent
      .filter(([name]) => !ofConnection.has(name))
      .map(([name, value]) => [name, name === 'cache-control' ? withoutAge(value) : value] as const)
      .toSorted(([a], [b]) => a.localeCompare(b)),
    body: (isPacked ? gunzipSync(bytes) : bytes).toString('utf8'),
  };
}

/** Asks until the answer comes from kept bytes: rendered, then learned, then kept. */
async function whenKept(site: SiteId, path: string, headers: Headers = {}): Promise<Answer> {
  let answer = await ask(site, path, headers);
  await expect
    .poll(async () => (answer = await ask(site, path, headers)).isKept, { message: path, timeout: 30_000 })
    .toBe(true);
  return answer;
}

/**
 * Both ways of answering give the same status, headers and body; and without a body, for HEAD and for a known ETag. Twice a
 * minute the page is rendered again between two of the requests; then they are all made once more.
 */
async function expectSame(site: SiteId, path: string, headers: Headers = {}): Promise<void> {
  await expect(() => compare(site, path, headers)).toPass({ timeout: 45_000 });
}

async function compare(site: SiteId, path: string, headers: Headers): Promise<void> {
  const framework = { ...headers, ...throughFramework };
  const kept = await whenKept(site, path, headers);
  const other = await ask(site, path, framework);
  expect(other.isKept, path).toBe(false);
  expect([kept.status, kept.headers], path).toEqual([other.status, other.headers]);
  expect(kept.body === other.body, `${path}: the body`).toBe(true);

  const etag = kept.headers.find(([name]) => name === 'etag')?.[1] ?? '';
  expect(etag, path).not.toBe('');
  // Next.js copies our `Cache-Control` of a personal answer into the request, and then it never answers 304.
  const isPersonal = kept.headers.some(
    ([name, value]) => name === 'cache-control' && value.startsWith('private'),
  );
  for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*', '"x"']) {
    const asked = { 'if-none-match': known };
    const ours = await ask(site, path, { ...headers, ...asked });
    expect(ours.status, `${path}: ${known}`).toBe(known === '"x"' ? kept.status : 304);
    if (isPersonal) continue;
    const theirs = await ask(site, path, { ...framework, ...asked });
    const [our, their] = [ours, theirs].map(({ status, headers: sent }) =>
      status === 304 ? comparable(sent) : sent,
    );
    expect([known, ours.status, our], path).toEqual([known, theirs.status, their]);
    expect(ours.body === theirs.body, `${path}: the body for ${known}`).toBe(true);
  }
  const plain = { 'accept-encoding': 'gzip;q=0, br' };
  const [unpacked, theirs] = [
    await ask(site, path, { ...headers, ...plain }),
    await ask(site, path, { ...framework, ...plain }),
  ];
  expect([unpacked.status, unpacked.headers, unpacked.length], `${path}, not compressed`).toEqual([
    theirs.status,
    theirs.headers,
    String(Buffer.byteLength(theirs.body)),
  ]);
  expect(unpacked.body === theirs.body, `${path}: the body, not compressed`).toBe(true);
  const head = await ask(site, path, headers, 'HEAD');
  const frameworkHead = await ask(site, path, framework, 'HEAD');
  expect([head.status, head.headers, head.body], path).toEqual([
    frameworkHead.status,
    frameworkHead.headers,
    '',
  ]);
}

for (const cell of onePerPage)
  test(`${cell.locale} ${cell.page}: from kept bytes the same answer as from Next.js`, async () => {
    await expectSame(siteOf(cell.locale), href(cell.locale, await refOf(cell)));
  });

for (const locale of oneOfEachLanguage)
  test(`${locale}: filters, places, lists, and pages that are not there or gone, the same both ways`, async () => {
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

/** Requests that need no page. */
const direct: readonly (readonly [string, SiteId, string, Headers])[] = [
  ['a trailing slash', 'fr', '/films/', {}],
  ['a default prefix', 'fr', '/fr/films', {}],
  ['the root of a site with prefixes, for a visitor', 'ch', '/', { 'accept-language': 'de' }],
  ['the root, for a visitor who has chosen', 'ch', '/', { cookie: 'lang=en' }],
  ['another host', 'fr', '/films', { host: 'evil.test' }],
  ['health', 'fr', '/health/live', {}],
];

for (const [what, site, path, headers] of direct)
  test(`${what}: the same both ways`, async () => {
    for (const method of ['GET', 'HEAD']) {
      const ours = await ask(site, path, headers, method);
      const theirs = await ask(site, path, { ...headers, ...throughFramework }, method);
      expect([method, ours.status, comparable(ours.headers), ours.body]).toEqual([
        method,
        theirs.status,
        comparable(theirs.headers),
        theirs.body,
      ]);
    }
  });

const locale: Locale = 'fr-FR';

test('payloads and parts of pages are Next.js’s; what only they have changes no document', async () => {
  const path = href(locale, { page: 'shows' });
  await whenKept('fr', path);
  const kinds: readonly Headers[] = [
    { rsc: '1' },
    { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
    { rsc: '1', 'next-url': '/' },
    { range: 'bytes=0-10' },
    { 'x-middleware-prefetch': '1' },
  ];
  for (const headers of kinds)
    expect((await ask('fr', path, headers)).isKept, JSON.stringify(headers)).toBe(false);
  expect((await ask('fr', `${path}?_rsc=abc`)).isKept).toBe(false);
  const misled = { 'next-url': '/', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' };
  await expect(async () => {
    const { body } = await whenKept('fr', path);
    for (const headers of [misled, { ...misled, rsc: '2' }])
      expect((await ask('fr', path, headers)).body, JSON.stringify(headers)).toBe(body);
  }).toPass({ timeout: 45_000 });
  const packed = await ask('fr', path, { 'accept-encoding': 'br;q=1, *;q=0.1' });
  expect(packed.isKept).toBe(true);
});

test('robots whose documents Next.js would render by itself get the page that everybody gets', async () => {
  const path = href(locale, { page: 'cinemas' });
  const robots = ['Twitterbot/1.0', 'facebookexternalhit/1.1', 'Mozilla/5.0 (compatible; bingbot/2.0)'];
  let everybody = await whenKept('fr', path);
  // Twice a minute the page is rendered again between two of the requests; then all are made once more.
  await expect(async () => {
    everybody = await whenKept('fr', path);
    for (const robot of robots)
      for (const way of [{}, throughFramework]) {
        const answer = await ask('fr', path, { 'user-agent': robot, ...way });
        expect([robot, answer.headers]).toEqual([robot, everybody.headers]);
        expect(answer.body === everybody.body, robot).toBe(true);
      }
  }).toPass({ timeout: 45_000 });
  // The metadata stands in the head, where such robots look for it.
  const head = everybody.body.slice(0, everybody.body.indexOf('</head>'));
  expect(head).toMatch(/<title>[^<]+<\/title>/);
  expect(head).toContain('property="og:title"');
});
