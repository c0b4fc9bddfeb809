import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { minuteOfDay } from '#src/domain/filter/time-of-day.ts';
import { calendarProblems } from '#src/features/site-files/lists/list-test-kit.ts';
import { shelfNames } from '#src/features/shows-views/last/last-model.ts';
import { addDays } from '#src/kernel/date/day.ts';
import { formatDay } from '#src/domain/date/format.ts';
import type { Filters } from '#src/routes/filters.ts';
import { href } from '#src/routes/href.ts';
import type { PageRefOf } from '#src/routes/page.ts';
import { showsViews } from '#src/routes/pages/views.ts';
import { siteOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { expectNoFindings } from '../support/axe.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { breadth } from '../support/first-gate.ts';
import { words } from '../support/messages.ts';
import { expectNotFound, sharedNever } from '../support/not-found.ts';
import { originOf, stage } from '../support/stage.ts';
import { test } from '../support/test.ts';
import { expectFits, hydrated, visit, watch, withoutArt } from '../support/visit.ts';
import { movedTo, wire } from '../support/wire.ts';

/** The views of the shows page (D51), on a phone, with and without script. */
const phone = { width: 390, height: 844 };
const fr: Locale = 'fr-FR';
const t = words(fr);
const tomorrow = addDays(stage.today, 1);

type Shows = PageRefOf<'shows'>;

/** The city of a locale with the most cinemas. */
async function largestCity(locale: Locale) {
  const cities = await catalogueOf(locale).ask('cities', {});
  const [largest] = cities.toSorted((a, b) => b.cinemas.length - a.cinemas.length);
  if (largest === undefined) throw new Error('the stage has no city');
  return largest;
}

/** Opens a page on a phone, with or without script, and with a stored place. */
async function phoneOn(
  browser: Browser,
  ref: Shows | PageRefOf<'home'>,
  { script = true, place = '', locale = fr }: { script?: boolean; place?: string; locale?: Locale } = {},
): Promise<Page> {
  const context = await browser.newContext({ viewport: phone, javaScriptEnabled: script, hasTouch: true });
  if (place !== '')
    await context.addCookies([{ name: 'locator', value: place, url: originOf(siteOf(locale)) }]);
  const page = await context.newPage();
  await withoutArt(page);
  await visit(page, locale, ref);
  if (script) await hydrated(page);
  return page;
}

const films = (page: Page) => page.locator('main article h3:visible').allTextContents();
const starts = (page: Page) =>
  page
    .locator('main [data-popup-links] time:visible')
    .evaluateAll((found) => found.map((time) => time.getAttribute('datetime') ?? ''));

test('D51 a view has one address, which is not indexed', async () => {
  for (const view of showsViews) {
    const path = href(fr, { page: 'shows', filters: { view } });
    const { status, body } = await wire('fr', path);
    expect([view, status]).toEqual([view, 200]);
    expect(body).toContain('<meta name="robots" content="noindex, follow"/>');
    expect(body).toContain(`<link rel="canonical" href="${originOf('fr')}${href(fr, { page: 'shows' })}"/>`);
    const dated = path.replace(`view-${view}`, `time-1800-2400/view-${view}`);
    expect(movedTo(await wire('fr', dated))).toBe(`308 ${originOf('fr')}${path}`);
  }
});

test('D51 no address names a quarter of an hour', async () => {
  const path = href(fr, { page: 'shows', filters: { view: 'soon' } });
  for (const other of [
    `/fr-FR/shows/${stage.today}/view-soon/20261118T1200`,
    `/fr-FR/shows/${stage.today}/view-soon`,
    `${path}/20261118T1200`,
    `${path}/quarter-20261118T1200`,
  ])
    await expectNotFound(fr, other, sharedNever);
});

for (const script of [true, false])
  test(
    `what starts soon near a city, ${script ? 'with' : 'without'} script: in one touch from home`,
    script ? {} : breadth,
    async ({ browser }) => {
      const city = await largestCity(fr);
      const page = await phoneOn(browser, { page: 'home' }, { script, place: `city:${city.slug}` });
      const problems = watch(page);
      await page.getByRole('link', { name: t('views.names.soon'), exact: true }).click();
      await page.waitForURL(/\/view-soon$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('views.titles.soon'));
      const times = await starts(page);
      expect(times.length).toBeGreaterThan(0);
      // The stage's time is 11:00, the first minute of a quarter: 90 minutes after its end is 12:45.
      for (const time of times) {
        expect(minuteOfDay(time)).toBeGreaterThanOrEqual(11 * 60);
        expect(minuteOfDay(time)).toBeLessThan(12 * 60 + 45);
      }
      await expectFits(page, phone.width);
      if (script) expect(problems).toEqual([]);
      await page.context().close();
    },
  );

test('without a place, what starts soon asks for one, and the form without script gives it', async ({
  browser,
}) => {
  const city = await largestCity(fr);
  const page = await phoneOn(browser, { page: 'shows', filters: { view: 'soon' } }, { script: false });
  await expect(page.getByText(t('views.soon.needsPlace'))).toBeVisible();
  expect(await starts(page)).toEqual([]);
  const bar = page.locator('[data-locator-bar]:visible');
  await bar.getByRole('searchbox').fill(city.name);
  await bar.getByRole('button').click();
  await page.waitForURL(/\/view-soon$/);
  expect((await starts(page)).length).toBeGreaterThan(0);
  await page.context().close();
});

test('views with times keep the needs of their address, and say them with the way out', async ({
  browser,
}) => {
  const city = await largestCity(fr);
  for (const view of ['soon', 'table', 'plan'] as const) {
    const filters: Filters = { near: city.slug, needs: ['captions'], view };
    const page = await phoneOn(browser, { page: 'shows', filters }, { script: false });
    await expect(page.locator('[data-needs="captions"]')).toBeVisible();
    await page.getByRole('link', { name: t('needs.off'), exact: true }).click();
    await expect(page.locator('[data-needs]')).toHaveCount(0);
    expect(new URL(page.url()).pathname).toMatch(new RegExp(`/view-${view}$`));
    await page.context().close();
  }
});

test('a shared view shows a friend the same films of the same city', async ({ browser }) => {
  const city = await largestCity(fr);
  const mine = await phoneOn(
    browser,
    { page: 'shows', filters: { view: 'soon' } },
    { place: `city:${city.slug}` },
  );
  const shared = await mine.getByRole('link', { name: t('lists.share'), exact: true }).getAttribute('href');
  expect(shared).toBe(href(fr, { page: 'shows', filters: { near: city.slug, view: 'soon' } }));
  const seen = await films(mine);
  expect(seen.length).toBeGreaterThan(0);
  const context = await browser.newContext({ viewport: phone, javaScriptEnabled: false });
  const friend = await context.newPage();
  await friend.goto(`${originOf('fr')}${shared ?? ''}`);
  expect(await films(friend)).toEqual(seen);
  await context.close();
  await mine.context().close();
});

/** A film that can be booked tomorrow in three cinemas, and these. */
async function comparable(locale: Locale) {
  const catalogue = catalogueOf(locale);
  const cinemas = await catalogue.ask('cinemas', {});
  // In the order of home, so that it has a link to the film.
  const onShow = (await catalogue.shows()).filter((show) => show.isMovie && !show.isComingSoon);
  for (const show of onShow.slice(0, 6)) {
    const playing = await catalogue.ask('showCinemas', { slug: show.slug });
    const slugs = cinemas
      .map(({ slug }) => slug)
      .filter((slug) => playing[slug]?.days[tomorrow] !== undefined);
    const [a, b, c] = slugs.toSorted();
    if (a !== undefined && b !== undefined && c !== undefined) return { show, slugs: [a, b, c] };
  }
  throw new Error('the stage has no film that plays in three cinemas tomorrow');
}

/** The table's row of tomorrow: the times of each cinema. */
const tomorrowRow = (page: Page) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: formatDay(fr, tomorrow, 'long') }) })
    .getByRole('cell');

