import { expect } from '@playwright/test';
import { href } from '#src/routes/href.ts';
import { matchPath } from '#src/routes/match.ts';
import { siteOf, sites } from '#src/sites/registry.ts';
import type { Locale, SiteId } from '#src/sites/site.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { matrix, refOf } from '../support/matrix.ts';
import { stage } from '../support/stage.ts';
import { test } from '../support/test.ts';
import { wire, type WireAnswer } from '../support/wire.ts';

/** Headers and cookies that a signed-in visitor's browser would send. */
const personal = {
  cookie: 'session=abc; lang=en; velours_client=42; locator=%7B%22type%22%3A%22favorite%22%7D',
  authorization: 'Bearer eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiI0MiJ9.x',
  'user-agent': 'VeloursApp/1.0 (webview)',
};

/** More that a browser or somebody else might send: all of it together must not change anything either. */
const strange = {
  cookie: [
    'lang=en',
    'NEXT_LOCALE=de',
    '__prerender_bypass=abc',
    '__next_preview_data=abc',
    'next-instant-navigation-testing=1',
    ...Array.from({ length: 40 }, (_, index) => `c${index}=${'x'.repeat(60)}`),
  ].join('; '),
  authorization: 'Basic YTpi',
  'x-forwarded-for': '10.0.0.1',
  'accept-language': 'de,nl;q=0.9',
  'content-security-policy': "script-src 'nonce-abcdefgh'",
  'x-xsrf-token': 'abc',
};

/**
 * Headers that differ only by the time of an answer, or by who gives it, our server or Next.js: the length or none,
 * and a second redirect (ADR-0051).
 */
const ofTheMoment = new Set([
  'date',
  'x-nextjs-cache',
  'connection',
  'keep-alive',
  'cache-control',
  'content-length',
  'transfer-encoding',
  'refresh',
]);

const fixedHeaders = ({ headers }: WireAnswer) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofTheMoment.has(name)));

const locales: readonly Locale[] = ['fr-FR', 'en-FR', 'nl-NL'];
/** At these paths the visitor chooses the language; the answers redirect, or are marked private. */
const isForVisitor = (site: SiteId, path: string) => {
  const match = matchPath(site, path, sites[site].defaultLanguage);
  return (
    path === '/' || (match.kind === 'page' && match.languageFrom === 'visitor' && !('slug' in match.ref))
  );
};

test.describe('public pages', () => {
  for (const locale of locales) {
    test(`R010 R011 SEC11 ${locale}: pages are the same for everyone to the byte, and set no cookie`, async () => {
      const site = siteOf(locale);
      let compared = 0;
      for (const cell of matrix.filter((one) => one.locale === locale)) {
        const path = href(locale, await refOf(cell));
        await wire(site, path);
        const anonymous = await wire(site, path);
        expect([path, anonymous.status]).toEqual([path, 200]);
        expect(anonymous.headers['set-cookie']).toBeUndefined();
        expect(anonymous.headers['vary'] ?? '').not.toMatch(/cookie|authorization/i);
        for (const headers of [personal, strange]) {
          if (isForVisitor(site, path)) continue;
          const other = await wire(site, path, { headers });
          expect([path, other.status]).toEqual([path, 200]);
          // The page may have been rendered anew between the two: then the next anonymous visitor gets what this one got.
          const same = other.body === anonymous.body ? anonymous : await wire(site, path);
          expect(other.body === same.body, `${path} has the same bytes`).toBe(true);
          expect(fixedHeaders(other)).toEqual(fixedHeaders(same));
          compared += 1;
        }
      }
      console.log(`SEC11: ${locale} ${compared} answers compared`);
      expect(compared).toBeGreaterThanOrEqual(20);
    });
  }

  test('R011 SEC11: what is no page is the same for everyone too', async () => {
    const gone = href('fr-FR', { page: 'movie', slug: await catalogueOf('fr-FR').goneShow() });
    const paths = [
      '/never-heard-of',
      gone,
      '/films/',
      '/api/shows?language=fr',
      '/robots.txt',
      '/sitemap.xml',
    ];
    for (const path of paths) {
      await wire('fr', path);
      const anonymous = await wire('fr', path, { headers: { 'accept-language': 'fr' } });
      expect(anonymous.headers['set-cookie'], path).toBeUndefined();
      for (const given of [personal, strange]) {
        const headers = {
          ...given,
          'accept-language': 'fr',
          cookie: given.cookie.replace('lang=en', 'lang=fr'),
        };
        const other = await wire('fr', path, { headers });
        expect([path, other.status]).toEqual([path, anonymous.status]);
        expect(other.body === anonymous.body, `${path} has the same bytes`).toBe(true);
        expect(fixedHeaders(other)).toEqual(fixedHeaders(anonymous));
      }
    }
  });

  test('SEC11: an answer that depends on the visitor is kept by no shared cache', async () => {
    for (const [site, path] of [
      ['ch', '/'],
      ['fr', '/app'],
      ['fr', '/never-heard-of'],
    ] as const) {
      const { headers } = await wire(site, path, { headers: personal });
      expect([path, headers['cache-control']]).toEqual([path, 'private, no-cache']);
    }
  });

  test('SEC11: personal answers of the client host are kept by no cache at all', async () => {
    const port = stage.backendPort;
    const host = `account.velours.localhost:${port}`;
    let answers = 0;
    for (const path of ['/api/fr/accounts/me', '/api/fr/accounts/me/cinemas', '/fr/sign-in', '/nothing']) {
      for (const headers of [{}, personal]) {
        const answer = await wire('fr', path, { host, port, headers });
        expect([path, answer.headers['cache-control']]).toEqual([path, 'private, no-store']);
        answers += 1;
      }
    }
    expect(answers).toBe(8);
  });

  test('R010 the features of a site are the same for every visitor, signed in or not', async () => {
    for (const headers of [{}, personal]) {
      // A page belongs to the sites that have its feature, and stays not found elsewhere.
      expect((await wire('nl', href('nl-NL', { page: 'giftCard' }), { headers })).status).toBe(200);
      expect((await wire('fr', '/giftcard', { headers })).status).toBe(404);
      expect((await wire('ch', '/en/help', { headers })).status).toBe(404);
    }
  });
});
