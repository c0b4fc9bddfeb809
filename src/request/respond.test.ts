import { NextRequest } from 'next/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { perSite } from '#src/config/environment.ts';
import type { World } from './decision.ts';
import { incomingOfNextRequest, respond } from './respond.ts';
import type { Settled } from './settle.ts';
import { testWorld } from './test-kit/world-test-kit.ts';

const listening = 'http://127.0.0.1:3000';
const request = (path: string, init: { method?: string; headers?: Record<string, string> } = {}) =>
  new NextRequest(`${listening}${path}`, init);
const origins = perSite((site) => `${site === 'nl' ? 'https' : 'http'}://${site}.velours.test`);
const world: World = testWorld(origins);
const safetyHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
];
const allHeadersOf = (settled: Settled, path = '/films', host = 'evil.test') => {
  const response = respond(settled, request(path, { headers: { host } }), world);
  return { status: response.status, headers: Object.fromEntries(response.headers) };
};
/** The headers without the safety headers, which have their own tests. */
const headersOf = (settled: Settled, path = '/films') => {
  const { status, headers } = allHeadersOf(settled, path);
  const own = Object.entries(headers).filter(([name]) => !safetyHeaders.includes(name));
  return { status, headers: Object.fromEntries(own) };
};

// `skipProxyUrlNormalize` in next.config.ts sets this in the build.
beforeEach(() => vi.stubEnv('__NEXT_NO_MIDDLEWARE_URL_NORMALIZE', 'true'));

describe('incomingOfNextRequest', () => {
  it('gives the handlers the few things they may see', () => {
    const incoming = incomingOfNextRequest(
      request('/films?a=1', {
        method: 'HEAD',
        headers: {
          host: 'fr.velours.test',
          cookie: 'lang=en; session=secret',
          'accept-language': 'de',
          authorization: 'x',
        },
      }),
    );
    expect(incoming).toEqual({
      method: 'HEAD',
      host: 'fr.velours.test',
      path: '/films',
      search: '?a=1',
      languageCookie: 'en',
      acceptLanguage: 'de',
      action: false,
    });
  });

  it.each([
    ['/films?_rsc=abc', ''],
    ['/films?_rsc=abc&a=1&nxtPslug=x&b=%20&_rscx=1', '?a=1&b=%20&_rscx=1'],
    ['/films?x_rsc=1&mynxtPage=2', '?x_rsc=1&mynxtPage=2'],
    ['/films?', ''],
    ['/films?a=1&a=2&&c', '?a=1&a=2&&c'],
  ])('leaves Next.js’s own parameters out: %s → %s', (path, search) => {
    expect(incomingOfNextRequest(request(path)).search).toBe(search);
  });

  it.each(['/films%2Fx', '/%66ilms', '/films/%E0%A4%A', '/a//b', '/films/'])(
    'keeps the path %s as sent',
    (path) => {
      expect(incomingOfNextRequest(request(path)).path).toBe(path);
    },
  );

  it('sees server actions', () => {
    expect(incomingOfNextRequest(request('/films', { headers: { 'next-action': 'x' } })).action).toBe(true);
  });
});

