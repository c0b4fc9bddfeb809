import { expect, type Locator, type Page } from '@playwright/test';
import type { Cinema } from '#src/contract/cinemas/schema.ts';
import { formatDay, formatTime } from '#src/domain/date/format.ts';
import { formatPrice } from '#src/domain/price/format-price.ts';
import { plainText } from '#src/domain/text/plain-text.ts';
import { panelFragments } from '#src/routes/fragments.ts';
import { href } from '#src/routes/href.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { PageRefOf } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { addressOf, oneOfEachLanguage, twoLocales } from '../support/matrix.ts';
import { words } from '../support/messages.ts';
import { stage } from '../support/stage.ts';
import { test } from '../support/test.ts';
import { expectFits, hydrated, overflowing, visit, watch, withoutArt } from '../support/visit.ts';

/** A common phone size. */
const phone = { width: 390, height: 844 };

type CinemaRef = PageRefOf<'cinema'>;

function refOf({ slug }: Pick<Cinema, 'slug'>, filters?: Filters): CinemaRef {
  return filters === undefined ? { page: 'cinema', slug } : { page: 'cinema', slug, filters };
}

/** The programme of a cinema on a day, from the API: every show with its showtimes. */
async function dayOf(locale: Locale, { slug }: Pick<Cinema, 'slug'>, day: string) {
  const catalogue = catalogueOf(locale);
  const { shows } = await catalogue.ask('cinemaShows', { slug });
  const playing = Object.entries(shows).filter(([, show]) => show.days[day]?.bookable === true);
  const titles = new Map((await catalogue.shows()).map((show) => [show.slug, show.title]));
  return Promise.all(
    playing.map(async ([show]) => ({
      slug: show,
      title: titles.get(show) ?? show,
      showtimes: await catalogue.ask('showtimesDay', { slug: show, cinema: slug, date: day }),
    })),
  );
}

/** The first day after today on which the cinema plays. */
async function nextDayOf(locale: Locale, { slug }: Pick<Cinema, 'slug'>): Promise<string> {
  const { days } = await catalogueOf(locale).ask('cinemaShows', { slug });
  const next = Object.keys(days)
    .toSorted()
    .find((day) => day > stage.today);
  if (next === undefined) throw new Error(`${slug} plays on no day after ${stage.today}`);
  return next;
}

/** The open cinema with the most auditoriums. */
async function largest(locale: Locale): Promise<Cinema> {
  const cinemas = await catalogueOf(locale).ask('cinemas', {});
  const open = cinemas.filter(({ status }) => status);
  const [first] = open.toSorted((a, b) => (b.hallCount ?? 0) - (a.hallCount ?? 0));
  if (first === undefined) throw new Error(`${locale} has no open cinema`);
  return first;
}

// While a page is being replaced, the previous one is hidden for a moment.
const programmeOf = (page: Page) => page.locator('#programme:visible');
const filmsOf = (page: Page) => programmeOf(page).locator('li:has(> h3)');
const stripOf = (page: Page, locale: Locale): Locator =>
  page.getByRole('navigation', { name: words(locale)('dayStrip.label') });

test.beforeEach(async ({ page }) => withoutArt(page));

