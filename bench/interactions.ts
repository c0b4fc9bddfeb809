import type { Browser, Page } from '@playwright/test';
import { href } from '#src/routes/href.ts';
import type { Locale } from '#src/sites/site.ts';
import { isPopupKind, type PopupKind } from '#src/visitor/popups/kinds.ts';
import { inBrowser } from './lib/browser.ts';
import { spread, type Findings } from './lib/figures.ts';
import { itemsOf } from './lib/items.ts';
import { loadShape } from './lib/place.ts';

const locale: Locale = 'fr-FR';
/** How much slower the processor is made. */
const slowdown = 4;
/** What an interaction may take until something is painted, in milliseconds. */
const bound = 200;

const widths = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

/** One thing a visitor does on a page. */
interface Deed {
  readonly name: string;
  readonly path: string;
  readonly device: keyof typeof widths;
  readonly act: (page: Page) => Promise<void>;
}

/** Begins to note how long each interaction takes, as the browser counts it (Event Timing). */
async function watchInteractions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { benchTimes: times });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (Number(Reflect.get(entry, 'interactionId')) > 0) times.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** The longest interaction since then, in milliseconds; 16 where every one was shorter than the browser tells. */
async function longest(page: Page): Promise<number> {
  // The observer is told after the frame that was painted.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200))));
  return page.evaluate(() => {
    const times: unknown = Reflect.get(window, 'benchTimes');
    return Math.max(16, ...(Array.isArray(times) ? times.map(Number) : []));
  });
}

async function open(browser: Browser, { path, device }: Pick<Deed, 'path' | 'device'>): Promise<Page> {
  const page = await browser.newPage({ viewport: widths[device] });
  await page.goto(`http://fr.velours.test${path}`);
  await page.waitForLoadState('networkidle');
  return page;
}

/** The kinds of popup that something in sight on a page opens. */
async function kindsOn(page: Page): Promise<PopupKind[]> {
  const names = await page
    .locator('[data-popup]:visible')
    .evaluateAll((all) => all.map((element) => element.getAttribute('data-popup')));
  return [...new Set(names)].filter((name) => isPopupKind(name));
}

function opening(kind: PopupKind, path: string, device: Deed['device']): Deed {
  return {
    name: `open ${kind}`,
    path,
    device,
    act: async (page) => {
      await page.locator(`[data-popup="${kind}"]:visible`).first().click();
      await page.locator('dialog[open] h2').first().waitFor();
    },
  };
}

const others = (film: string, device: Deed['device']): readonly Deed[] => [
  {
    name: 'change the day',
    path: film,
    device,
    act: async (page) => {
      const before = page.url();
      await page.locator('#showtimes a[href*="date-"]:visible').first().click();
      await page.waitForURL((url) => url.href !== before);
    },
  },
  {
    name: 'type in the search',
    path: href(locale, { page: 'search' }),
    device,
    act: async (page) => {
      await page.locator('main input[type="search"]').pressSequentially('lumiere', { delay: 80 });
    },
  },
  {
    name: 'touch a heart',
    path: href(locale, { page: 'cinemas' }),
    device,
    act: async (page) => {
      await page.locator('button[aria-pressed]:visible').first().click();
    },
  },
];

async function deedsOf(browser: Browser, paths: readonly string[], film: string): Promise<Deed[]> {
  const deeds: Deed[] = [];
  for (const device of ['desktop', 'phone'] as const) {
    const known = new Set<PopupKind>();
    for (const path of paths) {
      const page = await open(browser, { path, device });
      for (const kind of await kindsOn(page)) {
        if (known.has(kind)) continue;
        known.add(kind);
        deeds.push(opening(kind, path, device));
      }
      await page.close();
    }
    deeds.push(...others(film, device));
  }
  return deeds;
}

/** One deed on a fresh page at the slower processor. */
async function measure(browser: Browser, deed: Deed): Promise<number> {
  const page = await open(browser, deed);
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await watchInteractions(page);
    await deed.act(page);
    return await longest(page);
  } finally {
    await page.close();
  }
}

/** Interaction to next paint of what visitors do, in Chromium with a slower processor. */
export async function benchInteractions(): Promise<Findings> {
  return inBrowser(async ({ browser, apiOrigin }) => {
    const rows: string[][] = [];
    const broken: string[] = [];
    const { films, cinemas } = await itemsOf(apiOrigin);
    const film = href(locale, { page: 'movie', slug: films[0]?.slug ?? '' });
    const cinema = href(locale, { page: 'cinema', slug: cinemas[0]?.slug ?? '' });
    const listed = (['home', 'shows', 'cinemas'] as const).map((page) => href(locale, { page }));
    for (const deed of await deedsOf(browser, [...listed, film, cinema], film)) {
      const times: number[] = [];
      for (let round = 0; round < loadShape.rounds; round += 1) times.push(await measure(browser, deed));
      rows.push([deed.name, deed.device, deed.path, spread(times)]);
      const median = times.toSorted((one, other) => one - other)[1] ?? 0;
      if (median > bound) broken.push(`${deed.name} on a ${deed.device}: ${median} ms, at most ${bound}`);
    }
    return {
      tables: [{ columns: ['what is done', 'on', 'page', 'ms'], rows }],
      notes: [
        `Interaction to next paint by the browser's own count (Event Timing, steps of 8 ms), Chromium with a processor ${slowdown} times slower, each on a fresh page; median of three rounds (least–most). Bound: ${bound} ms.`,
      ],
      broken,
    };
  });
}
