import { expect, it } from 'vitest';
import { perSite } from '#src/config/environment.ts';
import { pageIds, type PageId } from '#src/routes/pages/registry.ts';
import { siteOf } from '#src/sites/registry.ts';
import type { Locale, SiteId } from '#src/sites/site.ts';
import { decide } from './decide.ts';
import type { Decision, ItemState, World } from './decision.ts';
import { testWorld } from './test-kit/world-test-kit.ts';

/**
 * Which site has which page, under which address in each language: written by hand from the specification, and decided
 * as a request. `·`: the site lacks the page, and each address that the page has anywhere else is not found there.
 */

/** The locales of a column, in the order of their addresses. The African sites share their addresses. */
const columns: readonly (readonly (readonly Locale[])[])[] = [
  [['fr-FR', 'en-FR']],
  [['en-CH', 'fr-CH', 'de-CH']],
  [['en-BE', 'fr-BE', 'nl-BE']],
  [['nl-NL', 'en-NL']],
  [
    ['fr-TN', 'en-TN'],
    ['fr-SN', 'en-SN'],
    ['fr-CI', 'en-CI'],
    ['fr-MA', 'en-MA'],
  ],
];

/** A page, its requirement or decision, and its addresses on fr, ch, be, nl and the African sites. */
type Row = readonly [PageId, fr: string, ch: string, be: string, nl: string, africa: string];

const catalogue: readonly Row[] = [
  ['home', '/ /en', '/en /fr /de', '/en /fr /nl', '/nl /en', '/fr /en'],
  [
    'cinemas',
    '/cinemas /en/cinemas',
    '/en/cinemas /fr/cinemas /de/kinos',
    '/en/cinemas /fr/cinemas /nl/bioscopen',
    '/nl/bioscopen /en/cinemas',
    '/fr/cinemas /en/cinemas',
  ],
  [
    'cinema',
    '/cinemas/x-1 /en/cinemas/x-1',
    '/en/cinemas/x-1 /fr/cinemas/x-1 /de/kinos/x-1',
    '/en/cinemas/x-1 /fr/cinemas/x-1 /nl/bioscopen/x-1',
    '/nl/bioscopen/x-1 /en/cinemas/x-1',
    '/fr/cinemas/x-1 /en/cinemas/x-1',
  ],
  [
    'cinemaLight',
    '/cinemas/l/x-1 /en/cinemas/l/x-1',
    '/en/cinemas/l/x-1 /fr/cinemas/l/x-1 /de/cinemas/l/x-1',
    '/en/cinemas/l/x-1 /fr/cinemas/l/x-1 /nl/cinemas/l/x-1',
    '/nl/cinemas/l/x-1 /en/cinemas/l/x-1',
    '/fr/cinemas/l/x-1 /en/cinemas/l/x-1',
  ],
  [
    'city',
    '/cinemas/ville/x-1 /en/cinemas/city/x-1',
    '/en/cinemas/city/x-1 /fr/cinemas/ville/x-1 /de/kinos/stadt/x-1',
    '/en/cinemas/city/x-1 /fr/cinemas/ville/x-1 /nl/bioscopen/stad/x-1',
    '/nl/bioscopen/stad/x-1 /en/cinemas/city/x-1',
    '/fr/cinemas/ville/x-1 /en/cinemas/city/x-1',
  ],
  [
    'cityLight',
    '/ville-list/x-1 /en/city-list/x-1',
    '/en/city-list/x-1 /fr/ville-list/x-1 /de/stadt-list/x-1',
    '/en/city-list/x-1 /fr/ville-list/x-1 /nl/stad-list/x-1',
    '/nl/stad-list/x-1 /en/city-list/x-1',
    '/fr/ville-list/x-1 /en/city-list/x-1',
  ],
  [
    'shows',
    '/films /en/movies-events',
    '/en/movies-events /fr/films-evenements /de/filme-events',
    '/en/movies-events /fr/films-evenements /nl/films-evenementen',
    '/nl/films /en/movies-events',
    '/fr/films-evenements /en/movies-events',
  ],
  [
    'movie',
    '/films/film-1 /en/movies-events/film-1',
    '/en/movies-events/film-1 /fr/films-evenements/film-1 /de/filme-events/film-1',
    '/en/movies-events/film-1 /fr/films-evenements/film-1 /nl/films-evenementen/film-1',
    '/nl/films/film-1 /en/movies-events/film-1',
    '/fr/films-evenements/film-1 /en/movies-events/film-1',
  ],
  [
    'showtime',
    '/seance/x-1/y-1/2026-11-21/2030-1 /en/showtime/x-1/y-1/2026-11-21/2030-1',
    '/en/showtime/x-1/y-1/2026-11-21/2030-1 /fr/seance/x-1/y-1/2026-11-21/2030-1 /de/vorstellung/x-1/y-1/2026-11-21/2030-1',
    '/en/showtime/x-1/y-1/2026-11-21/2030-1 /fr/seance/x-1/y-1/2026-11-21/2030-1 /nl/voorstelling/x-1/y-1/2026-11-21/2030-1',
    '/nl/voorstelling/x-1/y-1/2026-11-21/2030-1 /en/showtime/x-1/y-1/2026-11-21/2030-1',
    '/fr/seance/x-1/y-1/2026-11-21/2030-1 /en/showtime/x-1/y-1/2026-11-21/2030-1',
  ],
  [
    'upcomingShowsLight',
    '/sorties-cinema /en/cinema-releases',
    '/en/cinema-releases /fr/sorties-cinema /de/kinostarts',
    '/en/cinema-releases /fr/sorties-cinema /nl/binnenkort-cinema',
    '/nl/aankomende /en/cinema-releases',
    '/fr/sorties-cinema /en/cinema-releases',
  ],
  [
    'events',
    '/evenements /en/events',
    '/en/events /fr/evenements /de/events',
    '/en/events /fr/evenements /nl/evenementen',
    '/nl/evenementen /en/events',
    '/fr/evenements /en/events',
  ],
  [
    'entertainment',
    '/evenements/opera-1 /en/events/opera-1',
    '/en/events/opera-1 /fr/evenements/opera-1 /de/events/opera-1',
    '/en/events/opera-1 /fr/evenements/opera-1 /nl/evenementen/opera-1',
    '/nl/evenementen/opera-1 /en/events/opera-1',
    '/fr/evenements/opera-1 /en/events/opera-1',
  ],
];

