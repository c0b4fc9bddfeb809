import { type PageId, type pages, recordOf } from './pages/registry.ts';
import type { FilterName, Filters } from './filters.ts';
import type { QuerySegment, Shape } from './pages/record.ts';
import { isFilterOfViews } from './pages/views.ts';
import type { ShowtimeRef } from './showtime/showtime-ref.ts';

/** References to pages of a site, and the facts of a page's record about its address. */

type Records = typeof pages;

type PageOf<S extends Shape> = { [P in PageId]: Records[P]['shape'] extends S ? P : never }[PageId];

type PageWithQuery<Q extends QuerySegment> = {
  [P in PageId]: Records[P] extends { readonly query: readonly (infer T)[] }
    ? Q extends T
      ? P
      : never
    : never;
}[PageId];

/** Pages whose address ends in an item's slug. */
export type SlugPage = PageOf<'slug' | 'slug-filters' | 'help-slug'>;

/** Pages whose address ends in an item's id. */
export type IdPage = PageOf<'help-id'>;

/** The page of one showtime: its address names a show, a cinema, a day and which of the showtimes there. */
export type ShowtimePage = PageOf<'showtime'>;

/** Pages without an item. */
export type PlainPage = Exclude<PageId, SlugPage | IdPage | ShowtimePage>;

/** Pages that take filters and a date (R062). */
export type FilterPage = PageOf<'filters' | 'slug-filters'>;

/** Pages of the help centre, each with a webview twin (R036). */
export type HelpPage = PageOf<'help' | 'help-slug' | 'help-id'>;

interface ShapeFields {
  plain: object;
  filters: { readonly filters?: Filters };
  slug: { readonly slug: string };
  'slug-filters': { readonly slug: string; readonly filters?: Filters };
  help: { readonly webview?: true };
  'help-slug': { readonly slug: string; readonly webview?: true };
  'help-id': { readonly id: string; readonly webview?: true };
  showtime: ShowtimeRef;
}

/** A reference to one page: its id and the values that its address needs, for example `{ page: 'movie', slug }`. */
export type PageRef = { [P in PageId]: { readonly page: P } & ShapeFields[Records[P]['shape']] }[PageId];

/** A reference to one of the named pages. */
export type PageRefOf<P extends PageId> = Extract<PageRef, { readonly page: P }>;

const slugShapes: ReadonlySet<Shape> = new Set<Shape>(['slug', 'slug-filters', 'help-slug']);
const helpShapes: ReadonlySet<Shape> = new Set<Shape>(['help', 'help-slug', 'help-id']);
const filterShapes: ReadonlySet<Shape> = new Set<Shape>(['filters', 'slug-filters']);

/** Whether the page's address ends in a slug. */
export function isSlugPage(page: PageId): page is SlugPage {
  return slugShapes.has(recordOf(page).shape);
}

/** Whether the page's address ends in an id. */
export function isIdPage(page: PageId): page is IdPage {
  return recordOf(page).shape === 'help-id';
}

/** Whether the page is that of one showtime. */
export function isShowtimePage(page: PageId): page is ShowtimePage {
  return recordOf(page).shape === 'showtime';
}

/** Whether the page belongs to the help centre and so has a webview twin (R036). */
export function isHelpPage(page: PageId): page is HelpPage {
  return helpShapes.has(recordOf(page).shape);
}

/**
 * Whether the page takes filters in its address: movie, entertainment, cinema, experience and shows pages do (R062), and
 * home, events and search take `near` and `needs` (D51). The page of an experience, which has days and no times, takes no times (D45).
 */
export function takesFilters(page: PageId): page is FilterPage {
  return filterShapes.has(recordOf(page).shape);
}

/** Whether the page takes one filter in its address. */
export function takesFilter(page: PageId, name: FilterName): page is FilterPage {
  if (!takesFilters(page)) return false;
  const { only, views = false } = recordOf(page);
  return only?.includes(name) ?? (views || !isFilterOfViews(name));
}

/** Whether the page has views that are chosen by a filter: the shows page (D51). */
export function hasViews(page: PageId): boolean {
  return recordOf(page).views ?? false;
}

/** Whether the page depends on the place that the visitor chose (D44). */
export function isPlaced(page: PageId): boolean {
  return recordOf(page).placed ?? false;
}

/** Whether `?bandeannonce=true` plays the trailer: movie and entertainment pages only (R065, D11). */
export function takesTrailer(page: PageId): page is PageWithQuery<'trailer'> {
  return recordOf(page).query?.includes('trailer') ?? false;
}

/**
 * Whether the page takes a search in `?q=`: the search page and, for cities and postal codes, the cinemas page (R182,
 * R191).
 */
export function takesSearch(page: PageId): page is PageWithQuery<'search'> {
  return recordOf(page).query?.includes('search') ?? false;
}

/** Whether the page takes the kind and the page of a list in its query: news and offers (R168, R277, D57). */
export function takesListing(page: PageId): boolean {
  return recordOf(page).query?.includes('listing') ?? false;
}

/** Whether `?all` shows the page's list whole: help categories (R175, D57). */
export function takesAll(page: PageId): boolean {
  return recordOf(page).query?.includes('all') ?? false;
}

/** Whether the page takes chosen seasons in its query: the page of all events (R289). */
export function takesSeasons(page: PageId): boolean {
  return recordOf(page).query?.includes('seasons') ?? false;
}

/** Whether the reference is to a webview twin, without header and footer (R036). */
export function isWebview(ref: PageRef): boolean {
  return 'webview' in ref && ref.webview === true;
}

/** The same page in a frame: a page of the help centre as itself or as its webview twin (R036), any other unchanged. */
export function inFrame<R extends PageRef>(ref: R, webview: boolean): R {
  if (!isHelpPage(ref.page)) return ref;
  if (webview) return { ...ref, webview: true };
  const { webview: _, ...plain } = ref as R & { readonly webview?: true };
  return plain as R;
}

/** The reference without its filters: the canonical page of a filtered one (R061). */
export function baseRef(ref: PageRef): PageRef {
  if (!('filters' in ref)) return ref;
  return 'slug' in ref ? { page: ref.page, slug: ref.slug } : { page: ref.page };
}
