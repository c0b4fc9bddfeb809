import { localeOf, siteIds, sites } from '../sites/registry.ts';
import type { Language, Locale, SiteId } from '../sites/site.ts';
import { type PageId, pageIds } from './pages/registry.ts';
import { isIdPage, isShowtimePage, isSlugPage } from './page.ts';
import { aliasOf, prefixingOf, wordsOf } from './words.ts';

/** The page that some words of an address name on a site. */
export interface TableEntry {
  readonly page: PageId;
  /** The languages in which these words are the page's own. */
  readonly own: readonly Language[];
  /** The languages of `own`, and those in which the words redirect to the page. */
  readonly known: readonly Language[];
  readonly prefixing: 'by-language' | 'never' | 'optional';
}

/** A site's route table for matching: from words to page. */
export interface MatchTable {
  readonly unprefixedLanguage: Language | null;
  readonly defaultLanguage: Language;
  /** The site's languages with their locales; its keys are also the site's prefixes. */
  readonly locales: ReadonlyMap<string, { readonly language: Language; readonly locale: Locale }>;
  /** Pages without a parameter by their words; the home page is not among them. */
  readonly plain: ReadonlyMap<string, TableEntry>;
  /** Pages that end in a slug or id, by the words before it. */
  readonly withItem: ReadonlyMap<string, TableEntry>;
  /** Pages that end in the segments of a showtime, by the words before these. */
  readonly showtimes: ReadonlyMap<string, TableEntry>;
}

function addWords(
  entries: Map<string, TableEntry>,
  words: string,
  page: PageId,
  language: Language,
  own: boolean,
): void {
  const present = entries.get(words);
  if (present !== undefined && present.page !== page) {
    throw new Error(`The words ${words} stand for both ${present.page} and ${page}.`);
  }
  entries.set(words, {
    page,
    own: [...(present?.own ?? []), ...(own ? [language] : [])],
    known: [...(present?.known ?? []), language],
    prefixing: prefixingOf(page),
  });
}

function compile(site: SiteId): MatchTable {
  const { languages, defaultLanguage, unprefixedLanguage } = sites[site];
  const plain = new Map<string, TableEntry>();
  const withItem = new Map<string, TableEntry>();
  const showtimes = new Map<string, TableEntry>();
  for (const language of languages) {
    const locale = localeOf(site, language);
    for (const page of pageIds) {
      const entries = isShowtimePage(page)
        ? showtimes
        : isSlugPage(page) || isIdPage(page)
          ? withItem
          : plain;
      const words = wordsOf(locale, page);
      if (words !== null && words !== '') addWords(entries, words, page, language, true);
      const alias = aliasOf(locale, page);
      if (alias !== null) addWords(entries, alias, page, language, false);
    }
  }
  const byLanguage = languages.map(
    (language) => [language as string, { language, locale: localeOf(site, language) }] as const,
  );
  return { unprefixedLanguage, defaultLanguage, locales: new Map(byLanguage), plain, withItem, showtimes };
}

const tables: ReadonlyMap<SiteId, MatchTable> = new Map(siteIds.map((site) => [site, compile(site)]));

/** The table of a site, compiled once. Throws on a value that is no site id. */
export function matchTableOf(site: SiteId): MatchTable {
  const table = tables.get(site);
  if (table === undefined) throw new RangeError(`A site id was expected, got ${JSON.stringify(site)}.`);
  return table;
}
