import type { Moment, MomentOrNull } from './moment.ts';

/** The types of the tables of notices on sale for kysely. */
export interface NoticeTables {
  sale_notices: SaleNoticesTable;
  sale_notice_links: SaleNoticeLinksTable;
}

/** A notice on sale: one for each person, film, place and version. A stopped one has no row. */
export interface SaleNoticesTable {
  id: string;
  site: string;
  /** Id of the item: its slug in the site's default language. */
  show_id: string;
  /** Empty with an empty id: any cinema of the site. */
  place_kind: '' | 'cinema' | 'city';
  place_id: string;
  /** In lower case; empty: any version. */
  version: string;
  /** As it was typed, and in lower case. */
  email: string;
  email_key: string;
  language: string;
  state: 'waiting' | 'confirmed' | 'sent';
  created_at: Moment;
  /** When the row is deleted, whatever its state. */
  expires_at: Moment;
}

/** A link of a mail. The token itself is only in the mail. */
export interface SaleNoticeLinksTable {
  token_hash: string;
  notice_id: string;
  purpose: 'confirm' | 'stop';
  /** Null: as long as the notice. */
  expires_at: MomentOrNull;
}
