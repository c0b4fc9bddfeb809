import { expect } from '@playwright/test';
import { panelFragments } from '#src/routes/fragments.ts';
import { hasPage, href } from '#src/routes/href.ts';
import { pageIds } from '#src/routes/pages/registry.ts';
import type { PageRef } from '#src/routes/page.ts';
import { findLocale, locales, localesOf, siteFactsOf, siteIds, siteOf, sites } from '#src/sites/registry.ts';
import type { SiteId } from '#src/sites/site.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { addressOf, oneOfEachLanguage, refOf } from '../support/matrix.ts';
import { words } from '../support/messages.ts';
import { originOf, stage } from '../support/stage.ts';
import { expectNotFound, sharedForSeconds, sharedNever } from '../support/not-found.ts';
import { test } from '../support/test.ts';
import { attributeOf, movedTo, textsOf, wire } from '../support/wire.ts';

/** These tests need no browser: the HTTP answers of a site, before any script. */

test.describe('canonical addresses', () => {
  for (const locale of locales)
    test(`R051 ${locale}: a trailing slash leads to the address without it, query kept`, async () => {
      const site = siteOf(locale);
      const refs: PageRef[] = [
        { page: 'shows' },
        { page: 'cinemas' },
        await refOf({ locale, page: 'movie' }),
        { page: 'shows', filters: { date: stage.today } },
      ];
      for (const ref of refs) {
        const path = href(locale, ref);
        expect(movedTo(await wire(site, `${path}/?a=b%20c&d=1`))).toBe(
          `308 ${originOf(site)}${path}?a=b%20c&d=1`,
        );
      }
    });

  test('R051 never leads to another host', async () => {
    const hostile = [
      '//evil.example/',
      '///evil.example/films/',
      '/\\evil.example/',
      '/%2F%2Fevil.example/',
      '/%5Cevil.example/',
      '/films//evil.example/',
      '/films///',
    ];
    for (const site of siteIds)
      for (const path of hostile) {
        const answer = await wire(site, path);
        const { location } = answer.headers;
        // Next.js itself merges repeated slashes, with a relative address.
        if (location !== undefined)
          expect(new URL(location, originOf(site)).origin, path).toBe(originOf(site));
        else expect(answer.status, path).toBe(404);
      }
  });

  test('R014 a redundant, missing or foreign prefix leads to the canonical address', async () => {
    const { slug } = await catalogueOf('en-CH').currentFilm();
    const cases: readonly (readonly [SiteId, string, string])[] = [
      ['fr', '/fr', '308 /'],
      ['fr', '/fr/films', '308 /films'],
      ['fr', '/movies-events', '308 /en/movies-events'],
      ['ch', '/films-evenements', '308 /fr/films-evenements'],
      ['ch', '/en/films-evenements', '308 /en/movies-events'],
      ['ch', `/en/filme-events/${slug}`, `308 /en/movies-events/${slug}`],
      ['be', '/nl/films-evenements', '308 /nl/films-evenementen'],
      ['nl', '/en/bioscopen', '308 /en/cinemas'],
    ];
    for (const [site, path, expected] of cases) {
      const [status = '', target = ''] = expected.split(' ');
      expect([site, path, movedTo(await wire(site, path))]).toEqual([
        site,
        path,
        `${status} ${originOf(site)}${target}`,
      ]);
    }
  });

  for (const site of siteIds)
    test(`R002 R014 ${site}: no prefix but those of its languages`, async () => {
      const visitor = localesOf(site)[0] ?? 'fr-FR';
      for (const language of ['fr', 'en', 'de', 'nl', 'es', 'FR'])
        if (findLocale(site, language) === null)
          for (const path of [`/${language}`, `/${language}/cinemas`])
            await expectNotFound(visitor, path, sharedNever);
    });

  test('R005 R014 the root of a site without an unprefixed language follows cookie, browser, default', async () => {
    const cases = [
      { name: 'cookie before browser', cookie: 'lang=de', accept: 'fr', to: '/de' },
      { name: 'browser', cookie: undefined, accept: 'es, de-AT;q=0.7, fr;q=0.8', to: '/fr' },
      { name: 'a cookie of a language that the site lacks', cookie: 'lang=nl', accept: 'de-CH', to: '/de' },
      { name: 'default', cookie: undefined, accept: 'es', to: '/en' },
      { name: 'nothing', cookie: undefined, accept: undefined, to: '/en' },
    ];
    for (const { name, cookie, accept, to } of cases) {
      const headers = { ...(cookie ? { cookie } : {}), ...(accept ? { 'accept-language': accept } : {}) };
      const answer = await wire('ch', '/', { headers });
      expect([name, movedTo(answer)]).toEqual([name, `307 ${originOf('ch')}${to}`]);
      expect(answer.headers.vary).toMatch(/Cookie/i);
      expect(answer.headers.vary).toMatch(/Accept-Language/i);
      expect(answer.headers['cache-control']).toBe(sharedNever);
    }
  });

  for (const site of siteIds)
    test(`R003 R014 ${site}: the root`, async () => {
      const { defaultLanguage, unprefixedLanguage } = sites[site];
      const answer = await wire(site, '/');
      if (unprefixedLanguage === null)
        expect(movedTo(answer)).toBe(`307 ${originOf(site)}/${defaultLanguage}`);
      else {
        expect(movedTo(answer)).toBe('200 -');
        const elsewhere = await wire(site, '/', { headers: { 'accept-language': 'en', cookie: 'lang=en' } });
        expect(attributeOf(elsewhere.body, 'html', '', 'lang')).toBe('fr-FR');
      }
    });

  test('R005 a word that several languages share follows the visitor too', async () => {
    const answer = await wire('ch', '/cinemas', { headers: { cookie: 'lang=fr' } });
    expect(movedTo(answer)).toBe(`307 ${originOf('ch')}/fr/cinemas`);
    expect(answer.headers['cache-control']).toBe(sharedNever);
  });

  test('R006 an unknown language is no error', async () => {
    const { slug } = await catalogueOf('fr-FR').currentFilm();
    const answer = await wire('fr', `/redirect/xx/show/slug/${slug}`);
    expect(movedTo(answer)).toBe(`307 ${addressOf('fr-FR', { page: 'movie', slug })}`);
    const shows = await wire('fr', '/api/shows?language=xx');
    expect(shows.status).toBe(200);
  });
});

