import { devices, expect, type Page, type Request } from '@playwright/test';
import type { PageRef } from '#src/routes/page.ts';
import { prefetchRequests } from '#src/next/full-prefetch.ts';
import { longestWait } from '#src/shell/visitor/prefetch/prefetcher.ts';
import { mostBytes, mostLinks, scrollRestMs } from '#src/shell/visitor/prefetch/in-view.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { phone } from '../support/first-screen.ts';
import { onQuickLine, test } from '../support/test.ts';
import { shifts } from '../support/third-parties.ts';
import {
  hydrated,
  isMarked,
  machineLetters,
  markDocument,
  visit,
  withoutArt,
  withoutLetters,
} from '../support/visit.ts';

/** What makes pages feel quick and can be counted; how long things take is measured in bench/felt.ts. */
const locale = 'fr-FR';
/** Bytes as sent that a page may prefetch while the pointer rests on a link. */
const mostAhead = 30_000;

test.beforeEach(async ({ page }) => withoutArt(page));

/** The pages that are measured, and those that a link of theirs leads to. */
async function pagesOf(): Promise<readonly PageRef[]> {
  const catalogue = catalogueOf(locale);
  const [{ slug: film }, { slug: cinema }, { slug: city }] = await Promise.all([
    catalogue.currentFilm(),
    catalogue.cinema(),
    catalogue.city(),
  ]);
  return [
    { page: 'home' },
    { page: 'shows' },
    { page: 'movie', slug: film },
    { page: 'cinema', slug: cinema },
    { page: 'city', slug: city },
  ];
}

