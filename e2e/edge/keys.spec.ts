import { expect } from '@playwright/test';
import { citiesFixture } from '#src/contract/cities/fixture.ts';
import type { WireAnswer } from '#tests/support/ask.ts';
import type { OwnEdge } from '#tests/support/own-edge.ts';
import { slugs } from '../failures/outage-api.ts';
import { startBehindEdge } from '../support/behind-edge.ts';
import { test } from '../support/test.ts';

/**
 * By what the shipped nginx keeps an answer: web says what it has understood, and only what is the same as the key is kept
 * (ADR-0081). Each test asks what the next visitor gets. Without a browser.
 */
test.describe.configure({ mode: 'serial', timeout: 60_000 });

let edge: OwnEdge;
let stop = () => Promise.resolve();

test.beforeAll(async () => {
  // The requests of all visitors come from one address here.
  ({ edge, stop } = await startBehindEdge({ changed: [['rate=100r/s', 'rate=100000r/s']] }));
});

test.afterAll(() => stop());

const cached = ({ headers }: WireAnswer) => headers['x-cache'];
const film = `/films/${slugs.film}`;
const [{ slug: city }, { slug: otherCity }] = citiesFixture;

const withCookie = (cookie: string) => ({ headers: { cookie } });
const ofCity = withCookie(`locator=city:${city}`);

let pages = 0;
/** A page that nobody has asked for: the films at another time of the day. */
function freshPage(): string {
  pages += 1;
  const hour = 11 + Math.floor(pages / 4);
  return `/films/filters/time-1000-${hour}${String((pages % 4) * 15).padStart(2, '0')}`;
}

/** The city for which the page of films was rendered: its filters keep the place. */
const placeOf = ({ body }: WireAnswer) => /\/near-([\w-]+)/.exec(body)?.[1] ?? null;

/** Asks often enough that whatever may be kept is kept. */
async function askOften(path: string, options: Parameters<OwnEdge['get']>[1]): Promise<void> {
  for (let time = 0; time < 4; time += 1) await edge.get(path, options);
}

/** How many more answers nginx keeps after some requests. */
async function moreKept(ask: () => Promise<void>): Promise<number> {
  const before = (await edge.kept()).length;
  await ask();
  return (await edge.kept()).length - before;
}

test('SEC11 D44 a cookie that nginx and web read differently puts no page under the place of another', async () => {
  for (const cookie of [
    `locator=city:${city}; locator=city:${otherCity}`,
    `locator=city:${city}; locator=city:${city}`,
    `locator=city:${city}; LOCATOR=city:${otherCity}`,
    `locator =city:${city}`,
    `locator= city:${city}`,
    `x=1,locator=city:${city}`,
    `x=1, locator=city:${city}`,
    `Locator=city:${city}`,
    `LOCATOR=city:${city}`,
    `locator=CITY:${city}`,
    `locator=city%3a${city}; x=1, locator=city:${otherCity}`,
    `locator  =  city:${city}`,
  ]) {
    const page = freshPage();
    await askOften(page, withCookie(cookie));
    const next = await edge.get(page, ofCity);
    expect([cookie, next.status, placeOf(next)]).toEqual([cookie, 200, city]);
    expect([cookie, placeOf(await edge.get(page))]).toEqual([cookie, null]);
  }
});

/** Whether a page of all films was rendered for that city: its filters keep the place. */
const isPlaced = (answer: WireAnswer) => placeOf(answer) === city;

test('D44 a place has pages of its own, which web lets only this edge keep', async () => {
  const there = { cookie: `locator=city:${city}` };
  await edge.get('/films', { headers: there });
  // The first answer is rendered; the next one says for how long the page stays fresh.
  await edge.get('/films', { headers: there });
  const kept = cached(await edge.get('/films', { headers: there }));
  const placed = await edge.get('/films', { headers: there });
  expect([kept, cached(placed)]).toEqual(['HIT', 'HIT']);
  expect(placed.headers['cache-control']).toBe('private, no-cache');
  expect(placed.headers['x-accel-expires']).toBeUndefined();
  expect(placed.headers['x-velours-place']).toBeUndefined();
  const unplaced = await edge.get('/films');
  expect(unplaced.headers['cache-control']).toContain('s-maxage');
  expect([isPlaced(placed), isPlaced(unplaced)]).toEqual([true, false]);
  // The same place in another spelling is the same entry.
  const encoded = { cookie: `a=b; locator=city%3A${city}` };
  const again = await edge.get('/films', { headers: encoded });
  expect([cached(again), isPlaced(again)]).toEqual(['HIT', true]);
});