for (const script of [true, false])
  test(
    `one film in three cinemas of my choice, tomorrow, ${script ? 'with' : 'without'} script: five touches from home`,
    script ? {} : breadth,
    async ({ browser }) => {
      const { show, slugs } = await comparable(fr);
      const page = await phoneOn(browser, { page: 'home' }, { script });
      let touches = 0;
      const touch = async (link: Locator, url: RegExp) => {
        touches += 1;
        await link.click();
        await page.waitForURL(url);
      };
      const film = href(fr, { page: 'movie', slug: show.slug });
      await touch(page.locator(`main a[href="${film}"]:visible`).first(), new RegExp(`${film}$`));
      await touch(page.getByRole('link', { name: t('movie.compare'), exact: true }), /\/view-table$/);
      const cinemas = await catalogueOf(fr).ask('cinemas', {});
      for (const slug of slugs) {
        const name = cinemas.find((one) => one.slug === slug)?.name ?? '';
        const choices = page.getByRole('list', { name: t('views.choice.addCinema'), exact: true });
        await touch(
          choices.getByRole('link', { name: new RegExp(`${name}$`) }),
          new RegExp(`cinemas-[^/]*${slug}[,/]`),
        );
      }
      expect(touches).toBeLessThanOrEqual(5);
      await expect(page.getByRole('columnheader')).toHaveCount(4);
      for (const cell of await tomorrowRow(page).all()) {
        await expect(cell.locator('time').first()).toBeVisible();
      }
      await expect(tomorrowRow(page)).toHaveCount(3);
      await expectFits(page, phone.width);
      // The friend, whose place is another one, sees the same cinemas, film and days; without touching more than the link.
      const shared = await page
        .getByRole('link', { name: t('lists.share'), exact: true })
        .getAttribute('href');
      expect(shared).toBe(new URL(page.url()).pathname);
      const friend = await phoneOn(
        browser,
        { page: 'home' },
        { script: false, place: `city:${(await largestCity(fr)).slug}` },
      );
      await friend.goto(page.url());
      expect(await friend.getByRole('table').innerText()).toBe(await page.getByRole('table').innerText());
      await friend.context().close();
      await page.context().close();
    },
  );

