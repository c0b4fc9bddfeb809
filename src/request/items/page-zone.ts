import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import type { StatefulKind, World } from '../decision.ts';
import { itemOfRef } from '../item-state.ts';

/** The place that decides what "today" is on a page: the page's cinema or city, or the cinema in its filters. */
function placeOf(ref: PageRef): { readonly kind: StatefulKind; readonly slug: string } | null {
  const item = itemOfRef(ref);
  if (item && (item.kind === 'cinema' || item.kind === 'city')) return item;
  const cinema = 'filters' in ref ? ref.filters?.localisation : undefined;
  return cinema === undefined ? null : { kind: 'cinema', slug: cinema };
}

/**
 * The zone whose programme day a page shows as today (D28): the zone of the page's cinema or city, if it differs from
 * the site's.
 *
 * @returns an IANA zone, or null for the site's zone
 */
export function zoneOfPage(world: Pick<World, 'item'>, locale: Locale, ref: PageRef): string | null {
  const place = placeOf(ref);
  if (place === null) return null;
  const state = world.item(locale, place.kind, place.slug);
  return state?.kind === 'here' ? (state.timeZone ?? null) : null;
}
