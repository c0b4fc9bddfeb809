import { languageOf, locales, sites, siteOf } from '../sites/registry.ts';
import type { Locale } from '../sites/site.ts';
import { emitFilters } from './filters.ts';
import type { PageId, PageRef } from './page.ts';
import { isHelpPage, isIdPage, isSlugPage, pageIds } from './page.ts';
import { isSlug, slugMaxLength } from './slug.ts';
import { prefixingOf, webviewSegment, wordsOf } from './words.ts';

/** What an address may carry after its path. */
export interface HrefOptions {
  /** Without `#`. */
  readonly fragment?: string;
  /** Names and values, not yet encoded; the order is kept. */
  readonly query?: Readonly<Record<string, string>>;
}

/** The language prefix of a locale's addresses: `''` for French on the French site, else `/en` and so on. */
function prefixOf(locale: Locale): string {
  const language = languageOf(locale);
  return sites[siteOf(locale)].unprefixedLanguage === language ? '' : `/${language}`;
}

function headOf(locale: Locale, page: PageId, webview: boolean): string | null {
  const words = wordsOf(locale, page);
  if (words === null) return null;
  const prefix = prefixingOf(page) === 'never' ? '' : prefixOf(locale);
  const path = words === '' ? prefix : `${prefix}${webview ? `/${webviewSegment}` : ''}/${words}`;
  if (isSlugPage(page) || isIdPage(page)) return `${path}/`;
  return path === '' ? '/' : path;
}

function headKey(locale: Locale, page: PageId, webview: boolean): string {
  return webview ? `${locale} ${page} webview` : `${locale} ${page}`;
}

/** Everything of an address but its slug and filters, made once. */
const heads: ReadonlyMap<string, string> = new Map(
  locales.flatMap((locale) =>
    pageIds.flatMap((page) =>
      (isHelpPage(page) ? [false, true] : [false]).flatMap((webview) => {
        const head = headOf(locale, page, webview);
        return head === null ? [] : [[headKey(locale, page, webview), head] as const];
      }),
    ),
  ),
);

/** Whether the page exists in the locale (R054). */
export function hasPage(locale: Locale, page: PageId): boolean {
  return heads.has(headKey(locale, page, false));
}

function itemOf(ref: PageRef): string {
  const item = 'slug' in ref ? ref.slug : 'id' in ref ? ref.id : null;
  if (item === null) return '';
  if (!isSlug(item)) {
    const shown = JSON.stringify(item.slice(0, slugMaxLength));
    throw new RangeError(
      `The page ${ref.page} has no address for ${shown}: a slug of at most ${slugMaxLength} letters, digits, ".", "_" and "-" that is no reserved word was expected.`,
    );
  }
  return item;
}

function suffixOf({ fragment, query }: HrefOptions): string {
  const search = query === undefined ? '' : new URLSearchParams(query).toString();
  const anchor = fragment === undefined || fragment === '' ? '' : `#${encodeURIComponent(fragment)}`;
  return `${search === '' ? '' : `?${search}`}${anchor}`;
}

/**
 * The one canonical address of a page in a locale: a path that starts with exactly one `/`, with query and
 * fragment if asked for. Throws a RangeError when the page does not exist in the locale (see `hasPage`) or
 * when its slug or filters have no address (see `isSlug`, `canonicalFilters`).
 */
export function href(locale: Locale, ref: PageRef, options?: HrefOptions): string {
  const head = heads.get(headKey(locale, ref.page, 'webview' in ref && ref.webview === true));
  if (head === undefined) throw new RangeError(`The page ${ref.page} does not exist in ${locale}.`);
  const filters = 'filters' in ref ? emitFilters(ref.filters) : '';
  return `${head}${itemOf(ref)}${filters}${options === undefined ? '' : suffixOf(options)}`;
}
