import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { SiteId } from '#src/sites/site.ts';
import { insertRows, RefusedRows } from '../database/sync.ts';
import type { SyncColumns } from '../database/sync.ts';
import type { Database } from '../database/open.ts';
import { CatalogueError, columnsOf, loadedTables } from './source.ts';

/** The rows are tried under a name that no site has, and none of them stays. */
class Tried extends Error {}

/**
 * Says which row of a statement the database refuses, and which field of it, by trying halves: the database itself says
 * neither.
 */
export async function refusedRow(db: Database, site: SiteId, refused: RefusedRows): Promise<CatalogueError> {
  const table = loadedTables.find((one) => one === refused.table);
  const reason = refused.message;
  if (table === undefined) return new CatalogueError(`the database refuses a value: ${reason}`);
  const columns = columnsOf[table];
  let rows = JSON.parse(refused.records) as Record<string, unknown>[];
  while (rows.length > 1) {
    const half = rows.slice(0, Math.ceil(rows.length / 2));
    const rest = rows.slice(half.length);
    if (await refusal(db, site, table, columns, half)) rows = half;
    else if (await refusal(db, site, table, columns, rest)) rows = rest;
    // Only together they are too much, as two rows with one key are.
    else break;
  }
  const [row = {}] = rows;
  const field = rows.length === 1 ? await refusedField(db, columns, row) : null;
  const place = [table, String(row['row_key']), ...(field === null ? [] : [`field ${field}`])].join(', ');
  return new CatalogueError(`the database refuses a value of the catalogue (${place}): ${reason}`);
}

async function refusal(
  db: Database,
  site: SiteId,
  table: string,
  columns: SyncColumns,
  rows: readonly object[],
): Promise<boolean> {
  const name = `${site}*${randomUUID().slice(0, 8)}`;
  try {
    await db.transaction().execute(async (tx) => {
      await sql`
        insert into catalogue (site, origin, loaded_at, revision, seed_day, languages)
        values (${name}, 'import', now(), 0, null, '')`.execute(tx);
      await insertRows(tx, table, name, columns, JSON.stringify(rows));
      throw new Tried();
    });
  } catch (error) {
    if (error instanceof RefusedRows) return true;
    if (!(error instanceof Tried)) throw error;
  }
  return false;
}

/** The column whose value is none of its type; null when it is the whole row that is refused. */
async function refusedField(db: Database, columns: SyncColumns, row: object): Promise<string | null> {
  for (const [name, type] of Object.entries(columns)) {
    const shape = sql`${sql.ref(name)} ${sql.raw(type)}`;
    const fits =
      await sql`select ${sql.ref(name)} from json_to_record(${JSON.stringify(row)}::json) as x (${shape})`
        .execute(db)
        .then(
          () => true,
          () => false,
        );
    if (!fits) return name;
  }
  return null;
}
