import { languageOf, locales, sites, siteOf } from '../sites/registry.ts';
import type { Language, Locale, Site } from '../sites/site.ts';
import type { PageId } from './page.ts';

/** A page's words before its slug or id in each locale, without slashes at the ends; `null`: no such page. */
type Wording = ReadonlyMap<Locale, string | null>;

type LanguageWords = Partial<Record<Language, string>>;
type LocaleWords = Partial<Record<Locale, string>>;

function eachLocale(wordFor: (locale: Locale, language: Language) => string | null): Wording {
  return new Map(locales.map((locale) => [locale, wordFor(locale, languageOf(locale))]));
}

function byWords(byLanguage: LanguageWords, byLocale: LocaleWords = {}): Wording {
  return eachLocale((locale, language) => byLocale[locale] ?? byLanguage[language] ?? null);
}

function everywhere(word: string): Wording {
  return eachLocale(() => word);
}

function under(list: Wording, byLanguage: LanguageWords): Wording {
  return eachLocale((locale, language) => {
    const head = list.get(locale) ?? null;
    const tail = byLanguage[language];
    return head === null || tail === undefined ? null : `${head}/${tail}`;
  });
}

const cinemas = byWords({ fr: 'cinemas', en: 'cinemas', de: 'kinos', nl: 'bioscopen' });

const shows = byWords(
  { fr: 'films-evenements', en: 'movies-events', de: 'filme-events', nl: 'films-evenementen' },
  { 'fr-FR': 'films', 'nl-NL': 'films' },
);

const events = byWords({ fr: 'evenements', en: 'events', de: 'events', nl: 'evenementen' });

const experiences = byWords(
  { fr: 'experiences', en: 'experiences', de: 'erlebnisse', nl: 'belevenissen' },
  { 'nl-NL': 'belevingen' },
);

const offers = byWords(
  { fr: 'offres', en: 'offers' },
  {
    'fr-CH': 'abos-offres',
    'en-CH': 'subscriptions-offers',
    'de-CH': 'abos-angebote',
    'fr-BE': 'actus-et-offres',
    'en-BE': 'news-and-offers',
    'nl-BE': 'nieuws-en-aanbiedingen',
    'nl-NL': 'nieuws-en-aanbiedingen',
    'en-NL': 'news-and-offers',
  },
);

const news = byWords({ fr: 'actualites', en: 'news', de: 'news', nl: 'nieuws' });

const help = byWords({ fr: 'aide', en: 'help', nl: 'help' });

