import type { Browser, BrowserContextOptions, CDPSession, Page, Request } from '@playwright/test';
import { online, onSlowLine, slowDown } from './first-load.ts';

/** What happened when a finger pressed a link. */
export interface Press {
  /** Milliseconds from the finger to the frame with the new page. */
  readonly shown: number;
  /** Milliseconds from the lifted finger to the frame in which its link looks chosen; until then it looks touched. */
  readonly marked: number;
  /** Milliseconds that styles and layouts took, from the finger until the page was at rest. */
  readonly style: number;
  readonly layout: number;
  /** Bytes that were prefetched before the press, as sent: payloads, scripts and sheets. */
  readonly ahead: number;
}

/** When a link is pressed: after three quiet seconds, as soon as the page has loaded, or so on a slow line. */
export type Moment = 'idle' | 'quick' | 'slow line';

/** A link to press, and the page that has it. */
export interface Pressed {
  readonly address: string;
  /** The element to press: a selector; the first visible match is taken. */
  readonly target: string;
  readonly moment: Moment;
}

/** How long a page is left alone, and how long a finger stays on a link, in milliseconds. */
const [idleMs, fingerMs] = [3_000, 90];

/** From now on, keeps the times from the next finger to its mark, and to the frame in which the new page is on the screen. */
async function watchPress(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heading = () => [...document.querySelectorAll('main h1')].find((one) => one.checkVisibility());
    const [old, address] = [heading()?.textContent, location.href];
    // The task after the frame's callbacks runs when the frame is painted.
    const painted = () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      });
    const shown = new Promise<readonly [number, number]>((resolve) => {
      const onPress = ({ timeStamp }: PointerEvent) => {
        let marked: Promise<number> | undefined;
        let lifted = timeStamp;
        addEventListener('click', (event) => (lifted = event.timeStamp), { capture: true, once: true });
        const look = () => {
          if (marked === undefined && document.querySelector('a[data-going]') !== null) marked = painted();
          // A day keeps the heading: then its link is the chosen one.
          const isNew =
            location.href !== address &&
            (heading()?.textContent !== old || document.querySelector('a[data-going]') === null);
          if (!isNew || heading() === undefined) return;
          observer.disconnect();
          void Promise.all([painted(), marked ?? painted()]).then(([end, mark]) =>
            resolve([end - timeStamp, mark - lifted]),
          );
        };
        const observer = new MutationObserver(look);
        observer.observe(document.documentElement, { childList: true, subtree: true, attributes: true });
      };
      addEventListener('pointerdown', onPress, { capture: true, once: true });
    });
    Object.assign(window, { benchPress: shown });
  });
}

interface TraceEvent {
  readonly name: string;
  readonly dur?: number;
}

/** Traces a page until the returned function is called, which gives the milliseconds of its styles and layouts. */
async function traced(session: CDPSession): Promise<() => Promise<Pick<Press, 'style' | 'layout'>>> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  return async () => {
    const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
    await session.send('Tracing.end');
    await complete;
    const sum = (wanted: string) =>
      events.reduce((all, { name, dur = 0 }) => (name === wanted ? all + dur / 1_000 : all), 0);
    return { style: sum('UpdateLayoutTree'), layout: sum('Layout') };
  };
}

const isPrefetch = (request: Request) =>
  request.headers()['rsc'] === '1' || /\/_next\/static\/.*\.(?:js|css)$/.test(request.url());

const sizeOf = async (request: Request) =>
  (await request.response()) === null ? 0 : (await request.sizes()).responseBodySize;

/** Presses a link of a fresh page by touch, with a slower processor. */
export async function press(
  browser: Browser,
  { address, target, moment }: Pressed,
  options: BrowserContextOptions,
): Promise<Press> {
  const page = await browser.newPage({ ...options, hasTouch: true, isMobile: true });
  try {
    await online(page);
    if (moment === 'slow line') await onSlowLine(page);
    await page.goto(address, { waitUntil: 'load' });
    const link = page.locator(`${target}:visible`).first();
    const later: Request[] = [];
    page.on('request', (request) => {
      if (isPrefetch(request)) later.push(request);
    });
    await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    if (moment === 'idle') await page.waitForTimeout(idleMs);
    const box = await link.boundingBox();
    if (box === null) throw new Error(`${address}: nothing to press for ${target}`);
    await slowDown(page);
    await watchPress(page);
    const before = later.length;
    const session = await page.context().newCDPSession(page);
    const end = await traced(session);
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await page.waitForTimeout(fingerMs);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    const [shown, marked] = (await page.evaluate(() => Reflect.get(window, 'benchPress') as unknown)) as [
      number,
      number,
    ];
    await page.waitForTimeout(1_000);
    const sizes = await Promise.all(later.slice(0, before).map(sizeOf));
    return { shown, marked, ahead: sizes.reduce((sum, size) => sum + size, 0), ...(await end()) };
  } finally {
    await page.close();
  }
}
