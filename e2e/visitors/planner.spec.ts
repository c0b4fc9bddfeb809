import { expect } from '@playwright/test';
import type { Locale } from '#src/sites/site.ts';
import { addDays } from '#src/kernel/date/day.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { tabTo } from '../support/keyboard.ts';
import { words } from '../support/messages.ts';
import { stage } from '../support/stage.ts';
import { test } from '../support/test.ts';
import { hydrated, visit } from '../support/visit.ts';

/** The planner (D51) by keyboard, and what a phone shows of it first. */
const fr: Locale = 'fr-FR';
const t = words(fr);
const tomorrow = addDays(stage.today, 1);

test.use({ viewport: { width: 390, height: 844 } });

/** The city with the most cinemas, where two films are sure to follow each other. */
async function largestCity() {
  const cities = await catalogueOf(fr).ask('cities', {});
  const [largest] = cities.toSorted((a, b) => b.cinemas.length - a.cinemas.length);
  if (largest === undefined) throw new Error('the stage has no city');
  return largest.slug;
}

test('the keyboard plans two films: the focus stays on what was chosen, the first plan is in the first screen', async ({
  page,
}) => {
  const near = await largestCity();
  await visit(page, fr, { page: 'shows', filters: { date: tomorrow, near, view: 'plan' } });
  await hydrated(page);
  const options = page.getByRole('list', { name: t('views.choice.addFilm'), exact: true });
  for (const count of [1, 2]) {
    const option = options.getByRole('link').first();
    const name = (await option.textContent())?.trim() ?? '';
    await tabTo(page, option);
    await page.keyboard.press('Enter');
    await page.waitForURL(
      (url) => url.pathname.split('/films-')[1]?.split('/')[0]?.split(',').length === count,
    );
    const chosen = page.getByRole('link', { name: t('views.choice.remove', { name }), exact: true });
    await expect(chosen).toBeFocused();
    await expect(chosen).toBeInViewport({ ratio: 1 });
  }
  const plan = page.locator('main ol > li > article:visible').first();
  await expect(plan.locator('h3')).toBeInViewport();
  const booking = plan
    .locator('a')
    .filter({ has: page.locator('time') })
    .first();
  await tabTo(page, booking);
  await expect(booking).toBeInViewport();
});
