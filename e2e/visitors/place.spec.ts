import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { placeFields } from '#src/domain/place/place-form.ts';
import { minuteOfDay } from '#src/domain/filter/time-of-day.ts';
import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { addressOf } from '../support/matrix.ts';
import { words } from '../support/messages.ts';
import { originOf } from '../support/stage.ts';
import { expectFits, hydrated, visit, watch, withoutArt } from '../support/visit.ts';
import { wire } from '../support/wire.ts';

/** The visitor's place decides what pages show (D44): on a phone, with and without script. */
const phone = { width: 390, height: 844 };
const fr: Locale = 'fr-FR';
const t = words(fr);

const bar = (page: Page) => page.locator('[data-locator-bar]:visible');
/** Links to this evening's films in one version. */
const tonightIn = (page: Page) => page.locator('main a[href*="/time-1800-2900/versions-"]');
/** The links of the next showtimes. */
const times = (page: Page) => page.locator('main [data-popup-links] a[href]');

/** Counts what the visitor touches on the way. */
class Way {
  touches = 0;

  async touch(target: Locator): Promise<void> {
    this.touches += 1;
    await target.click();
  }

  async type(target: Locator, text: string): Promise<void> {
    this.touches += 1;
    await target.fill(text);
  }
}

/** The city of a locale with the most cinemas. */
async function largestCity(locale: Locale) {
  const cities = await catalogueOf(locale).ask('cities', {});
  const [largest] = cities.toSorted((a, b) => b.cinemas.length - a.cinemas.length);
  if (largest === undefined) throw new Error('the stage has no city');
  return largest;
}

/** Opens a page on a phone, with or without script, and with a stored place. */
async function phoneOn(browser: Browser, ref: PageRef, { script = true, place = '' } = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: phone, javaScriptEnabled: script, hasTouch: true });
  if (place !== '') await context.addCookies([{ name: 'locator', value: place, url: originOf('fr') }]);
  const page = await context.newPage();
  await withoutArt(page);
  await visit(page, fr, ref);
  if (script) await hydrated(page);
  return page;
}

/** Every showtime of the page starts in the evening. */
async function expectEvening(page: Page): Promise<void> {
  const starts = await page.locator('main [data-popup-links] time:visible').allTextContents();
  expect(starts.length).toBeGreaterThan(0);
  for (const start of starts) expect(minuteOfDay(start.replace('h', ':'))).toBeGreaterThanOrEqual(18 * 60);
}

test('D44 from home to the booking of a showtime tonight, near a city, in one version: five touches', async ({
  browser,
}) => {
  const city = await largestCity(fr);
  const page = await phoneOn(browser, { page: 'home' });
  const problems = watch(page);
  const way = new Way();
  await way.touch(bar(page).getByRole('link').first());
  const dialog = page.getByRole('dialog');
  await Promise.all([
    page.waitForEvent('load'),
    way.touch(dialog.getByRole('button', { name: new RegExp(`^${city.name}`) })),
  ]);
  await hydrated(page);
  await expect(bar(page)).toContainText(city.name);
  expect(await page.context().cookies()).toContainEqual(
    expect.objectContaining({ name: 'locator', value: `city:${city.slug}` }),
  );
  await way.touch(tonightIn(page).first());
  await page.waitForURL(/\/near-.*\/time-1800-2900\/versions-/);
  expect(new URL(page.url()).pathname).toContain(`/near-${city.slug}/`);
  await expectEvening(page);
  await expectFits(page, phone.width);
  await way.touch(times(page).first());
  await way.touch(page.getByRole('dialog').getByRole('link', { name: t('showtime.book') }));
  await page.waitForURL(/^http:\/\/tickets\./);
  expect(way.touches).toBeLessThanOrEqual(5);
  expect(problems).toEqual([]);
  await page.context().close();
});

test('D44 where the place is known it takes three', async ({ browser }) => {
  const city = await largestCity(fr);
  const page = await phoneOn(browser, { page: 'home' }, { place: `city:${city.slug}` });
  const way = new Way();
  await way.touch(tonightIn(page).first());
  await page.waitForURL(/\/time-1800-2900\/versions-/);
  await way.touch(times(page).first());
  await way.touch(page.getByRole('dialog').getByRole('link', { name: t('showtime.book') }));
  await page.waitForURL(/^http:\/\/tickets\./);
  expect(way.touches).toBeLessThanOrEqual(3);
  await page.context().close();
});

