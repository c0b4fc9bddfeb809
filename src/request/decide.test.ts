import { describe, expect, it } from 'vitest';
import { perSite } from '#src/config/environment.ts';
import { siteIds } from '#src/sites/registry.ts';
import type { Locale, SiteId } from '#src/sites/site.ts';
import { decide } from './decide.ts';
import type { Decision, Incoming, ItemState, StatefulKind, World } from './decision.ts';
import { testWorld } from './test-kit/world-test-kit.ts';

const origins = perSite((site) => `https://${site}.velours.test`);

const known: Readonly<Record<string, ItemState>> = {
  'fr-FR|show|nuit-blanche-101': { kind: 'here', page: 'movie' },
  'fr-FR|show|grand-opera-301': { kind: 'here', page: 'entertainment' },
  'fr-FR|show|old-102': { kind: 'moved', slug: 'nuit-blanche-101' },
  'fr-FR|show|old-opera-303': { kind: 'moved', slug: 'grand-opera-301' },
  'fr-FR|show|circle-1': { kind: 'moved', slug: 'circle-2' },
  'fr-FR|show|circle-2': { kind: 'moved', slug: 'circle-1' },
  'fr-FR|show|gone-103': { kind: 'gone' },
  'fr-FR|show|never-104': { kind: 'unknown' },
  'fr-FR|event|lyrique': { kind: 'here', page: 'season' },
  'fr-FR|event|danse': { kind: 'here', page: 'season' },
  'fr-FR|event|gala': { kind: 'here', page: 'specialEvent' },
  'fr-FR|event|gone-104': { kind: 'unknown' },
  'fr-FR|article|un-ecran': { kind: 'here', page: null },
  'en-FR|article|un-ecran': { kind: 'moved', slug: 'a-screen' },
  'fr-FR|article|a-screen': { kind: 'moved', slug: 'un-ecran' },
  'en-FR|article|a-screen': { kind: 'here', page: null },
  'fr-FR|article|imax': { kind: 'here', page: null },
  'en-FR|article|imax': { kind: 'here', page: null },
  'fr-FR|article|only-english': { kind: 'unknown' },
  'en-FR|article|only-english': { kind: 'here', page: null },
  'fr-FR|article|no-such': { kind: 'unknown' },
  'fr-FR|article|listed-here': { kind: 'here', page: null },
  'fr-FR|cinema|velours-lyon': { kind: 'here', page: null },
  'fr-FR|cinema|velours-lyons': { kind: 'moved', slug: 'velours-lyon' },
  'fr-FR|show|white-night-101': { kind: 'moved', slug: 'nuit-blanche-101' },
  'en-FR|show|white-night-101': { kind: 'here', page: 'movie' },
  'de-CH|show|weisse-nacht-101': { kind: 'here', page: 'movie' },
};

const world: World = testWorld(origins, {
  item: (locale: Locale, kind: StatefulKind, slug: string) => known[`${locale}|${kind}|${slug}`] ?? null,
  isWarm: () => true,
});

function incomingOf(site: SiteId, path: string, more: Partial<Incoming> = {}): Incoming {
  const [pathname = '', query] = path.split('?');
  return {
    method: 'GET',
    host: `${site}.velours.test`,
    path: pathname,
    search: query === undefined ? '' : `?${query}`,
    languageCookie: undefined,
    acceptLanguage: null,
    action: false,
    ...more,
  };
}

function ask(
  site: SiteId,
  path: string,
  more: Partial<Incoming> = {},
  changes: Partial<World> = {},
): Decision {
  return decide(incomingOf(site, path, more), { ...world, ...changes });
}

const pageAt = (internal: string) => ({
  kind: 'page',
  internal,
  status: 200,
  personal: false,
  until: expect.any(Number),
});
const statusIn = (locale: string, status: number) => ({
  kind: 'page',
  internal: `/${locale}/status/${status}`,
  status,
});
/** The not-found page of an address that says its language. */
const notFoundIn = (locale: string) => ({
  ...statusIn(locale, 404),
  personal: false,
  remaining: { fresh: 10, stale: 0 },
});
/** … of one that leaves the language to the visitor. */
const notFoundForVisitor = (locale: string) => ({ ...statusIn(locale, 404), personal: true });

