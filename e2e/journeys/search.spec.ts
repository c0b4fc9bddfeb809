import { expect } from '@playwright/test';
import { catalogueOf } from '../support/catalogue.ts';
import { words } from '../support/messages.ts';
import { test } from '../support/test.ts';
import { by, hands, Way } from '../support/way.ts';

/** A title with a typing error leads to the film's next showtimes, in two touches from home. */
const fr = 'fr-FR';
const t = words(fr);

const visits = [
  { known: 'with a place', isPlaced: true },
  { known: 'on a first visit', isPlaced: false },
] as const;

for (const hand of hands)
  for (const { known, isPlaced } of visits)
    test(
      `R189 ${hand}, ${known}: a title with a typing error leads to the film’s next showtimes in two touches`,
      by(hand),
      async ({ browser }) => {
        const catalogue = catalogueOf(fr);
        const city = await catalogue.city();
        const { typed, film } = await catalogue.mistyped();
        const place = isPlaced ? { place: `city:${city.slug}` } : {};
        const way = await Way.from(browser, hand, fr, { page: 'home' }, place);
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
      },
    );
