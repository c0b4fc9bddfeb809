import type * as z from 'zod/mini';
import type { Language, SiteId } from '#src/sites/site.ts';
import type { Answer } from './endpoint.ts';
import type { CatalogueItem, DocumentId, endpoints, FurtherId, ListId } from './endpoints.ts';
import type { Featured } from './featured/schema.ts';
import type { Showtime } from './showtimes-day/schema.ts';
import type { Translation } from './translation.ts';

export type { Translation };

type Records = typeof endpoints;

/** The stored documents of a site in one language, by the id of their endpoint. */
export type SiteDocuments = { [Id in DocumentId]: Answer<Records[Id]> };

/** The items of each list, without the object around the list. */
export type ItemLists = {
  [Id in ListId]: Records[Id]['source'] extends {
    readonly within: { readonly list: infer L extends z.ZodMiniType };
  }
    ? z.output<L>
    : Answer<Records[Id]>;
};

/** An item of a kind in its list. */
export type ItemOf<K extends CatalogueItem> = {
  [Id in ListId as Records[Id]['source']['item']]: ItemLists[Id] extends (infer Item)[] ? Item : never;
}[K];

/** The answers about one item of each kind by its slug: `showDetails`, `cityDetails` … */
export type ItemDetails = {
  [K in CatalogueItem as `${K}Details`]: Record<string, Answer<Records[K]>>;
};

/** The further answers about items by their slug, by the id of their endpoint. */
export type FurtherAnswers = { [Id in FurtherId]: Record<string, Answer<Records[Id]>> };

/**
 * All data of one site in one language, in wire shapes. Slugs are in that language. A show that moved has a detail with
 * `redirectSlug`.
 */
export interface LanguageCatalogue extends SiteDocuments, ItemLists, ItemDetails, FurtherAnswers {
  /** Showtimes by show slug, cinema slug and programme day (a showtime before 05:00 belongs to the day before, D28). */
  showtimes: Record<string, Record<string, Record<string, Showtime[]>>>;
  /** Slugs of shows for which the API answers 410. */
  goneShows: string[];
  /** `GET /api/featured`, all types. */
  featured: Featured[];
}

/** Slugs of the same items per language (`GET …/translate`, D36), by the id of their list. */
export type CatalogueTranslations = Record<ListId, Translation[]>;

/** The whole catalogue of one site: the demonstration and the import give it to the store. */
export interface SiteCatalogue {
  site: SiteId;
  /** At least the site's default language; it replaces every missing language. */
  languages: Partial<Record<Language, LanguageCatalogue>>;
  translations: CatalogueTranslations;
}
