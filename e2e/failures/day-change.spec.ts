import { expect } from '@playwright/test';
import { formatDay } from '#src/domain/date/format.ts';
import { idOfShowtime } from '#src/domain/showtime/showtime-id.ts';
import { quarterMinutes } from '#src/kernel/date/quarter.ts';
import { instantOf } from '#src/kernel/date/zone.ts';
import { href } from '#src/routes/href.ts';
import type { PageRef } from '#src/routes/page.ts';
import { siteOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import type { WireAnswer } from '#tests/support/ask.ts';
import { FakedTime } from '#tests/support/faked-time.ts';
import { OwnBackend } from '#tests/support/own-backend.ts';
import { OwnEdge } from '#tests/support/own-edge.ts';
import { freePort, OwnWeb } from '#tests/support/own-web.ts';
import { fakeTime } from '../../tools/lib/programs.ts';
import { needsNginx } from '../support/behind-edge.ts';
import { Catalogue } from '../support/catalogue.ts';
import { test } from '../support/test.ts';

/**
 * What the next visitor gets when a programme day ends (ADR-0083): backend, web process and the shipped nginx by one clock that
 * the suite moves; without a browser.
 */
test.describe.configure({ mode: 'serial', timeout: 900_000 });

const saturday = '2026-11-28';
const sunday = '2026-11-29';
const monday = '2026-11-30';
/** An instant of the clock in Paris, Bern and Amsterdam, where it is winter. */
const at = (day: string, time: string) => `${day}T${time}+01:00`;

/** A locale of each language, on sites of one zone. */
const locales = ['fr-FR', 'en-FR', 'de-CH', 'nl-NL'] as const;

/** What is true for a day at most; nothing of it stands in a document. */
const relative: Readonly<Record<(typeof locales)[number], RegExp>> = {
  'fr-FR': /aujourd[’']hui|\bdemain\b|\bhier\b|\bce soir\b(?!-là)/i,
  'en-FR': /\b(?:today|tomorrow|yesterday|tonight)\b/i,
  'de-CH': /\b(?:heute|heutige[mnrs]?|morgen|gestern)\b/i,
  'nl-NL': /\b(?:vandaag|morgen|gisteren|vanavond)\b/i,
};

let clock: FakedTime;
let backend: OwnBackend | undefined;
let web: OwnWeb | undefined;
let edge: OwnEdge | undefined;
let metricsPort: number;
/** A film with showtimes on all days, and a cinema and city that show it, by locale. */
const items = new Map<Locale, { readonly film: string; readonly cinema: string; readonly city: string }>();
/** Texts of the chain’s that have such a word, by locale: a title or a tagline is not about a day. */
const ofTheChain = new Map<Locale, readonly string[]>();
/** A showtime of Saturday evening. */
let showtime: { readonly path: string; readonly overAt: number };

test.beforeAll(async () => {
  const nginx = needsNginx();
  const library = fakeTime();
  if (library === undefined && process.env.CI) throw new Error('no libfaketime: the moved clock needs it');
  test.skip(library === undefined, 'no libfaketime: install it, or name it in FAKETIME_PATH');
  clock = await FakedTime.start(library ?? '', at(saturday, '17:55:00'));
  const { environment } = clock;
  backend = await OwnBackend.start(['fr', 'ch', 'nl'], { environment });
  metricsPort = await freePort();
  const webPort = await freePort();
  web = await OwnWeb.start(backend.apiOrigin, {
    port: webPort,
    environment: {
      ...environment,
      SITE_ORIGIN: 'https://{site}.example.com',
      API_TIMEOUT_MS: '10000',
      METRICS_PORT: String(metricsPort),
    },
  });
  edge = await OwnEdge.start(nginx, { web: webPort, backend: await freePort() }, [], environment);
  for (const locale of locales) items.set(locale, await itemsOf(locale));
  for (const locale of locales) ofTheChain.set(locale, await textsOfTheChain(locale));
  showtime = await showtimeOf('fr-FR');
});

test.afterAll(async () => {
  await edge?.stop();
  await web?.stop();
  await backend?.stop();
  await clock?.stop();
});

const catalogueIn = (locale: Locale) =>
  new Catalogue(locale, backend?.apiOrigin.replace('{site}', siteOf(locale)));

async function itemsOf(locale: Locale) {
  const catalogue = catalogueIn(locale);
  const films = new Set((await catalogue.currentFilms()).map(({ slug }) => slug));
  for (const { slug: cinema, citySlug: city, timeZone } of await catalogue.ask('cinemas', {})) {
    if (city == null || timeZone != null) continue;
    const { shows } = await catalogue.ask('cinemaShows', { slug: cinema });
    for (const [film, { days }] of Object.entries(shows))
      if (films.has(film) && [saturday, sunday, monday].every((day) => day in days))
        return { film, cinema, city };
  }
  throw new Error(`${locale}: a film that plays on three days was expected`);
}

/** The last showtime of a film on Saturday evening, before midnight. */
async function showtimeOf(locale: Locale) {
  const { cinema } = itemsIn(locale);
  const catalogue = catalogueIn(locale);
  const { shows } = await catalogue.ask('cinemaShows', { slug: cinema });
  for (const [show, { days }] of Object.entries(shows)) {
    if (!(saturday in days)) continue;
    const known = await catalogue.ask('showtimesDay', { slug: show, cinema, date: saturday });
    const last = known.findLast(({ time }) => time > `${saturday} 19:00` && time < `${saturday} 23:30`);
    if (last === undefined) continue;
    const path = href(locale, { page: 'showtime', show, cinema, day: saturday, id: idOfShowtime(last) });
    const quarterMs = quarterMinutes * 60_000;
    const start = instantOf(last.time, 'Europe/Paris').getTime();
    return { path, overAt: (Math.floor(start / quarterMs) + 1) * quarterMs };
  }
  throw new Error('a showtime on Saturday evening was expected');
}

/** All texts in a value of the API. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

async function textsOfTheChain(locale: (typeof locales)[number]): Promise<readonly string[]> {
  const { film, cinema, city } = itemsIn(locale);
  const catalogue = catalogueIn(locale);
  const answers = await Promise.all([
    catalogue.ask('shows', {}),
    catalogue.ask('events', {}),
    catalogue.ask('news', {}),
    catalogue.ask('newsOffers', {}),
    catalogue.ask('featured', {}),
    catalogue.ask('footerFaq', {}),
    catalogue.ask('show', { slug: film }),
    catalogue.ask('cinema', { slug: cinema }),
    catalogue.ask('city', { slug: city }),
  ]);
  return textsIn(answers)
    .map((text) => text.replaceAll(/<[^>]*>/g, '').trim())
    .filter((text) => relative[locale].test(text));
}

function itemsIn(locale: Locale) {
  const found = items.get(locale);
  if (found === undefined) throw new Error(`${locale}: its items were expected`);
  return found;
}

/** A page of every kind that has days, with and without a place. */
function pagesOf(locale: Locale): readonly PageRef[] {
  const { film, cinema, city } = itemsIn(locale);
  return [
    { page: 'home' },
    { page: 'home', filters: { near: city } },
    { page: 'shows' },
    { page: 'shows', filters: { near: city } },
    { page: 'movie', slug: film },
    { page: 'movie', slug: film, filters: { localisation: cinema } },
    { page: 'cinema', slug: cinema },
    { page: 'cinemaLight', slug: cinema },
    { page: 'city', slug: city },
    { page: 'cityLight', slug: city },
    { page: 'events' },
    { page: 'upcomingShowsLight' },
  ];
}

/** Every page of a language; those that have a strip of days are enough to tell one day from another. */
const everyPage = () =>
  locales.flatMap((locale) => pagesOf(locale).map((ref) => ({ locale, ref, path: href(locale, ref) })));

/** Pages for one moment, and others that nobody visits before a later one. */
const atFive = () => everyPage().filter(({ ref }) => ref.page === 'cinema' || ref.page === 'shows');
const atNoon = () => everyPage().filter(({ ref }) => ref.page === 'movie' || ref.page === 'city');

async function visit(locale: Locale, path: string): Promise<WireAnswer> {
  if (edge === undefined) throw new Error('the edge was expected');
  return edge.get(path, { host: `${siteOf(locale)}.example.com` });
}

const cacheOf = ({ headers }: WireAnswer) => headers['x-cache'];

/** Visits a page until the edge has it. */
async function keep(locale: Locale, path: string): Promise<void> {
  await expect
    .poll(async () => {
      const answer = await visit(locale, path);
      return [path, answer.status, cacheOf(answer)];
    })
    .toEqual([path, 200, 'HIT']);
}

/** Moves the clock, and waits until every program goes by it: until then one would count by another time than the next. */
async function moveTo(instant: string): Promise<void> {
  await clock.set(instant);
  const dates = [
    async () => (await visit('fr-FR', '/robots.txt')).headers.date,
    async () => (await web?.get('fr', '/robots.txt'))?.headers.date,
    async () => (await fetch(`${backend?.apiOrigin.replace('/{site}', '')}/health/live`)).headers.get('date'),
  ];
  for (const dateOf of dates)
    await expect
      .poll(async () => Math.abs(Date.parse(String(await dateOf())) - clock.now()) < 3_000)
      .toBe(true);
}

/** The first day of a document's strip of days. */
const firstDayOf = ({ body }: WireAnswer): string | undefined =>
  /data-choices="date".*?data-value="(\d{4}-\d\d-\d\d)"/s.exec(body)?.[1];

/** How many pages the web process holds. */
async function pagesHeld(): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(/^velours_web_page_cache_pages(?:\{[^}]*\})? (\d+)/m.exec(text)?.[1]);
}