test.describe('items', () => {
  for (const locale of locales)
    test(`R052 R261 ${locale}: an unknown slug is not found, on the site's own page`, async () => {
      for (const page of ['movie', 'entertainment', 'cinema'] as const)
        await expectNotFound(locale, href(locale, { page, slug: 'no-such-item-1' }));
    });

  for (const locale of oneOfEachLanguage) {
    test(`R053 ${locale}: a show that has moved`, async () => {
      const { slug, target } = await catalogueOf(locale).movedShow();
      const answer = await wire(siteOf(locale), `${href(locale, { page: 'movie', slug })}?from=poster`);
      expect(movedTo(answer)).toBe(`308 ${addressOf(locale, { page: 'movie', slug: target })}?from=poster`);
    });

    test(`R262 ${locale}: a show that is gone`, async () => {
      const slug = await catalogueOf(locale).goneShow();
      const answer = await wire(siteOf(locale), href(locale, { page: 'movie', slug }));
      expect(movedTo(answer)).toBe('410 -');
      expect(textsOf(answer.body, 'h1')).toEqual([words(locale)('error.gone.title')]);
      expect(attributeOf(answer.body, 'html', '', 'lang')).toBe(locale);
      expect(answer.headers['cache-control']).toBe(sharedForSeconds);
    });

    test(`R021 ${locale}: film and event each under its own word`, async () => {
      const site = siteOf(locale);
      const film = (await catalogueOf(locale).currentFilm()).slug;
      const event = (await catalogueOf(locale).event()).slug;
      const asEvent = await wire(site, href(locale, { page: 'entertainment', slug: film }));
      expect(movedTo(asEvent)).toBe(`308 ${addressOf(locale, { page: 'movie', slug: film })}`);
      const filters = { date: stage.today };
      const asFilm = await wire(site, href(locale, { page: 'movie', slug: event, filters }));
      expect(movedTo(asFilm)).toBe(
        `308 ${addressOf(locale, { page: 'entertainment', slug: event, filters })}`,
      );
    });

    test(`R055 ${locale}: /redirect leads to the item's own page`, async () => {
      const site = siteOf(locale);
      const catalogue = catalogueOf(locale);
      const [language] = locale.split('-');
      const film = (await catalogue.currentFilm()).slug;
      const event = (await catalogue.event()).slug;
      const cinema = (await catalogue.cinema()).slug;
      const moved = await catalogue.movedShow();
      const gone = await catalogue.goneShow();
      const ask = (kind: string, slug: string) => wire(site, `/redirect/${language}/${kind}/slug/${slug}`);
      expect(movedTo(await ask('show', film))).toBe(
        `308 ${addressOf(locale, { page: 'movie', slug: film })}`,
      );
      expect(movedTo(await ask('show', event))).toBe(
        `308 ${addressOf(locale, { page: 'entertainment', slug: event })}`,
      );
      expect(movedTo(await ask('cinema', cinema))).toBe(
        `308 ${addressOf(locale, { page: 'cinema', slug: cinema })}`,
      );
      expect(movedTo(await ask('show', moved.slug))).toBe(
        `308 ${addressOf(locale, { page: 'movie', slug: moved.target })}`,
      );
      expect((await ask('show', gone)).status).toBe(410);
      expect((await ask('show', 'no-such-item-1')).status).toBe(404);
      expect((await ask('nonsense', film)).status).toBe(404);
    });
  }

  test('R053 what has moved carries the other language along', async () => {
    const { show, translated } = await catalogueOf('fr-CH').showOfTwoSlugs('de-CH');
    // The slug of the other language is known here too, and redirects to the address in this language (D41).
    const foreign = await wire('ch', href('de-CH', { page: 'movie', slug: show.slug }));
    expect(movedTo(foreign)).toBe(`308 ${addressOf('de-CH', { page: 'movie', slug: translated })}`);
    const answer = await wire('ch', href('de-CH', { page: 'movie', slug: translated }));
    expect(answer.status).toBe(200);
    expect(attributeOf(answer.body, 'a', 'data-language="fr"', 'href')).toBe(
      href('fr-CH', { page: 'movie', slug: show.slug }),
    );
  });
});

