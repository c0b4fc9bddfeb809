import { test as base, type Browser, type Page } from '@playwright/test';

/** Says to a page what its line is like, before its own script runs. */
const lineIs = (line: { readonly saveData?: boolean; readonly effectiveType?: string }) =>
  Object.defineProperty(navigator, 'connection', { value: line, configurable: true });

/** Opens every context of a browser with data saving on. */
function saveData(browser: Browser): void {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    await context.addInitScript(lineIs, { saveData: true });
    return context;
  };
}

/**
 * Playwright's test, for a visitor who saves data: pages prefetch nothing that is only in view (ADR-0109), so what a suite
 * counts is the same on a machine with a network and on one without. {@link onQuickLine} is for suites about that.
 */
export const test = base.extend<object, object>({
  browser: [
    async ({ browser }, use) => {
      saveData(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
});

/** Opens a page as on a quick line, also on a machine without a network, whose browsers say that they are offline. */
export async function onQuickLine(page: Page): Promise<void> {
  await page.addInitScript(lineIs, { effectiveType: '4g' });
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: true }));
}