/** What a document says: its text, and what is read out or shown of its attributes. */
function saidBy({ body }: WireAnswer): string {
  const without = body.replaceAll(/<(script|style)\b(?![^>]*ld\+json)[^>]*>.*?<\/\1>/gs, ' ');
  const attributes = [
    ...without.matchAll(/\s(?:content|aria-label|alt|title|placeholder|data-when)="([^"]*)"/g),
  ];
  const text = `${attributes.map(([, value]) => value).join(' ')} ${without.replaceAll(/<[^>]*>/g, ' ')}`;
  return text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}

test('D28 the page of a showtime says that it is over once it is, and the view of what starts soon is never older', async () => {
  const { city } = itemsIn('fr-FR');
  const soon = href('fr-FR', { page: 'shows', filters: { near: city, view: 'soon' } });
  await keep('fr-FR', showtime.path);
  await keep('fr-FR', soon);
  const before = saidBy(await visit('fr-FR', soon));
  await moveTo(at(saturday, '18:30:01'));
  const after = await visit('fr-FR', soon);
  expect(cacheOf(after)).not.toMatch(/HIT|STALE|UPDATING/);
  expect(saidBy(after)).not.toBe(before);
  await moveTo(new Date(showtime.overAt - 60_000).toISOString());
  await keep('fr-FR', showtime.path);
  await moveTo(new Date(showtime.overAt + 1_000).toISOString());
  expect((await visit('fr-FR', showtime.path)).status).toBe(410);
});

