import { expect } from '@playwright/test';
import { hasPage, href } from '#src/routes/href.ts';
import { pageIds } from '#src/routes/pages/registry.ts';
import type { PageRef } from '#src/routes/page.ts';
import { locales, siteFactsOf, siteIds } from '#src/sites/registry.ts';
import type { SiteId } from '#src/sites/site.ts';
import { inEveryKind, isolationOf, mainLocale, ownersOfCinemas, problemsOf } from '../support/isolation.ts';
import { test } from '../support/test.ts';

/**
 * All eight sites at the same time, on one process: no answer holds anything of another country, whichever way it is
 * asked for. Without a browser. `bench/soak/suites` asks for every page that a site has, instead of two.
 */
// A second try would hide what happens every other time.
test.describe.configure({ retries: 0 });

test('SEC2 no page, payload or segment of a site holds anything of another', async () => {
  const { asked, bytes, problems } = await isolationOf(['movie', 'cinema']);
  process.stdout.write(`isolation: ${asked} answers of ${siteIds.length} sites, ${bytes} bytes\n`);
  expect(problems).toEqual([]);
  expect(asked).toBeGreaterThan(siteIds.length * 3);
});

/** Addresses of a site that are pages of another one: pages that it does not have, and items of others. */
function forbidden(owners: ReadonlyMap<string, SiteId>, site: SiteId): readonly string[] {
  const own = mainLocale(site);
  const prefix = href(own, { page: 'home' }).replace(/\/$/, '');
  const { defaultLanguage } = siteFactsOf(own);
  const lacking = pageIds
    .filter((page) => !hasPage(own, page))
    .flatMap((page) => {
      const other = locales.find((one) => one.startsWith(`${defaultLanguage}-`) && hasPage(one, page));
      if (other === undefined) return [];
      const path = href(other, { page, slug: 'some-item-1', id: '7' } as unknown as PageRef);
      return [`${prefix}${path.replace(/^\/(?:fr|en|de|nl)(?=\/)/, '')}`];
    });
  const at = siteIds.indexOf(site);
  const next = [...siteIds, ...siteIds].slice(at + 1, at + 2);
  const cinemas = next
    .flatMap((other) => [...owners].find(([, owner]) => owner === other)?.[0] ?? [])
    .map((slug) => href(own, { page: 'cinema', slug }));
  // Every page that a site lacks is asked for as a document in `routing.spec.ts`.
  return [...lacking.slice(0, 1), ...cinemas];
}

test('SEC2 what is another site’s is not found, at its own address, whichever way it is asked for', async () => {
  const owners = await ownersOfCinemas();
  const all = siteIds.flatMap((site) =>
    forbidden(owners, site).flatMap((path) => inEveryKind({ site, path, status: 404 })),
  );
  const { problems } = await problemsOf(all);
  // The address that was asked for stands in the answer; whose it is says nothing else there.
  const others = problems.filter((problem) => {
    const [question = '', said = ''] = problem.split(': holds ');
    return said === '' || !question.includes(said);
  });
  process.stdout.write(`isolation: ${all.length} answers about pages of others\n`);
  expect(others).toEqual([]);
  expect(all.length).toBeGreaterThan(siteIds.length * 3);
});
