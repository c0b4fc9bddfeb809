import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  documentIds,
  endpoints,
  type DocumentId,
  type EndpointId,
  type ItemCall,
} from '#src/contract/endpoints.ts';
import { itemCalls, itemKinds, itemsOf } from '#src/contract/items.ts';
import { siteIds, sites } from '#src/sites/registry.ts';
import type { Language } from '#src/sites/site.ts';
import type { CatalogueTranslations, LanguageCatalogue, SiteCatalogue } from '#src/contract/catalogue.ts';
import type { OpenDatabase } from '../database/open.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { demonstrationOf } from '../rolling/test-demonstration.ts';
import { getJson, loadDemonstration, testNow, testServer } from '../test-server.ts';

/** A path below `/api`, and its answer when the catalogue contains the whole answer; a status when it has no answer. */
interface Call {
  path: string;
  expected?: unknown;
  status?: number;
}

/** Every call of the contract about the first items of a language, with the answer that the catalogue expects. */
function callsOf(catalogue: SiteCatalogue, language: Language): Record<EndpointId, Call> {
  const standard = sites[catalogue.site].defaultLanguage;
  const own = catalogue.languages[language];
  const base = catalogue.languages[standard];
  if (own === undefined || base === undefined) throw new Error(`no ${language} in ${catalogue.site}`);
  const [cinema] = own.cinemas;
  const show = Object.keys(own.showtimes)[0] ?? '';
  const cinemaOfShow = Object.keys(own.showtimes[show] ?? {})[0] ?? '';
  const byDay = own.showtimes[show]?.[cinemaOfShow] ?? {};
  const day = Object.keys(byDay)[0] ?? '';
  const byCinema = Object.fromEntries(
    Object.entries(own.showtimes[show] ?? {}).flatMap(([slug, days]) =>
      days[day] === undefined ? [] : [[slug, days[day]]],
    ),
  );
  const byShow = Object.fromEntries(
    Object.entries(own.showtimes).flatMap(([slug, cinemas]) => {
      const showtimes = cinemas[cinemaOfShow]?.[day];
      return showtimes === undefined ? [] : [[slug, showtimes]];
    }),
  );
  return {
    ...itemsOfAll(catalogue.translations, own, language, show),
    showtimesDay: { path: `/show/${show}/showtimes/${cinemaOfShow}/${day}`, expected: byDay[day] },
    showtimesEvent: { path: `/show/${show}/showtimes/${day}`, expected: byCinema },
    cinemaShowtimes: { path: `/cinema/${cinemaOfShow}/showtimes/${day}`, expected: byShow },
    showtimesCinema: { path: `/show/${show}/showtimes/${cinemaOfShow}`, expected: byDay },
    zones: { path: '/zone' },
    zone: { path: `/zone/${cinema?.citySlug}` },
    featured: { path: '/featured', expected: own.featured },
    experienceShows: ofFirst('/gpxp/{}/shows', own.experiences[0]?.slug),
    cinepassCurrentShows: { path: '/cinepass/current-shows' },
    faqArticleById: {
      ...ofFirst('/faq/article/id/{}', own.faqArticles[0]?.id),
      expected: own.faqArticleDetails[own.faqArticles[0]?.slug ?? ''],
    },
    ...documentsOf(own, base),
    searchFull: { path: `/search/full?q=${encodeURIComponent(cinema?.name ?? '')}` },
  };
}

/** The call about the first item of a list, which is unknown where the list is empty. */
function ofFirst(path: string, first: string | undefined): Call {
  return { path: path.replace('{}', first ?? 'nowhere'), ...(first === undefined ? { status: 404 } : {}) };
}

/** The lists, and everything about the first item of each: of the shows one that plays; an unknown one of an empty list. */
function itemsOfAll(
  translations: CatalogueTranslations,
  own: LanguageCatalogue,
  language: Language,
  show: string,
): Record<ItemCall, Call> {
  const calls = itemKinds.flatMap((kind): [ItemCall, Call][] => {
    const { list, further, translations: ofKind } = itemCalls[kind];
    const items = itemsOf(own, kind);
    const slug = kind === 'show' ? show : (items[0]?.slug ?? 'nowhere');
    const path = (id: ItemCall) => endpoints[id].path.replace('/api', '').replace('{slug}', slug);
    const { source } = endpoints[list];
    const listed = 'within' in source ? { ...source.within.empty, [source.within.key]: items } : items;
    if (items.length === 0)
      return [
        [list, { path: path(list), expected: listed }],
        [kind, { path: path(kind), status: 404 }],
        ...ofKind.map((id): [ItemCall, Call] => [id, { path: path(id), status: 404 }]),
      ];
    return [
      [list, { path: path(list), expected: listed }],
      [kind, { path: path(kind), expected: own[`${kind}Details`][slug] }],
      ...further.map((id): [ItemCall, Call] => [id, { path: path(id), expected: own[id][slug] }]),
      ...ofKind.map((id): [ItemCall, Call] => {
        const expected = translations[list].find((one) => one[language] === slug);
        return [id, { path: path(id), expected }];
      }),
    ];
  });
  return Object.fromEntries(calls) as Record<ItemCall, Call>;
}

