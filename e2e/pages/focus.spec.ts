import { expect, type Locator, type Page } from '@playwright/test';
import { formatDay } from '#src/domain/date/format.ts';
import { panelFragments } from '#src/routes/fragments.ts';
import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { tabTo } from '../support/keyboard.ts';
import { refOf } from '../support/matrix.ts';
import { words } from '../support/messages.ts';
import { test } from '../support/test.ts';
import { hydrated, visit, withoutArt } from '../support/visit.ts';

/**
 * A day or a filter is chosen by keyboard alone: the focus stays on the choice, and the result is announced.
 */
const locales: readonly Locale[] = ['fr-FR', 'de-CH'];
const phone = { width: 390, height: 844 };

/** The live region that announces results; it is in the document from the start. */
/** The last status of the document: parts of a page may have one of their own. */
const heard = (page: Page) => page.getByRole('status').last();
const focused = (page: Page) => page.locator(':focus');
const stripOf = (page: Page, locale: Locale) =>
  page.getByRole('navigation', { name: words(locale)('dayStrip.label') });
const main = (page: Page) => page.locator('main:visible');
const foldOf = (page: Page, group: string) =>
  main(page).locator(`[data-choices="${group}"]`).locator('summary').first();

/** Presses Enter on a link of the page; the address changes without a page load. */
async function choose(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  const before = page.url();
  await page.evaluate(() => {
    document.documentElement.dataset['visited'] = 'yes';
  });
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(before);
  await expect(page.locator('html[data-visited]')).toHaveCount(1);
}

/** Chooses the first day of the strip that is not selected. */
async function chooseDay(page: Page, locale: Locale): Promise<string> {
  const other = stripOf(page, locale).locator('a:not([aria-current])').first();
  const day = (await other.getAttribute('data-value')) ?? '';
  await choose(page, other);
  await expect(focused(page)).toHaveAttribute('data-value', day);
  await expect(focused(page)).toHaveAttribute('aria-current', 'date');
  await expect(focused(page)).toBeInViewport();
  return day;
}

/** An event with showtimes on several days. */
async function eventOfDays(locale: Locale): Promise<{ readonly slug: string }> {
  const catalogue = catalogueOf(locale);
  for (const show of await catalogue.shows())
    if (!show.isMovie && (await catalogue.daysOf(show)).length > 1) return show;
  throw new Error(`${locale} has no event on several days`);
}

/** A word that finds cinemas and films. */
async function wordOfTwoKinds(locale: Locale): Promise<string> {
  const catalogue = catalogueOf(locale);
  const titles = (await catalogue.shows()).map(({ title }) => title);
  for (const word of new Set(
    titles
      .join(' ')
      .toLowerCase()
      .match(/\p{L}{2,}/gu),
  ))
    if (new Set((await catalogue.hits(word)).map(({ type }) => type)).size > 1) return word;
  throw new Error(`no word of a title of ${locale} finds two kinds`);
}

async function open(page: Page, locale: Locale, ref: PageRef): Promise<void> {
  await withoutArt(page);
  expect(await visit(page, locale, ref)).toBe(200);
  await hydrated(page);
  await expect(heard(page)).toHaveText('');
}

/** What of a future day can still be booked, now or when its sale begins: counts count these. */
const bookable = '[data-state="available"], [data-state="locked"]';
const showtimesOf = (page: Page) => main(page).locator('#showtimes').locator(bookable).count();

