import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import { sql } from 'kysely';
import { z } from 'zod';
import type { SiteCatalogue } from '#src/contract/catalogue.ts';
import type { SiteId } from '#src/sites/site.ts';
import type { Database, OpenDatabase } from '../../database/open.ts';
import { loadFacts, siteCatalogue, type LoadFacts } from '../catalogue-schema.ts';

/** Loads of a site that are kept: the last ones that were let in, and the last one that was held. */
const mostKept = 10;

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** A load that is kept. */
export interface KeptLoad {
  readonly number: number;
  readonly outcome: 'loaded' | 'held';
  readonly toldAt: Date;
  readonly facts: LoadFacts;
}

/** A load that is to be kept, packed before anybody waits for it. */
export interface PackedLoad {
  readonly site: SiteId;
  readonly text: string;
}

/** Packs the catalogue of a load as the chain gave it. */
export async function packLoad(catalogue: SiteCatalogue): Promise<PackedLoad> {
  const packed = await compress(Buffer.from(JSON.stringify(catalogue)));
  return { site: catalogue.site, text: packed.toString('base64') };
}

/**
 * Keeps a load, and lets the oldest go. One that was let in ends the wait of the held one; a held one takes the place of the one before, and
 * counts it.
 *
 * @returns its number, which counts the loads of its site
 */
export async function keepLoad(
  db: Database,
  { site, text }: PackedLoad,
  outcome: KeptLoad['outcome'],
  facts: Omit<LoadFacts, 'tries'>,
  now: Date,
): Promise<number> {
  const held = await sql<{ tries: number }>`
    select (facts ->> 'tries')::int as tries from catalogue_loads
    where site = ${site} and outcome = 'held'`.execute(db);
  const tries = outcome === 'held' ? 1 + (held.rows[0]?.tries ?? 0) : 0;
  const { rows } = await sql<{ number: number }>`
    insert into catalogue_loads (site, number, outcome, told_at, facts, catalogue)
    select ${site}, 1 + coalesce(max(number), 0), ${outcome}, ${now.toISOString()}::timestamptz,
      ${JSON.stringify({ ...facts, tries })}::json, ${text}
    from catalogue_loads where site = ${site}
    returning number`.execute(db);
  const number = rows[0]?.number ?? 0;
  await sql`
    delete from catalogue_loads where site = ${site} and number <> ${number} and (outcome <> 'loaded' or number not in (
      select number from catalogue_loads where site = ${site} and outcome = 'loaded'
      order by number desc limit ${mostKept}))`.execute(db);
  return number;
}

/**
 * Ends the wait of the held load: what is there already was sent again. Its number stays taken, or an operator could let in by it
 * what is held next.
 */
export async function endHeld(db: Database, site: SiteId): Promise<void> {
  await sql`
    update catalogue_loads set outcome = 'ended', catalogue = ''
    where site = ${site} and outcome = 'held'`.execute(db);
}

/** Frees the space of loads that left; the embedded database has no background process for it. */
export async function tidyLoads({ db, kind }: Pick<OpenDatabase, 'db' | 'kind'>): Promise<void> {
  if (kind !== 'postgres') await sql`vacuum analyze catalogue_loads`.execute(db);
}

const keptRow = z.object({
  number: z.int(),
  outcome: z.enum(['loaded', 'held']),
  told_at: z.coerce.date(),
  facts: z.string(),
});

/** The loads of a site that are kept, the latest first. */
export async function readLoads(db: Database, site: SiteId): Promise<KeptLoad[]> {
  const { rows } = await sql`
    select number, outcome, told_at, facts::text as facts
    from catalogue_loads where site = ${site} and outcome <> 'ended' order by number desc`.execute(db);
  return rows.map((row) => {
    const { number, outcome, told_at: toldAt, facts } = keptRow.parse(row);
    return { number, outcome, toldAt, facts: loadFacts.parse(JSON.parse(facts)) };
  });
}

/** The catalogue of a kept load; null where none has this number. */
export async function readLoadedCatalogue(
  db: Database,
  site: SiteId,
  number: number,
): Promise<SiteCatalogue | null> {
  const { rows } = await sql<{ catalogue: string }>`
    select catalogue from catalogue_loads
    where site = ${site} and number = ${number} and outcome <> 'ended'`.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  const text = await decompress(Buffer.from(row.catalogue, 'base64'));
  return siteCatalogue.parse(JSON.parse(text.toString()));
}
