import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import type { StatefulKind, World } from '../decision.ts';
import { itemOfRef } from '../item-state.ts';

/** The place whose today a page goes by: the cinema or city that it is about, or the cinema that it is narrowed to. */
function placeOf(ref: PageRef): { readonly kind: StatefulKind; readonly slug: string } | null {
  const item = itemOfRef(ref);
  if (item && item.kind !== 'show') return item;
  const cinema = 'filters' in ref ? ref.filters?.localisation : undefined;
  return cinema === undefined ? null : { kind: 'cinema', slug: cinema };
}

/**
 * The zone whose programme day a page shows as today (D28): that of the one cinema or city that it is about, where it
 * differs from the site's.
 *
 * @returns an IANA zone, or null for the site's
 */
export function zoneOfPage(world: Pick<World, 'item'>, locale: Locale, ref: PageRef): string | null {
  const place = placeOf(ref);
  if (place === null) return null;
  const state = world.item(locale, place.kind, place.slug);
  return state?.kind === 'here' ? (state.timeZone ?? null) : null;
}
