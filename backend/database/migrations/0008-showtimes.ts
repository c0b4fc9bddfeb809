import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** There is one term for a showtime (docs/glossary.md): renames its table, and keeps the loaded rows. */
export const showtimesMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table sessions rename to showtimes`.execute(db);
    await sql`alter index sessions_pkey rename to showtimes_pkey`.execute(db);
    await sql`alter index sessions_by_show rename to showtimes_by_show`.execute(db);
    await sql`alter index sessions_by_booking rename to showtimes_by_booking`.execute(db);
  },
};