test('D44 no cookie, however it is written, puts one place into the page of another', async () => {
  const strange = [
    `locator=%63ity:${city}`,
    `Locator=city:${city}`,
    `LOCATOR=city:atlantis; locator=city:${city}`,
    `locator=city:atlantis; locator=city:${city}`,
    `locator=city:${city}; locator=city:atlantis`,
    `x=1,locator=city:atlantis; locator=city:${city}`,
    `locator="city:${city}"`,
    `locator=city:${city} `,
    `locator=city:atlantis`,
    `locator=position:48.8566,2.3522`,
    `locator=position:1000,2`,
    `locator=<script>`,
    `locator=city:${city}\t`,
  ];
  for (const cookie of strange) {
    for (let time = 0; time < 3; time += 1) await edge.get('/films', { headers: { cookie } });
    const others = [
      undefined,
      'other=1',
      'locator=city:atlantis',
      `locator=city:atlantis; locator=city:${city}`,
    ];
    for (const other of others) {
      const headers: Record<string, string> = other === undefined ? {} : { cookie: other };
      expect([cookie, other, isPlaced(await edge.get('/films', { headers }))]).toEqual([
        cookie,
        other,
        false,
      ]);
    }
  }
});

test('D44 every page is kept for a place that the site has, also one that does not depend on it', async () => {
  for (const page of [freshPage(), film, '/cinemas']) {
    await askOften(page, ofCity);
    expect([page, cached(await edge.get(page, ofCity))]).toEqual([page, 'HIT']);
  }
});

test('SEC11 D44 a place that the site does not have is no entry, whatever is asked for', async () => {
  const targets = [freshPage(), film, '/', '/films/', '/no-such-page', '/en/no-such-page', '/robots.txt'];
  for (const target of targets) await askOften(target, {});
  const more = await moreKept(async () => {
    for (const target of targets)
      for (let number = 0; number < 5; number += 1)
        for (const place of [`city:atlantis-${number}`, `cinema:nowhere-${number}`, `city:${city}x${number}`])
          await askOften(target, withCookie(`locator=${place}`));
  });
  expect(more).toBe(0);
});

test('what no place changes is one entry for visitors of all places', async () => {
  for (const file of ['/robots.txt', '/sitemap.xml', '/api/shows', '/favicon.ico']) {
    const kept = [await edge.get(file), await edge.get(file)].map(cached);
    expect([file, kept[1], cached(await edge.get(file, ofCity))]).toEqual([file, kept[1], kept[1]]);
    expect([file, kept[1]]).toEqual([file, 'HIT']);
  }
});

test('every part of the key in another spelling is the same entry, or none', async () => {
  const page = freshPage();
  const text = (target: string, host: string, method = 'GET') =>
    edge.raw(`${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  // Whoever comes first, and however: the next one gets the whole page.
  await edge.get(page, { method: 'HEAD' });
  const whole = await edge.get(page);
  expect([whole.status, whole.body.endsWith('</html>')]).toEqual([200, true]);
  const more = await moreKept(async () => {
    for (const host of ['FR.example.com', 'fr.example.com.', 'fr.example.com:443', 'Fr.Example.Com.:8443'])
      expect([host, await text(page, host)]).toEqual([host, expect.stringMatching(/^HTTP\/1\.1 200 /)]);
    for (const origin of ['https://fr.example.com', 'HTTP://FR.EXAMPLE.COM', 'http://fr.example.com.:1'])
      await text(`${origin}${page}`, 'be.example.com');
    for (const path of [
      `/.${page}`,
      `/en/..${page}`,
      `/x/%2e%2e${page}`,
      `${page}#x`,
      `${page}?#x`,
      `${page}?`,
    ])
      for (const method of ['GET', 'HEAD']) await text(path, 'fr.example.com', method);
    for (const [name, value] of [
      ['rsc', '1'],
      ['rsc', '0'],
      ['x-forwarded-host', 'be.example.com'],
    ] as const)
      await edge.get(page, { headers: { [name]: value } });
  });
  expect(more).toBe(0);
  const next = await edge.get(page);
  expect([cached(next), next.body === whole.body]).toEqual(['HIT', true]);
  expect(cached(await edge.get(page, { method: 'HEAD' }))).toBe('HIT');
  const other = await edge.get(page, { host: 'be.example.com' });
  expect([cached(other), other.body === whole.body]).toEqual(['MISS', false]);
});

