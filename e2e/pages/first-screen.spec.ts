import { expect, test, type Page } from '@playwright/test';
import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { inFirstScreen, largestCity, phone } from '../support/first-screen.ts';
import { originOf } from '../support/stage.ts';
import { shifts } from '../support/third-parties.ts';
import { hydrated, visit, withoutArt } from '../support/visit.ts';
import { siteOf } from '#src/sites/registry.ts';
import { oneOfEachLanguage } from '../support/matrix.ts';

/** What a phone shows without scrolling, on the pages as they are, with their notices. */
test.use({ viewport: phone });
test.beforeEach(async ({ page }) => withoutArt(page));

async function open(page: Page, locale: Locale, ref: PageRef, city: string): Promise<void> {
  await page
    .context()
    .addCookies([{ name: 'locator', value: `city:${city}`, url: originOf(siteOf(locale)) }]);
  await visit(page, locale, ref);
  await hydrated(page);
}

for (const locale of oneOfEachLanguage) {
  test(`${locale}: a phone’s first screen has showtimes on home, on a film, in a city and in a cinema`, async ({
    page,
  }) => {
    const catalogue = catalogueOf(locale);
    const city = await largestCity(locale);

    await open(page, locale, { page: 'home' }, city);
    const underPosters = page.locator('main li article ul time:visible');
    expect.soft(await inFirstScreen(underPosters), 'showtimes on home').toBeGreaterThanOrEqual(2);

    const { slug: film } = await catalogue.currentFilm();
    await open(page, locale, { page: 'movie', slug: film }, city);
    const tickets = page.locator('#showtimes [data-state] time:visible');
    // In Switzerland each city has one cinema.
    const least = locale === 'de-CH' ? 2 : 4;
    expect.soft(await inFirstScreen(tickets), 'showtimes on a film').toBeGreaterThanOrEqual(least);

    await open(page, locale, { page: 'city', slug: city }, city);
    const films = page.locator('#today article:has(time)');
    expect
      .soft(await inFirstScreen(films.locator('time:visible')), 'showtimes in a city')
      .toBeGreaterThanOrEqual(3);

    const { slug: cinema } = await catalogue.cinema();
    await open(page, locale, { page: 'cinema', slug: cinema }, city);
    const rows = page.locator('#programme li:has(> h3):has([data-state="available"])');
    const starts = await Promise.all(
      (await rows.all()).slice(0, 6).map((row) => inFirstScreen(row.locator('time').first())),
    );
    // In the other countries the first film of the stage has showtimes in two versions, which take two lines.
    expect
      .soft(starts.filter((count) => count > 0).length, 'films with times in a cinema')
      .toBeGreaterThanOrEqual(locale === 'fr-FR' ? 3 : 2);
  });
}

test('the picture at the head of home and of a film is cut for a phone: one file, nothing moves', async ({
  page,
}) => {
  const { slug } = await catalogueOf('fr-FR').currentFilm();
  for (const ref of [{ page: 'home' }, { page: 'movie', slug }] as const) {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/media/backdrop/')) fetched.push(request.url());
    });
    await visit(page, 'fr-FR', ref);
    await hydrated(page);
    const picture = page.locator('main [data-theme="dark"] img[fetchpriority="high"]').first();
    const shown = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(shown).toMatch(/\/(320x400|640x800)\.avif$/);
    const own = fetched.filter((url) => url.startsWith(shown.slice(0, shown.lastIndexOf('/'))));
    expect(own).toEqual([shown]);
    expect(await shifts(page)).toBe(0);
    page.removeAllListeners('request');
  }
});

test('on a desk the head of home and of a film is at most 420 px high and has the wide picture', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { slug } = await catalogueOf('fr-FR').currentFilm();
  for (const ref of [{ page: 'home' }, { page: 'movie', slug }] as const) {
    await visit(page, 'fr-FR', ref);
    const head = page.locator('main [data-theme="dark"]').first();
    expect((await head.boundingBox())?.height).toBeLessThanOrEqual(420);
    const picture = head.locator('img[fetchpriority="high"]').first();
    expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\/1920\.avif$/);
  }
});
