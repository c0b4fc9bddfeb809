import { expect, type Locator, type Page } from '@playwright/test';
import { z } from 'zod';
import type { Cinema } from '#src/contract/cinemas/schema.ts';
import type { Show } from '#src/contract/shows/schema.ts';
import type { Showtime } from '#src/contract/showtimes-day/schema.ts';
import { instantOf } from '#src/kernel/date/zone.ts';
import { formatTime } from '#src/domain/date/format.ts';
import { href } from '#src/routes/href.ts';
import type { PageRef } from '#src/routes/page.ts';
import { OwnWeb } from '#tests/support/own-web.ts';
import { thingsOf } from '#tests/structured-data/nodes.ts';
import { AlteredApi } from '../support/altered-api.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { words } from '../support/messages.ts';
import { stage, stageEnvironment } from '../support/stage.ts';
import { test } from '../support/test.ts';
import { hydrated, withoutArt } from '../support/visit.ts';

/**
 * A cinema in another time zone than its site (D28): a showtime has the same time and state on every page. The suite
 * has a separate web process, whose API does not say when bookings end: then only the start decides, and so the time
 * zone does.
 */
test.describe.configure({ mode: 'serial' });

const locale = 'fr-FR';
const t = words(locale);
const api = new AlteredApi((id, body) => {
  const lists =
    id === 'showtimesDay'
      ? [body]
      : id === 'showtimesCinema' || id === 'showtimesEvent'
        ? Object.values(z.record(z.string(), z.unknown()).parse(body))
        : [];
  for (const showtime of lists.flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : [])))
    if (typeof showtime === 'object' && showtime !== null) Reflect.set(showtime, 'reservabilityEnd', null);
});

/** 03:00 in Paris, which still has the evening's programme day; 06:00 on La Réunion, where the next one has begun. */
const nextMorning = '2026-11-19T02:00:00Z';
const tomorrow = '2026-11-19';

let web: OwnWeb;
let later: OwnWeb;
let cinema: Cinema;

const environment = { ...stageEnvironment, SITE_ORIGIN: 'http://{site}.velours.localhost:{port}' };

test.beforeAll(async () => {
  await api.start();
  web = await OwnWeb.start(api.origin, { environment });
  later = await OwnWeb.start(api.origin, { environment: { ...environment, VELOURS_NOW: nextMorning } });
  const overseas = (await catalogueOf(locale).ask('cinemas', {})).find(({ timeZone }) => timeZone != null);
  if (overseas === undefined) throw new Error('the demonstration has no cinema in another time zone');
  cinema = overseas;
});
test.afterAll(async () => {
  await later.stop();
  await web.stop();
  await api.stop();
});
test.beforeEach(({ page }) => withoutArt(page));

/** Two showtimes of one film on one day: one that is over only by the cinema's own clock, and one to come. */
interface Pair {
  readonly show: Show;
  readonly over: Showtime;
  readonly open: Showtime;
}

async function pairOf(): Promise<Pair> {
  const catalogue = catalogueOf(locale);
  const now = Date.parse(stage.now);
  const { shows } = await catalogue.ask('cinemaShows', { slug: cinema.slug });
  for (const show of await catalogue.shows()) {
    if (shows[show.slug]?.days[stage.today] === undefined) continue;
    const all = await catalogue.ask('showtimesDay', {
      slug: show.slug,
      cinema: cinema.slug,
      date: stage.today,
    });
    const alone = all.filter(
      ({ time, status }) => status === 'available' && all.filter((one) => one.time === time).length === 1,
    );
    const begins = ({ time }: Showtime, zone: string) => instantOf(time, zone).getTime();
    const here = cinema.timeZone ?? '';
    const over = alone.find((one) => begins(one, here) < now && begins(one, 'Europe/Paris') > now);
    const open = alone.find((one) => begins(one, here) > now);
    if (over && open) return { show, over, open };
  }
  throw new Error('the demonstration has no film that has begun overseas and is to come there again');
}

const address = (ref: PageRef) => `${web.originOf('fr')}${href(locale, ref)}`;
const cinemaPage = (): PageRef => ({ page: 'cinema', slug: cinema.slug });
const filmPage = ({ slug, isMovie }: Show): PageRef => ({
  page: isMovie ? 'movie' : 'entertainment',
  slug,
  filters: { localisation: cinema.slug },
});

async function go(page: Page, ref: PageRef): Promise<void> {
  await page.clock.setFixedTime(stage.now);
  await page.goto(address(ref));
}