describe('host gate', () => {
  it.each([
    'evil.test',
    'fr.velours.test:80@evil.test',
    'fr.velours.test@evil.test',
    'fr.velours.test.evil.test',
    'fr.velours.test:8080',
    'fr.velours.test.',
    'fr.velours.test/',
    'fr.velours.test\\@evil.test',
    ' fr.velours.test',
    'xfr.velours.test',
    'velours.test',
    '',
    '[::1]',
    `${'a'.repeat(300)}.velours.test`,
  ])('answers 421 to the host %j', (host) => {
    expect(ask('fr', '/', { host })).toMatchObject({ kind: 'plain', status: 421 });
  });

  it('answers 421 without a host', () => {
    expect(ask('fr', '/', { host: null })).toMatchObject({ status: 421 });
  });

  it('R001 knows each of the eight hosts, in any case of letters', () => {
    for (const site of siteIds)
      expect(ask(site, '/health/none', { host: `${site.toUpperCase()}.velours.TEST` })).toMatchObject({
        status: 404,
      });
  });
});

describe('methods and probes', () => {
  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])('answers 405 to %s', (method) => {
    expect(ask('fr', '/films', { method })).toMatchObject({ kind: 'plain', status: 405 });
  });

  it('answers 405 to server actions, which this product does not have', () => {
    expect(ask('fr', '/films', { action: true })).toMatchObject({ status: 405 });
  });

  it.each(['/health/live', '/health/ready'])('answers the probe %s on any host', (path) => {
    const ok = { kind: 'plain', status: 200, text: 'ok' };
    expect(ask('fr', path, { host: '127.0.0.1:3000' })).toEqual(ok);
    expect(ask('fr', path, { host: null })).toEqual(ok);
  });
});

function root(site: SiteId, more: Partial<Incoming>): string {
  const decision = ask(site, '/', more);
  return decision.kind === 'redirect' ? decision.location : decision.kind;
}

describe('language resolution', () => {
  it.each<[SiteId, Partial<Incoming>, string]>([
    ['ch', {}, 'https://ch.velours.test/en'],
    ['ch', { acceptLanguage: 'de-CH,de;q=0.9,en;q=0.5' }, 'https://ch.velours.test/de'],
    ['ch', { acceptLanguage: 'it, fr;q=0.8, de;q=0.9' }, 'https://ch.velours.test/de'],
    ['ch', { acceptLanguage: 'nl, *;q=0.5' }, 'https://ch.velours.test/en'],
    ['ch', { acceptLanguage: 'de;q=0, fr;q=0.1' }, 'https://ch.velours.test/fr'],
    ['ch', { languageCookie: 'fr', acceptLanguage: 'de' }, 'https://ch.velours.test/fr'],
    ['be', { languageCookie: 'de', acceptLanguage: 'nl' }, 'https://be.velours.test/nl'],
    ['nl', { languageCookie: '', acceptLanguage: ';;q=x,,' }, 'https://nl.velours.test/nl'],
  ])('R005 takes cookie, then browser, then default: %s %j → %s', (site, more, location) => {
    expect(root(site, more)).toBe(location);
  });

  it('R005 the language of the address wins over cookie and browser', () => {
    expect(ask('ch', '/de', { languageCookie: 'fr', acceptLanguage: 'en' })).toEqual(
      pageAt('/de-CH/home/2026-11-20/-'),
    );
  });

  it.each(['xx', 'de-DE-x', '../../en', 'fr\u0000x', 'EN'])(
    'R006 falls back for the unknown language %j',
    (lang) => {
      expect(root('ch', { languageCookie: lang, acceptLanguage: 'it' })).toMatch(
        /^https:\/\/ch\.velours\.test\/en$/,
      );
    },
  );

  it('marks an answer that depends on the visitor so that no shared cache keeps it', () => {
    expect(ask('ch', '/')).toMatchObject({ kind: 'redirect', status: 307, varies: true });
  });
});

