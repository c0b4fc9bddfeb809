import { expect } from '@playwright/test';
import {
  computeCacheBustingSearchParam,
  computeLegacyCacheBustingSearchParam,
} from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js';
import { citiesFixture } from '#src/contract/cities/fixture.ts';
import type { WireAnswer } from '#tests/support/ask.ts';
import type { OwnEdge } from '#tests/support/own-edge.ts';
import { environment, essenceOf as essenceOfAnswer, type Answer } from '../addresses/poisoning.ts';
import { slugs } from '../failures/outage-api.ts';
import { startBehindEdge } from '../support/behind-edge.ts';
import { test } from '../support/test.ts';

/**
 * Documents, payloads and segments of one address, which the shipped nginx keeps apart by what their headers ask for
 * (ADR-0081). Each test asks what the next visitor gets. Without a browser.
 */
test.describe.configure({ timeout: 120_000 });

let edge: OwnEdge;
let stop = () => Promise.resolve();

test.beforeAll(async () => {
  // The requests of all visitors come from one address here.
  ({ edge, stop } = await startBehindEdge({ environment, changed: [['rate=100r/s', 'rate=100000r/s']] }));
});

test.afterAll(() => stop());

type Headers = Readonly<Record<string, string>>;

const essenceOf = (answer: WireAnswer) => essenceOfAnswer(answer as Answer);

const cached = ({ headers }: WireAnswer) => headers['x-cache'];
const [{ slug: city }] = citiesFixture;
const ofCity = { cookie: `locator=city:${city}` };
const film = `/films/${slugs.film}`;
const otherFilm = `/films/${slugs.otherFilm}`;

const segmentOf = (name: string): Headers => ({
  rsc: '1',
  'next-router-prefetch': '1',
  'next-router-segment-prefetch': name,
});

/** What Next.js's scripts ask for of any page, by name. */
const parts: Readonly<Record<string, Headers>> = {
  payload: { rsc: '1' },
  tree: segmentOf('/_tree'),
  whole: segmentOf('/_full'),
};
/** The segment that a page has for itself. */
const ofFilm = segmentOf('/$d$locale/movie/$d$slug/$d$day/$d$filters/$d$trailer/__PAGE__');
const ofFilms = segmentOf('/$d$locale/shows/$d$day/$d$filters/$d$quarter/__PAGE__');

type Asked = Parameters<typeof computeCacheBustingSearchParam>;

const askedBy = (headers: Headers): Asked => [
  (['1', '2', '3'] as const).find((one) => one === headers['next-router-prefetch']),
  headers['next-router-segment-prefetch'],
  headers['next-router-state-tree'],
  headers['next-url'],
];

/** Asks as Next.js's scripts do: at the address that says what the headers ask for. */
async function askFor(path: string, headers: Headers, others: Headers = {}): Promise<WireAnswer> {
  const hash = await computeCacheBustingSearchParam(...askedBy(headers));
  const address = `${path}${path.includes('?') ? '&' : '?'}_rsc${hash === '' ? '' : `=${hash}`}`;
  return edge.get(address, { headers: { ...headers, ...others } });
}

/** Asks often enough that whatever may be kept is kept. */
async function askOften(path: string, headers: Headers, others: Headers = {}): Promise<WireAnswer> {
  for (let time = 0; time < 3; time += 1) await askFor(path, headers, others);
  return askFor(path, headers, others);
}

/** What everybody gets at an address: the document and each part. */
async function everything(path: string, all = parts): Promise<Readonly<Record<string, string>>> {
  const found: Record<string, string> = {};
  for (let time = 0; time < 3; time += 1) found['document'] = essenceOf(await edge.get(path));
  for (const [name, headers] of Object.entries(all)) found[name] = essenceOf(await askOften(path, headers));
  return found;
}

/** How many more answers nginx keeps after some requests. */
async function moreKept(ask: () => Promise<void>): Promise<number> {
  const before = (await edge.kept()).length;
  await ask();
  return (await edge.kept()).length - before;
}

