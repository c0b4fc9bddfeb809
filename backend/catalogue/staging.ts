import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { SiteId } from '#src/sites/site.ts';
import type { Database } from '../database/open.ts';
import { deleteRows, insertRows } from '../database/sync.ts';
import { columnsOf, loadedTables } from './source.ts';
import type { Piece } from './source.ts';

/** The rows of an interrupted load are removed after this number of hours. */
const forgottenHours = 6;

/** The changes of a load: rows to remove, and staged rows under a temporary site id. */
export interface Staged {
  /** Used in place of a site's id; no site has it. */
  name: string;
  leaving: readonly Piece[];
}

/**
 * Stages new rows, statement by statement, while readers continue; `takeOver` then moves them at once. The embedded
 * database answers nobody else during a transaction, and this is by far the longest part of a load.
 */
export async function stage(db: Database, site: SiteId, pieces: AsyncIterable<Piece>): Promise<Staged> {
  const name = `${site}*${randomUUID().slice(0, 8)}`;
  await sql`
    delete from catalogue
    where site like ${`${site}*%`} and loaded_at < now() - ${forgottenHours} * interval '1 hour'`.execute(db);
  await sql`
    insert into catalogue (site, origin, loaded_at, revision, seed_day, languages)
    values (${name}, 'import', now(), 0, null, '')`.execute(db);
  const leaving: Piece[] = [];
  try {
    for await (const piece of pieces) {
      if (piece.deed === 'delete') leaving.push(piece);
      else await insertRows(db, piece.table, name, columnsOf[piece.table], piece.json);
    }
  } catch (error) {
    await unstage(db, { name });
    throw error;
  }
  return { name, leaving };
}

/** Removes the old rows and moves the staged ones to their place. Bodies stay; only the rows are written again. `step` is called after each statement. */
export async function takeOver(
  tx: Database,
  site: SiteId,
  { name, leaving }: Staged,
  step: () => void,
): Promise<void> {
  for (const { table, json } of leaving) {
    await deleteRows(tx, table, site, json);
    step();
  }
  for (const table of loadedTables) {
    await sql`update ${sql.table(table)} set site = ${site} where site = ${name}`.execute(tx);
    step();
  }
}

/** Removes the staged rows; after `takeOver` there are none. */
export async function unstage(db: Database, { name }: Pick<Staged, 'name'>): Promise<void> {
  await sql`delete from catalogue where site = ${name}`.execute(db);
}
