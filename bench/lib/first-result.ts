import { open, type Visit, type Visitors } from './visitors.ts';

/**
 * Milliseconds from the last byte of the search's answer to the frame with its first result, at full processor speed.
 */
export async function firstResult(visitors: Visitors, { path, device }: Visit): Promise<number> {
  const page = await open(visitors, { path, device });
  try {
    await page.evaluate(() => {
      const shown = new Promise<number>((resolve) => {
        new MutationObserver((_changes, observer) => {
          if (document.querySelector('[role="option"]') === null) return;
          observer.disconnect();
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())));
        }).observe(document.body, { childList: true, subtree: true });
      });
      Object.assign(window, { benchShown: shown });
    });
    await page.locator('main input[type="search"]').pressSequentially('lumiere', { delay: 80 });
    return await page.evaluate(async () => {
      const shown = Number(await Reflect.get(window, 'benchShown'));
      const [answer] = performance
        .getEntriesByType('resource')
        .filter((entry) => entry.name.includes('/api/search/full'));
      return shown - Number(answer === undefined ? 0 : Reflect.get(answer, 'responseEnd'));
    });
  } finally {
    await page.close();
  }
}