test('a document, its payload and its segments are kept, each as itself', async () => {
  const all = { ...parts, page: ofFilm };
  const found = await everything(film, all);
  expect(new Set(Object.values(found)).size).toBe(5);
  for (const [name, headers] of Object.entries(all)) {
    const kept = await askFor(film, headers);
    expect([name, kept.status, cached(kept), kept.headers['content-type']]).toEqual([
      name,
      200,
      'HIT',
      'text/x-component',
    ]);
    expect([name, kept.headers['x-nextjs-rewritten-path']]).toEqual([
      name,
      expect.stringMatching(/^\/fr-FR\/movie\//),
    ]);
    expect(kept.headers.vary).toMatch(
      /^rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch,/,
    );
    expect(kept.headers['cache-control']).toBe('private, no-cache');
    for (const own of ['x-velours-address', 'x-velours-place', 'x-velours-part'])
      expect(kept.headers[own]).toBeUndefined();
    const known = await askFor(film, headers, { 'if-none-match': String(kept.headers.etag) });
    expect([name, known.status, known.body]).toEqual([name, 304, '']);
    expect((await askFor(film, headers, { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe(
      'gzip',
    );
  }
  expect(cached(await edge.get(film))).toBe('HIT');
  expect((await edge.get(film)).body).toMatch(/^<!DOCTYPE html>/);
  expect((await edge.get(film)).headers['cache-control']).toContain('s-maxage');
});

test('where somebody comes from is part of no key: state and page count for the address alone', async () => {
  const first = await askOften(otherFilm, { rsc: '1' });
  expect(cached(first)).toBe('HIT');
  const more = await moreKept(async () => {
    for (const from of ['/', '/films', film])
      for (const tree of [
        '%5B%22%22%5D',
        encodeURIComponent(JSON.stringify(['', { children: ['x', {}] }])),
      ]) {
        const headers = { rsc: '1', 'next-router-state-tree': tree, 'next-url': from };
        const answer = await askFor(otherFilm, headers);
        expect([from, cached(answer), answer.body === first.body]).toEqual([from, 'HIT', true]);
        // Browsers without a secure context hash in another way.
        const older = computeLegacyCacheBustingSearchParam(...askedBy(headers));
        expect(cached(await edge.get(`${otherFilm}?_rsc=${older}`, { headers }))).toBe('HIT');
      }
  });
  expect(more).toBe(0);
});

test('what nobody has asked for yet is led to its address, and that is kept by nobody', async () => {
  const page = `${film}/filters/versions-vf`;
  const more = await moreKept(async () => {
    for (const headers of [...Object.values(parts).slice(1), { rsc: '1', 'next-url': '/films' }])
      for (let time = 0; time < 3; time += 1) {
        const answer = await edge.get(`${page}?_rsc=abc`, { headers });
        expect([answer.status, cached(answer)]).toEqual([307, 'MISS']);
        expect(answer.headers['cache-control']).toBe('private, no-store');
      }
  });
  expect(more).toBe(0);
  expect((await askFor(page, parts['tree'] ?? {})).status).toBe(200);
});

/** Headers that ask for no part, or in a way in which no script does. */
const odd: readonly Headers[] = [
  ...[
    'document',
    'payload',
    '_tree',
    '/',
    '/_tree/',
    '//_tree',
    '/../_tree',
    '/_tree x',
    '/_tree|x',
    '/_tree, /_full',
    '/%5Ftree',
    '/_none',
    '/$d$locale/cinemas/$d$day/$d$search/__PAGE__',
    `/${'a'.repeat(250)}`,
    `/${'a'.repeat(2_000)}`,
  ].map(segmentOf),
  ...['0', '2', '3', '1 /_tree', '1, 1', 'x'].flatMap((prefetch): Headers[] => [
    { rsc: '1', 'next-router-prefetch': prefetch },
    { ...segmentOf('/_tree'), 'next-router-prefetch': prefetch },
  ]),
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-segment-prefetch': '/_tree' },
  { rsc: '1', 'next-router-segment-prefetch': '1 /_tree' },
];

test('SEC11 nothing that these headers can say makes an entry, or puts one part into the place of another', async () => {
  for (const path of [film, '/films', '/no-such-page', `/films/${slugs.gone}`]) {
    const before = await everything(path);
    // Whatever is kept of a missing page is kept for seconds; it counts as none here.
    const more = await moreKept(async () => {
      for (const headers of odd) await askOften(path, headers);
    });
    expect([path, more <= 0]).toEqual([path, true]);
    expect([path, await everything(path)]).toEqual([path, before]);
  }
});

test('SEC11 whoever comes first, however, the next visitor gets what they ask for', async () => {
  let pages = 0;
  for (const first of [...odd, ...Object.values(parts)]) {
    pages += 1;
    // A page that nobody has asked for: the films at another time of the day.
    const page = `/films/filters/time-1000-${11 + Math.floor(pages / 4)}${String((pages % 4) * 15).padStart(2, '0')}`;
    await askOften(page, first);
    const document = await edge.get(page);
    expect([first, document.status, document.headers['content-type']]).toEqual([
      first,
      200,
      'text/html; charset=utf-8',
    ]);
    expect(document.body).toMatch(/^<!DOCTYPE html>/);
    const bodies = new Set<string>();
    for (const headers of Object.values(parts)) {
      const answer = await askFor(page, headers);
      expect([first, headers, answer.status, answer.headers['content-type']]).toEqual([
        first,
        headers,
        200,
        'text/x-component',
      ]);
      bodies.add(answer.body);
    }
    expect([first, bodies.size]).toEqual([first, 3]);
  }
});

test('SEC11 a header that is sent twice asks for what it says first, for nginx and for web', async () => {
  const text = (lines: readonly string[]) =>
    edge.raw(
      `GET ${film} HTTP/1.1\r\nHost: fr.example.com\r\nConnection: close\r\n${lines.map((line) => `${line}\r\n`).join('')}\r\n`,
    );
  const before = await everything(film);
  const [first, tree] = ['Next-Router-Prefetch: 1', 'Next-Router-Segment-Prefetch: /_tree'];
  for (const lines of [
    ['RSC: 1', 'RSC: 0'],
    ['RSC: 0', 'RSC: 1'],
    ['RSC: 1', first, 'Next-Router-Prefetch: 2', tree],
    ['RSC: 1', first, tree, 'Next-Router-Segment-Prefetch: /_full'],
    ['RSC: 1', 'Next_Router_Prefetch: 1', 'Next_Router_Segment_Prefetch: /_tree'],
  ])
    for (let time = 0; time < 3; time += 1)
      expect([lines, await text(lines)]).toEqual([lines, expect.stringMatching(/^HTTP\/1\.1 (?:200|307) /)]);
  expect(await everything(film)).toEqual(before);
});

test('SEC11 D44 a payload and a segment are those of the visitor’s place', async () => {
  const page = '/films/filters/time-1000-2345';
  for (const headers of [...Object.values(parts), ofFilms]) {
    const placed = await askOften(page, headers, ofCity);
    expect([headers, placed.status, cached(placed)]).toEqual([headers, 200, 'HIT']);
    expect(placed.headers['cache-control']).toBe('private, no-cache');
  }
  const isPlaced = async (others: Headers = {}) =>
    (await askFor(page, { rsc: '1' }, others)).body.includes(`/near-${city}`);
  const more = await moreKept(async () => {
    for (const headers of Object.values(parts))
      for (const cookie of ['locator=city:atlantis', `locator =city:${city}`, `x=1,locator=city:${city}`]) {
        await askOften(page, headers, { cookie });
        const got = [
          await isPlaced(),
          await isPlaced(ofCity),
          await isPlaced({ cookie: 'locator=city:atlantis' }),
        ];
        expect([cookie, ...got]).toEqual([cookie, false, true, false]);
      }
  });
  // The parts of the page without a place, which the visitors of no place share.
  expect(more).toBeLessThanOrEqual(3);
});

test('SEC11 R051 a redirect of a payload, a file and a call are kept as what they are without these headers', async () => {
  const moved = `/films/${slugs.moved}`;
  const more = await moreKept(async () => {
    for (const headers of Object.values(parts))
      for (const target of [`${moved}?email=somebody`, `${film}/?email=somebody`]) {
        const { headers: sent } = await askOften(target, headers);
        expect([target, String(sent.location).includes(`https://fr.example.com${film}`)]).toEqual([
          target,
          true,
        ]);
      }
  });
  expect(more).toBe(0);
  for (const headers of [{}, ...Object.values(parts)])
    for (const target of [moved, `${film}/`])
      expect((await askFor(target, headers)).headers.location).not.toContain('somebody');
  for (const file of ['/robots.txt', '/favicon.ico', '/api/shows']) {
    const whole = await edge.get(file);
    await edge.get(file);
    const others = await moreKept(async () => {
      for (const headers of Object.values(parts)) {
        const answer = await askOften(file, headers);
        expect([file, answer.status, answer.body === whole.body]).toEqual([file, 200, true]);
      }
    });
    expect([file, others]).toEqual([file, 0]);
    expect((await edge.get(file)).headers['content-type']).toBe(whole.headers['content-type']);
  }
});
