import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The client host: accounts, sessions, favourites, feelings, one-time links, mails to send, rate limits. */
export const accountsMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table accounts (
        id text primary key,
        email text not null,
        email_key text not null unique,
        first_name text not null,
        last_name text not null,
        password_hash text,
        site text not null,
        language text not null,
        registered boolean not null,
        email_verified_at timestamptz,
        sign_ins integer not null default 0,
        welcomed_at timestamptz,
        photo_url text,
        cinepass boolean not null default false,
        cinepass_type text,
        loyalty_level text,
        subscription json,
        created_at timestamptz not null
      )`.execute(db);
    await sql`
      create table account_preferences (
        account_id text not null references accounts (id) on delete cascade,
        site text not null,
        newsletter boolean not null,
        primary key (account_id, site)
      )`.execute(db);
    await sql`
      create table account_sessions (
        token_hash text primary key,
        account_id text not null references accounts (id) on delete cascade,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        idle_until timestamptz not null
      )`.execute(db);
    await sql`create index account_sessions_by_account on account_sessions (account_id)`.execute(db);
    await sql`
      create table account_favourites (
        account_id text not null references accounts (id) on delete cascade,
        site text not null,
        vista_ref text not null,
        position integer not null,
        primary key (account_id, site, vista_ref)
      )`.execute(db);
    await sql`
      create table account_feelings (
        account_id text not null references accounts (id) on delete cascade,
        site text not null,
        show_id text not null,
        emotion smallint check (emotion between 1 and 3),
        intention smallint check (intention = 2),
        primary key (account_id, site, show_id)
      )`.execute(db);
    await sql`
      create table account_links (
        token_hash text primary key,
        account_id text not null references accounts (id) on delete cascade,
        purpose text not null check (purpose in ('confirm', 'reset')),
        browser_hash text,
        expires_at timestamptz not null
      )`.execute(db);
    await sql`create index account_links_by_account on account_links (account_id, purpose)`.execute(db);
    await sql`
      create table account_outbox (
        id bigint generated always as identity primary key,
        account_id text references accounts (id) on delete cascade,
        purpose text not null,
        recipient text not null,
        language text not null,
        subject text not null,
        body text not null,
        link text,
        created_at timestamptz not null
      )`.execute(db);
    await sql`
      create table account_limits (
        key text primary key,
        count integer not null,
        window_ends timestamptz not null
      )`.execute(db);
  },
};
