import type { Migration, MigrationProvider } from 'kysely/migration';
import { catalogueMigration } from './0001-catalogue.ts';
import { identityMigration } from './0002-identity.ts';

const migrations: Record<string, Migration> = {
  '0001-catalogue': catalogueMigration,
  '0002-identity': identityMigration,
};

/** Every migration by its numbered name, in the order they run. A migration that has been released is never edited. */
export const migrationProvider: MigrationProvider = {
  getMigrations: () => Promise.resolve(migrations),
};
