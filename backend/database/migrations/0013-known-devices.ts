import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Browsers in which a member has signed in: strangers cannot use up their tries. */
export const knownDevicesMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table account_devices (
        token_hash text not null,
        account_id text not null references accounts (id) on delete cascade,
        seen_at timestamptz not null,
        primary key (token_hash, account_id)
      )`.execute(db);
    await sql`create index account_devices_by_account on account_devices (account_id, seen_at)`.execute(db);
  },
};
