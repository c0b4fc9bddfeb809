import type { PageRef } from '../page.ts';

/**
 * A page and its addresses in the form of the specification's route table: one string per site, its languages in the
 * table's order (`·`: the page does not exist there). `africa` stands for each of tn, sn, ci and ma.
 */
export interface AddressRow {
  readonly title: string;
  readonly ref: PageRef;
  readonly fr: string;
  readonly ch: string;
  readonly be: string;
  readonly nl: string;
  readonly africa: string;
  /** The address among them, if any, that names no language: it opens in the visitor's. */
  readonly withoutLanguage?: string;
}
