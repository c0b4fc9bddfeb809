import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Notices on sale: who wants to be told when a film can be booked, where and in which version; and their links. */
export const saleNoticesMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table sale_notices (
        id text primary key,
        site text not null,
        show_id text not null,
        place_kind text not null check (place_kind in ('', 'cinema', 'city')),
        place_id text not null,
        version text not null,
        email text not null,
        email_key text not null,
        language text not null,
        state text not null check (state in ('waiting', 'confirmed', 'sent')),
        created_at timestamptz not null,
        expires_at timestamptz not null,
        unique (email_key, site, show_id, place_kind, place_id, version)
      )`.execute(db);
    await sql`
      create index sale_notices_awaited on sale_notices (site, show_id) where state = 'confirmed'`.execute(
      db,
    );
    await sql`
      create table sale_notice_links (
        token_hash text primary key,
        notice_id text not null references sale_notices (id) on delete cascade,
        purpose text not null check (purpose in ('confirm', 'stop')),
        expires_at timestamptz
      )`.execute(db);
    await sql`create index sale_notice_links_by_notice on sale_notice_links (notice_id)`.execute(db);
  },
};
