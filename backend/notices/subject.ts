import { sql } from 'kysely';
import { z } from 'zod';
import type { CatalogueItem } from '#src/contract/endpoints.ts';
import { versionsAnswer } from '#src/contract/versions/schema.ts';
import { sites } from '#src/sites/registry.ts';
import type { Language, SiteId } from '#src/sites/site.ts';
import { findId, readDocument } from '../catalogue/readers.ts';
import { answeredLanguage } from '../catalogue/state.ts';
import type { CatalogueStates } from '../catalogue/state.ts';
import type { Database } from '../database/open.ts';

/** A place: one cinema, or all cinemas of a city. */
export type PlaceKind = 'cinema' | 'city';

/** The subject of a notice by the slugs of a page; an empty place or version means any. */
export interface AskedSubject {
  readonly show: string;
  readonly place: { readonly kind: PlaceKind; readonly slug: string } | null;
  readonly version: string | null;
}

/** The subject of a notice by the ids of the catalogue. */
export interface Subject {
  readonly site: SiteId;
  readonly showId: string;
  readonly place: { readonly kind: PlaceKind; readonly id: string } | null;
  /** In lower case. */
  readonly version: string | null;
}

/** A subject in the words of a language. */
export interface DescribedSubject {
  readonly title: string;
  readonly slug: string;
  readonly isMovie: boolean;
  /** Name of the cinema or the city; null for any cinema. */
  readonly place: string | null;
  /** Slug of the cinema; null when the place is none. */
  readonly cinema: string | null;
  /** Slug of the city; null when the place is none. */
  readonly city: string | null;
  /** Label of the version; null for any. */
  readonly version: string | null;
}

/** A value to choose from. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

type Reader = { readonly db: Database; readonly site: SiteId; readonly language: Language };

/** Reads the catalogue of a site in a language, or in its default language where it lacks that one (D38). */
export async function readerOf(
  { db, states }: { readonly db: Database; readonly states: CatalogueStates },
  site: SiteId,
  language: Language,
): Promise<Reader> {
  const state = await states.current(site);
  return {
    db,
    site,
    language: state === null ? sites[site].defaultLanguage : answeredLanguage(state, language),
  };
}

/**
 * The id of the item with a slug in this or any other language of the site (D36), also with one that it had before; null
 * when there is none.
 */
async function idOf(reader: Reader, kind: CatalogueItem, slug: string): Promise<string | null> {
  const found = await findId(reader, kind, slug);
  if (found === null) return null;
  const { rows } = await sql<{ id: string }>`
    select id from items
    where site = ${reader.site} and kind = ${kind} and id = ${found.id} and state <> 'gone'`.execute(
    reader.db,
  );
  return rows[0]?.id ?? null;
}

/** Finds the items of a subject; null when the catalogue lacks one of them. */
export async function findSubject(reader: Reader, asked: AskedSubject): Promise<Subject | null> {
  const { site } = reader;
  const showId = await idOf(reader, 'show', asked.show);
  if (showId === null) return null;
  const placeId = asked.place === null ? null : await idOf(reader, asked.place.kind, asked.place.slug);
  if (asked.place !== null && placeId === null) return null;
  const version = asked.version?.toLowerCase() ?? null;
  if (version !== null && !(await readVersions(reader)).some(({ value }) => value === version)) return null;
  const place = asked.place === null || placeId === null ? null : { kind: asked.place.kind, id: placeId };
  return { site, showId, place, version };
}

/** The versions of a site, with their values in lower case. */
export async function readVersions(reader: Reader): Promise<Choice[]> {
  const text = await readDocument(reader, 'versions');
  const versions = text === null ? undefined : versionsAnswer.safeParse(JSON.parse(text)).data;
  return (versions ?? []).map(({ slug, label }) => ({ value: slug.toLowerCase(), label }));
}

/** The cities or the open cinemas of a site, by name. */
export async function readPlaces({ db, site, language }: Reader, kind: PlaceKind): Promise<Choice[]> {
  const { rows } = await sql<{ slug: string; name: string | null }>`
    select slug, list ->> 'name' as name from texts
    where site = ${site} and kind = ${kind} and language = ${language} and list is not null
      and coalesce(list ->> 'status', 'true') <> 'false'`.execute(db);
  return rows
    .map(({ slug, name }) => ({ value: slug, label: name ?? slug }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language));
}

const describedRow = z.object({
  slug: z.string(),
  name: z.string().nullable(),
  movie: z.string().nullable(),
});

async function describeItem({ db, site, language }: Reader, kind: string, id: string) {
  const { rows } = await sql`
    select slug, coalesce(list ->> 'title', detail ->> 'title', list ->> 'name') as name,
      coalesce(list ->> 'isMovie', detail ->> 'isMovie') as movie from texts
    where site = ${site} and kind = ${kind} and id = ${id}
    order by (language = ${language}) desc, (language = ${sites[site].defaultLanguage}) desc limit 1`.execute(
    db,
  );
  return describedRow.safeParse(rows[0]).data ?? null;
}

/** Describes a subject; null when the film is no longer in the catalogue. */
export async function describeSubject(
  reader: Reader,
  { showId, place, version }: Omit<Subject, 'site'>,
): Promise<DescribedSubject | null> {
  const show = await describeItem(reader, 'show', showId);
  if (show?.name === undefined || show.name === null) return null;
  const where = place === null ? null : await describeItem(reader, place.kind, place.id);
  const label =
    version === null ? null : (await readVersions(reader)).find(({ value }) => value === version)?.label;
  return {
    title: show.name,
    slug: show.slug,
    isMovie: show.movie !== 'false',
    place: place === null ? null : (where?.name ?? place.id),
    cinema: place?.kind === 'cinema' ? (where?.slug ?? null) : null,
    city: place?.kind === 'city' ? (where?.slug ?? null) : null,
    version: label ?? version,
  };
}
