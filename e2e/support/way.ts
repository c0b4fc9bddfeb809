import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import type { HrefOptions } from '#src/routes/href.ts';
import type { PageRef } from '#src/routes/page.ts';
import { siteOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { tabTo } from './keyboard.ts';
import { words } from './messages.ts';
import { originOf } from './stage.ts';
import { breadth } from './first-gate.ts';
import { hydrated, isMarked, markDocument, visit, watch, withoutArt } from './visit.ts';

/** How a visitor goes a way: on a phone with and without script, or by keyboard alone. */
export const hands = ['touch', 'no script', 'keyboard'] as const;
export type Hand = (typeof hands)[number];

/** The details of a test by a hand: the first gate has the first one. */
export const by = (hand: Hand) => (hand === hands[0] ? {} : breadth);

const phone = { width: 390, height: 844 };

/**
 * A way of a visitor over several pages on a phone, in touches. Typing a word counts as one, with the key that sends it. By
 * keyboard, a touch is the Enter key on what the Tab key leads to. Where the document stays, the focus is on something visible
 * afterwards; a new document begins where browsers begin; where it stays, a live region says what has changed.
 */
export class Way {
  touches = 0;
  #problems: readonly string[] = [];

  readonly page: Page;
  readonly hand: Hand;

  private constructor(page: Page, hand: Hand) {
    this.page = page;
    this.hand = hand;
  }

  /** Opens the first page of a way in a browser that knows nothing of the site, but for the stored place. */
  static async from(
    browser: Browser,
    hand: Hand,
    locale: Locale,
    ref: PageRef,
    { place = '', browserLanguage, address, ...options }: WayOptions = {},
  ): Promise<Way> {
    const context = await browser.newContext({
      viewport: phone,
      hasTouch: true,
      javaScriptEnabled: hand !== 'no script',
      ...(browserLanguage === undefined ? {} : { locale: browserLanguage }),
    });
    if (place !== '')
      await context.addCookies([{ name: 'locator', value: place, url: originOf(siteOf(locale)) }]);
    await withoutArt(context);
    const way = new Way(await context.newPage(), hand);
    if (hand !== 'no script') way.#problems = watch(way.page);
    if (address === undefined) await visit(way.page, locale, ref, options);
    else await way.page.goto(address);
    await way.ready();
    return way;
  }

  /** Waits until the page's script runs. */
  async ready(): Promise<void> {
    if (this.hand !== 'no script') await hydrated(this.page);
  }

  /** Touches a link or a button. */
  async touch(target: Locator): Promise<void> {
    this.touches += 1;
    if (this.hand !== 'keyboard') return target.click();
    await tabTo(this.page, target);
    await this.page.keyboard.press('Enter');
  }

  /** Touches what opens another address of the site, and waits for it. */
  async follow(target: Locator, address: RegExp | string): Promise<void> {
    await markDocument(this.page);
    if (this.hand === 'keyboard') await listen(this.page);
    await this.touch(target);
    await this.page.waitForURL(address);
    await this.ready();
    if (this.hand !== 'keyboard' || !(await isMarked(this.page))) return;
    await this.#expectFocus();
    await expect.poll(() => heardOn(this.page), 'the change is announced').not.toEqual([]);
  }

  /** Touches what loads the document anew. */
  async reload(target: Locator): Promise<void> {
    await Promise.all([this.page.waitForEvent('load'), this.touch(target)]);
    await this.ready();
  }

  /** Types a word into a field, and sends it. */
  async type(target: Locator, text: string): Promise<void> {
    this.touches += 1;
    if (this.hand === 'keyboard') await tabTo(this.page, target);
    await target.fill(text);
    await target.press('Enter');
  }

  /** Ends the way: it took no more touches than it may, and the browser had nothing to complain about. */
  async end(most: number): Promise<void> {
    expect(this.touches, 'touches').toBeLessThanOrEqual(most);
    // What a navigation ends early, or fetched ahead for nothing, is no problem of a page.
    expect(this.#problems.filter((problem) => !/ERR_ABORTED|ViewTransition|preloaded/.test(problem))).toEqual(
      [],
    );
    await this.page.context().close();
  }

  async #expectFocus(): Promise<void> {
    const focused = this.page.locator(':focus');
    await expect(focused).toBeVisible();
    await expect(focused).toBeInViewport();
  }
}

/** From now on, notes what the live regions of the document say: results of choices, and the titles of pages. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const said: string[] = [];
    Reflect.set(window, 'said', said);
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const text = element?.closest('output, [role="status"], [role="alert"], [aria-live]')?.textContent;
        if (text) said.push(text);
      }
    });
    const announcer = document.querySelector('next-route-announcer')?.shadowRoot;
    for (const root of [document, announcer])
      if (root) observer.observe(root, { subtree: true, childList: true, characterData: true });
  });
}

/** What was said since {@link listen}. */
const heardOn = (page: Page) => page.evaluate(() => Reflect.get(window, 'said') as readonly string[]);

interface WayOptions extends HrefOptions {
  /** Value of the stored place (D52): `city:…`. */
  readonly place?: string;
  /** What the browser says about its language. */
  readonly browserLanguage?: string;
  /** The address that is typed instead of the page's own. */
  readonly address?: string;
}

/** Goes from a showtime to its booking page: by its details with script, otherwise at once (D37). */
export async function book(way: Way, locale: Locale, showtime: Locator): Promise<void> {
  await way.touch(showtime);
  if (way.hand !== 'no script')
    await way.touch(
      way.page.getByRole('dialog').getByRole('link', { name: words(locale)('showtime.book'), exact: true }),
    );
  await way.page.waitForURL(/^http:\/\/tickets\./);
}

/** Chooses a city as one's place in the line of a page: from the list with script, otherwise by its name (D56). */
export async function chooseCity(way: Way, city: string): Promise<void> {
  const { page } = way;
  const bar = page.locator('[data-locator-bar]:visible');
  if (way.hand === 'no script') {
    const field = bar.getByRole('searchbox');
    await way.type(field, city.toLowerCase());
    await expect(field).toHaveAttribute('placeholder', city);
    return;
  }
  await way.touch(bar.getByRole('link').first());
  await way.reload(page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${city}`) }));
  await expect(bar).toContainText(city);
  if (way.hand === 'keyboard') await expect(bar.getByRole('link').first()).toBeFocused();
}