for (const locale of locales) {
  const t = words(locale);
  const long = (day: string) => formatDay(locale, day, 'long');

  test(`${locale} film: a cinema, then a day, keep the focus and are said`, async ({ page }) => {
    await open(page, locale, await refOf({ locale, page: 'movie' }));
    await tabTo(page, foldOf(page, 'localisation'));
    await page.keyboard.press('Enter');
    const cinema = main(page).locator('[data-choosing="localisation"] a').first();
    // Its city, then its own name where they differ.
    const name = (await cinema.locator('b, small').allTextContents()).at(-1) ?? '';
    await choose(page, cinema);
    // The chosen cinema is the title of its folded list.
    await expect(focused(page)).toContainText(name);
    await expect(focused(page)).toBeFocused();
    expect(await focused(page).evaluate(({ localName }) => localName)).toBe('summary');
    const day = await chooseDay(page, locale);
    const count = await showtimesOf(page);
    expect(count).toBeGreaterThan(0);
    await expect(heard(page)).toHaveText(t('result.showtimesAt', { count, date: long(day), cinema: name }));
  });

  test(`${locale} film: a version keeps the focus and is said`, async ({ page }) => {
    const { show, day } = await catalogueOf(locale).filmWithVersions();
    await open(page, locale, { page: 'movie', slug: show.slug, filters: { date: day } });
    await tabTo(page, foldOf(page, 'filters'));
    await page.keyboard.press('Enter');
    const chip = main(page).locator('[data-choice="versions"]').first();
    const value = (await chip.getAttribute('data-value')) ?? '';
    await choose(page, chip);
    await expect(focused(page)).toHaveAttribute('data-value', value);
    await expect(focused(page)).toHaveAttribute('aria-current', 'true');
    await expect(heard(page)).toContainText(long(day));
    // Turned off again, from the place where the focus stayed.
    await choose(page, focused(page));
    await expect(focused(page)).toHaveAttribute('data-value', value);
    await expect(focused(page)).not.toHaveAttribute('aria-current');
  });

  test(`${locale} event: a day keeps the focus and is said`, async ({ page }) => {
    const event = await eventOfDays(locale);
    await open(page, locale, { page: 'entertainment', slug: event.slug });
    const day = await chooseDay(page, locale);
    await expect(heard(page)).toContainText(long(day));
  });

  test(`${locale} cinema: a day, then a genre, keep the focus and are said`, async ({ page }) => {
    await open(page, locale, await refOf({ locale, page: 'cinema' }));
    const day = await chooseDay(page, locale);
    const said = async () => {
      const programme = main(page).locator('#programme');
      const films = await programme
        .locator('li:has(> h3)')
        .filter({ has: page.locator(bookable) })
        .count();
      const count = await programme.locator(bookable).count();
      await expect(heard(page)).toHaveText(t('result.programme', { films, count, date: long(day) }));
    };
    await said();
    const chip = main(page).locator('[data-choice="genres"]').first();
    const value = (await chip.getAttribute('data-value')) ?? '';
    await choose(page, chip);
    await expect(focused(page)).toHaveAttribute('data-value', value);
    await expect(focused(page)).toHaveAttribute('aria-current', 'true');
    await said();
    // The link that removes all filters is gone afterwards: the focus stays among the filters.
    await choose(page, main(page).locator('[data-choice="clear"]:visible').first());
    expect(
      await focused(page).evaluate((element) => element.closest('[data-choices="filters"]') !== null),
    ).toBe(true);
    await said();
  });

  test(`${locale} city: a day keeps the focus and is said; home says the page that it leads to`, async ({
    page,
  }) => {
    await open(page, locale, await refOf({ locale, page: 'city' }));
    const day = await chooseDay(page, locale);
    await expect(heard(page)).toContainText(long(day));
    await open(page, locale, { page: 'home' });
    await choose(page, main(page).locator('a[href*="/date-"]:visible').first());
    await expect(focused(page)).toBeInViewport();
    // Next.js says the title of a page, or its heading where the title comes later.
    const announcer = page.locator('next-route-announcer').getByRole('alert');
    await expect(announcer).not.toBeEmpty();
    const names = [await page.title(), await main(page).locator('h1').textContent()];
    expect(names).toContain(await announcer.textContent());
  });

  test(`${locale} cinema: a day of the month keeps the focus and is said`, async ({ page }) => {
    await open(page, locale, await refOf({ locale, page: 'cinema' }));
    const day =
      (await stripOf(page, locale).locator('a:not([aria-current])').first().getAttribute('data-value')) ?? '';
    await tabTo(page, stripOf(page, locale).getByRole('button', { name: t('calendarPopup.open') }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await tabTo(page, dialog.getByRole('button', { name: long((await chosenDay(page, locale)) ?? '') }));
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('button', { name: long(day) })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(focused(page)).toHaveAttribute('data-value', day);
    await expect(heard(page)).toContainText(long(day));
  });

  test(`${locale} shows: a genre, a day, and one taken off again keep the focus and are said`, async ({
    page,
  }) => {
    await open(page, locale, { page: 'shows' });
    await tabTo(page, foldOf(page, 'filters'));
    await page.keyboard.press('Enter');
    const chip = main(page).locator('[data-choice="genres"]').first();
    const value = (await chip.getAttribute('data-value')) ?? '';
    await choose(page, chip);
    await expect(focused(page)).toHaveAttribute('data-value', value);
    await expect(focused(page)).toHaveAttribute('aria-current', 'true');
    // As a poster, or as a name below the posters.
    const shown = main(page).locator('section[data-tab="book"]').locator('article, details li');
    const count = () => shown.count();
    const tab = t('shows.tabs.book');
    await expect(heard(page)).toHaveText(t('result.shows', { tab, count: await count() }));
    // The panel stays open, so that another value is near.
    await expect(focused(page).locator('xpath=ancestor::details')).toHaveAttribute('open', '');
    const other = stripOf(page, locale).locator('a:not([aria-current])').first();
    const day = (await other.getAttribute('data-value')) ?? '';
    await page.keyboard.press('Shift+Tab');
    while (!(await other.evaluate((element) => element === document.activeElement)))
      await page.keyboard.press('Shift+Tab');
    await choose(page, other);
    await expect(focused(page)).toHaveAttribute('data-value', day);
    await expect(heard(page)).toHaveText(t('result.showsOn', { tab, count: await count(), date: long(day) }));
    const off = main(page).getByRole('navigation', { name: t('filter.on') });
    await choose(page, off.locator(`[data-value="${value}"]`));
    expect(
      await focused(page).evaluate((element) => element.closest('[data-choices="filters"]') !== null),
    ).toBe(true);
    await expect(heard(page)).toHaveText(t('result.showsOn', { tab, count: await count(), date: long(day) }));
  });

  test(`${locale} shows on a phone: the sheet of filters gives the focus back to its button`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await open(page, locale, { page: 'shows' });
    await tabTo(page, page.getByRole('button', { name: t('filtersPopup.open', { count: 0 }) }));
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog');
    await tabTo(
      page,
      sheet
        .getByRole('group', { name: t('filter.genres') })
        .getByRole('checkbox')
        .first(),
    );
    await page.keyboard.press('Space');
    await tabTo(page, sheet.getByRole('button').last());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/filters\/genres-/);
    await expect(page.getByRole('button', { name: t('filtersPopup.open', { count: 1 }) })).toBeFocused();
    await expect(heard(page)).toContainText(t('shows.tabs.book'));
  });

  test(`${locale} search: a kind of result keeps the focus and is said`, async ({ page }) => {
    await withoutArt(page);
    await visit(page, locale, { page: 'search' }, { query: { q: await wordOfTwoKinds(locale) } });
    await hydrated(page);
    const kinds = page.getByRole('navigation', { name: t('search.kindsLabel') });
    const other = kinds.locator('a:not([aria-current])').first();
    const value = (await other.getAttribute('data-value')) ?? '';
    await choose(page, other);
    await expect(focused(page)).toHaveAttribute('data-value', value);
    await expect(focused(page)).toHaveAttribute('aria-current', 'true');
    await expect(heard(page)).not.toHaveText('');
  });
}

