import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration, MigrationProvider } from 'kysely/migration';
import { knownMigrations, migrationProvider } from './all.ts';

/** The migrations that have run, in their order; none where the tables of Velours are missing. */
export async function readMigrations<T>(db: Kysely<T>): Promise<string[]> {
  const { rows: found } = await sql<{ there: boolean }>`
    select to_regclass('public.kysely_migration') is not null as there`.execute(db);
  if (found[0]?.there !== true) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

const nothing: Migration = { up: () => Promise.resolve() };

/**
 * The migrations for a database, with those of a newer release that have run there: while two releases run, the older one
 * is started again too (README.md). Code that is older than a `-contract` is refused.
 *
 * @param executed names of the migrations that have run
 * @throws Error which names the migration that this code is too old for
 */
export async function migrationsFor(executed: readonly string[]): Promise<MigrationProvider> {
  const last = knownMigrations.at(-1) ?? '';
  const newer = executed.filter((name) => name > last);
  const contract = newer.find((name) => name.endsWith('-contract'));
  if (contract !== undefined)
    throw new Error(`this version is too old for the database, from which ${contract} took what it needs`);
  const known = await migrationProvider.getMigrations();
  const all = { ...known, ...Object.fromEntries(newer.map((name) => [name, nothing])) };
  return { getMigrations: () => Promise.resolve(all) };
}
