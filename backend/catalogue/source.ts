import type { SiteCatalogue } from '#src/contract/catalogue.ts';
import { sites } from '#src/sites/registry.ts';
import type { Language, SiteId } from '#src/sites/site.ts';
import { differenceOf } from '../database/sync.ts';
import type { ChangeCounts, Digests, SyncColumns, SyncRow } from '../database/sync.ts';
import {
  documentColumns,
  documentRows,
  identify,
  itemColumns,
  itemRows,
  partColumns,
  partRows,
  textColumns,
} from './item-rows.ts';
import type { Identified } from './item-rows.ts';
import type { KnownItems } from './identity/settle-ids.ts';
import { pictureColumns, pictureRows } from './picture-rows.ts';
import { searchColumns, searchRows } from './search/rows.ts';
import { showtimeColumns, showtimeRows } from './showtime-rows.ts';

/** The tables that a load makes equal to the catalogue, in the order in which they are written. */
export const loadedTables = [
  'items',
  'texts',
  'parts',
  'showtimes',
  'documents',
  'search_documents',
  'pictures',
] as const;

export type LoadedTable = (typeof loadedTables)[number];

/** Their columns. */
export const columnsOf: Readonly<Record<LoadedTable, SyncColumns>> = {
  items: itemColumns,
  texts: textColumns,
  parts: partColumns,
  showtimes: showtimeColumns,
  documents: documentColumns,
  search_documents: searchColumns,
  pictures: pictureColumns,
};

/** The rows of a site in the database; a missing table has none. */
export type PresentRows = ReadonlyMap<LoadedTable, Digests>;

/** The content of one statement of a load: keys or rows as a JSON array. */
export interface Piece {
  table: LoadedTable;
  deed: 'delete' | 'insert';
  json: string;
}

/** The changes that a load has to write, and their counts. */
export interface Comparison {
  /** Rows added, changed and removed, by kind (`cinema`, `show`, `showtime` …). */
  changes: Readonly<Record<string, ChangeCounts>>;
  /** In the order in which they must be written; they can be read once. */
  pieces: AsyncIterable<Piece>;
  /** Frees the pieces that were not read. */
  readonly close: () => void;
}

/** A catalogue that can be loaded, in this or in another process. */
export interface CatalogueSource {
  site: SiteId;
  /** Default first. */
  languages: readonly Language[];
  /**
   * Can be called again, because the database may have changed meanwhile.
   *
   * @param step called whenever a part of the work is done
   * @param known the items of earlier loads, which keep their ids; without it each id follows from the catalogue
   */
  compare(present: PresentRows, step?: () => void, known?: KnownItems): Promise<Comparison>;
}

/** A catalogue that cannot be stored. */
export class CatalogueError extends Error {
  override name = 'CatalogueError';
}

/**
 * A catalogue of this process as a source.
 * @throws {CatalogueError} when the catalogue lacks the site's default language; its comparison throws
 * {@link IdentityError} when two items claim one slug
 */
export function catalogueSource(catalogue: SiteCatalogue): CatalogueSource {
  const { site } = catalogue;
  const { defaultLanguage } = sites[site];
  const languages = sites[site].languages.filter((language) => catalogue.languages[language] !== undefined);
  if (languages[0] !== defaultLanguage)
    throw new CatalogueError(
      `the catalogue of ${site} lacks the site's default language, ${defaultLanguage}`,
    );
  return {
    site,
    languages,
    compare: async (present, step, known) =>
      Promise.resolve(compare(site, identify(catalogue, languages, known), defaultLanguage, present, step)),
  };
}

function compare(
  site: SiteId,
  identified: Identified,
  defaultLanguage: Language,
  present: PresentRows,
  step: () => void = () => undefined,
): Comparison {
  const changes: Record<string, ChangeCounts> = {};
  const pieces: Piece[] = [];
  for (const table of loadedTables) {
    const { counts, stale, fresh } = differenceOf(
      rowsOf(site, identified, table),
      columnsOf[table],
      present.get(table) ?? new Map<string, string>(),
      (key) => groupOf(table, key, defaultLanguage) ?? '',
    );
    for (const [group, count] of counts) if (group !== '') changes[group] = sum(changes[group], count);
    for (const json of stale) pieces.push({ table, deed: 'delete', json });
    for (const json of fresh) pieces.push({ table, deed: 'insert', json });
    step();
  }
  return { changes, pieces: oneByOne(pieces), close: () => void pieces.splice(0) };
}

/** Returns each piece once and frees it. */
async function* oneByOne(pieces: Piece[]): AsyncGenerator<Piece> {
  for (let piece = pieces.shift(); piece !== undefined; piece = pieces.shift())
    yield await Promise.resolve(piece);
}

function rowsOf(site: SiteId, identified: Identified, table: LoadedTable): Iterable<SyncRow> {
  switch (table) {
    case 'items':
      return itemRows(identified).items;
    case 'texts':
      return itemRows(identified).texts;
    case 'parts':
      return partRows(identified);
    case 'showtimes': {
      const { languages, catalogues, identities } = identified;
      return showtimeRows(languages, catalogues, identities.show, identities.cinema);
    }
    case 'documents':
      return documentRows(identified);
    case 'search_documents':
      return searchRows(identified);
    case 'pictures':
      return pictureRows(site, identified);
    default:
      return table satisfies never;
  }
}

/** The name under which a row is counted; undefined for rows that follow from others and are not counted. */
function groupOf(table: LoadedTable, key: string, defaultLanguage: Language): string | undefined {
  switch (table) {
    case 'texts':
      return textGroup(key, defaultLanguage);
    case 'parts':
      return 'schedule';
    case 'showtimes':
      return 'showtime';
    case 'documents':
      return key.startsWith('zone/') ? 'schedule' : 'site-wide answer';
    case 'pictures':
      return 'picture address';
    case 'items':
    case 'search_documents':
      return undefined;
    default:
      return table satisfies never;
  }
}

/** The item's kind for a text in the default language; kind and language for another language. */
function textGroup(key: string, defaultLanguage: Language): string {
  const kind = key.slice(0, key.indexOf('/'));
  const language = key.slice(key.lastIndexOf('/') + 1);
  return language === defaultLanguage ? kind : `${kind} (${language})`;
}

function sum(one: ChangeCounts | undefined, other: ChangeCounts): ChangeCounts {
  if (one === undefined) return other;
  return {
    added: one.added + other.added,
    changed: one.changed + other.changed,
    removed: one.removed + other.removed,
  };
}
