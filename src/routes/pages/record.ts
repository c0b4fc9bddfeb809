import type { Language, Locale, SiteFeatures } from '../../sites/site.ts';
import type { FilterName } from '../filters.ts';

/**
 * The parts of the page's address besides its words: nothing, a slug, an id, filters, the four parts of a showtime.
 * `help` pages have a webview twin without header and footer (R036).
 */
export type Shape =
  | 'plain'
  | 'filters'
  | 'slug'
  | 'slug-filters'
  | 'help'
  | 'help-slug'
  | 'help-id'
  | 'showtime';

/** The pages that can be above other pages, in their address or on the way from home. */
type ListPage = 'home' | 'cinemas' | 'shows' | 'events' | 'experiences' | 'offers' | 'news' | 'help';

/**
 * The words of a page's address before its slug or id, without slashes at the ends. A locale's own words win over its
 * language's, and these over `everywhere`. `under` names the page whose words come first. In a locale without words the
 * page does not exist.
 */
export type Words = Readonly<Partial<Record<Language | Locale | 'everywhere', string>>> & {
  readonly under?: ListPage;
};

/** A kind of item whose pages can be unknown, gone or moved (R052, R053, R262). */
export type ItemKind =
  | 'show'
  | 'cinema'
  | 'city'
  | 'event'
  | 'experience'
  | 'experienceGroup'
  | 'article'
  | 'newsItem'
  | 'offer'
  | 'faqArticle'
  | 'faqCategory'
  | 'masterTemplate';

/** The name of a kind of item in `/redirect/{lang}/{kind}/slug/{slug}` (R055, R189). */
export type RedirectKind =
  | 'show'
  | 'cinema'
  | 'city'
  | 'offer'
  | 'news'
  | 'faq'
  | 'experience'
  | 'gpxp'
  | 'master_template'
  | 'event'
  | 'season';

/**
 * A query value that works without script, because it is a segment of the internal path: a search, whether the trailer
 * plays, the kind and the page of a list (D57), whether a list is shown whole (D57), the chosen seasons (R289).
 */
export type QuerySegment = 'search' | 'trailer' | 'listing' | 'all' | 'seasons';

/** The entries of the main menu that are pages of the site (R132). */
export type MenuEntryKey = 'films' | 'cinemas' | 'events' | 'offers' | 'subscriptions' | 'giftCards';

/** The sitemaps of a site: the pages without an item, or the items of one kind. */
export type SitemapSection =
  | 'pages'
  | 'films'
  | 'events'
  | 'seasons'
  | 'specials'
  | 'cinemas'
  | 'cities'
  | 'experiences'
  | 'groups'
  | 'articles'
  | 'news'
  | 'offers'
  | 'help'
  | 'topics'
  | 'information';

/** The group of a page; the name of a page group's script contains it (R290). */
export type PageCategory =
  | 'home'
  | 'films'
  | 'events'
  | 'cinemas'
  | 'experiences'
  | 'offers'
  | 'news'
  | 'help'
  | 'cards'
  | 'subscriptions'
  | 'information'
  | 'search'
  | 'account'
  | 'error';

/** Features of a site that enable a page when their value is neither false nor null. */
type Feature = keyof SiteFeatures;

/**
 * One page of the product: facts and names only. Functions that use the facts are in the layers that they belong to.
 * Matching, addresses, internal paths, guards, requirements, tracking, menus, sitemaps and the matrices of the test
 * suites are all derived from these records (R013).
 */
export interface PageRecord {
  readonly shape: Shape;
  readonly words: Words;
  /** Further words that redirect to the page's own address. */
  readonly alias?: Words;
  /**
   * `never`: the address has no language prefix, and the visitor's language is used; `optional`: with and without
   * prefix. Otherwise the address has the prefix of its language, if that has one.
   */
  readonly prefix?: 'never' | 'optional';
  /** The feature that a site needs for the page to exist (R031, R038, R040, R043, R054, D29, D35). */
  readonly feature?: Feature;
  /** The only filters that the page takes, when it does not take all of them (D51). */
  readonly only?: readonly FilterName[];
  /** Whether the page has views, which a filter of its address chooses (D51). */
  readonly views?: true;
  /** Whether the page depends on the place that the visitor chose (D44). */
  readonly placed?: true;
  readonly query?: readonly QuerySegment[];
  /** The kind of item that the page shows. */
  readonly item?: ItemKind;
  /**
   * The slug of the information page whose text the page shows. The page then has this one address: the information
   * page of that slug leads to it.
   */
  readonly template?: string;
  /** The kinds in redirect addresses that lead to the page. */
  readonly redirect?: RedirectKind | readonly RedirectKind[];
  /** The page above it on the way from home; absent for home itself. */
  readonly parent?: ListPage;
  /**
   * The section of the interface messages with the names of a page without an item: `title`, `metaTitle`,
   * `metaDescription`.
   */
  readonly messages?: string;
  /**
   * `still`: the header does not follow the scroll, for pages with long texts; `bare`: it also has no menu (R127,
   * R129).
   */
  readonly header?: 'still' | 'bare';
  /** The entry of the main menu that is active on the page (R134). */
  readonly menu?: MenuEntryKey;
  /** False: the footer has no questions on this page (R138); the help centre's pages are questions themselves. */
  readonly questions?: false;
  /** The page's type in the data layer (R271, R291), and its group. */
  readonly tracking: { readonly type: string; readonly category: PageCategory };
  /** The sitemap that lists the page; absent when search engines must not index it. */
  readonly sitemap?: SitemapSection;
  /** The schema.org type of the page's main structured data. */
  readonly machineType?: string;
}