describe('addresses', () => {
  it.each([
    ['/films/', 'https://fr.velours.test/films'],
    ['/films/?a=1&b=2', 'https://fr.velours.test/films?a=1&b=2'],
    ['/fr/films', 'https://fr.velours.test/films'],
    ['/cinemas/velours-lyon/', 'https://fr.velours.test/cinemas/velours-lyon'],
  ])('R051 sends %s to %s for good, the query kept', (path, location) => {
    expect(ask('fr', path)).toEqual({
      kind: 'redirect',
      status: 308,
      location,
      varies: false,
      kept: false,
    });
  });

  it('D43 takes a day that is over out of an address for now, everything else kept', () => {
    expect(ask('fr', '/films/nuit-blanche-101/filters/date-2026-11-19/versions-vf?a=1')).toEqual({
      kind: 'redirect',
      status: 307,
      location: 'https://fr.velours.test/films/nuit-blanche-101/filters/versions-vf?a=1#day-over',
      varies: false,
      kept: false,
    });
    expect(ask('fr', '/films/filters/date-2026-11-20')).toMatchObject({ kind: 'page', status: 200 });
  });

  it('D41 a genre by its name in another language leads to its name in this one', () => {
    const genreOf: World['genreOf'] = (_locale, genre) =>
      genre === 'new' ? undefined : genre === 'western' ? null : 'drame';
    expect(ask('fr', '/films/filters/date-2026-11-21/genres-drama,western?a=1', {}, { genreOf })).toEqual({
      kind: 'redirect',
      status: 308,
      location: 'https://fr.velours.test/films/filters/date-2026-11-21/genres-drame,western?a=1',
      varies: false,
      kept: false,
    });
    // What no language has stays as it is; while the lists are not known, nobody else gets the page.
    expect(ask('fr', '/films/filters/genres-western', {}, { genreOf })).toMatchObject({ personal: false });
    expect(ask('fr', '/films/filters/genres-new', {}, { genreOf })).toMatchObject({
      personal: true,
      lacksLists: 'fr-FR',
    });
  });

  it('D43 does not know days more than 400 days ahead, and asks nobody about them', () => {
    expect(ask('fr', '/films/nobody-knows-999/filters/date-2027-12-26')).toMatchObject(notFoundIn('fr-FR'));
    expect(ask('fr', '/films/filters/date-2027-12-25')).toMatchObject({ kind: 'page', status: 200 });
  });

  it.each([
    '//evil.test/',
    '/\\evil.test/',
    '/%5Cevil.test/',
    '/%2F/evil.test/',
    '///evil.test',
    '//evil.test/..//',
  ])('R051 never sends %s to another host', (path) => {
    const decision = ask('fr', path);
    const host = decision.kind === 'redirect' ? new URL(decision.location).host : null;
    const status = decision.kind === 'page' ? decision.status : null;
    expect([host ?? 'fr.velours.test', status ?? 404]).toEqual(['fr.velours.test', 404]);
    expect(['redirect', 'page']).toContain(decision.kind);
  });

  it.each([
    ['/', '/fr-FR/home/2026-11-20/-'],
    ['/en', '/en-FR/home/2026-11-20/-'],
    ['/films', '/fr-FR/shows/2026-11-20/-/-'],
    ['/films/nuit-blanche-101', '/fr-FR/movie/nuit-blanche-101/2026-11-20/-/-'],
    ['/evenements/grand-opera-301', '/fr-FR/entertainment/grand-opera-301/2026-11-20/-/-'],
    ['/cinemas/velours-lyon', '/fr-FR/cinema/velours-lyon/2026-11-20/-'],
    [
      '/films/nuit-blanche-101/filters/date-2026-11-21/versions-vf,vost',
      '/fr-FR/movie/nuit-blanche-101/2026-11-20/date-2026-11-21~versions-vf,vost/-',
    ],
    ['/films/nuit-blanche-101?bandeannonce=true', '/fr-FR/movie/nuit-blanche-101/2026-11-20/-/trailer'],
    ['/cinemas/velours-lyon?bandeannonce=true', '/fr-FR/cinema/velours-lyon/2026-11-20/-'],
    ['/films/nuit-blanche-101?utm_source=x', '/fr-FR/movie/nuit-blanche-101/2026-11-20/-/-'],
    ['/cinemas?q=lyon', '/fr-FR/cinemas/2026-11-20/bHlvbg'],
    ['/films?q=lyon', '/fr-FR/shows/2026-11-20/-/-'],
    // What starts soon depends on the quarter of an hour, and only it does; it is never taken from the address.
    ['/films/filters/view-soon', '/fr-FR/shows/2026-11-20/view-soon/20261120T1815'],
    ['/films/filters/view-soon?quarter=20261118T1200', '/fr-FR/shows/2026-11-20/view-soon/20261120T1815'],
    ['/films/filters/view-last', '/fr-FR/shows/2026-11-20/view-last/-'],
  ])('serves %s from %s', (path, internal) => {
    expect(ask('fr', path)).toMatchObject(pageAt(internal));
  });

  it('R005 a page whose address names no language is for the visitor alone', () => {
    expect(ask('ch', '/callback', { languageCookie: 'de' })).toEqual({
      ...pageAt('/de-CH/callback/2026-11-20'),
      personal: true,
    });
  });

  it.each([
    ['/specials/un-ecran', 'fr-FR'],
    ['/specials/a-screen', 'en-FR'],
    ['/specials/only-english', 'en-FR'],
  ])('R005 R027 %s is the same page for everyone, in the language of its slug: %s', (path, locale) => {
    const internal = `/${locale}/experienceArticle/${path.split('/')[2]}/2026-11-20`;
    for (const languageCookie of [undefined, 'en', 'fr'])
      expect(ask('fr', path, { languageCookie })).toEqual(pageAt(internal));
  });

  it('R027 a slug that several languages have is for the visitor, one that none has is not found', () => {
    for (const [languageCookie, locale] of [
      ['fr', 'fr-FR'],
      ['en', 'en-FR'],
    ] as const)
      expect(ask('fr', '/specials/imax', { languageCookie })).toEqual({
        ...pageAt(`/${locale}/experienceArticle/imax/2026-11-20`),
        personal: true,
      });
    expect(ask('fr', '/specials/no-such')).toEqual(notFoundForVisitor('fr-FR'));
  });

  it('R027 asks first in the visitor’s language, and in another one only about a slug that this one has', () => {
    const question = { kind: 'ask', item: 'article' };
    expect(ask('fr', '/specials/new')).toEqual({ ...question, locale: 'fr-FR', slug: 'new' });
    expect(ask('fr', '/specials/listed-here')).toEqual({ ...question, locale: 'en-FR', slug: 'listed-here' });
  });

  it('R047 keeps the address of what is not found, in the language of the address, else in the visitor’s', () => {
    expect(ask('ch', '/de/gibt-es-nicht')).toEqual(notFoundIn('de-CH'));
    expect(ask('fr', '/en/does/not/exist')).toEqual(notFoundIn('en-FR'));
    expect(ask('ch', '/gibt-es-nicht', { languageCookie: 'de' })).toEqual(notFoundForVisitor('de-CH'));
  });

  it('R048 serves the error pages when asked for, and lets errorCode say which', () => {
    const page = { kind: 'page', personal: true };
    expect(ask('fr', '/404_NOT_FOUND')).toEqual({ ...page, internal: '/fr-FR/status/404', status: 404 });
    expect(ask('fr', '/410_GONE')).toEqual({ ...page, internal: '/fr-FR/status/404', status: 410 });
    expect(ask('fr', '/410_GONE?errorCode=410')).toEqual({
      ...page,
      internal: '/fr-FR/status/410',
      status: 410,
    });
    expect(ask('ch', '/404_NOT_FOUND', { languageCookie: 'de' })).toMatchObject({
      internal: '/de-CH/status/404',
    });
  });

  it('R054 shows the not-found page where a page is not for this site', () => {
    expect(ask('ch', '/en/voucher')).toEqual(notFoundIn('en-CH'));
    expect(ask('nl', '/nl/cinepass')).toEqual(notFoundIn('nl-NL'));
  });

  it('never serves an internal path from outside', () => {
    expect(ask('fr', '/fr-FR/home/2026-11-20/-')).toMatchObject({ status: 404 });
    expect(ask('fr', '/api-proxy/fr/fr/api/shows')).toMatchObject({ status: 404 });
  });

  it.each([
    ['/api/shows?language=de', 'de'],
    ['/api/shows', 'en'],
    ['/api/shows?language=nl', 'en'],
    ['/api/shows?language=__proto__', 'en'],
  ])(
    'D38: passes %s on in %s, whoever asks: shared caches keep the answer by address alone',
    (path, language) => {
      const visitor = { languageCookie: 'fr', acceptLanguage: 'fr' };
      expect(ask('ch', path, visitor)).toMatchObject({
        kind: 'api',
        site: 'ch',
        path: '/api/shows',
        language,
      });
    },
  );

  it('passes nothing on but reading', () => {
    expect(ask('fr', '/api/shows', { method: 'DELETE' })).toMatchObject({ kind: 'plain', status: 405 });
  });
});

