import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The identity provider: the data that the protocol keeps between two calls, and its keys. */
export const identityMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table identity_artifacts (
        model text not null,
        key text not null,
        payload json not null,
        grant_id text,
        account_id text,
        uid text,
        expires_at timestamptz,
        consumed_at timestamptz,
        primary key (model, key)
      )`.execute(db);
    await sql`create index identity_artifacts_by_grant on identity_artifacts (grant_id)`.execute(db);
    await sql`create index identity_artifacts_by_account on identity_artifacts (account_id)`.execute(db);
    await sql`create index identity_artifacts_by_uid on identity_artifacts (uid) where uid is not null`.execute(
      db,
    );
    await sql`create index identity_artifacts_by_expiry on identity_artifacts (expires_at)`.execute(db);
    await sql`
      create table identity_keys (
        kid text primary key,
        private_jwk json not null,
        cookie_secret text not null,
        signs_from timestamptz not null
      )`.execute(db);
  },
};