describe('respond', () => {
  it('rewrites a page to this very server, whatever the Host header says', () => {
    const { status, headers } = headersOf(
      { kind: 'page', internal: '/fr-FR/shows/2026-11-20/-/-', status: 200, personal: false },
      '/films?a=1&nxtPlocale=x',
    );
    expect(status).toBe(200);
    expect(headers).toEqual({ 'x-middleware-rewrite': `${listening}/fr-FR/shows/2026-11-20/-/-` });
  });

  it('a shared cache keeps a page for what remains of its life, one that is due for a second', () => {
    const internal = '/fr-FR/shows/2026-11-20/-/-';
    const controlOf = (fresh: number, personal = false) =>
      headersOf({ kind: 'page', internal, status: 200, personal, remaining: { fresh, stale: 80_000 } })
        .headers['cache-control'];
    expect(controlOf(42)).toBe('s-maxage=42, stale-while-revalidate=80000');
    expect(controlOf(0)).toBe('s-maxage=1, stale-while-revalidate=80000');
    expect(controlOf(42, true)).toBe('private, no-cache');
  });

  it('keeps a page out of search engines under an address whose city the site does not have', () => {
    const page = {
      kind: 'page',
      internal: '/fr-FR/shows/2026-11-20/-/-',
      status: 200,
      personal: false,
    } as const;
    expect(headersOf({ ...page, unindexed: true }).headers['x-robots-tag']).toBe('noindex');
    expect(headersOf(page).headers).not.toHaveProperty('x-robots-tag');
  });

  it.each([
    ['place', 'city:lyon', 'locator=city%3Alyon; Path=/; Max-Age=31536000; Secure; SameSite=lax'],
    ['place', null, 'locator=; Path=/; Max-Age=0; Secure; SameSite=lax'],
    ['language', 'en', 'lang=en; Path=/; Max-Age=31536000; Secure; SameSite=lax'],
    ['consent', 'denied', 'consent=denied; Path=/; Max-Age=15724800; Secure; SameSite=lax'],
  ] as const)(
    'D69 stores a choice in its cookie, and nobody keeps the answer: %s %s',
    (choice, value, cookie) => {
      const location = 'https://nl.velours.test/films';
      const { status, headers } = allHeadersOf({ kind: 'choice', location, stores: { choice, value } });
      expect(status).toBe(303);
      expect(headers).toMatchObject({ location, 'cache-control': 'no-store' });
      // `Expires` says the same for browsers that no longer exist.
      expect(headers['set-cookie']?.replace(/ Expires=[^;]+;/, '')).toBe(cookie);
      for (const name of ['x-velours-address', 'x-velours-place', 'x-accel-expires'])
        expect(headers).not.toHaveProperty(name);
    },
  );

  it('D69 a choice that stores nothing sets no cookie, and over http a cookie is not `Secure`', () => {
    const location = 'http://fr.velours.test/films';
    expect(headersOf({ kind: 'choice', location }).headers).not.toHaveProperty('set-cookie');
    const stored = headersOf({ kind: 'choice', location, stores: { choice: 'language', value: 'fr' } });
    expect(stored.headers['set-cookie']).not.toMatch(/secure/i);
  });

  it.each([404, 410, 503] as const)(
    'R048 D27: gives a status page its true status %i; in a visitor’s language no shared cache keeps it',
    (status) => {
      const answer = headersOf({ kind: 'page', internal: `/fr-FR/status/${status}`, status, personal: true });
      expect(answer.status).toBe(status);
      expect(answer.headers['cache-control']).toBe('private, no-cache');
    },
  );

  it('a shared cache keeps for seconds that a page is not there, and never gives it when they are over', () => {
    const { headers } = headersOf({
      kind: 'page',
      internal: '/fr-FR/status/404',
      status: 404,
      personal: false,
      remaining: { fresh: 10, stale: 0 },
    });
    expect(headers['cache-control']).toBe('s-maxage=10, stale-while-revalidate=0');
  });

  it('D40: says when to try again', () => {
    const page = {
      kind: 'page',
      internal: '/fr-FR/status/503',
      status: 503,
      personal: true,
      retryAfterSeconds: 2,
    } as const;
    expect(headersOf(page).headers['retry-after']).toBe('2');
  });

  it('lets shared caches keep a redirect for minutes, one that depends on the visitor not at all', () => {
    const redirect = {
      kind: 'redirect',
      status: 308,
      location: 'https://fr.velours.test/films',
      varies: false,
    } as const;
    expect(headersOf(redirect)).toEqual({
      status: 308,
      headers: { location: redirect.location, 'cache-control': 'public, max-age=300' },
    });
    // D43: a cache must not keep a redirect that only corrects the spelling of an address.
    expect(headersOf({ ...redirect, kept: false }).headers['cache-control']).toBe('private, no-cache');
    expect(headersOf({ ...redirect, status: 307, varies: true })).toEqual({
      status: 307,
      headers: {
        location: redirect.location,
        'cache-control': 'private, no-cache',
        vary: 'Cookie, Accept-Language',
      },
    });
  });

  it('SEC14: passes a call of the API to the API proxy, its query kept but for Next.js’s parameters', () => {
    const { headers } = headersOf(
      { kind: 'api', site: 'ch', path: '/api/search/full', language: 'de' },
      '/api/search/full?q=a%26b&language=de&nxtPsite=fr&_rsc=1',
    );
    expect(headers['x-middleware-rewrite']).toBe(
      `${listening}/api-proxy/ch/de/api/search/full?q=a%26b&language=de`,
    );
  });

  it('rewrites a file to the handler of its site, without the query', () => {
    const { status, headers } = headersOf(
      { kind: 'file', site: 'ch', path: '/sitemap-films.xml' },
      '/sitemap-films.xml?nxtPsite=fr&x=1',
    );
    expect(status).toBe(200);
    expect(headers).toEqual({ 'x-middleware-rewrite': `${listening}/site-files/ch/sitemap-films.xml` });
  });

  it('answers plainly, and names the methods with 405', async () => {
    const { status, headers } = headersOf({ kind: 'plain', status: 405, text: 'no' });
    expect(status).toBe(405);
    expect(headers).toEqual({
      allow: 'GET, HEAD',
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
    });
    expect(headersOf({ kind: 'plain', status: 421, text: 'no' }).headers.allow).toBeUndefined();
    const probe = respond({ kind: 'plain', status: 200, text: 'ok' }, request('/health/live'), world);
    await expect(probe.text()).resolves.toBe('ok\n');
  });
});

