import { expect, type Locator, type Page } from '@playwright/test';
import { formatTime } from '#src/domain/date/format.ts';
import { href } from '#src/routes/href.ts';
import { languageOf, siteOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { addressOf, twoLocales } from '../support/matrix.ts';
import { words } from '../support/messages.ts';
import { stage, stageEnvironment } from '../support/stage.ts';
import { test } from '../support/test.ts';
import { wire } from '../support/wire.ts';
import { hydrated, isMarked, markDocument, visit, withoutArt } from '../support/visit.ts';

/** Origin of the booking: another host, another system (R295). */
const tunnel = stageEnvironment['TUNNEL_ORIGIN'] ?? '';

/**
 * A French, a Swiss German, a Dutch and a Belgian page: with and without a language prefix, with different words for
 * films.
 */
const travellers: readonly Locale[] = ['fr-FR', 'de-CH', 'nl-NL', 'en-BE'];

// While a page is being replaced, the previous one is hidden for a moment: only visible elements count.
const showtimesIn = (page: Page) => page.locator('main:visible [data-state]');
const stripOf = (page: Page, locale: Locale) =>
  page.locator('main:visible').getByRole('navigation', { name: words(locale)('dayStrip.label') });
const openIn = (page: Page) => page.locator('main:visible a[data-state="available"]');

/**
 * Opens a showtime and finds its booking page with the same film and the same time; with script through the popup of
 * its details (D37).
 */
async function expectBooking(page: Page, locale: Locale, showtime: Locator, title: string): Promise<void> {
  const start = (await showtime.locator('time').getAttribute('datetime')) ?? 'no time';
  await expect(showtime.locator('time')).toHaveText(formatTime(locale, start.replace('T', ' ')));
  await showtime.click();
  // With script, the page stays and shows the details; without it, the click has led to the booking.
  if (!page.url().startsWith(tunnel))
    await page
      .getByRole('dialog')
      .getByRole('link', { name: words(locale)('showtime.book'), exact: true })
      .click();
  await page.waitForURL(`${tunnel}/${siteOf(locale)}/${languageOf(locale)}/**/booking`);
  await expect(page.locator('html')).toHaveAttribute('lang', languageOf(locale));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.locator('main time')).toHaveAttribute('datetime', start);
  await expect(page.locator('form, input, script')).toHaveCount(0);
}

/** From home to a booking by film, day and version. */
async function bookByFilm(page: Page, locale: Locale): Promise<void> {
  const t = words(locale);
  const catalogue = catalogueOf(locale);
  const { show, day, versions } = await catalogue.filmWithVersions();
  const version = versions.at(-1) ?? '';
  const ref = { page: 'movie', slug: show.slug } as const;
  const onDay = { ...ref, filters: { date: day } };
  const narrowed = { ...ref, filters: { date: day, versions: [version] } };

  await page.goto(addressOf(locale, { page: 'home' }));
  // A film stands once on home: in the hero, or in the row of what is on.
  await page
    .getByRole('main')
    .locator(`a[href="${href(locale, ref)}"]:visible`)
    .first()
    .click();
  await expect(page).toHaveURL(addressOf(locale, ref));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(show.title);

  const days = page.getByRole('navigation', { name: t('dayStrip.label') });
  await days.locator(`a[href="${href(locale, onDay)}"]`).click();
  await expect(page).toHaveURL(addressOf(locale, onDay));
  await expect(days.locator('[aria-current="date"]')).toHaveAttribute('href', href(locale, onDay));

  await page.locator('main:visible summary', { hasText: t('filter.title') }).click();
  const chips = page.getByRole('navigation', { name: t('filter.versions') });
  await chips.getByRole('link', { name: await catalogue.labelOfVersion(version), exact: true }).click();
  await expect(page).toHaveURL(addressOf(locale, narrowed));
  // Without script the filters are folded again; what is active stands beside them.
  const active = page.locator('main:visible').getByRole('navigation', { name: t('filter.on') });
  await expect(active.getByRole('link').first()).toHaveText(await catalogue.labelOfVersion(version));

  const expected = Object.values(await catalogue.showtimesOn(show, day)).flat();
  await expect(showtimesIn(page)).toHaveCount(
    expected.filter((showtime) => showtime.version === version).length,
  );
  const label = await catalogue.labelOfVersion(version);
  // The version stands above its showtimes.
  const headings = await page
    .locator('#showtimes:visible h4')
    .evaluateAll((all) => all.map((one) => `${one.dataset['code'] ?? ''} ${one.textContent}`));
  expect(headings.length).toBeGreaterThan(0);
  for (const text of headings) expect(text).toContain(label);
  await expectBooking(page, locale, openIn(page).first(), show.title);
}

