import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { Client } from 'pg';
import { inject } from 'vitest';
import { openDatabase } from './open.ts';
import type { Migrations, OpenDatabase } from './open.ts';

/** A kind of database on which tests run. */
export interface TestDatabaseKind {
  name: string;
  /** Opens an empty database with its tables; `close` removes it. */
  open: (migrations?: Migrations) => Promise<OpenDatabase>;
}

/** Opens an embedded database in memory with all tables and no rows. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  return openDatabase({ kind: 'memory', image: await openAsBlob(inject('databaseImage')) });
}

const embedded: TestDatabaseKind = {
  name: 'the embedded database',
  open: async (migrations = 'latest') =>
    migrations === 'latest' ? openTestDatabase() : openDatabase({ kind: 'memory' }, migrations),
};

/**
 * The databases for tests: the embedded one, and PostgreSQL when `TEST_DATABASE_URL` names a server (each test then
 * gets a database of its own there).
 */
export function testDatabaseKinds(): TestDatabaseKind[] {
  const url = process.env.TEST_DATABASE_URL;
  return url
    ? [embedded, { name: 'PostgreSQL', open: (migrations) => openOnServer(url, migrations) }]
    : [embedded];
}

/**
 * The database of suites about what engines may do differently (`*.engines.test.ts`: locks, limits, migrations,
 * transactions): the embedded one in `npm test`, and PostgreSQL in `npm run test:system`, which names a server.
 */
export const databaseOfRun = (): TestDatabaseKind => testDatabaseKinds().at(-1) ?? embedded;

/** Why tests on PostgreSQL are skipped; null when they run. */
export function whyNoPostgres(): string | null {
  return process.env.TEST_DATABASE_URL ? null : 'TEST_DATABASE_URL is not set';
}

/** A new database on a server, without a table. */
export interface ServerDatabase {
  url: string;
  /** Removes it, whoever is connected. */
  drop(this: void): Promise<void>;
}

/** Creates a database on the server of an address. */
export async function createOnServer(url: string): Promise<ServerDatabase> {
  const name = `velours_test_${randomBytes(6).toString('hex')}`;
  await execute(url, `create database ${name} encoding 'UTF8' template template0`);
  return {
    url: withDatabase(url, name),
    drop: () => execute(url, `drop database if exists ${name} with (force)`),
  };
}

async function openOnServer(server: string, migrations?: Migrations): Promise<OpenDatabase> {
  const { url, drop } = await createOnServer(server);
  const opened = await openDatabase({ kind: 'postgres', url }, migrations);
  return {
    ...opened,
    async close() {
      await opened.close();
      await drop();
    },
  };
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The same server with another database; the address of a socket has an empty host, which `URL` refuses. */
function withDatabase(url: string, name: string): string {
  return url.replace(/^(postgres(?:ql)?:\/\/[^/]*\/)[^?]*/, `$1${name}`);
}
