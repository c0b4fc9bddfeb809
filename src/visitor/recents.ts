import type { Locale } from '#src/sites/site.ts';

/** Something that the visitor went to (R116): what it is called, of what kind, and where it is. */
export interface RecentItem {
  readonly title: string;
  /** Its kind or place in words; empty for none. */
  readonly subtitle: string;
  /** A path of this site. */
  readonly url: string;
  /** Id of the page that it leads to. */
  readonly route: string;
}

/** What a list of recent items is about. */
export type RecentList = 'search' | 'locator';

/** So many are kept (R193, R234). */
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

/** The list with an item at its front; one of the same address is not named twice. */
export function withRecent(items: readonly RecentItem[], item: RecentItem): readonly RecentItem[] {
  return [item, ...items.filter(({ url }) => url !== item.url)].slice(0, mostRecents);
}

/** The items of a stored text; what an older version or a stranger left there is no item. */
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

/** Of each language its own: a title and its address belong to one. */
const keyOf = (list: RecentList, locale: Locale): string => `velours.${list}.${locale}`;

/** What the visitor went to lately; nothing where the browser keeps nothing. */
export function readRecents(list: RecentList, locale: Locale): readonly RecentItem[] {
  try {
    return parseRecents(localStorage.getItem(keyOf(list, locale)));
  } catch {
    return [];
  }
}

/** Notes that the visitor went to something. */
export function addRecent(list: RecentList, locale: Locale, item: RecentItem): void {
  try {
    localStorage.setItem(keyOf(list, locale), JSON.stringify(withRecent(readRecents(list, locale), item)));
  } catch {
    // Full, or switched off: then nothing is remembered.
  }
}

/** Forgets a list. */
export function forgetRecents(list: RecentList, locale: Locale): void {
  try {
    localStorage.removeItem(keyOf(list, locale));
  } catch {
    // Nothing was kept.
  }
}
