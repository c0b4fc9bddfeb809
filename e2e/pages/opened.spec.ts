import { expect, type Page } from '@playwright/test';
import type { MenuEntryKey } from '#src/routes/pages/record.ts';
import { type PageId, recordOf } from '#src/routes/pages/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { expectNoFindings } from '../support/axe.ts';
import { matrix, onePerPage, refOf } from '../support/matrix.ts';
import { expectBudget, expectPictures, watchScripts } from '../support/opened.ts';
import { words } from '../support/messages.ts';
import { setTextSize } from '../support/large-text.ts';
import { test } from '../support/test.ts';
import { expectFits, expectFitsSpaced, hydrated, visit, watch, withoutArt } from '../support/visit.ts';

/**
 * Opens each kind of page once, and checks there everything that all of them have in common. In German, which has
 * the longest words, it checks what words can change.
 */

/** The entry is marked where it stands at this width: in the row, or among those without room in it. */
async function expectMarked(page: Page, locale: Locale, item: MenuEntryKey): Promise<void> {
  const t = words(locale);
  const row = page.getByRole('navigation', { name: t('shell.menu.label') });
  const folded = page.locator('#more li[data-unfolded] [data-active]');
  const name = t(`shell.menu.${item}`);
  if ((await row.getByRole('link', { name, exact: true }).count()) === 0)
    await expect.soft(folded).toHaveText(name);
  else await expect.soft(row.locator('[data-active]')).toHaveText(name);
}

/** Kinds of pages whose heading stands in a head of its own, dark and with a picture. */
const withHead: readonly PageId[] = ['movie', 'cinema', 'city', 'events', 'season', 'experience'];

/** On a desk the head is low, so that what it is about is in the first screen. */
async function expectLowHead(page: Page, pageId: PageId): Promise<void> {
  const head = page.locator('main [data-theme="dark"]:has(h1)').first();
  if (withHead.includes(pageId)) await expect(head).toBeVisible();
  if ((await head.count()) > 0) expect.soft((await head.boundingBox())?.height).toBeLessThanOrEqual(420);
}

for (const { locale, page: pageId } of onePerPage)
  test(`R134 ${locale} ${pageId}: alive, whole, nothing refused, marked in the menu, no findings, fits phones and large text`, async ({
    page,
  }) => {
    const problems = watch(page);
    const scripts = watchScripts(page);
    expect(await visit(page, locale, await refOf({ locale, page: pageId }))).toBe(200);
    await hydrated(page);
    await test.step('every picture of the first screen is there', () => expectPictures(page));
    await test.step('its head is at most 420 px high', () => expectLowHead(page, pageId));
    await test.step('its script stays within its budget', () => expectBudget(page, pageId, scripts));
    // Other widths need other sizes of the pictures: they are the same pictures, which are not checked again.
    await withoutArt(page);
    const item = recordOf(pageId).menu;
    if (item !== undefined)
      await test.step('the menu marks where the visitor is', () => expectMarked(page, locale, item));
    await test.step('fits a phone, without a complaint', async () => {
      await expectFits(page, 390);
      await expectFitsSpaced(page);
      await expectFits(page, 320);
      expect.soft(problems).toEqual([]);
    });
    // On one kind of page, an answer in the footer is open; on all others the answers are folded.
    if (pageId === 'events') await page.getByRole('contentinfo').locator('summary').first().click();
    // A name or a role is missing in all languages or in none: every message exists in each.
    await test.step('axe finds nothing, light and dark, on a phone and a desk', () => expectNoFindings(page));
    await test.step('fits at 200 % of a window 720 wide, and with text twice as large', async () => {
      await expectFits(page, 360);
      await setTextSize(page, 32);
      await expectFits(page, 1440);
    });
  });

// In another language only the words differ, and with them what fits.
for (const locale of ['de-CH'] as const)
  test(`R134 ${locale}: every kind of page is alive, marked in the menu, and fits phones and large text`, async ({
    page,
  }) => {
    await withoutArt(page);
    const problems = watch(page);
    for (const cell of matrix.filter((one) => one.locale === locale && !onePerPage.includes(one)))
      await test.step(cell.page, async () => {
        await page.setViewportSize({ width: 1440, height: 900 });
        expect(await visit(page, locale, await refOf(cell))).toBe(200);
        await setTextSize(page, 16);
        await hydrated(page);
        const item = recordOf(cell.page).menu;
        if (item !== undefined) await expectMarked(page, locale, item);
        await expectFits(page, 390);
        await expectFits(page, 320);
        await setTextSize(page, 32);
        await expectFits(page, 1440);
        expect.soft(problems, cell.page).toEqual([]);
      });
  });
