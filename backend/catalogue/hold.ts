import { sql } from 'kysely';
import type { SiteCatalogue } from '#src/contract/catalogue.ts';
import { sites } from '#src/sites/registry.ts';
import type { Database } from '../database/open.ts';
import { localTimeOf } from './programme-day.ts';
import { readCatalogueState } from './state.ts';

/** Share of the coming showtimes that a load may drop before it is held. */
const largestDrop = 0.3;

/** Coming showtimes before and after a load. */
export interface HoldResult {
  held: boolean;
  before: number;
  after: number;
}

/**
 * Whether a load would drop more than 30 % of the coming showtimes; most likely its feed broke off. Showtimes of the
 * demonstration do not count, because an import is meant to replace them; neither do those that are kept as cancelled.
 */
export async function holdCheck(db: Database, catalogue: SiteCatalogue, now: Date): Promise<HoldResult> {
  const { site } = catalogue;
  const { defaultLanguage, timeZone } = sites[site];
  const from = localTimeOf(now, timeZone);
  const after = countComing(catalogue, from);
  const state = await readCatalogueState(db, site);
  if (state === null || state.origin === 'demonstration') return { held: false, before: 0, after };
  const { rows } = await sql<{ coming: number }>`
    select count(*)::int as coming from showtimes
    where site = ${site} and start >= ${from}::timestamp and language in ('', ${defaultLanguage})
      and coalesce(body ->> 'cancelled', 'false') <> 'true'`.execute(db);
  const before = rows[0]?.coming ?? 0;
  return { held: after < before * (1 - largestDrop), before, after };
}

function countComing(catalogue: SiteCatalogue, from: string): number {
  const showtimes = catalogue.languages[sites[catalogue.site].defaultLanguage]?.showtimes ?? {};
  let coming = 0;
  for (const byCinema of Object.values(showtimes)) {
    for (const byDay of Object.values(byCinema)) {
      for (const list of Object.values(byDay))
        coming += list.filter(({ time, cancelled }) => time >= from && cancelled !== true).length;
    }
  }
  return coming;
}
