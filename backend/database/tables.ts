import type { ColumnType } from 'kysely';
import type { AccountTables } from './account-tables.ts';
import type { CaptchaTables } from './captcha-tables.ts';
import type { IdentityTables } from './identity-tables.ts';

/**
 * The tables as kysely sees them. Bodies are `json`, not `jsonb`: the text is kept as it was written, so
 * an answer keeps the order of fields that the wire contract gives, and a list is joined by the database
 * without being parsed. They are read with `::text` and written as text.
 */
export interface Tables extends AccountTables, CaptchaTables, IdentityTables {
  catalogue: CatalogueTable;
  items: ItemsTable;
  texts: TextsTable;
  parts: PartsTable;
  showtimes: ShowtimesTable;
  documents: DocumentsTable;
  search_documents: SearchDocumentsTable;
  pictures: PicturesTable;
}

/** A body that is written as JSON text. */
type JsonText = ColumnType<unknown, string, string>;
type JsonTextOrNull = ColumnType<unknown, string | null, string | null>;
/** A calendar day, written and compared as `YYYY-MM-DD`. */
type Day = ColumnType<unknown, string, string>;
type DayOrNull = ColumnType<unknown, string | null, string | null>;

/** Columns that let a load find what changed: a key unique in its site, and a digest of the rest. */
interface Tracked {
  site: string;
  row_key: string;
  digest: string;
}

/** One row per site that has been loaded. */
export interface CatalogueTable {
  site: string;
  /** `demonstration` or `import`. */
  origin: string;
  loaded_at: ColumnType<Date, string, string>;
  /** Rises by one with each load that changed something. */
  revision: number;
  /** Programme day the demonstration was generated for; null for an import. */
  seed_day: DayOrNull;
  /** Languages of the load, default first, separated by commas. */
  languages: string;
}

/** What an item is, whatever the language. */
export interface ItemsTable extends Tracked {
  kind: string;
  /** The slug in the site's default language; `{language}:{slug}` where that one lacks the item. */
  id: string;
  position: number | null;
  /** `listed`, `unlisted` (has a detail, in no list) or `gone`. */
  state: string;
}

/** What an item says in one language. */
export interface TextsTable extends Tracked {
  kind: string;
  id: string;
  language: string;
  slug: string;
  position: number | null;
  list: JsonTextOrNull;
  detail: JsonTextOrNull;
}

/** Further answers about one item: `programme` of a cinema, `cinemas` of a show, `shows` of an event. */
export interface PartsTable extends Tracked {
  kind: string;
  id: string;
  language: string;
  part: string;
  body: JsonText;
}

/** One showtime. */
export interface ShowtimesTable extends Tracked {
  cinema_id: string;
  show_id: string;
  day: Day;
  /** Empty: the same list in every language, apart from `overrides`. */
  language: string;
  position: number;
  /** Local time of the cinema, `YYYY-MM-DD HH:MM:SS`. */
  start: ColumnType<unknown, string, string>;
  /** `V{vistaRef}S{session}` out of the booking address. */
  booking: string | null;
  body: JsonText;
  /** Language to the fields that differ in it. */
  overrides: JsonTextOrNull;
}

/** An answer that belongs to the site as a whole (settings, footer, tags …), or to a city (`zone/{slug}`). */
export interface DocumentsTable extends Tracked {
  language: string;
  name: string;
  body: JsonText;
}

/** What search looks through. */
export interface SearchDocumentsTable extends Tracked {
  kind: string;
  id: string;
  language: string;
  position: number;
  slug: string;
  /** What a visitor may type: a title, or cinema, city and theatre city. */
  pattern: string;
  /** Directors and actors, separated by commas. */
  people: string;
  /** Separated by commas. */
  genres: string;
  /** Postal codes without spaces, separated by spaces. */
  codes: string;
  hit: JsonText;
}

/** An address of a picture elsewhere, and what it is called here. */
export interface PicturesTable extends Tracked {
  /** `poster`, `backdrop` or `cinema`. */
  kind: string;
  /** Begins with the site: pictures of all sites stand side by side in the picture service. */
  key: string;
  /** Which size of the picture the address is; the largest is what all are made of. */
  width: number;
  url: string;
}
