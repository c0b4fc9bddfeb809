import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The last loads of each site, with the catalogue of each, so that one can be taken back (ADR-0117). */
export const catalogueLoadsMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table catalogue_loads (
        site text not null,
        number integer not null,
        outcome text not null check (outcome in ('loaded', 'held', 'ended')),
        told_at timestamptz not null,
        facts json not null,
        catalogue text not null,
        primary key (site, number)
      )`.execute(db);
  },
};
