import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import type { Cinema } from '#src/contract/cinemas/schema.ts';
import type { Showtime } from '#src/contract/showtimes-day/schema.ts';
import type { Need } from '#src/routes/filter-values/needs.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { findings } from '../support/axe.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { breadth } from '../support/first-gate.ts';
import { addressOf, twoLocales } from '../support/matrix.ts';
import { words } from '../support/messages.ts';
import { test } from '../support/test.ts';
import { chooseCity, by, hands, Way } from '../support/way.ts';
import { stage } from '../support/stage.ts';
import {
  expectFits,
  hydrated,
  machineLetters,
  visit,
  watch,
  withoutArt,
  withoutLetters,
} from '../support/visit.ts';

/** What a visitor needs of a showtime: a filter of addresses, kept on the device (D51). */
const phone = { width: 390, height: 844 };
const fr: Locale = 'fr-FR';

/** What the API says of a showtime: its own marks, and the equipment of its cinema, without any rule of the product. */
const facts: Readonly<Record<Need, (showtime: Showtime, has: (kind: string) => boolean) => boolean>> = {
  'step-free': ({ tags }, has) => tags.includes('pmr') && has('step-free'),
  'companion-seat': ({ tags }, has) => tags.includes('pmr') && has('companion-seat'),
  'audio-description': ({ tags }, has) => tags.includes('audiodesc') && has('audio-description'),
  captions: ({ tags, version }) => tags.includes('hearing-impaired') || version === 'vfst',
  'hearing-loop': (_, has) => has('hearing-loop'),
  quiet: ({ tags }) => tags.includes('quiet'),
};

function meets(needs: readonly Need[], showtime: Showtime, { equipment = [] }: Cinema): boolean {
  const has = (kind: string) =>
    equipment.some(
      (one) =>
        one.kind === kind &&
        (one.auditoriums.length === 0 || one.auditoriums.includes(showtime.auditoriumName ?? '')),
    );
  return needs.every((need) => facts[need](showtime, has));
}

/** The showtimes of a cinema's day that can be booked, from the API. */
async function bookable(locale: Locale, { slug }: Cinema, day: string): Promise<readonly Showtime[]> {
  const byShow = await catalogueOf(locale).ask('cinemaShowtimes', { slug, date: day });
  return Object.values(byShow)
    .flat()
    .filter(({ status, refCmd }) => status === 'available' && refCmd !== null);
}

/** The cinema and the day, after today, with the most showtimes that meet the needs. */
async function placeFor(locale: Locale, needs: readonly Need[]) {
  const cinemas = await catalogueOf(locale).ask('cinemas', {});
  const days = [1, 2, 3, 4].map((ahead) =>
    new Date(Date.parse(stage.today) + ahead * 86_400_000).toISOString().slice(0, 10),
  );
  const found = await Promise.all(
    cinemas
      .filter(({ status }) => status)
      .flatMap((cinema) =>
        days.map(async (day) => {
          const all = await bookable(locale, cinema, day);
          return { cinema, day, all, so: all.filter((one) => meets(needs, one, cinema)) };
        }),
      ),
  );
  const [best] = found.toSorted((a, b) => b.so.length - a.so.length);
  if (best === undefined || best.so.length === 0) throw new Error(`nothing meets ${needs.join(', ')}`);
  return best;
}

/** The line that says the needs of the page. */
const line = (page: Page): Locator => page.locator('main:visible [data-needs]');

