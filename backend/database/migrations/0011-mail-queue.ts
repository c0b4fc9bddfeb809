import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The outbox becomes a queue: tries, the next one, who is trying at the moment, and why a mail could not be delivered.
 * Mails that wait at the time of the migration are due at once.
 */
export const mailQueueMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table account_outbox rename to mail_queue`.execute(db);
    await sql`
      alter table mail_queue
        add column html text,
        add column about text,
        add column unsubscribe text,
        add column message_key text not null default gen_random_uuid()::text,
        add column state text not null default 'waiting' check (state in ('waiting', 'undeliverable')),
        add column attempts integer not null default 0,
        add column next_attempt timestamptz not null default '-infinity',
        add column lease text,
        add column leased_until timestamptz,
        add column last_error text,
        add column given_up_at timestamptz`.execute(db);
    await sql`create index mail_queue_due on mail_queue (next_attempt) where state = 'waiting'`.execute(db);
    await sql`create index mail_queue_about on mail_queue (about) where about is not null`.execute(db);
  },
};
