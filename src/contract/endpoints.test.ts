import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineEndpoint, noParams, noQuery } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { fixtures } from './fixtures.ts';
import { readTwice } from './test-support.ts';

const pathsOf = (ids: readonly (keyof typeof endpoints)[]) => ids.map((id) => endpoints[id].path);

describe('endpoints', () => {
  it('R236 has the calls of the shell', () => {
    const ids = [
      'settings',
      'footer',
      'footerFaq',
      'alerts',
      'nativeAd',
      'permanentAutopromo',
      'featured',
      'tags',
      'versions',
      'youtubeLatest',
      'zones',
      'zone',
    ] as const;
    expect(pathsOf(ids)).toStrictEqual([
      '/api/settings',
      '/api/footer',
      '/api/footer/faq',
      '/api/alerts',
      '/api/native-ad',
      '/api/permanent-autopromo',
      '/api/featured',
      '/api/tags',
      '/api/versions',
      '/api/youtube/latest',
      '/api/zone',
      '/api/zone/{zone}',
    ]);
    expect(endpoints.featured.query.parse({ type: 'header' }).type).toBe('header');
  });

  it('R237 has the calls of the cinemas', () => {
    expect(pathsOf(['cinemas', 'cinema', 'cinemaShows', 'cinemaTranslate'])).toStrictEqual([
      '/api/cinemas',
      '/api/cinema/{slug}',
      '/api/cinema/{slug}/shows',
      '/api/cinema/{slug}/translate',
    ]);
  });

  it('R238 has the calls of the cities and of the cards', () => {
    expect(pathsOf(['cities', 'city'])).toStrictEqual(['/api/cities', '/api/city/{slug}']);
    expect(pathsOf(['ecards', 'cinepass', 'cinepassCurrentShows'])).toStrictEqual([
      '/api/ecards',
      '/api/cinepass',
      '/api/cinepass/current-shows',
    ]);
  });

  it('R239 has the calls of the events', () => {
    expect(pathsOf(['events', 'event', 'eventShows'])).toStrictEqual([
      '/api/events',
      '/api/event/{slug}',
      '/api/event/{slug}/shows',
    ]);
  });

  it('R240 has the calls of the shows, and of the films to watch at home', () => {
    expect(pathsOf(['shows', 'show', 'showTranslate', 'showCinemas', 'vod'])).toStrictEqual([
      '/api/shows',
      '/api/show/{slug}',
      '/api/show/{slug}/translate',
      '/api/show/{slug}/cinemas',
      '/api/vod',
    ]);
    expect(endpoints.show.statuses).toStrictEqual([404, 410]);
    expect(endpoints.showCinemas.statuses).toStrictEqual([]);
  });

  it('R241 has both variants of the showtimes, and the map by day', () => {
    expect(pathsOf(['showtimesDay', 'showtimesEvent', 'showtimesCinema'])).toStrictEqual([
      '/api/show/{slug}/showtimes/{cinema}/{date}',
      '/api/show/{slug}/showtimes/{date}',
      '/api/show/{slug}/showtimes/{cinema}',
    ]);
  });

  it('R242 has the calls of the experiences', () => {
    expect(
      pathsOf(['experiences', 'experience', 'experienceShows', 'technologies', 'experienceGroup']),
    ).toStrictEqual([
      '/api/gpxp',
      '/api/gpxp/{slug}',
      '/api/gpxp/{slug}/shows',
      '/api/technologies',
      '/api/experience-group/{slug}',
    ]);
  });

  it('R243 has the calls of the information pages, below one path (D48)', () => {
    expect(pathsOf(['masterTemplates', 'masterTemplate', 'masterTemplateTranslate'])).toStrictEqual([
      '/api/master-template/pages',
      '/api/master-template/page/{slug}',
      '/api/master-template/page/{slug}/translate',
    ]);
  });

  it('R244 has the calls of news and articles', () => {
    expect(pathsOf(['news', 'newsItem', 'newsTranslate', 'article', 'articleTranslate'])).toStrictEqual([
      '/api/news',
      '/api/news/{slug}',
      '/api/news/{slug}/translate',
      '/api/article/{slug}',
      '/api/article/{slug}/translate',
    ]);
  });

  it('R245 has the calls of the offers', () => {
    expect(
      pathsOf(['offersPage', 'newsOffers', 'offersPromotion', 'offersTemporary', 'offer', 'offerTranslate']),
    ).toStrictEqual([
      '/api/offers/page',
      '/api/news-offers',
      '/api/offers/promotion',
      '/api/offers/temporary',
      '/api/offer/{slug}',
      '/api/offer/{slug}/translate',
    ]);
  });

  it('R246 has the calls of the help centre', () => {
    const paths = pathsOf(['faqArticle', 'faqArticleById', 'faqCategory']);
    expect(paths.map((path) => path.replace(/\{\w+\}$/, '{}'))).toStrictEqual([
      '/api/faq/article/slug/{}',
      '/api/faq/article/id/{}',
      '/api/faq/category/{}',
    ]);
  });

  it('R249 has the calls of the older content system, with the price list that clients name', () => {
    expect(pathsOf(['subscriptionOffers', 'ecardTypes'])).toStrictEqual([
      '/api/cms/1.0.0/subscription/subscription-offers',
      '/api/cms/1.0.0/ecards',
    ]);
    expect(endpoints.subscriptionOffers.query.parse({ catalog: '1' })).toStrictEqual({ catalog: '1' });
    expect(endpoints.subscriptionOffers.query.safeParse({ catalog: 'x' }).success).toBe(false);
  });

  it('R247 has the search with an optional type and scope, and its older alias', () => {
    expect(endpoints.searchFull.path).toBe('/api/search/full');
    expect(endpoints.searchFull.aliases).toStrictEqual(['/api/search/quick']);
    expect(endpoints.searchFull.query.parse({ q: 'lamp' })).toStrictEqual({ q: 'lamp' });
    expect(endpoints.searchFull.query.parse({ q: 'lamp', type: 'cinema', scope: 'faq' })).toStrictEqual({
      q: 'lamp',
      type: 'cinema',
      scope: 'faq',
    });
  });

  it.each(Object.entries(endpoints))('%s: the fixture is what our server writes', (id, endpoint) => {
    expect(endpoint.id).toBe(id);
    const fixture = Object.entries(fixtures).find(([name]) => name === id)?.[1];
    expect(fixture).toBeDefined();
    expect(JSON.stringify(readTwice(endpoint.answer, fixture))).toBe(JSON.stringify(fixture));
    expect(endpoint.answer.parse(fixture)).toStrictEqual(fixture);
  });

  it.each(Object.entries(endpoints))('%s: reads JSON, so no part is lost on the wire', (id, endpoint) => {
    const fixture: unknown = Object.entries(fixtures).find(([name]) => name === id)?.[1];
    expect(endpoint.answer.parse(JSON.parse(JSON.stringify(fixture)))).toStrictEqual(fixture);
  });
});

