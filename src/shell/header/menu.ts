import { hasPage } from '#src/routes/href.ts';
import type { MenuEntryKey } from '#src/routes/pages/record.ts';
import { type PageId, recordOf } from '#src/routes/pages/registry.ts';
import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import type { Navigation, OutsidePart } from '../navigation.ts';

/** The target of an entry: a page of the site, or another system. */
type Target =
  | { readonly key: MenuEntryKey; readonly to: PageRef }
  | { readonly key: OutsidePart; readonly url: string; readonly newWindow: boolean };

/**
 * Where an entry is shown: `main` at every width, `wide` where there is room and folded on a phone, `phone` only on a
 * phone.
 */
type MenuPlace = 'main' | 'wide' | 'phone';

/** One entry of the main menu. */
export type MenuEntry = Target & { readonly place: MenuPlace; readonly active: boolean };

interface PageEntry {
  readonly key: MenuEntryKey;
  readonly to: PageRef;
  readonly place: MenuPlace;
}

interface OutsideEntry {
  readonly key: OutsidePart;
  readonly newWindow: boolean;
  readonly place: MenuPlace;
}

/**
 * In the order of R132; the entry for events is our own addition. Gift cards are only in the Dutch menu: only that site
 * has their page.
 */
const entries: readonly (PageEntry | OutsideEntry)[] = [
  {
    key: 'films',
    to: { page: 'shows' },
    place: 'main',
  },
  {
    key: 'cinemas',
    to: { page: 'cinemas' },
    place: 'main',
  },
  { key: 'events', to: { page: 'events' }, place: 'wide' },
  { key: 'club', newWindow: false, place: 'wide' },
  { key: 'offers', to: { page: 'offers' }, place: 'wide' },
  { key: 'business', newWindow: true, place: 'wide' },
  { key: 'wallet', newWindow: false, place: 'phone' },
  {
    key: 'subscriptions',
    to: { page: 'subscriptionOffers' },
    place: 'wide',
  },
  { key: 'giftCards', to: { page: 'giftCard' }, place: 'wide' },
  { key: 'moreFrom', newWindow: true, place: 'wide' },
  { key: 'homeVideo', newWindow: true, place: 'wide' },
];

/**
 * The main menu of a page: only pages that exist on the site and are switched on, and parts of other systems
 * that have an address (R132, R135). Films is active on home, movie and entertainment pages and on its own page;
 * cinemas on the pages of cinemas and of cities (R134).
 *
 * @param current the current page, `null` when it is not in the route table (an error page)
 */
export function menuOf(locale: Locale, current: PageId | null, navigation: Navigation): MenuEntry[] {
  return entries.flatMap((entry): MenuEntry[] => {
    if (!('to' in entry)) {
      const url = navigation.outside[entry.key];
      return url === undefined ? [] : [{ ...entry, url, active: false }];
    }
    const { key, to, place } = entry;
    if (!hasPage(locale, to.page)) return [];
    if (key === 'offers' && !navigation.offers) return [];
    return [{ key, to, place, active: current !== null && recordOf(current).menu === key }];
  });
}
