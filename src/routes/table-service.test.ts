import { describe, expect, it } from 'vitest';
import { siteIds, sites } from '../sites/registry.ts';
import { matchPath } from './match.ts';
import { problemsOf } from './table-test-kit.ts';

const franceOnly = { ch: '·', be: '·', nl: '·', africa: '·' };
const netherlandsOnly = { fr: '·', ch: '·', be: '·', africa: '·' };

describe('the route table: offers to buy', () => {
  it('R025 subscriptionOffers', () => {
    expect(
      problemsOf(
        { page: 'subscriptionOffers' },
        {
          fr: '/cinepass /en/cinepass',
          ch: '/en/subscriptions /fr/abonnements /de/abos',
          be: '·',
          nl: '/nl/abonnementen /en/subscription',
          africa: '·',
        },
      ),
    ).toEqual([]);
  });

  it('R037 eCards5', () => {
    expect(
      problemsOf(
        { page: 'eCards5' },
        {
          fr: '/cinecarte-5-places /en/5-seat-cinecarte',
          ch: '/en/5-seat-card /fr/carte-5-places /de/5-platz-karte',
          be: '/en/5-seat-card /fr/carte-5-places /nl/5-plaatsenkaart',
          nl: '/nl/cinecarte /en/cinecarte',
          africa: '/fr/carte-5-places /en/5-seat-card',
        },
      ),
    ).toEqual([]);
    for (const path of ['/cinecarte-5-places/x', '/cinecarte-5-place', '/x/cinecarte-5-places']) {
      expect(matchPath('fr', path, 'fr').kind).toBe('none');
    }
  });

  it('R038 eCards3 exists in France only', () => {
    expect(
      problemsOf({ page: 'eCards3' }, { ...franceOnly, fr: '/cinecarte-3-places /en/3-seat-cinecarte' }),
    ).toEqual([]);
  });

  it('R043 voucher exists where vouchers can be checked', () => {
    expect(problemsOf({ page: 'voucher' }, { ...netherlandsOnly, nl: '/nl/voucher /en/voucher' })).toEqual(
      [],
    );
  });

  it('R044 giftCard exists where there are gift cards', () => {
    expect(problemsOf({ page: 'giftCard' }, { ...netherlandsOnly, nl: '/nl/giftcard /en/giftcard' })).toEqual(
      [],
    );
  });
});

describe('the route table: service pages', () => {
  it('R040 terms exists in France only', () => {
    expect(
      problemsOf(
        { page: 'terms' },
        { ...franceOnly, fr: '/conditions-generales /en/general-terms-and-conditions' },
      ),
    ).toEqual([]);
  });

  it('R041 cvd', () => {
    expect(
      problemsOf(
        { page: 'cvd' },
        {
          fr: '/cvd /en/cvd',
          ch: '/en/cvd /fr/cvd /de/cvd',
          be: '/en/cvd /fr/cvd /nl/cvd',
          nl: '/nl/cvd /en/cvd',
          africa: '/fr/cvd /en/cvd',
        },
      ),
    ).toEqual([]);
  });

  it('R042 sitemap', () => {
    expect(
      problemsOf(
        { page: 'sitemap' },
        {
          fr: '/plan-du-site /en/sitemap',
          ch: '/en/sitemap /fr/plan-du-site /de/sitemap',
          be: '/en/sitemap /fr/plan-du-site /nl/sitemap',
          nl: '/nl/sitemap /en/sitemap',
          africa: '/fr/plan-du-site /en/sitemap',
        },
      ),
    ).toEqual([]);
  });

  it('search', () => {
    expect(
      problemsOf(
        { page: 'search' },
        {
          fr: '/recherche /en/search',
          ch: '/en/search /fr/recherche /de/suche',
          be: '/en/search /fr/recherche /nl/zoeken',
          nl: '/nl/zoeken /en/search',
          africa: '/fr/recherche /en/search',
        },
      ),
    ).toEqual([]);
  });

  it('R039 app opens with a prefix in its language, without one in the visitor’s', () => {
    for (const site of siteIds) {
      for (const language of sites[site].languages) {
        const locale = `${language}-${sites[site].country}`;
        expect(matchPath(site, '/app', language)).toEqual({
          kind: 'page',
          locale,
          ref: { page: 'app' },
          languageFrom: 'visitor',
        });
        if (locale === 'fr-FR') continue;
        expect(matchPath(site, `/${language}/app`, sites[site].defaultLanguage)).toEqual({
          kind: 'page',
          locale,
          ref: { page: 'app' },
          languageFrom: 'path',
        });
      }
    }
  });

  it('R039 the French site’s French app page has no prefix', () => {
    const moved = { kind: 'redirect', status: 308, path: '/app', varies: false };
    expect(matchPath('fr', '/fr/app', 'en')).toEqual(moved);
  });

  it('R013 myVelours exists in every locale', () => {
    expect(
      problemsOf(
        { page: 'myVelours' },
        {
          fr: '/mon-velours /en/my-velours',
          ch: '/en/my-velours /fr/mon-velours /de/mein-velours',
          be: '/en/my-velours /fr/mon-velours /nl/mijn-velours',
          nl: '/nl/mijn-velours /en/my-velours',
          africa: '/fr/mon-velours /en/my-velours',
        },
      ),
    ).toEqual([]);
  });

  it('callback has no prefix', () => {
    const ones = '/callback /callback';
    expect(
      problemsOf(
        { page: 'callback' },
        { fr: ones, ch: `${ones} /callback`, be: `${ones} /callback`, nl: ones, africa: ones },
        'visitor',
      ),
    ).toEqual([]);
  });

  it('R048 the error pages are the same on every site, without prefix', () => {
    for (const site of siteIds) {
      const language = sites[site].defaultLanguage;
      expect(matchPath(site, '/404_NOT_FOUND', language)).toEqual({ kind: 'error-page', code: 404 });
      expect(matchPath(site, '/410_GONE', language)).toEqual({ kind: 'error-page', code: 410 });
      expect(matchPath(site, '/en/410_GONE', language).kind).toBe('none');
      expect(matchPath(site, '/410_gone', language).kind).toBe('none');
    }
  });
});
