import { renewSnapshot } from '#src/request/items/items.ts';
import { localeOf, siteIds, sites } from '#src/sites/registry.ts';

/**
 * Does what the first visitors after a start would wait for: the lists of the sites, and the program of a page. It never
 * rejects: a part that fails is made by the first visitor who needs it, and is no reason to stay out of service.
 *
 * @param page has the first page rendered
 * @param limitMs after this time it is over, whatever is still missing: an API that hangs keeps no process out; 0: nothing
 *   is done
 */
export async function warmUp(
  page: () => Promise<void>,
  limitMs: number,
  lists: () => Promise<void> = listsOfSites,
): Promise<void> {
  if (limitMs === 0) return;
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, limitMs);
  await Promise.race([Promise.allSettled([lists(), page()]), late]);
  clearTimeout(timer);
}

async function listsOfSites(): Promise<void> {
  // One site after the other: together their lists are sixty calls.
  for (const site of siteIds) await renewSnapshot(localeOf(site, sites[site].defaultLanguage));
}
