import { isDeepStrictEqual } from 'node:util';
import { languageOf, localesOf, siteIds, siteOf, sites } from '../sites/registry.ts';
import type { Locale, SiteId } from '../sites/site.ts';
import { hasPage, href } from './href.ts';
import type { RouteMatch } from './match.ts';
import { matchPath } from './match.ts';
import type { PageRef } from './page.ts';

/**
 * The addresses of a page in the form of the specification's route table: one string per site, its languages in the
 * table's order (`·`: the page does not exist there). `africa` stands for each of tn, sn, ci and ma.
 */
export interface Addresses {
  readonly fr: string;
  readonly ch: string;
  readonly be: string;
  readonly nl: string;
  readonly africa: string;
}

function cellOf(addresses: Addresses, site: SiteId): string {
  return site === 'fr' || site === 'ch' || site === 'be' || site === 'nl'
    ? addresses[site]
    : addresses.africa;
}

/** The literal address of every locale; `null` for a `·` cell. */
function addressesByLocale(addresses: Addresses): Map<Locale, string | null> {
  const pairs = siteIds.flatMap((site) => {
    const cell = cellOf(addresses, site);
    const words = cell === '·' ? null : cell.split(' ');
    if (words !== null && words.length !== sites[site].languages.length) {
      throw new Error(`${cell} names ${words.length} addresses for ${site}.`);
    }
    return localesOf(site).map((locale, index) => [locale, words?.[index] ?? null] as const);
  });
  return new Map(pairs);
}

function problemOfAbsent(locale: Locale, ref: PageRef, elsewhere: readonly string[]): string[] {
  const language = languageOf(locale);
  const open = elsewhere.filter((address) => matchPath(siteOf(locale), address, language).kind !== 'none');
  const problems = open.map((address) => `${address} opens in ${locale}`);
  if (hasPage(locale, ref.page)) problems.push(`${ref.page} exists in ${locale}`);
  try {
    problems.push(`${locale} gives ${href(locale, ref)}`);
  } catch (error) {
    if (!String(error).includes(`${ref.page} does not exist in ${locale}`)) problems.push(String(error));
  }
  return problems;
}

function problemOfPresent(locale: Locale, address: string, expected: RouteMatch, ref: PageRef): string[] {
  const problems: string[] = [];
  if (href(locale, ref) !== address) problems.push(`${locale} gives ${href(locale, ref)}, not ${address}`);
  const match = matchPath(siteOf(locale), address, languageOf(locale));
  if (!isDeepStrictEqual(match, expected)) problems.push(`${address} matches ${JSON.stringify(match)}`);
  return problems;
}

/**
 * All differences between the route table and these addresses. Each address must belong to the page in its locale, in
 * both directions. Where a site lacks the page, none of the addresses may open there, and building one must fail.
 */
export function problemsOf(
  ref: PageRef,
  addresses: Addresses,
  languageFrom: 'path' | 'visitor' = 'path',
): string[] {
  const byLocale = addressesByLocale(addresses);
  const all = [...byLocale.values()].filter((address) => address !== null);
  return [...byLocale].flatMap(([locale, address]) =>
    address === null
      ? problemOfAbsent(locale, ref, all)
      : problemOfPresent(locale, address, { kind: 'page', locale, ref, languageFrom }, ref),
  );
}
