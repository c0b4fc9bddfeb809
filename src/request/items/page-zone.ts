import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import type { StatefulKind, World } from '../decision.ts';
import { itemOfRef } from '../item-state.ts';

/**
 * The place that decides what "today" is on a page: the page's cinema or city, the cinema of its showtime, the first cinema in its filters, or the
 * visitor's city.
 */
function placeOf(
  ref: PageRef,
  near: string | null,
): { readonly kind: StatefulKind; readonly slug: string } | null {
  if ('show' in ref) return { kind: 'cinema', slug: ref.cinema };
  const item = itemOfRef(ref);
  if (item && (item.kind === 'cinema' || item.kind === 'city')) return item;
  const filters = 'filters' in ref ? ref.filters : undefined;
  const cinema = filters?.localisation ?? filters?.cinemas?.[0];
  if (cinema !== undefined) return { kind: 'cinema', slug: cinema };
  return near === null ? null : { kind: 'city', slug: near };
}

/**
 * The zone whose programme day a page shows as today (D28): the zone of the page's cinema or city, if it differs from
 * the site's.
 *
 * @param near slug of the visitor's city, or null
 * @returns an IANA zone, or null for the site's zone
 */
export function zoneOfPage(
  world: Pick<World, 'item'>,
  locale: Locale,
  ref: PageRef,
  near: string | null = null,
): string | null {
  const place = placeOf(ref, near);
  if (place === null) return null;
  const state = world.item(locale, place.kind, place.slug);
  return state?.kind === 'here' ? (state.timeZone ?? null) : null;
}
