import { expect, type Locator, type Page } from '@playwright/test';

const most = 30;
const stopsBefore = 5;

/**
 * Moves the focus to an element with the Tab key. The way to what stands far below begins a few stops before it. Throws when
 * the element is not among the next stops.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await target.evaluate((element, before) => {
    const within = element.closest('dialog[open]') ?? document;
    const stops = [...within.querySelectorAll<HTMLElement>('a[href], button, summary, input, select')].filter(
      (stop) => stop.checkVisibility() && stop.tabIndex >= 0 && stop.closest('[inert]') === null,
    );
    const at = stops.indexOf(element as HTMLElement);
    const from = stops.indexOf(document.activeElement as HTMLElement);
    if (at - from > before || at < from) stops[Math.max(0, at - before)]?.focus();
  }, stopsBefore);
  for (let stop = 0; stop < most; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(target)} is not within ${most} stops`);
}
