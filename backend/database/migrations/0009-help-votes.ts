import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How many visitors a help article helped, by day: counts only, nothing of a person (D56). */
export const helpVotesMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table help_votes (
        site text not null,
        article_id text not null,
        day date not null,
        helpful integer not null default 0,
        unhelpful integer not null default 0,
        primary key (site, article_id, day)
      )`.execute(db);
  },
};
