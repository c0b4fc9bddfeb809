import { localesOf, siteIds, sites } from '../../sites/registry.ts';
import type { Locale, SiteId } from '../../sites/site.ts';
import type { AddressRow } from './address-row.ts';
import { catalogueRows } from './catalogue-rows.ts';
import { editorialRows } from './editorial-rows.ts';
import { serviceRows } from './service-rows.ts';

/** The one literal route table beside the records, written by hand from the specification. */
export const addressTable: readonly AddressRow[] = [...catalogueRows, ...editorialRows, ...serviceRows];

const cellOf = (row: AddressRow, site: SiteId): string =>
  site === 'fr' || site === 'ch' || site === 'be' || site === 'nl' ? row[site] : row.africa;

/** The literal address of every locale; `null` where the page does not exist. */
export function addressesByLocale(row: AddressRow): ReadonlyMap<Locale, string | null> {
  const pairs = siteIds.flatMap((site) => {
    const cell = cellOf(row, site);
    const words = cell === '·' ? null : cell.split(' ');
    if (words !== null && words.length !== sites[site].languages.length) {
      throw new Error(`${cell} names ${words.length} addresses for ${site}.`);
    }
    return localesOf(site).map((locale, index) => [locale, words?.[index] ?? null] as const);
  });
  return new Map(pairs);
}
