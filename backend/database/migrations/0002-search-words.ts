import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** More words by which a show is found. The search folds letters itself, because it ranks in the process (ADR-0011). */
export const searchWordsMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      alter table search_documents
        drop column folded,
        add column people text not null default '',
        add column genres text not null default ''`.execute(db);
  },
};
