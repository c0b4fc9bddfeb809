import { expect } from '@playwright/test';
import { test } from './engine-test.ts';
import { open, shows } from './look.ts';

test('pages in view are prefetched, and a press on one fetches nothing of it', async ({ tab }) => {
  await open(tab, 'fr-FR', { page: 'home' });
  // A browser on a machine without a network says that it is offline.
  await tab.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { value: true });
    dispatchEvent(new Event('online'));
  });
  /** The pages of which something was fetched, one for each request. */
  const fetched = () =>
    tab.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name))
        .filter(({ searchParams }) => searchParams.has('_rsc'))
        .map(({ pathname }) => pathname),
    );
  /** The first page whose tree and content are there, and that a title leads to. */
  const there = async () => {
    const pages = await fetched();
    const links = await tab.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('main h3 a')].map(({ pathname }) => pathname),
    );
    return links.find((path) => pages.filter((page) => page === path).length === 2) ?? null;
  };
  await expect.poll(there).not.toBeNull();
  const path = (await there()) ?? '';
  await tab.click(`main h3 a[href="${path}"]`);
  await shows(tab, new RegExp(`${path}$`));
  const pages = await fetched();
  expect(pages.filter((page) => page === path)).toHaveLength(2);
  expect(await tab.problems()).toEqual([]);
});