const bookings = async (page: Page): Promise<string[]> =>
  page
    .locator('main:visible a[data-state="available"], main:visible [data-popup-links] a[href*="//tickets."]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))].toSorted());

const addressesOf = (showtimes: readonly Showtime[]) =>
  showtimes.map(({ refCmd }) => refCmd ?? '').toSorted();

async function phoneOn(browser: Browser, script: boolean): Promise<Page> {
  const context = await browser.newContext({ viewport: phone, javaScriptEnabled: script, hasTouch: true });
  const page = await context.newPage();
  await withoutArt(page);
  return page;
}

for (const locale of twoLocales) {
  test(
    `D51 ${locale}: every showtime of a page with needs meets all of them, and none is missing`,
    breadth,
    async ({ browser }) => {
      const t = words(locale);
      const wanted: readonly (readonly Need[])[] = [
        ['step-free', 'audio-description'],
        ['quiet'],
        ['companion-seat', 'hearing-loop'],
      ];
      for (const needs of wanted) {
        const { cinema, day, all, so } = await placeFor(locale, needs);
        expect(so.length).toBeLessThan(all.length);
        const page = await phoneOn(browser, false);
        const ref = (filters: Filters): PageRef => ({ page: 'cinema', slug: cinema.slug, filters });
        await visit(page, locale, ref({ date: day, needs }));
        expect(await bookings(page)).toEqual(addressesOf(so));
        for (const need of needs) await expect(line(page)).toContainText(t(`needs.names.${need}`));
        await expectFits(page, phone.width);
        // Without script the line is removed too.
        await line(page)
          .getByRole('link', { name: t('needs.off') })
          .click();
        await expect(page).toHaveURL(addressOf(locale, ref({ date: day })));
        expect(await bookings(page)).toEqual(addressesOf(all));
        await page.context().close();
      }
    },
  );

  test(`D51 ${locale}: the pages of film and city narrow in the same way`, async ({ browser }) => {
    const needs: readonly Need[] = ['step-free', 'audio-description'];
    const { cinema, day, so } = await placeFor(locale, needs);
    const byShow = await catalogueOf(locale).ask('cinemaShowtimes', { slug: cinema.slug, date: day });
    const [show, times] =
      Object.entries(byShow).find(([, list]) =>
        list.some((one) => so.some((s) => s.refCmd === one.refCmd)),
      ) ?? [];
    if (show === undefined || times === undefined) throw new Error('no film with such a showtime');
    const page = await phoneOn(browser, false);
    await visit(page, locale, {
      page: 'movie',
      slug: show,
      filters: { date: day, localisation: cinema.slug, needs },
    });
    expect(await bookings(page)).toEqual(
      addressesOf(so.filter((one) => times.some((t) => t.refCmd === one.refCmd))),
    );
    await visit(page, locale, { page: 'city', slug: cinema.citySlug, filters: { date: day, needs } });
    const cinemas = (await catalogueOf(locale).ask('cinemas', {})).filter(
      ({ citySlug }) => citySlug === cinema.citySlug,
    );
    const inCity = await Promise.all(
      cinemas.map(async (one) =>
        (await bookable(locale, one, day)).filter((showtime) => meets(needs, showtime, one)),
      ),
    );
    // The page of the city is the list of all showtimes that meet them.
    expect(await bookings(page)).toEqual(addressesOf(inCity.flat()));
    await page.context().close();
  });
}

test('D51 one set of needs has one address, is not indexed, and other words are not found', async ({
  page,
}) => {
  const city = await catalogueOf(fr).city();
  const needs: readonly Need[] = ['step-free', 'captions'];
  const address = addressOf(fr, { page: 'city', slug: city.slug, filters: { needs } });
  await visit(page, fr, { page: 'city', slug: city.slug, filters: { needs } });
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    addressOf(fr, { page: 'city', slug: city.slug }),
  );
  await page.goto(address.replace(/needs-.*$/, 'needs-step-free,captions,step-free'));
  await expect(page).toHaveURL(address);
  const answer = await page.goto(address.replace(/needs-.*$/, 'needs-popcorn'));
  expect(answer?.status()).toBe(404);
});

