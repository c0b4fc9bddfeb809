import { expect } from '@playwright/test';
import { OutageApi, slugs } from './outage-api.ts';
import { OwnWeb } from '#tests/support/own-web.ts';
import { sharedForSeconds, sharedNever } from '../support/not-found.ts';
import { test } from '../support/test.ts';

/** Raw addresses, before any parser; without a browser. */
test.describe.configure({ mode: 'serial' });

let api: OutageApi;
let web: OwnWeb;

test.beforeAll(async () => {
  api = new OutageApi();
  await api.start();
  web = await OwnWeb.start(api.origin);
});

test.afterAll(async () => {
  await web.stop();
  await api.stop();
});

for (const [path, location] of [
  ['/films/', 'https://fr.velours.test/films'],
  ['/films/?a=%20b&_rsc=x', 'https://fr.velours.test/films?a=%20b'],
  ['/%66ilms', 'https://fr.velours.test/films'],
  // Next.js's own answers, before the middleware: always a path on the same host.
  ['//evil.test/', '/evil.test/'],
  ['/\\evil.test/', '/evil.test/'],
  ['/films//x', '/films/x'],
] as const) {
  test(`REL12 R051: ${path} leads to ${location}`, async () => {
    const answer = await web.get('fr', path);
    expect([answer.status, answer.headers.location]).toEqual([308, location]);
  });
}

for (const path of [
  '/%2Ffilms',
  '/films%2Fx',
  '/%00',
  '/fr-FR/home/2026-11-20',
  '/api-proxy/fr/fr/api/shows',
  '/icons/home/2026-11-20',
  '/favicon.ico/home/2026-11-20',
  '/_next/image?url=%2Fa.png&w=64&q=75',
  '/en/_next/data/x/films.json',
  `/${'a'.repeat(6_900)}`,
]) {
  test(`REL12 R047: ${path.slice(0, 60)} is not found, in the site's own page`, async () => {
    const answer = await web.get('fr', path);
    expect(answer.status).toBe(404);
    expect(answer.body).toMatch(/<html lang="(?:fr|en)-FR"/);
    expect(answer.headers['cache-control']).toBe(path.startsWith('/en/') ? sharedForSeconds : sharedNever);
  });
}

for (const path of ['/%zz', '/films/%E0%A4%A', '/api/%2', '/api/%c0%af', '/_next/static/%', '/icons/%ff'])
  test(`REL12: ${path} is 400, which says what is malformed`, async () => {
    const answer = await web.get('fr', path);
    expect([answer.status, answer.headers['cache-control']]).toEqual([400, 'no-store']);
    expect(answer.body).toContain('percent-encoded UTF-8 was expected');
    expect(answer.headers['content-type']).toBe(
      path.startsWith('/api/') ? 'application/problem+json' : 'text/plain; charset=utf-8',
    );
    expect(answer.body + web.errors).not.toMatch(/\bat \S+ \(|node_modules/);
  });

test('REL13: an address beyond all bounds is refused by the server', async () => {
  expect((await web.get('fr', `/${'a'.repeat(9_216)}`)).status).toBe(414);
  expect((await web.get('fr', `/${'a'.repeat(20_000)}`)).status).toBe(431);
});

test('REL12: strange hosts are 421, whatever they ask for', async () => {
  for (const host of [
    'evil.test',
    'fr.velours.test:80@evil.test',
    'fr.velours.test.',
    '127.0.0.1',
    'localhost',
  ]) {
    for (const path of ['/', '/api/shows', '/fr-FR/home/2026-11-20']) {
      expect([host, path, (await web.get('fr', path, { headers: { host } })).status]).toEqual([
        host,
        path,
        421,
      ]);
    }
  }
});

test('HEAD is answered like GET, without a body', async () => {
  const head = await web.get('fr', '/films', { method: 'HEAD' });
  expect([head.status, head.body]).toEqual([200, '']);
  expect((await web.get('fr', '/api/shows', { method: 'HEAD' })).status).toBe(200);
});

test('SEC3: other methods and server actions are 405', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND']) {
    expect([method, (await web.get('fr', '/films', { method })).status]).toEqual([method, 405]);
    expect([method, (await web.get('fr', '/api/shows', { method })).status]).toEqual([method, 405]);
  }
  expect((await web.get('fr', '/films', { headers: { 'next-action': 'x' } })).status).toBe(405);
});

test('SEC1: Next.js’s request headers change no decision', async () => {
  const film = `/films/${slugs.film}`;
  expect((await web.get('fr', film)).status).toBe(200);
  const strange: readonly Readonly<Record<string, string>>[] = [
    { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
    { 'x-nextjs-data': '1' },
    { 'x-now-route-matches': '1=fr-CH' },
    { 'x-invoke-path': '/fr-FR/status/404' },
    { 'x-matched-path': '/fr-FR/status/404' },
    { 'x-forwarded-host': 'evil.test' },
    { 'x-original-url': '/evil' },
  ];
  for (const headers of strange) {
    const answer = await web.get('fr', `${film}?nxtPlocale=fr-CH&nxtPslug=x`, { headers });
    expect([headers, answer.status, answer.headers.location]).toEqual([headers, 200, undefined]);
    expect(answer.body).toContain('<html lang="fr-FR"');
    expect(answer.body).not.toContain('evil.test');
  }
  expect(
    (await web.get('fr', '/nothing', { headers: { 'x-middleware-subrequest': 'middleware' } })).status,
  ).toBe(404);
});

test('a soft navigation gets the same decision as a full one', async () => {
  const film = `/films/${slugs.film}`;
  const soft = async (path: string) => {
    const headers = { RSC: '1' };
    const first = await web.get('fr', `${path}?_rsc=x`, { headers });
    // Next.js's redirect contains the value that it expects of these headers.
    const next = first.status === 307 ? String(first.headers.location) : null;
    return next === null ? first : web.get('fr', next, { headers });
  };
  const page = await soft(film);
  expect([page.status, page.headers['content-type']]).toEqual([200, 'text/x-component']);
  expect(String(page.headers['x-nextjs-rewritten-path'])).toMatch(/^\/fr-FR\/movie\//);
  expect((await soft(`/films/${slugs.unknown}`)).status).toBe(404);
  const moved = await web.get('fr', `/films/${slugs.moved}?_rsc=x`, { headers: { RSC: '1' } });
  expect([moved.status, moved.headers.location]).toEqual([308, `https://fr.velours.test${film}`]);
});

test('R253: /api/… is passed on, in the language of the query', async () => {
  const answer = await web.get('fr', '/api/shows?language=en&x=1', {
    headers: { cookie: 'lang=fr', authorization: 'x' },
  });
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  expect(answer.headers['cache-control']).toBe('public, max-age=60');
  expect(api.calls.at(-1)).toBe('/fr/api/shows?language=en');
  expect((await web.get('fr', '/api/search/full?q=a%26b')).status).toBe(404);
  expect(api.calls.at(-1)).toBe('/fr/api/search/full?q=a%26b&language=fr');
  const before = api.calls.length;
  expect((await web.get('fr', '/api/show/..%2f..%2fch%2fapi%2fshows')).status).toBe(400);
  expect((await web.get('fr', '/api/show/%2e%2e/shows')).status).not.toBe(500);
  expect((await web.get('fr', '/api/nothing')).status).toBe(404);
  expect(api.calls.slice(before).every((call) => call.startsWith('/fr/api/'))).toBe(true);
});