test('D56 without script the same is had by a form, in five touches', async ({ browser }) => {
  const city = await largestCity(fr);
  const page = await phoneOn(browser, { page: 'home' }, { script: false });
  const way = new Way();
  await way.type(bar(page).getByRole('searchbox'), city.name.toLowerCase());
  await way.touch(bar(page).getByRole('button'));
  await expect(page).toHaveURL(addressOf(fr, { page: 'home' }));
  await expect(bar(page).getByRole('searchbox')).toHaveAttribute('placeholder', city.name);
  await expect(times(page).first()).toBeVisible();
  await way.touch(tonightIn(page).first());
  await expectEvening(page);
  await way.touch(times(page).first());
  await page.waitForURL(/^http:\/\/tickets\./);
  expect(way.touches).toBeLessThanOrEqual(5);
  await page.context().close();
});

test('D56 a text that names no place leads to the search for places', async ({ browser }) => {
  const page = await phoneOn(browser, { page: 'shows' }, { script: false });
  await bar(page).getByRole('searchbox').fill('Xyzzyville');
  await bar(page).getByRole('button').click();
  await expect(page).toHaveURL(addressOf(fr, { page: 'cinemas' }, { query: { q: 'Xyzzyville' } }));
  expect(await page.context().cookies()).toEqual([]);
  await page.context().close();
});

test('D51 an address with a place shows its visitor the same, whatever place they chose themselves', async ({
  browser,
}) => {
  const cities = await catalogueOf(fr).ask('cities', {});
  const [here, there] = cities.toSorted((a, b) => b.cinemas.length - a.cinemas.length);
  if (here === undefined || there === undefined) throw new Error('the stage has no two cities');
  const ref: PageRef = { page: 'shows', filters: { near: here.slug } };
  const shown: string[][] = [];
  for (const place of ['', `city:${here.slug}`, `city:${there.slug}`]) {
    const page = await phoneOn(browser, ref, { script: false, place });
    await expect(bar(page).getByRole('searchbox')).toHaveAttribute('placeholder', here.name);
    shown.push(
      await page
        .locator('main [data-popup-links] a')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href)),
    );
    await page.context().close();
  }
  expect(shown[0]?.length).toBeGreaterThan(0);
  expect(shown[1]).toEqual(shown[0]);
  expect(shown[2]).toEqual(shown[0]);
});

test('D44 a place changes no canonical address and no status, and robots index no page of a place', async () => {
  const city = await largestCity(fr);
  const film = await catalogueOf(fr).currentFilms();
  const [first] = film;
  if (first === undefined) throw new Error('the stage has no film');
  const refs: PageRef[] = [{ page: 'home' }, { page: 'shows' }, { page: 'movie', slug: first.slug }];
  for (const ref of refs) {
    const path = new URL(addressOf(fr, ref)).pathname;
    const plain = await wire('fr', path);
    const placed = await wire('fr', path, { headers: { cookie: `locator=city:${city.slug}` } });
    const canonical = (body: string) => /<link rel="canonical" href="([^"]+)"/.exec(body)?.[1];
    expect([path, placed.status, canonical(placed.body)]).toEqual([path, 200, canonical(plain.body)]);
    expect([path, placed.headers['cache-control']]).toEqual([path, 'private, no-cache']);
    expect([path, String(plain.headers['cache-control'])]).toEqual([
      path,
      expect.stringContaining('s-maxage'),
    ]);
    expect(plain.body).not.toContain('noindex');
    expect(placed.body).toContain('noindex');
    expect(plain.body).toContain(`name="${placeFields.text}"`);
  }
});

test('D44 D52 an unknown, hostile or precise place does no harm', async () => {
  const plain = await wire('fr', '/films');
  // The first unknown city makes the server look at the lists of the other language, too.
  const unknown = { headers: { cookie: 'locator=city:atlantis' } };
  await expect
    .poll(async () => (await wire('fr', '/films', unknown)).headers['cache-control'])
    .toBe(plain.headers['cache-control']);
  for (const value of [
    'city:atlantis',
    'favorite',
    '<script>alert(1)</script>',
    'position:999,999',
    'x'.repeat(3000),
  ]) {
    const answer = await wire('fr', '/films', { headers: { cookie: `locator=${value}` } });
    expect([value.slice(0, 40), answer.status, answer.headers['cache-control']]).toEqual([
      value.slice(0, 40),
      200,
      plain.headers['cache-control'],
    ]);
  }
});