describe('parameters', () => {
  const localised = Object.values(endpoints).filter((endpoint) => endpoint.localised);

  it('R006 takes any language without an error', () => {
    expect(localised.length).toBeGreaterThan(20);
    for (const { query } of localised) {
      for (const language of ['fr', 'xx', '', undefined, ['fr', 'en']]) {
        expect(query.safeParse({ language }).success).toBe(true);
      }
    }
  });

  it('ignores unknown parameters', () => {
    for (const { query } of Object.values(endpoints)) {
      const result = query.safeParse({ utm_source: 'x', page: '2' });
      expect(result.success).toBe(true);
      expect(result.data).not.toHaveProperty('page');
    }
  });

  it.each(['2026-02-30', '2026-13-01', '2026-9-1', '20260901', '', 'today', '2026-09-01T00:00:00Z'])(
    'refuses %o as a date',
    (date) => {
      const params = { slug: 'the-lamplighter-31207', cinema: 'velours-faubourg', date };
      expect(endpoints.showtimesDay.params.safeParse(params).success).toBe(false);
      expect(endpoints.showtimesEvent.params.safeParse(params).success).toBe(false);
    },
  );

  it('takes a leap day of a leap year alone', () => {
    const { params } = endpoints.showtimesEvent;
    expect(params.safeParse({ slug: 'a', date: '2028-02-29' }).success).toBe(true);
    expect(params.safeParse({ slug: 'a', date: '2026-02-29' }).success).toBe(false);
  });

  it.each(['', 'a\u0000b', 'a/b', 'a\\b', 'x'.repeat(201)])('refuses %o as a slug', (slug) => {
    expect(endpoints.show.params.safeParse({ slug }).success).toBe(false);
  });

  it.each(['the-lamplighter-31207', 'Café', '..', '%', "'; drop table"])(
    'leaves it to the handler whether %o exists',
    (slug) => {
      expect(endpoints.show.params.safeParse({ slug }).success).toBe(true);
    },
  );

  it.each([{ type: 'people' }, { scope: 'all' }, { q: 'x'.repeat(201) }, { q: ['a', 'b'] }])(
    'refuses the search %o',
    (query) => {
      expect(endpoints.searchFull.query.safeParse({ q: 'lamp', ...query }).success).toBe(false);
    },
  );
});

describe('defineEndpoint', () => {
  it('throws where the path and the parameters differ', () => {
    expect(() =>
      defineEndpoint({
        id: 'thing',
        path: '/api/thing/{slug}',
        params: noParams,
        query: noQuery,
        answer: z.null(),
        summary: 'A thing.',
        source: { kind: 'computed' },
        lifetime: 'catalogue',
      }),
    ).toThrow('Endpoint thing: its path names the parameters [slug], but [] are declared.');
  });
});
