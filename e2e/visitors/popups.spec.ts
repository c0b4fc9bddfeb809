import { expect, type Locator, type Page } from '@playwright/test';
import { formatDay, formatTime } from '#src/domain/date/format.ts';
import { href } from '#src/routes/href.ts';
import type { PageRefOf } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { choiceAttributes } from '#src/ui/link/choice-marks.ts';
import { findings } from '../support/axe.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { breadth } from '../support/first-gate.ts';
import { addressOf } from '../support/matrix.ts';
import { words } from '../support/messages.ts';
import { originOf, stage } from '../support/stage.ts';
import { test } from '../support/test.ts';
import { hydrated, isMarked, markDocument, visit, withoutArt } from '../support/visit.ts';

const popup = (page: Page) => page.getByRole('dialog');
const tickets = (page: Page) => page.locator('main:visible a[data-state="available"]');

/** The film's page on a day after today, on which every showtime can still be booked. */
async function filmTomorrow(locale: Locale): Promise<PageRefOf<'movie'>> {
  const { show, day } = await catalogueOf(locale).filmWithVersions();
  return { page: 'movie', slug: show.slug, filters: { date: day } };
}

async function openFilm(page: Page, locale: Locale): Promise<PageRefOf<'movie'>> {
  const ref = await filmTomorrow(locale);
  await visit(page, locale, ref);
  await hydrated(page);
  return ref;
}

async function expectClosed(page: Page, trigger: Locator): Promise<void> {
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(trigger).toBeFocused();
  await expect(page.locator('html')).not.toHaveAttribute('data-scroll-locked');
}

test.beforeEach(async ({ page }) => withoutArt(page));

test('the list of the locator stays where it is while the browser looks for the position', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = () => undefined;
  });
  // A place that is known: otherwise the locator looks for the position by itself.
  const { slug } = await catalogueOf('fr-FR').city();
  await page.context().addCookies([{ name: 'locator', value: `city:${slug}`, url: originOf('fr') }]);
  await visit(page, 'fr-FR', { page: 'home' });
  await hydrated(page);
  await page.locator('[data-popup="locator"]:visible').first().click();
  const link = popup(page).getByRole('list').first();
  await expect(link).toBeVisible();
  // The sheet has come to rest.
  await popup(page).evaluate(async (dialog) =>
    Promise.all(dialog.getAnimations().map(({ finished }) => finished)),
  );
  const before = await link.boundingBox();
  await popup(page)
    .getByRole('button', { name: words('fr-FR')('locator.around') })
    .click();
  await expect(popup(page).getByText(words('fr-FR')('locator.asking'))).toBeVisible();
  expect((await link.boundingBox())?.y).toBe(before?.y);
});

