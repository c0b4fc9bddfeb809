import { sql } from 'kysely';
import type { SiteCatalogue } from '#src/contract/catalogue.ts';
import type { CatalogueItem } from '#src/contract/endpoints.ts';
import { itemKinds, itemsOf } from '#src/contract/items.ts';
import { sites } from '#src/sites/registry.ts';
import type { Database } from '../database/open.ts';
import { readKnownItems } from './identity/known-items.ts';
import { identify } from './item-rows.ts';
import { readCatalogueState } from './state.ts';

/** How much of a kind may leave with one load before it is held. */
interface Share {
  /** Of the items that are there. */
  readonly share: number;
  /** So many may always leave, as long as any stay. */
  readonly few: number;
  /** Whether the last one may leave: a chain may have no offer, but not no cinema, and not no legal page. */
  readonly mayEnd: boolean;
}

const lasting = { share: 0.2, few: 1, mayEnd: false } as const;
const passing = { share: 0.5, few: 3, mayEnd: true } as const;

/** What lasts leaves one by one, what passes in bunches: a programme week replaces a part of the films, and old news end together. */
const shares: Readonly<Record<CatalogueItem, Share>> = {
  cinema: lasting,
  city: lasting,
  experience: lasting,
  experienceGroup: lasting,
  faqCategory: lasting,
  faqArticle: lasting,
  masterTemplate: lasting,
  show: { share: 0.5, few: 3, mayEnd: false },
  event: passing,
  newsItem: passing,
  article: passing,
  offer: passing,
};

/** The items of a kind that a load would remove. */
export interface Leaving {
  readonly kind: CatalogueItem;
  /** Items that are there. */
  readonly before: number;
  readonly leaving: number;
  /** Whether that holds the load. */
  readonly held: boolean;
  /** The names of some that would leave. */
  readonly examples: readonly string[];
}

const mostExamples = 5;

/** A stored item as far as it is needed to find it in a load. */
interface Stored {
  kind: string;
  id: string;
  slug: string;
  name: string | null;
}

/**
 * Which items of each kind a load would remove, by the site's default language, and whether those are more than the share of their kind
 * (ADR-0117). What is still there is what the load itself would find again (ADR-0112). Those of the demonstration do not count: an
 * import is meant to replace them.
 *
 * @throws {IdentityError} when two items claim one slug
 */
export async function leavingWith(db: Database, catalogue: SiteCatalogue): Promise<Leaving[]> {
  const { site } = catalogue;
  const { defaultLanguage, languages } = sites[site];
  const state = await readCatalogueState(db, site);
  if (state === null || state.origin === 'demonstration') return [];
  const { rows } = await sql<Stored>`
    select t.kind, t.id, t.slug, coalesce(b.body ->> 'title', b.body ->> 'name', b.body ->> 'label') as name
    from texts t
      join items i on i.site = t.site and i.kind = t.kind and i.id = t.id and i.state <> 'gone'
      cross join lateral (select coalesce(t.list, t.detail) as body) b
    where t.site = ${site} and t.language = ${defaultLanguage}
    order by t.kind, t.position nulls last, t.slug`.execute(db);
  const byKind = Map.groupBy(rows, ({ kind }) => kind);
  const loaded = catalogue.languages[defaultLanguage];
  if (loaded === undefined) return [];
  const { identities } = identify(
    catalogue,
    languages.filter((language) => catalogue.languages[language] !== undefined),
    await readKnownItems(db, site),
  );
  return itemKinds.flatMap((kind) => {
    const slugs = [
      ...itemsOf(loaded, kind).map(({ slug }) => slug),
      ...Object.keys(loaded[`${kind}Details`]),
    ];
    const present = new Set(slugs.map((slug) => identities[kind].idOf(defaultLanguage, slug)));
    return leavingOf(kind, byKind.get(kind) ?? [], present);
  });
}

function leavingOf(
  kind: CatalogueItem,
  before: readonly Stored[],
  present: ReadonlySet<string | undefined>,
): Leaving[] {
  const left = before.filter(({ id }) => !present.has(id));
  if (left.length === 0) return [];
  const { share, few, mayEnd } = shares[kind];
  const isEnd = left.length === before.length;
  const held = isEnd && !mayEnd ? true : left.length > Math.max(few, Math.floor(before.length * share));
  const examples = left.slice(0, mostExamples).map(({ name, slug }) => name ?? slug);
  return [{ kind, before: before.length, leaving: left.length, held, examples }];
}