describe('files for search engines', () => {
  it.each<[SiteId, string]>([
    ['fr', '/robots.txt'],
    ['ch', '/robots.txt'],
    ['fr', '/sitemap.xml'],
    ['sn', '/sitemap-pages.xml'],
    ['be', '/sitemap-films-2.xml'],
  ])('%s %s is the file of that host, whoever asks', (site, path) => {
    const file = { kind: 'file', site, path };
    for (const visitor of [{}, { languageCookie: 'de', acceptLanguage: 'en' }, { method: 'HEAD' }])
      expect(ask(site, path, visitor)).toEqual(file);
    expect(ask(site, `${path}?x=1`)).toEqual(file);
  });

  it.each(['/sitemap-nothing.xml', '/en/robots.txt', '/robots.txt/', '/site-files/fr/robots.txt'])(
    '%s is not found',
    (path) => {
      expect(ask('fr', path)).toMatchObject({ status: 404 });
    },
  );

  it('are read, never written, and of known hosts only', () => {
    expect(ask('fr', '/robots.txt', { method: 'POST' })).toMatchObject({ kind: 'plain', status: 405 });
    expect(ask('fr', '/robots.txt', { host: 'evil.test' })).toMatchObject({ kind: 'plain', status: 421 });
  });
});

describe('seasons chosen on the page of all events', () => {
  it('R289 are a part of the page in one spelling, and other sites have none', () => {
    expect(ask('fr', '/evenements?seasons=danse%2Clyrique')).toEqual({
      ...pageAt('/fr-FR/events/2026-11-20/-/danse~lyrique'),
      query: '?seasons=danse%2Clyrique',
    });
    expect(ask('fr', '/evenements')).toEqual(pageAt('/fr-FR/events/2026-11-20/-/-'));
    for (const [site, path, location] of [
      [
        'fr',
        '/evenements?x=1&seasons=lyrique,danse',
        'fr.velours.test/evenements?x=1&seasons=danse%2Clyrique',
      ],
      ['fr', '/evenements?seasons=gala,gone-104', 'fr.velours.test/evenements'],
      ['nl', '/nl/evenementen?seasons=lyrique', 'nl.velours.test/nl/evenementen'],
    ] as const)
      expect(ask(site, path)).toMatchObject({
        kind: 'redirect',
        status: 308,
        location: `https://${location}`,
        kept: false,
      });
  });

  it('R007 have the slugs of the language of the address', () => {
    const named: Partial<World> = {
      item: (_locale, _kind, slug) =>
        slug === 'lyric' ? { kind: 'moved', slug: 'lyrique' } : { kind: 'here', page: 'season' },
    };
    expect(ask('fr', '/evenements?seasons=danse,lyric', {}, named)).toMatchObject({
      status: 308,
      location: 'https://fr.velours.test/evenements?seasons=danse%2Clyrique',
    });
  });

  it('R289 are asked about when nobody knows them', () => {
    expect(ask('fr', '/evenements?seasons=new')).toMatchObject({ kind: 'ask', item: 'event', slug: 'new' });
  });
});