test.describe('the way back', () => {
  test('R148 closes the popup and stays on the page; a closed popup leaves no step', async ({ page }) => {
    await visit(page, 'fr-FR', { page: 'home' });
    await hydrated(page);
    const ref = await openFilm(page, 'fr-FR');
    const address = addressOf('fr-FR', ref);
    const ticket = tickets(page).first();
    await ticket.click();
    await expect(popup(page).getByRole('heading', { level: 2 })).toBeVisible();
    await page.goBack();
    await expectClosed(page, ticket);
    await expect(page).toHaveURL(address);
    await expect(page.locator('main h1')).toBeVisible();
    await ticket.click();
    await expect(popup(page).getByRole('heading', { level: 2 })).toBeVisible();
    await page.keyboard.press('Escape');
    await expectClosed(page, ticket);
    await page.waitForFunction(() => (history.state as { popup?: boolean } | null)?.popup !== true);
    await page.goBack();
    await expect(page).toHaveURL(addressOf('fr-FR', { page: 'home' }));
  });

  test('R148 leads past a popup that led elsewhere', async ({ page }) => {
    const ref = await openFilm(page, 'fr-FR');
    await markDocument(page);
    await tickets(page).first().click();
    const cinema = popup(page).locator('dl a[href]').first();
    const to = (await cinema.getAttribute('href')) ?? '';
    await cinema.click();
    await expect(page).toHaveURL((url) => url.pathname === to);
    await expect(popup(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(addressOf('fr-FR', ref));
    await page.waitForFunction(() => (history.state as { popup?: boolean } | null)?.popup !== true);
    await page.goForward();
    await expect(page).toHaveURL((url) => url.pathname === to);
    expect(await isMarked(page)).toBe(true);
  });
});

test.describe('the details of a showtime', () => {
  for (const locale of ['fr-FR', 'nl-NL'] as const)
    for (const width of [390, 1440])
      test(`R158 R159 ${locale} at ${width} px: opened from its ticket, closed by Escape`, async ({
        page,
      }) => {
        const t = words(locale);
        await page.setViewportSize({ width, height: 900 });
        await openFilm(page, locale);
        const ticket = tickets(page).first();
        const booking = (await ticket.getAttribute('href')) ?? 'no booking';
        const start = (await ticket.locator('time').getAttribute('datetime'))?.replace('T', ' ') ?? '';
        await ticket.click();
        await expect(popup(page).getByRole('heading', { level: 2 })).toBeVisible();
        await expect(popup(page).locator('time')).toHaveText(formatTime(locale, start));
        await expect(popup(page)).toContainText(formatDay(locale, start.slice(0, 10), 'long'));
        await expect(popup(page).getByRole('link', { name: t('showtime.book') })).toHaveAttribute(
          'href',
          booking,
        );
        const box = await popup(page).boundingBox();
        expect(Math.round(box?.width ?? 0)).toBe(width === 1440 ? 448 : Math.round(box?.width ?? -1));
        await expect(page.locator('html')).toHaveAttribute('data-scroll-locked', '');
        await page.keyboard.press('Escape');
        await expectClosed(page, ticket);
      });

  test('R147 R149 by keyboard alone, from the cinema’s page: the focus stays inside and comes back', async ({
    page,
  }) => {
    const locale = 'fr-FR';
    const cinema = await catalogueOf(locale).cinema();
    const { days } = await catalogueOf(locale).ask('cinemaShows', { slug: cinema.slug });
    const day = Object.keys(days)
      .toSorted()
      .find((one) => one > stage.today);
    await visit(page, locale, { page: 'cinema', slug: cinema.slug, filters: { date: day ?? '' } });
    await hydrated(page);
    const ticket = tickets(page).first();
    await ticket.press('Enter');
    await expect(popup(page).getByRole('link', { name: words(locale)('showtime.book') })).toBeVisible();
    for (let stop = 0; stop < 6; stop += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(() => {
          const { activeElement } = document;
          return activeElement === document.body || activeElement?.closest('dialog') !== null;
        }),
      ).toBe(true);
    }
    await popup(page)
      .getByRole('button', { name: words(locale)('dialog.close') })
      .press('Enter');
    await expectClosed(page, ticket);
  });

  test('R148 going back closes it; a click for a new tab goes to the booking', async ({ page, context }) => {
    const locale = 'fr-FR';
    await visit(page, locale, { page: 'home' });
    await hydrated(page);
    await markDocument(page);
    const list = page.getByRole('list', { name: words(locale)('home.now') });
    await list.getByRole('link').first().click();
    await expect(page.locator('main:visible #showtimes')).toBeVisible();
    const ticket = tickets(page).first();
    const coming = context.waitForEvent('page');
    await ticket.click({ modifiers: ['ControlOrMeta'] });
    await (await coming).close();
    await expect(popup(page)).toHaveCount(0);
    await ticket.click();
    await expect(popup(page)).toBeVisible();
    await page.goBack();
    await expectClosed(page, ticket);
    await expect(page.locator('main:visible #showtimes')).toBeVisible();
    await page.goBack();
    await expect(list).toBeVisible();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    expect(await isMarked(page)).toBe(true);
  });
});

test.describe('the days as a month', () => {
  for (const width of [390, 1440])
    test(`R143 R147 at ${width} px: a day chosen by keyboard is shown without a load`, async ({ page }) => {
      const locale = 'fr-FR';
      const t = words(locale);
      await page.setViewportSize({ width, height: 900 });
      const ref = await openFilm(page, locale);
      await markDocument(page);
      const show = { slug: ref.slug };
      const day = (await catalogueOf(locale).daysOf(show)).find((one) => one > (ref.filters?.date ?? ''));
      if (day === undefined) throw new Error('the film plays on one day only');
      await page.getByRole('button', { name: t('calendarPopup.open') }).click();
      const chosen = popup(page).getByRole('button', {
        name: formatDay(locale, ref.filters?.date ?? '', 'long'),
      });
      await expect(chosen).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(popup(page).getByRole('button', { name: formatDay(locale, day, 'long') })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(addressOf(locale, { ...ref, filters: { date: day } }));
      await expect(page.locator('dialog[open]')).toHaveCount(0);
      expect(await isMarked(page)).toBe(true);
    });
});

test('R143 R151 the filters of a phone: several at once, in one sheet', async ({ page }) => {
  const locale = 'fr-FR';
  const t = words(locale);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, locale, { page: 'shows' });
  await hydrated(page);
  const open = page.getByRole('button', { name: t('filtersPopup.open', { count: 0 }), exact: true });
  await open.click();
  const genres = popup(page)
    .getByRole('group', { name: t('filter.genres') })
    .getByRole('checkbox');
  await genres.nth(0).check();
  await genres.nth(1).check();
  // It says how many results remain, and the page has as many.
  const apply = popup(page).getByRole('button').last();
  await expect(apply).not.toHaveText(t('filtersPopup.show'));
  const said = await apply.textContent();
  await apply.click();
  await expect(page).toHaveURL(/\/filters\/genres-[^/,]+,[^/,]+$/);
  const { count } = choiceAttributes;
  const counted = await page.locator('main:visible').locator(`[${count}]`).first().getAttribute(count);
  expect(said).toBe(t('filtersPopup.showCount', { count: Number(counted) }));
  await expect(
    page.getByRole('button', { name: t('filtersPopup.open', { count: 2 }), exact: true }),
  ).toBeVisible();
});

test('R152 a show’s details from its card, its trailer from there, and back', async ({ page }) => {
  const locale = 'fr-FR';
  const t = words(locale);
  // `withoutArt` would also replace the film.
  await page.unrouteAll();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).hostname));
  await visit(page, locale, { page: 'home' });
  await hydrated(page);
  const list = page.getByRole('list', { name: t('home.now') });
  const title = await list.getByRole('heading', { level: 3 }).first().innerText();
  const control = list.getByRole('button', { name: `${t('showPopup.open')} ${title}` });
  await control.press('Enter');
  await expect(popup(page).getByRole('heading', { name: title })).toBeVisible();
  await popup(page)
    .getByRole('button', { name: t('movie.trailer') })
    .click();
  const video = page.locator('dialog video');
  await expect
    .poll(() => video.evaluate((element) => element instanceof HTMLVideoElement && element.currentTime > 0))
    .toBe(true);
  await page.keyboard.press('Escape');
  await expect(video).toHaveCount(0);
  await expect(popup(page).getByRole('heading', { name: title })).toBeVisible();
  await page.keyboard.press('Escape');
  await expectClosed(page, control);
  expect(asked.filter((host) => !host.endsWith('.velours.localhost'))).toEqual([]);
});

