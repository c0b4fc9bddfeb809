import { expect, it } from 'vitest';
import { perSite } from '#src/config/environment.ts';
import type { AddressRow } from '#src/routes/tests/address-row.ts';
import { addressesByLocale, addressTable } from '#src/routes/tests/address-table.ts';
import { localeOf, siteIds, siteOf, sites } from '#src/sites/registry.ts';
import type { SiteId } from '#src/sites/site.ts';
import { decide } from './decide.ts';
import type { Decision, ItemState, World } from './decision.ts';
import { testWorld } from './test-kit/world-test-kit.ts';

/**
 * Which site has which page, under which address in each language, decided as a request. Where a site lacks a page, each
 * address that the page has anywhere else is not found.
 */
const items: Readonly<Record<string, ItemState>> = {
  'dusk-12': { kind: 'here', page: 'movie' },
  'gala-7': { kind: 'here', page: 'entertainment' },
  opera: { kind: 'here', page: 'season' },
  night: { kind: 'here', page: 'specialEvent' },
};

const origins = perSite((site) => `https://${site}.velours.test`);
const world: World = testWorld(origins, {
  item: (_locale, _kind, slug) => items[slug] ?? { kind: 'here', page: null },
  isWarm: () => true,
});

function ask(site: SiteId, path: string): Decision {
  return decide(
    {
      method: 'GET',
      host: `${site}.velours.test`,
      path,
      search: '',
      languageCookie: undefined,
      acceptLanguage: null,
      action: false,
    },
    world,
  );
}

/** The first two segments of the page that answers, and its status; or what else was decided. */
function answerOf(site: SiteId, path: string): string {
  const decision = ask(site, path);
  if (decision.kind !== 'page') return JSON.stringify(decision);
  const [, locale, page] = decision.internal.split('/');
  return `${decision.status} ${locale} ${page}`;
}

/** The addresses of a row that name their language, and the sites that lack the page. */
function cellsOf(row: AddressRow) {
  const cells = [...addressesByLocale(row)];
  return {
    present: cells.flatMap(([locale, address]) =>
      address === null || address === row.withoutLanguage ? [] : [{ locale, address }],
    ),
    without: new Set(cells.flatMap(([locale, address]) => (address === null ? [siteOf(locale)] : []))),
  };
}

it.each(addressTable)('R054 $title: it opens in every locale that has it', (row) => {
  const { present } = cellsOf(row);
  expect(present.map(({ locale, address }) => `${address} ${answerOf(siteOf(locale), address)}`)).toEqual(
    present.map(({ locale, address }) => `${address} 200 ${locale} ${row.ref.page}`),
  );
});

it.each(addressTable.filter((row) => cellsOf(row).without.size > 0))(
  'D29 $title: on sites without it all of its addresses are not found, and lead nowhere else',
  (row) => {
    const { present, without } = cellsOf(row);
    for (const site of without)
      for (const { address } of present)
        expect(`${site}${address} ${answerOf(site, address)}`).toMatch(/ 404 [a-z]{2}-[A-Z]{2} status$/);
  },
);

it.each(addressTable.filter(({ withoutLanguage }) => withoutLanguage !== undefined))(
  '$title: the address without a language opens on every site, in the language of the visitor',
  (row) => {
    for (const site of siteIds)
      expect(answerOf(site, row.withoutLanguage ?? '')).toBe(
        `200 ${localeOf(site, sites[site].defaultLanguage)} ${row.ref.page}`,
      );
  },
);
