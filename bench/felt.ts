import type { Browser, BrowserContextOptions } from '@playwright/test';
import { href } from '#src/routes/href.ts';
import type { PageRef } from '#src/routes/page.ts';
import { cookieNames } from '#src/sites/cookie-names.ts';
import type { Locale } from '#src/sites/site.ts';
import { startBareSite } from './lib/bare-site.ts';
import { inBrowser } from './lib/browser.ts';
import { median, spread, type Findings, type Table } from './lib/figures.ts';
import { firstLoad, slowdown, slowLine, type FirstLoad } from './lib/first-load.ts';
import { itemsOf, largestCinema } from './lib/items.ts';
import { benchPorts } from './lib/place.ts';
import { press, type Moment, type Press } from './lib/press.ts';
import { origins, widths } from './lib/visitors.ts';

const locale: Locale = 'fr-FR';
const rounds = { loads: 5, presses: 7 } as const;
const phone: BrowserContextOptions = { viewport: widths.phone, deviceScaleFactor: 3, isMobile: true };

/** The most milliseconds over the bare page. */
const overBare = {
  first: 300,
  blocking: 60,
  largest: { home: 1_300, 'placed home': 1_300, films: 1_300, film: 900, cinema: 1_100, city: 1_300 },
} as const;
/** The most milliseconds of a press; a day of a cinema is a list that changes in its page. */
const ofPress = {
  shown: { idle: 250, quick: 500, 'slow line': 500 },
  day: 300,
  marked: 50,
  style: 60,
  layout: 50,
} as const;

interface Measured {
  readonly table: Table;
  readonly broken: readonly string[];
}

/** A page to open. */
interface Opened {
  readonly name: keyof typeof overBare.largest | 'bare';
  readonly address: string;
  readonly options: BrowserContextOptions;
}

const addressOf = (ref: PageRef) => `${origins.site}${href(locale, ref)}`;

/** A selector of the links in the page's content whose address begins like that of a page. */
function linksLike(ref: PageRef & { readonly slug: string }): string {
  return `main a[href^="${href(locale, ref).slice(0, -ref.slug.length)}"]:not([href*="filters"])`;
}

const figureOf = <T>(all: readonly T[], figure: keyof T) => all.map((one) => Number(one[figure]));

/** First visits of the pages in turn, round after round, so that each is measured beside the bare one. */
async function loads(browser: Browser, bare: Opened, pages: readonly Opened[]): Promise<Measured> {
  const all = [bare, ...pages];
  const found = new Map<Opened, FirstLoad[]>(all.map((page) => [page, []]));
  // The server draws a picture on the first request for it.
  for (const { address, options } of all) await firstLoad(browser, address, options);
  for (let round = 0; round < rounds.loads; round += 1)
    for (const [page, measured] of found) measured.push(await firstLoad(browser, page.address, page.options));
  const of = (page: Opened, figure: keyof FirstLoad) => figureOf(found.get(page) ?? [], figure);
  const broken: string[] = [];
  const over = (page: Opened, figure: 'first' | 'largest' | 'blocking') => {
    if (page.name === 'bare') return '';
    const value = median(of(page, figure)) - median(of(bare, figure));
    const most = figure === 'largest' ? overBare.largest[page.name] : overBare[figure];
    if (value > most)
      broken.push(`${page.name}, ${figure}: ${value.toFixed(0)} ms over the bare page, at most ${most}`);
    return `${value.toFixed(0)} of ${most}`;
  };
  const rows = all.map((page) => [
    page.name,
    spread(of(page, 'first')),
    over(page, 'first'),
    spread(of(page, 'largest')),
    over(page, 'largest'),
    spread(of(page, 'blocking')),
    over(page, 'blocking'),
    spread(of(page, 'shift'), 3),
  ]);
  const columns = ['first visit', 'FCP', 'over bare', 'LCP', 'over bare', 'blocking', 'over bare', 'shift'];
  return { table: { columns, rows }, broken };
}

/** A link to press. */
interface Step {
  readonly name: string;
  readonly from: PageRef;
  readonly target: string;
  readonly isDay?: true;
}

const moments: readonly Moment[] = ['idle', 'quick', 'slow line'];