test(
  'D51 kept needs apply on every page that takes them, once removed they are gone',
  breadth,
  async ({ browser }) => {
    const t = words(fr);
    const needs: readonly Need[] = ['step-free', 'audio-description'];
    const { cinema, day } = await placeFor(fr, needs);
    const page = await phoneOn(browser, true);
    const problems = watch(page);
    await visit(page, fr, { page: 'cinema', slug: cinema.slug, filters: { date: day, needs } });
    await hydrated(page);
    const keep = line(page).getByRole('button', { name: t('needs.keep') });
    await keep.focus();
    await page.keyboard.press('Enter');
    await expect(line(page).getByRole('button', { name: t('needs.kept') })).toBeFocused();
    expect(await findings(page)).toEqual([]);

    const refs: readonly PageRef[] = [
      { page: 'home' },
      { page: 'shows' },
      { page: 'city', slug: cinema.citySlug },
      { page: 'cinema', slug: cinema.slug },
      { page: 'movie', slug: (await catalogueOf(fr).currentFilm()).slug },
    ];
    for (const ref of refs) {
      // The address changes before the last of the payload is there, and who leaves then breaks it off.
      const payload = page.waitForEvent('requestfinished', (request) => /needs-.*_rsc/.test(request.url()));
      await visit(page, fr, ref);
      await expect(page).toHaveURL(addressOf(fr, { ...ref, filters: { needs } } as PageRef));
      await expect(line(page)).toHaveCount(1);
      await payload;
    }
    expect(problems).toEqual([]);
    // The way back leads past the page that was replaced.
    await page.goBack();
    await expect(page).toHaveURL(addressOf(fr, { ...refs.at(-2), filters: { needs } } as PageRef));

    await hydrated(page);
    await line(page)
      .getByRole('link', { name: t('needs.off') })
      .click();
    await expect(page).toHaveURL(addressOf(fr, { page: 'cinema', slug: cinema.slug }));
    await expect(line(page)).toHaveCount(0);
    await visit(page, fr, { page: 'shows' });
    await hydrated(page);
    await expect(page).toHaveURL(addressOf(fr, { page: 'shows' }));
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await page.context().close();
  },
);

test('D51 kept needs move nothing on the page', async ({ browser }) => {
  const page = await phoneOn(browser, true);
  await withoutLetters(page);
  await visit(page, fr, { page: 'home' });
  await page.evaluate(() => {
    localStorage.setItem('velours.needs', 'step-free,audio-description');
  });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Reflect.set(globalThis, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const ref of [
    { page: 'home' },
    { page: 'shows' },
    { page: 'city', slug: (await catalogueOf(fr).city()).slug },
  ] as const) {
    await visit(page, fr, ref);
    await expect(line(page)).toHaveCount(1);
    await hydrated(page);
    const moved = await page.evaluate(() => Reflect.get(globalThis, 'shifts') as number[]);
    expect(moved.reduce((sum, one) => sum + one, 0)).toBeLessThan(machineLetters);
  }
  await page.context().close();
});

test('D51 home shows near its visitor only showtimes that meet all needs', async ({ browser }) => {
  const needs: readonly Need[] = ['step-free'];
  const city = await catalogueOf(fr).city();
  const page = await phoneOn(browser, false);
  await visit(page, fr, { page: 'home', filters: { near: city.slug } });
  const all = await bookings(page);
  await visit(page, fr, { page: 'home', filters: { near: city.slug, needs } });
  await expect(line(page)).toHaveCount(1);
  const shown = await bookings(page);
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.length).toBeLessThanOrEqual(all.length);
  const cinemas = await catalogueOf(fr).ask('cinemas', {});
  for (const address of shown) {
    const found = await showtimeOf(cinemas, address, stage.today);
    expect(meets(needs, found.showtime, found.cinema), address).toBe(true);
  }
  await expectFits(page, phone.width);
  await page.context().close();
});

/** The Saturday after the stage's day. */
const saturday = '2026-11-21';

