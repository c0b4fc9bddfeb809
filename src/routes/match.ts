import type { Language, Locale, SiteId } from '../sites/site.ts';
import {
  filtersSegment,
  parseFilters,
  splitPath,
  type FilterName,
  type Filters,
  type ParsedFilters,
} from './filters.ts';
import { hasPage, href } from './href.ts';
import type { MatchTable, TableEntry } from './match-table.ts';
import { matchTableOf } from './match-table.ts';
import type { PageId } from './pages/registry.ts';
import type { PageRef } from './page.ts';
import { isHelpPage, isIdPage, isShowtimePage, isSlugPage, takesFilter, takesFilters } from './page.ts';
import type { RedirectAddress } from './redirect-address.ts';
import { parseRedirectAddress } from './redirect-address.ts';
import { partsOfShowtime, readShowtime } from './showtime/showtime-ref.ts';
import { isSlug } from './slug.ts';
import { webviewSegment } from './words.ts';

/** The meaning of a path on a site. */
export type RouteMatch =
  /**
   * A page at its canonical address. `languageFrom` is `visitor` when the address names no language: pages that never
   * have a prefix, and `app` without prefix.
   */
  | {
      readonly kind: 'page';
      readonly locale: Locale;
      readonly ref: PageRef;
      readonly languageFrom: 'path' | 'visitor';
    }
  /**
   * The canonical address is another one. `path` is relative to the host, begins with exactly one `/` and contains only
   * unreserved ASCII and commas; the caller keeps the query. `varies`: the target depends on the visitor's language, so
   * shared caches must not store the redirect; this is true exactly for a 307.
   */
  | { readonly kind: 'redirect'; readonly status: 307 | 308; readonly path: string; readonly varies: boolean }
  /**
   * `/redirect/{lang}/{kind}/slug/{slug}` (R055): the caller, which knows the items, answers. The language is `null`
   * when the site does not have the named one; then the visitor's language is used (R006).
   */
  | ({ readonly kind: 'moved-item' } & RedirectAddress)
  /** `/404_NOT_FOUND` and `/410_GONE` (R048). */
  | { readonly kind: 'error-page'; readonly code: 404 | 410 }
  /** Not found; `locale` is for the not-found page: the prefix's locale if the site has it, otherwise the visitor's. */
  | { readonly kind: 'none'; readonly locale: Locale; readonly languageFrom: 'path' | 'visitor' };

/** The longest path that is matched, in characters; a longer path is not found. */
export const maxPathLength = 4096;

const plainPath = /^\/(?!\/)[\w.,/-]*$/;
const encodedSeparator = /%2f|%5c/i;

interface Visitor {
  readonly language: Language;
  readonly locale: Locale;
}

/** The part of a path after its language prefix, before the language is checked. */
interface Reading {
  readonly entry: TableEntry;
  readonly ref: PageRef;
  /** Whether its filters are in canonical form. */
  readonly canonical: boolean;
}

function makeRef(
  page: PageId,
  item: string | null,
  filters: Filters | null,
  webview: boolean,
): PageRef | null {
  if (isShowtimePage(page)) {
    const showtime = webview ? null : readShowtime(item?.split('/') ?? []);
    return showtime === null ? null : { page, ...showtime };
  }
  if (isHelpPage(page)) {
    const twin = webview ? ({ webview: true } as const) : {};
    if (isIdPage(page)) return item === null ? null : { page, id: item, ...twin };
    if (isSlugPage(page)) return item === null ? null : { page, slug: item, ...twin };
    return { page, ...twin };
  }
  if (webview) return null;
  if (takesFilters(page)) {
    const narrowed = filters === null ? {} : { filters };
    if (!isSlugPage(page)) return { page, ...narrowed };
    return item === null ? null : { page, slug: item, ...narrowed };
  }
  if (isSlugPage(page)) return item === null ? null : { page, slug: item };
  return { page };
}

function findEntry(table: MatchTable, words: string): { entry: TableEntry; item: string | null } | null {
  const plain = table.plain.get(words);
  if (plain !== undefined) return { entry: plain, item: null };
  const showtime = findShowtime(table, words);
  if (showtime !== null) return showtime;
  const cut = words.lastIndexOf('/');
  if (cut === -1) return null;
  const entry = table.withItem.get(words.slice(0, cut));
  const item = words.slice(cut + 1);
  return entry !== undefined && isSlug(item) ? { entry, item } : null;
}

