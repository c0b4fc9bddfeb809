import { expect, type BrowserContext, type Page } from '@playwright/test';
import type { HrefOptions } from '#src/routes/href.ts';
import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { addressOf } from './matrix.ts';
import { stage } from './stage.ts';

/** Origin of the pictures on the stage. */
export const mediaOrigin = `http://media.velours.localhost:${stage.backendPort}`;

/** Opens a page by reference with the browser's clock at the stage's instant, and says the status. */
export async function visit(
  page: Page,
  locale: Locale,
  ref: PageRef,
  options?: HrefOptions,
): Promise<number> {
  await page.clock.setFixedTime(stage.now);
  const response = await page.goto(addressOf(locale, ref, options));
  if (!response) throw new Error(`${addressOf(locale, ref, options)}: no answer`);
  return response.status();
}

/** One transparent pixel, GIF: browsers go by its bytes. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/**
 * Answers every picture with one pixel: suites about the page need not wait until the stage has drawn its art, which
 * `opened.spec.ts` looks at.
 */
export async function withoutArt(target: Page | BrowserContext): Promise<void> {
  await target.route(`${mediaOrigin}/**`, (route) =>
    route.fulfill({ contentType: 'image/gif', body: pixel }),
  );
}

/** Everything that went wrong in a page: messages of the console, errors of script, requests without an answer. */
export function watch(page: Page): readonly string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push(`console ${message.type()}: ${message.text()}`);
  });
  // A text that differs from the server's arrives here as React's error 418 and its like.
  page.on('pageerror', (error) => problems.push(`script: ${error.message}`));
  page.on('requestfailed', (request) =>
    problems.push(`request: ${request.url()} ${request.failure()?.errorText ?? ''}`),
  );
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`answer: ${response.url()} ${response.status()}`);
  });
  return problems;
}

/** Whether the script of the page runs: an island has put itself to work. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('header, nav ul')].some((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps')),
    ),
  );
}

/** Texts and controls that stand out of the window at its width, where nothing lets them scroll into it. */
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
      // Words for assistive technology alone are one pixel wide.
      if (own > 1 && (right > width + 0.5 || left < -0.5) && !scrolls(element))
        found.push(
          `${element.localName} "${(element.textContent ?? '').trim().slice(0, 40)}" from ${left} to ${right}`,
        );
    }
    return found;
  });
}

/** At the width, nothing stands out of the window; what does fails the test, which goes on. */
export async function expectFits(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  expect.soft(await overflowing(page), `nothing out of the window at ${width} px`).toEqual([]);
}

/** Leaves a mark in the document; it goes with the document. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset['visited'] = 'yes';
  });
}

/** Whether the document is the one that was marked: the page changed without a load. */
export async function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset['visited'] === 'yes');
}
