import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The self-hosted captcha: the secret that signs its puzzles, and the used puzzles. */
export const captchaMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table captcha_secret (
        id integer primary key check (id = 1),
        secret text not null
      )`.execute(db);
    await sql`
      create table captcha_used (
        id text primary key,
        expires_at timestamptz not null
      )`.execute(db);
    await sql`create index captcha_used_by_expiry on captcha_used (expires_at)`.execute(db);
  },
};