/** The stored documents; settings have no language. */
function documentsOf(own: LanguageCatalogue, base: LanguageCatalogue): Record<DocumentId, Call> {
  const calls = documentIds.map((id) => [
    id,
    { path: endpoints[id].path.replace('/api', ''), expected: endpoints[id].localised ? own[id] : base[id] },
  ]);
  return Object.fromEntries(calls) as Record<DocumentId, Call>;
}

describe('the calls of the contract', () => {
  let database: OpenDatabase;
  let app: FastifyInstance;
  beforeAll(async () => {
    database = await openTestDatabase();
    await loadDemonstration(database, siteIds);
    app = testServer(database, siteIds);
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  describe.each(siteIds)('of %s', (site) => {
    let catalogue: SiteCatalogue;
    beforeAll(async () => {
      catalogue = await demonstrationOf(site, testNow);
    });

    it.each(sites[site].languages)(
      'R236 R237 R241 answer what the catalogue holds, in the shape of the contract, in %s',
      async (language) => {
        const calls = callsOf(catalogue, language);
        for (const [id, { path, expected, status: expectedStatus = 200 }] of Object.entries(calls)) {
          const url = `/${site}/api${path}${path.includes('?') ? '&' : '?'}language=${language}`;
          const { status, body } = await getJson(app, url);
          expect({ url, status }).toEqual({ url, status: expectedStatus });
          if (status !== 200) continue;
          expect({ id, body }).toEqual({ id, body: expected ?? body });
          const endpoint = Object.values(endpoints).find((one) => one.id === id);
          // Parsing our own answer changes nothing: nothing is filled in or left out.
          expect({ id, read: endpoint?.answer.parse(body) }).toEqual({ id, read: body });
        }
      },
    );

    it('R238 R239 R240 answer for every city, event and show of the lists', async () => {
      const own = catalogue.languages[sites[site].defaultLanguage];
      for (const { slug } of own?.cities ?? []) {
        expect((await getJson(app, `/${site}/api/city/${slug}`)).body).toEqual(own?.cityDetails[slug]);
      }
      for (const { slug } of own?.events ?? []) {
        expect((await getJson(app, `/${site}/api/event/${slug}`)).body).toEqual(own?.eventDetails[slug]);
      }
      for (const { slug } of own?.shows ?? []) {
        expect((await getJson(app, `/${site}/api/show/${slug}`)).body).toEqual(own?.showDetails[slug]);
      }
    });

    it('answer a moved show with where it went and a gone one with 410', async () => {
      const own = catalogue.languages[sites[site].defaultLanguage];
      const moved = Object.values(own?.showDetails ?? {}).find(({ redirectSlug }) => redirectSlug !== null);
      expect(await getJson(app, `/${site}/api/show/${moved?.slug}`)).toEqual({ status: 200, body: moved });
      const gone = own?.goneShows[0] ?? '';
      const cinema = own?.cinemas[0]?.slug ?? '';
      for (const path of [
        gone,
        `${gone}/translate`,
        `${gone}/showtimes/${cinema}`,
        `${gone}/showtimes/2026-11-20`,
      ]) {
        expect(await getJson(app, `/${site}/api/show/${path}`)).toMatchObject({
          status: 410,
          body: { status: 410 },
        });
      }
      expect(await getJson(app, `/${site}/api/show/${gone}/cinemas`)).toEqual({ status: 200, body: {} });
    });

    it('adds up the programmes of a city', async () => {
      const own = catalogue.languages[sites[site].defaultLanguage];
      const city = own?.cinemas[0]?.citySlug ?? '';
      const ofCity = (own?.cinemas ?? []).filter(({ citySlug }) => citySlug === city).map(({ slug }) => slug);
      const names = new Set(ofCity.flatMap((slug) => Object.keys(own?.cinemaShows[slug]?.shows ?? {})));
      const { shows } = endpoints.zone.answer.parse((await getJson(app, `/${site}/api/zone/${city}`)).body);
      expect(new Set(shows.map(({ slug }) => slug))).toEqual(names);
      for (const show of shows) {
        const programmes = ofCity.flatMap((slug) => own?.cinemaShows[slug]?.shows[show.slug] ?? []);
        expect(show.next24ShowtimesCount).toBe(
          programmes.reduce((sum, one) => sum + one.next24ShowtimesCount, 0),
        );
        expect(new Set(Object.keys(show.days))).toEqual(
          new Set(programmes.flatMap(({ days }) => Object.keys(days))),
        );
        expect(show.bookable).toBe(programmes.some(({ bookable }) => bookable));
      }
    });
  });
});
