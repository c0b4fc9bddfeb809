import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { languageOf, localeOf, siteIds, siteOf, sites } from '../sites/registry.ts';
import type { Locale } from '../sites/site.ts';
import { hasPage, href } from './href.ts';
import { matchPath, type RouteMatch } from './match.ts';
import type { PageRef } from './page.ts';
import { pageIds } from './pages/registry.ts';
import type { AddressRow } from './tests/address-row.ts';
import { addressesByLocale, addressTable } from './tests/address-table.ts';

const moved = (path: string) => ({ kind: 'redirect', status: 308, path, varies: false });

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
 * All differences between the route table and a row. Each address must belong to the page in its locale, in both
 * directions. Where a site lacks the page, none of the addresses may open there, and building one must fail.
 */
function problemsOf(row: AddressRow): string[] {
  const byLocale = addressesByLocale(row);
  const all = [...byLocale.values()].filter((address) => address !== null);
  return [...byLocale].flatMap(([locale, address]) =>
    address === null
      ? problemOfAbsent(locale, row.ref, all)
      : problemOfPresent(
          locale,
          address,
          {
            kind: 'page',
            locale,
            ref: row.ref,
            languageFrom: address === row.withoutLanguage ? 'visitor' : 'path',
          },
          row.ref,
        ),
  );
}

describe('the route table', () => {
  it('has every page', () => {
    expect(new Set(addressTable.map(({ ref }) => ref.page))).toEqual(new Set(pageIds));
  });

  it.each(addressTable)('$title', (row) => {
    expect(problemsOf(row)).toEqual([]);
  });

  it('R016 each language’s own cinemas word leads to the light page of a cinema', () => {
    expect(matchPath('ch', '/de/kinos/l/x', 'en')).toEqual(moved('/de/cinemas/l/x'));
    expect(matchPath('ch', '/kinos/l/x', 'en')).toEqual(moved('/de/cinemas/l/x'));
    expect(matchPath('ch', '/en/kinos/l/x', 'fr')).toEqual(moved('/en/cinemas/l/x'));
    expect(matchPath('nl', '/nl/bioscopen/l/x', 'en')).toEqual(moved('/nl/cinemas/l/x'));
    expect(matchPath('nl', '/bioscopen/l/x', 'en')).toEqual(moved('/nl/cinemas/l/x'));
    expect(matchPath('be', '/bioscopen/l/x', 'en')).toEqual(moved('/nl/cinemas/l/x'));
    expect(matchPath('fr', '/kinos/l/x', 'fr').kind).toBe('none');
    expect(matchPath('be', '/kinos/l/x', 'fr').kind).toBe('none');
  });

  it('D37 a showtime has four parts, each in its form', () => {
    const part = 'dusk-12/bellevue/2026-11-21/2030-1zz';
    expect(matchPath('fr', `/fr/seance/${part}/`, 'fr')).toEqual(moved(`/seance/${part}`));
    for (const path of [
      'dusk-12/bellevue/2026-02-30/2030-1zz',
      'dusk-12/bellevue/2026-11-21/2430-1zz',
      'dusk-12/bellevue/2026-11-21/2030',
      'dusk-12/bellevue/2026-11-21',
      `${part}/x`,
      `${part}/filters/versions-vo`,
      'filters/bellevue/2026-11-21/2030-1zz',
    ])
      expect([path, matchPath('fr', `/seance/${path}`, 'fr').kind]).toEqual([path, 'none']);
  });

  it('R027 a prefix before an article of an experience goes', () => {
    for (const site of siteIds)
      for (const language of sites[site].languages)
        expect(matchPath(site, `/${language}/specials/preview`, sites[site].defaultLanguage)).toEqual(
          moved('/specials/preview'),
        );
  });

  it('R032 sites without help have none of its addresses', () => {
    for (const site of ['ch', 'be', 'tn', 'sn', 'ci', 'ma'] as const)
      for (const path of ['/aide', '/help', '/fr/aide', '/en/help', '/en/m/help', '/fr/aide/article/id/3'])
        expect(matchPath(site, path, sites[site].defaultLanguage).kind).toBe('none');
  });

  it('no other page has a webview twin, and m is not a page', () => {
    for (const path of ['/m', '/m/films', '/m/cinemas/x', '/en/m', '/m/m/aide', '/m/filters', '/aide/m'])
      expect(matchPath('fr', path, 'fr').kind).toBe('none');
    expect(href(localeOf('fr', 'fr'), { page: 'help' })).toBe('/aide');
  });

  it('R037 what only looks like the address of a card is none', () => {
    for (const path of ['/cinecarte-5-places/x', '/cinecarte-5-place', '/x/cinecarte-5-places'])
      expect(matchPath('fr', path, 'fr').kind).toBe('none');
  });

  it('R039 app opens without a prefix too, in the visitor’s language', () => {
    for (const site of siteIds)
      for (const language of sites[site].languages)
        expect(matchPath(site, '/app', language)).toEqual({
          kind: 'page',
          locale: `${language}-${sites[site].country}`,
          ref: { page: 'app' },
          languageFrom: 'visitor',
        });
    expect(matchPath('fr', '/fr/app', 'en')).toEqual(moved('/app'));
  });

  it('R048 the error pages are the same on every site, without prefix', () => {
    for (const site of siteIds) {
      const language = sites[site].defaultLanguage;
      expect(matchPath(site, '/404_NOT_FOUND', language)).toEqual({ kind: 'error-page', code: 404 });
      expect(matchPath(site, '/410_GONE', language)).toEqual({ kind: 'error-page', code: 410 });
      expect(matchPath(site, '/en/410_GONE', language).kind).toBe('none');
      expect(matchPath(site, '/410_gone', language).kind).toBe('none');
    }
  });
});
