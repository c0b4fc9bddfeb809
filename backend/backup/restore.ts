import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { lockFolder } from '../database/lock.ts';
import { knownMigrations } from '../database/migrations/all.ts';
import { databaseFolderOf, locationOf, migrate, openDatabase } from '../database/open.ts';
import type { Database, OpenDatabase } from '../database/open.ts';
import { BackupError } from './format.ts';
import type { BackupHeader, BackupRows, BackupSummary } from './format.ts';
import { checkBackup, readBackup } from './read-backup.ts';
import { readMigrations } from '../database/migrations/executed.ts';
import { refuseOthers, schemaFor, setAside } from './set-aside.ts';
import type { SetAside } from './set-aside.ts';
import { countRows, readTables } from './tables.ts';
import type { Column, Sequence, Table } from './tables.ts';

/** What a restore did. */
export interface Restored {
  summary: BackupSummary;
  /** Where the database that stood there before is kept; null when there was none. */
  kept: Kept | null;
}

/** What made way for a backup: an embedded database in a folder, or on PostgreSQL its tables in another schema. */
export type Kept = { kind: 'folder'; folder: string } | ({ kind: 'schema' } & SetAside);

/**
 * Restores a backup into an empty place. The file is read as a whole before anything is touched; all rows come in one
 * transaction.
 * @param replace what is there makes way, and is kept: an embedded database, whole or damaged, beside the new one; the
 *   tables of a PostgreSQL database in a schema of their own
 * @throws {BackupError} when the file is not good, the place is not empty, or a backend is connected; then nothing has
 *   changed
 */
export async function restore(
  config: { databaseUrl: string | null; dataFolder: string },
  path: string,
  options: { replace: boolean; now: Date },
): Promise<Restored> {
  const summary = await checkBackup(path);
  checkMigrations(path, summary);
  if (config.databaseUrl === null) return restoreFolder(config.dataFolder, path, summary, options);
  const database = await openDatabase(locationOf(config), 'none');
  try {
    const aside = await restoreInto(database, path, options.replace ? schemaFor(options.now) : null);
    return { summary, kept: aside === null ? null : { kind: 'schema', ...aside } };
  } finally {
    await database.close();
  }
}

/**
 * Restores into an open database, in one transaction.
 * @param schema the new schema for what is there already; null: it has to be empty
 * @returns what went into that schema; null when there was nothing
 * @throws {BackupError} when it is not empty, when its tables are newer than the backup, or when another process of ours
 *   is connected
 */
export async function restoreInto(
  { db, kind }: OpenDatabase,
  path: string,
  schema: string | null = null,
): Promise<SetAside | null> {
  const { migrations } = await checkBackup(path);
  return db.transaction().execute(async (tx) => {
    await lockTables(tx);
    // After the locks: whoever connects from now on waits for the end, and has nothing to remember.
    if (kind === 'postgres') await refuseOthers(tx);
    const aside = schema === null ? null : await setAside(tx, schema);
    if (aside === null) {
      await refuseRows(tx, kind);
      await refuseNewer(tx, migrations);
    }
    await migrate(tx, { upTo: migrations.at(-1) ?? '' });
    const tables = await readTables(tx);
    let columns = new Map<string, readonly Column[]>();
    for await (const record of readBackup(path)) {
      if (record.kind === 'header') columns = columnsOf(path, record.header, tables);
      else if (record.kind === 'rows') await insert(tx, columns.get(record.rows.table) ?? [], record.rows);
      else for (const sequence of record.end.sequences) await setSequence(tx, sequence);
    }
    await migrate(tx, 'latest');
    return aside;
  });
}

