import { sites } from '#src/sites/registry.ts';
import type { SiteId } from '#src/sites/site.ts';
import type { Database, OpenDatabase } from '../database/open.ts';
import { programmeDayAt } from '../catalogue/programme-day.ts';
import type { CatalogueSource } from '../catalogue/source.ts';
import { readCatalogueState } from '../catalogue/state.ts';
import { loadFrom, tidy } from '../catalogue/store.ts';
import type { LoadResult } from '../catalogue/store.ts';

/** Makes the demonstration catalogue of a site for an instant. */
export type Generate = (site: SiteId, now: Date) => CatalogueSource;

/** A demonstration that was generated again: its programme day, and the changes. */
export interface Refreshed {
  day: string;
  result: LoadResult;
}

/**
 * Loads the demonstration when a site has no catalogue, or when its demonstration is for another programme day than the
 * current one. An imported catalogue is never changed.
 * @param progress hears how many steps are done, which only grow
 * @returns null when there was nothing to do
 */
export async function refreshDemonstration(
  database: OpenDatabase,
  site: SiteId,
  now: Date,
  generate: Generate,
  progress: (steps: number) => void = () => undefined,
): Promise<Refreshed | null> {
  const day = programmeDayAt(now, sites[site].timeZone);
  const state = await readCatalogueState(database.db, site);
  if (state !== null && (state.origin === 'import' || state.seedDay === day)) return null;
  const result = await loadFrom(database.db, generate(site, now), {
    origin: 'demonstration',
    now,
    seedDay: day,
    progress,
  });
  // After the first load there is no space to reclaim.
  if (state !== null && result.changed) await tidy(database);
  return { day, result };
}

/**
 * Removes the demonstration of a site. An imported catalogue is never changed.
 * @returns whether there was one
 */
export async function forgetDemonstration(db: Database, site: SiteId): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('catalogue')
    .where('site', '=', site)
    .where('origin', '=', 'demonstration')
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
