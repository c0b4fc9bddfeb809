/** The pages of the product by id, and references to one page of a site. */

/**
 * What a reference to a page carries beside its id: nothing, a slug, an id, filters; `help` pages have a
 * webview twin without header and footer (R036).
 */
type Shape = 'plain' | 'filters' | 'slug' | 'slug-filters' | 'help' | 'help-slug' | 'help-id';

const shapes = {
  home: 'plain',
  cinemas: 'plain',
  cinema: 'slug-filters',
  cinemaLight: 'slug',
  city: 'slug',
  cityLight: 'slug',
  shows: 'filters',
  movie: 'slug-filters',
  upcomingShowsLight: 'plain',
  events: 'plain',
  entertainment: 'slug-filters',
  season: 'slug',
  specialEvent: 'slug',
  subscriptionOffers: 'plain',
  experiences: 'plain',
  experience: 'slug-filters',
  experienceGroup: 'slug',
  experienceArticle: 'slug',
  offers: 'plain',
  offer: 'slug',
  news: 'plain',
  newsItem: 'slug',
  help: 'help',
  helpArticleById: 'help-id',
  helpArticleBySlug: 'help-slug',
  helpSearch: 'help',
  helpCategory: 'help-id',
  eCards5: 'plain',
  eCards3: 'plain',
  app: 'plain',
  terms: 'plain',
  cvd: 'plain',
  sitemap: 'plain',
  voucher: 'plain',
  giftCard: 'plain',
  info: 'slug',
  search: 'plain',
  callback: 'plain',
} as const satisfies Record<string, Shape>;

/** Every page of the route table, those that are not built yet too (R013). */
export type PageId = keyof typeof shapes;

type PageOf<S extends Shape> = { [P in PageId]: (typeof shapes)[P] extends S ? P : never }[PageId];

/** Pages whose address ends in an item's slug. */
export type SlugPage = PageOf<'slug' | 'slug-filters' | 'help-slug'>;

/** Pages whose address ends in an item's id. */
export type IdPage = PageOf<'help-id'>;

/** Pages that take filters and a date (R062). */
export type FilterPage = PageOf<'filters' | 'slug-filters'>;

/** Pages of the help centre, each with a webview twin (R036). */
export type HelpPage = PageOf<'help' | 'help-slug' | 'help-id'>;

/**
 * What a page is narrowed to (R059). Values of `genres`, `tags` and `versions` are compared ignoring case;
 * their canonical form is lower case, sorted, each value once. `localisation` is a cinema's slug.
 */
export interface Filters {
  /** A calendar day, `YYYY-MM-DD`. */
  readonly date?: string;
  readonly genres?: readonly string[];
  readonly localisation?: string;
  readonly tags?: readonly string[];
  readonly versions?: readonly string[];
}

interface ShapeFields {
  plain: object;
  filters: { readonly filters?: Filters };
  slug: { readonly slug: string };
  'slug-filters': { readonly slug: string; readonly filters?: Filters };
  help: { readonly webview?: true };
  'help-slug': { readonly slug: string; readonly webview?: true };
  'help-id': { readonly id: string; readonly webview?: true };
}

/** A reference to one page: its id with what its address needs, for example `{ page: 'movie', slug }`. */
export type PageRef = { [P in PageId]: { readonly page: P } & ShapeFields[(typeof shapes)[P]] }[PageId];

/** A reference to one of the named pages. */
export type PageRefOf<P extends PageId> = Extract<PageRef, { readonly page: P }>;

/** Whether a value is a page id. */
export function isPageId(value: unknown): value is PageId {
  return typeof value === 'string' && Object.hasOwn(shapes, value);
}

/** All page ids in the order of the route table. */
export const pageIds: readonly PageId[] = Object.keys(shapes).filter(isPageId);

/** Whether the page's address ends in a slug. */
export function isSlugPage(page: PageId): page is SlugPage {
  const shape: Shape = shapes[page];
  return shape === 'slug' || shape === 'slug-filters' || shape === 'help-slug';
}

/** Whether the page's address ends in an id. */
export function isIdPage(page: PageId): page is IdPage {
  const shape: Shape = shapes[page];
  return shape === 'help-id';
}

/** Whether the page belongs to the help centre and so has a webview twin (R036). */
export function isHelpPage(page: PageId): page is HelpPage {
  const shape: Shape = shapes[page];
  return shape === 'help' || shape === 'help-slug' || shape === 'help-id';
}

/** Whether filters and a date apply: movie, entertainment, cinema, experience and shows pages (R062). */
export function takesFilters(page: PageId): page is FilterPage {
  const shape: Shape = shapes[page];
  return shape === 'filters' || shape === 'slug-filters';
}

/** Whether `?bandeannonce=true` plays the trailer: movie and entertainment pages only (R065, D11). */
export function takesTrailer(page: PageId): page is 'movie' | 'entertainment' {
  return page === 'movie' || page === 'entertainment';
}

/** Whether `?q=` searches: the search page and, for cities and postal codes, the cinemas page (R182, R191). */
export function takesSearch(page: PageId): page is 'search' | 'cinemas' {
  return page === 'search' || page === 'cinemas';
}

/** Whether `#info` and `#tarifs` open panels: the cinema page only (R063). */
export function takesPanels(page: PageId): page is 'cinema' {
  return page === 'cinema';
}

/** The reference without its filters: the page a filtered one is canonically (R061). */
export function baseRef(ref: PageRef): PageRef {
  if (!('filters' in ref)) return ref;
  return 'slug' in ref ? { page: ref.page, slug: ref.slug } : { page: ref.page };
}