test('D41 filters name their items by the slugs of the language of the address', async () => {
  const catalogue = catalogueOf('fr-CH');
  const { show, translated } = await catalogue.showOfTwoSlugs('de-CH');
  const { slug: cinema } = await catalogue.cinema();
  const table = (films: readonly string[]): PageRef => ({
    page: 'shows',
    filters: { cinemas: [cinema], films, view: 'table' },
  });
  expect(movedTo(await wire('ch', href('de-CH', table([show.slug]))))).toBe(
    `308 ${addressOf('de-CH', table([translated]))}`,
  );
  // What no language of the site has stays as it is.
  for (const ref of [
    table(['no-such-film-1']),
    { page: 'shows', filters: { localisation: 'no-such-cinema' } },
  ] satisfies PageRef[])
    expect((await wire('ch', href('de-CH', ref))).status).toBe(200);
});

test.describe('pages that a site does not have', () => {
  for (const site of siteIds)
    test(`R031 R054 ${site}: not found, the address unchanged`, async () => {
      const own = localesOf(site)[0] ?? 'fr-FR';
      const language = siteFactsOf(own).defaultLanguage;
      // Every page that another site has in this language and this site lacks, at the address of that other site.
      for (const page of pageIds) {
        if (hasPage(own, page)) continue;
        const elsewhere = locales.find((other) => other.startsWith(`${language}-`) && hasPage(other, page));
        if (elsewhere === undefined) continue;
        const item = { slug: 'some-item-1', id: '7' };
        const path = href(elsewhere, { page, ...item } as unknown as PageRef).replace(
          /^\/(?:fr|en|de|nl)(?=\/)/,
          '',
        );
        const prefix = href(own, { page: 'home' }).replace(/\/$/, '');
        await expectNotFound(own, `${prefix}${path}`);
      }
    });

  for (const locale of oneOfEachLanguage)
    test(`R047 ${locale}: any other path`, async () => {
      const prefix = href(locale, { page: 'home' }).replace(/\/$/, '');
      for (const path of ['/nothing-here', '/nothing/here/at/all', '/index.php', '/wp-admin'])
        await expectNotFound(locale, `${prefix}${path}`, prefix === '' ? sharedNever : sharedForSeconds);
    });
});