/** The restored database is made beside the present one, and takes its place at the end. */
async function restoreFolder(
  dataFolder: string,
  path: string,
  summary: BackupSummary,
  { replace, now }: { replace: boolean; now: Date },
): Promise<Restored> {
  const place = databaseFolderOf(dataFolder);
  const lock = lockFolder(dataFolder);
  const making = join(dataFolder, 'restoring');
  try {
    if (existsSync(place) && !replace)
      throw new BackupError(
        `there is a database in ${place}. With --replace the backup takes its place, and it is kept beside it; or set ` +
          'VELOURS_DATA to a new folder. Nothing was changed.',
      );
    rmSync(making, { recursive: true, force: true });
    const database = await openDatabase({ kind: 'folder', folder: making }, 'none');
    try {
      await restoreInto(database, path);
    } finally {
      await database.close();
    }
    const kept = existsSync(place) ? `${place}.replaced-${now.toISOString().replaceAll(/[:.]/g, '-')}` : null;
    if (kept !== null) renameSync(place, kept);
    renameSync(databaseFolderOf(making), place);
    return { summary, kept: kept === null ? null : { kind: 'folder', folder: kept } };
  } finally {
    rmSync(making, { recursive: true, force: true });
    lock.release();
  }
}

function checkMigrations(path: string, { migrations }: BackupSummary): void {
  const unknown = migrations.filter((name) => !knownMigrations.includes(name));
  if (unknown.length > 0)
    throw new BackupError(
      `${path} was made by a newer Velours, whose tables this one does not know (${unknown.join(', ')}). Nothing was changed.`,
    );
}

/** The columns of every table in the order of the backup, with the types that they have here. */
function columnsOf(
  path: string,
  header: BackupHeader,
  tables: readonly Table[],
): Map<string, readonly Column[]> {
  for (const { name, columns } of header.tables) {
    const table = tables.find((one) => one.name === name);
    const missing = columns.filter((column) => !table?.columns.some((one) => one.name === column));
    if (table === undefined || missing.length > 0)
      throw new BackupError(
        `${path} has ${table === undefined ? `a table ${name}` : `columns of ${name} (${missing.join(', ')})`} that its migrations do not make. Nothing was changed.`,
      );
  }
  return new Map(
    header.tables.map(({ name, columns }) => {
      const types = new Map(
        tables.find((one) => one.name === name)?.columns.map((one) => [one.name, one.type]),
      );
      return [name, columns.map((column) => ({ name: column, type: types.get(column) ?? 'text' }))];
    }),
  );
}

async function insert(tx: Database, columns: readonly Column[], { table, rows }: BackupRows): Promise<void> {
  const values = columns.map(({ type }, index) => sql`(r ->> ${sql.lit(index)})::${sql.raw(type)}`);
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map(({ name }) => sql.ref(name)))}) overriding system value
    select ${sql.join(values)} from json_array_elements(${JSON.stringify(rows)}::json) as r`.execute(tx);
}

async function setSequence(tx: Database, { table, column, value }: Sequence): Promise<void> {
  await sql`select setval(pg_get_serial_sequence(${table}, ${column}), ${value}::bigint)`.execute(tx);
}

async function lockTables(tx: Database): Promise<void> {
  for (const { name } of await readTables(tx))
    await sql`lock table ${sql.table(name)} in access exclusive mode`.execute(tx);
}

async function refuseRows(tx: Database, kind: OpenDatabase['kind']): Promise<void> {
  const filled = (await countRows(tx)).filter(({ rows }) => rows > 0);
  if (filled.length === 0) return;
  const found = filled.map(({ table, rows }) => `${table} ${rows}`).join(', ');
  throw new BackupError(
    `the database is not empty (rows: ${found}). ` +
      (kind === 'postgres'
        ? 'A first start of the backend writes its keys (identity_keys). With --replace the backup takes the place of ' +
          'all that, and what is there is kept in a schema of its own. '
        : 'A backup is restored into an empty one. ') +
      'Nothing was changed.',
  );
}

async function refuseNewer(tx: Database, migrations: readonly string[]): Promise<void> {
  const present = await readMigrations(tx);
  if (present.every((name) => migrations.includes(name))) return;
  throw new BackupError(
    'the tables of this database are newer than the backup. Restore it into a database without tables, or on PostgreSQL ' +
      'with --replace: they are brought up to date afterwards. Nothing was changed.',
  );
}
