import { expect } from '@playwright/test';
import { siteIds } from '#src/sites/registry.ts';
import { alive, sideways } from '../engines/look.ts';
import { test } from '../engines/engine-test.ts';
import { sampleOf, sitemapOf } from '../support/sitemap.ts';

const pageCount = 300;

/** Pages of every site in WebKit on a phone, the same ones in every run. */
test.describe.configure({ timeout: 1_800_000 });

test(`${pageCount} pages of the sitemaps come alive in WebKit, complain about nothing, and never scroll sideways`, async ({
  tab,
}) => {
  const entries = (await Promise.all(siteIds.map(sitemapOf))).flat();
  const addresses = sampleOf(entries, pageCount, ({ address }) => address).map(({ address }) => address);
  expect(addresses).toHaveLength(pageCount);
  let complaints = 0;
  for (const address of addresses) {
    await tab.go(address);
    await alive(tab);
    expect.soft(await sideways(tab), `${address}: pixels beside the window`).toBe(0);
    const problems = await tab.problems();
    expect.soft(problems.slice(complaints), address).toEqual([]);
    complaints = problems.length;
  }
});
