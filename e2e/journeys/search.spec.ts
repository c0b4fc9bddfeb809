import { expect, test } from '@playwright/test';
import { catalogueOf } from '../support/catalogue.ts';
import { words } from '../support/messages.ts';
import { hands, Way } from '../support/way.ts';

/** A title with a typing error leads to the film's next showtimes, in two touches from home. */
const fr = 'fr-FR';
const t = words(fr);

for (const hand of hands)
  test(`R189 ${hand}: a title with a typing error leads to the film’s next showtimes in two touches`, async ({
    browser,
  }) => {
    const catalogue = catalogueOf(fr);
    const city = await catalogue.city();
    const { typed, film } = await catalogue.mistyped();
    const way = await Way.from(browser, hand, fr, { page: 'home' }, { place: `city:${city.slug}` });
    const { page } = way;
    await way.touch(page.getByRole('banner').getByRole('link', { name: t('shell.menu.search') }));
    const field = page
      .locator('dialog[open], main:visible')
      .getByRole('searchbox')
      .or(page.getByRole('combobox'));
    await way.type(field.first(), typed);
    await page.waitForURL(/[?&]q=/);
    const result = page.locator('main:visible article').filter({ hasText: film.title }).first();
    await expect(result.locator('[data-popup-links] a[href] time').first()).toBeInViewport();
    await way.end(2);
  });
