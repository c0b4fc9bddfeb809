import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from './open.ts';

/** How many rows of a kind a load added, changed and removed. */
export interface ChangeCounts {
  added: number;
  changed: number;
  removed: number;
}

/** One row to be: its key (unique in the site) and its other columns; JSON columns hold JSON text. */
export interface SyncRow {
  key: string;
  columns: Readonly<Record<string, string | number | null>>;
}

interface FreshRow extends SyncRow {
  digest: string;
}

/** Columns of a tracked table beside `site`, `row_key` and `digest`, with their SQL types. */
export type SyncColumns = Readonly<Record<string, 'text' | 'integer' | 'json' | 'date' | 'timestamp'>>;

const rowsPerStatement = 1_000;

/**
 * Makes a site's rows of one table equal to the given ones, inside the caller's transaction, writing only
 * what differs: a daily load of an unchanged catalogue writes nothing.
 * @param rows keys must differ from each other
 * @returns counts over all rows, and per group where `groupOf` names one
 */
export async function syncRows(
  tx: Database,
  table: string,
  site: string,
  columns: SyncColumns,
  rows: Iterable<SyncRow>,
  groupOf: (key: string) => string = () => 'all',
): Promise<Map<string, ChangeCounts>> {
  const present = await readDigests(tx, table, site);
  const counts = new Map<string, ChangeCounts>();
  const stale: string[] = [];
  const fresh: FreshRow[] = [];
  for (const row of rows) {
    const digest = digestOf(row, columns);
    const known = present.get(row.key);
    present.delete(row.key);
    if (known === digest) continue;
    if (known !== undefined) stale.push(row.key);
    count(counts, groupOf(row.key), known === undefined ? 'added' : 'changed');
    fresh.push({ key: row.key, digest, columns: row.columns });
  }
  for (const key of present.keys()) {
    stale.push(key);
    count(counts, groupOf(key), 'removed');
  }
  for (const keys of chunks(stale)) {
    await sql`delete from ${sql.table(table)} where site = ${site} and row_key = any(${keys}::text[])`.execute(
      tx,
    );
  }
  await insertRows(tx, table, site, columns, fresh);
  return counts;
}

async function readDigests(tx: Database, table: string, site: string): Promise<Map<string, string>> {
  const { rows } = await sql<{ row_key: string; digest: string }>`
    select row_key, digest from ${sql.table(table)} where site = ${site}`.execute(tx);
  return new Map(rows.map((row) => [row.row_key, row.digest]));
}

async function insertRows(
  tx: Database,
  table: string,
  site: string,
  columns: SyncColumns,
  rows: readonly FreshRow[],
): Promise<void> {
  const names = Object.keys(columns);
  const targets = sql.join(['site', 'row_key', 'digest', ...names].map((name) => sql.ref(name)));
  const values = sql.join(['row_key', 'digest', ...names].map((name) => sql.ref(`x.${name}`)));
  const types = Object.entries({ row_key: 'text', digest: 'text', ...columns });
  const shape = sql.join(types.map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`));
  for (const part of chunks(rows)) {
    const records = `[${part.map((row) => recordOf(row, columns)).join(',')}]`;
    await sql`
      insert into ${sql.table(table)} (${targets})
      select ${site}, ${values} from json_to_recordset(${records}::json) as x (${shape})`.execute(tx);
  }
}

/** A row as JSON text; JSON columns are put in as they are, which spares escaping and parsing them twice. */
function recordOf(row: FreshRow, columns: SyncColumns): string {
  const fields = Object.entries(columns).map(([name, type]) => {
    const value = row.columns[name] ?? null;
    return `${JSON.stringify(name)}:${type === 'json' && typeof value === 'string' ? value : JSON.stringify(value)}`;
  });
  return `{"row_key":${JSON.stringify(row.key)},"digest":"${row.digest}",${fields.join(',')}}`;
}

function digestOf(row: SyncRow, columns: SyncColumns): string {
  const hash = createHash('sha1');
  for (const name of Object.keys(columns)) {
    const value = row.columns[name];
    // A length before each value keeps 'ab' + 'c' apart from 'a' + 'bc'.
    const text = value === null || value === undefined ? '' : String(value);
    hash.update(`${value === null ? '-' : text.length}:`).update(text);
  }
  return hash.digest('base64url');
}

function count(counts: Map<string, ChangeCounts>, group: string, change: keyof ChangeCounts): void {
  const present = counts.get(group) ?? { added: 0, changed: 0, removed: 0 };
  present[change] += 1;
  counts.set(group, present);
}

function* chunks<T>(list: readonly T[]): Generator<T[]> {
  for (let start = 0; start < list.length; start += rowsPerStatement)
    yield list.slice(start, start + rowsPerStatement);
}
