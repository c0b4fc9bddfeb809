import { describe, expect, it } from 'vitest';
import { localeOf, siteIds, sites } from '../sites/registry.ts';
import { href } from './href.ts';
import { matchPath } from './match.ts';
import { problemsOf } from './table-test-kit.ts';

describe('the route table: experiences, offers, news', () => {
  it('R026 experiences', () => {
    expect(
      problemsOf(
        { page: 'experiences' },
        {
          fr: '/experiences /en/experiences',
          ch: '/en/experiences /fr/experiences /de/erlebnisse',
          be: '/en/experiences /fr/experiences /nl/belevenissen',
          nl: '/nl/belevingen /en/experiences',
          africa: '/fr/experiences /en/experiences',
        },
      ),
    ).toEqual([]);
  });

  it('R046 experience', () => {
    expect(
      problemsOf(
        { page: 'experience', slug: 'imax' },
        {
          fr: '/experiences/imax /en/experiences/imax',
          ch: '/en/experiences/imax /fr/experiences/imax /de/erlebnisse/imax',
          be: '/en/experiences/imax /fr/experiences/imax /nl/belevenissen/imax',
          nl: '/nl/belevingen/imax /en/experiences/imax',
          africa: '/fr/experiences/imax /en/experiences/imax',
        },
      ),
    ).toEqual([]);
  });

  it('R028 experienceGroup', () => {
    expect(
      problemsOf(
        { page: 'experienceGroup', slug: 'seats' },
        {
          fr: '/experiences/rubrique/seats /en/experiences/category/seats',
          ch: '/en/experiences/category/seats /fr/experiences/rubrique/seats /de/erlebnisse/kategorie/seats',
          be: '/en/experiences/category/seats /fr/experiences/rubrique/seats /nl/belevenissen/categorie/seats',
          nl: '/nl/belevingen/categorie/seats /en/experiences/category/seats',
          africa: '/fr/experiences/rubrique/seats /en/experiences/category/seats',
        },
      ),
    ).toEqual([]);
  });

  it('R027 experienceArticle has no prefix in any language and takes the visitor’s', () => {
    const address = '/specials/preview';
    const twice = `${address} ${address}`;
    expect(
      problemsOf(
        { page: 'experienceArticle', slug: 'preview' },
        { fr: twice, ch: `${twice} ${address}`, be: `${twice} ${address}`, nl: twice, africa: twice },
        'visitor',
      ),
    ).toEqual([]);
    const moved = { kind: 'redirect', status: 308, path: address, varies: false };
    for (const site of siteIds) {
      for (const language of sites[site].languages) {
        expect(matchPath(site, `/${language}${address}`, sites[site].defaultLanguage)).toEqual(moved);
      }
    }
  });

  it('R029 offers', () => {
    expect(
      problemsOf(
        { page: 'offers' },
        {
          fr: '/offres /en/offers',
          ch: '/en/subscriptions-offers /fr/abos-offres /de/abos-angebote',
          be: '/en/news-and-offers /fr/actus-et-offres /nl/nieuws-en-aanbiedingen',
          nl: '/nl/nieuws-en-aanbiedingen /en/news-and-offers',
          africa: '/fr/offres /en/offers',
        },
      ),
    ).toEqual([]);
  });

  it('R046 offer', () => {
    expect(
      problemsOf(
        { page: 'offer', slug: 'duo' },
        {
          fr: '/offres/duo /en/offers/duo',
          ch: '/en/subscriptions-offers/duo /fr/abos-offres/duo /de/abos-angebote/duo',
          be: '/en/news-and-offers/duo /fr/actus-et-offres/duo /nl/nieuws-en-aanbiedingen/duo',
          nl: '/nl/nieuws-en-aanbiedingen/duo /en/news-and-offers/duo',
          africa: '/fr/offres/duo /en/offers/duo',
        },
      ),
    ).toEqual([]);
  });

  it('R030 news', () => {
    expect(
      problemsOf(
        { page: 'news' },
        {
          fr: '/actualites /en/news',
          ch: '/en/news /fr/actualites /de/news',
          be: '/en/news /fr/actualites /nl/nieuws',
          nl: '/nl/nieuws /en/news',
          africa: '/fr/actualites /en/news',
        },
      ),
    ).toEqual([]);
  });

  it('R046 newsItem', () => {
    expect(
      problemsOf(
        { page: 'newsItem', slug: 'opening' },
        {
          fr: '/actualites/opening /en/news/opening',
          ch: '/en/news/opening /fr/actualites/opening /de/news/opening',
          be: '/en/news/opening /fr/actualites/opening /nl/nieuws/opening',
          nl: '/nl/nieuws/opening /en/news/opening',
          africa: '/fr/actualites/opening /en/news/opening',
        },
      ),
    ).toEqual([]);
  });

  it('R045 info', () => {
    expect(
      problemsOf(
        { page: 'info', slug: 'summer' },
        {
          fr: '/info/summer /en/info/summer',
          ch: '/en/info/summer /fr/info/summer /de/info/summer',
          be: '/en/info/summer /fr/info/summer /nl/info/summer',
          nl: '/nl/info/summer /en/info/summer',
          africa: '/fr/info/summer /en/info/summer',
        },
      ),
    ).toEqual([]);
  });
});

