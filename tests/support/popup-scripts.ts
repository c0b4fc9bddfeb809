import { expect, type Page } from '@playwright/test';
import type { PopupKind } from '#src/popups/protocol/kinds.ts';
import { scriptBytes } from './build-scripts.ts';

/**
 * The maximum size of the scripts that a popup loads when it is the first one of a page, in bytes after gzip: its own
 * script and the shared code of popups (frame, queries, messages, the contract's schemas). Of several kinds with the
 * same content, only one is listed. The profile is not listed, because without a member it is empty.
 */
export const popupBudgets: readonly (readonly [PopupKind, number])[] = [
  ['search', 89_000],
  ['locator', 78_500],
  ['signIn', 40_000],
  ['centeredSignIn', 34_000],
  ['languageSwitch', 40_000],
  ['calendar', 64_000],
  ['filters', 41_000],
  ['showDetails', 75_000],
  ['showTrailer', 74_000],
  ['showtimeDetails', 85_500],
  ['memberRating', 41_000],
  ['globalFeelings', 68_500],
  ['experienceTeaser', 77_000],
  ['experienceDetails', 70_000],
  ['subscriptionPlan', 75_000],
  ['subscriptionPerks', 75_000],
  ['partners', 66_000],
  ['saleNotice', 38_000],
  ['voucherChecker', 32_000],
  ['voucherCard', 61_000],
  ['giftCard', 61_000],
];

/** The data for all kinds of popups; each kind takes its own. */
export function popupFacts(found: {
  readonly show: { readonly slug: string; readonly title: string };
  readonly cinema: string;
  readonly day: string;
  readonly booking: string | null;
  readonly tag: { readonly slug: string } | undefined;
}): Readonly<Record<string, string>> {
  const { show, cinema, day, booking, tag } = found;
  return {
    show: show.slug,
    title: show.title,
    cinema,
    day,
    booking: booking ?? '',
    tag: tag?.slug ?? '',
    today: day,
    selected: day,
    days: day,
    base: '/*',
  };
}

/**
 * Opens a popup on a loaded page as a trigger of the page would, and waits for its content.
 *
 * @returns the size in bytes after gzip of the scripts that the popup loaded, and their number
 */
export async function popupScripts(
  page: Page,
  kind: PopupKind,
  facts: Readonly<Record<string, string>>,
): Promise<{ readonly bytes: number; readonly files: number }> {
  const brought = new Map<string, number>();
  let waiting = 0;
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() !== 'script' || !pathname.startsWith('/_next/')) return;
    waiting += 1;
    brought.set(pathname, scriptBytes(pathname));
    void request.response().then(
      () => (waiting -= 1),
      () => (waiting -= 1),
    );
  });
  await page.evaluate(
    ([name, data]) => {
      const trigger = document.createElement('button');
      trigger.id = 'popup-trigger';
      trigger.dataset['popup'] = name;
      trigger.dataset['popupData'] = data;
      document.body.append(trigger);
    },
    [kind, JSON.stringify(facts)] as const,
  );
  const popup = page.locator(`dialog[open][data-popup-kind="${kind}"]`);
  // The listener comes with the page's script and cancels the click. It is clicked until then and not again, because a
  // second click would replace a popup whose script is still loading.
  await page.waitForFunction(
    () =>
      document
        .querySelector('#popup-trigger')
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })) === false,
  );
  await expect(popup).toBeVisible();
  // The frame is empty until its content is loaded.
  await expect(popup.locator('xpath=./*[h2]/following-sibling::div/*').first()).toBeAttached();
  await expect(popup.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect.poll(() => waiting).toBe(0);
  page.removeAllListeners('request');
  return { bytes: [...brought.values()].reduce((sum, one) => sum + one, 0), files: brought.size };
}
