import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LanguageCatalogue, SiteCatalogue } from '#src/contract/catalogue.ts';
import { searchAnswer } from '#src/contract/search-full/schema.ts';
import type { SearchHit } from '#src/contract/search-full/schema.ts';
import { sites } from '#src/sites/registry.ts';
import type { Language, SiteId } from '#src/sites/site.ts';
import type { OpenDatabase } from '#backend/database/open.ts';
import { demonstrationOf } from '#backend/rolling/test-demonstration.ts';
import { openTestDatabase } from '#backend/database/test-database.ts';
import { testNow } from '#backend/test-server.ts';
import { replaceCatalogue } from '#backend/catalogue/store.ts';
import { Search } from '#backend/catalogue/search/search.ts';
import { fold, wordsOf } from '#src/kernel/text/fold.ts';

/** Together these sites have all four languages, and postal codes of two kinds. */
const searchedSites = ['be', 'ch', 'nl'] as const;
type Searched = (typeof searchedSites)[number];

const everyLanguage = searchedSites.flatMap((site) =>
  sites[site].languages.map((language) => [site, language] as const),
);

/** The typed text, and the title or name that must be the first result. */
const table: readonly (readonly [Searched, Language, typed: string, first: string])[] = [
  ['be', 'fr', 'tailleur', 'Le Tailleur de neige'],
  ['be', 'fr', 'LE TAILEUR DE NIEGE', 'Le Tailleur de neige'],
  ['be', 'fr', 'nuit de saturne', 'La Nuit de Saturne'],
  ['be', 'fr', 'nuit quatre portes', 'La Nuit des quatre portes'],
  ['be', 'fr', 'horlogere de telc', 'L’Horlogère de Telč'],
  ['be', 'fr', 'l’horlogére', 'L’Horlogère de Telč'],
  ['be', 'fr', 'sneskrædderen', 'Le Tailleur de neige'],
  ['be', 'fr', 'kjaerulff', 'Le Tailleur de neige'],
  ['be', 'fr', 'hiboux', 'La Chorale des hiboux'],
  ['be', 'fr', 'pétrir', 'Pétrir la nuit'],
  ['be', 'fr', 'bruxeles', 'Velours Marolles'],
  ['be', 'fr', 'liége', 'Velours Outremeuse'],
  ['be', 'fr', '4020', 'Velours Outremeuse'],
  ['be', 'nl', 'luik', 'Velours Outremeuse'],
  ['be', 'nl', 'antwerpne', 'Velours Zurenborg'],
  ['be', 'nl', 'gent', 'Velours Dok-Noord'],
  ['be', 'nl', 'sneeuwkleermaker', 'De sneeuwkleermaker'],
  ['be', 'nl', 'kleermaker', 'De sneeuwkleermaker'],
  ['be', 'nl', 'klokenmaakster', 'De klokkenmaakster van Telč'],
  ['be', 'en', 'herno queen', 'The Heron Queen'],
  ['be', 'en', 'the clockmaker', 'The Clockmaker of Telč'],
  ['be', 'en', 'antwerp', 'Velours Zurenborg'],
  ['ch', 'de', 'Schneeschneider', 'Der Schneeschneider'],
  ['ch', 'de', 'schnee schneider', 'Der Schneeschneider'],
  ['ch', 'de', 'nacht der vier tueren', 'Die Nacht der vier Türen'],
  ['ch', 'de', 'uhrmacherinn', 'Die Uhrmacherin von Telč'],
  ['ch', 'de', 'fraulein lotte', 'Fräulein Lotte verbindet'],
  ['ch', 'de', 'zuerich', 'Velours Wiedikon'],
  ['ch', 'de', 'zürcih', 'Velours Wiedikon'],
  ['ch', 'de', 'genf', 'Velours Pâquis'],
  ['ch', 'de', '8055', 'Velours Wiedikon'],
  ['ch', 'de', '8004', 'Velours Wiedikon'],
  ['ch', 'fr', 'geneve', 'Velours Pâquis'],
  ['ch', 'fr', 'genéve paquis', 'Velours Pâquis'],
  ['ch', 'fr', 'regina vetro', 'La Regina di Vetro'],
  ['ch', 'fr', 'bellerofonte', 'La Regina di Vetro'],
  ['ch', 'en', 'geneva', 'Velours Pâquis'],
  ['ch', 'en', 'bassel', 'Velours Gundeli'],
  ['nl', 'nl', 'denhaag', 'Velours Zeehelden'],
  ['nl', 'nl', 'rotterdma', 'Velours Katendrecht'],
  ['nl', 'nl', 'amsterdam pijp', 'Velours De Pijp'],
  ['nl', 'nl', '1074 am', 'Velours De Pijp'],
  ['nl', 'nl', '1074AM', 'Velours De Pijp'],
  ['nl', 'nl', 'zout schip', 'Het zoutschip'],
  ['nl', 'nl', 'vier deuren', 'De nacht van de vier deuren'],
  ['nl', 'nl', 'uilen', 'Zing mee met de uilen'],
  ['nl', 'nl', 'hertogenbosch', 'Velours Tramkade'],
  ['nl', 'en', 'den bosch', 'Velours Tramkade'],
  ['nl', 'en', 'the hague', 'Velours Zeehelden'],
  ['nl', 'en', 'mainland nin', 'The Mainland Nine: Open Roof'],
  ['nl', 'en', 'ekundare', 'The Mainland Nine: Open Roof'],
];

