import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { href } from '#src/routes/href.ts';
import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { addressOf } from '../support/matrix.ts';
import { words } from '../support/messages.ts';
import { originOf, stage } from '../support/stage.ts';
import { test } from '../support/test.ts';
import { expectFits, hydrated, isMarked, markDocument, visit, watch, withoutArt } from '../support/visit.ts';

const phone = { width: 390, height: 844 };
const fr: Locale = 'fr-FR';
const t = words(fr);

test.beforeEach(async ({ page }) => withoutArt(page));

async function open(page: Page, ref: PageRef, locale: Locale = fr): Promise<void> {
  await visit(page, locale, ref);
  await hydrated(page);
}

const listbox = (page: Page) => page.getByRole('listbox');
const bar = (page: Page) => page.locator('[data-locator-bar]');
const locator = (page: Page) => page.getByRole('dialog');

/** A choice loads the document anew, for the chosen place (D44). */
async function choose(page: Page, name: string | RegExp): Promise<void> {
  const choice = locator(page).getByRole('button', { name }).first();
  await Promise.all([page.waitForEvent('load'), choice.click()]);
  await hydrated(page);
}

async function openLocator(page: Page): Promise<void> {
  await bar(page).getByRole('link').first().click();
  await expect(locator(page).getByRole('searchbox')).toBeVisible();
}

/** The menu's entry for cinemas. */
const menuCinemas = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: t('shell.menu.cinemas'), exact: true });

async function expectAccessible(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(what).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 200))])).toEqual([]);
}

for (const locale of ['fr-FR', 'nl-NL', 'de-CH'] as const)
  test(`R183 R247 ${locale}: a typing error finds the film by keyboard alone`, async ({ page }) => {
    const problems = watch(page);
    const {
      typed,
      film: { title, slug },
    } = await catalogueOf(locale).mistyped();
    await open(page, { page: 'cinemas' }, locale);
    await markDocument(page);
    const field = page.locator('#header-search');
    await field.focus();
    await page.keyboard.type(typed);
    await expect(listbox(page).getByRole('option').first()).toContainText(title);
    await expect(field).toHaveRole('combobox');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    const active = await field.getAttribute('aria-activedescendant');
    await expect(page.locator(`[id="${active}"]`)).toContainText(title);
    await expectAccessible(page, 'header');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(addressOf(locale, { page: 'movie', slug }));
    expect(await isMarked(page)).toBe(true);
    expect(problems).toEqual([]);
  });

test('R182 R184 R193 a postal code finds its cinemas; what was searched for is remembered and forgotten', async ({
  page,
}) => {
  await open(page, { page: 'shows' });
  const field = page.locator('#header-search');
  await field.focus();
  await page.keyboard.type('69006');
  await expect(listbox(page).getByRole('option').first()).toContainText('69006 Lyon');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(addressOf(fr, { page: 'search' }, { query: { q: '69006' } }));
  await page.reload();
  await hydrated(page);
  // The search page's own field is the same combobox.
  const own = page.locator('#search-text');
  await own.focus();
  await expect(own).toHaveRole('combobox');
  await expect(listbox(page).getByRole('option').first()).toContainText('69006 Lyon');
  await page.keyboard.press('Escape');
  await expect(listbox(page)).toHaveCount(0);
  await expect(own).toHaveValue('69006');
  await page.keyboard.press('Escape');
  await expect(own).toHaveValue('');
  await expect(listbox(page).getByRole('option')).toContainText(['69006']);
  await page.getByRole('button', { name: t('searchBox.forget') }).click();
  await expect(listbox(page)).toHaveCount(0);
});

