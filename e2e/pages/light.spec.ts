import { expect } from '@playwright/test';
import type { Showtime } from '#src/contract/showtimes-day/schema.ts';
import { addDays, dayRange } from '#src/kernel/date/day.ts';
import { cinemaWeek } from '#src/domain/date/week.ts';
import { formatDay, formatTime } from '#src/domain/date/format.ts';
import { href } from '#src/routes/href.ts';
import { localeOf, siteOf } from '#src/sites/registry.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { addressOf, twoLocales } from '../support/matrix.ts';
import { words } from '../support/messages.ts';
import { originOf, stage } from '../support/stage.ts';
import { test } from '../support/test.ts';
import { visit, withoutArt } from '../support/visit.ts';
import { movedTo, wire } from '../support/wire.ts';

/** Whether a showtime can still be booked at the stage's instant. */
const isOpen = ({ status, reservabilityEnd }: Showtime) =>
  status === 'available' && Date.parse(reservabilityEnd ?? '') >= Date.parse(stage.now);

test.use({ javaScriptEnabled: false });
test.beforeEach(async ({ page }) => withoutArt(page));

for (const locale of twoLocales) {
  const t = words(locale);

  test(`R016 ${locale}: the week of a cinema in one table, each start a link to its booking`, async ({
    page,
  }) => {
    const catalogue = catalogueOf(locale);
    const { slug } = await catalogue.cinema();
    const { cinemaWeekOffset } = await catalogue.ask('cinema', { slug });
    const week = cinemaWeek(stage.today, cinemaWeekOffset).filter((day) => day >= stage.today);
    const { shows } = await catalogue.ask('cinemaShows', { slug });
    const titles = new Map((await catalogue.shows()).map((show) => [show.slug, show.title]));
    expect(await visit(page, locale, { page: 'cinemaLight', slug })).toBe(200);
    const table = page.getByRole('table');
    for (const day of week)
      await expect(
        table.getByRole('columnheader', { name: formatDay(locale, day, 'short'), exact: true }),
      ).toHaveCount(1);
    const playing = Object.keys(shows).filter((show) => week.some((day) => shows[show]?.days[day]?.bookable));
    for (const show of playing.slice(0, 6)) {
      const times = await catalogue.ask('showtimesCinema', { slug: show, cinema: slug });
      const row = table
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: titles.get(show) ?? show, exact: true }) });
      const open = week.flatMap((day) => (times[day] ?? []).filter(isOpen));
      for (const { refCmd, time } of open)
        await expect(row.locator(`a[href="${refCmd}"]`), titles.get(show)).toContainText(
          formatTime(locale, time),
        );
    }
    expect(await page.locator('main img').count()).toBe(0);
  });

  test(`R016 ${locale}: explains its versions, and leads to the cinema, its prices and its city`, async ({
    page,
  }) => {
    const catalogue = catalogueOf(locale);
    const { slug, citySlug } = await catalogue.cinema();
    await visit(page, locale, { page: 'cinemaLight', slug });
    const versions = await catalogue.ask('versions', {});
    const legend = page.getByRole('region', { name: t('cinemaLight.legend') });
    const used = await page.locator('td b').evaluateAll((all) => all.map((one) => one.textContent.trim()));
    for (const label of new Set(used)) {
      const version = versions.find((one) => one.label === label);
      await expect(legend).toContainText(version?.description ?? 'a version that the vocabulary lacks');
    }
    const ways = [
      ['full', href(locale, { page: 'cinema', slug })],
      ['prices', href(locale, { page: 'cinema', slug }, { fragment: 'tarifs' })],
      ['city', href(locale, { page: 'cityLight', slug: citySlug })],
    ] as const;
    for (const [key, address] of ways)
      await expect(page.getByRole('link', { name: t(`cinemaLight.${key}`) })).toHaveAttribute(
        'href',
        address,
      );
  });

  test(`R018 ${locale}: where each film plays in a city today and this week`, async ({ page }) => {
    const catalogue = catalogueOf(locale);
    const city = await catalogue.city();
    // On a stage that has just started, a call may fail; the page says so, and is rendered again.
    await expect(async () => {
      expect(await visit(page, locale, { page: 'cityLight', slug: city.slug })).toBe(200);
      await expect(page.getByText(t('state.partial'))).toHaveCount(0);
    }).toPass();
    const titles = new Map((await catalogue.shows()).map((show) => [show.slug, show.title]));
    const { shows } = await catalogue.ask('zone', { zone: city.slug });
    const week = [stage.today, ...dayRange(addDays(stage.today, 1), 6)];
    const playing = shows.filter(
      ({ slug, days }) => titles.has(slug) && week.some((day) => days[day] !== undefined),
    );
    await expect(page.getByRole('rowheader')).toHaveCount(playing.length);
    for (const show of playing.slice(0, 4)) {
      const cinemas = await catalogue.ask('showCinemas', { slug: show.slug });
      const row = page
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: titles.get(show.slug) ?? '', exact: true }) });
      const today = row.getByRole('cell').first();
      for (const slug of city.cinemas.filter((one) => cinemas[one]?.days[stage.today] !== undefined)) {
        const { name } = await catalogue.ask('cinema', { slug });
        await expect(today).toContainText(name.split(' ').at(-1) ?? name);
      }
    }
    for (const slug of city.cinemas)
      await expect(page.locator(`main a[href="${href(locale, { page: 'cinemaLight', slug })}"]`)).toHaveCount(
        1,
      );
  });

  test(`R016 R018 ${locale}: the full pages lead to the light ones`, async ({ page }) => {
    const catalogue = catalogueOf(locale);
    const { slug } = await catalogue.cinema();
    await visit(page, locale, { page: 'cinema', slug });
    await page.getByRole('link', { name: t('cinema.light') }).click();
    await expect(page).toHaveURL(addressOf(locale, { page: 'cinemaLight', slug }));
    const city = await catalogue.city();
    await visit(page, locale, { page: 'city', slug: city.slug });
    await page.getByRole('link', { name: t('city.light') }).click();
    await expect(page).toHaveURL(addressOf(locale, { page: 'cityLight', slug: city.slug }));
  });
}

test('R016 every wording of the cinemas leads to the one address', async () => {
  for (const [locale, word] of [
    ['de-CH', 'kinos'],
    ['nl-NL', 'bioscopen'],
  ] as const) {
    const { slug } = await catalogueOf(locale).cinema();
    const site = siteOf(locale);
    const own = href(locale, { page: 'cinemaLight', slug });
    const [prefix = ''] = own.split('/cinemas/');
    expect(movedTo(await wire(site, `${prefix}/${word}/l/${slug}`))).toBe(`308 ${originOf(site)}${own}`);
  }
});

test('on paper the light page is the table alone, light in a dark room too', async ({ page }) => {
  const locale = localeOf('fr', 'fr');
  const { slug } = await catalogueOf(locale).cinema();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await visit(page, locale, { page: 'cinemaLight', slug });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.locator('table')).toHaveCSS('display', 'table');
  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(ground).toBe('rgb(250, 246, 241)');
});