test.describe('R160 what an experience is, from the cinema’s badge', () => {
  const locale = 'fr-FR';
  const t = words(locale);
  /** The first badge of a cinema that leads to the page of an experience. */
  const badgeOf = async (page: Page) => {
    const { slug } = await catalogueOf(locale).cinema();
    await visit(page, locale, { page: 'cinema', slug });
    return page
      .getByRole('list', { name: t('cinema.experiences') })
      .locator(`a[href*="${href(locale, { page: 'experiences' })}/"]`)
      .first();
  };

  test('R160 its title and its link lead to its page', async ({ page }) => {
    const badge = await badgeOf(page);
    const address = (await badge.getAttribute('href')) ?? '';
    await hydrated(page);
    await badge.click();
    const more = popup(page).getByRole('link', { name: t('experiencePopup.more') });
    await expect(more).toHaveAttribute('href', address);
    await expect(popup(page).getByRole('heading').getByRole('link')).toHaveAttribute('href', address);
    await more.click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('R160 the badge itself does', async ({ page }) => {
      const badge = await badgeOf(page);
      const address = (await badge.getAttribute('href')) ?? '';
      await badge.click();
      await expect(page).toHaveURL(new RegExp(`${address}$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
});

test.describe('axe', () => {
  const locale = 'fr-FR';
  const openShowtime = async (page: Page) => {
    await openFilm(page, locale);
    await tickets(page).first().click();
  };
  const opened: readonly (readonly [string, number, (page: Page) => Promise<void>])[] = [
    ['a showtime', 1440, openShowtime],
    ['a showtime', 390, openShowtime],
    [
      'the calendar',
      1440,
      async (page) => {
        await openFilm(page, locale);
        await page.getByRole('button', { name: words(locale)('calendarPopup.open') }).click();
      },
    ],
    [
      'the filters',
      390,
      async (page) => {
        await visit(page, locale, { page: 'shows' });
        await hydrated(page);
        await page.getByRole('button', { name: words(locale)('filtersPopup.open', { count: 0 }) }).click();
      },
    ],
    [
      'a show',
      820,
      async (page) => {
        await visit(page, locale, { page: 'home' });
        await hydrated(page);
        await page.locator('main button[data-popup="showDetails"]').first().press('Enter');
      },
    ],
  ];
  for (const [name, width, open] of opened)
    test(
      `${name} at ${width} px: no findings, light and dark`,
      width === 390 ? {} : breadth,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await open(page);
        await expect(popup(page).locator('[aria-busy]')).toHaveCount(0);
        await expect(popup(page).locator('a, input, [role="grid"]').first()).toBeVisible();
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          expect(await findings(page), colorScheme).toEqual([]);
        }
      },
    );
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('tickets lead to the booking, and no control stands that would do nothing', async ({ page }) => {
    const locale = 'fr-FR';
    await page.setViewportSize({ width: 390, height: 844 });
    const ref = await filmTomorrow(locale);
    await page.goto(addressOf(locale, ref));
    await expect(tickets(page).first()).toHaveAttribute('href', /\/booking$/);
    await expect(page.locator('button[data-popup]:visible')).toHaveCount(0);
    await page.goto(addressOf(locale, { page: 'shows' }));
    await expect(page.locator('button[data-popup]:visible')).toHaveCount(0);
    await expect(page.locator('main summary', { hasText: words(locale)('filter.title') })).toBeVisible();
    const { slug } = await catalogueOf(locale).cinema();
    const cinema = { page: 'cinema', slug } as const;
    await page.goto(addressOf(locale, cinema));
    await expect(page.getByRole('navigation', { name: words(locale)('filter.title') })).toBeVisible();
    const mark = page.locator('a[data-popup="experienceTeaser"]').first();
    const experience = await mark.getAttribute('href');
    expect(experience).toMatch(/^\/experiences\/[\w-]+$/);
    expect((await page.goto(new URL(experience ?? '', page.url()).href))?.status()).toBe(200);
  });
});
