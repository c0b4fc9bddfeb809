import type { PageId } from './page.ts';

/**
 * The pages that can be opened today. The table knows all others too: they match and have addresses, but
 * nothing links to them and they answer as not found until their id stands here.
 */
export const builtPages: ReadonlySet<PageId> = new Set<PageId>([
  'home',
  'shows',
  'movie',
  'entertainment',
  'upcomingShowsLight',
  'cinemas',
  'cinema',
  'cinemaLight',
  'city',
  'cityLight',
  'events',
  'search',
  'callback',
]);

/** Whether the page can be opened today. */
export function isBuilt(page: PageId): boolean {
  return builtPages.has(page);
}
