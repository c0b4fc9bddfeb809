import type { Browser, BrowserContextOptions } from '@playwright/test';
import { href } from '#src/routes/href.ts';
import type { PageRef } from '#src/routes/page.ts';
import { cookieNames } from '#src/sites/cookie-names.ts';
import type { Locale } from '#src/sites/site.ts';
import { startBareSite } from './lib/bare-site.ts';
import { inBrowser } from './lib/browser.ts';
import { median, spread, type Findings } from './lib/figures.ts';
import { firstLoad, slowdown, type FirstLoad } from './lib/first-load.ts';
import { itemsOf, largestCinema } from './lib/items.ts';
import { benchPorts } from './lib/place.ts';
import { press, type Press } from './lib/press.ts';
import { origins, widths } from './lib/visitors.ts';

const locale: Locale = 'fr-FR';
const rounds = 5;
/** Milliseconds over the bare page, the shift, milliseconds to the heading, and bytes. */
const bounds = { largest: 800, blocking: 100, cinema: 200, shift: 0, heading: 350, ahead: 30_000 } as const;

/** A page to open. */
interface Opened {
  readonly name: string;
  readonly address: string;
  readonly options: BrowserContextOptions;
}

/** A link to press. */
interface Step {
  readonly name: string;
  readonly from: PageRef;
  readonly target: string;
}

const addressOf = (ref: PageRef) => `${origins.site}${href(locale, ref)}`;

/** A selector of the links in the page's content whose address begins like that of a page. */
function linksLike(ref: PageRef & { readonly slug: string }): string {
  return `main a[href^="${href(locale, ref).slice(0, -ref.slug.length)}"]`;
}

/** The pages in turn, round after round, so that each is measured beside the bare one. */
async function loadsOf(browser: Browser, pages: readonly Opened[]): Promise<Map<Opened, FirstLoad[]>> {
  const loads = new Map<Opened, FirstLoad[]>(pages.map((page) => [page, []]));
  // Pictures are drawn on the first request for them.
  for (const { address, options } of pages) await firstLoad(browser, address, options);
  for (let round = 0; round < rounds; round += 1)
    for (const [page, measured] of loads) measured.push(await firstLoad(browser, page.address, page.options));
  return loads;
}

const figureOf = <T>(all: readonly T[], figure: keyof T) => all.map((one) => Number(one[figure]));

/** Measures how pages feel on a slower processor: first visits beside a bare page, and pressed links. */
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
      const rows: string[][] = [];
      const broken: string[] = [];
      for (const device of ['phone', 'desktop'] as const) {
        const options = { viewport: widths[device] };
        const bare = { name: 'bare', address: bareSite.address, options };
        const pages: Opened[] = [
          bare,
          { name: 'home', address: addressOf({ page: 'home' }), options },
          {
            name: 'placed home',
            address: addressOf({ page: 'home' }),
            options: { ...options, storageState: placed },
          },
          { name: 'films', address: addressOf({ page: 'shows' }), options },
          { name: 'film', address: addressOf({ page: 'movie', slug: film }), options },
          { name: 'cinema', address: addressOf({ page: 'cinema', slug: cinema }), options },
          { name: 'city', address: addressOf({ page: 'city', slug: city }), options },
        ];
        const loads = await loadsOf(browser, pages);
        const of = (page: Opened, figure: keyof FirstLoad) => figureOf(loads.get(page) ?? [], figure);
        for (const page of pages) {
          const over = (figure: 'largest' | 'blocking') =>
            median(of(page, figure)) - median(of(bare, figure));
          const most = page.name === 'cinema' ? bounds.cinema : bounds.blocking;
          rows.push([
            page.name,
            device,
            spread(of(page, 'largest')),
            page === bare ? '' : over('largest').toFixed(0),
            spread(of(page, 'blocking')),
            page === bare ? '' : over('blocking').toFixed(0),
            spread(of(page, 'shift'), 3),
          ]);
          const said = `${page.name} on a ${device}`;
          if (over('largest') > bounds.largest)
            broken.push(
              `LCP of ${said}: ${over('largest').toFixed(0)} ms over the bare page, at most ${bounds.largest}`,
            );
          if (over('blocking') > most)
            broken.push(
              `blocking time of ${said}: ${over('blocking').toFixed(0)} ms over the bare page, at most ${most}`,
            );
          if (median(of(page, 'shift')) > bounds.shift)
            broken.push(`layout shift of ${said}: ${median(of(page, 'shift')).toFixed(3)}`);
        }
      }
      const steps: Step[] = [
        { name: 'home to a film', from: { page: 'home' }, target: linksLike({ page: 'movie', slug: film }) },
        {
          name: 'films to a film',
          from: { page: 'shows' },
          target: linksLike({ page: 'movie', slug: film }),
        },
        {
          name: 'film to a cinema',
          from: { page: 'movie', slug: film },
          target: linksLike({ page: 'cinema', slug: cinema }),
        },
        {
          name: 'a day of a film',
          from: { page: 'movie', slug: film },
          target: '#showtimes a[href*="date-"]',
        },
        {
          name: 'a day of a cinema',
          from: { page: 'cinema', slug: cinema },
          target: 'main a[href*="date-"]',
        },
      ];
      const pressed: string[][] = [];
      for (const { name, from, target } of steps)
        for (const rests of [true, false]) {
          const all: Press[] = [];
          const link = { address: addressOf(from), target, rests };
          // The first time, the server renders the page.
          for (let round = 0; round <= rounds; round += 1)
            all.push(await press(browser, link, { viewport: widths.desktop }));
          all.shift();
          const how = rests ? 'after a rest' : 'at once';
          const [heading, ahead] = [figureOf(all, 'heading'), figureOf(all, 'ahead')];
          pressed.push([
            name,
            how,
            spread(heading),
            spread(figureOf(all, 'payloads')),
            rests
              ? spread(
                  ahead.map((bytes) => bytes / 1000),
                  1,
                )
              : '',
          ]);
          if (median(heading) > bounds.heading)
            broken.push(
              `${name}, pressed ${how}: ${median(heading).toFixed(0)} ms, at most ${bounds.heading}`,
            );
          if (median(ahead) > bounds.ahead)
            broken.push(`${name}: ${median(ahead)} bytes fetched ahead, at most ${bounds.ahead}`);
        }
      return {
        tables: [
          {
            columns: ['page', 'on a', 'LCP ms', 'over bare', 'blocking ms', 'over bare', 'layout shift'],
            rows,
          },
          {
            columns: ['link', 'pressed', 'ms to the heading', 'payloads', 'kB fetched ahead'],
            rows: pressed,
          },
        ],
        notes: [
          `Chromium with a processor ${slowdown} times slower, each visit with an empty cache, all pages in turn round after round; median of ${rounds} rounds (least–most). The bare page is a site of Next.js with nothing but a heading, built and started beside ours.`,
          `Bounds: LCP at most ${bounds.largest} ms over the bare page; blocking time (what tasks took beyond 50 ms each, from the first contentful paint until the page was at rest) at most ${bounds.blocking} ms over it, of a cinema ${bounds.cinema}; no layout shift.`,
          `From the press to the frame with the new page’s heading: at most ${bounds.heading} ms. At once: the pointer comes and presses. After a rest: it stays on the link until nothing is fetched any more, which may be ${bounds.ahead / 1000} kB as sent. Payloads: how often content of the pressed page was fetched, ahead or not.`,
        ],
        broken,
      };
    } finally {
      await bareSite.stop();
    }
  });
}
