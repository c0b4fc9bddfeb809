import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

/** The factor by which the processor is slowed down. */
export const slowdown = 4;

/** The line of Lighthouse's phone. */
export const slowLine = { kilobits: 1_600, latency: 150 } as const;

/** How a first visit of a page felt, in milliseconds; the shift has no unit. */
export interface FirstLoad {
  /** First contentful paint. */
  readonly first: number;
  /** Largest contentful paint. */
  readonly largest: number;
  /** What tasks took beyond 50 ms each, from the first contentful paint until the page was at rest. */
  readonly blocking: number;
  /** All layout shifts together. */
  readonly shift: number;
}

/** Watches paints, shifts and long tasks of every document of a page. */
async function watchLoad(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { first: 0, largest: 0, shift: 0, tasks: [] as [number, number][] };
    Object.assign(window, { benchLoad: seen });
    const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
    watch('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') seen.first = startTime;
    });
    watch('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime));
    watch('layout-shift', (entry) => (seen.shift += Number(Reflect.get(entry, 'value'))));
    watch('longtask', ({ startTime, duration }) => void seen.tasks.push([startTime, duration]));
  });
}

/** Waits until nothing is loaded any more, and for a second no task was long. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const done = () => {
          observer.disconnect();
          resolve();
        };
        let timer = setTimeout(done, 1_000);
        const observer = new PerformanceObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(done, 1_000);
        });
        observer.observe({ type: 'longtask' });
      }),
  );
}

/** Makes the processor of a page slower. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** Puts a page on {@link slowLine}. */
export async function onSlowLine(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const bytes = (slowLine.kilobits * 1_000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowLine.latency,
    downloadThroughput: bytes,
    uploadThroughput: bytes / 2,
  });
}

/** A machine without a network says that it is offline; pages prefetch nothing then. */
export async function online(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: true }));
}

/**
 * Opens an address with an empty cache on a slower processor and a slow line.
 *
 * @throws Error when a picture cannot be had: a page without its pictures is another page
 */
export async function firstLoad(
  browser: Browser,
  address: string,
  options: BrowserContextOptions,
): Promise<FirstLoad> {
  const page = await browser.newPage(options);
  try {
    await watchLoad(page);
    await online(page);
    await slowDown(page);
    await onSlowLine(page);
    const missing: string[] = [];
    page.on('requestfailed', (request) => {
      if (request.resourceType() === 'image' && request.failure()?.errorText !== 'net::ERR_ABORTED')
        missing.push(request.url());
    });
    await page.goto(address);
    await atRest(page);
    if (missing.length > 0) throw new Error(`${address}: ${missing.length} pictures failed, ${missing[0]}`);
    return await page.evaluate(() => {
      const { first, largest, shift, tasks } = Reflect.get(window, 'benchLoad') as {
        readonly first: number;
        readonly largest: number;
        readonly shift: number;
        readonly tasks: readonly (readonly [number, number])[];
      };
      const blocking = tasks.reduce(
        (sum, [start, duration]) => sum + Math.max(0, start + duration - Math.max(start, first) - 50),
        0,
      );
      return { first, largest, shift, blocking };
    });
  } finally {
    await page.close();
  }
}
