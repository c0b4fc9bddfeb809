import { hash } from 'node:crypto';
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

/** Columns of a tracked table beside `site`, `row_key` and `digest`, with their SQL types. */
export type SyncColumns = Readonly<Record<string, 'text' | 'integer' | 'json' | 'date' | 'timestamp'>>;

/** Digest of each present row by its key. */
export type Digests = ReadonlyMap<string, string>;

/** What makes a table's rows equal to those that are to be. */
export interface Difference {
  /** Counts by group; groups without a change are left out. */
  counts: Map<string, ChangeCounts>;
  /** Keys of rows that leave or are replaced, in JSON arrays for one statement each. */
  stale: string[];
  /** New rows, in JSON arrays for one statement each. */
  fresh: string[];
}

/** Rows that are read, and characters of JSON that are written, in one statement: a few hundredths of a second. */
const rowsPerRead = 5_000;
const charactersPerWrite = 200_000;

/** Digests of a site's rows of one table, read in pieces so that others get their turn. */
export async function readDigests(db: Database, table: string, site: string): Promise<Map<string, string>> {
  const digests = new Map<string, string>();
  let last = '';
  for (;;) {
    const { rows } = await sql<{ row_key: string; digest: string }>`
      select row_key, digest from ${sql.table(table)} where site = ${site} and row_key > ${last}
      order by row_key limit ${rowsPerRead}`.execute(db);
    for (const row of rows) digests.set(row.row_key, row.digest);
    if (rows.length < rowsPerRead) return digests;
    last = rows.at(-1)?.row_key ?? '';
  }
}

/**
 * Finds what differs between present rows and those that are to be: a daily load of an unchanged catalogue
 * writes nothing.
 * @param rows keys must differ from each other
 * @param groupOf under which name a row is counted
 */
export function differenceOf(
  rows: Iterable<SyncRow>,
  columns: SyncColumns,
  present: Digests,
  groupOf: (key: string) => string,
): Difference {
  const counts = new Map<string, ChangeCounts>();
  const stale = new Pieces();
  const fresh = new Pieces();
  const met = new Set<string>();
  for (const row of rows) {
    const digest = digestOf(row, columns);
    const known = present.get(row.key);
    met.add(row.key);
    if (known === digest) continue;
    if (known !== undefined) stale.add(JSON.stringify(row.key));
    count(counts, groupOf(row.key), known === undefined ? 'added' : 'changed');
    fresh.add(recordOf(row, digest, columns));
  }
  for (const key of present.keys()) {
    if (met.has(key)) continue;
    stale.add(JSON.stringify(key));
    count(counts, groupOf(key), 'removed');
  }
  return { counts, stale: stale.end(), fresh: fresh.end() };
}

/** Deletes rows by a JSON array of their keys. */
export async function deleteRows(tx: Database, table: string, site: string, keys: string): Promise<void> {
  await sql`
    delete from ${sql.table(table)}
    where site = ${site} and row_key = any(array(select json_array_elements_text(${keys}::json)))`.execute(
    tx,
  );
}

/** Inserts a JSON array of rows as `differenceOf` gives it. */
export async function insertRows(
  tx: Database,
  table: string,
  site: string,
  columns: SyncColumns,
  records: string,
): Promise<void> {
  const names = Object.keys(columns);
  const targets = sql.join(['site', 'row_key', 'digest', ...names].map((name) => sql.ref(name)));
  const values = sql.join(['row_key', 'digest', ...names].map((name) => sql.ref(`x.${name}`)));
  const types = Object.entries({ row_key: 'text', digest: 'text', ...columns });
  const shape = sql.join(types.map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`));
  await sql`
    insert into ${sql.table(table)} (${targets})
    select ${site}, ${values} from json_to_recordset(${records}::json) as x (${shape})`.execute(tx);
}

/** Gathers JSON texts into arrays of a size that one statement takes. */
class Pieces {
  readonly #done: string[] = [];
  #open: string[] = [];
  #length = 0;

  add(json: string): void {
    this.#open.push(json);
    this.#length += json.length;
    if (this.#length >= charactersPerWrite) this.#close();
  }

  end(): string[] {
    if (this.#open.length > 0) this.#close();
    return this.#done;
  }

  #close(): void {
    this.#done.push(`[${this.#open.join(',')}]`);
    this.#open = [];
    this.#length = 0;
  }
}

/** A row as JSON text; JSON columns are put in as they are, which spares escaping and parsing them twice. */
function recordOf(row: SyncRow, digest: string, columns: SyncColumns): string {
  const fields = Object.entries(columns).map(([name, type]) => {
    const value = row.columns[name] ?? null;
    return `${JSON.stringify(name)}:${type === 'json' && typeof value === 'string' ? value : JSON.stringify(value)}`;
  });
  return `{"row_key":${JSON.stringify(row.key)},"digest":"${digest}",${fields.join(',')}}`;
}

function digestOf(row: SyncRow, columns: SyncColumns): string {
  let all = '';
  for (const name of Object.keys(columns)) {
    const value = row.columns[name];
    // A length before each value keeps 'ab' + 'c' apart from 'a' + 'bc'.
    const text = value === null || value === undefined ? '' : String(value);
    all += `${value === null ? '-' : text.length}:${text}`;
  }
  return hash('sha1', all, 'base64url');
}

function count(counts: Map<string, ChangeCounts>, group: string, change: keyof ChangeCounts): void {
  const present = counts.get(group) ?? { added: 0, changed: 0, removed: 0 };
  present[change] += 1;
  counts.set(group, present);
}
