import { expect } from '@playwright/test';
import { formatPrice } from '#src/domain/price/format-price.ts';
import { href } from '#src/routes/href.ts';
import { siteOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { addressOf, twoLocales } from '../support/matrix.ts';
import { words } from '../support/messages.ts';
import { expectNotFound } from '../support/not-found.ts';
import { stage } from '../support/stage.ts';
import { test } from '../support/test.ts';
import { visit, withoutArt } from '../support/visit.ts';
import { movedTo, wire } from '../support/wire.ts';

test.beforeEach(async ({ page }) => withoutArt(page));

/** The seasons of the stage, each with its shows from today on. */
async function seasonsOf(locale: Locale) {
  const catalogue = catalogueOf(locale);
  const listed = (await catalogue.ask('events', {})).filter(
    ({ type, active }) => type === 'season' && active,
  );
  return Promise.all(
    listed.map(async ({ slug }) => {
      const [detail, { shows }] = await Promise.all([
        catalogue.ask('event', { slug }),
        catalogue.ask('eventShows', { slug }),
      ]);
      const days = Object.entries(shows).flatMap(([show, { days: played, bookable }]) =>
        Object.values(played)
          .filter(({ day }) => day >= stage.today)
          .map(({ day, bookable: open }) => ({ show, day, bookable: bookable && open })),
      );
      return { slug, detail, days };
    }),
  );
}

for (const locale of twoLocales) {
  const t = words(locale);

  test(`R096 R098 ${locale}: a season has its price and leads to its evenings`, async ({ page }) => {
    const season = (await seasonsOf(locale)).find(({ days }) => days.some(({ bookable }) => bookable));
    if (season === undefined) throw new Error('the stage has no season that can be booked');
    const { slug, detail, days } = season;
    expect(await visit(page, locale, { page: 'season', slug })).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(detail.title);
    if (detail.price !== null)
      await expect(page.locator('main article').first()).toContainText(formatPrice(locale, detail.price));
    const evening = days.find(({ bookable }) => bookable);
    const programme = page.locator('#programme');
    await expect(programme.locator(`time[datetime="${evening?.day}"]`)).toBeVisible();
    const link = programme.locator(`a[href*="${evening?.show}"][href$="date-${evening?.day}"]`);
    await expect(link).toBeVisible();
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${evening?.show}.*date-${evening?.day}$`));
  });

  test(`R024 R053 ${locale}: an address of the events that names a season goes on to it`, async () => {
    const [season] = await seasonsOf(locale);
    if (season === undefined) throw new Error('the stage has no season');
    const { slug } = season;
    const answer = await wire(siteOf(locale), href(locale, { page: 'entertainment', slug }));
    expect(movedTo(answer)).toBe(`308 ${addressOf(locale, { page: 'season', slug })}`);
  });

  test(`R261 ${locale}: an unknown season is not found`, async () => {
    await expectNotFound(locale, href(locale, { page: 'season', slug: 'no-such-season' }));
  });

  test(`R289 ${locale}: several seasons are chosen without script`, async ({ browser }) => {
    const seasons = await seasonsOf(locale);
    if (seasons.length < 2) throw new Error('the stage has fewer than two seasons');
    const [first, second] = seasons;
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(addressOf(locale, { page: 'events' }));
    const choices = page.getByRole('navigation', { name: t('events.choose') });
    for (const chosen of [first, second])
      await choices.getByRole('link', { name: chosen?.detail.title ?? '' }).click();
    await expect(choices.locator('[aria-current]')).toHaveCount(2);
    expect(new URL(page.url()).searchParams.get('seasons')).toBe(
      [first?.slug ?? '', second?.slug ?? ''].toSorted((a, b) => (a < b ? -1 : 1)).join(','),
    );
    const played = new Set(seasons.slice(0, 2).flatMap(({ days }) => days.map(({ show }) => show)));
    const listed = await page
      .locator('main section:not(#seasons) article h3 a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    for (const address of listed)
      expect([...played].map((slug) => href(locale, { page: 'entertainment', slug }))).toContain(address);
    await context.close();
  });
}
