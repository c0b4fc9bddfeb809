import { expect, type Locator, type Page } from '@playwright/test';
import type { PageRef } from '#src/routes/page.ts';
import { accountOrigin, avatarOf, enter, withAccount } from '../support/accounts.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { words } from '../support/messages.ts';
import { test } from '../support/test.ts';
import { visit, withoutArt } from '../support/visit.ts';

const films: PageRef = { page: 'shows' };
const cinemas: PageRef = { page: 'cinemas' };

const say = words('fr-FR');

const marks = (page: Page, mark: 'favourite' | 'wish') => page.locator(`main [data-mark="${mark}"]`);
const pressed = (mark: Locator) => expect(mark).toHaveAttribute('aria-pressed', 'true');
const free = (mark: Locator) => expect(mark).toHaveAttribute('aria-pressed', 'false');

/** Presses a mark; resolves when the client host has stored it. */
async function press(page: Page, mark: Locator): Promise<void> {
  const taken = page.waitForResponse(
    (response) => response.url().startsWith(accountOrigin) && response.request().method() !== 'GET',
  );
  await mark.click();
  await taken;
}

test.describe('the marks of a member', () => {
  test('R221 R251 R252 what is put in one browser is there after a reload and in another one, for its member alone', async ({
    page,
    browser,
  }) => {
    await withoutArt(page);
    const catalogue = catalogueOf('fr-FR');
    const film = await catalogue.currentFilm();
    const cinema = await catalogue.cinema();
    const onFilm: PageRef = { page: 'movie', slug: film.slug };
    const inCinema: PageRef = { page: 'cinema', slug: cinema.slug };
    const person = await withAccount(page.context(), 'fr-FR');

    await visit(page, 'fr-FR', inCinema);
    await press(page, marks(page, 'favourite').first());
    await visit(page, 'fr-FR', onFilm);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/client\/[^/]+\/shows$/.test(request.url())) asked.push(request.postData() ?? '');
    });
    await press(page, marks(page, 'wish').first());
    await page.getByRole('button', { name: say('marks.rate') }).click();
    const rating = page.getByRole('dialog').getByRole('button', { name: say('marks.felt.loved') });
    await press(page, rating);
    await pressed(rating);

    asked.length = 0;
    await page.reload();
    await pressed(marks(page, 'wish').first());
    await expect(page.locator('main [data-mark="rating"]')).toHaveAttribute('data-emotion', '3');
    expect(asked, 'one call for all shows of the page').toHaveLength(1);

    const other = await browser.newContext();
    const elsewhere = await other.newPage();
    await withoutArt(other);
    await elsewhere.goto(`${accountOrigin}/fr/sign-in?site=fr`);
    await enter(elsewhere, 'fr-FR', person);
    await elsewhere.waitForURL((url) => !url.pathname.endsWith('/sign-in'));
    await visit(elsewhere, 'fr-FR', films);
    await pressed(elsewhere.locator(`[data-mark="wish"][data-slug="${film.slug}"]`).first());
    await visit(elsewhere, 'fr-FR', inCinema);
    await pressed(marks(elsewhere, 'favourite').first());

    // Another member in that browser does not see it.
    await other.clearCookies();
    await withAccount(other, 'fr-FR');
    await visit(elsewhere, 'fr-FR', inCinema);
    await press(elsewhere, marks(elsewhere, 'favourite').first());
    await visit(elsewhere, 'fr-FR', onFilm);
    await expect(avatarOf(elsewhere)).toBeVisible();
    await free(marks(elsewhere, 'wish').first());
    await other.close();
  });

  test('R218 R268 a favourite over the limit is refused with the alert', async ({ page }) => {
    await withoutArt(page);
    await withAccount(page.context(), 'fr-CH');
    await visit(page, 'fr-CH', cinemas);
    const stars = marks(page, 'favourite');
    await press(page, stars.nth(0));
    await stars.nth(1).click();
    const alert = page.getByRole('alert').filter({ hasText: say('Cinemas.Alert.Title') });
    await expect(alert).toContainText(say('Cinemas.Alert.Subtitle', { limit: 1 }));
    await pressed(stars.nth(0));
    await free(stars.nth(1));
    await press(page, stars.nth(0));
    await press(page, stars.nth(1));
    await pressed(stars.nth(1));
  });

  test('R221 R270 what the client host does not take is undone, and said', async ({ page }) => {
    await withoutArt(page);
    await withAccount(page.context(), 'fr-FR');
    await visit(page, 'fr-FR', films);
    const heart = marks(page, 'wish').first();
    await page.route(`${accountOrigin}/**/intention`, (route) => route.abort());
    await heart.click();
    await expect(page.getByRole('alert').filter({ hasText: say('marks.failedTitle') })).toBeVisible();
    await free(heart);
    await page.unroute(`${accountOrigin}/**/intention`);
    await press(page, heart);
    await pressed(heart);
  });

  test('R222 somebody unknown is asked to sign in; no drawing is fetched for any mark', async ({ page }) => {
    await withoutArt(page);
    const drawings: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith('.svg')) drawings.push(request.url());
    });
    await visit(page, 'fr-FR', films);
    await marks(page, 'wish').nth(3).click();
    await expect(page.locator('dialog[data-popup-kind="centeredSignIn"]')).toBeVisible();
    await free(marks(page, 'wish').nth(3));
    // The tab's icon, and the one picture of all icons (ADR-0111).
    const others = drawings.filter(
      (address) => !/\/icons\/velours\.svg$|\/media\/icons\.\w+\.svg$/.test(address),
    );
    expect(others).toEqual([]);
  });
});

test('the marks are not there without script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await visit(page, 'fr-FR', films);
  await expect(marks(page, 'wish').first()).toBeHidden();
  await context.close();
});
