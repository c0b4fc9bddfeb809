import type { Locator, Page } from '@playwright/test';
import { href } from '#src/routes/href.ts';
import type { Locale } from '#src/sites/site.ts';
import { isPopupKind, type PopupKind } from '#src/popups/protocol/kinds.ts';
import { inBrowser } from './lib/browser.ts';
import { median, spread, type Findings } from './lib/figures.ts';
import { firstResult } from './lib/first-result.ts';
import { itemsOf } from './lib/items.ts';
import { loadShape } from './lib/place.ts';
import { memberCookies, open, type Visit, type Visitors } from './lib/visitors.ts';

const locale: Locale = 'fr-FR';
const searchPath = href(locale, { page: 'search' });
/** The factor by which the processor is slowed down. */
const slowdown = 4;
/** The longest time from an interaction to the next paint, in milliseconds. */
const bound = 200;
/** The longest time from the answer of a search to its first result on the screen, in milliseconds. */
const resultBound = 100;

/** An action of a visitor on a page. */
interface Deed extends Visit {
  readonly name: string;
  /** The element to use: a selector; the first match in the page is taken. */
  readonly target: string;
  /** Performs the action, and waits for its result. */
  readonly act: (page: Page, target: Locator) => Promise<void>;
}

/** Starts to record how long each interaction takes, as the browser measures it (Event Timing). */
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

/** The longest interaction since the recording started, in milliseconds. */
async function longest(page: Page): Promise<number> {
  // The observer is called after the frame is on the screen, once for each event.
  await page.waitForFunction(() => Number(Reflect.get(window, 'benchTimes')?.length) > 0);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200))));
  return page.evaluate(() => {
    const times: unknown = Reflect.get(window, 'benchTimes');
    return Math.max(0, ...(Array.isArray(times) ? times.map(Number) : []));
  });
}

/** The visible elements that open a kind of popup: a trigger names its own kind, a list names the kind of its links. */
const triggers = (kind: PopupKind) =>
  `[data-popup="${kind}"]:visible, [data-popup-links="${kind}"] a[href]:visible`;

/** The kinds of popup that visible elements of a page open. */
async function kindsOn(page: Page): Promise<PopupKind[]> {
  const names = await page
    .locator('[data-popup]:visible, [data-popup-links]:visible')
    .evaluateAll((all) =>
      all.map((element) => element.getAttribute('data-popup') ?? element.getAttribute('data-popup-links')),
    );
  return [...new Set(names)].filter((name) => isPopupKind(name));
}

function opening(kind: PopupKind, given: Visit): Deed {
  return {
    ...given,
    name: `open ${kind}`,
    target: triggers(kind),
    act: async (page, target) => {
      await target.click();
      await page.locator('dialog[open] h2').first().waitFor();
    },
  };
}

const markOf = (mark: 'favourite' | 'wish') => `[data-mark="${mark}"]:visible`;

/** A member sets a mark or removes it; the rounds alternate. */
function toggling(mark: 'favourite' | 'wish', given: Pick<Visit, 'path' | 'device'>): Deed {
  return {
    ...given,
    name: `toggle a ${mark}`,
    signedIn: true,
    target: markOf(mark),
    act: async (page, target) => {
      const before = (await target.getAttribute('aria-pressed')) === 'true';
      const slug = await target.getAttribute('data-slug');
      await target.click();
      await page.locator(`[data-slug="${slug}"][aria-pressed="${!before}"]:visible`).first().waitFor();
    },
  };
}

const others = (film: string, device: Deed['device']): readonly Deed[] => [
  {
    name: 'change the day',
    path: film,
    device,
    target: '#showtimes a[href*="date-"]:visible',
    act: async (page, target) => {
      const before = page.url();
      await target.click();
      await page.waitForURL((url) => url.href !== before);
    },
  },
  {
    name: 'type in the search',
    path: searchPath,
    device,
    target: 'main input[type="search"]',
    act: async (_, target) => {
      await target.pressSequentially('lumiere', { delay: 80 });
    },
  },
  {
    name: 'open centeredSignIn by a star',
    path: href(locale, { page: 'cinemas' }),
    device,
    target: markOf('favourite'),
    act: async (page, target) => {
      await target.click();
      await page.locator('dialog[open] h2').first().waitFor();
    },
  },
  toggling('favourite', { path: href(locale, { page: 'cinemas' }), device }),
  toggling('wish', { path: href(locale, { page: 'shows' }), device }),
];

async function deedsOf(visitors: Visitors, paths: readonly string[], film: string): Promise<Deed[]> {
  const deeds: Deed[] = [];
  for (const device of ['desktop', 'phone'] as const) {
    const known = new Set<PopupKind>();
    const lookAt = async (given: Visit) => {
      const page = await open(visitors, given);
      for (const kind of await kindsOn(page)) {
        if (known.has(kind)) continue;
        known.add(kind);
        deeds.push(opening(kind, given));
      }
      await page.close();
    };
    for (const path of paths) await lookAt({ path, device });
    // Actions that only a member has: the profile.
    await lookAt({ path: film, device, signedIn: true });
    deeds.push(...others(film, device));
  }
  return deeds;
}

/** Measures one action on a fresh page with the slower processor. */
async function measure(visitors: Visitors, deed: Deed): Promise<number> {
  const page = await open(visitors, deed);
  try {
    const target = page.locator(deed.target).first();
    // The element is scrolled into view first, so that pictures loaded by scrolling do not count for the action.
    await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await page.waitForLoadState('networkidle');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await watchInteractions(page);
    await deed.act(page, target);
    return await longest(page);
  } finally {
    await page.close();
  }
}

/** Measures interaction to next paint for visitors' actions, in Chromium with a slower processor. */
export async function benchInteractions(): Promise<Findings> {
  return inBrowser(async ({ browser, apiOrigin }) => {
    const rows: string[][] = [];
    const broken: string[] = [];
    const visitors = { browser, member: await memberCookies() };
    const { films, cinemas } = await itemsOf(apiOrigin);
    const film = href(locale, { page: 'movie', slug: films[0]?.slug ?? '' });
    const cinema = href(locale, { page: 'cinema', slug: cinemas[0]?.slug ?? '' });
    const listed = (['home', 'shows', 'cinemas'] as const).map((page) => href(locale, { page }));
    for (const deed of await deedsOf(visitors, [...listed, film, cinema], film)) {
      const times: number[] = [];
      for (let round = 0; round < loadShape.rounds; round += 1) times.push(await measure(visitors, deed));
      rows.push([deed.name, deed.device, deed.path, spread(times)]);
      if (median(times) > bound)
        broken.push(`${deed.name} on a ${deed.device}: ${median(times)} ms, at most ${bound}`);
    }
    for (const device of ['desktop', 'phone'] as const) {
      const times: number[] = [];
      for (let round = 0; round < loadShape.rounds; round += 1)
        times.push(await firstResult(visitors, { path: searchPath, device }));
      rows.push(['first result after its answer', device, searchPath, spread(times)]);
      if (median(times) > resultBound)
        broken.push(
          `first result on a ${device}: ${median(times)} ms after the answer, at most ${resultBound}`,
        );
    }
    return {
      tables: [{ columns: ['what is done', 'on', 'page', 'ms'], rows }],
      notes: [
        `Interaction to next paint by the browser's own count (Event Timing, steps of 8 ms), Chromium with a processor ${slowdown} times slower, each on a fresh page; median of three rounds (least–most). Bound: ${bound} ms.`,
        `The first result is counted at full speed, from the last byte of the search's answer to the second frame that has it. Bound: ${resultBound} ms.`,
      ],
      broken,
    };
  });
}
