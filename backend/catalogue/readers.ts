import { sql } from 'kysely';
import { z } from 'zod';
import type { CatalogueItem } from '#src/contract/endpoints.ts';
import { wireLanguages } from '#src/contract/primitives.ts';
import type { Language, SiteId } from '#src/sites/site.ts';
import type { Database } from '../database/open.ts';
import { isPictureKind } from '../media/address.ts';
import type { ListedPicture } from '../media/remote/catalogue-pictures.ts';

/** The site and the language whose catalogue is read. */
export interface Reader {
  db: Database;
  site: SiteId;
  language: Language;
}

/** All languages. Naming them lets the database use the whole index of slugs, which begins with the language. */
const languages: string[] = [...wireLanguages];

/** An item found by its slug. */
export interface FoundItem {
  id: string;
  /** In the reader's language. */
  slug: string;
  state: 'listed' | 'unlisted' | 'gone';
  /** Its detail answer as JSON text; null when it has none. */
  detail: string | null;
  /** Whether the slug is one that it had before. */
  renamed: boolean;
}

/** The list answer of a kind: a JSON array as text. */
export async function readList({ db, site, language }: Reader, kind: CatalogueItem): Promise<string> {
  const { rows } = await sql<{ body: string | null }>`
    select string_agg(list::text, ',' order by position) as body from texts
    where site = ${site} and kind = ${kind} and language = ${language} and list is not null`.execute(db);
  return `[${rows[0]?.body ?? ''}]`;
}

/**
 * The id of the item with a slug, or null. The slug may be the item's slug in another language (D41: programs ask for
 * `language=en` with a Dutch slug); the given language has priority, because one slug may name different items in
 * different languages. A slug that no item has now leads to the item that had it last (ADR-0112).
 */
export async function findId(
  { db, site, language }: Reader,
  kind: string,
  slug: string,
): Promise<{ id: string; renamed: boolean } | null> {
  const { rows } = await sql<{ id: string; renamed: boolean }>`
    (select id, false as renamed from texts
    where site = ${site} and kind = ${kind} and language = any(${languages}::text[]) and slug = ${slug}
    order by (language = ${language}) desc, language limit 1)
    union all
    (select id, true as renamed from item_names
    where site = ${site} and kind = ${kind} and language = any(${languages}::text[]) and slug = ${slug}
    order by (language = ${language}) desc, left_at desc, language limit 1)`.execute(db);
  return rows.find(({ renamed }) => !renamed) ?? rows[0] ?? null;
}

/** The item with a slug of any language, also with one that it had before ({@link findId}), or null. */
export async function findItem(reader: Reader, kind: CatalogueItem, slug: string): Promise<FoundItem | null> {
  const found = await findId(reader, kind, slug);
  if (found === null) return null;
  const { db, site, language } = reader;
  const { rows } = await sql<Omit<FoundItem, 'renamed'>>`
    select texts.id, texts.slug, items.state, texts.detail::text as detail
    from texts join items on items.site = texts.site and items.kind = texts.kind and items.id = texts.id
    where texts.site = ${site} and texts.kind = ${kind} and texts.language = ${language}
      and texts.id = ${found.id}`.execute(db);
  return rows[0] === undefined ? null : { ...rows[0], renamed: found.renamed };
}

/** The slug of an item in each language (D36), or null when no language has the slug, nor had it ({@link findId}). */
export async function readTranslation(
  reader: Reader,
  kind: CatalogueItem,
  slug: string,
): Promise<{ gone: boolean; slugs: Record<string, string> } | null> {
  const found = await findId(reader, kind, slug);
  if (found === null) return null;
  const { db, site } = reader;
  const { rows } = await sql<{ language: string; slug: string; state: string }>`
    select texts.language, texts.slug, items.state
    from texts join items on items.site = texts.site and items.kind = texts.kind and items.id = texts.id
    where texts.site = ${site} and texts.kind = ${kind} and texts.id = ${found.id}
    order by texts.language`.execute(db);
  const first = rows[0];
  if (first === undefined) return null;
  return {
    gone: first.state === 'gone',
    slugs: Object.fromEntries(rows.map((row) => [row.language, row.slug])),
  };
}

/** A further answer about an item as JSON text, or null. */
export async function readPart(
  { db, site, language }: Reader,
  kind: CatalogueItem,
  id: string,
  part: string,
): Promise<string | null> {
  const { rows } = await sql<{ body: string }>`
    select body::text as body from parts
    where site = ${site} and kind = ${kind} and id = ${id} and part = ${part} and language = ${language}`.execute(
    db,
  );
  return rows[0]?.body ?? null;
}

/** A site-wide answer as JSON text, or null when none is loaded. */
export async function readDocument({ db, site, language }: Reader, name: string): Promise<string | null> {
  const { rows } = await sql<{ body: string }>`
    select body::text as body from documents
    where site = ${site} and language = ${language} and name = ${name}`.execute(db);
  return rows[0]?.body ?? null;
}

/** The revisions of the catalogues of sites, as one text: it changes with each of them. */
export async function readRevisions(db: Database, of: readonly SiteId[]): Promise<string> {
  const { rows } = await sql<{ revisions: string | null }>`
    select string_agg(site || ' ' || revision, ',' order by site) as revisions from catalogue
    where site = any(${[...of]}::text[])`.execute(db);
  return rows[0]?.revisions ?? '';
}

