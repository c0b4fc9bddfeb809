import { expect, type Page } from '@playwright/test';
import { minuteOfDay } from '#src/domain/filter/time-of-day.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { words } from '../support/messages.ts';
import { test } from '../support/test.ts';
import { expectFits } from '../support/visit.ts';
import { book, chooseCity, by, hands, Way } from '../support/way.ts';

/** From home to the booking page of a showtime: tonight in one version near a city, and of the film on top of the page. */
const fr = 'fr-FR';
const t = words(fr);

/** Links to this evening's films in one version. */
const tonightIn = (page: Page) => page.locator('main:visible a[href*="/time-1800-2900/versions-"]');
/** The links of the next showtimes. */
const times = (page: Page) => page.locator('main:visible [data-popup-links] a[href]');

/** Every showtime of the page starts in the evening. */
async function expectEvening(page: Page): Promise<void> {
  const starts = await page.locator('main [data-popup-links] time:visible').allTextContents();
  expect(starts.length).toBeGreaterThan(0);
  for (const start of starts) expect(minuteOfDay(start.replace('h', ':'))).toBeGreaterThanOrEqual(18 * 60);
}

/** The version of a chip of home is that of every showtime of the page: it stands on it, or above its list. */
async function expectVersion(page: Page, version: string): Promise<void> {
  const shown = await times(page).evaluateAll((links) =>
    links.map((link) => {
      const heading = link.closest('ul')?.previousElementSibling;
      const above = heading instanceof HTMLElement ? heading.dataset['code'] : undefined;
      return above ?? link.textContent;
    }),
  );
  expect(shown.length).toBeGreaterThan(0);
  for (const text of shown) expect(text).toContain(version);
}

for (const hand of hands) {
  test(
    `D44 ${hand}: tonight near a city, in one version, from home to the booking in five touches`,
    by(hand),
    async ({ browser }) => {
      const city = await catalogueOf(fr).city();
      const way = await Way.from(browser, hand, fr, { page: 'home' });
      const { page } = way;
      await chooseCity(way, city.name);
      const chip = tonightIn(page).first();
      const version = (await chip.innerText()).replace(t('home.eveningIn', { version: '' }), '').trim();
      await way.follow(chip, /\/near-.*\/time-1800-2900\/versions-/);
      expect(new URL(page.url()).pathname).toContain(`/near-${city.slug}/`);
      await expectEvening(page);
      await expectVersion(page, version);
      await expectFits(page, 390);
      await book(way, fr, times(page).first());
      await way.end(5);
    },
  );

  test(`D44 ${hand}: where the place is known it takes three`, by(hand), async ({ browser }) => {
    const city = await catalogueOf(fr).city();
    const way = await Way.from(browser, hand, fr, { page: 'home' }, { place: `city:${city.slug}` });
    await way.follow(tonightIn(way.page).first(), /\/time-1800-2900\/versions-/);
    await book(way, fr, times(way.page).first());
    await way.end(3);
  });

  test(
    `D44 ${hand}: the film on top of home, at the nearest cinema that has it, in three touches`,
    by(hand),
    async ({ browser }) => {
      const city = await catalogueOf(fr).city();
      const way = await Way.from(browser, hand, fr, { page: 'home' }, { place: `city:${city.slug}` });
      const { page } = way;
      const title = await page.locator('main:visible h2').first().innerText();
      await way.follow(
        page
          .locator('main:visible')
          .getByRole('link', { name: t('home.showtimes') })
          .first(),
        /\/films\//,
      );
      await expect(page.locator('main:visible h1')).toHaveText(title);
      const open = page.locator('#showtimes:visible a[data-state="available"]').first();
      const cinema = open.locator('xpath=ancestor::*[.//h3][1]');
      const distances = await page
        .locator('#showtimes:visible [data-distance]')
        .evaluateAll((marks) => marks.map((mark) => Number((mark as HTMLElement).dataset['distance'])));
      expect(distances).toEqual(distances.toSorted((a, b) => a - b));
      await expect(cinema).toContainText(/km/);
      await book(way, fr, open);
      await expect(page.locator('main:visible h1')).toHaveText(title);
      await way.end(3);
    },
  );

  test(
    `D44 ${hand}: on a first visit the film on top of home is booked in three touches too`,
    by(hand),
    async ({ browser }) => {
      const way = await Way.from(browser, hand, fr, { page: 'home' });
      const { page } = way;
      const title = await page.locator('main:visible h2').first().innerText();
      const showtimes = page.locator('main:visible').getByRole('link', { name: t('home.showtimes') });
      await way.follow(showtimes.first(), /\/films\//);
      await expect(page.locator('main:visible h1')).toHaveText(title);
      await book(way, fr, page.locator('#showtimes:visible a[data-state="available"]').first());
      await expect(page.locator('main:visible h1')).toHaveText(title);
      await way.end(3);
    },
  );
}
