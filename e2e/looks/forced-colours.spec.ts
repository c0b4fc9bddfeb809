import { expect, type Page } from '@playwright/test';
import type { PageId } from '#src/routes/pages/registry.ts';
import { breadth } from '../support/first-gate.ts';
import { onePerPage, refOf } from '../support/matrix.ts';
import { test } from '../support/test.ts';
import { hydrated, visit, withoutArt } from '../support/visit.ts';

/** What a visitor sees whose system forces its own colours: gradients are gone, and pictures are not. */

/** The kinds of page whose words stand on pictures; the second gate has the others. */
const first: ReadonlySet<PageId> = new Set<PageId>([
  'home',
  'cinema',
  'movie',
  'city',
  'cinemas',
  'experiences',
]);

test.beforeEach(async ({ page }) => {
  await withoutArt(page);
  await page.emulateMedia({ forcedColors: 'active' });
});

/** Lines of text between which and a picture below them nothing is opaque, and marks and badges without a frame. */
async function withoutGround(page: Page): Promise<{ readonly found: string[]; readonly seen: number }> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*,*::before,*::after{pointer-events:auto!important;content-visibility:visible!important}',
    );
    document.adoptedStyleSheets = [sheet];
    const found = new Set<string>();
    let seen = 0;
    const isOpaque = (element: Element) => {
      const { backgroundColor } = getComputedStyle(element);
      return (
        backgroundColor !== 'transparent' &&
        !/[,/] ?0?\.?\d*\)$/.test(backgroundColor.replace(/^rgb\(.*/, ''))
      );
    };
    const texts = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const of = node.parentElement;
      if (
        of === null ||
        (node.textContent ?? '').trim() === '' ||
        !of.checkVisibility({ opacityProperty: true })
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        const below = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
        const at = below.indexOf(of);
        if (at === -1) continue;
        for (const element of below.slice(at)) {
          if (isOpaque(element)) break;
          if (!element.matches('img, picture, video')) continue;
          found.add(`“${(node.textContent ?? '').trim().slice(0, 30)}” on a picture`);
          break;
        }
        if (below.some((element) => element.matches('img'))) seen += 1;
      }
    }
    for (const mark of document.querySelectorAll('main :is([data-mark], [data-tone])')) {
      if (!mark.checkVisibility()) continue;
      const { borderTopStyle, borderTopWidth, backgroundColor } = getComputedStyle(mark);
      if (borderTopStyle === 'none' || borderTopWidth === '0px')
        found.add(`${mark.localName}.${mark.className} has no frame`);
      if (backgroundColor === 'rgba(0, 0, 0, 0)')
        found.add(`${mark.localName}.${mark.className} has no ground`);
    }
    document.adoptedStyleSheets = [];
    return { found: [...found], seen };
  });
}

for (const { locale, page: pageId } of onePerPage)
  test(
    `${locale} ${pageId}: in forced colours words on pictures have a ground, marks and badges a frame`,
    first.has(pageId) ? {} : breadth,
    async ({ page }) => {
      expect(await visit(page, locale, await refOf({ locale, page: pageId }))).toBe(200);
      await hydrated(page);
      for (const width of [390, 1440]) {
        // All of the page is in the window.
        await page.setViewportSize({ width, height: 900 });
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.setViewportSize({ width, height: Math.min(height, 8_000) });
        const { found, seen } = await withoutGround(page);
        expect.soft(found, `${width} px`).toEqual([]);
        if (pageId === 'home') expect(seen).toBeGreaterThan(0);
      }
    },
  );

test('in forced colours what has the focus has an outline', async ({ page }) => {
  expect(await visit(page, 'fr-FR', { page: 'home' })).toBe(200);
  await hydrated(page);
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press('Tab');
    const lines = await page.evaluate(() => {
      const focused = document.activeElement;
      if (focused === null || focused === document.body) return null;
      const own = getComputedStyle(focused);
      const area = getComputedStyle(focused, '::after');
      return [own, area].some(
        ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      )
        ? null
        : focused.outerHTML.slice(0, 120);
    });
    expect.soft(lines, `press ${press}`).toBeNull();
  }
});
