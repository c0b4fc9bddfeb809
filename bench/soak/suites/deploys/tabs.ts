import { expect, type BrowserContext, type Page } from '@playwright/test';
import { hydrated } from '../../../../e2e/support/visit.ts';

/** What happened to all tabs of a browser. */
export interface TabFaults {
  /** Answers of the site with 400 and more, and requests to it without an answer. */
  readonly failed: string[];
  /** Of those, files of a build. */
  readonly files: string[];
  /** Errors of script that nobody caught. */
  readonly errors: string[];
  /** Files of a build that were asked for. */
  asked: number;
}

/**
 * What Chromium says when it leaves the cross-fade between two documents out (`@view-transition` in `global.scss`). It does
 * so with any whole load, of one build too: five times of twelve, ten of twelve with a slow processor.
 */
const leftOutFade = /^Transition was aborted because of invalid state\. ViewTransition opt-in disabled/;

/** Notes what fails in any tab, on the site itself. */
export function watchTabs(context: BrowserContext, origin: string): TabFaults {
  const faults: TabFaults = { failed: [], files: [], errors: [], asked: 0 };
  const isFile = (url: string) => url.includes('/_next/static/');
  const note = (url: string, what: string) => {
    if (!url.startsWith(origin)) return;
    faults.failed.push(`${url.slice(origin.length)} ${what}`);
    if (isFile(url)) faults.files.push(url);
  };
  context.on('response', (response) => {
    if (isFile(response.url())) faults.asked += 1;
    if (response.status() >= 400) note(response.url(), String(response.status()));
  });
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // Whoever goes on to another page waits no longer for what the last one asked for.
    if (!why.includes('ERR_ABORTED')) note(request.url(), why);
  });
  context.on('weberror', (error) => {
    const { message } = error.error();
    if (!leftOutFade.test(message)) faults.errors.push(message);
  });
  return faults;
}

/** A tab of a visitor who goes from page to page by links, and opens popups. */
export class Tab {
  readonly #page: Page;
  #seed: number;
  /** Pages that were reached by a link, and those of them that were whole new documents. */
  went = 0;
  loaded = 0;

  constructor(page: Page, seed: number) {
    this.#page = page;
    this.#seed = seed;
  }

  async open(address: string): Promise<void> {
    await this.#page.goto(address);
    await this.#mark();
  }

  #draw(below: number): number {
    this.#seed = (this.#seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((this.#seed / 2_147_483_648) * below);
  }

  async #mark(): Promise<void> {
    await hydrated(this.#page);
    await this.#page.evaluate(() => void Object.assign(globalThis, { isSameDocument: true }));
  }

  /** Follows a link that the page follows without a new document. @returns whether there was a new document all the same */
  async follow(): Promise<boolean> {
    const links = this.#page.locator('header a[data-go], main:visible a[data-go], main:visible [data-go] a');
    const addresses = await links.evaluateAll((found) =>
      found.flatMap((link) =>
        link instanceof HTMLAnchorElement &&
        link.pathname !== location.pathname &&
        link.closest('[data-popup]') === null &&
        !link.pathname.includes('/filters/')
          ? [link.pathname]
          : [],
      ),
    );
    const target = addresses[this.#draw(addresses.length)];
    if (target === undefined) throw new Error(`${this.#page.url()}: no link`);
    await links.evaluateAll(
      (found, to) =>
        found
          .find((link) => (link as HTMLAnchorElement).pathname === to)
          ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
      target,
    );
    await this.#page.waitForURL((url) => url.pathname === target, { waitUntil: 'load' });
    await expect(this.#page.locator('main:visible h1').first()).toBeVisible();
    const isSame = await this.#page.evaluate(() => 'isSameDocument' in globalThis);
    this.went += 1;
    if (isSame) return false;
    this.loaded += 1;
    await this.#mark();
    return true;
  }

  /** Opens one of the page's popups, whose script comes only now, and closes it. */
  async openPopup(): Promise<void> {
    const triggers = this.#page.locator('header [data-popup]:visible');
    const trigger = triggers.nth(this.#draw(await triggers.count()));
    await trigger.click();
    const content = this.#page
      .locator('dialog[open]')
      .getByRole('heading')
      .or(this.#page.locator('dialog[open] :is(input, button, a):visible'));
    await expect(content.first()).toBeVisible();
    await this.#page.keyboard.press('Escape');
    await expect(this.#page.locator('dialog[open]')).toHaveCount(0);
  }
}