test('D28 D43 when the day changes at five, the next visitor gets the new one, rendered before, at noon as well', async () => {
  await moveTo(at(sunday, '04:40:00'));
  const dated = href('fr-FR', { page: 'movie', slug: itemsIn('fr-FR').film, filters: { date: saturday } });
  const pages = everyPage();
  for (const { locale, path } of [...pages, { locale: 'fr-FR', path: dated } as const])
    await keep(locale, path);
  const held = await pagesHeld();
  // Each process begins by itself between ten and five minutes before.
  await moveTo(at(sunday, '04:56:00'));
  await expect.poll(pagesHeld, { timeout: 180_000 }).toBeGreaterThanOrEqual(held + pages.length);
  await moveTo(at(sunday, '04:59:00'));
  for (const { locale, path } of pages) await keep(locale, path);
  for (const { locale, path } of [...atFive(), ...atNoon()])
    expect([path, firstDayOf(await visit(locale, path))]).toEqual([path, saturday]);
  await moveTo(at(sunday, '05:00:05'));
  for (const { locale, path } of atFive()) {
    const answer = await visit(locale, path);
    expect([path, answer.status, firstDayOf(answer)]).toEqual([path, 200, sunday]);
    expect([path, answer.headers['x-nextjs-cache']]).toEqual([
      path,
      expect.stringMatching(/^(?:HIT|STALE)$/),
    ]);
  }
  await moveTo(at(sunday, '12:00:00'));
  for (const { locale, path } of atNoon()) {
    const answer = await visit(locale, path);
    expect([path, answer.status, firstDayOf(answer)]).toEqual([path, 200, sunday]);
  }
  expect((await visit('fr-FR', dated)).status).toBe(307);
});

/** A page that is given on Monday, in a failure: it names its day and says nothing that may have stopped being true. */
function expectDated({ locale, ref, path }: ReturnType<typeof everyPage>[number], answer: WireAnswer): void {
  expect([path, answer.status]).toEqual([path, 200]);
  const said = (ofTheChain.get(locale) ?? []).reduce(
    (rest, text) => rest.replaceAll(text, ' '),
    saidBy(answer),
  );
  expect([path, relative[locale].exec(said)?.[0]]).toEqual([path, undefined]);
  if (ref.page === 'events' || ref.page === 'upcomingShowsLight') return;
  const names = [sunday, monday].flatMap((day) => [
    formatDay(locale, day, 'long'),
    formatDay(locale, day, 'short'),
  ]);
  expect([path, names.some((name) => said.includes(name))]).toEqual([path, true]);
}

test('REL5 while the API, and then web too, is down on the day after, pages are of the day that they name, and none says today', async () => {
  await moveTo(at(sunday, '23:00:00'));
  const pages = everyPage();
  for (const { locale, path } of pages) await keep(locale, path);
  await moveTo(at(monday, '12:00:00'));
  await backend?.stop();
  backend = undefined;
  let ofSunday = 0;
  for (const page of pages) {
    const own = await web?.get(siteOf(page.locale), page.path);
    if (own === undefined) throw new Error('the web process was expected');
    expectDated(page, own);
    const isOfSunday = firstDayOf(own) === sunday;
    ofSunday += isOfSunday ? 1 : 0;
    if (isOfSunday)
      expect([page.path, own.headers['cache-control']]).toEqual([page.path, 'private, no-cache']);
    expectDated(page, await visit(page.locale, page.path));
  }
  // Showtimes of Monday nobody has asked for before.
  expect(ofSunday).toBeGreaterThan(0);
  await web?.stop();
  web = undefined;
  for (const page of pages) {
    const answer = await visit(page.locale, page.path);
    expectDated(page, answer);
    // What web could still render for Monday, of answers that it remembers, is kept for a while.
    const state = firstDayOf(answer) === sunday ? 'STALE' : expect.stringMatching(/^(?:HIT|STALE)$/);
    expect([page.path, cacheOf(answer)]).toEqual([page.path, state]);
  }
});
