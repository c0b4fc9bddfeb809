import { expect, type Page } from '@playwright/test';
import { href } from '#src/routes/href.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { words } from '../support/messages.ts';
import { originOf, stageEnvironment } from '../support/stage.ts';
import { test } from '../support/test.ts';
import { hydrated, visit, withoutArt } from '../support/visit.ts';

/** What a visitor sees when our script fails, and what the client host learns of it (ADR-0094). */
const reports = `${stageEnvironment['ACCOUNT_ORIGIN'] ?? ''}/api/error-reports`;
const popup = (page: Page) => page.getByRole('dialog');

/** From now on every date in words throws: the content of a showtime's popup cannot be rendered. */
async function breakDates(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const name of ['format', 'formatToParts'])
      Object.defineProperty(Intl.DateTimeFormat.prototype, name, {
        configurable: true,
        writable: true,
        value: () => {
          throw new Error('a date of "anna" at /films?q=anna');
        },
      });
  });
}

test.beforeEach(async ({ page }) => withoutArt(page));

test('D31 fr-FR an exception in a popup leaves the page, says so, leads on and is reported without the visitor', async ({
  page,
}) => {
  const t = words('fr-FR');
  const { show, day } = await catalogueOf('fr-FR').filmWithVersions();
  await visit(page, 'fr-FR', { page: 'movie', slug: show.slug, filters: { date: day } });
  await hydrated(page);
  const ticket = page.locator('main:visible a[data-state="available"]').first();
  const booking = (await ticket.getAttribute('href')) ?? 'none';
  await breakDates(page);
  const sent = page.waitForRequest((request) => request.url() === reports && request.method() === 'POST');
  await ticket.click();
  await expect(popup(page).getByRole('heading', { name: t('state.failedTitle') })).toBeVisible();
  await expect(popup(page).getByRole('button', { name: t('state.retry') })).toBeVisible();
  await expect(popup(page).getByRole('link', { name: t('dialog.follow') })).toHaveAttribute('href', booking);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  await expect(page.locator('main h1')).toBeVisible();
  const request = await sent;
  expect(request.postDataJSON()).toMatchObject({
    kind: 'boundary',
    message: 'Error: a date of "…" at /films',
    page: 'movie',
  });
  expect(request.headers()['cookie']).toBeUndefined();
  expect((await request.response())?.status()).toBe(204);
});

test('R008 fr-FR a page whose script fails speaks its language, has its colours and leads home', async ({
  page,
}) => {
  const t = words('fr-FR');
  await visit(page, 'fr-FR', { page: 'home' });
  await hydrated(page);
  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.evaluate(() => {
    const stringify = JSON.stringify.bind(JSON);
    JSON.stringify = (value: unknown, ...more: []) => {
      // What a page says of itself when it is entered.
      if (typeof value === 'object' && value !== null && 'page' in value) throw new Error('broken');
      return stringify(value, ...more);
    };
  });
  await page
    .locator(`header a[href="${href('fr-FR', { page: 'cinemas' })}"]`)
    .first()
    .click();
  await expect(page.getByRole('heading', { name: t('error.tryAgain.title') })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  await expect(page).toHaveTitle(t('error.tryAgain.metaTitle'));
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(ground);
  const button = page.getByRole('button', { name: t('error.tryAgain.retry') });
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.getByRole('link', { name: t('error.toHome') }).click();
  await expect(page).toHaveURL(`${originOf('fr')}${href('fr-FR', { page: 'home' })}`);
  await expect(page.locator('header').first()).toBeVisible();
});
