import { expect, type Page } from '@playwright/test';
import type { PageRef } from '#src/routes/page.ts';
import { href } from '#src/routes/href.ts';
import { siteOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { OwnWeb } from '../../tests/support/own-web.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { inFirstScreen, largestCity, phone } from '../support/first-screen.ts';
import { stage, stageEnvironment } from '../support/stage.ts';
import { test } from '../support/test.ts';
import { hydrated, withoutArt } from '../support/visit.ts';

/**
 * The same programme later in the day, at half past six and shortly before eleven: a web process with its own clock over
 * the stage's API. What is over stands behind what can still be booked, on the day itself or on the next.
 */

test.use({ viewport: phone });

/** Films with the last start of the day in any cinema, as `HH:MM`, the earliest first. */
async function filmsByLastStart(locale: Locale): Promise<readonly { slug: string; last: string }[]> {
  const catalogue = catalogueOf(locale);
  const { shows } = await catalogue.ask('shows', {});
  const films = await Promise.all(
    shows.map(async ({ slug }) => {
      const byCinema = await catalogue.ask('showtimesEvent', { slug, date: stage.today });
      const starts = Object.values(byCinema).flatMap((list) => list.map(({ time }) => time));
      return { slug, last: starts.toSorted().at(-1)?.slice(11, 16) ?? '' };
    }),
  );
  return films.filter(({ last }) => last > '05:00').toSorted((a, b) => (a.last < b.last ? -1 : 1));
}

for (const [name, clock] of [
  ['half past six', '18:30'],
  ['ten to eleven', '22:50'],
] as const) {
  test.describe(`at ${name}`, () => {
    const now = `${stage.today}T${clock}:00+01:00`;
    let web: OwnWeb;

    test.beforeAll(async () => {
      test.setTimeout(180_000);
      web = await OwnWeb.start(stageEnvironment['API_ORIGIN'] ?? '', {
        environment: {
          ...stageEnvironment,
          VELOURS_NOW: now,
          SITE_ORIGIN: 'http://{site}.velours.localhost:{port}',
        },
      });
    });
    test.afterAll(() => web.stop());

    async function open(page: Page, locale: Locale, ref: PageRef, city: string | null): Promise<void> {
      await withoutArt(page);
      await page.clock.setFixedTime(now);
      const origin = web.originOf(siteOf(locale));
      if (city !== null)
        await page.context().addCookies([{ name: 'locator', value: `city:${city}`, url: origin }]);
      const answer = await page.goto(`${origin}${href(locale, ref)}`);
      expect(answer?.status()).toBe(200);
      await hydrated(page);
    }

    for (const locale of ['fr-FR', 'nl-NL'] as const) {
      test(`D51 ${locale}: a phone’s first screen has showtimes that can be booked`, async ({ page }) => {
        const city = await largestCity(locale);
        const { slug: cinema } = await catalogueOf(locale).cinema();
        // What can be booked says until when.
        const bookable = 'a[data-closes] time:visible';

        await open(page, locale, { page: 'home' }, city);
        expect.soft(await inFirstScreen(page.locator(`main ${bookable}`)), 'on home').toBeGreaterThan(0);
        await open(page, locale, { page: 'city', slug: city }, null);
        expect.soft(await inFirstScreen(page.locator(`main ${bookable}`)), 'in a city').toBeGreaterThan(0);
        await open(page, locale, { page: 'cinema', slug: cinema }, null);
        const inCinema = page.locator(`#programme ${bookable}`);
        expect.soft(await inFirstScreen(inCinema), 'in a cinema').toBeGreaterThan(0);
      });

      test(`D51 ${locale}: a film that is over for today stands on its next day`, async ({ page }) => {
        const city = await largestCity(locale);
        const over = (await filmsByLastStart(locale)).find(({ last }) => last < clock);
        if (over === undefined) throw new Error(`the stage has no film that is over at ${clock}`);
        for (const place of [null, city]) {
          await open(page, locale, { page: 'movie', slug: over.slug }, place);
          const tickets = page.locator('#showtimes a[data-state="available"] time:visible');
          expect(await inFirstScreen(tickets), over.slug).toBeGreaterThan(0);
          const selected = page.locator('#showtimes a[aria-current]').first();
          expect((await selected.getAttribute('href')) ?? '').toMatch(/\/date-2026-11-(19|[23]\d)/);
        }
        // Its showtimes of today stay to be seen, by the address of the day.
        await open(page, locale, { page: 'movie', slug: over.slug, filters: { date: stage.today } }, null);
        await expect(page.locator('#showtimes a[data-state="available"]')).toHaveCount(0);
        await expect(page.locator('#showtimes h3').first()).toBeVisible();
      });
    }
  });
}