describe('the route table: the help centre', () => {
  const none = { ch: '·', be: '·', africa: '·' };

  it('R031 R032 help exists in France and the Netherlands', () => {
    expect(problemsOf({ page: 'help' }, { ...none, fr: '/aide /en/help', nl: '/nl/help /en/help' })).toEqual(
      [],
    );
    for (const site of ['ch', 'be', 'tn', 'sn', 'ci', 'ma'] as const) {
      for (const path of ['/aide', '/help', '/fr/aide', '/en/help', '/en/m/help', '/fr/aide/article/id/3']) {
        expect(matchPath(site, path, sites[site].defaultLanguage).kind).toBe('none');
      }
    }
  });

  it('R033 helpArticleById and helpArticleBySlug', () => {
    expect(
      problemsOf(
        { page: 'helpArticleById', id: '31' },
        {
          ...none,
          fr: '/aide/article/id/31 /en/help/article/id/31',
          nl: '/nl/help/article/id/31 /en/help/article/id/31',
        },
      ),
    ).toEqual([]);
    expect(
      problemsOf(
        { page: 'helpArticleBySlug', slug: 'lost' },
        {
          ...none,
          fr: '/aide/article/slug/lost /en/help/article/slug/lost',
          nl: '/nl/help/article/slug/lost /en/help/article/slug/lost',
        },
      ),
    ).toEqual([]);
  });

  it('R034 helpSearch', () => {
    expect(
      problemsOf(
        { page: 'helpSearch' },
        { ...none, fr: '/aide/recherche /en/help/search', nl: '/nl/help/search /en/help/search' },
      ),
    ).toEqual([]);
  });

  it('R035 helpCategory', () => {
    expect(
      problemsOf(
        { page: 'helpCategory', id: '3' },
        {
          ...none,
          fr: '/aide/categorie/3 /en/help/topic/3',
          nl: '/nl/help/categorie/3 /en/help/topic/3',
        },
      ),
    ).toEqual([]);
  });

  it('R036 each help page has a webview twin under m, after the prefix', () => {
    const webview = true as const;
    expect(
      problemsOf(
        { page: 'help', webview },
        { ...none, fr: '/m/aide /en/m/help', nl: '/nl/m/help /en/m/help' },
      ),
    ).toEqual([]);
    expect(
      problemsOf(
        { page: 'helpArticleById', id: '31', webview },
        {
          ...none,
          fr: '/m/aide/article/id/31 /en/m/help/article/id/31',
          nl: '/nl/m/help/article/id/31 /en/m/help/article/id/31',
        },
      ),
    ).toEqual([]);
    expect(
      problemsOf(
        { page: 'helpArticleBySlug', slug: 'lost', webview },
        {
          ...none,
          fr: '/m/aide/article/slug/lost /en/m/help/article/slug/lost',
          nl: '/nl/m/help/article/slug/lost /en/m/help/article/slug/lost',
        },
      ),
    ).toEqual([]);
    expect(
      problemsOf(
        { page: 'helpSearch', webview },
        { ...none, fr: '/m/aide/recherche /en/m/help/search', nl: '/nl/m/help/search /en/m/help/search' },
      ),
    ).toEqual([]);
    expect(
      problemsOf(
        { page: 'helpCategory', id: '3', webview },
        {
          ...none,
          fr: '/m/aide/categorie/3 /en/m/help/topic/3',
          nl: '/nl/m/help/categorie/3 /en/m/help/topic/3',
        },
      ),
    ).toEqual([]);
  });

  it('no other page has a webview twin, and m is not a page', () => {
    for (const path of ['/m', '/m/films', '/m/cinemas/x', '/en/m', '/m/m/aide', '/m/filters', '/aide/m']) {
      expect(matchPath('fr', path, 'fr').kind).toBe('none');
    }
    expect(href(localeOf('fr', 'fr'), { page: 'help' })).toBe('/aide');
  });
});
