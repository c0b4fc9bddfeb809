import { expect, type Page } from '@playwright/test';
import { href } from '#src/routes/href.ts';
import type { PageId } from '#src/routes/pages/registry.ts';
import { siteOf } from '#src/sites/registry.ts';
import { FakedTime } from '#tests/support/faked-time.ts';
import { OwnWeb } from '#tests/support/own-web.ts';
import { fakeTime } from '../../tools/lib/programs.ts';
import { largestCity, phone } from '../support/first-screen.ts';
import { onePerPage, refOf } from '../support/matrix.ts';
import { stage, stageEnvironment } from '../support/stage.ts';
import { test } from '../support/test.ts';
import { hydrated, watch, withoutArt } from '../support/visit.ts';

/**
 * Pages that are older than what they show, or stay open while showtimes begin and days end: web goes by a clock that does
 * not stop, an hour before the evening's films, and each browser by another one.
 */
test.use({ viewport: phone });

const rendered = `${stage.today}T17:00:00+01:00`;
const at = (time: string, day: string = stage.today) => Date.parse(`${day}T${time}+01:00`);
const nextDay = '2026-11-19';

let clock: FakedTime | undefined;
let web: OwnWeb;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const library = fakeTime();
  if (library === undefined && process.env.CI) throw new Error('no libfaketime: the moved clock needs it');
  test.skip(library === undefined, 'no libfaketime: install it, or name it in FAKETIME_PATH');
  clock = await FakedTime.start(library ?? '', rendered);
  web = await OwnWeb.start(stageEnvironment['API_ORIGIN'] ?? '', {
    environment: {
      ...stageEnvironment,
      ...clock.environment,
      VELOURS_NOW: '',
      SITE_ORIGIN: 'http://{site}.velours.localhost:{port}',
    },
  });
});
test.afterAll(async () => {
  await web?.stop();
  await clock?.stop();
});

/** The instants at which what can be booked on the page closes, in milliseconds since 1970, in their order. */
const closings = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[data-closes]')]
      .map(({ dataset }) => Date.parse(dataset['closes'] ?? ''))
      .toSorted((a, b) => a - b),
  );

const closedAt = async (page: Page, time: number) =>
  (await closings(page)).filter((closes) => closes <= time);

/** The kinds of pages on which showtimes can be booked. */
const withTimes = new Set<PageId>([
  'cinema',
  'cinemaLight',
  'city',
  'entertainment',
  'events',
  'home',
  'movie',
  'shows',
  'showtime',
]);

test('every kind of page with showtimes is looked at', async () => {
  const found: PageId[] = [];
  for (const { locale, page } of onePerPage) {
    const { body } = await web.get(siteOf(locale), href(locale, await refOf({ locale, page })), {
      headers: { cookie: `locator=city:${await largestCity(locale)}` },
    });
    if (body.includes('data-closes=')) found.push(page);
  }
  expect(found.toSorted()).toEqual([...withTimes].toSorted());
});

for (const { locale, page: pageId } of onePerPage.filter(({ page }) => withTimes.has(page)))
  test(`R165 ${locale} ${pageId}: nothing that is over can be booked, on an old page and on one that stays open`, async ({
    page,
  }) => {
    const origin = web.originOf(siteOf(locale));
    const path = href(locale, await refOf({ locale, page: pageId }));
    const url = `${origin}${path}`;
    await page
      .context()
      .addCookies([{ name: 'locator', value: `city:${await largestCity(locale)}`, url: origin }]);
    await withoutArt(page);

    await test.step('three hours after it was rendered', async () => {
      const problems = watch(page);
      const time = at('20:00:00');
      await page.clock.install({ time });
      expect((await page.goto(url))?.status()).toBe(200);
      await hydrated(page);
      await expect.poll(() => closedAt(page, time)).toEqual([]);
      expect(problems).toEqual([]);
    });

    const [first] = (await closings(page)).filter((closes) => closes > at('20:01:00'));
    const moments = [
      at('00:00:00', nextDay),
      at('05:00:00', nextDay),
      ...(first === undefined ? [] : [first]),
    ];
    for (const moment of moments.toSorted((a, b) => a - b))
      await test.step(`open from before ${new Date(moment).toISOString()} to after it`, async () => {
        const present = await page.evaluate(() => Date.now());
        await page.clock.fastForward(moment + 31_000 - present);
        await expect.poll(() => closedAt(page, moment)).toEqual([]);
      });
  });
