import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { itemKinds } from '#src/contract/items.ts';
import { sites } from '#src/sites/registry.ts';
import type { SiteId } from '#src/sites/site.ts';
import type { Database } from '../../database/open.ts';
import { referenceFields } from './item-marks.ts';
import type { KnownItem, KnownItems } from './settle-ids.ts';

/** How long a slug leads on after its item has left, in days; as long as the item is there, it does in any case. */
const daysKept = 400;

/** The reference in a row of `texts`. */
const reference: RawBuilder<string | null> = sql`case kind ${sql.join(
  Object.entries(referenceFields).map(
    ([kind, field]) => sql`when ${sql.lit(kind)} then list ->> ${sql.lit(field)}`,
  ),
  sql` `,
)} end`;

/** The items that the imports of a site have brought so far, with all their slugs. */
export async function readKnownItems(db: Database, site: SiteId): Promise<KnownItems> {
  // In the order in which a load is read: of several references of an item the first one counts.
  const { languages } = sites[site];
  const { rows } = await sql<{
    kind: string;
    id: string;
    language: string;
    slug: string;
    now: boolean;
    reference: string | null;
  }>`
    select * from (
      select kind, id, language, slug, true as now, ${reference} as reference, null as left_at
      from texts where site = ${site}
      union all
      select kind, id, language, slug, false as now, reference, left_at from item_names where site = ${site}
    ) as names
    order by now desc, left_at desc nulls first, kind, id,
      array_position(${[...languages]}::text[], language), slug`.execute(db);
  const kinds: ReadonlySet<string> = new Set(itemKinds);
  const known: Partial<Record<string, Map<string, KnownItem>>> = {};
  for (const row of rows) {
    if (!kinds.has(row.kind)) continue;
    const items = (known[row.kind] ??= new Map<string, KnownItem>());
    const before = items.get(row.id) ?? { id: row.id, reference: null, slugs: {}, earlier: [] };
    items.set(row.id, {
      ...before,
      reference: before.reference ?? row.reference,
      ...(row.now
        ? { slugs: { ...before.slugs, [row.language]: row.slug } }
        : { earlier: [...before.earlier, `${row.language}/${row.slug}`] }),
    });
  }
  return Object.fromEntries(
    Object.entries(known).map(([kind, items]) => [kind, [...(items ?? []).values()]]),
  );
}

/**
 * Keeps the slugs of the items that a load is about to change or remove.
 * @param leaving the keys of the rows that go, as JSON arrays by table
 */
export async function keepNames(
  tx: Database,
  site: SiteId,
  leaving: readonly { readonly table: string; readonly json: string }[],
  now: Date,
): Promise<void> {
  for (const { table, json } of leaving) {
    if (table !== 'texts') continue;
    await sql`
      insert into item_names (site, kind, language, slug, id, reference, left_at)
      select site, kind, language, slug, id, ${reference}, ${now.toISOString()}::timestamptz from texts
      where site = ${site} and row_key = any(array(select json_array_elements_text(${json}::json)))
      on conflict (site, kind, language, slug) do update
      set id = excluded.id, reference = excluded.reference, left_at = excluded.left_at`.execute(tx);
  }
}

/** Forgets names that belong to an item again, and those of items that left long ago. */
export async function forgetNames(tx: Database, site: SiteId, now: Date): Promise<void> {
  await sql`
    delete from item_names where site = ${site} and exists (
      select 1 from texts where texts.site = item_names.site and texts.kind = item_names.kind
        and texts.language = item_names.language and texts.slug = item_names.slug)`.execute(tx);
  await sql`
    delete from item_names where site = ${site} and (kind, id) in (
      select kind, id from item_names where site = ${site} group by kind, id
      having max(left_at) < ${now.toISOString()}::timestamptz - ${daysKept} * interval '1 day')
    and not exists (
      select 1 from texts where texts.site = item_names.site and texts.kind = item_names.kind
        and texts.id = item_names.id)`.execute(tx);
}

/** Forgets all names of a site: those of a demonstration mean nothing to a chain's catalogue. */
export async function forgetAllNames(tx: Database, site: SiteId): Promise<void> {
  await sql`delete from item_names where site = ${site}`.execute(tx);
}
