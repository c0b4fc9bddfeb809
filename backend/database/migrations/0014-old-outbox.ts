import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Migration 0011 gave the outbox another name, which the release before it does not know. While both run, that one finds
 * under the old name what it used to find: mails of accounts that wait. What it writes there is in the queue.
 */
export const oldOutboxMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create view account_outbox as
        select id, account_id, purpose, recipient, language, subject, body, link, created_at
        from mail_queue
        where state = 'waiting' and about is null`.execute(db);
  },
};