const catalogues = new Map<SiteId, SiteCatalogue>();
beforeAll(async () => {
  for (const site of searchedSites) {
    const catalogue = await demonstrationOf(site, testNow);
    // Showtimes are nearly the whole of a catalogue, and the search does not use them.
    for (const one of Object.values(catalogue.languages))
      Object.assign(one, { cinemaShows: {}, showCinemas: {}, showtimes: {}, eventShows: {} });
    catalogues.set(site, catalogue);
  }
});

function dataOf(site: SiteId, language: Language): LanguageCatalogue {
  const data = catalogues.get(site)?.languages[language];
  if (data === undefined) throw new Error(`the catalogue of ${site} in ${language} was not made`);
  return data;
}

describe('search over the demonstration', () => {
  let database: OpenDatabase;
  let search: Search;
  beforeAll(async () => {
    database = await openTestDatabase();
    search = new Search(database.db);
    for (const catalogue of catalogues.values())
      await replaceCatalogue(database.db, catalogue, {
        origin: 'demonstration',
        now: testNow,
        seedDay: '2026-11-20',
      });
  });
  afterAll(() => database.close());

  async function hitsOf(
    site: SiteId,
    language: Language,
    text: string,
    type: string | null = null,
  ): Promise<SearchHit[]> {
    const answer = await search.answer({ site, language, revision: 1 }, { text, type, onlyHelp: false });
    return searchAnswer.parse(JSON.parse(answer));
  }
  const titlesOf = async (...asked: Parameters<typeof hitsOf>): Promise<string[]> =>
    (await hitsOf(...asked)).map(({ title }) => title);

  it.each(table)('R247 %s, %s: %s finds %s first', async (site, language, typed, first) => {
    expect((await titlesOf(site, language, typed))[0]).toBe(first);
  });

  it.each(everyLanguage)('R247 %s, %s: every show is the first hit of its title', async (site, language) => {
    const missed: string[] = [];
    for (const { title } of dataOf(site, language).shows)
      for (const typed of [title, title.toUpperCase(), fold(title), wordsOf(title).join('')])
        if ((await titlesOf(site, language, typed))[0] !== title) missed.push(typed);
    expect(missed).toEqual([]);
  });

  it.each(everyLanguage)(
    'R247 %s, %s: every show is found by its title with two letters swapped',
    async (site, language) => {
      const missed: string[] = [];
      for (const { title } of dataOf(site, language).shows) {
        const words = fold(title).split(' ');
        const longest = words.reduce((one, other) => (other.length > one.length ? other : one));
        if (longest.length < 6) continue;
        const mistyped = `${longest.slice(0, 2)}${longest.slice(3, 4)}${longest.slice(2, 3)}${longest.slice(4)}`;
        const typed = words.map((word) => (word === longest ? mistyped : word)).join(' ');
        if (!(await titlesOf(site, language, typed)).includes(title)) missed.push(typed);
      }
      expect(missed).toEqual([]);
    },
  );

  it.each(everyLanguage)(
    'R247 %s, %s: every show is found by each who made it or plays in it, and names them',
    async (site, language) => {
      const missed: string[] = [];
      for (const { title, directors, hubbleCasting } of dataOf(site, language).shows)
        for (const person of [...(directors ?? []), ...(hubbleCasting?.split(', ') ?? [])]) {
          const hit = (await hitsOf(site, language, person, 'show')).find((one) => one.title === title);
          const named = [hit?.payload?.['directors'], hit?.payload?.['actors']].flat();
          if (!named.includes(person)) missed.push(person);
        }
      expect(missed).toEqual([]);
    },
  );

  it.each(everyLanguage)(
    'R185 R247 %s, %s: every cinema is found by name and city',
    async (site, language) => {
      const { cinemas, cities } = dataOf(site, language);
      for (const { name, citySlug } of cinemas) {
        const city = cities.find((one) => one.slug === citySlug)?.name ?? '';
        expect((await titlesOf(site, language, name))[0]).toBe(name);
        expect((await titlesOf(site, language, `${city} ${name}`))[0]).toBe(name);
        const inCity = cinemas.filter((one) => one.citySlug === citySlug).map((one) => one.name);
        const found = await titlesOf(site, language, city, 'cinema');
        expect(found.slice(0, inCity.length).toSorted()).toEqual(inCity.toSorted());
      }
    },
  );

  it.each(everyLanguage)('R184 R247 %s, %s: every cinema is found by postal code', async (site, language) => {
    for (const { slug, theaters } of dataOf(site, language).cinemas)
      for (const { addressZip } of theaters)
        for (const typed of [addressZip, addressZip.replaceAll(' ', '').toLowerCase()])
          expect((await hitsOf(site, language, typed)).map((hit) => hit.slug)).toContain(slug);
  });

  it('R105 R190 a hit says where it leads', async () => {
    const { shows } = dataOf('nl', 'nl');
    for (const kind of [true, false]) {
      const show = shows.find(({ isMovie }) => isMovie === kind);
      const [hit] = await hitsOf('nl', 'nl', show?.title ?? '', 'show');
      expect(hit?.route).toEqual({
        path: kind ? 'Shows.Movie' : 'Shows.Entertainment',
        parameters: { slug: show?.slug },
      });
    }
    const [cinema] = await hitsOf('nl', 'nl', 'velours', 'cinema');
    expect(cinema?.route).toEqual({ path: 'Cinema.Single', parameters: { slug: cinema?.slug } });
  });

  it('R247 sees a catalogue that was replaced, by its revision', async () => {
    const catalogue = structuredClone(catalogues.get('nl'));
    const [show] = catalogue?.languages.nl?.shows ?? [];
    if (catalogue === undefined || show === undefined) throw new Error('the catalogue of nl has no show');
    const before = show.title;
    show.title = 'Zeppelin boven Zierikzee';
    await replaceCatalogue(database.db, catalogue, { origin: 'import', now: testNow, seedDay: null });
    const titles = async (revision: number): Promise<unknown> => {
      const searched = { site: 'nl', language: 'nl', revision } as const;
      const question = { text: 'zeppelin zierikzee', type: null, onlyHelp: false };
      return searchAnswer
        .parse(JSON.parse(await search.answer(searched, question)))
        .map(({ title }) => title);
    };
    expect(await titles(1)).toEqual([]);
    expect(await titles(2)).toEqual([show.title]);
    expect(before).not.toBe(show.title);
  });

  it('fails once where the database does, and not again', async () => {
    const broken = new Search(database.db);
    const searched = { site: 'ch', language: 'de', revision: 1 } as const;
    const question = { text: 'basel', type: null, onlyHelp: false };
    await database.db.schema.alterTable('search_documents').renameTo('elsewhere').execute();
    await expect(broken.answer(searched, question)).rejects.toThrow(/search_documents/);
    await database.db.schema.alterTable('elsewhere').renameTo('search_documents').execute();
    expect(JSON.parse(await broken.answer(searched, question))).not.toEqual([]);
  });
});
