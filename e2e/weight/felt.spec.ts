import { expect, test, type Page, type Request } from '@playwright/test';
import type { PageRef } from '#src/routes/page.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { phone } from '../support/first-screen.ts';
import { shifts } from '../support/third-parties.ts';
import { hydrated, isMarked, markDocument, visit, withoutArt, withoutLetters } from '../support/visit.ts';

/** What makes pages feel quick and can be counted; how long things take is measured in bench/felt.ts. */
const locale = 'fr-FR';
/** Bytes as sent that a page may fetch ahead while the pointer rests on a link. */
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
  test(`on a ${device} nothing moves, and the largest picture is fetched first`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await withoutLetters(page);
    for (const ref of await pagesOf()) {
      await visit(page, locale, ref);
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      expect.soft(await shifts(page), ref.page).toBe(0);
      const picture = await largestPicture(page);
      if (picture !== undefined)
        expect.soft(picture, ref.page).toEqual({ priority: 'high', loading: 'eager' });
    }
  });

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
    await page.locator(`${target}:visible`).first().click();
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

test('a page whose link the pointer rests on is fetched ahead, small and once', async ({ page }) => {
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
    console.log(`${ref.page}: ${(ahead / 1000).toFixed(1)} kB fetched ahead in ${fetched.length} files`);
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
