import { emitFilters, isDay, parseFilters } from '#src/routes/filters.ts';
import { takesSearch, type Filters, type PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { noSearch, type Search } from '#src/routes/search.ts';
import { searchSegment } from './search-segment.ts';

/** The status pages: what the visitor sees instead of a page (R047, R048). */
export type StatusCode = 404 | 410 | 503;

/** What of a page's address stands in its `view` segment. */
export interface View {
  readonly filters: Filters;
  /** `?bandeannonce=true` (R065). */
  readonly trailer: boolean;
}

const none = '-';
const trailerMark = 'trailer';

/**
 * Filters and trailer as one path segment: a page depends on its internal path alone, so a query that must act
 * without script becomes a part of it. `-` where there is nothing.
 */
export function viewSegment(view: Partial<View>): string {
  const parts = emitFilters(view.filters ?? {})
    .split('/')
    .slice(2);
  if (view.trailer) parts.push(trailerMark);
  return parts.length > 0 ? parts.join('~') : none;
}

/** The reverse of {@link viewSegment}. A segment that it did not make reads as nothing chosen; it never throws. */
export function readViewSegment(segment: string): View {
  const text = decoded(segment);
  if (text === none) return { filters: {}, trailer: false };
  const parts = text.split('~');
  const filters = parts.filter((part) => part !== trailerMark).map((part) => `/${part}`);
  return {
    filters: parseFilters(filters.join(''))?.filters ?? {},
    trailer: parts.includes(trailerMark),
  };
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return none;
  }
}

/**
 * The internal path of a page, under `app/[locale]`.
 *
 * @param day programme day of the site: pages that depend on today carry it, so yesterday's page is never shown as today's
 * @returns the path, or null for a page that is not built
 */
export function internalPath(
  locale: Locale,
  ref: PageRef,
  day: string,
  options: { readonly trailer?: boolean; readonly search?: Search } = {},
): string | null {
  const filters = 'filters' in ref ? (ref.filters ?? {}) : {};
  const search = options.search ?? noSearch;
  const { page } = ref;
  if (page === 'home' || page === 'events' || page === 'upcomingShowsLight' || page === 'callback')
    return `/${locale}/${page}/${day}`;
  if (takesSearch(page)) return `/${locale}/${page}/${day}/${searchSegment(search)}`;
  if (ref.page === 'shows') return `/${locale}/shows/${day}/${viewSegment({ filters })}`;
  if (ref.page === 'city' || ref.page === 'cityLight' || ref.page === 'cinemaLight') {
    return `/${locale}/${ref.page}/${ref.slug}/${day}`;
  }
  if (ref.page === 'cinema') return `/${locale}/cinema/${ref.slug}/${day}/${viewSegment({ filters })}`;
  if (ref.page === 'movie' || ref.page === 'entertainment') {
    return `/${locale}/show/${ref.slug}/${day}/${viewSegment({ filters, trailer: options.trailer ?? false })}`;
  }
  return null;
}

/** The internal path of a status page. */
export function statusPath(locale: Locale, code: StatusCode): string {
  return `/${locale}/status/${code}`;
}

/** A day segment as a page reads it; anything but a day (the build's placeholder) is null. */
export function readDaySegment(segment: string): string | null {
  return isDay(segment) ? segment : null;
}