for (const locale of twoLocales) {
  test.describe(`${locale} without script`, () => {
    test.use({ javaScriptEnabled: false });

    test(`R084 R165 ${locale}: the day as the API has it, each film with its times`, async ({ page }) => {
      const cinema = await largest(locale);
      const day = await nextDayOf(locale, cinema);
      const expected = (await dayOf(locale, cinema, day)).filter(({ showtimes }) => showtimes.length > 0);
      expect(await visit(page, locale, refOf(cinema, { date: day }))).toBe(200);
      await expect(filmsOf(page)).toHaveCount(expected.length);
      const shown = await filmsOf(page).evaluateAll((films) =>
        films.map((film) => ({
          title: film.querySelector('h3')?.textContent,
          showtimes: film.querySelectorAll('[data-state]').length,
          soldOut: film.querySelectorAll('[data-state="soldout"]').length,
          open: [...film.querySelectorAll('a[data-state="available"]')].map((link) =>
            [link.getAttribute('href'), link.querySelector('time')?.textContent].join(' '),
          ),
        })),
      );
      const wanted = expected.map(({ title, showtimes }) => ({
        title,
        showtimes: showtimes.length,
        soldOut: showtimes.filter(({ status }) => status === 'soldout').length,
        open: showtimes
          .filter(({ status, refCmd }) => status === 'available' && refCmd !== null)
          .map(({ refCmd, time }) => `${refCmd} ${formatTime(locale, time)}`),
      }));
      const inOrder = (films: typeof shown | typeof wanted) =>
        films
          .map(({ open, ...film }) => ({ ...film, open: open.toSorted() }))
          .toSorted((a, b) => String(a.title).localeCompare(String(b.title)));
      expect(inOrder(shown)).toEqual(inOrder(wanted));
      await expect(
        page.locator('#programme span[data-state][href], #programme a[data-state="soldout"]'),
      ).toHaveCount(0);
    });

    test(`R063 R070 ${locale}: the prices as the target of their fragment`, async ({ page }) => {
      const cinema = await largest(locale);
      const { pricing } = await catalogueOf(locale).ask('cinema', { slug: cinema.slug });
      if (pricing === null) throw new Error(`${cinema.slug} names no prices`);
      await visit(page, locale, refOf(cinema));
      const panel = page.locator(`#${panelFragments.pricing}`);
      await expect(panel).toBeHidden();
      await page.locator(`a[href="#${panelFragments.pricing}"]`).click();
      await expect(panel).toBeVisible();
      for (const { label, amount, termsIndex } of pricing.lines) {
        const line = panel.getByRole('listitem').filter({ hasText: label }).first();
        await expect(line).toContainText(formatPrice(locale, amount));
        if (termsIndex === null) continue;
        const number = await line.locator('sup > [aria-hidden]').textContent();
        await expect(panel.locator(`#price-term-${number}`)).toHaveText(
          plainText(pricing.terms[termsIndex] ?? ''),
        );
      }
    });
  });

  test.describe(`${locale} with script`, () => {
    test(`R179 R181 ${locale}: a version narrows films and times, and is taken off again`, async ({
      page,
    }) => {
      const t = words(locale);
      const cinema = await largest(locale);
      const day = await nextDayOf(locale, cinema);
      const films = await dayOf(locale, cinema, day);
      const versions = [
        ...new Set(films.flatMap(({ showtimes }) => showtimes.map(({ version }) => version))),
      ];
      const version =
        versions.find((one) => films.some(({ showtimes }) => showtimes.every((s) => s.version !== one))) ??
        '';
      const onDay = refOf(cinema, { date: day });
      const narrowed = refOf(cinema, { date: day, versions: [version] });
      await visit(page, locale, onDay);
      await hydrated(page);
      const filters = page.getByRole('navigation', { name: t('filter.title') });
      await filters.locator(`a[href="${href(locale, narrowed)}"]`).click();
      await expect(page).toHaveURL(addressOf(locale, narrowed));
      const expected = films.filter(({ showtimes }) => showtimes.some((one) => one.version === version));
      expect(expected.length).toBeLessThan(films.length);
      await expect(filmsOf(page)).toHaveCount(expected.length);
      await expect(programmeOf(page).locator('[data-state]')).toHaveCount(
        expected.flatMap(({ showtimes }) => showtimes.filter((one) => one.version === version)).length,
      );
      await page
        .getByRole('navigation', { name: t('filter.on') })
        .getByRole('link', { name: t('filter.clear') })
        .click();
      await expect(page).toHaveURL(addressOf(locale, onDay));
      await expect(filmsOf(page)).toHaveCount(films.length);
    });

    test(`R063 R064 ${locale}: the address opens a panel, closing it clears the fragment`, async ({
      page,
    }) => {
      const cinema = await largest(locale);
      for (const fragment of Object.values(panelFragments)) {
        await page.goto('about:blank');
        await visit(page, locale, refOf(cinema), { fragment });
        const panel = page.locator(`dialog#${fragment}`);
        await expect(panel).toHaveAttribute('open', '');
        await page.keyboard.press('Escape');
        await expect(panel).not.toHaveAttribute('open', '');
        await expect(page).toHaveURL(addressOf(locale, refOf(cinema)));
      }
    });

    test(`R167 ${locale}: selecting a service opens it alone, selecting it again closes it`, async ({
      page,
    }) => {
      const cinema = await largest(locale);
      await visit(page, locale, refOf(cinema));
      const services = page.locator('#services details');
      const [first, second] = [services.nth(0), services.nth(1)];
      await first.locator('summary').click();
      await expect(first).toHaveAttribute('open', '');
      await second.locator('summary').click();
      await expect(second).toHaveAttribute('open', '');
      await expect(first).not.toHaveAttribute('open', '');
      await second.locator('summary').click();
      await expect(services.locator('xpath=self::*[@open]')).toHaveCount(0);
    });

    test(`R167 ${locale}: what was unfolded is folded again after going away and back`, async ({ page }) => {
      const cinema = await largest(locale);
      await visit(page, locale, refOf(cinema));
      await hydrated(page);
      const open = page.locator('#services details[open]:visible');
      await page.locator('#services summary').first().click();
      await expect(open).toHaveCount(1);
      const day = await nextDayOf(locale, cinema);
      await stripOf(page, locale)
        .locator(`a[href="${href(locale, refOf(cinema, { date: day }))}"]`)
        .click();
      await expect(page).toHaveURL(addressOf(locale, refOf(cinema, { date: day })));
      await expect(open).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL(addressOf(locale, refOf(cinema)));
      await expect(programmeOf(page)).toHaveCount(1);
      await expect(open).toHaveCount(0);
    });

    test(`${locale}: on a phone the first film and its first showtime are in the first screen`, async ({
      page,
    }) => {
      await page.setViewportSize(phone);
      const problems = watch(page);
      await visit(page, locale, refOf(await largest(locale)));
      await hydrated(page);
      const film = await filmsOf(page).first().locator('h3').boundingBox();
      const showtime = await filmsOf(page).first().locator('[data-state] time').first().boundingBox();
      const main = await page.locator('main').boundingBox();
      const header = await page.getByRole('banner').boundingBox();
      if (!film || !showtime || !main || !header)
        throw new Error('the page has no film, no showtime or no head');
      // The number of notices changes, so the page is measured from below them.
      const notices = main.y - (header.y + header.height);
      expect(film.y + film.height - notices).toBeLessThan(phone.height);
      expect(showtime.y + showtime.height - notices).toBeLessThan(phone.height);
      expect(await overflowing(page)).toEqual([]);
      await expectFits(page, 320);
      await expectFits(page, 820);
      expect(problems).toEqual([]);
    });

    test(`${locale}: nothing matches, nothing that day`, async ({ page }) => {
      const t = words(locale);
      const cinema = await largest(locale);
      await visit(page, locale, refOf(cinema, { genres: ['no-such-genre'] }));
      await expect(page.getByRole('heading', { name: t('cinema.filtered') })).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('link', { name: t('filter.clear') })
        .last()
        .click();
      await expect(page).toHaveURL(addressOf(locale, refOf(cinema)));

      await visit(page, locale, refOf(cinema, { date: '2027-10-27' }));
      await expect(page.getByRole('heading', { name: t('cinema.noneDayTitle') })).toBeVisible();
    });
  });
}

