import type { ColumnType } from 'kysely';
import type { AccountTables } from './account-tables.ts';
import type { CaptchaTables } from './captcha-tables.ts';
import type { IdentityTables } from './identity-tables.ts';
import type { MailTables } from './mail-tables.ts';
import type { NoticeTables } from './notice-tables.ts';

/**
 * The types of the tables for kysely. Bodies are `json`, not `jsonb`, because `json` keeps the text as it was written:
 * an answer keeps the order of fields of the wire contract, and the database can join a list without parsing it. They
 * are read with `::text` and written as text.
 */
export interface Tables extends AccountTables, CaptchaTables, IdentityTables, MailTables, NoticeTables {
  catalogue: CatalogueTable;
  items: ItemsTable;
  texts: TextsTable;
  item_names: ItemNamesTable;
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

/** The columns by which a load finds changes: a key that is unique in its site, and a digest of the other columns. */
interface Tracked {
  site: string;
  row_key: string;
  digest: string;
}

/** One row for each site with a loaded catalogue. */
export interface CatalogueTable {
  site: string;
  /** `demonstration` or `import`. */
  origin: string;
  loaded_at: ColumnType<Date, string, string>;
  /** Increases by one with each load that changes something. */
  revision: number;
  /** Programme day for which the demonstration was generated; null for an import. */
  seed_day: DayOrNull;
  /** Languages of the load, the default one first, separated by commas. */
  languages: string;
}

/** The facts of an item that are the same in every language. */
export interface ItemsTable extends Tracked {
  kind: string;
  /**
   * Stays when the item gets another slug: the slug with which it came in the site's default language, or
   * `{language}:{slug}` when that language lacked it; with `~2` … when another item had that name.
   */
  id: string;
  position: number | null;
  /** `listed`, `unlisted` (it has a detail answer, but is in no list) or `gone`. */
  state: string;
}

/** The texts of an item in one language. */
export interface TextsTable extends Tracked {
  kind: string;
  id: string;
  language: string;
  slug: string;
  position: number | null;
  list: JsonTextOrNull;
  detail: JsonTextOrNull;
}

/** A slug that an item had, and that no item has now. */
export interface ItemNamesTable {
  site: string;
  kind: string;
  language: string;
  slug: string;
  id: string;
  /** What the item was told by then, such as its `showRef`; null when it had nothing. */
  reference: string | null;
  /** When the item was seen first without it. */
  left_at: ColumnType<Date, string, string>;
}

/** Further answers about an item: `programme` of a cinema, `cinemas` of a show, `shows` of an event. */
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
  /** Empty when the list is the same in every language, apart from `overrides`. */
  language: string;
  position: number;
  /** Local time of the cinema, `YYYY-MM-DD HH:MM:SS`. */
  start: ColumnType<unknown, string, string>;
  /** `V{vistaRef}S{session}` from the booking address. */
  booking: string | null;
  body: JsonText;
  /** By language, the fields that differ in that language. */
  overrides: JsonTextOrNull;
}

/** An answer about the whole site (settings, footer, tags …), or about a city (`zone/{slug}`). */
export interface DocumentsTable extends Tracked {
  language: string;
  name: string;
  body: JsonText;
}

/** The texts that the search looks through. */
export interface SearchDocumentsTable extends Tracked {
  kind: string;
  id: string;
  language: string;
  position: number;
  slug: string;
  /** The text that a visitor may type: a title, or cinema, city and theatre city. */
  pattern: string;
  /** Directors and actors, separated by commas. */
  people: string;
  /** Separated by commas. */
  genres: string;
  /** Postal codes without spaces, separated by spaces. */
  codes: string;
  hit: JsonText;
}

/** The address of a remote picture, and its name here. */
export interface PicturesTable extends Tracked {
  /** `poster`, `backdrop` or `cinema`. */
  kind: string;
  /** Begins with the site: the picture service has the pictures of all sites together. */
  key: string;
  /** The width of the picture at this address; all sizes are made from the largest one. */
  width: number;
  url: string;
}
