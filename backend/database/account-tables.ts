import type { ColumnType, Generated } from 'kysely';

/** A moment: read as a date, written as ISO 8601 text. */
type Moment = ColumnType<Date, string, string>;
type MomentOrNull = ColumnType<Date | null, string | null, string | null>;

/** The tables of the client host as kysely sees them. */
export interface AccountTables {
  accounts: AccountsTable;
  account_preferences: AccountPreferencesTable;
  account_sessions: AccountSessionsTable;
  account_favourites: AccountFavouritesTable;
  account_feelings: AccountFeelingsTable;
  account_links: AccountLinksTable;
  account_outbox: AccountOutboxTable;
  account_limits: AccountLimitsTable;
}

/** A member. */
export interface AccountsTable {
  /** The `icu`: opaque, random, never reused. */
  id: string;
  /** As it was typed. */
  email: string;
  /** In lower case: an address is one account whatever its capitals. */
  email_key: string;
  first_name: string;
  last_name: string;
  /** With its parameters; null where the member signs in elsewhere only. */
  password_hash: string | null;
  /** Site and language the account was made in. */
  site: string;
  language: string;
  /** False: made elsewhere, with names and consent still missing. */
  registered: boolean;
  email_verified_at: MomentOrNull;
  sign_ins: Generated<number>;
  /** When the welcome page was passed. */
  welcomed_at: MomentOrNull;
  photo_url: string | null;
  cinepass: Generated<boolean>;
  cinepass_type: string | null;
  loyalty_level: string | null;
  subscription: ColumnType<unknown, string | null, string | null>;
  created_at: Moment;
}

/** What a member chose for one site. */
export interface AccountPreferencesTable {
  account_id: string;
  site: string;
  newsletter: boolean;
}

/** A signed-in browser. The token itself stands in its cookie only. */
export interface AccountSessionsTable {
  token_hash: string;
  account_id: string;
  created_at: Moment;
  expires_at: Moment;
  idle_until: Moment;
}

/** A favourite cinema on one site; the lowest position comes first. */
export interface AccountFavouritesTable {
  account_id: string;
  site: string;
  vista_ref: string;
  position: number;
}

/** What a member feels about a show (D25); a row has at least one of both. */
export interface AccountFeelingsTable {
  account_id: string;
  site: string;
  /** Id of the item, its slug in the site's default language. */
  show_id: string;
  emotion: number | null;
  intention: number | null;
}

/** A link that works once. It is deleted when it is used. */
export interface AccountLinksTable {
  token_hash: string;
  account_id: string;
  purpose: 'confirm' | 'reset';
  /** Hash of the browser cookie that asked for it. */
  browser_hash: string | null;
  expires_at: Moment;
}

/** A mail that is to be sent. */
export interface AccountOutboxTable {
  /** The embedded database reads a number, the server a text. */
  id: Generated<string | number>;
  account_id: string | null;
  purpose: string;
  recipient: string;
  language: string;
  subject: string;
  body: string;
  link: string | null;
  created_at: Moment;
}

/** How often something was tried in a window of time. */
export interface AccountLimitsTable {
  key: string;
  count: number;
  window_ends: Moment;
}