describe('items', () => {
  it('R052 an item that the API does not know is not found, the address unchanged', () => {
    expect(ask('fr', '/films/never-104')).toEqual(notFoundIn('fr-FR'));
  });

  it('R262 a show that is gone gets the gone page with status 410', () => {
    expect(ask('fr', '/films/gone-103')).toEqual({
      ...statusIn('fr-FR', 410),
      personal: false,
      remaining: { fresh: 10, stale: 0 },
    });
  });

  it.each([
    ['/films/old-102', 'https://fr.velours.test/films/nuit-blanche-101'],
    ['/films/old-102?x=1', 'https://fr.velours.test/films/nuit-blanche-101?x=1'],
    ['/films/old-opera-303', 'https://fr.velours.test/evenements/grand-opera-301'],
    ['/films/grand-opera-301', 'https://fr.velours.test/evenements/grand-opera-301'],
    ['/evenements/nuit-blanche-101', 'https://fr.velours.test/films/nuit-blanche-101'],
  ])('R053 sends %s to %s for good', (path, location) => {
    expect(ask('fr', path)).toEqual({ kind: 'redirect', status: 308, location, varies: false });
  });

  it('R053 content that redirects in a circle is not found', () => {
    expect(ask('fr', '/films/circle-1')).toEqual(notFoundIn('fr-FR'));
  });

  it('D41 in a filter has the slug of the language of the address, everything else kept', () => {
    const at = '/films/filters';
    expect(
      ask('fr', `${at}/cinemas-velours-lyons/films-white-night-101/view-table?bandeannonce=true`),
    ).toEqual({
      kind: 'redirect',
      status: 308,
      location:
        'https://fr.velours.test/films/filters/cinemas-velours-lyon/films-nuit-blanche-101/view-table?bandeannonce=true',
      varies: false,
      kept: false,
    });
    expect(ask('fr', `${at}/localisation-velours-lyons`)).toMatchObject({
      location: `https://fr.velours.test${at}/localisation-velours-lyon`,
    });
    for (const slug of ['velours-lyon', 'atlantis'])
      expect(ask('fr', `${at}/localisation-${slug}`)).toMatchObject({ kind: 'page', status: 200 });
    expect(
      decide(incomingOf('fr', `${at}/localisation-velours-bale`), {
        ...world,
        mayBeElsewhere: (_, __, slug) => slug === 'velours-bale',
      }),
    ).toEqual({ kind: 'ask', locale: 'fr-FR', item: 'cinema', slug: 'velours-bale' });
  });

  it.each(['/films/new-999', '/redirect/fr/show/slug/new-999'])(
    'D40: is asked for again soon where nobody may ask about its item now: %s',
    (path) => {
      const busy = { ...world, item: () => ({ kind: 'unasked' }) as const };
      expect(decide(incomingOf('fr', path), busy)).toMatchObject({
        kind: 'page',
        status: 503,
        personal: true,
        retryAfterSeconds: 5,
      });
    },
  );

  it('asks about an item that nobody knows', () => {
    expect(ask('fr', '/films/new-999')).toEqual({
      kind: 'ask',
      locale: 'fr-FR',
      item: 'show',
      slug: 'new-999',
    });
  });

  it.each([
    ['fr', '/redirect/fr/show/slug/nuit-blanche-101', 'https://fr.velours.test/films/nuit-blanche-101'],
    [
      'fr',
      '/redirect/en/show/slug/white-night-101',
      'https://fr.velours.test/en/movies-events/white-night-101',
    ],
    ['fr', '/redirect/fr/event/slug/grand-opera-301', 'https://fr.velours.test/evenements/grand-opera-301'],
    ['fr', '/redirect/fr/cinema/slug/velours-lyon', 'https://fr.velours.test/cinemas/velours-lyon'],
    [
      'ch',
      '/redirect/de/show/slug/weisse-nacht-101',
      'https://ch.velours.test/de/filme-events/weisse-nacht-101',
    ],
  ] as const)('R055 on %s sends %s to %s', (site, path, location) => {
    expect(ask(site, path)).toEqual({ kind: 'redirect', status: 308, location, varies: false });
  });

  it('R055 an address of which the language is the visitor’s is for the visitor alone', () => {
    expect(ask('fr', '/redirect/de/show/slug/nuit-blanche-101')).toEqual({
      kind: 'redirect',
      status: 307,
      location: 'https://fr.velours.test/films/nuit-blanche-101',
      varies: true,
    });
    expect(ask('ch', '/redirect/nl/show/slug/weisse-nacht-101', { languageCookie: 'de' })).toMatchObject({
      location: 'https://ch.velours.test/de/filme-events/weisse-nacht-101',
      varies: true,
    });
  });

  it('R055 leads to no page for an item that is gone, or that nobody knows', () => {
    for (const [slug, status] of [
      ['gone-103', 410],
      ['never-104', 404],
    ] as const)
      expect(ask('fr', `/redirect/fr/show/slug/${slug}`)).toEqual({
        ...statusIn('fr-FR', status),
        personal: false,
        remaining: { fresh: 10, stale: 0 },
      });
  });

  it('R055 asks about an item that no list names', () => {
    const question = { kind: 'ask', locale: 'en-FR', item: 'show', slug: 'new-999' };
    expect(ask('fr', '/redirect/en/show/slug/new-999')).toEqual(question);
  });

  it('checks what a cold page requires before it is rendered', () => {
    const cold = decide(
      {
        method: 'GET',
        host: 'fr.velours.test',
        path: '/films/nuit-blanche-101',
        search: '',
        languageCookie: undefined,
        acceptLanguage: null,
        action: false,
      },
      { ...world, isWarm: () => false },
    );
    expect(cold).toMatchObject({
      kind: 'check',
      locale: 'fr-FR',
      ref: { page: 'movie', slug: 'nuit-blanche-101' },
    });
  });
});