test('R143 R186 on a phone the search takes the whole screen, with films on offer before the first results', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, { page: 'home' });
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shell.menu.search') })
    .click();
  const field = page.locator('#popup-search');
  await expect(field).toBeFocused();
  await expect(field).toHaveRole('combobox');
  const box = await page.getByRole('dialog').boundingBox();
  // The scroll bar beside the page keeps its room.
  expect(box).toMatchObject({ x: 0, y: 0, height: phone.height });
  expect(box?.width).toBeGreaterThan(phone.width - 20);
  // Before the visitor types, the films are offered that most want to see.
  const offered = listbox(page).getByRole('group', { name: t('searchBox.now') });
  await expect(offered.getByRole('option')).toHaveCount(4);
  await expectAccessible(page, 'dialog');
  await page.keyboard.type('velours');
  await expect(listbox(page).locator('mark').first()).toBeVisible();
  await expectAccessible(page, 'dialog');
  await expectFits(page, 390);
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('where the browser says where it is', () => {
  test.use({ geolocation: { latitude: 45.764, longitude: 4.8357 }, permissions: ['geolocation'] });

  test('R228 R230 R235 around the visitor: nearest first, kept over a reload, the pages follow', async ({
    page,
  }) => {
    const problems = watch(page);
    await open(page, { page: 'shows' });
    // The first touch locates, and the control then names the city.
    const control = bar(page).getByRole('link').first();
    await expect(control).toHaveText(t('locator.open'));
    await Promise.all([page.waitForEvent('load'), control.click()]);
    await hydrated(page);
    await expect(control).toHaveText('Lyon');
    await openLocator(page);
    const near = locator(page)
      .getByRole('list', { name: t('locator.near') })
      .getByRole('link');
    await expect(near.first()).toContainText('Lyon');
    await expect(near.first()).toContainText(/\d\s?k?m$/);
    expect(await near.count()).toBeLessThanOrEqual(6);
    await expectAccessible(page, 'dialog');
    await page.keyboard.press('Escape');
    const names = await bar(page).getByRole('listitem').allInnerTexts();
    expect(names.length).toBeGreaterThan(0);
    await page.reload();
    await expect(bar(page).getByRole('link').first()).toHaveText('Lyon');
    await expect(bar(page).getByRole('listitem')).toHaveText(names.map((name) => name.replaceAll('\n', '')));
    // Choosing a cinema filters the films; the place is another one, so the document is loaded anew.
    await bar(page).getByRole('listitem').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/films\/filters\/localisation-/);
    // A document that is loaded anew ends prefetches and the transition of its page.
    const ended = /ERR_ABORTED|Transition was aborted/;
    expect(problems.filter((problem) => !ended.test(problem))).toEqual([]);
  });
});

test('R232 R269 where the browser does not say, the locator does, and a city is found instead', async ({
  page,
  context,
}) => {
  await context.clearPermissions();
  await open(page, { page: 'home' });
  await openLocator(page);
  await expect(locator(page).getByText(t('locator.unavailable'))).toBeVisible();
  await expectAccessible(page, 'dialog');
  await locator(page).getByRole('searchbox').fill('lyo');
  await choose(page, /^Lyon/);
  await openLocator(page);
  await expect(locator(page).getByRole('heading', { name: 'Lyon' })).toBeVisible();
  // R133: the menu's entry leads to the chosen city.
  await expect(menuCinemas(page)).toHaveAttribute('href', href(fr, { page: 'city', slug: 'lyon' }));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await menuCinemas(page).click();
  await expect(page).toHaveURL(addressOf(fr, { page: 'city', slug: 'lyon' }));
  const [cookie] = (await context.cookies(originOf('fr'))).filter(({ name }) => name === 'locator');
  expect(decodeURIComponent(cookie?.value ?? '')).toBe('city:lyon');
  // By the clock of the page, which is the stage's.
  expect((cookie?.expires ?? 0) - Date.parse(stage.now) / 1000).toBeGreaterThan(360 * 86_400);
});

test('R229 D26 the list of cinemas goes on to the one that was chosen in this visit, and never else', async ({
  page,
}) => {
  const city = await catalogueOf(fr).cityOfOne();
  const [slug = ''] = city.cinemas;
  const cinema = addressOf(fr, { page: 'cinema', slug });
  const list = addressOf(fr, { page: 'cinemas' });
  await open(page, { page: 'cinemas' });
  await openLocator(page);
  await locator(page).getByRole('searchbox').fill(city.name);
  await locator(page)
    .getByRole('button', { name: new RegExp(`^${city.name}`) })
    .first()
    .click();
  await expect(page).toHaveURL(cinema);
  // Back shows the list, and so does opening its address.
  await page.goBack();
  await expect(page).toHaveURL(list);
  await expect(bar(page).getByRole('link').first()).toContainText(city.name);
  await expect(page).toHaveURL(list);
  await page.reload();
  await expect(bar(page).getByRole('link').first()).toContainText(city.name);
  await expect(page).toHaveURL(list);
  await expect(menuCinemas(page)).toHaveAttribute('href', href(fr, { page: 'cinema', slug }));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('R224 D56 the locator is a form, and the list of cinemas has a search of its own', async ({
    page,
  }) => {
    await page.goto(addressOf(fr, { page: 'home' }));
    await expect(bar(page).getByRole('link')).toHaveCount(0);
    await expect(bar(page).getByRole('searchbox')).toBeVisible();
    await page.goto(addressOf(fr, { page: 'cinemas' }));
    await expect(page.getByRole('main').getByRole('searchbox').last()).toBeVisible();
  });
});
