import { expect, test } from '@playwright/test';
import { pageIds } from '#src/routes/pages/registry.ts';
import { siteIds } from '#src/sites/registry.ts';
import { isolationOf } from '../../../e2e/support/isolation.ts';

/** The long form of `e2e/addresses/isolation.spec.ts`: every page that a site has. Without a browser. */
test('SEC2 no page of any kind holds anything of another site', async () => {
  const { asked, bytes, problems } = await isolationOf(pageIds.filter((page) => page !== 'callback'));
  process.stdout.write(`isolation: ${asked} answers of ${siteIds.length} sites, ${bytes} bytes\n`);
  expect(problems).toEqual([]);
  expect(asked).toBeGreaterThan(siteIds.length * pageIds.length);
});
