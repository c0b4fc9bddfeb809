import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import type { Database, OpenDatabase } from '../database/open.ts';
import { BackupError, charactersPerLine, formatName, formatVersion } from './format.ts';
import type { BackupEnd, BackupHeader, BackupRows } from './format.ts';
import { readMigrations } from '../database/migrations/executed.ts';
import { readSequences, readTables } from './tables.ts';
import type { Table } from './tables.ts';

/** The embedded database answers nobody else until the file is written. */
const fastest = 1;

/** The number of rows that one statement reads. */
const rowsPerRead = 100;

/**
 * Writes every row of the database, as it is at one instant, into a new file that only its owner can read. Nobody who
 * writes waits for it on PostgreSQL; the embedded database answers nobody else meanwhile.
 * @param path must not exist; after an error it does not exist either
 * @throws {BackupError} when there is nothing to back up
 */
export async function writeBackup(database: OpenDatabase, path: string, now: Date): Promise<void> {
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  let mine = false;
  file.once('open', () => (mine = true));
  try {
    await database.db
      .transaction()
      // One snapshot for all statements: rows of one transaction of somebody else come together or not at all.
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((tx) => pipeline(Readable.from(linesOf(tx, now)), createGzip({ level: fastest }), file));
  } catch (error) {
    if (mine) await rm(path, { force: true });
    throw error;
  }
}

async function* linesOf(tx: Database, now: Date): AsyncGenerator<Buffer> {
  await plainTexts(tx);
  const migrations = await readMigrations(tx);
  if (migrations.length === 0)
    throw new BackupError('there is nothing to back up: the database has no tables of Velours');
  const tables = await readTables(tx);
  const digest = createHash('sha256');
  const counted = (line: BackupHeader | BackupRows): Buffer => {
    const bytes = Buffer.from(`${JSON.stringify(line)}\n`);
    digest.update(bytes);
    return bytes;
  };
  yield counted({
    format: formatName,
    version: formatVersion,
    madeAt: now.toISOString(),
    migrations,
    tables: tables.map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) })),
  });
  const rows: Record<string, number> = {};
  for (const table of tables) {
    rows[table.name] = 0;
    for await (const piece of piecesOf(tx, table)) {
      rows[table.name] = (rows[table.name] ?? 0) + piece.length;
      yield counted({ table: table.name, rows: piece });
    }
  }
  const end: BackupEnd = {
    end: true,
    rows,
    sequences: await readSequences(tx, tables),
    sha256: digest.digest('hex'),
  };
  yield Buffer.from(`${JSON.stringify(end)}\n`);
}

/** The rows of a table in pieces for one line each. */
async function* piecesOf(tx: Database, table: Table): AsyncGenerator<(string | null)[][]> {
  const values = sql.join(table.columns.map(({ name }) => sql`${sql.ref(name)}::text`));
  await sql`
    declare backup_rows no scroll cursor for
    select json_build_array(${values})::text as row from ${sql.table(table.name)}`.execute(tx);
  let piece: (string | null)[][] = [];
  let length = 0;
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(rowsPerRead)} from backup_rows`.execute(tx);
    for (const { row } of rows) {
      // json_build_array writes strings and null only, because every value is text.
      piece.push(JSON.parse(row) as (string | null)[]);
      length += row.length;
      if (length < charactersPerLine) continue;
      yield piece;
      piece = [];
      length = 0;
    }
    if (rows.length < rowsPerRead) break;
  }
  if (piece.length > 0) yield piece;
  await sql`close backup_rows`.execute(tx);
}

/** Texts of values that every server reads alike, whatever its own settings are. */
async function plainTexts(tx: Database): Promise<void> {
  await sql`set local timezone to 'UTC'`.execute(tx);
  await sql`set local datestyle to 'ISO, YMD'`.execute(tx);
  await sql`set local intervalstyle to 'postgres'`.execute(tx);
  await sql`set local bytea_output to 'hex'`.execute(tx);
  await sql`set local extra_float_digits to 1`.execute(tx);
}
