import { chromium, type Browser, type Page } from '@playwright/test';
import { href } from '#src/routes/href.ts';
import type { Locale } from '#src/sites/site.ts';
import { isPopupKind, type PopupKind } from '#src/visitor/popups/kinds.ts';
import { OwnBackend } from '#tests/support/own-backend.ts';
import { OwnWeb } from '#tests/support/own-web.ts';
import { buildIfNeeded } from '../tools/lib/build.ts';
import { chromium as chromiumPath } from '../tools/lib/programs.ts';
import { median, spread, type Findings } from './lib/figures.ts';
import { itemsOf } from './lib/items.ts';
import { benchPorts, loadShape } from './lib/place.ts';

const locale: Locale = 'fr-FR';
/** How much slower the processor is made. */
const slowdown = 4;
/** What an interaction may take until something is painted, in milliseconds. */
const bound = 200;
/** What may pass from the answer of a search to its first result on screen, in milliseconds. */
const resultBound = 100;

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

/** Milliseconds from the last byte of the search's answer to the frame with its first result, at full speed. */
async function firstResult(browser: Browser, device: Deed['device']): Promise<number> {
  const page = await open(browser, { path: href(locale, { page: 'search' }), device });
  try {
    await page.evaluate(() => {
      const shown = new Promise<number>((resolve) => {
        new MutationObserver((_changes, observer) => {
          if (document.querySelector('[role="option"]') === null) return;
          observer.disconnect();
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())));
        }).observe(document.body, { childList: true, subtree: true });
      });
      Object.assign(window, { benchShown: shown });
    });
    await page.locator('main input[type="search"]').pressSequentially('lumiere', { delay: 80 });
    return await page.evaluate(async () => {
      const shown = Number(await Reflect.get(window, 'benchShown'));
      const [answer] = performance
        .getEntriesByType('resource')
        .filter((entry) => entry.name.includes('/api/search/full'));
      return shown - Number(answer === undefined ? 0 : Reflect.get(answer, 'responseEnd'));
    });
  } finally {
    await page.close();
  }
}

/** Interaction to next paint of what visitors do, in Chromium with a slower processor. */
export async function benchInteractions(): Promise<Findings> {
  await buildIfNeeded();
  const backend = await OwnBackend.start(['fr'], { port: benchPorts.backend });
  const web = await OwnWeb.start(backend.apiOrigin, {
    port: benchPorts.web,
    environment: { SITE_ORIGIN: 'http://{site}.velours.test' },
  });
  const executablePath = await chromiumPath();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      `--host-resolver-rules=MAP *.velours.test 127.0.0.1:${benchPorts.web}`,
    ],
  });
  const rows: string[][] = [];
  const broken: string[] = [];
  try {
    const { films, cinemas } = await itemsOf(backend.apiOrigin.replace('{site}', 'fr'));
    const film = href(locale, { page: 'movie', slug: films[0]?.slug ?? '' });
    const cinema = href(locale, { page: 'cinema', slug: cinemas[0]?.slug ?? '' });
    const listed = (['home', 'shows', 'cinemas'] as const).map((page) => href(locale, { page }));
    for (const deed of await deedsOf(browser, [...listed, film, cinema], film)) {
      const times: number[] = [];
      for (let round = 0; round < loadShape.rounds; round += 1) times.push(await measure(browser, deed));
      rows.push([deed.name, deed.device, deed.path, spread(times)]);
      if (median(times) > bound)
        broken.push(`${deed.name} on a ${deed.device}: ${median(times)} ms, at most ${bound}`);
    }
    for (const device of ['desktop', 'phone'] as const) {
      const times: number[] = [];
      for (let round = 0; round < loadShape.rounds; round += 1)
        times.push(await firstResult(browser, device));
      rows.push(['first result after its answer', device, href(locale, { page: 'search' }), spread(times)]);
      if (median(times) > resultBound)
        broken.push(
          `first result on a ${device}: ${median(times)} ms after the answer, at most ${resultBound}`,
        );
    }
  } finally {
    await browser.close();
    await web.stop();
    await backend.stop();
  }
  return {
    tables: [{ columns: ['what is done', 'on', 'page', 'ms'], rows }],
    notes: [
      `Interaction to next paint by the browser's own count (Event Timing, steps of 8 ms), Chromium with a processor ${slowdown} times slower, each on a fresh page; median of three rounds (least–most). Bound: ${bound} ms.`,
      `The first result is counted at full speed, from the last byte of the search's answer to the second frame that has it. Bound: ${resultBound} ms.`,
    ],
    broken,
  };
}
