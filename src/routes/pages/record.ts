import type { Language, Locale, SiteFeatures } from '../../sites/site.ts';

/**
 * What an address of the page carries besides its words: nothing, a slug, an id, filters; `help` pages have a webview
 * twin without header and footer (R036).
 */
export type Shape = 'plain' | 'filters' | 'slug' | 'slug-filters' | 'help' | 'help-slug' | 'help-id';

/** The pages that others stand under, in their words or on the way from home. */
type ListPage = 'home' | 'cinemas' | 'shows' | 'events' | 'experiences' | 'offers' | 'news' | 'help';

/**
 * The words of a page before its slug or id, without slashes at the ends. A locale's own word wins over its language's,
 * that over `everywhere`. `under` names the page whose words come first. A locale that has no word has no such page.
 */
export type Words = Readonly<Partial<Record<Language | Locale | 'everywhere', string>>> & {
  readonly under?: ListPage;
};

/** A kind of item whose pages can be unknown, gone or moved (R052, R053, R262). */
export type ItemKind = 'show' | 'cinema' | 'city';

/** A list call without which its page has nothing to say. */
export type RequiredList = 'shows' | 'cinemas' | 'events';

/** What `/redirect/{lang}/{kind}/slug/{slug}` calls an item (R055, R189). */
export type RedirectKind =
  | 'show'
  | 'cinema'
  | 'city'
  | 'offer'
  | 'news'
  | 'faq'
  | 'experience'
  | 'master_template'
  | 'event'
  | 'season';

/** A query value that acts without script: it becomes a segment of the internal path. */
export type QuerySegment = 'search' | 'trailer';

/** The entries of the main menu that are pages of the site (R132). */
export type MenuEntryKey = 'films' | 'cinemas' | 'events' | 'offers' | 'subscriptions' | 'giftCards';

/** The sitemaps of a site: its plain pages, or the items of one kind. */
export type SitemapSection = 'pages' | 'films' | 'events' | 'cinemas' | 'cities';

/** The group that a page belongs to; the name of a page group's script is made of it (R290). */
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

/** Features of a site that switch a page on where they are neither false nor null. */
type Feature = keyof SiteFeatures;

/**
 * One page of the product: facts and names only. Whatever works on them is a function in the layer that owns it. Matching,
 * addresses, internal paths, guards, requirements, tracking, menus, sitemaps and the matrices of the suites are derived
 * from these records, never kept beside them (R013).
 */
export interface PageRecord {
  readonly shape: Shape;
  readonly words: Words;
  /** Further words that answer with a redirect to the page's own address. */
  readonly alias?: Words;
  /**
   * `never`: without language prefix, its language is the visitor's; `optional`: with and without. Otherwise the address
   * carries the prefix that its language asks for.
   */
  readonly prefix?: 'never' | 'optional';
  /** The feature that a site needs to have the page (R031, R038, R040, R043, R054, D29, D35). */
  readonly feature?: Feature;
  readonly query?: readonly QuerySegment[];
  /** False: the page answers as not found until it is built. */
  readonly open: boolean;
  /** The kind of item that the page shows. */
  readonly item?: ItemKind;
  /** The list that the page cannot do without, and the one that stands in where the API has no such list. */
  readonly requires?: readonly [RequiredList, standIn?: RequiredList];
  readonly redirect?: RedirectKind;
  /** The page above it on the way from home; absent for home itself. */
  readonly parent?: ListPage;
  /** The section of the interface messages that names a plain page: `title`, `metaTitle`, `metaDescription`. */
  readonly messages?: string;
  /** `still`: the header stays where it is, for pages to read; `bare`: it holds no menu either (R127, R129). */
  readonly header?: 'still' | 'bare';
  /** The entry of the main menu that is active on the page (R134). */
  readonly menu?: MenuEntryKey;
  /** False: the questions are left out of the footer (R138). */
  readonly questions?: false;
  /** What the page is called in the data layer (R271, R291), and its group. */
  readonly tracking: { readonly type: string; readonly category: PageCategory };
  /** The sitemap that names the page; absent where search engines are kept away. */
  readonly sitemap?: SitemapSection;
  /** What the page tells machines that it is about, by its schema.org type. */
  readonly machineType?: string;
}
