import { expect, type Browser, type Page } from '@playwright/test';
import { choiceFields } from '#src/routes/choices.ts';
import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { addressOf } from '../support/matrix.ts';
import { originOf, stage } from '../support/stage.ts';
import { test } from '../support/test.ts';
import { hydrated, visit, withoutArt } from '../support/visit.ts';
import { wire } from '../support/wire.ts';

/** The visitor's place decides what pages show (D44): on a phone, with and without script. */
const phone = { width: 390, height: 844 };
const fr: Locale = 'fr-FR';

const bar = (page: Page) => page.locator('[data-locator-bar]:visible');

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
  const city = await catalogueOf(fr).city();
  const film = await catalogueOf(fr).currentFilms();
  const [first] = film;
  if (first === undefined) throw new Error('the stage has no film');
  const refs: PageRef[] = [
    { page: 'home' },
    { page: 'shows' },
    { page: 'events' },
    { page: 'movie', slug: first.slug },
  ];
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
    expect(plain.body).toContain(`name="${choiceFields.text}"`);
    // Showtimes and lists for robots would be for nobody there.
    const told = /"@type":"(?:ScreeningEvent|ItemList)"/;
    expect([path, told.test(plain.body), told.test(placed.body)]).toEqual([path, ref.page !== 'home', false]);
  }
});

test('D44 behind a cache that knows no places, script asks for the placed page by its address', async ({
  browser,
}) => {
  const city = await catalogueOf(fr).city();
  for (const ref of [{ page: 'events' }, { page: 'search' }, { page: 'shows' }] satisfies PageRef[]) {
    const context = await browser.newContext({ viewport: phone });
    await context.addCookies([{ name: 'locator', value: `city:${city.slug}`, url: originOf('fr') }]);
    const page = await context.newPage();
    await withoutArt(page);
    // What such a cache gives: the page that everybody gets.
    const query = ref.page === 'search' ? { query: { q: 'velours' } } : {};
    const address = addressOf(fr, ref, query);
    const { pathname, search } = new URL(address);
    const { body } = await wire('fr', `${pathname}${search}`);
    await page.route(address, (route) => route.fulfill({ body, contentType: 'text/html' }));
    await page.clock.setFixedTime(stage.now);
    await page.goto(address);
    await hydrated(page);
    await expect(page).toHaveURL(addressOf(fr, { ...ref, filters: { near: city.slug } }, query));
    await expect(bar(page).getByRole('link').first()).toContainText(city.name);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.close();
  }
});

test('D44 D52 an unknown, hostile or precise place does no harm', async () => {
  // What remains of the life of the page without a place, which gets shorter while the suite asks.
  const shared = /^s-maxage=\d+, stale-while-revalidate=\d+(?:, stale-if-error=\d+)?$/;
  expect((await wire('fr', '/films')).headers['cache-control']).toMatch(shared);
  // The first unknown city makes the server look at the lists of the other language, too.
  const unknown = { headers: { cookie: 'locator=city:atlantis' } };
  await expect
    .poll(async () => (await wire('fr', '/films', unknown)).headers['cache-control'])
    .toMatch(shared);
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
      expect.stringMatching(shared),
    ]);
  }
});

/** A year in seconds, and how long Safari keeps what script writes. */
const [year, week] = [31_536_000, 7 * 86_400];

test('D69 place and language last for a year where script may keep a week: the site’s answer writes them', async ({
  browser,
}) => {
  const context = await browser.newContext();
  await withoutArt(context);
  await context.addInitScript((seconds) => {
    const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    Object.defineProperty(document, 'cookie', {
      get: () => own?.get?.call(document) as string,
      set: (text: string) => {
        own?.set?.call(document, text.replace(/Max-Age=[1-9]\d*/, `Max-Age=${seconds}`));
      },
    });
  }, week);
  const tab = await context.newPage();
  await visit(tab, fr, { page: 'shows' });
  await hydrated(tab);
  const keptFor = async (name: string) => {
    const kept = (await context.cookies()).find((cookie) => cookie.name === name);
    expect([name, kept?.path, kept?.sameSite, kept?.httpOnly]).toEqual([name, '/', 'Lax', false]);
    return Math.round(((kept?.expires ?? 0) - Date.now() / 1000) / 86_400);
  };

  const city = await catalogueOf(fr).city();
  await bar(tab).locator('[data-popup="locator"]').click();
  await tab.getByRole('dialog').getByRole('searchbox').fill(city.name);
  await tab.getByRole('dialog').getByRole('button', { name: city.name }).first().click();
  await expect(bar(tab).getByRole('link').first()).toContainText(city.name);
  await expect.poll(() => keptFor('locator')).toBe(year / 86_400);

  // The click leads to another document at once, and the answer comes nevertheless.
  await hydrated(tab);
  await tab.locator('footer a[data-language="en"]:visible').click();
  await expect(tab.locator('html')).toHaveAttribute('lang', 'en-FR');
  await expect.poll(() => keptFor('lang')).toBe(year / 86_400);
  await context.close();
});