test('a table on a desk names its columns and rows, and a removed cinema leaves it', async ({ page }) => {
  const { show, slugs } = await comparable(fr);
  const filters = { cinemas: slugs, date: tomorrow, films: [show.slug], view: 'table' } as const;
  await visit(page, fr, { page: 'shows', filters });
  await hydrated(page);
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  await expect(table.getByRole('rowheader')).toHaveText([show.title]);
  const { name = '' } =
    (await catalogueOf(fr).ask('cinemas', {})).find(({ slug }) => slug === slugs[0]) ?? {};
  const remove = page.getByRole('link', { name: t('views.choice.remove', { name }), exact: true });
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await expect(table.getByRole('columnheader', { name, exact: true })).toHaveCount(0);
});

/** The instant of a calendar's text: `20261118T190000Z`. */
const instantIn = (text = ''): number =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/** The showtimes of a plan, by the instants of its calendar: start and end of each showtime. */
const entriesIn = (text: string) =>
  [...text.matchAll(/DTSTART:(\w+)\r\nDTEND:(\w+)/g)].map(([, start = '', end = '']) => ({ start, end }));

for (const script of [true, false])
  test(
    `two films one after the other, ${script ? 'with' : 'without'} script: each plan leaves time, and is a calendar`,
    script ? {} : breadth,
    async ({ browser }) => {
      const city = await largestCity(fr);
      const page = await phoneOn(
        browser,
        { page: 'shows', filters: { date: tomorrow, near: city.slug, view: 'plan' } },
        { script },
      );
      const options = page.getByRole('list', { name: t('views.choice.addFilm'), exact: true });
      for (const count of [1, 2]) {
        await options.getByRole('link').first().click();
        await page.waitForURL(
          (url) => url.pathname.split('/films-')[1]?.split('/')[0]?.split(',').length === count,
        );
      }
      // The address names the cinemas now: whoever gets it sees the same.
      expect(new URL(page.url()).pathname).toMatch(
        /\/filters\/cinemas-[^/]+\/date-[^/]+\/films-[^/]+\/view-plan$/,
      );
      const plans = page.locator('main ol > li > article:visible');
      await expect(plans.first()).toBeVisible();
      await expect(plans.first().locator('[data-popup-links] time')).toHaveCount(2);
      for (const plan of await plans.all()) {
        const calendar = await plan
          .getByRole('link', { name: new RegExp(`^${t('views.plan.calendar')}`) })
          .getAttribute('href');
        const { status, body } = await wire('fr', calendar ?? '');
        expect([status, calendarProblems(body)]).toEqual([200, []]);
        const [first, second] = entriesIn(body).toSorted((a, b) => (a.start < b.start ? -1 : 1));
        expect(instantIn(second?.start) - instantIn(first?.end)).toBeGreaterThanOrEqual(15 * 60_000);
      }
      await expectFits(page, phone.width);
      await page.context().close();
    },
  );

