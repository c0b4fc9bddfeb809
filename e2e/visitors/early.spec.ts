import { expect, type Page } from '@playwright/test';
import { addDays } from '#src/kernel/date/day.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { addressOf } from '../support/matrix.ts';
import { words } from '../support/messages.ts';
import { stage } from '../support/stage.ts';
import { test } from '../support/test.ts';
import { hydrated, withoutArt } from '../support/visit.ts';

/** What a visitor does on a page whose scripts are late (ADR-0095). */

/** Opens a page and holds its scripts until told. */
async function openLate(page: Page, address: string): Promise<() => void> {
  let release = (): void => undefined;
  const free = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    await free;
    await route.continue();
  });
  await page.clock.setFixedTime(stage.now);
  await page.goto(address, { waitUntil: 'commit' });
  return release;
}

test.beforeEach(async ({ page }) => withoutArt(page));

test('R222 a heart that is pressed before script is there is pressed when it is', async ({ page }) => {
  const { show } = await catalogueOf('fr-FR').filmWithVersions();
  const release = await openLate(page, addressOf('fr-FR', { page: 'movie', slug: show.slug }));
  const heart = page.locator('main button[data-mark="wish"]:visible').first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('html')).not.toHaveAttribute('data-awake');
  release();
  await expect(page.getByRole('dialog')).toHaveAttribute('data-popup-kind', 'centeredSignIn');
  await expect(heart).not.toHaveAttribute('aria-busy');
});

for (const kind of ['filters', 'calendar'] as const)
  test(`the button of the ${kind} that is pressed before script is there opens them when it is`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { show } = await catalogueOf('fr-FR').filmWithVersions();
    const ref =
      kind === 'filters' ? ({ page: 'shows' } as const) : ({ page: 'movie', slug: show.slug } as const);
    const release = await openLate(page, addressOf('fr-FR', ref));
    await page.locator(`main button[data-popup="${kind}"]:visible`).first().click();
    release();
    await expect(page.getByRole('dialog')).toHaveAttribute(
      'data-popup-kind',
      kind === 'filters' ? 'filters' : 'mobileCalendar',
    );
  });

test('a press on tomorrow that begins before script is there and ends after it leads to that day', async ({
  page,
}) => {
  const { show } = await catalogueOf('fr-FR').filmWithVersions();
  const ref = { page: 'movie', slug: show.slug } as const;
  const release = await openLate(page, addressOf('fr-FR', ref));
  const date = addDays(stage.today, 1);
  const tomorrow = page.locator(`main a[data-value="${date}"]:visible`).first();
  const box = await tomorrow.boundingBox();
  // On its words.
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 3);
  await page.mouse.down();
  release();
  await hydrated(page);
  await expect(tomorrow).toHaveAccessibleName(/^Demain/);
  await page.mouse.up();
  await expect(page).toHaveURL(addressOf('fr-FR', { ...ref, filters: { date } }));
});

test('R162 a notice cannot be put away before script is there, and stays away then, before it is painted', async ({
  page,
}) => {
  const address = addressOf('fr-FR', { page: 'home' });
  const close = page.getByRole('button', { name: words('fr-FR')('shell.alerts.close') }).first();
  const notices = page.locator('[data-notice]:visible');
  const release = await openLate(page, address);
  await expect(notices.first()).toBeVisible();
  await expect(close).toBeHidden();
  release();
  await expect(close).toBeVisible();
  const name = await notices.first().getAttribute('data-notice');
  await close.click();
  await page.unroute('**/_next/static/**/*.js');
  const again = await openLate(page, address);
  await expect(page.locator(`[data-notice="${name}"]`)).toBeAttached();
  await expect(page.locator(`[data-notice="${name}"]`)).toBeHidden();
  again();
  await expect(page.locator(`[data-notice="${name}"]`)).toHaveCount(0);
});
