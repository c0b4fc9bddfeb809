import { expect, type BrowserContext, type Page } from '@playwright/test';
import type { HrefOptions } from '#src/routes/href.ts';
import type { PageRef } from '#src/routes/page.ts';
import { isOneForAllLanguages } from '#src/routes/alternates.ts';
import { languageOf, siteOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { addressOf } from './matrix.ts';
import { originOf, stage } from './stage.ts';

/** Origin of the pictures on the stage. */
export const mediaOrigin = `http://media.velours.localhost:${stage.backendPort}`;

/**
 * Opens a page by reference with the browser's clock at the stage's instant; returns the status. Where the address names
 * no language, the visitor has chosen it before.
 */
export async function visit(
  page: Page,
  locale: Locale,
  ref: PageRef,
  options?: HrefOptions,
): Promise<number> {
  await page.clock.setFixedTime(stage.now);
  if (isOneForAllLanguages(ref)) {
    const chosen = { name: 'lang', value: languageOf(locale), url: originOf(siteOf(locale)) };
    await page.context().addCookies([chosen]);
  }
  const response = await page.goto(addressOf(locale, ref, options));
  if (!response) throw new Error(`${addressOf(locale, ref, options)}: no answer`);
  return response.status();
}

/** One transparent pixel as GIF: browsers detect the format from the bytes. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/**
 * Answers every picture with one pixel, so that suites about the page do not wait for the stage to draw pictures, which
 * `opened.spec.ts` tests.
 */
export async function withoutArt(target: Page | BrowserContext): Promise<void> {
  await target.route(`${mediaOrigin}/**`, (route) =>
    route.fulfill({ contentType: 'image/gif', body: pixel }),
  );
}

/**
 * Leaves a page in the letters of the machine. A page is painted before its own letters are there (ADR-0110), so a suite that
 * expects nothing to move does without them; `weight/paint.spec.ts` bounds what they move.
 */
export async function withoutLetters(page: Page): Promise<void> {
  await page.route('**/*.woff2', (route) => route.abort());
}

/** What moves without them: the names of the first two days, in letters wider than the room that ours have. */
export const machineLetters = 0.001;

/** Records the problems of a page: messages of the console, script errors, requests without an answer. */
export function watch(page: Page): readonly string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push(`console ${message.type()}: ${message.text()}`);
  });
  // A text that differs from the server's causes React's error 418 or a similar one.
  page.on('pageerror', (error) => problems.push(`script: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Whoever leaves a page breaks off the files that it still loads.
    if (reason === 'net::ERR_ABORTED' && request.url().includes('/_next/static/')) return;
    problems.push(`request: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`answer: ${response.url()} ${response.status()}`);
  });
  return problems;
}

/**
 * Waits until the page's script runs: an island has hydrated, the parts that wait for the visitor are there, and the
 * browser has nothing left to do. Listeners come after that, and the parts below the first screen hydrate after those above, each when the browser has time.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.documentElement.dataset['awake'] !== undefined &&
      [...document.querySelectorAll('header, nav ul')].some((element) =>
        Object.keys(element).some((key) => key.startsWith('__reactProps')),
      ),
  );
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // A browser did not say for five minutes that it is idle, once, for a reason that was not found.
        const options = { timeout: 20_000 };
        requestIdleCallback(() => requestIdleCallback(() => resolve(), options), options);
      }),
  );
}

/** Texts and controls that reach outside the window at its width, without a parent that scrolls. */
export async function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = (element: Element): boolean => {
      for (let above = element.parentElement; above && above !== document.body; above = above.parentElement)
        if (getComputedStyle(above).overflowX !== 'visible') return true;
      return false;
    };
    const found: string[] = [];
    if (document.documentElement.scrollWidth > width)
      found.push(`the page is ${document.documentElement.scrollWidth} wide in ${width}`);
    for (const element of document.querySelectorAll('a, button, summary, h1, h2, h3, p, li, dt, dd, img')) {
      const { left, right, width: own } = element.getBoundingClientRect();
      // Texts for screen readers only are one pixel wide.
      if (own > 1 && (right > width + 0.5 || left < -0.5) && !scrolls(element))
        found.push(
          `${element.localName} "${(element.textContent ?? '').trim().slice(0, 40)}" from ${left} to ${right}`,
        );
    }
    return found;
  });
}

/** Expects that nothing reaches outside the window at a width; a finding fails the test, which continues. */
export async function expectFits(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  expect.soft(await overflowing(page), `nothing out of the window at ${width} px`).toEqual([]);
}

/** The text spacing that a visitor may choose (WCAG 1.4.12). */
const wideSpacing =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}' +
  'p{margin-block-end:2em!important}';

/** Expects that nothing reaches outside the window with wide text spacing; a finding fails the test, which continues. */
export async function expectFitsSpaced(page: Page): Promise<void> {
  // A sheet of the script's own: the policy of the page refuses a style element.
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, wideSpacing);
  expect.soft(await overflowing(page), 'nothing out of the window with wide text spacing').toEqual([]);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}

/** Marks the document; a page load removes the mark. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset['visited'] = 'yes';
  });
}

/** Whether the document is still the marked one: the page changed without a page load. */
export async function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset['visited'] === 'yes');
}
