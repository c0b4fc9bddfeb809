import { sql } from 'kysely';
import type { Language, SiteId } from '#src/sites/site.ts';
import { findId } from '../../catalogue/readers.ts';
import type { Database } from '../../database/open.ts';

/**
 * The `vistaRef` of the cinema with a slug, in this or any other language of the site (D36), also with one that it had
 * before; null when there is none.
 */
export async function referenceOfSlug(
  db: Database,
  site: SiteId,
  language: Language,
  slug: string,
): Promise<string | null> {
  const found = await findId({ db, site, language }, 'cinema', slug);
  if (found === null) return null;
  const { rows } = await sql<{ reference: string | null }>`
    select list ->> 'vistaRef' as reference from texts
    where site = ${site} and kind = 'cinema' and id = ${found.id} and list is not null
    order by (language = ${language}) desc, language limit 1`.execute(db);
  return rows[0]?.reference ?? null;
}

/** The given `vistaRef`s that no cinema of the site has. */
export async function unknownReferences(
  db: Database,
  site: SiteId,
  references: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`
    select distinct list ->> 'vistaRef' as reference from texts
    where site = ${site} and kind = 'cinema' and list is not null
      and list ->> 'vistaRef' = any(${[...references]}::text[])`.execute(db);
  const known = new Set(rows.map((row) => row.reference));
  return references.filter((reference) => !known.has(reference));
}

/** Slugs of cinemas by `vistaRef`, in a language; a cinema that the catalogue does not know keeps its `vistaRef`. */
export async function slugsOfReferences(
  db: Database,
  site: SiteId,
  language: Language,
  references: readonly string[],
): Promise<string[]> {
  if (references.length === 0) return [];
  const { rows } = await sql<{ reference: string; slug: string }>`
    select list ->> 'vistaRef' as reference, slug from texts
    where site = ${site} and kind = 'cinema' and language = ${language} and list is not null
      and list ->> 'vistaRef' = any(${[...references]}::text[])`.execute(db);
  const slugs = new Map(rows.map((row) => [row.reference, row.slug]));
  return references.map((reference) => slugs.get(reference) ?? reference);
}

/**
 * Ids of shows by slug, in this or any other language of the site, also by slugs that they had before; unknown slugs are
 * left out.
 */
export async function showIdsOf(
  db: Database,
  site: SiteId,
  language: Language,
  slugs: readonly string[],
): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map();
  const { rows } = await sql<{ slug: string; id: string }>`
    select distinct on (slug) slug, id from (
      select slug, id, language, true as now, null as left_at from texts
      where site = ${site} and kind = 'show' and slug = any(${[...slugs]}::text[])
      union all
      select slug, id, language, false as now, left_at from item_names
      where site = ${site} and kind = 'show' and slug = any(${[...slugs]}::text[])) as named
    order by slug, now desc, (language = ${language}) desc, left_at desc, language`.execute(db);
  return new Map(rows.map((row) => [row.slug, row.id]));
}

/** Slugs of shows by id, in a language: the last one for those that left the catalogue; unknown ids are left out. */
export async function showSlugsOf(
  db: Database,
  site: SiteId,
  language: Language,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; slug: string }>`
    select distinct on (id) id, slug from (
      select id, slug, true as now, null as left_at from texts
      where site = ${site} and kind = 'show' and language = ${language} and id = any(${[...ids]}::text[])
      union all
      select id, slug, false as now, left_at from item_names
      where site = ${site} and kind = 'show' and language = ${language}
        and id = any(${[...ids]}::text[])) as named
    order by id, now desc, left_at desc`.execute(db);
  return new Map(rows.map((row) => [row.id, row.slug]));
}