/** From home to a booking by cinema, day and film. */
async function bookByCinema(page: Page, locale: Locale): Promise<void> {
  const t = words(locale);
  const catalogue = catalogueOf(locale);
  const cinema = await catalogue.cinema();
  const ref = { page: 'cinema', slug: cinema.slug } as const;
  const { days } = await catalogue.ask('cinemaShows', { slug: cinema.slug });
  const day =
    Object.keys(days)
      .toSorted()
      .find((one) => one > stage.today) ?? '';
  const onDay = { ...ref, filters: { date: day } };

  await page.goto(addressOf(locale, { page: 'home' }));
  const menu = page.getByRole('navigation', { name: t('shell.menu.label') });
  await menu.getByRole('link', { name: t('shell.menu.cinemas') }).click();
  await expect(page).toHaveURL(addressOf(locale, { page: 'cinemas' }));
  await page.getByRole('main').getByRole('link', { name: cinema.name, exact: true }).click();
  await expect(page).toHaveURL(addressOf(locale, ref));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(cinema.name);

  await page
    .getByRole('navigation', { name: t('dayStrip.label') })
    .locator(`a[href="${href(locale, onDay)}"]`)
    .click();
  await expect(page).toHaveURL(addressOf(locale, onDay));
  const showtime = openIn(page).first();
  const film = showtime.locator('xpath=ancestor::*[.//h3][1]').getByRole('heading', { level: 3 }).first();
  await expectBooking(page, locale, showtime, (await film.innerText()).trim());
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of travellers) {
    test(`R295 ${locale}: home, film, day, version, booking`, async ({ page }) => {
      await withoutArt(page);
      await bookByFilm(page, locale);
    });

    test(`R295 ${locale}: home, cinemas, cinema, day, booking`, async ({ page }) => {
      await withoutArt(page);
      await bookByCinema(page, locale);
    });
  }
});

