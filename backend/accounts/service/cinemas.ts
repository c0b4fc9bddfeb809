import { sql } from 'kysely';
import type { Language, SiteId } from '#src/sites/site.ts';
import type { Database } from '../../database/open.ts';

/**
 * The `vistaRef` of the cinema with a slug, in this or any other language of the site (D36); null when there is none.
 */
export async function referenceOfSlug(
  db: Database,
  site: SiteId,
  language: Language,
  slug: string,
): Promise<string | null> {
  const { rows } = await sql<{ reference: string | null }>`
    select list ->> 'vistaRef' as reference from texts
    where site = ${site} and kind = 'cinema' and slug = ${slug} and list is not null
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

/** Ids of shows by slug, in this or any other language of the site; unknown slugs are left out. */
export async function showIdsOf(
  db: Database,
  site: SiteId,
  language: Language,
  slugs: readonly string[],
): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map();
  const { rows } = await sql<{ slug: string; id: string }>`
    select distinct on (slug) slug, id from texts
    where site = ${site} and kind = 'show' and slug = any(${[...slugs]}::text[])
    order by slug, (language = ${language}) desc, language`.execute(db);
  return new Map(rows.map((row) => [row.slug, row.id]));
}

/** Slugs of shows by id, in a language; shows that are no longer in the catalogue are left out. */
export async function showSlugsOf(
  db: Database,
  site: SiteId,
  language: Language,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; slug: string }>`
    select id, slug from texts
    where site = ${site} and kind = 'show' and language = ${language} and id = any(${[...ids]}::text[])`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.id, row.slug]));
}
