import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What else a show is found by; folding is search's own since it ranks in the process (ADR-0011). */
export const searchWordsMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      alter table search_documents
        drop column folded,
        add column people text not null default '',
        add column genres text not null default ''`.execute(db);
  },
};