/**
 * The ticket of a showtime: on the cinema's page in the row of its film, on the film's page in the row of its cinema.
 */
function ticketOf(page: Page, on: 'cinema' | 'film', show: Show, { time }: Showtime): Locator {
  const within =
    on === 'cinema'
      ? `[aria-labelledby="film-${show.slug}"]`
      : `section[aria-labelledby="at-${cinema.slug}"]`;
  const start = page.locator(`time[datetime="${time.replace(' ', 'T')}"]`);
  return page.locator(`main:visible ${within} [data-state]`).filter({ has: start });
}

test('R164 a showtime has one state on the cinema’s page, the film’s and in the popup of both', async ({
  page,
}) => {
  const { show, over, open } = await pairOf();
  for (const [on, ref] of [
    ['cinema', cinemaPage()],
    ['film', filmPage(show)],
  ] as const) {
    await go(page, ref);
    await expect(ticketOf(page, on, show, over)).toHaveAttribute('data-state', 'locked');
    await expect(ticketOf(page, on, show, over)).toContainText(t('showtime.past'));
    await expect(page.locator(`main a[href="${over.refCmd}"]`)).toHaveCount(0);
    const ticket = ticketOf(page, on, show, open);
    await expect(ticket).toHaveAttribute('data-state', 'available');
    await expect(ticket).toHaveAttribute('href', open.refCmd ?? '');
    await hydrated(page);
    await ticket.click();
    const popup = page.getByRole('dialog');
    await expect(popup.locator('time')).toHaveText(formatTime(locale, open.time));
    await expect(popup.getByRole('link', { name: t('showtime.book') })).toHaveAttribute(
      'href',
      open.refCmd ?? '',
    );
  }
  // A ticket on a page that was open too long: a showtime that is over by the cinema's clock cannot be booked anywhere.
  await go(page, cinemaPage());
  await hydrated(page);
  const ticket = ticketOf(page, 'cinema', show, open);
  await ticket.evaluate((link, booking) => link.setAttribute('href', booking), over.refCmd ?? '');
  await ticket.click();
  await expect(page.getByRole('dialog')).toContainText(t('showtimePopup.pastText'));
  await expect(page.getByRole('dialog').getByRole('link', { name: t('showtime.book') })).toHaveCount(0);
});

test('the light page offers the same showtimes', async ({ page }) => {
  const { over, open } = await pairOf();
  await go(page, { page: 'cinemaLight', slug: cinema.slug });
  await expect(page.locator(`main a[href="${open.refCmd}"]`)).toHaveCount(1);
  await expect(page.locator(`main a[href="${over.refCmd}"]`)).toHaveCount(0);
});

test('machines are told the time with the offset of the cinema', async () => {
  const { show, over, open } = await pairOf();
  const { body } = await web.get('fr', href(locale, filmPage(show)));
  const events = thingsOf(body).filter((thing) => thing['@type'] === 'ScreeningEvent');
  const startOf = ({ refCmd }: Showtime) =>
    events.find(({ offers }) => (offers as { url?: string } | undefined)?.url === refCmd)?.['startDate'];
  expect(startOf(open)).toBe(`${open.time.replace(' ', 'T')}+04:00`);
  expect(startOf(over)).toBeUndefined();
});

test('today is the cinema’s, where the site’s programme day is still the one before', async () => {
  const { show } = await pairOf();
  const days = async (ref: PageRef) => {
    const { status, body } = await later.get('fr', href(locale, ref));
    expect(status).toBe(200);
    const starts = [...body.matchAll(/<time [^>]*datetime="(\d{4}-\d{2}-\d{2})T(\d{2})/gi)];
    // A start before 05:00 belongs to the evening before.
    return new Set(starts.filter(([, , hour = '']) => Number(hour) >= 5).map(([, day]) => day));
  };
  expect(await days(cinemaPage())).toEqual(new Set([tomorrow]));
  const paris = await catalogueOf(locale).cinema();
  const inParis = { page: 'cinema', slug: paris.slug } as const;
  expect(await days({ ...inParis, filters: { date: stage.today } })).toEqual(new Set([stage.today]));
  // At night everything of the day has begun there, so that the page opens on the next.
  expect(await days(inParis)).toEqual(new Set([tomorrow]));
  const inCinemas = await catalogueOf(locale).ask('showCinemas', { slug: show.slug });
  const playing = inCinemas[cinema.slug]?.days ?? {};
  const first = Object.keys(playing)
    .toSorted()
    .find((day) => day >= tomorrow);
  expect(await days(filmPage(show))).toEqual(new Set([first]));
});
