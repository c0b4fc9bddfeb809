import { z } from 'zod';
import type {
  CatalogueTranslations,
  FurtherAnswers,
  ItemDetails,
  ItemLists,
  SiteCatalogue,
  SiteDocuments,
} from '#src/contract/catalogue.ts';
import { documentIds, endpoints, keptDocuments } from '#src/contract/endpoints.ts';
import { featuredAnswer } from '#src/contract/featured/schema.ts';
import { furtherIds, itemKinds, listIds } from '#src/contract/items.ts';
import { day, slug } from '#src/contract/primitives.ts';
import { showtime } from '#src/contract/showtimes-day/schema.ts';
import { translation } from '#src/contract/translation.ts';
import { siteIds } from '#src/sites/registry.ts';

/** The schemas of the parts of a catalogue. */
function schemasOf<Parts>(entries: readonly (readonly [keyof Parts, z.core.$ZodType])[]) {
  return Object.fromEntries(entries) as { [Key in keyof Parts]: z.core.$ZodType<Parts[Key]> };
}

const listSchemas = schemasOf<ItemLists>(
  listIds.map((id) => {
    const { source, answer } = endpoints[id];
    return [id, 'within' in source ? source.within.list : answer];
  }),
);
const detailSchemas = schemasOf<ItemDetails>(
  itemKinds.map((kind) => [`${kind}Details`, z.record(slug, endpoints[kind].answer)]),
);
const furtherSchemas = schemasOf<FurtherAnswers>(
  furtherIds.map((id) => [id, z.record(slug, endpoints[id].answer)]),
);
const documentSchemas = schemasOf<SiteDocuments>(documentIds.map((id) => [id, endpoints[id].answer]));
const translationSchemas = schemasOf<CatalogueTranslations>(listIds.map((id) => [id, z.array(translation)]));

const languageCatalogue = z.object({
  ...listSchemas,
  ...detailSchemas,
  ...furtherSchemas,
  showtimes: z.record(slug, z.record(slug, z.record(day, z.array(showtime)))),
  goneShows: z.array(slug),
  featured: featuredAnswer,
  ...documentSchemas,
});

/** The whole catalogue of one site. */
export const siteCatalogue = z.object({
  site: z.enum(siteIds),
  languages: z.partialRecord(z.enum(['fr', 'en', 'de', 'nl']), languageCatalogue),
  translations: z.object(translationSchemas),
});

/** The message of an import to the process that owns the database. */
export const importOrder = z.object({
  catalogue: siteCatalogue,
  /** Site-wide answers that the source lacks, by language. */
  lacking: z.partialRecord(z.enum(['fr', 'en', 'de', 'nl']), z.array(z.enum(keptDocuments))),
  /** Loads even if more of the coming showtimes, or of the items of a kind, would be dropped than their share. */
  force: z.boolean(),
  /** Reports the changes without making them. */
  dryRun: z.boolean(),
});

/** {@link importOrder} before it is sent; the receiver checks it again. */
export interface ImportOrder {
  catalogue: SiteCatalogue;
  lacking: z.output<typeof importOrder>['lacking'];
  force: boolean;
  dryRun: boolean;
}

/** The items of a kind that a load would remove, or removed (`catalogue/brake.ts`). */
const leaving = z.object({
  kind: z.enum(itemKinds),
  before: z.int(),
  leaving: z.int(),
  held: z.boolean(),
  examples: z.array(z.string()).readonly(),
});

const changeCounts = z.object({ added: z.int(), changed: z.int(), removed: z.int() });

/** The result of an import. */
export const importOutcome = z.object({
  outcome: z.enum(['loaded', 'held', 'dry-run']),
  revision: z.int(),
  changes: z.record(z.string(), changeCounts),
  /** Number of coming showtimes before and after. */
  coming: z.object({ before: z.int(), after: z.int() }),
  /** Languages that were loaded before and are not in this load. */
  lostLanguages: z.array(z.enum(['fr', 'en', 'de', 'nl'])),
  leaving: z.array(leaving),
  /** The number under which the load is kept (`history/`); null for a dry run, and where nothing differs. */
  number: z.int().nullable(),
});
export type ImportOutcome = z.output<typeof importOutcome>;

/** What is kept about a load beside its catalogue. */
export const loadFacts = importOutcome.omit({ outcome: true, number: true }).extend({
  /** Items by kind, in the site's default language. */
  items: z.partialRecord(z.enum(itemKinds), z.int()),
  /** The number of the load that it took up again; null for one from outside. */
  restores: z.int().nullable(),
  /** How many loads in a row were held, of which this is the last; 0 for one that was let in. */
  tries: z.int(),
});
export type LoadFacts = z.output<typeof loadFacts>;
