import { expect } from '@playwright/test';
import { addDays } from '#src/kernel/date/day.ts';
import { formatDay } from '#src/domain/date/format.ts';
import { formatPrice } from '#src/domain/price/format-price.ts';
import { href } from '#src/routes/href.ts';
import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { addressOf, twoLocales } from '../support/matrix.ts';
import { words } from '../support/messages.ts';
import { siteOf } from '#src/sites/registry.ts';
import { originOf, stage } from '../support/stage.ts';
import { test } from '../support/test.ts';
import { expectFits, hydrated, visit, withoutArt } from '../support/visit.ts';
import { thingsOf } from '../support/document.ts';

const events: PageRef = { page: 'events' };

test.beforeEach(async ({ page }) => withoutArt(page));

/** The events of the stage with their days from today on, from the API for the whole country. */
async function planned(locale: Locale) {
  const catalogue = catalogueOf(locale);
  const [listed, { shows }] = await Promise.all([catalogue.ask('events', {}), catalogue.ask('zones', {})]);
  return listed
    .filter(({ type }) => type === 'show')
    .map((event) => {
      const played = shows.find(({ slug }) => slug === event.slug);
      const days = Object.keys(played?.days ?? {}).filter((day) => day >= stage.today);
      return { event, days: days.toSorted(), tags: (played?.tags ?? []).map((tag) => tag.toLowerCase()) };
    });
}

/** The cinema of a showtime of an event, by its booking. */
async function cinemaOf(locale: Locale, slug: string, booking: string | null): Promise<string | undefined> {
  const catalogue = catalogueOf(locale);
  for (const date of await catalogue.daysOf({ slug })) {
    const byCinema = await catalogue.ask('showtimesEvent', { slug, date });
    const own = Object.entries(byCinema).find(([, all]) => all.some(({ refCmd }) => refCmd === booking));
    if (own !== undefined) return own[0];
  }
  return undefined;
}

for (const locale of twoLocales)
  test(`D44 ${locale}: near a place events have their next showtimes there, and the page fits a phone`, async ({
    browser,
  }) => {
    const city = await catalogueOf(locale).city();
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      javaScriptEnabled: false,
    });
    await withoutArt(context);
    await context.addCookies([
      { name: 'locator', value: `city:${city.slug}`, url: originOf(siteOf(locale)) },
    ]);
    const page = await context.newPage();
    await visit(page, locale, events);
    const cards = page.locator('main article:has([data-popup-links] a[data-closes])');
    expect(await cards.count()).toBeGreaterThan(0);
    const catalogue = catalogueOf(locale);
    const [listed, cinemas] = await Promise.all([catalogue.ask('events', {}), catalogue.ask('cinemas', {})]);
    for (const card of await cards.all()) {
      const title = await card.getByRole('heading').textContent();
      const slug = listed.find((event) => event.title === title)?.slug ?? 'no event';
      const booking = await card.locator('a[data-closes]').first().getAttribute('href');
      const found = await cinemaOf(locale, slug, booking);
      await expect(card).toContainText(cinemas.find((one) => one.slug === found)?.name ?? `no ${booking}`);
    }
    await expectFits(page, 390);
    await context.close();
  });

for (const locale of twoLocales) {
  const t = words(locale);

  test(`R021 R239 ${locale}: every event with its page, this week’s first`, async ({ page }) => {
    const all = await planned(locale);
    const weekEnd = addDays(stage.today, 7);
    const week = all.filter(({ days: [first] }) => first !== undefined && first < weekEnd);
    expect(week.length).toBeGreaterThan(0);
    expect(await visit(page, locale, events)).toBe(200);
    const cards = page.locator('main section:not(#seasons) article h3 a');
    const addresses = await cards.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    );
    const pageOf = (slug: string) => href(locale, { page: 'entertainment', slug });
    expect(addresses.toSorted()).toEqual(all.map(({ event }) => pageOf(event.slug)).toSorted());
    expect(addresses.slice(0, week.length).toSorted()).toEqual(
      week.map(({ event }) => pageOf(event.slug)).toSorted(),
    );
    await expect(page.locator('main section:not(#seasons) h2').first()).toHaveText(t('events.week'));
  });

  test(`R239 ${locale}: a card says when, what it costs and whether it is live`, async ({ page }) => {
    const all = await planned(locale);
    const live = all.find(({ days, tags }) => days.length > 0 && tags.includes('live'));
    const other = all.find(({ days, tags }) => days.length > 1 && !tags.includes('live'));
    if (!live || !other) throw new Error('the stage has no live event, or none of several days');
    await visit(page, locale, events);
    for (const { event, days } of [live, other]) {
      const card = page.locator('main article').filter({
        has: page.locator(`a[href="${href(locale, { page: 'entertainment', slug: event.slug })}"]`),
      });
      await expect(card.locator(`time[datetime="${days[0]}"]`)).toHaveText(
        formatDay(locale, days[0] ?? '', 'short'),
      );
      if (event.price !== null) await expect(card).toContainText(formatPrice(locale, event.price));
      await expect(card.getByText(t('events.live'), { exact: true })).toHaveCount(
        event === live.event ? 1 : 0,
      );
    }
  });

  test(`R239 ${locale}: the months follow each other, each with its events`, async ({ page }) => {
    const weekEnd = addDays(stage.today, 7);
    const later = (await planned(locale)).filter(
      ({ days: [first] }) => first !== undefined && first >= weekEnd,
    );
    const months = [...new Set(later.map(({ days }) => (days[0] ?? '').slice(0, 7)))].toSorted();
    expect(months.length).toBeGreaterThan(0);
    await visit(page, locale, events);
    for (const month of months) {
      const section = page.locator(`main section#month-${month}`);
      await expect(section.getByRole('heading', { level: 2 })).toHaveText(
        formatDay(locale, `${month}-01`, 'month'),
      );
      await expect(section.locator('article')).toHaveCount(
        later.filter(({ days }) => days[0]?.startsWith(month)).length,
      );
    }
  });

  test(`R239 ${locale}: the evening in the hero leads to its showtimes`, async ({ page }) => {
    await visit(page, locale, events);
    await hydrated(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: t('events.book') })
      .click();
    await expect(page.locator('main:visible [data-state]').first()).toBeVisible();
  });

  test(`R132 ${locale}: the menu and the footer lead to the events`, async ({ page }) => {
    await visit(page, locale, { page: 'home' });
    const address = href(locale, events);
    const menu = page.getByRole('navigation', { name: t('shell.menu.label') });
    await expect(menu.getByRole('link', { name: t('shell.menu.events') })).toHaveAttribute('href', address);
    await expect(page.getByRole('contentinfo').locator(`a[href="${address}"]`)).toHaveCount(1);
    await page.setViewportSize({ width: 390, height: 844 });
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('shell.menu.toggle') })
      .click();
    await page.getByRole('banner').locator(`a[href="${address}"]:visible`).click();
    await expect(page).toHaveURL(addressOf(locale, events));
  });

  test(`R239 ${locale}: machines are told of every event with a date`, async ({ page }) => {
    const dated = (await planned(locale)).filter(({ days }) => days.length > 0);
    await visit(page, locale, events);
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const things = thingsOf(texts);
    const list = things.find((thing) => thing['@type'] === 'ItemList');
    expect(list?.['numberOfItems']).toBe(dated.length);
  });
}