/** Presses of links by a finger. */
async function presses(browser: Browser, steps: readonly Step[]): Promise<Measured> {
  const rows: string[][] = [];
  const broken: string[] = [];
  for (const { name, from, target, isDay } of steps)
    for (const moment of moments) {
      const link = { address: addressOf(from), target, moment };
      const all: Press[] = [];
      // The first time, the server renders the page.
      for (let round = 0; round <= rounds.presses; round += 1) all.push(await press(browser, link, phone));
      all.shift();
      const bounded = (figure: 'shown' | 'marked' | 'style' | 'layout') => {
        const values = figureOf(all, figure);
        const shown = isDay === true && moment === 'idle' ? ofPress.day : ofPress.shown[moment];
        const most = figure === 'shown' ? shown : ofPress[figure];
        if (median(values) > most)
          broken.push(`${name}, ${moment}, ${figure}: ${median(values).toFixed(0)} ms, at most ${most}`);
        return `${spread(values)} of ${most}`;
      };
      rows.push([
        name,
        moment,
        bounded('shown'),
        bounded('marked'),
        bounded('style'),
        bounded('layout'),
        spread(
          figureOf(all, 'ahead').map((bytes) => bytes / 1_000),
          1,
        ),
      ]);
    }
  const columns = ['press', 'when', 'new page', 'link marked', 'style', 'layout', 'kB prefetched'];
  return { table: { columns, rows }, broken };
}

/** Measures how pages feel on a phone: first visits beside a bare page, and presses by a finger. */
export async function benchFelt(): Promise<Findings> {
  return inBrowser(async ({ browser, apiOrigin }) => {
    const bareSite = await startBareSite(benchPorts.files);
    try {
      const { films, cities } = await itemsOf(apiOrigin);
      const [film, city] = [films[0]?.slug ?? '', cities[0]?.slug ?? ''];
      const cinema = await largestCinema(apiOrigin);
      const place = {
        name: cookieNames.locator,
        value: `city:${city}`,
        domain: '.velours.localhost',
        path: '/',
      };
      const placed = {
        cookies: [{ ...place, expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' as const }],
        origins: [],
      };
      const page = (name: Exclude<Opened['name'], 'bare'>, ref: PageRef, options = phone): Opened => ({
        name,
        address: addressOf(ref),
        options,
      });
      const cinemaPage: PageRef = { page: 'cinema', slug: cinema };
      const pages = [
        page('home', { page: 'home' }),
        page('placed home', { page: 'home' }, { ...phone, storageState: placed }),
        page('films', { page: 'shows' }),
        page('film', { page: 'movie', slug: film }),
        page('cinema', cinemaPage),
        page('city', { page: 'city', slug: city }),
      ];
      const aFilm = linksLike({ page: 'movie', slug: film });
      const measured = [
        await loads(browser, { name: 'bare', address: bareSite.address, options: phone }, pages),
        await presses(browser, [
          { name: 'home to a film', from: { page: 'home' }, target: aFilm },
          { name: 'films to a film', from: { page: 'shows' }, target: aFilm },
          { name: 'cinema to a film', from: cinemaPage, target: aFilm },
          {
            name: 'a day of the largest cinema',
            from: cinemaPage,
            target: 'main a[href*="date-"]',
            isDay: true,
          },
        ]),
      ];
      return {
        tables: measured.map(({ table }) => table),
        notes: [
          `Chromium at ${widths.phone.width} px with a processor ${slowdown} times slower, in milliseconds: median (least–most). “of”: the bound of the median. First visits: an empty cache, a line of ${slowLine.kilobits} kbit/s and ${slowLine.latency} ms, ${rounds.loads} rounds of all pages in turn; the bare page is a site of Next.js with nothing but a heading. Blocking: what tasks took beyond 50 ms each, from the first contentful paint until the page was at rest.`,
          `Presses: ${rounds.presses} by a finger, from its touch to the frame that shows the new page; its link is marked from the lifted finger on. Idle: three seconds after loading. Quick: at once after it. Slow line: so, on the line of the first visits.`,
        ],
        broken: measured.flatMap(({ broken }) => broken),
      };
    } finally {
      await bareSite.stop();
    }
  });
}
