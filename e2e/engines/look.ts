import { expect } from '@playwright/test';
import type { Tab } from '#tests/support/engines/engine.ts';
import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { addressOf } from '../support/matrix.ts';

/** What a suite sees in a tab, whatever its engine. */

/** Opens a page by reference, and waits until its script runs. */
export async function open(tab: Tab, locale: Locale, ref: PageRef): Promise<void> {
  await tab.go(addressOf(locale, ref));
  await alive(tab);
}

/**
 * Waits until the page’s script runs: an island has hydrated, and its listeners are there.
 */
export async function alive(tab: Tab): Promise<void> {
  const isAlive = () =>
    tab
      .evaluate(() =>
        [...document.querySelectorAll('header, nav ul')].some((element) =>
          Object.keys(element).some((key) => key.startsWith('__reactProps')),
        ),
      )
      .catch(notYet);
  await expect.poll(isAlive, { message: `${await tab.address()} comes alive`, intervals: [50] }).toBe(true);
  // Listeners come after the next frame. WebKit has no requestIdleCallback.
  await tab.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(() => setTimeout(resolve))));
      }),
  );
}

/** A page that is just being replaced does not answer. */
const notYet = () => null;

/** By how many pixels the page is wider than its window. */
export function sideways(tab: Tab): Promise<number> {
  return tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Waits until the page has a visible element that matches and contains a text, or none. */
export async function sees(tab: Tab, selector: string, text = '', isThere = true): Promise<void> {
  await expect
    .poll(() => tab.evaluate(isVisible, { selector, text }).catch(notYet), {
      message: `${selector} ${text} ${isThere ? 'appears' : 'goes'}`,
      intervals: [50],
    })
    .toBe(isThere);
}

function isVisible({ selector, text }: { readonly selector: string; readonly text: string }): boolean {
  return [...document.querySelectorAll(selector)].some(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) && (element.textContent ?? '').includes(text),
  );
}

/** Waits until the first visible element that matches has the focus. */
export async function focuses(tab: Tab, selector: string): Promise<void> {
  const hasFocus = (wanted: string) =>
    [...document.querySelectorAll(wanted)].find((element) => element.getClientRects().length > 0) ===
    document.activeElement;
  await expect
    .poll(() => tab.evaluate(hasFocus, selector), { message: `${selector} has the focus`, intervals: [50] })
    .toBe(true);
}

/** Waits until the tab shows an address. */
export async function shows(tab: Tab, address: RegExp | string): Promise<void> {
  const polled = expect.poll(() => tab.address().catch(notYet), { intervals: [50] });
  await (typeof address === 'string' ? polled.toBe(address) : polled.toMatch(address));
}

/** Marks the document; a page load removes the mark. */
export function markDocument(tab: Tab): Promise<void> {
  return tab.evaluate(() => {
    document.documentElement.dataset['visited'] = 'yes';
  });
}

/** Whether the document is still the marked one. */
export function isMarked(tab: Tab): Promise<boolean> {
  return tab.evaluate(() => document.documentElement.dataset['visited'] === 'yes');
}