/** The page of a showtime: its words, and the four segments behind them. */
function findShowtime(table: MatchTable, words: string): { entry: TableEntry; item: string } | null {
  const parts = words.split('/');
  const entry = table.showtimes.get(parts.slice(0, -partsOfShowtime).join('/'));
  return entry === undefined ? null : { entry, item: parts.slice(-partsOfShowtime).join('/') };
}

const webviewMark = `${webviewSegment}/`;

/** The filters at the end of a page's address; null when the page does not take them. */
function readFilters(page: PageId, text: string): ParsedFilters | null {
  const parsed = takesFilters(page) ? parseFilters(text.slice(1 + filtersSegment.length)) : null;
  const names = Object.keys(parsed?.filters ?? {}) as FilterName[];
  return names.every((name) => takesFilter(page, name)) ? parsed : null;
}

/** Reads a path without its first slash, its language prefix and the slashes at its end. */
function read(table: MatchTable, rest: string): Reading | null {
  const [base, filters] = splitPath(rest);
  const webview = base.startsWith(webviewMark);
  const found = findEntry(table, webview ? base.slice(webviewMark.length) : base);
  if (found === null) return null;
  const { entry, item } = found;
  if (filters === '') {
    const ref = makeRef(entry.page, item, null, webview);
    return ref === null ? null : { entry, ref, canonical: true };
  }
  const parsed = readFilters(entry.page, filters);
  if (parsed === null) return null;
  const ref = makeRef(entry.page, item, parsed.filters, webview);
  return ref === null ? null : { entry, ref, canonical: parsed.path === filters };
}

function moved(path: string): RouteMatch {
  return { kind: 'redirect', status: 308, path, varies: false };
}

function notFound(prefix: Locale | undefined, visitor: Visitor): RouteMatch {
  return prefix === undefined
    ? { kind: 'none', locale: visitor.locale, languageFrom: 'visitor' }
    : { kind: 'none', locale: prefix, languageFrom: 'path' };
}

function toLocale(locale: Locale, ref: PageRef): RouteMatch {
  return hasPage(locale, ref.page)
    ? moved(href(locale, ref))
    : { kind: 'none', locale, languageFrom: 'path' };
}

function byVisitor(visitor: Visitor, ref: PageRef): RouteMatch {
  const { locale } = visitor;
  if (!hasPage(locale, ref.page)) return notFound(undefined, visitor);
  return { kind: 'redirect', status: 307, path: href(locale, ref), varies: true };
}

function localeIn(table: MatchTable, language: Language, visitor: Visitor): Locale {
  return table.locales.get(language)?.locale ?? visitor.locale;
}

/** Decides about a path without a language prefix; `bare` is the path without slashes at the end. */
function matchUnprefixed(
  table: MatchTable,
  bare: string,
  reading: Reading,
  stays: boolean,
  visitor: Visitor,
): RouteMatch {
  const { entry, ref } = reading;
  if (entry.prefixing !== 'by-language') {
    return stays ? { kind: 'page', locale: visitor.locale, ref, languageFrom: 'visitor' } : moved(bare);
  }
  const own = table.unprefixedLanguage;
  if (own !== null && entry.known.includes(own)) {
    const locale = localeIn(table, own, visitor);
    if (!stays || !entry.own.includes(own)) return toLocale(locale, ref);
    return { kind: 'page', locale, ref, languageFrom: 'path' };
  }
  const [only, ...others] = entry.known;
  if (only !== undefined && others.length === 0) return toLocale(localeIn(table, only, visitor), ref);
  return byVisitor(visitor, ref);
}

/** Decides about a path with a language prefix of the site. */
function matchPrefixed(table: MatchTable, reading: Reading, stays: boolean, prefix: Visitor): RouteMatch {
  const { entry, ref } = reading;
  const right =
    stays &&
    entry.prefixing !== 'never' &&
    entry.own.includes(prefix.language) &&
    prefix.language !== table.unprefixedLanguage;
  if (!right) return toLocale(prefix.locale, ref);
  return { kind: 'page', locale: prefix.locale, ref, languageFrom: 'path' };
}

