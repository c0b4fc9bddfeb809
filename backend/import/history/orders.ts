import { z } from 'zod';
import { siteIds } from '#src/sites/registry.ts';
import type { OpenDatabase } from '../../database/open.ts';
import { importOutcome, loadFacts } from '../catalogue-schema.ts';
import { loadImport } from '../deliver/load.ts';
import { readLoadedCatalogue, readLoads } from '../deliver/kept-loads.ts';

/** The path of orders about the loads that are kept. */
export const historyPath = '/internal/catalogue-loads';

/** An order about the loads of a site: which there are; what one would change now; to take one up again. */
export const historyOrder = z.object({
  site: z.enum(siteIds),
  deed: z.enum(['history', 'show', 'restore']),
  /** Of the load; null for the history. */
  number: z.int().positive().nullable(),
});
export type HistoryOrder = z.output<typeof historyOrder>;

/** The answer: the loads, the latest first; of one load what it changes, null where none has its number. */
export const historyAnswer = z.object({
  loads: z.array(
    z.object({ number: z.int(), outcome: z.enum(['loaded', 'held']), toldAt: z.string(), facts: loadFacts }),
  ),
  outcome: importOutcome.nullable(),
});
export type HistoryAnswer = z.output<typeof historyAnswer>;

/**
 * Carries out an order. A load that is taken up again is loaded as any other, in one transaction, whatever it removes: showtimes that only
 * later loads had are kept as cancelled (D55), the revision rises, and pages follow.
 */
export async function carryOut(
  database: OpenDatabase,
  { site, deed, number }: HistoryOrder,
  now: Date,
): Promise<HistoryAnswer> {
  const { db } = database;
  const catalogue = number === null ? null : await readLoadedCatalogue(db, site, number);
  const outcome =
    catalogue === null || deed === 'history'
      ? null
      : await loadImport(
          database,
          { catalogue, lacking: {}, force: true, dryRun: deed === 'show' },
          now,
          number,
        );
  const loads = await readLoads(db, site);
  return { loads: loads.map((load) => ({ ...load, toldAt: load.toldAt.toISOString() })), outcome };
}
