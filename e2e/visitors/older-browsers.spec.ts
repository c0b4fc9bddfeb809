import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { readFloor, type Browser } from '#tests/browsers/floor.ts';
import { lackedBy, readByOlder, takeAway } from '#tests/browsers/older.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { breadth } from '../support/first-gate.ts';
import { addressOf, onePerPage, refOf } from '../support/matrix.ts';
import { words } from '../support/messages.ts';
import { originOf, stage } from '../support/stage.ts';
import { test } from '../support/test.ts';
import { overflowing, watch, withoutArt } from '../support/visit.ts';

/**
 * Chromium as an older browser (ADR-0105): what MDN says that it lacks is taken away before a page loads, and style sheets
 * come as it reads them.
 */
const fr = 'fr-FR';
const t = words(fr);
const floor = readFloor();

const build = fileURLToPath(new URL('../../.next', import.meta.url));

async function become(context: BrowserContext, browser: Browser, version: string): Promise<void> {
  await withoutArt(context);
  await context.addInitScript(takeAway, lackedBy(browser, version));
  await context.route('**/_next/static/**/*.css', async (route) => {
    const { pathname } = new URL(route.request().url());
    const sheet = await readFile(path.join(build, pathname.replace('/_next/', '')), 'utf8');
    await route.fulfill({ contentType: 'text/css', body: readByOlder(sheet, browser, version) });
  });
}

/** Opens an address in French, as a phone, and waits until its script runs. */
async function openAlive(page: Page, address: string): Promise<void> {
  await page.clock.setFixedTime(stage.now);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('data-awake');
}

/** What the next page breaks off is no problem of this one. */
const isOfPage = (problem: string) => !problem.endsWith('ERR_ABORTED');

/** Opens the menu: in browsers without popovers the button is a link. */
const openMenu = (page: Page) =>
  page.locator('header [popovertarget="more"]:visible, header a[href="#more"]:visible').click();

for (const [browser, version] of floor) {
  // Android's are Chrome, Safari's two have the same version.
  if (browser === 'safari' || browser === 'edge' || browser.endsWith('_android')) continue;

  test(`${browser} ${version}, the oldest that is supported: a visitor chooses a place, a film and a day`, async ({
    page,
    context,
  }) => {
    await become(context, browser, version);
    const problems = watch(page);
    await openAlive(page, addressOf(fr, { page: 'home' }));
    await openMenu(page);
    await expect(page.locator('#more')).toBeVisible();
    await (page.url().endsWith('#more') ? page.goBack() : page.keyboard.press('Escape'));
    await expect(page.locator('#more')).toBeHidden();
    const { name } = await catalogueOf(fr).city();
    await page.locator('[data-locator-bar] [data-popup="locator"]').click();
    await page.getByRole('dialog').getByRole('searchbox').fill(name);
    await page.getByRole('dialog').getByRole('button', { name }).first().click();
    await expect(page.locator('[data-locator-bar]')).toContainText(name);
    const film = await catalogueOf(fr).filmWithVersions();
    await openAlive(page, addressOf(fr, { page: 'movie', slug: film.show.slug }));
    const day = page
      .getByRole('navigation', { name: t('dayStrip.label') })
      .locator('a:not([aria-current])')
      .first();
    const chosen = (await day.getAttribute('data-value')) ?? '';
    await day.click();
    await expect(page).toHaveURL(new RegExp(`date-${chosen}`));
    await expect(page.locator(`a[aria-current="date"][data-value="${chosen}"]`)).toBeFocused();
    await page.locator('main button[data-mark="wish"]:visible').first().click();
    await expect(page.getByRole('dialog')).toHaveAttribute('data-popup-kind', 'centeredSignIn');
    expect(problems.filter(isOfPage)).toEqual([]);
  });

  test(
    `${browser} ${version}: every kind of page comes alive and fits a phone`,
    breadth,
    async ({ page, context }) => {
      test.setTimeout(900_000);
      await become(context, browser, version);
      const problems = watch(page);
      for (const cell of onePerPage)
        await test.step(cell.page, async () => {
          await openAlive(page, addressOf(cell.locale, await refOf(cell)));
          expect.soft(await overflowing(page), cell.page).toEqual([]);
        });
      expect(problems.filter(isOfPage)).toEqual([]);
    },
  );
}

test('Safari 15, older than those that are supported: pages work as without script', async ({
  page,
  context,
}) => {
  await become(context, 'safari_ios', '15');
  await page.setViewportSize({ width: 390, height: 844 });
  const scripted: string[] = [];
  page.on('request', (request) => {
    if (!['document', 'stylesheet', 'script', 'font', 'image'].includes(request.resourceType()))
      scripted.push(request.url());
  });
  await page.goto(addressOf(fr, { page: 'home' }));
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html')).not.toHaveAttribute('data-script');
  expect(scripted).toEqual([]);
  // The place is chosen by a form, and nothing that needs script is offered.
  const { name } = await catalogueOf(fr).city();
  await expect(page.locator('[data-mark]:visible, [data-popup]:not(a):visible')).toHaveCount(0);
  await page.locator('[data-locator-bar] input[type="search"]').fill(name);
  await page.locator('[data-locator-bar] button[type="submit"]').click();
  await expect(page.locator('[data-locator-bar] input[type="search"]')).toHaveAttribute('placeholder', name);
  await openMenu(page);
  await expect(page.locator('#more')).toBeVisible();
  await page.locator('#more').getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`^${originOf('fr')}/.`));
});