const unread = [
  'utm_source=x',
  'utm_campaign=a&utm_medium=b',
  'fbclid=1',
  'gclid=1',
  'zz=1',
  'a',
  '',
  '&&',
  ';q=x',
  'x;q=x',
  'Q',
  'xq=1',
  '%71=x',
  '_rsc=1',
  'nxtPslug=x',
  'near=paris',
];

test('REL7 parameters that no page reads are part of no key, and reach no page', async () => {
  const page = freshPage();
  await askOften(page, {});
  for (const query of unread)
    expect([query, cached(await edge.get(`${page}?${query}`))]).toEqual([query, 'HIT']);
  // Nor do those that another page reads.
  const more = await moreKept(async () => {
    for (const query of ['q=1', 'type=news', 'page=2', 'all=1', 'seasons=x', 'errorCode=410', 'language=nl'])
      await askOften(`${page}?${query}`, {});
  });
  expect(more).toBe(0);
});

test('REL7 a query that a page reads is one entry, in whatever order, and no other spelling is one', async () => {
  const address = '/recherche?q=lamp+lighter&type=show';
  await askOften(address, {});
  const kept = await edge.get(address);
  expect([kept.status, cached(kept), kept.body.includes('lamp lighter')]).toEqual([200, 'HIT', true]);
  for (const query of [
    'type=show&q=lamp+lighter',
    'x=1&q=lamp+lighter&utm_source=a&type=show&q=other&type=x',
  ])
    expect([query, cached(await edge.get(`/recherche?${query}`))]).toEqual([query, 'HIT']);
  const more = await moreKept(async () => {
    for (const query of [
      'q=lamp%20lighter',
      'q=%6camp+lighter',
      'q=+lamp++lighter+',
      'q=lamp+lighter%0a',
      'q=l',
    ])
      for (const type of ['show', 'sho%77', '%73how']) await askOften(`/recherche?${query}&type=${type}`, {});
    for (const query of ['bandeannonce=false', 'bandeannonce=1', 'bandeannonce=%74rue', 'q=lamp'])
      await askOften(`${film}?${query}`, {});
  });
  expect(more).toBeLessThanOrEqual(1);
});

test('R051 R053 a redirect keeps the whole query of the visitor, kept or not', async () => {
  const origin = 'https://fr.example.com';
  const moved = `/films/${slugs.moved}`;
  await askOften(moved, {});
  expect(cached(await edge.get(moved))).toBe('HIT');
  for (const [target, location] of [
    [`${film}/?utm_source=a&gclid=b%20c`, `${film}?utm_source=a&gclid=b%20c`],
    [`/recherche/?q=lamp&utm_source=a`, `/recherche?q=lamp&utm_source=a`],
    [`/recherche/?utm_source=a&q=lamp&b&type=show&c=d`, `/recherche?q=lamp&type=show&utm_source=a&b&c=d`],
    [`${moved}?utm_source=a`, `${film}?utm_source=a`],
    [`${moved}?bandeannonce=true&utm_source=a`, `${film}?bandeannonce=true&utm_source=a`],
    [moved, film],
    [`/callback/?code=a.b&state=c%3D`, `/callback?code=a.b&state=c%3D`],
  ] as const)
    for (const time of ['first', 'second']) {
      const answer = await edge.get(target);
      expect([time, target, answer.headers.location]).toEqual([time, target, `${origin}${location}`]);
    }
  // What the redirect of Next.js itself leads to stays on the host and port that the visitor knows.
  expect((await edge.get('//films?utm_source=a')).headers.location).toBe('/films?utm_source=a');
  // Nor does the next visitor get the query of one before.
  expect((await edge.get(moved)).headers.location).toBe(`${origin}${film}`);
});

test('SEC11 texts and positions, which have no end, push no page out: they are kept apart', async () => {
  const position = withCookie('locator=position:48.86,2.35');
  const page = freshPage();
  await askOften(page, position);
  expect(cached(await edge.get(page, position))).toBe('HIT');
  const kept = await edge.kept(['pages']);
  for (let number = 10; number < 40; number += 1) {
    await askOften(page, withCookie(`locator=position:48.${number},2.35`));
    await askOften(`/recherche?q=lamp+${number}`, {});
  }
  expect(await edge.kept(['pages'])).toEqual(kept);
});