for (const hand of hands) {
  test(
    `D51 ${hand}: Saturday afternoon, step-free, with audio description, near a city: six touches`,
    by(hand),
    async ({ browser }) => {
      const t = words(fr);
      const { slug, name } = await cityOfJourney();
      const way = await Way.from(browser, hand, fr, { page: 'home' });
      const { page } = way;
      await chooseCity(way, name);
      const main = page.locator('main:visible');
      const chip = (label: string) => main.getByRole('link', { name: label, exact: true }).first();
      const narrowed = addressOf(fr, { page: 'city', slug, filters: { needs: ['step-free'] } });
      await way.follow(chip(t('needs.names.step-free')), narrowed);
      await way.follow(chip(t('needs.names.audio-description')), /needs-audio-description,step-free$/);
      const day = main.locator(`a[data-choice="date"][data-value="${saturday}"]`).first();
      await way.follow(day, new RegExp(`date-${saturday}`));
      await way.follow(chip(t('times.part.afternoon')), /time-/);

      const shown = await bookings(page);
      expect(shown.length).toBeGreaterThan(0);
      const cinemas = await catalogueOf(fr).ask('cinemas', {});
      for (const address of shown) {
        const found = await showtimeOf(cinemas, address);
        expect(meets(['step-free', 'audio-description'], found.showtime, found.cinema)).toBe(true);
        expect(found.showtime.time.slice(0, 10)).toBe(saturday);
        expect(Number(found.showtime.time.slice(11, 13))).toBeGreaterThanOrEqual(12);
        expect(Number(found.showtime.time.slice(11, 13))).toBeLessThan(18);
      }
      if (hand !== 'no script') expect(await findings(page)).toEqual([]);
      await way.end(6);
    },
  );
}

/** The city with the most cinemas after the capital. */
async function cityOfJourney() {
  const cities = await catalogueOf(fr).ask('cities', {});
  const [, second] = cities.toSorted((a, b) => b.cinemas.length - a.cinemas.length);
  if (second === undefined) throw new Error('the stage has no second city');
  return second;
}

/** The showtime with a booking address. */
async function showtimeOf(cinemas: readonly Cinema[], address: string, day: string = saturday) {
  for (const cinema of cinemas.filter(({ status }) => status)) {
    const showtime = (await bookable(fr, cinema, day)).find(({ refCmd }) => refCmd === address);
    if (showtime !== undefined) return { cinema, showtime };
  }
  throw new Error(`${address} is no showtime of ${day}`);
}

test('D51 where nothing meets the needs, each can be taken off by itself', async ({ browser }) => {
  const t = words(fr);
  const page = await phoneOn(browser, false);
  const needs: readonly Need[] = ['captions', 'quiet', 'step-free'];
  const city = await cityOfJourney();
  const filters: Filters = { date: saturday, needs, time: '2200-2400' };
  await visit(page, fr, { page: 'city', slug: city.slug, filters });
  expect(await bookings(page)).toEqual([]);
  for (const need of needs)
    await expect(
      page.getByRole('link', { name: t('filter.loosenUncounted', { label: t(`needs.names.${need}`) }) }),
    ).toHaveAttribute(
      'href',
      new URL(
        addressOf(fr, {
          page: 'city',
          slug: city.slug,
          filters: { ...filters, needs: needs.filter((one) => one !== need) },
        }),
      ).pathname,
    );
  await page.context().close();
});

test('ADR-0047 the form on the page of one’s own keeps needs on the device, with every change', async ({
  browser,
}) => {
  const t = words(fr);
  const page = await phoneOn(browser, true);
  const problems = watch(page);
  await visit(page, fr, { page: 'myVelours' });
  await hydrated(page);
  const form = page.getByRole('group', { name: t('filter.needs') });
  await form.getByRole('checkbox', { name: t('needs.names.captions') }).focus();
  await page.keyboard.press('Space');
  await form.getByRole('checkbox', { name: t('needs.names.quiet') }).check();
  expect(await findings(page)).toEqual([]);
  await page.reload();
  await expect(form.getByRole('checkbox', { name: t('needs.names.captions') })).toBeChecked();
  const city = await cityOfJourney();
  await visit(page, fr, { page: 'city', slug: city.slug });
  await expect(page).toHaveURL(/needs-captions,quiet$/);
  expect(await page.context().cookies()).toEqual([]);
  expect(problems).toEqual([]);
  await page.context().close();
});
