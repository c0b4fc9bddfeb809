import type { PageRef } from '#src/routes/page.ts';
import { firstListing } from '#src/routes/listing.ts';
import { noSearch } from '#src/routes/search.ts';
import type { Locale } from '#src/sites/site.ts';
import { inputOf, writeSegments, type PageInput } from './segments.ts';

/** The status pages, which the visitor sees in place of a page (R047, R048). */
export type StatusCode = 404 | 410 | 503;

/**
 * The internal path of a page, under `app/[locale]`: its id, then its segments.
 *
 * @param today the programme day that the page shows as today
 * @param near of the options: slug of the city that is the visitor's place, or null (D44); it replaces the reference's
 */
export function internalPath(
  locale: Locale,
  ref: PageRef,
  today: string,
  {
    trailer = false,
    search = noSearch,
    listing = firstListing,
    all = false,
    seasons = [],
    quarter = null,
    near = null,
  }: Partial<Pick<PageInput, 'trailer' | 'search' | 'listing' | 'all' | 'seasons' | 'quarter'>> & {
    readonly near?: string | null;
  } = {},
): string {
  const { near: _asked, ...others } = inputOf(ref).filters;
  const filters = near === null ? others : { ...others, near };
  const input = { ...inputOf(ref), filters, today, quarter, trailer, search, listing, all, seasons };
  return `/${[locale, ref.page, ...writeSegments(ref.page, input)].join('/')}`;
}

/** The internal path of a status page. */
export function statusPath(locale: Locale, code: StatusCode): string {
  return `/${locale}/status/${code}`;
}
