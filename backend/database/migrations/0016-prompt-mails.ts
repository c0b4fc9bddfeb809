import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Mails that somebody waits for go before notices on sale, of which thousands may be due: this index finds them. The
 * release before knows neither, and its mails have their places here all the same.
 */
export const promptMailsMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create index mail_queue_prompt on mail_queue (next_attempt, id)
        where state = 'waiting' and purpose <> 'notice-on-sale'`.execute(db);
  },
};
