import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { MigrationProvider } from 'kysely/migration';
import { Pool, type PoolConfig } from 'pg';
import { startEmbedded, type EmbeddedPlace } from './embedded.ts';
import type { HeldFile } from './held-file.ts';
import { lockFolder } from './lock.ts';
import { migrationsFor, readMigrations } from './migrations/executed.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

/** An embedded database that ends with the process (for tests); `image` has its files at the start. */
interface MemoryLocation {
  kind: 'memory';
  image?: Blob;
}

/** The place of the data. */
export type DatabaseLocation =
  | { kind: 'postgres'; url: string }
  | { kind: 'folder'; folder: string }
  | MemoryLocation;

/** An open database and how to close it. */
export interface OpenDatabase {
  db: Database;
  /** The same for short statements of people who wait: a server that hangs is given up within a second. */
  prompt: Database;
  kind: DatabaseLocation['kind'];
  /** Ends the connections and releases the folder's lock. */
  close(): Promise<void>;
}

/** Thrown when the database cannot be reached, or its tables cannot be migrated. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
}

/** Which migrations run when a database is opened: all, none, or those up to one. */
export type Migrations = 'latest' | 'none' | { upTo: string };

/** The location of the database in a configuration. */
export function locationOf(config: { databaseUrl: string | null; dataFolder: string }): DatabaseLocation {
  return config.databaseUrl === null
    ? { kind: 'folder', folder: config.dataFolder }
    : { kind: 'postgres', url: config.databaseUrl };
}

/**
 * Opens the database and runs the missing migrations.
 * @throws {FolderLockedError} when another process owns the folder
 * @throws {DatabaseError} when the database refuses, with its reason in one line; a damaged embedded one with what to do
 */
export async function openDatabase(
  location: DatabaseLocation,
  migrations: Migrations = 'latest',
): Promise<OpenDatabase> {
  const opened = location.kind === 'postgres' ? openServer(location.url) : await openEmbedded(location);
  try {
    await sql`select 1`.execute(opened.db);
    if (migrations !== 'none') await migrate(opened.db, migrations);
  } catch (error) {
    await opened.close().catch(() => undefined);
    if (location.kind === 'folder' && isDamage(error)) throw damaged(location.folder, reasonOf(error), error);
    throw error instanceof DatabaseError
      ? error
      : new DatabaseError(`the database refused: ${reasonOf(error)}`, { cause: error });
  }
  return opened;
}

/** The folder of the embedded database's own files in a data folder. */
export function databaseFolderOf(dataFolder: string): string {
  return join(dataFolder, 'database');
}

/**
 * The name of this process among the connections of a PostgreSQL server (`pg_stat_activity`), which cuts names off: a
 * restore looks there for backends that run. The machine is part of it, because two containers have equal numbers.
 */
export const ownName = `velours ${process.pid} ${hostname()}`.slice(0, 63);

/** How long a statement may take, in milliseconds, by the server's own clock. */
const longestStatement = 60_000;

/**
 * How long somebody who waits for an answer waits for a connection, and for a statement, in milliseconds: a server that
 * hangs answers neither, and both together stay below a second (REL8).
 */
const prompt = { connectionTimeoutMillis: 400, query_timeout: 500 } as const;

function openServer(url: string): OpenDatabase {
  // One connection stays open, so that whoever restores sees that this process runs.
  const db = over(url, { min: 1, max: 8, connectionTimeoutMillis: 5_000 });
  const promptDb = over(url, { max: 8, ...prompt });
  return {
    db,
    prompt: promptDb,
    kind: 'postgres',
    close: async () => {
      await Promise.all([db.destroy(), promptDb.destroy()]);
    },
  };
}