test.describe('error pages', () => {
  for (const locale of oneOfEachLanguage)
    test(`R048 ${locale}: in the visitor's language, by errorCode`, async () => {
      const site = siteOf(locale);
      const [language = ''] = locale.split('-');
      const t = words(locale);
      const cases = [
        ['/404_NOT_FOUND', 404, 'error.notFound.title'],
        ['/404_NOT_FOUND?errorCode=410', 404, 'error.gone.title'],
        ['/410_GONE?errorCode=410', 410, 'error.gone.title'],
        ['/410_GONE', 410, 'error.notFound.title'],
        ['/410_GONE?errorCode=nonsense', 410, 'error.notFound.title'],
      ] as const;
      for (const [path, status, title] of cases) {
        const answer = await wire(site, path, { headers: { cookie: `lang=${language}` } });
        expect([path, movedTo(answer)]).toEqual([path, `${status} -`]);
        expect(textsOf(answer.body, 'h1'), path).toEqual([t(title)]);
        expect(answer.headers['cache-control'], path).toBe(sharedNever);
      }
    });
});

test.describe('hosts and calls', () => {
  test('R001 strange hosts are misdirected', async () => {
    const strange = [
      'evil.example',
      'velours.localhost',
      `xx.velours.localhost:${stage.webPort}`,
      `fr.velours.localhost:${stage.webPort}.evil.example`,
      'fr.velours.localhost@evil.example',
      `fr.velours.localhost.:${stage.webPort}`,
      '127.0.0.1',
    ];
    for (const host of strange) {
      const answer = await wire('fr', '/films/', { host });
      expect([host, movedTo(answer)]).toEqual([host, '421 -']);
      expect(answer.body).not.toContain('<');
    }
  });

  test("R253 /api of a site is that site's, in the language asked for", async () => {
    for (const locale of oneOfEachLanguage) {
      const site = siteOf(locale);
      const [language] = locale.split('-');
      const answer = await wire(site, `/api/shows?language=${language}`);
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toMatch(/^application\/json/);
      const { shows } = JSON.parse(answer.body) as { shows: { slug: string }[] };
      const own = (await catalogueOf(locale).ask('shows', {})).shows;
      expect(shows.map(({ slug }) => slug)).toEqual(own.map(({ slug }) => slug));
      const again = await wire(site, `/api/shows?language=${language}`, {
        headers: { 'if-none-match': answer.headers.etag ?? 'none' },
      });
      expect(again.status).toBe(304);
    }
  });

  test('R253 /api knows the calls of the contract only, and reads', async () => {
    expect((await wire('fr', '/api/nonsense')).status).toBe(404);
    expect((await wire('fr', '/api/show/no-such-item-1')).status).toBe(404);
    expect((await wire('fr', '/api/shows', { method: 'POST' })).status).toBe(405);
    expect((await wire('fr', '/films', { method: 'POST' })).status).toBe(405);
  });

  test('R063 the panels of the cinema page have one fragment in every language', async () => {
    for (const locale of oneOfEachLanguage) {
      const answer = await wire(siteOf(locale), href(locale, await refOf({ locale, page: 'cinema' })));
      for (const fragment of Object.values(panelFragments))
        expect(answer.body, locale).toContain(`id="${fragment}"`);
    }
  });
});
