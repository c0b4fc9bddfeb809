import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Addresses of remote pictures that a catalogue names; an import gets them with its next load. */
export const picturesMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table pictures (
        site text not null references catalogue (site) on delete cascade,
        row_key text not null,
        digest text not null,
        kind text not null,
        key text not null,
        width integer not null,
        url text not null,
        primary key (site, row_key)
      )`.execute(db);
  },
};
