import { headOf } from '#heads';
import type { Locale } from '../sites/site.ts';
import { emitFilters } from './filters.ts';
import type { PageRef } from './page.ts';
import type { PageId } from './pages/registry.ts';
import { isSlug, slugMaxLength } from './slug.ts';

/** The parts of an address after its path. */
export interface HrefOptions {
  /** Without `#`. */
  readonly fragment?: string;
  /** Names and values, not yet encoded; the order is kept. */
  readonly query?: Readonly<Record<string, string>>;
}

/** Whether the page exists in the locale (R054). */
export function hasPage(locale: Locale, page: PageId): boolean {
  return headOf(locale, page) !== undefined;
}

function itemOf(ref: PageRef): string {
  if ('show' in ref)
    return [ref.show, ref.cinema, ref.day, ref.id].map((part) => checked(ref.page, part)).join('/');
  const item = 'slug' in ref ? ref.slug : 'id' in ref ? ref.id : null;
  return item === null ? '' : checked(ref.page, item);
}

function checked(page: PageId, item: string): string {
  if (isSlug(item)) return item;
  const shown = JSON.stringify(item.slice(0, slugMaxLength));
  throw new RangeError(
    `The page ${page} has no address for ${shown}: a slug of at most ${slugMaxLength} letters, digits, ".", "_" and "-" that is no reserved word and does not end with .rsc was expected.`,
  );
}

function suffixOf({ fragment, query }: HrefOptions): string {
  const search = query === undefined ? '' : new URLSearchParams(query).toString();
  const anchor = fragment === undefined || fragment === '' ? '' : `#${encodeURIComponent(fragment)}`;
  return `${search === '' ? '' : `?${search}`}${anchor}`;
}

/**
 * The canonical address of a page in a locale: a path that starts with exactly one `/`, with query and fragment if
 * given. Throws a RangeError when the page does not exist in the locale (see `hasPage`), or when its slug or filters
 * cannot be written (see `isSlug`, `emitFilters`). In the browser it knows only the document's locale.
 */
export function href(locale: Locale, ref: PageRef, options?: HrefOptions): string {
  const head = headOf(locale, ref.page, 'webview' in ref && ref.webview === true);
  if (head === undefined) throw new RangeError(`The page ${ref.page} does not exist in ${locale}.`);
  const filters = 'filters' in ref ? emitFilters(ref.filters) : '';
  // Home without a language prefix is only the slash with which the filters begin.
  const path = head === '/' && filters !== '' ? filters : `${head}${itemOf(ref)}${filters}`;
  return `${path}${options === undefined ? '' : suffixOf(options)}`;
}