test.describe('with script', () => {
  test.beforeEach(async ({ page }) => withoutArt(page));

  // The words are those of the journeys above.
  for (const locale of twoLocales) {
    test(`R295 ${locale}: home, film, day, version, booking in one document`, async ({ page }) => {
      let documents = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest() && !request.url().startsWith(tunnel)) documents += 1;
      });
      await bookByFilm(page, locale);
      expect(documents).toBe(1);
    });

    test(`R295 ${locale}: home, cinemas, cinema, day, booking in one document`, async ({ page }) => {
      await bookByCinema(page, locale);
    });
  }

  test('R058 back and forward restore the scroll position', async ({ page }) => {
    const locale = 'fr-FR';
    const t = words(locale);
    await visit(page, locale, { page: 'home' });
    await hydrated(page);
    await markDocument(page);
    const film = page
      .getByRole('list', { name: t('home.upcoming') })
      .getByRole('link')
      .first();
    // Parts above may come into use, and push it, until the moment in which it is pressed.
    await page.evaluate(() =>
      addEventListener('click', () => (document.documentElement.dataset['leftAt'] = String(scrollY)), {
        capture: true,
        once: true,
      }),
    );
    await film.click();
    const before = Number(await page.locator('html').getAttribute('data-left-at'));
    expect(before).toBeGreaterThan(300);
    await expect(page.getByRole('main').locator('article h1')).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 200));

    await page.goBack();
    await expect(page.getByRole('list', { name: t('home.upcoming') })).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
    await page.goForward();
    await expect(page.getByRole('main').locator('article h1')).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(200);
    expect(await isMarked(page)).toBe(true);
  });

  test('a document has one page at a time, on the way and on the way back', async ({ page }) => {
    const locale = 'fr-FR';
    const { slug } = await catalogueOf(locale).currentFilm();
    await visit(page, locale, { page: 'shows' });
    await hydrated(page);
    await markDocument(page);
    const pages = page.locator('main');
    const filmLink = page.locator(`main:visible a[href="${href(locale, { page: 'movie', slug })}"]`).first();
    await filmLink.click();
    await expect(page.locator('main:visible article h1')).toBeVisible();
    await expect(pages).toHaveCount(1);
    const day = stripOf(page, locale).getByRole('link').nth(1);
    const address = await day.getAttribute('href');
    await day.click();
    await page.waitForURL(`**${address}`);
    await expect(pages).toHaveCount(1);
    await page.goBack();
    await page.waitForURL(`**${href(locale, { page: 'movie', slug })}`);
    await expect(page.locator('main:visible article h1')).toBeVisible();
    await expect(pages).toHaveCount(1);
    await page.goBack();
    await expect(filmLink).toBeVisible();
    await expect(pages).toHaveCount(1);
    expect(await isMarked(page)).toBe(true);
  });

  test('R058 an anchor scrolls into view', async ({ page }) => {
    const { slug } = await catalogueOf('fr-FR').currentFilm();
    await page.setViewportSize({ width: 1440, height: 500 });
    await visit(page, 'fr-FR', { page: 'movie', slug });
    await page.getByRole('link', { name: words('fr-FR')('movie.seeShowtimes') }).click();
    await expect(page.locator('#showtimes')).toBeInViewport({ ratio: 0.1 });
    await expect
      .poll(() => page.locator('#showtimes').evaluate((section) => section.getBoundingClientRect().top))
      .toBeLessThan(100);
  });

  test('R057 a tab of the shows page opens directly from the address', async ({ page }) => {
    await visit(page, 'de-CH', { page: 'shows' }, { fragment: 'kommenden' });
    const section = page.getByRole('region', { name: words('de-CH')('shows.tabs.upcoming') });
    await expect(section).toBeInViewport();
  });

  test('the day strip: arrow keys move, Enter shows the day, the address follows', async ({ page }) => {
    const locale = 'fr-FR';
    const { show, day } = await catalogueOf(locale).filmWithVersions();
    const ref = { page: 'movie', slug: show.slug } as const;
    await visit(page, locale, { ...ref, filters: { date: stage.today } });
    await hydrated(page);
    const links = page.getByRole('navigation', { name: words(locale)('dayStrip.label') }).getByRole('link');
    await links.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(links.last()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(links.first()).toBeFocused();
    const target = href(locale, { ...ref, filters: { date: day } });
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    for (let step = hrefs.indexOf(target); step > 0; step -= 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(addressOf(locale, { ...ref, filters: { date: day } }));
    await expect(links.and(page.locator('[aria-current="date"]'))).toHaveAttribute('href', target);
  });

  test('R165 a showtime that closes while the page is open is marked and leads nowhere', async ({ page }) => {
    const locale = 'fr-FR';
    const { show, cinema, showtime } = await catalogueOf(locale).showtimeThat(
      'a showtime of today that can be booked yet',
      ({ status, reservabilityEnd }) =>
        status === 'available' &&
        reservabilityEnd !== null &&
        Date.parse(reservabilityEnd) > Date.parse(stage.now),
      { day: stage.today },
    );
    const closes = Date.parse(showtime.reservabilityEnd ?? '');
    // The stage stops the product's clock, and tells the page so; in production the browser's own clock is used.
    const ref = {
      page: show.isMovie ? 'movie' : 'entertainment',
      slug: show.slug,
      filters: { localisation: cinema },
    } as const;
    const held = String.raw`\"fixedNow\":${Date.parse(stage.now)}`;
    const { body } = await wire(siteOf(locale), href(locale, ref));
    expect(body).toContain(held);
    await page.route(addressOf(locale, ref), (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: body.replaceAll(held, String.raw`\"fixedNow\":null`),
      }),
    );
    await page.clock.install({ time: stage.now });
    await page.goto(addressOf(locale, ref));
    await hydrated(page);
    const open = page.locator(`main a[href="${showtime.refCmd}"]`);
    await expect(open).toHaveAttribute('data-state', 'available');
    const ticket = page
      .locator('main [data-state]')
      .filter({ has: page.locator(`time[datetime="${showtime.time.replace(' ', 'T')}"]`) });
    const before = await page.locator('main a[data-state="available"]').count();

    await page.clock.fastForward(closes - Date.parse(stage.now) - 60_000);
    await expect(open).toHaveAttribute('data-state', 'available');
    await page.clock.fastForward(120_000);

    await expect(open).toHaveCount(0);
    await expect(ticket.first()).toHaveAttribute('data-state', 'locked');
    await expect(ticket.first()).toContainText(words(locale)('showtime.past'));
    expect(await page.locator('main a[data-state="available"]').count()).toBeLessThan(before);
  });
});
