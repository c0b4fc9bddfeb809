import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from './open.ts';

/** How many rows of a kind a load added, changed and removed. */
export interface ChangeCounts {
  added: number;
  changed: number;
  removed: number;
}

/** One wanted row: its key (unique in the site) and its other columns; JSON columns contain JSON text. */
export interface SyncRow {
  key: string;
  columns: Readonly<Record<string, string | number | null>>;
}

/** Columns of a tracked table besides `site`, `row_key` and `digest`, with their SQL types. */
export type SyncColumns = Readonly<Record<string, 'text' | 'integer' | 'json' | 'date' | 'timestamp'>>;

/** Digest of each existing row by its key. */
export type Digests = ReadonlyMap<string, string>;

/** The changes that make a table's rows equal to the wanted rows. */
export interface Difference {
  /** Counts by group; groups without a change are left out. */
  counts: Map<string, ChangeCounts>;
  /** Keys of rows to delete or replace, in JSON arrays for one statement each. */
  stale: string[];
  /** New rows, in JSON arrays for one statement each. */
  fresh: string[];
}

/**
 * The number of rows that one statement reads, and of characters of JSON that one statement writes: a few hundredths of
 * a second each.
 */
const rowsPerRead = 5_000;
const charactersPerWrite = 200_000;

/** Reads the digests of a site's rows in one table, in pieces, so that other statements can run in between. */
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
 * Finds the differences between existing and wanted rows: a daily load of an unchanged catalogue writes nothing.
 * @param rows their keys must be unique
 * @param groupOf the name under which a row is counted
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

/** Deletes the rows whose keys are in a JSON array. */
export async function deleteRows(tx: Database, table: string, site: string, keys: string): Promise<void> {
  await sql`
    delete from ${sql.table(table)}
    where site = ${site} and row_key = any(array(select json_array_elements_text(${keys}::json)))`.execute(
    tx,
  );
}

/** The database refuses a value of some rows, and would refuse it again. */
export class RefusedRows extends Error {
  override name = 'RefusedRows';
  readonly table: string;
  /** The rows of the statement, as a JSON array. */
  readonly records: string;

  constructor(table: string, records: string, cause: Error) {
    super(cause.message, { cause });
    this.table = table;
    this.records = records;
  }
}

/** Whether the database refuses what it was given (a data exception, a constraint, a limit), and not the moment. */
function isRefusal(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && /^(?:22|23|54)\w{3}$/.test(String(error.code));
}

/**
 * Inserts a JSON array of rows from `differenceOf`.
 * @throws {RefusedRows} when the database refuses a value
 */
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
  try {
    await sql`
      insert into ${sql.table(table)} (${targets})
      select ${site}, ${values} from json_to_recordset(${records}::json) as x (${shape})`.execute(tx);
  } catch (error) {
    throw isRefusal(error) ? new RefusedRows(table, records, error) : error;
  }
}

/** Joins JSON texts into arrays of a size that one statement can take. */
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

/** A row as JSON text. JSON columns are inserted unchanged, which avoids escaping and parsing them twice. */
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
    // A length before each value makes 'ab' + 'c' differ from 'a' + 'bc'.
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