function over(url: string, limits: PoolConfig): Database {
  const pool = new Pool({
    connectionString: url,
    application_name: ownName,
    idleTimeoutMillis: 30_000,
    statement_timeout: longestStatement,
    ...limits,
  });
  // The pool replaces a connection that breaks, idle or in use; without listeners the error would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

async function openEmbedded(
  location: { kind: 'folder'; folder: string } | MemoryLocation,
): Promise<OpenDatabase> {
  let lock: HeldFile | null = null;
  let place: EmbeddedPlace = {};
  if (location.kind === 'folder') {
    mkdirSync(location.folder, { recursive: true, mode: 0o700 });
    lock = lockFolder(location.folder);
    const dataDir = databaseFolderOf(location.folder);
    place = { dataDir };
    // The embedded database would take a folder without this file for a new one, and begin anew over what is left.
    if (existsSync(dataDir) && readdirSync(dataDir).length > 0 && !existsSync(join(dataDir, 'PG_VERSION'))) {
      lock.release();
      throw damaged(location.folder, 'PG_VERSION is missing');
    }
  }
  if (location.kind === 'memory' && location.image !== undefined) place = { loadDataDir: location.image };
  let pglite: PGlite;
  try {
    pglite = await startEmbedded(place);
  } catch (error) {
    lock?.release();
    if (location.kind === 'folder') throw damaged(location.folder, reasonOf(error), error);
    throw new DatabaseError(`the embedded database does not open in memory: ${reasonOf(error)}`, {
      cause: error,
    });
  }
  // kysely runs all statements of this dialect on its one connection, transactions too.
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  return {
    db,
    prompt: db,
    kind: location.kind,
    async close() {
      try {
        await db.destroy();
      } finally {
        lock?.release();
      }
    },
  };
}

/**
 * Runs the missing migrations, all or up to one.
 * @throws {DatabaseError} with the migration that failed
 */
export async function migrate(db: Database, migrations: Exclude<Migrations, 'none'>): Promise<void> {
  const provider = await migrationsFor(await readMigrations(db)).catch((cause: unknown) => {
    throw new DatabaseError(reasonOf(cause), { cause });
  });
  const failed: { name: string; error: unknown }[] = [];
  const migrator = new Migrator({ db, provider: remembering(provider, failed) });
  const { error } = await (migrations === 'latest'
    ? migrator.migrateToLatest()
    : migrator.migrateTo(migrations.upTo));
  if (error === undefined) return;
  const { name, error: cause } = failed[0] ?? { name: 'the migrations', error };
  throw new DatabaseError(`the database could not be brought up to date (${name}): ${reasonOf(cause)}`, {
    cause,
  });
}

/**
 * The same migrations; the one that fails is remembered. In a caller's transaction the migrator cannot give up its lock
 * after a failure, and tells of that instead.
 */
function remembering(
  provider: MigrationProvider,
  failed: { name: string; error: unknown }[],
): MigrationProvider {
  return {
    getMigrations: async () =>
      Object.fromEntries(
        Object.entries(await provider.getMigrations()).map(([name, migration]) => [
          name,
          {
            up: async (db) =>
              migration.up(db).catch((error: unknown) => {
                failed.push({ name, error });
                throw error;
              }),
          },
        ]),
      ),
  };
}

/** The error for an embedded database that does not open, with what an operator can do. Nothing in it is changed. */
function damaged(dataFolder: string, reason: string, cause?: unknown): DatabaseError {
  const folder = databaseFolderOf(dataFolder);
  return new DatabaseError(
    `the embedded database in ${folder} is damaged and does not open: ${reason}\n` +
      'Nothing was changed. Keep a copy of that folder, then do one of these:\n' +
      '  npm run restore -- BACKUP-FILE --replace   puts a backup in its place and keeps the damaged folder beside it\n' +
      `  mv ${folder} ${folder}.damaged   starts empty: without members, without an imported catalogue\n` +
      'npm run backup makes such files; backend/backup/README.md has the details.',
    { cause },
  );
}

/** Whether an error of the embedded database says that its files are damaged, or its program broke off over them. */
function isDamage(error: unknown): boolean {
  if (error instanceof DatabaseError) return isDamage(error.cause);
  if (!(error instanceof Error)) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // SQLSTATE: internal errors, damaged data, a missing file.
  return error instanceof WebAssembly.RuntimeError || /^(?:XX\d{3}|58P01)$/.test(code);
}

function reasonOf(error: unknown): string {
  // pg puts refused addresses into an AggregateError, whose own message is empty.
  if (error instanceof AggregateError && error.message === '') {
    return error.errors.map((one) => reasonOf(one)).join(', ');
  }
  return error instanceof Error ? error.message : String(error);
}
