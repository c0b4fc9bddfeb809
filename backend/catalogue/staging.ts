import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { SiteId } from '#src/sites/site.ts';
import type { Database } from '../database/open.ts';
import { deleteRows, insertRows } from '../database/sync.ts';
import { columnsOf, loadedTables } from './source.ts';
import type { Piece } from './source.ts';

/** After this many hours what a load left behind when it broke off is removed. */
const forgottenHours = 6;

/** What a load is about to change: rows to leave, and rows that wait under a name of their own. */
export interface Staged {
  /** Stands where a site's id stands, and is none. */
  name: string;
  leaving: readonly Piece[];
}

/**
 * Writes new rows aside, statement by statement, while readers go on; `takeOver` then moves them in a moment.
 * The embedded database answers nobody else while a transaction is open, and this is by far the longest part.
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

/** Lets rows leave and staged ones take their places. Bodies stay where they are; only the rows are written again. */
export async function takeOver(tx: Database, site: SiteId, { name, leaving }: Staged): Promise<void> {
  for (const { table, json } of leaving) await deleteRows(tx, table, site, json);
  for (const table of loadedTables)
    await sql`update ${sql.table(table)} set site = ${site} where site = ${name}`.execute(tx);
}

/** Removes what is staged; nothing where it has been taken over. */
export async function unstage(db: Database, { name }: Pick<Staged, 'name'>): Promise<void> {
  await sql`delete from catalogue where site = ${name}`.execute(db);
}