test('last days are told of films that the programme has no later day of', async ({ browser }) => {
  const page = await phoneOn(browser, { page: 'shows', filters: { view: 'last' } }, { script: false });
  const section = page.getByRole('region', { name: t('views.last.last'), exact: true });
  const { shows } = await catalogueOf(fr).ask('zones', {});
  const cards = await section
    .locator('article h3 a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(cards.length).toBeGreaterThan(0);
  for (const address of cards) {
    const [, slug = '', day = ''] = /\/([^/]+)\/filters\/date-(\d{4}-\d\d-\d\d)$/.exec(address) ?? [];
    const days = Object.keys(shows.find((one) => one.slug === slug)?.days ?? {});
    expect([slug, days.toSorted().at(-1)]).toEqual([slug, day]);
  }
  await page.context().close();
});

test('the keyboard leads from the list of films to a view and back', async ({ page }) => {
  await visit(page, fr, { page: 'shows' });
  await hydrated(page);
  await page.getByRole('link', { name: t('views.names.last'), exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/view-last$/);
  const shelves = await page.locator('main h2[id^="shelf-"]').allTextContents();
  expect(shelves.length).toBeGreaterThan(0);
  expect(shelfNames.map((shelf) => t(`views.last.${shelf}`))).toEqual(expect.arrayContaining(shelves));
  const views = page.getByRole('navigation', { name: t('views.label') });
  await views.getByRole('link', { name: t('views.all'), exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(`${originOf('fr')}${href(fr, { page: 'shows' })}`);
});

for (const locale of ['fr-FR', 'de-CH'] as const)
  test(`axe finds nothing in the views, and they fit phones: ${locale}`, breadth, async ({ page }) => {
    const city = await largestCity(locale);
    const compared = await comparable(locale);
    const both = (await catalogueOf(locale).currentFilms()).slice(0, 2).map(({ slug }) => slug);
    await withoutArt(page);
    for (const filters of [
      { view: 'soon' },
      { near: city.slug, view: 'soon' },
      { near: city.slug, view: 'last' },
      { view: 'last' },
      { view: 'table' },
      { near: city.slug, view: 'table' },
      { cinemas: compared.slugs, films: [compared.show.slug], view: 'table' },
      { view: 'plan' },
      { near: city.slug, view: 'plan' },
      { films: [...both], near: city.slug, view: 'plan' },
    ] as const)
      await test.step(JSON.stringify(filters), async () => {
        expect(await visit(page, locale, { page: 'shows', filters })).toBe(200);
        await hydrated(page);
        await expectNoFindings(page, locale === fr ? 'all' : 'first');
        await expectFits(page, 390);
        await expectFits(page, 320);
      });
  });
