import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Members see where they are signed in: the family of the browser of a session, and of a session of the client host that
 * began by recognition, whose session at the identity provider it follows. Sessions from before say neither.
 */
export const seenSessionsMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table account_sessions add column browser text, add column identity_uid text`.execute(db);
    await sql`alter table identity_artifacts add column browser text`.execute(db);
  },
};
