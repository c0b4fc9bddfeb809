import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Finds the showtimes of one cinema on one day without reading those of all its shows and days. */
export const showtimesByCinemaMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create index showtimes_by_cinema on showtimes (site, cinema_id, day)`.execute(db);
  },
};