/** What the cinemas and cities of sites are called, in every language: their slugs, and the words that find them. */
export async function readPlaceNames(db: Database, of: readonly SiteId[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select slug as name from texts where site = any(${[...of]}::text[]) and kind in ('cinema', 'city')
    union
    select pattern from search_documents where site = any(${[...of]}::text[]) and kind in ('cinema', 'city')`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

/** The addresses of all pictures on other hosts in a site's catalogue. */
export async function readPictures({ db, site }: Pick<Reader, 'db' | 'site'>): Promise<ListedPicture[]> {
  const { rows } = await sql<{ kind: string; key: string; width: number; url: string }>`
    select kind, key, width, url from pictures where site = ${site}`.execute(db);
  return rows.flatMap(({ kind, ...rest }) => (isPictureKind(kind) ? { kind, ...rest } : []));
}

const overridesSchema = z.record(z.string(), z.record(z.string(), z.unknown()));
const bodySchema = z.record(z.string(), z.unknown());

/** A showtime as it is stored. */
export interface ShowtimeRow {
  cinema_id: string;
  day: string;
  body: string;
  overrides: string | null;
}

/** A showtime of a show: its cinema, its programme day, and its body as JSON text. */
export interface ShowtimeText {
  cinemaId: string;
  day: string;
  body: string;
}

/** The showtimes of one cinema on one programme day, by show and their order in the list. */
export async function readCinemaDay(
  { db, site, language }: Reader,
  cinemaId: string,
  day: string,
): Promise<{ showId: string; body: string }[]> {
  const { rows } = await sql<ShowtimeRow & { show_id: string }>`
    select show_id, cinema_id, day::text as day, body::text as body, overrides::text as overrides from showtimes
    where site = ${site} and cinema_id = ${cinemaId} and day = ${day}::date and language in ('', ${language})
    order by show_id, position`.execute(db);
  return rows.map((row) => ({ showId: row.show_id, body: inLanguage(row, language) }));
}

/**
 * The showtimes of a show, by day, cinema and their order in the list.
 * @param only limits the showtimes to a cinema (by id), to a day, or to both
 */
export async function readShowtimes(
  { db, site, language }: Reader,
  showId: string,
  only: { cinemaId?: string; day?: string },
): Promise<ShowtimeText[]> {
  const atCinema = only.cinemaId === undefined ? sql`` : sql`and cinema_id = ${only.cinemaId}`;
  const onDay = only.day === undefined ? sql`` : sql`and day = ${only.day}::date`;
  const { rows } = await sql<ShowtimeRow>`
    select cinema_id, day::text as day, body::text as body, overrides::text as overrides from showtimes
    where site = ${site} and show_id = ${showId} ${atCinema} ${onDay} and language in ('', ${language})
    order by showtimes.day, cinema_id, position`.execute(db);
  return rows.map((row) => ({ cinemaId: row.cinema_id, day: row.day, body: inLanguage(row, language) }));
}

/** Slugs of items in the language, by id. */
export async function readSlugs(
  { db, site, language }: Reader,
  kind: CatalogueItem,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; slug: string }>`
    select id, slug from texts
    where site = ${site} and kind = ${kind} and language = ${language} and id = any(${[...ids]}::text[])`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.id, row.slug]));
}

/** The body of a stored showtime in a language, as JSON text. */
export function inLanguage(row: ShowtimeRow, language: Language): string {
  if (row.overrides === null) return row.body;
  const own = overridesSchema.parse(JSON.parse(row.overrides))[language];
  return own === undefined ? row.body : JSON.stringify({ ...bodySchema.parse(JSON.parse(row.body)), ...own });
}

/** The showtime of a booking address. */
export interface BookedShowtime {
  showTitle: string;
  /** In the language of the answer. */
  showSlug: string;
  isMovie: boolean;
  cinemaName: string;
  /** Local time, `YYYY-MM-DD HH:MM:SS`. */
  start: string;
  auditoriumName: string | null;
}

/** The showtime of `V{vistaRef}S{session}`, or null; of a booking that sells another film now, that of this film. */
export async function readBooking(
  { db, site, language }: Reader,
  booking: string,
): Promise<BookedShowtime | null> {
  const { rows } = await sql<{
    title: string | null;
    slug: string;
    movie: boolean | null;
    name: string | null;
    start: string;
    auditorium: string | null;
  }>`
    select coalesce(shows.detail ->> 'title', shows.list ->> 'title') as title, shows.slug as slug,
      (coalesce(shows.detail ->> 'isMovie', shows.list ->> 'isMovie'))::boolean as movie, cinemas.list ->> 'name' as name,
      to_char(showtimes.start, 'YYYY-MM-DD HH24:MI:SS') as start, showtimes.body ->> 'auditoriumName' as auditorium
    from showtimes
    join texts shows on shows.site = showtimes.site and shows.kind = 'show' and shows.id = showtimes.show_id
      and shows.language = ${language}
    join texts cinemas on cinemas.site = showtimes.site and cinemas.kind = 'cinema' and cinemas.id = showtimes.cinema_id
      and cinemas.language = ${language}
    where showtimes.site = ${site} and showtimes.booking = ${booking} and showtimes.language in ('', ${language})
    order by coalesce(showtimes.body ->> 'cancelled', 'false') limit 1`.execute(db);
  const row = rows[0];
  if (row === undefined) return null;
  return {
    showTitle: row.title ?? '',
    showSlug: row.slug,
    isMovie: row.movie ?? true,
    cinemaName: row.name ?? '',
    start: row.start,
    auditoriumName: row.auditorium,
  };
}