const editorial: readonly Row[] = [
  [
    'season',
    '/saison/season-1 /en/season/season-1',
    '/en/season/season-1 /fr/saison/season-1 /de/saison/season-1',
    '/en/season/season-1 /fr/saison/season-1 /nl/seizoen/season-1',
    '/nl/seizoen/season-1 /en/season/season-1',
    '/fr/saison/season-1 /en/season/season-1',
  ],
  [
    'specialEvent',
    '/event-special/gala-1 /en/event-special/gala-1',
    '/en/event-special/gala-1 /fr/event-special/gala-1 /de/event-special/gala-1',
    '/en/event-special/gala-1 /fr/event-special/gala-1 /nl/event-special/gala-1',
    '/nl/event-special/gala-1 /en/event-special/gala-1',
    '/fr/event-special/gala-1 /en/event-special/gala-1',
  ],
  [
    'subscriptionOffers',
    '/cinepass /en/cinepass',
    '/en/subscriptions /fr/abonnements /de/abos',
    '·',
    '/nl/abonnementen /en/subscription',
    '·',
  ],
  [
    'experiences',
    '/experiences /en/experiences',
    '/en/experiences /fr/experiences /de/erlebnisse',
    '/en/experiences /fr/experiences /nl/belevenissen',
    '/nl/belevingen /en/experiences',
    '/fr/experiences /en/experiences',
  ],
  [
    'experience',
    '/experiences/x-1 /en/experiences/x-1',
    '/en/experiences/x-1 /fr/experiences/x-1 /de/erlebnisse/x-1',
    '/en/experiences/x-1 /fr/experiences/x-1 /nl/belevenissen/x-1',
    '/nl/belevingen/x-1 /en/experiences/x-1',
    '/fr/experiences/x-1 /en/experiences/x-1',
  ],
  [
    'experienceGroup',
    '/experiences/rubrique/x-1 /en/experiences/category/x-1',
    '/en/experiences/category/x-1 /fr/experiences/rubrique/x-1 /de/erlebnisse/kategorie/x-1',
    '/en/experiences/category/x-1 /fr/experiences/rubrique/x-1 /nl/belevenissen/categorie/x-1',
    '/nl/belevingen/categorie/x-1 /en/experiences/category/x-1',
    '/fr/experiences/rubrique/x-1 /en/experiences/category/x-1',
  ],
  [
    'offers',
    '/offres /en/offers',
    '/en/subscriptions-offers /fr/abos-offres /de/abos-angebote',
    '/en/news-and-offers /fr/actus-et-offres /nl/nieuws-en-aanbiedingen',
    '/nl/nieuws-en-aanbiedingen /en/news-and-offers',
    '/fr/offres /en/offers',
  ],
  [
    'offer',
    '/offres/x-1 /en/offers/x-1',
    '/en/subscriptions-offers/x-1 /fr/abos-offres/x-1 /de/abos-angebote/x-1',
    '/en/news-and-offers/x-1 /fr/actus-et-offres/x-1 /nl/nieuws-en-aanbiedingen/x-1',
    '/nl/nieuws-en-aanbiedingen/x-1 /en/news-and-offers/x-1',
    '/fr/offres/x-1 /en/offers/x-1',
  ],
  [
    'news',
    '/actualites /en/news',
    '/en/news /fr/actualites /de/news',
    '/en/news /fr/actualites /nl/nieuws',
    '/nl/nieuws /en/news',
    '/fr/actualites /en/news',
  ],
  [
    'newsItem',
    '/actualites/x-1 /en/news/x-1',
    '/en/news/x-1 /fr/actualites/x-1 /de/news/x-1',
    '/en/news/x-1 /fr/actualites/x-1 /nl/nieuws/x-1',
    '/nl/nieuws/x-1 /en/news/x-1',
    '/fr/actualites/x-1 /en/news/x-1',
  ],
];