for (const locale of oneOfEachLanguage)
  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(`R278 ${locale}: the strip runs from today through the cinema week, then on`, async ({ page }) => {
      const cinema = await largest(locale);
      const detail = await catalogueOf(locale).ask('cinema', { slug: cinema.slug });
      await visit(page, locale, refOf(cinema));
      const { days } = await catalogueOf(locale).ask('cinemaShows', { slug: cinema.slug });
      const later = Object.keys(days).filter((day) => day > stage.today);
      for (const day of later)
        await expect(
          stripOf(page, locale).locator(`a[href="${href(locale, refOf(cinema, { date: day }))}"]`),
        ).toHaveCount(1);
      await expect(stripOf(page, locale).locator('[aria-current="date"]')).toHaveAttribute(
        'href',
        href(locale, refOf(cinema)),
      );
      // The stage's day is a Wednesday: the start of a week by default, its middle from Monday, its end from Thursday.
      const weeks: Readonly<Record<string, readonly [string, string]>> = {
        null: ['2026-11-18', '2026-11-24'],
        '0': ['2026-11-16', '2026-11-22'],
        '3': ['2026-11-12', '2026-11-18'],
      };
      const week = weeks[String(detail.cinemaWeekOffset)];
      if (week === undefined)
        throw new Error(`week offset ${String(detail.cinemaWeekOffset)} has no expectation here`);
      const [from, to] = week;
      await expect(
        page.getByText(
          words(locale)('cinema.week', {
            from: formatDay(locale, from, 'dayMonth'),
            to: formatDay(locale, to, 'dayMonth'),
          }),
        ),
      ).toBeVisible();
    });
  });

test('R072 a cinema’s notices stand on its page and on no other', async ({ page }) => {
  const locale = 'fr-FR';
  const catalogue = catalogueOf(locale);
  const alerts = await catalogue.ask('alerts', {});
  const own = alerts.find(({ allCinemas, cinemas }) => !allCinemas && cinemas.length > 0);
  const everywhere = alerts.find(({ allCinemas }) => allCinemas);
  const slug = own?.cinemas[0];
  if (!own || !everywhere || slug === undefined)
    throw new Error('the stage has no notice of a cinema, or none of all');
  const other = (await catalogue.ask('cinemas', {})).find((one) => !own.cinemas.includes(one.slug));
  if (!other) throw new Error('the notice concerns every cinema');
  const notices = page.getByRole('complementary', { name: words(locale)('shell.alerts.label') });
  await visit(page, locale, refOf({ slug }));
  await expect(notices).toContainText(own.title ?? plainText(own.message));
  await expect(notices).toContainText(everywhere.title ?? plainText(everywhere.message));
  await visit(page, locale, refOf(other));
  await expect(notices).not.toContainText(own.title ?? plainText(own.message));
  await expect(notices).toContainText(everywhere.title ?? plainText(everywhere.message));
});

test('R067 a closed cinema says so and points elsewhere', async ({ page }) => {
  const locale = 'nl-NL';
  const t = words(locale);
  const cinema = (await catalogueOf(locale).ask('cinemas', {})).find(({ status }) => !status);
  if (!cinema?.nearbySessionsCinema) throw new Error('the stage has no closed cinema that points to another');
  await visit(page, locale, refOf(cinema));
  await expect(page.getByRole('heading', { name: t('cinema.closedTitle') })).toBeVisible();
  const elsewhere = href(locale, refOf({ slug: cinema.nearbySessionsCinema }));
  await page.locator(`#programme a[href="${elsewhere}"]`).click();
  await expect(page).toHaveURL(addressOf(locale, refOf({ slug: cinema.nearbySessionsCinema })));
});
