import { sql } from 'kysely';
import type { SiteCatalogue } from '#src/contract/catalogue.ts';
import type { SiteId } from '#src/sites/site.ts';
import type { Database, OpenDatabase } from '../database/open.ts';
import { insertRows, readDigests, RefusedRows } from '../database/sync.ts';
import type { ChangeCounts, Digests } from '../database/sync.ts';
import { forgetAllNames, forgetNames, keepNames, readKnownItems } from './identity/known-items.ts';
import { refusedRow } from './refused-row.ts';
import { CatalogueError, catalogueSource, columnsOf, loadedTables } from './source.ts';
import type { CatalogueSource, LoadedTable, Piece, PresentRows } from './source.ts';
import { stage, takeOver, unstage } from './staging.ts';
import { readCatalogueState } from './state.ts';
import type { CatalogueState } from './state.ts';

/** The origin of a catalogue. */
export interface LoadOptions {
  origin: 'demonstration' | 'import';
  /** Instant of the load. */
  now: Date;
  /** The programme day for which a demonstration was made, `YYYY-MM-DD`; null for an import. */
  seedDay: string | null;
  /** Counts the changes and undoes them. */
  dryRun?: boolean;
  /** Writes what belongs to the load, in its transaction. */
  alongside?: (tx: Database, result: LoadResult) => Promise<void>;
  /** Hears how many steps of the load are done, which only grow. */
  progress?: (steps: number) => void;
}

/** The result of a load. */
export interface LoadResult {
  revision: number;
  /** Whether anything has changed. */
  changed: boolean;
  /** Rows added, changed and removed, by kind (`cinema`, `show`, `showtime` …). */
  changes: Readonly<Record<string, ChangeCounts>>;
}

/** How often a load starts again because another load finished meanwhile. */
const mostAttempts = 3;

/**
 * Makes a site's catalogue in the database equal to the given one, in one transaction: readers see either the old or
 * the new catalogue. The revision increases when anything changes.
 * @throws {CatalogueError} when the catalogue lacks the site's default language
 * @throws {IdentityError} when two items claim one slug
 */
export async function replaceCatalogue(
  db: Database,
  catalogue: SiteCatalogue,
  options: LoadOptions,
): Promise<LoadResult> {
  return loadFrom(db, catalogueSource(catalogue), options);
}

/**
 * Does the same from a source. It first finds and stages the differences, so that the transaction is short. The first
 * load of a site has no readers, so it is written directly.
 * @throws {CatalogueError} when other loads of the site finish meanwhile again and again, or the database refuses a value
 */
export async function loadFrom(
  db: Database,
  source: CatalogueSource,
  options: LoadOptions,
): Promise<LoadResult> {
  const { site, languages } = source;
  let steps = 0;
  const step = (): void => options.progress?.((steps += 1));
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const before = await readCatalogueState(db, site);
    const compared = before?.revision ?? 0;
    // Only from import to import is a chain's item the same: the demonstration is another chain.
    const follows = before?.origin === 'import' && options.origin === 'import';
    const known = follows ? await readKnownItems(db, site) : {};
    const comparison = await source.compare(await readPresent(db, site), step, known);
    const { changes, close } = comparison;
    const pieces = heard(comparison.pieces, step);
    const change: Change = { site, languages, compared, changes, options };
    try {
      if (compared === 0) return await commit(db, change, (tx) => insertAll(tx, site, pieces));
      const staged = await stage(db, site, pieces);
      try {
        return await commit(db, change, async (tx) => {
          if (follows) await keepNames(tx, site, staged.leaving, options.now);
          await takeOver(tx, site, staged, step);
          await (follows ? forgetNames(tx, site, options.now) : forgetAllNames(tx, site));
        });
      } finally {
        await unstage(db, staged);
      }
    } catch (error) {
      if (error instanceof DryRun) return error.result;
      if (error instanceof RefusedRows) throw await refusedRow(db, site, error);
      if (!(error instanceof Overtaken)) throw error;
    } finally {
      close();
    }
  }
  throw new CatalogueError(`other loads of ${site} came between; try again`);
}

/** Pieces of a load, of which each is a step when the next one is asked for: then it is written. */
async function* heard(pieces: AsyncIterable<Piece>, step: () => void): AsyncGenerator<Piece> {
  for await (const piece of pieces) {
    yield piece;
    step();
  }
}

async function readPresent(db: Database, site: SiteId): Promise<PresentRows> {
  const present = new Map<LoadedTable, Digests>();
  for (const table of loadedTables) present.set(table, await readDigests(db, table, site));
  return present;
}

async function insertAll(tx: Database, site: SiteId, pieces: AsyncIterable<Piece>): Promise<void> {
  for await (const { table, json } of pieces) await insertRows(tx, table, site, columnsOf[table], json);
}

interface Change extends Pick<CatalogueSource, 'site' | 'languages'>, Pick<LoadResult, 'changes'> {
  /** The revision with which the catalogue was compared; 0 when there was none. */
  compared: number;
  options: LoadOptions;
}

function commit(
  db: Database,
  { site, languages, compared, changes, options }: Change,
  write: (tx: Database) => Promise<void>,
): Promise<LoadResult> {
  return db.transaction().execute(async (tx): Promise<LoadResult> => {
    const before = await claim(tx, site, options);
    if ((before?.revision ?? 0) !== compared) throw new Overtaken();
    await write(tx);

    const changed = Object.keys(changes).length > 0 || before?.languages.join() !== languages.join();
    const revision = compared + (changed ? 1 : 0);
    await sql`
      update catalogue set origin = ${options.origin}, loaded_at = ${options.now.toISOString()}::timestamptz,
        revision = ${revision}, seed_day = ${options.seedDay}::date, languages = ${languages.join(',')}
      where site = ${site}`.execute(tx);
    const result = { revision, changed, changes };
    if (options.dryRun === true) throw new DryRun(result);
    await options.alongside?.(tx, result);
    return result;
  });
}

/** Another load of the site finished after this one compared. */
class Overtaken extends Error {}

/** Undoes the transaction of a dry run and carries its result. */
class DryRun extends Error {
  readonly result: LoadResult;

  constructor(result: LoadResult) {
    super('dry run');
    this.result = result;
  }
}

/** Frees the space of replaced rows, table by table; the embedded database has no background process for it. */
export async function tidy({ db, kind }: Pick<OpenDatabase, 'db' | 'kind'>): Promise<void> {
  if (kind === 'postgres') return;
  for (const table of loadedTables) await sql`vacuum analyze ${sql.table(table)}`.execute(db);
}

/**
 * Makes sure that the site has a row and locks it for this transaction, so that two loads of a site do not overlap.
 * @returns the row before, or null
 */
async function claim(tx: Database, site: SiteId, options: LoadOptions): Promise<CatalogueState | null> {
  await sql`
    insert into catalogue (site, origin, loaded_at, revision, seed_day, languages)
    values (${site}, ${options.origin}, ${options.now.toISOString()}::timestamptz, 0, null, '')
    on conflict (site) do nothing`.execute(tx);
  await sql`select 1 from catalogue where site = ${site} for update`.execute(tx);
  const held = await readCatalogueState(tx, site);
  return held === null || held.revision === 0 ? null : held;
}