const service: readonly Row[] = [
  ['help', '/aide /en/help', '·', '·', '/nl/help /en/help', '·'],
  [
    'helpArticleById',
    '/aide/article/id/x-1 /en/help/article/id/x-1',
    '·',
    '·',
    '/nl/help/article/id/x-1 /en/help/article/id/x-1',
    '·',
  ],
  [
    'helpArticleBySlug',
    '/aide/article/slug/x-1 /en/help/article/slug/x-1',
    '·',
    '·',
    '/nl/help/article/slug/x-1 /en/help/article/slug/x-1',
    '·',
  ],
  ['helpSearch', '/aide/recherche /en/help/search', '·', '·', '/nl/help/search /en/help/search', '·'],
  [
    'helpCategory',
    '/aide/categorie/x-1 /en/help/topic/x-1',
    '·',
    '·',
    '/nl/help/categorie/x-1 /en/help/topic/x-1',
    '·',
  ],
  [
    'eCards5',
    '/cinecarte-5-places /en/5-seat-cinecarte',
    '/en/5-seat-card /fr/carte-5-places /de/5-platz-karte',
    '/en/5-seat-card /fr/carte-5-places /nl/5-plaatsenkaart',
    '/nl/cinecarte /en/cinecarte',
    '/fr/carte-5-places /en/5-seat-card',
  ],
  ['eCards3', '/cinecarte-3-places /en/3-seat-cinecarte', '·', '·', '·', '·'],
  [
    'app',
    '/app /en/app',
    '/en/app /fr/app /de/app',
    '/en/app /fr/app /nl/app',
    '/nl/app /en/app',
    '/fr/app /en/app',
  ],
  ['terms', '/conditions-generales /en/general-terms-and-conditions', '·', '·', '·', '·'],
  [
    'cvd',
    '/cvd /en/cvd',
    '/en/cvd /fr/cvd /de/cvd',
    '/en/cvd /fr/cvd /nl/cvd',
    '/nl/cvd /en/cvd',
    '/fr/cvd /en/cvd',
  ],
  [
    'sitemap',
    '/plan-du-site /en/sitemap',
    '/en/sitemap /fr/plan-du-site /de/sitemap',
    '/en/sitemap /fr/plan-du-site /nl/sitemap',
    '/nl/sitemap /en/sitemap',
    '/fr/plan-du-site /en/sitemap',
  ],
  ['voucher', '·', '·', '·', '/nl/voucher /en/voucher', '·'],
  ['giftCard', '·', '·', '·', '/nl/giftcard /en/giftcard', '·'],
  [
    'info',
    '/info/x-1 /en/info/x-1',
    '/en/info/x-1 /fr/info/x-1 /de/info/x-1',
    '/en/info/x-1 /fr/info/x-1 /nl/info/x-1',
    '/nl/info/x-1 /en/info/x-1',
    '/fr/info/x-1 /en/info/x-1',
  ],
  [
    'search',
    '/recherche /en/search',
    '/en/search /fr/recherche /de/suche',
    '/en/search /fr/recherche /nl/zoeken',
    '/nl/zoeken /en/search',
    '/fr/recherche /en/search',
  ],
  [
    'myVelours',
    '/mon-velours /en/my-velours',
    '/en/my-velours /fr/mon-velours /de/mein-velours',
    '/en/my-velours /fr/mon-velours /nl/mijn-velours',
    '/nl/mijn-velours /en/my-velours',
    '/fr/mon-velours /en/my-velours',
  ],
];

/** Pages whose address is the same on every site and names no language. */
const withoutLanguage: readonly (readonly [PageId, string])[] = [
  ['experienceArticle', '/specials/x-1'],
  ['callback', '/callback'],
];