describe('SEC4: headers of every answer', () => {
  const answers: readonly Settled[] = [
    { kind: 'plain', status: 421, text: 'no' },
    { kind: 'redirect', status: 308, location: 'https://nl.velours.test/films', varies: false },
    { kind: 'redirect', status: 307, location: 'https://nl.velours.test/en', varies: true },
    { kind: 'api', site: 'nl', path: '/api/shows', language: 'nl' },
    { kind: 'file', site: 'nl', path: '/robots.txt' },
    { kind: 'page', internal: '/nl-NL/home/2026-11-20', status: 200, personal: false },
    { kind: 'page', internal: '/nl-NL/status/404', status: 404, personal: true },
    { kind: 'page', internal: '/nl-NL/status/410', status: 410, personal: true },
    {
      kind: 'page',
      internal: '/nl-NL/status/503',
      status: 503,
      personal: true,
      retryAfterSeconds: 2,
    },
  ];

  it.each(
    answers.map((answer) => [`${answer.kind} ${'status' in answer ? answer.status : ''}`, answer] as const),
  )('%s keeps types, referrer, powers and other origins', (_name, answer) => {
    const { headers } = allHeadersOf(answer, '/films', 'fr.velours.test');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['permissions-policy']).toContain('geolocation=(self), ');
    expect(headers['permissions-policy']).toContain('camera=(), ');
  });

  it('what is no page may load nothing; a page brings its policy out of the page cache', () => {
    for (const answer of answers) {
      const policy = allHeadersOf(answer).headers['content-security-policy'];
      if (answer.kind === 'page') expect(policy).toBeUndefined();
      else expect(policy).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/);
    }
  });

  it('a site that is served by https says so, and no other host or site', () => {
    const page: Settled = { kind: 'page', internal: '/nl-NL/home/2026-11-20', status: 200, personal: false };
    const transport = (host: string) => allHeadersOf(page, '/', host).headers['strict-transport-security'];
    expect(transport('nl.velours.test')).toBe('max-age=63072000; includeSubDomains');
    expect(transport('fr.velours.test')).toBeUndefined();
    expect(transport('evil.test')).toBeUndefined();
  });

  it('development has a policy of its own, in which hot reload works; nothing else is softened', () => {
    vi.stubEnv('NODE_ENV', 'development');
    const [plain, page] = [answers[0], answers[5]].map((answer) =>
      answer === undefined ? '' : allHeadersOf(answer).headers['content-security-policy'],
    );
    expect(plain).toMatch(/^default-src 'none'/);
    expect(page).toContain("script-src 'self' 'unsafe-inline' 'unsafe-eval'");
    expect(page).toMatch(/connect-src [^;]*ws:/);
  });
});
