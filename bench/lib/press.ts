import type { Browser, BrowserContextOptions, Page, Request } from '@playwright/test';
import { atRest, slowDown } from './first-load.ts';

/** What happened when a visitor pressed a link. */
export interface Press {
  /** Milliseconds from the press to the frame with the new page's heading. */
  readonly heading: number;
  /** How many times the content of the pressed page was fetched. */
  readonly payloads: number;
  /** Bytes that came after the pointer was on the link and before the press, as sent. */
  readonly ahead: number;
}

/** A link to press, and the page that has it. */
export interface Pressed {
  readonly address: string;
  /** The element to press: a selector; the first visible match is taken. */
  readonly target: string;
  /** Whether the pointer rests on the link before the press, until nothing is fetched any more. */
  readonly rests: boolean;
}

/** From now on, keeps the time from the next press to the frame in which another heading is on the screen. */
async function watchHeading(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heading = () => [...document.querySelectorAll('main h1')].find((one) => one.checkVisibility());
    const old = heading();
    const shown = new Promise<number>((resolve) => {
      const onPress = ({ timeStamp }: PointerEvent) => {
        const look = () => {
          const now = heading();
          if (now === undefined || now === old) return;
          observer.disconnect();
          // The task after the frame's callbacks runs when the frame is painted.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
        };
        const observer = new MutationObserver(look);
        observer.observe(document.documentElement, { childList: true, subtree: true, attributes: true });
      };
      addEventListener('pointerdown', onPress, { capture: true, once: true });
    });
    Object.assign(window, { benchHeading: shown });
  });
}

/** Whether a request fetches content of a page, and not only the shape of its tree. */
function isPayload(request: Request): boolean {
  const headers = request.headers();
  return headers['rsc'] === '1' && headers['next-router-segment-prefetch'] !== '/_tree';
}

const sizeOf = async (request: Request) =>
  (await request.response()) === null ? 0 : (await request.sizes()).responseBodySize;

/** Presses a link on a fresh page with a slower processor. */
export async function press(
  browser: Browser,
  { address, target, rests }: Pressed,
  options: BrowserContextOptions,
): Promise<Press> {
  const page = await browser.newPage(options);
  try {
    // Only the pressed page is fetched ahead, and not what else is in view (ADR-0109).
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    const link = page.locator(`${target}:visible`).first();
    // Pictures that come by scrolling do not count.
    await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await page.waitForLoadState('networkidle');
    const { pathname } = new URL(await link.evaluate((element) => String(Reflect.get(element, 'href'))));
    const box = await link.boundingBox();
    if (box === null) throw new Error(`${address}: nothing to press for ${target}`);
    await slowDown(page);
    await atRest(page);
    await watchHeading(page);
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    if (rests) await atRest(page);
    const before = rests ? await Promise.all(requests.map(sizeOf)) : [];
    await page.mouse.down();
    await page.mouse.up();
    const heading = await page.evaluate(async () => Number(await Reflect.get(window, 'benchHeading')));
    await atRest(page);
    return {
      heading,
      payloads: requests.filter((one) => isPayload(one) && new URL(one.url()).pathname === pathname).length,
      ahead: before.reduce((sum, size) => sum + size, 0),
    };
  } finally {
    await page.close();
  }
}