/** The webview twins of the help centre; other sites have none. */
const twins: Readonly<Partial<Record<SiteId, readonly string[]>>> = {
  fr: ['/m/aide', '/en/m/help', '/en/m/help/topic/x-1', '/m/aide/categorie/x-1', '/m/aide/article/slug/x-1'],
  nl: ['/nl/m/help', '/en/m/help', '/nl/m/help/categorie/x-1', '/nl/m/help/search'],
};

const table: readonly Row[] = [...catalogue, ...editorial, ...service];

const items: Readonly<Record<string, ItemState>> = {
  'film-1': { kind: 'here', page: 'movie' },
  'opera-1': { kind: 'here', page: 'entertainment' },
  'season-1': { kind: 'here', page: 'season' },
  'gala-1': { kind: 'here', page: 'specialEvent' },
};

const origins = perSite((site) => `https://${site}.velours.test`);
const world: World = testWorld(origins, {
  item: (_locale, _kind, slug) => items[slug] ?? { kind: 'here', page: null },
  isWarm: () => true,
});

function ask(site: SiteId, path: string): Decision {
  return decide(
    {
      method: 'GET',
      host: `${site}.velours.test`,
      path,
      search: '',
      languageCookie: undefined,
      acceptLanguage: null,
      action: false,
    },
    world,
  );
}

/** The first two segments of the page that answers, and its status; or what else was decided. */
function answerOf(site: SiteId, path: string): string {
  const decision = ask(site, path);
  if (decision.kind !== 'page') return JSON.stringify(decision);
  const [, locale, page] = decision.internal.split('/');
  return `${decision.status} ${locale} ${page}`;
}

interface Cell {
  readonly locale: Locale;
  readonly address: string | null;
}

/** The eighteen cells of a row; null where the page is absent. */
function cellsOf([page, ...cells]: Row): Cell[] {
  return cells.flatMap((cell, column) =>
    (columns[column] ?? []).flatMap((locales) => {
      const addresses = cell === '·' ? locales.map(() => null) : cell.split(' ');
      if (addresses.length !== locales.length) throw new Error(`${page}: ${cell}`);
      return locales.map((locale, place) => ({ locale, address: addresses[place] ?? null }));
    }),
  );
}

it('the table names every page once', () => {
  const named = [...table, ...withoutLanguage].map(([page]) => page);
  expect(named.toSorted()).toEqual(pageIds.toSorted());
});

it.each(table)('R031 R043 R054 %s opens under its address in every locale that has it', (...row) => {
  const [page] = row;
  const cells = cellsOf(row);
  expect(cells).toHaveLength(18);
  const present = cells.flatMap(({ locale, address }) => (address === null ? [] : [{ locale, address }]));
  expect(present.map(({ locale, address }) => `${address} ${answerOf(siteOf(locale), address)}`)).toEqual(
    present.map(({ locale, address }) => `${address} 200 ${locale} ${page}`),
  );
});

it.each(table.filter((row) => row.includes('·')))(
  'R038 R040 D29 on sites without %s all of its addresses are not found, and lead nowhere else',
  (...row) => {
    const cells = cellsOf(row);
    const addresses = new Set(cells.flatMap(({ address }) => address ?? []));
    const without = new Set(cells.flatMap(({ locale, address }) => (address === null ? siteOf(locale) : [])));
    for (const site of without)
      for (const address of addresses)
        expect(`${site}${address} ${answerOf(site, address)}`).toMatch(/ 404 [a-z]{2}-[A-Z]{2} status$/);
  },
);

it.each(withoutLanguage)(
  '%s has one address on every site, in the language of the visitor',
  (page, address) => {
    for (const locale of ['fr-FR', 'en-CH', 'en-BE', 'nl-NL', 'fr-TN', 'fr-SN', 'fr-CI', 'fr-MA'] as const)
      expect(answerOf(siteOf(locale), address)).toBe(`200 ${locale} ${page}`);
  },
);

it('R031 D35 the help centre has webview twins on fr and nl, and nowhere else', () => {
  const addresses = [...new Set(Object.values(twins).flat())];
  for (const site of ['fr', 'ch', 'be', 'nl', 'tn', 'sn', 'ci', 'ma'] as const)
    for (const address of addresses) {
      const here = twins[site]?.includes(address) ?? false;
      const elsewhere = !here && twins[site] !== undefined;
      if (elsewhere) continue;
      expect(`${site}${address} ${answerOf(site, address)}`).toMatch(
        here ? / 200 .* help/ : / 404 .* status$/,
      );
    }
});
