import { expect, type Page } from '@playwright/test';
import type { PageId } from '#src/routes/pages/registry.ts';
import { breadth } from '../support/first-gate.ts';
import { phone } from '../support/first-screen.ts';
import { setTextSize, unreadable } from '../support/large-text.ts';
import { matrix, onePerPage, refOf } from '../support/matrix.ts';
import { words } from '../support/messages.ts';
import { test } from '../support/test.ts';
import { hydrated, overflowing, visit, withoutArt } from '../support/visit.ts';

/**
 * The size of text that a visitor chose in the browser (WCAG 1.4.4, ADR-0103): words stand on nothing, nothing is cut, nothing
 * is out of the window, and every control of the header is there.
 */

/** 131 and 200 %: the browser takes whole pixels. */
const sizes = [21, 32] as const;
const widths = [390, 820, 1300, 1440] as const;

/** The kinds of page that differ most; the second gate has the others. */
const first: ReadonlySet<PageId> = new Set<PageId>([
  'home',
  'shows',
  'movie',
  'cinema',
  'season',
  'showtime',
]);

async function expectReadable(page: Page, size: number, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  const found = [...(await overflowing(page)), ...(await unreadable(page))];
  expect.soft(found, `text of ${size} px in a window of ${width}`).toEqual([]);
}

/** Logo, films, cinemas, search and what holds the rest of the menu. */
async function expectHeader(page: Page, locale: (typeof onePerPage)[number]['locale']): Promise<void> {
  const t = words(locale);
  const header = page.locator('header').first();
  for (const control of [
    header.getByRole('link', { name: t('shell.home') }),
    header.getByRole('link', { name: t('shell.menu.films'), exact: true }),
    header.getByRole('link', { name: t('shell.menu.cinemas'), exact: true }),
    header
      .getByRole('link', { name: t('shell.menu.search'), exact: true })
      .or(header.getByRole('searchbox'))
      .or(header.getByRole('combobox'))
      .first(),
  ])
    await expect.soft(control).toBeInViewport({ ratio: 1 });
}

for (const { locale, page: pageId } of onePerPage)
  test(
    `${locale} ${pageId}: with text at 131 and 200 % all of it can be read`,
    first.has(pageId) ? {} : breadth,
    async ({ page }) => {
      await withoutArt(page);
      expect(await visit(page, locale, await refOf({ locale, page: pageId }))).toBe(200);
      await hydrated(page);
      for (const size of sizes) {
        await setTextSize(page, size);
        for (const width of widths) {
          await expectReadable(page, size, width);
          if (pageId === 'home') await expectHeader(page, locale);
        }
      }
    },
  );

test('de-CH: the header with text at 131 and 200 % has every control beside the others', async ({ page }) => {
  await withoutArt(page);
  const cells = matrix.filter(
    ({ locale, page: id }) => locale === 'de-CH' && (id === 'home' || id === 'subscriptionOffers'),
  );
  for (const cell of cells) {
    expect(await visit(page, cell.locale, await refOf(cell))).toBe(200);
    await hydrated(page);
    for (const size of sizes) {
      await setTextSize(page, size);
      for (const width of widths) {
        await expectReadable(page, size, width);
        await expectHeader(page, cell.locale);
      }
    }
  }
});

test('with text at 200 % on a phone the menu, the place, the filters and a showtime can be read and closed', async ({
  page,
}) => {
  await withoutArt(page);
  const locale = 'fr-FR';
  const t = words(locale);
  await page.setViewportSize(phone);
  expect(await visit(page, locale, await refOf({ locale, page: 'cinema' }))).toBe(200);
  await hydrated(page);
  await setTextSize(page, 32);
  const inDialog = async (name: string) => {
    const dialog = page.locator('dialog[open]');
    await expect(dialog).toBeVisible();
    expect.soft([name, await overflowing(page)]).toEqual([name, []]);
    expect.soft([name, await unreadable(page)]).toEqual([name, []]);
    await expect
      .soft(dialog.getByRole('button', { name: t('dialog.close') }).first())
      .toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };

  await page.locator('header button[popovertarget]').click();
  const panel = page.locator('#more');
  await expect(panel).toBeVisible();
  const last = panel.locator('a, button').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');

  await page
    .locator('main:visible [data-choices="filters"]')
    .getByRole('button', { name: t('filtersPopup.open', { count: 0 }), exact: true })
    .click();
  await inDialog('filters');
  await page.locator('main:visible a[data-state="available"]').first().click();
  await inDialog('showtime');
});
