import { expect, type Locator, type Page } from '@playwright/test';
import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { inFirstScreen, largestCity, phone } from '../support/first-screen.ts';
import { breadth } from '../support/first-gate.ts';
import { originOf } from '../support/stage.ts';
import { test } from '../support/test.ts';
import { shifts } from '../support/third-parties.ts';
import { hydrated, machineLetters, visit, withoutArt, withoutLetters } from '../support/visit.ts';
import { localeOf, siteIds, siteOf, sites } from '#src/sites/registry.ts';
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
    expect.soft(await postersWithoutTimes(page), 'posters on home without a time').toEqual([]);

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
    await expectFilmsInSight(page);
  });
}

/** The films of home whose poster is in the first screen without a time under it. */
async function postersWithoutTimes(page: Page): Promise<readonly string[]> {
  return page.locator('#now li article').evaluateAll((cards, height) => {
    const isSeen = (element: Element) => {
      const { width, bottom } = element.getBoundingClientRect();
      return width > 0 && bottom <= height;
    };
    return cards
      .filter((card) => {
        const poster = card.querySelector('picture, span');
        return poster !== null && isSeen(poster);
      })
      .filter((card) => ![...card.querySelectorAll('time')].some(isSeen))
      .map((card) => card.querySelector('h3')?.textContent ?? '');
  }, phone.height);
}

/** How many films have room in the first screen of a cinema: three, unless the tickets of the first two take more lines. */
async function filmsThatFit(rows: Locator): Promise<number> {
  const lines = await rows.evaluateAll((films) =>
    films
      .slice(0, 2)
      .flatMap((film) => [...film.querySelectorAll(':scope ul:has([data-state])')])
      .reduce((sum, list) => sum + Math.ceil(list.children.length / 3), 0),
  );
  return lines <= 2 ? 3 : 2;
}

/** The first screen of a cinema has the films with times for which it has room. */
async function expectFilmsInSight(page: Page): Promise<void> {
  const rows = page.locator('#programme li:has(> h3):has([data-state="available"])');
  const starts = await Promise.all(
    (await rows.all()).slice(0, 6).map((row) => inFirstScreen(row.locator('time').first())),
  );
  expect
    .soft(starts.filter((count) => count > 0).length, 'films with times in a cinema')
    .toBeGreaterThanOrEqual(await filmsThatFit(rows));
}

for (const site of siteIds)
  test(
    `${site}: a phone’s first screen of a cinema has three films with times where they take a line each`,
    site === 'fr' ? {} : breadth,
    async ({ page }) => {
      const { defaultLanguage } = sites[site];
      const locale = localeOf(site, defaultLanguage);
      const { slug } = await catalogueOf(locale).cinema();
      await visit(page, locale, { page: 'cinema', slug });
      await hydrated(page);
      await expectFilmsInSight(page);
    },
  );

test(
  'the head of a cinema is at most 140 px high on a phone, also with the longest name',
  breadth,
  async ({ page }) => {
    for (const site of siteIds) {
      const locale = localeOf(site, sites[site].defaultLanguage);
      const cinemas = await catalogueOf(locale).ask('cinemas', {});
      const [longest] = cinemas.toSorted((a, b) => b.name.length - a.name.length);
      await visit(page, locale, { page: 'cinema', slug: longest?.slug ?? '' });
      const head = page.locator('main [data-theme="dark"]:has(h1)');
      expect.soft((await head.boundingBox())?.height, longest?.name).toBeLessThanOrEqual(140);
      const picture = head.locator('img[fetchpriority="high"]');
      await hydrated(page);
      expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc), longest?.name).toMatch(
        /\/media\/cinema\/[^/]+\/(320x400|640x800)\.avif$/,
      );
    }
  },
);

test('tickets are about 64 px high on a phone, with what is particular a line more, and three stand in a row', async ({
  page,
}) => {
  const catalogue = catalogueOf('fr-FR');
  const [cinema, film] = [await catalogue.cinema(), await catalogue.currentFilm()];
  for (const ref of [
    { page: 'cinema', slug: cinema.slug },
    { page: 'movie', slug: film.slug },
  ] as const) {
    await visit(page, 'fr-FR', ref);
    await hydrated(page);
    const lists = await page.locator('main ul:has(> li > [data-state])').evaluateAll((all) =>
      all
        .map((list) => [...list.querySelectorAll(':scope > li > [data-state]')])
        .map((tickets) => tickets.map((ticket) => ticket.getBoundingClientRect()))
        .map((boxes) => boxes.map(({ top, height }) => ({ top, height })))
        .filter((boxes) => boxes.every(({ height }) => height > 0)),
    );
    // What is particular about a showtime takes a line more, in all tickets beside it.
    const heights = lists.map((boxes) => Math.min(...boxes.map(({ height }) => height)));
    expect(Math.min(...heights), ref.page).toBeGreaterThanOrEqual(60);
    expect(Math.min(...heights), ref.page).toBeLessThanOrEqual(68);
    expect(Math.max(...heights), ref.page).toBeLessThanOrEqual(84);
    const rows = lists.filter(({ length }) => length >= 3);
    expect(rows.length, ref.page).toBeGreaterThan(0);
    for (const [first, , third] of rows) expect(third?.top, ref.page).toBe(first?.top);
  }
});

test('the picture at the head of home and of a film is cut for a phone: one file, nothing moves', async ({
  page,
}) => {
  const { slug } = await catalogueOf('fr-FR').currentFilm();
  await withoutLetters(page);
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
    expect(await shifts(page)).toBeLessThan(machineLetters);
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
