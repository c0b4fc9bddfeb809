import type { Locale } from '#src/sites/site.ts';

/** A page that the visitor opened (R116): its title, its kind and its address. */
export interface RecentItem {
  readonly title: string;
  /** Its kind or place as text; empty when there is none. */
  readonly subtitle: string;
  /** A path of this site. */
  readonly url: string;
  /** Id of the page. */
  readonly route: string;
}

/** The subject of a list of recent items. */
export type RecentList = 'search' | 'locator';

/** The maximum number of items (R193, R234). */
export const mostRecents = 3;

const longest = 300;
const ownPath = /^\/(?![/\\])/;

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= longest;

function isRecent(value: unknown): value is RecentItem {
  if (typeof value !== 'object' || value === null) return false;
  const { title, subtitle, url, route } = value as Record<string, unknown>;
  return (
    isText(title) && title !== '' && isText(subtitle) && isText(url) && ownPath.test(url) && isText(route)
  );
}

/** The list with an item added at its front; the same address is there only once. */
export function withRecent(items: readonly RecentItem[], item: RecentItem): readonly RecentItem[] {
  return [item, ...items.filter(({ url }) => url !== item.url)].slice(0, mostRecents);
}

/** The items of a stored text; invalid items, from an older version or another script, are left out. */
export function parseRecents(text: string | null): readonly RecentItem[] {
  if (text === null) return [];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value)
      ? value
          .filter(isRecent)
          .slice(0, mostRecents)
          .map(({ title, subtitle, url, route }) => ({ title, subtitle, url, route }))
      : [];
  } catch {
    return [];
  }
}

/** Each language has its own list, because a title and its address belong to one language. */
const keyOf = (list: RecentList, locale: Locale): string => `velours.${list}.${locale}`;

/** The pages that the visitor opened recently; empty when the browser has no storage. */
export function readRecents(list: RecentList, locale: Locale): readonly RecentItem[] {
  try {
    return parseRecents(localStorage.getItem(keyOf(list, locale)));
  } catch {
    return [];
  }
}

/** Adds a page that the visitor opened. */
export function addRecent(list: RecentList, locale: Locale, item: RecentItem): void {
  try {
    localStorage.setItem(keyOf(list, locale), JSON.stringify(withRecent(readRecents(list, locale), item)));
  } catch {
    // The storage is full or switched off: nothing is remembered.
  }
}

/** Forgets a list. */
export function forgetRecents(list: RecentList, locale: Locale): void {
  try {
    localStorage.removeItem(keyOf(list, locale));
  } catch {
    // There is no storage, so nothing was stored.
  }
}