/** The largest picture that the browser painted, by its own count; undefined when it was a text. */
async function largestPicture(page: Page) {
  return page.evaluate(
    () =>
      new Promise<{ readonly priority: string; readonly loading: string } | undefined>((resolve) => {
        new PerformanceObserver((list) => {
          const element: unknown = Reflect.get(list.getEntries().at(-1) ?? {}, 'element');
          resolve(
            element instanceof HTMLImageElement
              ? { priority: element.fetchPriority, loading: element.loading }
              : undefined,
          );
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

for (const [device, viewport] of [
  ['phone', phone],
  ['desk', { width: 1440, height: 900 }],
] as const)
  test(`on a ${device} nothing moves, and the largest picture is fetched ${device === 'phone' ? 'first' : 'with the page'}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await withoutLetters(page);
    for (const ref of await pagesOf()) {
      await visit(page, locale, ref);
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      expect.soft(await shifts(page), ref.page).toBeLessThan(machineLetters);
      const picture = await largestPicture(page);
      if (picture === undefined) continue;
      expect.soft(picture.loading, ref.page).toBe('eager');
      // On a desk, posters of one row have the same size: the largest may be any of them.
      if (device === 'phone') expect.soft(picture.priority, ref.page).toBe('high');
    }
  });

/** Lets the server keep a page: a press waits for one that is under way, but not for as long as a rendering may take. */
async function keep(page: Page, path: string): Promise<void> {
  await page.evaluate(async (address) => (await fetch(address)).text(), path);
}

/** Requests for content of pages: all that Next.js makes, but not those for the shape of a tree. */
function watchPayloads(page: Page): readonly Request[] {
  const payloads: Request[] = [];
  page.on('request', (request) => {
    const headers = request.headers();
    if (headers['rsc'] === '1' && headers['next-router-segment-prefetch'] !== '/_tree')
      payloads.push(request);
  });
  return payloads;
}

test('a page that is pressed at once is fetched once', async ({ page }) => {
  const [home, shows, film, cinema] = await pagesOf();
  if (home === undefined || shows === undefined || film === undefined || cinema === undefined)
    throw new Error('expected pages to start from');
  const steps = [
    [home, 'main h3 a'],
    [shows, 'main h3 a'],
    [film, '#showtimes h3 a'],
    [film, '#showtimes a[data-choice="date"]:not([aria-current])'],
    [cinema, 'main a[data-choice="date"]:not([aria-current])'],
  ] as const;
  for (const [ref, target] of steps) {
    await visit(page, locale, ref);
    await hydrated(page);
    await markDocument(page);
    const payloads = watchPayloads(page);
    const before = page.url();
    const link = page.locator(`${target}:visible`).first();
    await keep(page, (await link.getAttribute('href')) ?? '');
    await link.click();
    await expect(page).not.toHaveURL(before);
    await expect(page.locator('main:visible h1')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const path = new URL(page.url()).pathname;
    expect(await isMarked(page), path).toBe(true);
    expect
      .soft(
        payloads.map((request) => new URL(request.url()).pathname),
        path,
      )
      .toEqual([path]);
    page.removeAllListeners('request');
  }
});

test('a page whose link the pointer rests on is prefetched, small and once', async ({ page }) => {
  for (const ref of (await pagesOf()).slice(0, 3)) {
    await visit(page, locale, ref);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const fetched: Request[] = [];
    page.on('requestfinished', (request) => fetched.push(request));
    const payloads = watchPayloads(page);
    const link = page.locator(ref.page === 'movie' ? '#showtimes h3 a' : 'main h3 a').first();
    const came = page.waitForEvent('requestfinished', (request) => payloads.includes(request));
    await link.hover();
    await came;
    await page.waitForLoadState('networkidle');
    const sizes = await Promise.all(fetched.map((request) => request.sizes()));
    const ahead = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    console.log(`${ref.page}: ${(ahead / 1000).toFixed(1)} kB prefetched in ${fetched.length} files`);
    expect.soft(ahead, ref.page).toBeLessThanOrEqual(mostAhead);
    const before = page.url();
    const count = payloads.length;
    await link.click();
    await expect(page).not.toHaveURL(before);
    await expect(page.locator('main:visible h1')).toBeVisible();
    expect.soft(payloads.length, 'not fetched again').toBe(count);
    page.removeAllListeners('request');
    page.removeAllListeners('requestfinished');
  }
});

/** What a page has prefetched. */
interface FetchedAhead {
  /** Requests for the tree or the content of a page. */
  readonly payloads: Request[];
  /** Those, and the scripts and sheets that came after the first of them. */
  readonly files: Request[];
  /** How many of the payloads were asked for before the document had loaded. */
  early: number;
}

/** Watches what the next document of a page prefetches of a page. */
function watchAhead(page: Page): FetchedAhead {
  const ahead: FetchedAhead = { payloads: [], files: [], early: 0 };
  let isLoaded = false;
  page.once('load', () => (isLoaded = true));
  page.on('request', (request) => {
    if (request.headers()['rsc'] === '1') {
      ahead.payloads.push(request);
      ahead.files.push(request);
      if (!isLoaded) ahead.early += 1;
    } else if (ahead.payloads.length > 0 && ['script', 'stylesheet'].includes(request.resourceType()))
      ahead.files.push(request);
  });
  return ahead;
}

const pathOf = (request: Request) => new URL(request.url()).pathname;

/** Waits until nothing more is prefetched, which is twice the time that scrolling rests. */
async function whenAhead({ payloads, files }: FetchedAhead): Promise<void> {
  await expect.poll(() => payloads.length).toBeGreaterThan(0);
  let last = 0;
  const isSame = () => {
    const before = last;
    last = files.length;
    return last === before;
  };
  await expect.poll(isSame, { intervals: [longestWait + scrollRestMs] }).toBe(true);
}

test.describe('with a finger', () => {
  const { userAgent, isMobile, hasTouch, deviceScaleFactor } = devices['Pixel 7'];
  test.use({ userAgent, isMobile, hasTouch, deviceScaleFactor, viewport: phone });

  test('pages in view are prefetched, few and small, and a tap on one fetches nothing of it', async ({
    page,
  }) => {
    await onQuickLine(page);
    for (const ref of (await pagesOf()).slice(0, 2)) {
      // What the page before still fetches does not count.
      await page.goto('about:blank');
      const ahead = watchAhead(page);
      await visit(page, locale, ref);
      await whenAhead(ahead);
      const paths = ahead.payloads.map(pathOf);
      const pages = new Set(paths);
      const sizes = await Promise.all(ahead.files.map((request) => request.sizes()));
      const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
      console.log(`${ref.page}: ${pages.size} pages in view and ${(bytes / 1000).toFixed(1)} kB`);
      expect.soft(ahead.early, `${ref.page}: before it has loaded`).toBe(0);
      expect.soft(pages.size, ref.page).toBeGreaterThan(1);
      expect.soft(pages.size, ref.page).toBeLessThanOrEqual(mostLinks);
      expect.soft(bytes, ref.page).toBeLessThanOrEqual(mostBytes);
      // The tree and the content of a page, each once.
      expect.soft(paths, ref.page).toHaveLength(pages.size * prefetchRequests);
      page.removeAllListeners('request');

      await markDocument(page);
      const asked = watchPayloads(page);
      const [nearest = ''] = paths;
      await page.locator(`main a[href="${nearest}"]:visible`).first().tap();
      await page.waitForURL(`**${nearest}`);
      await expect(page.locator('main:visible h1')).toBeVisible();
      expect.soft(await isMarked(page), ref.page).toBe(true);
      expect.soft(asked.map(pathOf), ref.page).not.toContain(nearest);
      page.removeAllListeners('request');
    }
  });

  test('a tap at once fetches the page once', async ({ page }) => {
    for (const ref of (await pagesOf()).slice(0, 2)) {
      await visit(page, locale, ref);
      await hydrated(page);
      await markDocument(page);
      const asked = watchPayloads(page);
      const link = page.locator('main h3 a:visible').first();
      const path = (await link.getAttribute('href')) ?? '';
      await keep(page, path);
      await link.tap();
      await page.waitForURL(`**${path}`);
      await expect(page.locator('main:visible h1')).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect.soft(await isMarked(page), ref.page).toBe(true);
      expect.soft(asked.map(pathOf), ref.page).toEqual([path]);
      page.removeAllListeners('request');
    }
  });
});
