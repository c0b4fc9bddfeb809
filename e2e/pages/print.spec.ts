import { expect } from '@playwright/test';
import type { PageRef } from '#src/routes/page.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { test } from '../support/test.ts';
import { hydrated, visit, withoutArt } from '../support/visit.ts';

test('on paper a page has no buttons and no filters, and of the days the one that it is about', async ({
  page,
}) => {
  await withoutArt(page);
  const catalogue = catalogueOf('fr-FR');
  const { show, day } = await catalogue.filmWithVersions();
  const [cinema] = await catalogue.ask('cinemas', {});
  const refs: readonly PageRef[] = [
    { page: 'shows' },
    { page: 'movie', slug: show.slug, filters: { date: day } },
    { page: 'cinema', slug: cinema?.slug ?? '' },
  ];
  for (const ref of refs) {
    await visit(page, 'fr-FR', ref);
    await hydrated(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('button:visible'), ref.page).toHaveCount(0);
    await expect(page.locator('[data-choices]:not([data-choices="date"]):visible'), ref.page).toHaveCount(0);
    const days = page.locator('[data-choices="date"] li:visible');
    for (const one of await days.all()) await expect(one.locator('[aria-current]')).toHaveCount(1);
    await page.emulateMedia({ media: 'screen' });
  }
});
