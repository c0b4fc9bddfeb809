import { parseStoredPlace, type StoredPlace } from '#src/domain/place/stored-place.ts';
import type { Filters } from '#src/routes/filters.ts';
import { isPlaced, type PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import type { World } from '../decision.ts';

/** The place for which a page is rendered (D44). */
export type VisitorPlace =
  /** The same page for everyone: without a place, or with the city that the address names. */
  | { readonly from: 'address'; readonly city: string | null }
  /** The city that follows from the visitor's cookie. */
  | { readonly from: 'cookie'; readonly city: string; readonly stored: StoredPlace }
  /** Cookie or address name a place, but the site's places are not known yet. */
  | { readonly from: 'unknown'; readonly city: null };

const nowhere: VisitorPlace = { from: 'address', city: null };
const unknown: VisitorPlace = { from: 'unknown', city: null };

/**
 * The place of a request for a page. The address wins over the cookie (D44). There is no place on pages that do not
 * depend on one, on pages for named cinemas (D51), and when the site does not have the place.
 *
 * @param cookie value of the cookie `locator`
 */
export function visitorPlace(
  world: Pick<World, 'cityOf'>,
  locale: Locale,
  ref: PageRef,
  cookie: string | undefined,
): VisitorPlace {
  const filters: Filters = ('filters' in ref ? ref.filters : undefined) ?? {};
  if (filters.near !== undefined) {
    const named = world.cityOf(locale, { type: 'city', city: filters.near });
    return named === undefined ? unknown : { from: 'address', city: named };
  }
  if (!isPlaced(ref.page) || filters.localisation !== undefined || filters.cinemas !== undefined)
    return nowhere;
  const stored = cookie === undefined ? null : parseStoredPlace(cookie);
  if (stored === null || stored.type === 'favorite') return nowhere;
  const city = world.cityOf(locale, stored);
  if (city === undefined) return unknown;
  return city === null ? nowhere : { from: 'cookie', city, stored };
}
