import { expect, type Browser, type Page } from '@playwright/test';
import { addDays } from '#src/kernel/date/day.ts';
import { href, type HrefOptions } from '#src/routes/href.ts';
import type { PageRef } from '#src/routes/page.ts';
import { siteOf } from '#src/sites/registry.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { addressOf } from '../support/matrix.ts';
import { words } from '../support/messages.ts';
import { stage } from '../support/stage.ts';
import { test } from '../support/test.ts';
import { shifts } from '../support/third-parties.ts';
import { hydrated, machineLetters, visit, withoutArt, withoutLetters } from '../support/visit.ts';
import { wire } from '../support/wire.ts';

/**
 * The visitor's own cinemas come first in the lists of cinemas, by script after the page has loaded, and nothing moves
 * that the visitor looks at. Without script the order of the server stays.
 */
const locale = 'fr-FR';
const say = words(locale);

/** A phone whose device keeps a cinema. */
async function phone(browser: Browser, slug: string, scripted = true): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: scripted,
  });
  await withoutArt(context);
  const none = { wishes: [], ratings: [], seen: [], hidesSeen: false, offered: false };
  await context.addInitScript(
    (text) => localStorage.setItem('velours.mine', text),
    JSON.stringify({ version: 1, cinemas: [slug], ...none }),
  );
  return context.newPage();
}

/** The slugs of the cinemas that a film's page shows with their showtimes, as the server has them. */
async function cinemasOf(ref: PageRef): Promise<readonly string[]> {
  const { body } = await wire(siteOf(locale), href(locale, ref));
  return Array.from(body.matchAll(/<h3 id="at-([^"]+)"/g), ([, slug = '']) => slug);
}

const shownIn = async (page: Page) =>
  page
    .locator('main:visible h3[id^="at-"]')
    .evaluateAll((heads) => heads.map((head) => head.id.slice('at-'.length)));

test('on a film’s page: nothing moves on arrival, the folded cinemas and the next day begin with one’s own', async ({
  browser,
}) => {
  const { slug } = await catalogueOf(locale).currentFilm();
  const film: PageRef = { page: 'movie', slug };
  const next: PageRef = { ...film, filters: { date: addDays(stage.today, 1) } };
  const [, own = ''] = await cinemasOf(next);
  const today = await cinemasOf(film);

  const page = await phone(browser, own);
  await withoutLetters(page);
  await visit(page, locale, film);
  await hydrated(page);
  expect(await shownIn(page)).toEqual(today);
  const fold = page.locator('main:visible [data-choices="localisation"]');
  await fold.locator('summary').click();
  const chosen = fold.locator('li').first();
  if (!today.includes(own)) {
    await expect(chosen.locator('a')).toHaveAttribute(
      'href',
      href(locale, { page: 'movie', slug, filters: { localisation: own } }),
    );
    await expect(chosen.locator('[data-own]')).toContainText(say('marks.favourite'));
    await expect(chosen.locator('[data-own] [data-icon]')).toBeVisible();
  }
  await fold.locator('summary').click();

  await page.locator(`main:visible a[href="${href(locale, next)}"]`).click();
  await expect(page).toHaveURL(addressOf(locale, next));
  const expected = await cinemasOf(next);
  expect(expected.indexOf(own)).toBe(1);
  await expect.poll(async () => shownIn(page)).toEqual([own, ...expected.filter((one) => one !== own)]);
  await expect(page.locator(`main:visible #at-${own} [data-own]`)).toBeVisible();
  expect(await shifts(page)).toBeLessThan(machineLetters);
  await page.context().close();

  const plain = await phone(browser, own, false);
  await visit(plain, locale, next);
  expect(await shownIn(plain)).toEqual(expected);
  await expect(plain.locator('[data-own]')).toHaveCount(0);
  await plain.context().close();
});

test('among search results: the order stays while it is looked at, and changes unseen', async ({
  browser,
}) => {
  const query: HrefOptions = { query: { q: 'velours' } };
  const cards = (page: Page) => page.locator('main:visible #cinema li:has(article)');
  const addressesIn = async (page: Page) =>
    cards(page).evaluateAll((items) => items.map((item) => item.querySelector('a')?.getAttribute('href')));
  const plain = await phone(browser, '', false);
  await visit(plain, locale, { page: 'search' }, query);
  const order = await addressesIn(plain);
  await plain.context().close();
  const last = order.at(-1) ?? '';
  expect(order.length).toBeGreaterThan(2);
  const page = await phone(browser, last.slice(last.lastIndexOf('/') + 1));
  await withoutLetters(page);
  await visit(page, locale, { page: 'search' }, query);
  await hydrated(page);
  expect(await addressesIn(page)).toEqual(order);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(cards(page).first().locator('[data-own]')).toContainText(say('marks.favourite'));
  expect(await addressesIn(page)).toEqual([last, ...order.slice(0, -1)]);
  expect(await shifts(page)).toBeLessThan(machineLetters);
  await page.context().close();
});
