import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { href } from '#src/routes/href.ts';
import { siteOf } from '#src/sites/registry.ts';
import { breadth } from '../support/first-gate.ts';
import { phone } from '../support/first-screen.ts';
import { test } from '../support/test.ts';
import { shifts } from '../support/third-parties.ts';
import { addressOf, onePerPage, refOf } from '../support/matrix.ts';
import { hydrated, isMarked, markDocument, visit, watch, withoutArt } from '../support/visit.ts';
import { wire } from '../support/wire.ts';

/** What a page is painted with before its sheets are there (ADR-0110). */
const most = 16_000;
const sheets = /\/_next\/static\/.*\.css$/;

const kinds = onePerPage.filter(({ page }) =>
  ['home', 'shows', 'movie', 'cinema', 'cinemas', 'subscriptionOffers'].includes(page),
);

test.beforeEach(async ({ page }) => withoutArt(page));

test('the head of a page has one style of at most 16 kB, and nothing that the first paint waits for', async () => {
  for (const cell of onePerPage) {
    const address = href(cell.locale, await refOf(cell));
    const { body } = await wire(siteOf(cell.locale), address, {});
    const [head = '', rest = ''] = body.split('</head>', 2);
    const styles = [...head.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text);
    expect.soft(styles.length, address).toBe(1);
    const bytes = gzipSync(styles[0] ?? '').length;
    console.log(`${cell.page}: ${(bytes / 1000).toFixed(1)} kB of style in the head after gzip`);
    expect.soft(bytes, address).toBeLessThanOrEqual(most);
    // Neither a sheet, nor a script that the parser waits for, nor a sheet that is preloaded before the text.
    expect.soft(head, address).not.toMatch(/rel="stylesheet"|as="style"|<script src="[^"]*">/);
    const links = [...rest.matchAll(/<link rel="stylesheet"[^>]*data-precedence[^>]*>/g)];
    expect.soft(links.length, address).toBeGreaterThan(1);
    // Behind everything that is painted: only the payload follows.
    const after = rest.slice((links.at(-1)?.index ?? 0) + (links.at(-1)?.[0].length ?? 0));
    expect.soft(after.replaceAll(/<script>.*?<\/script>/gs, ''), address).toBe('</body></html>');
  }
});

/** Waits until something of a page is painted. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver((list) => {
          if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
        }).observe({ type: 'paint', buffered: true });
      }),
  );
}

const widths = [
  ['a phone', phone],
  ['a desk', { width: 1440, height: 900 }],
] as const;

/** What the letters of a page may move when they come, where a machine lacks both families that their metrics are for. */
const mostMoved = 0.05;

for (const [device, viewport] of widths)
  test(`on ${device} text waits for no letters, and those hardly move it`, async ({ page }) => {
    await page.setViewportSize(viewport);
    let come = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await come.promise;
      await route.continue();
    });
    for (const cell of kinds) {
      come = Promise.withResolvers<void>();
      await page.goto(addressOf(cell.locale, await refOf(cell)), { waitUntil: 'commit' });
      await painted(page);
      await expect(page.locator('main h1')).toBeVisible();
      come.resolve();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      const moved = await shifts(page);
      console.log(`${cell.page} on ${device}: letters move ${moved.toFixed(4)}`);
      expect.soft(moved, cell.page).toBeLessThan(mostMoved);
    }
  });

/** The elements of the first screen that look otherwise without the linked sheets: their properties, with and without. */
function otherwise(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const seen = [...document.querySelectorAll('*')].filter((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return bottom >= 0 && top <= innerHeight && right >= 0 && left <= innerWidth;
    });
    const looks = () =>
      seen.flatMap((element) =>
        [undefined, '::before', '::after'].map((part) => {
          const style = getComputedStyle(element, part);
          // A part that is not there has no look.
          if (part !== undefined && style.content === 'none') return [];
          return [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`);
        }),
      );
    const switchTo = (disabled: boolean) => {
      for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
        link.disabled = disabled;
    };
    const withSheets = looks();
    switchTo(true);
    const without = looks();
    switchTo(false);
    return withSheets.flatMap((look, index) => {
      const other = new Set(without[index]);
      const lost = look.filter((line) => !other.has(line));
      const element = seen[Math.floor(index / 3)];
      const name = `${element?.localName}.${element?.getAttribute('class')} ${index % 3}`;
      return lost.length === 0 && look.length === other.size
        ? []
        : [`${name}: ${lost.slice(0, 5).join('; ')} (${look.length} and ${other.size})`];
    });
  });
}

for (const [device, viewport] of widths)
  for (const colorScheme of ['light', 'dark'] as const)
    test(
      `on ${device}, ${colorScheme}, the first screen looks the same before its sheets are there`,
      colorScheme === 'dark' ? breadth : {},
      async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        // As the document is, before React draws what only a browser knows.
        await page.route('**/*.js', (route) => route.abort());
        for (const cell of kinds) {
          await visit(page, cell.locale, await refOf(cell));
          expect.soft(await otherwise(page), cell.page).toEqual([]);
        }
      },
    );

test('a page is painted while its sheets are not there, and comes alive with them', async ({ page }) => {
  const { promise: come, resolve: bring } = Promise.withResolvers<void>();
  await page.route(sheets, async (route) => {
    await come;
    await route.continue();
  });
  await page.goto(addressOf('fr-FR', { page: 'home' }), { waitUntil: 'commit' });
  await painted(page);
  await expect(page.locator('main h1')).toBeVisible();
  expect(await page.evaluate(() => [...document.styleSheets].filter(({ href: at }) => at).length)).toBe(0);
  bring();
  await page.waitForLoadState();
  await hydrated(page);
});

/** The sheets of a document, in the order in which they apply. */
const linkedIn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(
      (link) => new URL(link.href).pathname,
    ),
  );

test('going to other kinds of page and back brings each sheet once, behind those that are there', async ({
  page,
}) => {
  const problems = watch(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (sheets.test(pathname)) asked.push(pathname);
  });
  await visit(page, 'fr-FR', { page: 'home' });
  await hydrated(page);
  await markDocument(page);
  const first = await linkedIn(page);
  let before = first;
  for (const path of ['shows', 'cinemas'] as const) {
    await page
      .locator(`header a[href="${href('fr-FR', { page: path })}"]:visible`)
      .first()
      .click();
    await page.waitForURL(`**${href('fr-FR', { page: path })}`);
    await expect(page.locator('main:visible h1')).toBeVisible();
    const now = await linkedIn(page);
    expect(now.slice(0, before.length), path).toEqual(before);
    before = now;
  }
  expect(before.length).toBeGreaterThan(first.length);
  await page.goBack();
  await page.goBack();
  await page.waitForURL(/\/$/);
  await expect(page.locator('main:visible h1')).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  expect(await linkedIn(page)).toEqual(before);
  expect(new Set(before).size).toBe(before.length);
  expect(asked.toSorted()).toEqual(before.toSorted());
  expect(problems).toEqual([]);
});