async function chosenDay(page: Page, locale: Locale): Promise<string | null> {
  return stripOf(page, locale).locator('a[aria-current="date"]').getAttribute('data-value');
}

/** What has the focus: the popup, something in it, the browser itself (between the last and the first stop), or the page. */
const placeOfFocus = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) return 'browser';
    if (activeElement.localName === 'dialog') return 'popup';
    return activeElement.closest('dialog[open]') === null ? 'page' : 'inside';
  });

test('a panel that scrolls has its content and the focus from its opening on, shows it at each stop, and gives it back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 480 });
  await open(page, 'fr-FR', await refOf({ locale: 'fr-FR', page: 'cinema' }));
  for (const panel of [panelFragments.info, panelFragments.pricing]) {
    const trigger = main(page).locator(`a[href="#${panel}"]`);
    await tabTo(page, trigger);
    await page.keyboard.press('Enter');
    const dialog = page.locator(`dialog#${panel}[open]`);
    await expect(dialog.locator('h3').first()).toBeVisible();
    const places = new Set<string>();
    for (let stop = 0; stop < 16; stop += 1) {
      places.add(await placeOfFocus(page));
      if ((await placeOfFocus(page)) !== 'browser')
        expect(
          await focused(page).evaluate((element) =>
            Number.parseFloat(getComputedStyle(element).outlineWidth),
          ),
        ).toBeGreaterThan(0);
      await page.keyboard.press('Tab');
    }
    expect([...places].toSorted()).toEqual(['browser', 'inside', 'popup']);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(trigger).toBeFocused();
  }
});

test('the menu of a phone opens below its button, and Escape leads back to it', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, 'fr-FR', { page: 'home' });
  const button = page.locator('header button[popovertarget="more"]');
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('#more a').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(page.locator('#more')).toBeHidden();
});

test('a pointer loses nothing either, and what was said before is not said again on the way back', async ({
  page,
}) => {
  const locale = 'fr-FR';
  await open(page, locale, await refOf({ locale, page: 'cinema' }));
  const first = page.url();
  const other = stripOf(page, locale).locator('a:not([aria-current])').first();
  const day = (await other.getAttribute('data-value')) ?? '';
  await other.click();
  await expect(page).not.toHaveURL(first);
  await expect(focused(page)).toHaveAttribute('data-value', day);
  await expect(heard(page)).toContainText(formatDay(locale, day, 'long'));
  await page.goBack();
  await expect(page).toHaveURL(first);
  await expect(heard(page)).toHaveText('');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a day is a link to a page of its own, as ever', async ({ page }) => {
    const locale = 'fr-FR';
    await visit(page, locale, await refOf({ locale, page: 'cinema' }));
    const other = stripOf(page, locale).locator('a:not([aria-current])').first();
    const address = (await other.getAttribute('href')) ?? '';
    await other.click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
  });
});
