import type { ColumnType, Generated } from 'kysely';
import type { Moment, MomentOrNull } from './moment.ts';

/** The types of the client host's tables for kysely. */
export interface AccountTables {
  accounts: AccountsTable;
  account_preferences: AccountPreferencesTable;
  account_sessions: AccountSessionsTable;
  account_devices: AccountDevicesTable;
  account_favourites: AccountFavouritesTable;
  account_feelings: AccountFeelingsTable;
  account_links: AccountLinksTable;
  account_limits: AccountLimitsTable;
  help_votes: HelpVotesTable;
}

/** A member. */
export interface AccountsTable {
  /** The `icu`: opaque, random, never reused. */
  id: string;
  /** As the member entered it. */
  email: string;
  /** In lower case: upper and lower case do not make two accounts. */
  email_key: string;
  first_name: string;
  last_name: string;
  /** The hash with its parameters; null when the member signs in only elsewhere. */
  password_hash: string | null;
  /** The site and the language in which the account was made. */
  site: string;
  language: string;
  /** False when the account was made elsewhere, and names and consent are still missing. */
  registered: boolean;
  email_verified_at: MomentOrNull;
  sign_ins: Generated<number>;
  /** When the member saw the welcome page. */
  welcomed_at: MomentOrNull;
  photo_url: string | null;
  cinepass: Generated<boolean>;
  cinepass_type: string | null;
  loyalty_level: string | null;
  subscription: ColumnType<unknown, string | null, string | null>;
  created_at: Moment;
}

/** A member's choices for one site. */
export interface AccountPreferencesTable {
  account_id: string;
  site: string;
  newsletter: boolean;
}

/** A browser in which a member signed in before. The token itself is only in its cookie. */
export interface AccountDevicesTable {
  token_hash: string;
  account_id: string;
  seen_at: Moment;
}

/** A signed-in browser. The token itself is only in its cookie. */
export interface AccountSessionsTable {
  token_hash: string;
  account_id: string;
  created_at: Moment;
  expires_at: Moment;
  idle_until: Moment;
  /** The family of the browser (`../http/browser-family.ts`); null in sessions from before 0015, and when it is none. */
  browser: Generated<string | null>;
  /** The session at the identity provider by which it began; null when it began here. */
  identity_uid: Generated<string | null>;
}

/** A favourite cinema on one site; the one with the lowest position comes first. */
export interface AccountFavouritesTable {
  account_id: string;
  site: string;
  vista_ref: string;
  position: number;
}

/** A member's feeling about a show (D25); a row has at least one of the two values. */
export interface AccountFeelingsTable {
  account_id: string;
  site: string;
  /** Id of the item: its slug in the site's default language. */
  show_id: string;
  emotion: number | null;
  intention: number | null;
}

/** A link that works once. Its row is deleted when it is used. */
export interface AccountLinksTable {
  token_hash: string;
  account_id: string;
  purpose: 'confirm' | 'reset';
  /** Hash of the browser cookie from which it was requested. */
  browser_hash: string | null;
  expires_at: Moment;
}

/** The number of tries in a window of time. */
export interface AccountLimitsTable {
  key: string;
  count: number;
  window_ends: Moment;
}

/** How many visitors a help article helped on a day, and how many not. */
export interface HelpVotesTable {
  site: string;
  article_id: string;
  day: Moment;
  helpful: number;
  unhelpful: number;
}