/** The wording of every page in every locale; the pages a site's features leave out are in `exists`. */
const wording: Readonly<Record<PageId, Wording>> = {
  home: everywhere(''),
  cinemas,
  cinema: cinemas,
  cinemaLight: everywhere('cinemas/l'),
  city: under(cinemas, { fr: 'ville', en: 'city', de: 'stadt', nl: 'stad' }),
  cityLight: byWords({ fr: 'ville-list', en: 'city-list', de: 'stadt-list', nl: 'stad-list' }),
  shows,
  movie: shows,
  upcomingShowsLight: byWords(
    { fr: 'sorties-cinema', en: 'cinema-releases', de: 'kinostarts', nl: 'binnenkort-cinema' },
    { 'nl-NL': 'aankomende' },
  ),
  events,
  entertainment: events,
  season: byWords({ fr: 'saison', en: 'season', de: 'saison', nl: 'seizoen' }),
  specialEvent: everywhere('event-special'),
  subscriptionOffers: byWords(
    {},
    {
      'fr-FR': 'cinepass',
      'en-FR': 'cinepass',
      'fr-CH': 'abonnements',
      'en-CH': 'subscriptions',
      'de-CH': 'abos',
      'nl-NL': 'abonnementen',
      'en-NL': 'subscription',
    },
  ),
  experiences,
  experience: experiences,
  experienceGroup: under(experiences, {
    fr: 'rubrique',
    en: 'category',
    de: 'kategorie',
    nl: 'categorie',
  }),
  experienceArticle: everywhere('specials'),
  offers,
  offer: offers,
  news,
  newsItem: news,
  help,
  helpArticleById: under(help, { fr: 'article/id', en: 'article/id', nl: 'article/id' }),
  helpArticleBySlug: under(help, { fr: 'article/slug', en: 'article/slug', nl: 'article/slug' }),
  helpSearch: under(help, { fr: 'recherche', en: 'search', nl: 'search' }),
  helpCategory: under(help, { fr: 'categorie', en: 'topic', nl: 'categorie' }),
  eCards5: byWords(
    { fr: 'carte-5-places', en: '5-seat-card', de: '5-platz-karte', nl: '5-plaatsenkaart' },
    {
      'fr-FR': 'cinecarte-5-places',
      'en-FR': '5-seat-cinecarte',
      'nl-NL': 'cinecarte',
      'en-NL': 'cinecarte',
    },
  ),
  eCards3: byWords({ fr: 'cinecarte-3-places', en: '3-seat-cinecarte' }),
  app: everywhere('app'),
  terms: byWords({ fr: 'conditions-generales', en: 'general-terms-and-conditions' }),
  cvd: everywhere('cvd'),
  sitemap: byWords({ fr: 'plan-du-site', en: 'sitemap', de: 'sitemap', nl: 'sitemap' }),
  voucher: everywhere('voucher'),
  giftCard: everywhere('giftcard'),
  info: everywhere('info'),
  search: byWords({ fr: 'recherche', en: 'search', de: 'suche', nl: 'zoeken' }),
  callback: everywhere('callback'),
};

/** Further words a page answers to, always by a redirect to its own address. */
const aliases: Partial<Record<PageId, Wording>> = {
  cinemaLight: under(cinemas, { fr: 'l', en: 'l', de: 'l', nl: 'l' }),
};

/** Pages that exist only where a site's features have them (R031, R038, R040, R043, R054, D29, D35). */
const exists: Partial<Record<PageId, (site: Site) => boolean>> = {
  subscriptionOffers: (site) => site.features.subscriptions !== null,
  help: (site) => site.features.help,
  helpArticleById: (site) => site.features.help,
  helpArticleBySlug: (site) => site.features.help,
  helpSearch: (site) => site.features.help,
  helpCategory: (site) => site.features.help,
  eCards3: (site) => site.features.threeSeatCards,
  terms: (site) => site.features.terms,
  voucher: (site) => site.features.voucherChecker,
  giftCard: (site) => site.features.giftCards,
};

/**
 * Whether a page's address carries the language prefix: as its language asks, never (its language is the
 * visitor's), or with and without (without, its language is the visitor's).
 */
export function prefixingOf(page: PageId): 'by-language' | 'never' | 'optional' {
  if (page === 'experienceArticle' || page === 'callback') return 'never';
  return page === 'app' ? 'optional' : 'by-language';
}

/** The words of a page in a locale before its slug or id (`''` for home), or `null` where it does not exist. */
export function wordsOf(locale: Locale, page: PageId): string | null {
  if (exists[page]?.(sites[siteOf(locale)]) === false) return null;
  return wording[page].get(locale) ?? null;
}

/** The words that redirect to the page in a locale, or `null`. */
export function aliasOf(locale: Locale, page: PageId): string | null {
  const words = wordsOf(locale, page);
  const alias = aliases[page]?.get(locale) ?? null;
  return words === null || alias === words ? null : alias;
}

/** The first segment of the help centre's webview twins, after the language prefix (R036). */
export const webviewSegment = 'm';

/** The segment after which filters follow (R059). */
export const filtersSegment = 'filters';

/** Words that follow a list word and so are no slugs; content that uses one cannot be loaded. */
export const reservedWords: ReadonlySet<string> = new Set([
  'l',
  'ville',
  'city',
  'stadt',
  'stad',
  'rubrique',
  'category',
  'kategorie',
  'categorie',
  filtersSegment,
]);
