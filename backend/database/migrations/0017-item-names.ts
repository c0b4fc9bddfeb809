import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The slugs that items had before (ADR-0112). Those that they have stand in `texts`. `reference` is what the item was
 * told by when it had the slug.
 */
export const itemNamesMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table item_names (
        site text not null references catalogue (site) on delete cascade,
        kind text not null,
        language text not null,
        slug text not null,
        id text not null,
        reference text,
        left_at timestamptz not null,
        primary key (site, kind, language, slug)
      )`.execute(db);
    await sql`create index item_names_by_item on item_names (site, kind, id)`.execute(db);
  },
};