/** Matches a path that begins with exactly one slash and contains only plain characters. */
function matchPlain(table: MatchTable, path: string, visitor: Visitor): RouteMatch {
  let end = path.length;
  while (end > 1 && path.charCodeAt(end - 1) === 47) end -= 1;
  const untrailed = end === path.length;
  const bare = untrailed ? path : path.slice(0, end);

  const cut = bare.indexOf('/', 1);
  const prefix = table.locales.get(cut === -1 ? bare.slice(1) : bare.slice(1, cut));
  const rest = prefix === undefined ? bare.slice(1) : cut === -1 ? '' : bare.slice(cut + 1);
  if (rest === '') return matchHome(table, prefix, untrailed, visitor, { page: 'home' });
  const [base, homeFilters] = splitPath(`/${rest}`);
  if (base === '') {
    const parsed = readFilters('home', homeFilters);
    if (parsed === null) return notFound(prefix?.locale, visitor);
    const home: PageRef = { page: 'home', ...(parsed.filters === null ? {} : { filters: parsed.filters }) };
    return matchHome(table, prefix, untrailed && parsed.path === homeFilters, visitor, home);
  }
  const reading = read(table, rest);
  if (reading !== null) {
    const stays = untrailed && reading.canonical;
    return prefix === undefined
      ? matchUnprefixed(table, bare, reading, stays, visitor)
      : matchPrefixed(table, reading, stays, prefix);
  }
  return matchFixed(table, bare, untrailed) ?? notFound(prefix?.locale, visitor);
}

/**
 * Decides about the home page.
 *
 * @param stays whether the path after the prefix is in canonical form
 */
function matchHome(
  table: MatchTable,
  prefix: Visitor | undefined,
  stays: boolean,
  visitor: Visitor,
  ref: PageRef,
): RouteMatch {
  const own = table.unprefixedLanguage;
  if (prefix !== undefined) {
    if (!stays || prefix.language === own) return toLocale(prefix.locale, ref);
    return { kind: 'page', locale: prefix.locale, ref, languageFrom: 'path' };
  }
  if (own !== null) {
    const locale = localeIn(table, own, visitor);
    if (!stays) return toLocale(locale, ref);
    return { kind: 'page', locale, ref, languageFrom: 'path' };
  }
  return byVisitor(visitor, ref);
}

/** Addresses that are the same on every site and that are not in the table. */
function matchFixed(table: MatchTable, bare: string, untrailed: boolean): RouteMatch | null {
  if (bare === '/404_NOT_FOUND') return untrailed ? { kind: 'error-page', code: 404 } : moved(bare);
  if (bare === '/410_GONE') return untrailed ? { kind: 'error-page', code: 410 } : moved(bare);
  const address = parseRedirectAddress(bare);
  if (address === null) return null;
  const { language, itemKind, slug } = address;
  const known = language !== null && table.locales.has(language);
  return { kind: 'moved-item', language: known ? language : null, itemKind, slug };
}

/** The plain form of a path with percent-encoding, or `null` when it has none. */
function decode(path: string): string | null {
  if (!path.includes('%') || encodedSeparator.test(path)) return null;
  try {
    const plain = decodeURIComponent(path);
    return plainPath.test(plain) ? plain : null;
  } catch {
    return null;
  }
}

function prefixLocale(table: MatchTable, path: string): Locale | undefined {
  return table.locales.get(path.slice(1, 1 + path.slice(1, 4).search(/\/|$/)))?.locale;
}

function matchDecoded(table: MatchTable, plain: string, visitor: Visitor): RouteMatch {
  const match = matchPlain(table, plain, visitor);
  return match.kind === 'page' || match.kind === 'error-page' ? moved(plain) : match;
}

/**
 * The meaning of a path on a site, for a visitor whose language is already decided (R005). The function is pure and
 * never throws. `pathname` is the part before `?` and `#` in the request, as sent. A path that differs from a canonical
 * address only in its prefix, wording, filters, trailing slash or percent-encoding is redirected there in one step; the
 * target of a redirect never redirects again.
 */
export function matchPath(site: SiteId, pathname: string, resolvedLanguage: Language): RouteMatch {
  const table = matchTableOf(site);
  const visitor = table.locales.get(resolvedLanguage) ?? table.locales.get(table.defaultLanguage);
  if (visitor === undefined) throw new Error(`Site ${site} has no locale for its default language.`);
  if (pathname.length <= maxPathLength) {
    if (plainPath.test(pathname)) return matchPlain(table, pathname, visitor);
    const plain = decode(pathname);
    if (plain !== null) return matchDecoded(table, plain, visitor);
  }
  return notFound(prefixLocale(table, pathname), visitor);
}
