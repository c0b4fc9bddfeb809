import { sql } from 'kysely';
import { BackupError } from './format.ts';
import { ownName } from '../database/open.ts';
import type { Database } from '../database/open.ts';
import { readMigrations } from '../database/migrations/executed.ts';
import { countRows } from './tables.ts';

/** What made way for a backup on PostgreSQL. */
export interface SetAside {
  /** The schema in which the tables are now. */
  schema: string;
  /** How many rows they have. */
  rows: number;
}

/** The name of the schema for what makes way at an instant. */
export function schemaFor(now: Date): string {
  return `replaced_${now
    .toISOString()
    .replaceAll(/[:.-]/g, '')
    .replace(/T(\d{6}).*/, '_$1')}`;
}

/**
 * Moves the tables with their rows into a new schema, so that the migrations begin anew. Nothing is copied or deleted.
 * What belongs to an extension stays, because the new tables need it.
 * @returns null when there is neither a row nor a table
 */
export async function setAside(tx: Database, schema: string): Promise<SetAside | null> {
  const rows = (await countRows(tx)).reduce((sum, table) => sum + table.rows, 0);
  const migrations = await readMigrations(tx);
  if (rows === 0 && migrations.length === 0) return null;
  if (migrations.length === 0)
    throw new BackupError(
      'the tables of this database are not of Velours: they stay. Create a database of its own, and name it in ' +
        'DATABASE_URL. Nothing was changed.',
    );
  await sql`create schema ${sql.ref(schema)}`.execute(tx);
  const { rows: found } = await sql<{ name: string; kind: 'r' | 'p' | 'v' }>`
    select c.relname as name, c.relkind as kind from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
      and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by c.relname`.execute(tx);
  for (const { name, kind } of found) {
    if (name.startsWith('kysely_migration')) continue;
    const what = sql.raw(kind === 'v' ? 'view' : 'table');
    await sql`alter ${what} ${sql.table(name)} set schema ${sql.ref(schema)}`.execute(tx);
  }
  // The migrator looks for its own tables in every schema, so they stay, empty; the kept tables need their state.
  await sql`create table ${sql.table(`${schema}.migrations`)} as select * from kysely_migration`.execute(tx);
  await sql`delete from kysely_migration`.execute(tx);
  return { schema, rows };
}

/**
 * Refuses while another process of ours is connected to this database, on whatever machine: a backend would go on with
 * what it remembers.
 * @throws {BackupError} with the processes
 */
export async function refuseOthers(tx: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select distinct application_name as name from pg_stat_activity
    where datname = current_database() and application_name like 'velours %' and application_name <> ${ownName}
    order by 1`.execute(tx);
  if (rows.length === 0) return;
  throw new BackupError(
    `stop the backend first (connected: ${rows.map(({ name }) => name).join(', ')}): it would go on with what it ` +
      'remembers. Nothing was changed.',
  );
}
