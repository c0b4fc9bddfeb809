import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The catalogue: items, their texts, programmes, sessions, documents and search. */
export const catalogueMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create extension if not exists pg_trgm`.execute(db);
    await sql`create extension if not exists unaccent`.execute(db);
    await sql`
      create table catalogue (
        site text primary key,
        origin text not null check (origin in ('demonstration', 'import')),
        loaded_at timestamptz not null,
        revision integer not null,
        seed_day date,
        languages text not null
      )`.execute(db);
    await sql`
      create table items (
        site text not null references catalogue (site) on delete cascade,
        row_key text not null,
        digest text not null,
        kind text not null,
        id text not null,
        position integer,
        state text not null check (state in ('listed', 'unlisted', 'gone')),
        primary key (site, row_key),
        unique (site, kind, id)
      )`.execute(db);
    await sql`
      create table texts (
        site text not null references catalogue (site) on delete cascade,
        row_key text not null,
        digest text not null,
        kind text not null,
        id text not null,
        language text not null,
        slug text not null,
        position integer,
        list json,
        detail json,
        primary key (site, row_key),
        unique (site, kind, language, slug)
      )`.execute(db);
    await sql`create index texts_by_item on texts (site, kind, id)`.execute(db);
    await sql`
      create table parts (
        site text not null references catalogue (site) on delete cascade,
        row_key text not null,
        digest text not null,
        kind text not null,
        id text not null,
        language text not null,
        part text not null,
        body json not null,
        primary key (site, row_key),
        unique (site, kind, id, part, language)
      )`.execute(db);
    await sql`
      create table programme_shows (
        site text not null references catalogue (site) on delete cascade,
        row_key text not null,
        digest text not null,
        cinema_id text not null,
        show_id text not null,
        language text not null,
        position integer not null,
        slug text not null,
        body json not null,
        primary key (site, row_key)
      )`.execute(db);
    await sql`create index programme_shows_by_cinema on programme_shows (site, cinema_id, language)`.execute(
      db,
    );
    await sql`
      create table sessions (
        site text not null references catalogue (site) on delete cascade,
        row_key text not null,
        digest text not null,
        cinema_id text not null,
        show_id text not null,
        day date not null,
        language text not null,
        position integer not null,
        start timestamp not null,
        booking text,
        body json not null,
        overrides json,
        primary key (site, row_key)
      )`.execute(db);
    await sql`create index sessions_by_show on sessions (site, show_id, cinema_id, day)`.execute(db);
    await sql`create index sessions_by_booking on sessions (site, booking)`.execute(db);
    await sql`
      create table documents (
        site text not null references catalogue (site) on delete cascade,
        row_key text not null,
        digest text not null,
        language text not null,
        name text not null,
        body json not null,
        primary key (site, row_key)
      )`.execute(db);
    await sql`
      create table search_documents (
        site text not null references catalogue (site) on delete cascade,
        row_key text not null,
        digest text not null,
        kind text not null,
        id text not null,
        language text not null,
        position integer not null,
        slug text not null,
        pattern text not null,
        folded text,
        codes text not null,
        hit json not null,
        primary key (site, row_key)
      )`.execute(db);
    // A site has some hundred documents in a language: scanning them is faster than a trigram index over all sites.
    await sql`create index search_documents_by_language on search_documents (site, language)`.execute(db);
  },
};
