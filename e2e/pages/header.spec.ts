import { expect, type Page } from '@playwright/test';
import { messagesOf, type Messages } from '#src/i18n/messages.ts';
import { entryWidth, menuSteps, rooms } from '#src/shell/header/menu-room.ts';
import { locales } from '#src/sites/registry.ts';
import { oneOfEachLanguage } from '../support/matrix.ts';
import { test } from '../support/test.ts';
import { visit, withoutArt } from '../support/visit.ts';

/** The minimum width of the search in the row, `flex-basis` in header.module.scss. */
const searchBasis = 160;

/**
 * The header has one row, which the server calculates from the widths of letters, without script. These are the
 * narrowest windows of each step.
 */
const narrowest = { tablet: 700, portrait: 820, landscape: 960, desktop: 1080, wide: 1440 } as const;

interface Row {
  /** Top positions of the visible entries; only one when they are in one row. */
  readonly tops: readonly number[];
  /** Width of the menu, and the part that its entries use. */
  readonly width: number;
  readonly used: number;
  /** The room that the search beside it would leave. */
  readonly spare: number;
  readonly folds: boolean;
}

async function rowOf(page: Page): Promise<Row> {
  return page.evaluate((leastSearch) => {
    const menu = document.querySelector('header nav');
    const search = document.querySelector('header search')?.parentElement;
    const shown = [...(menu?.querySelectorAll('li') ?? [])].filter((item) => item.checkVisibility());
    const boxes = shown.map((item) => item.getBoundingClientRect());
    const [first] = boxes;
    return {
      tops: [...new Set(boxes.map(({ top }) => Math.round(top)))],
      width: menu?.getBoundingClientRect().width ?? 0,
      used: Math.max(0, ...boxes.map(({ right }) => right - (first?.left ?? 0))),
      spare: Math.max(0, (search?.getBoundingClientRect().width ?? 0) - leastSearch),
      folds: document.querySelector('[popovertarget="more"]')?.checkVisibility() ?? false,
    };
  }, searchBasis);
}

/** Waits for the fonts: the letters of the fallback fonts have only nearly the same width. */
async function lettersHaveCome(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded');
}

// The longest words beside the most languages stand in Belgium. The row is the style sheet's: script changes nothing of it,
// which one site shows.
const withoutScript = [...oneOfEachLanguage, 'fr-BE'] as const;
for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    for (const locale of javaScriptEnabled ? (['fr-BE'] as const) : withoutScript)
      test(`R132 ${locale}: the header has one row at every width from 320 px`, async ({ page }) => {
        await withoutArt(page);
        await visit(page, locale, { page: 'events' });
        await lettersHaveCome(page);
        for (let width = 320; width <= 1600; width += 20) {
          await page.setViewportSize({ width, height: 700 });
          const { tops, width: room, used } = await rowOf(page);
          expect.soft(tops, `rows at ${width} px`).toHaveLength(1);
          expect.soft(used, `reach at ${width} px`).toBeLessThanOrEqual(room + 0.5);
        }
      });
  });

for (const locale of locales)
  test(`${locale}: the menu has the room that it counts with`, async ({ page }) => {
    await withoutArt(page);
    await visit(page, locale, { page: 'events' });
    for (const step of menuSteps) {
      await page.setViewportSize({ width: narrowest[step], height: 700 });
      const { width, spare, folds } = await rowOf(page);
      expect.soft(width + spare, step).toBeGreaterThanOrEqual(folds ? rooms[step].beside : rooms[step].alone);
    }
  });

test('words are as wide in the browser as the font file says', async ({ page }) => {
  const words = oneOfEachLanguage.flatMap((locale) =>
    Object.values((messagesOf(locale) as Messages).shell.menu),
  );
  await withoutArt(page);
  await visit(page, 'fr-FR', { page: 'events' });
  await lettersHaveCome(page);
  const measured = await page.evaluate((texts) => {
    const entry = document.querySelector('header nav a');
    if (!(entry instanceof HTMLElement)) throw new Error('the menu has no entry');
    return texts.map((text) => {
      entry.textContent = text;
      return {
        width: entry.getBoundingClientRect().width,
        size: Number.parseFloat(getComputedStyle(entry).fontSize),
      };
    });
  }, words);
  for (const [index, { width, size }] of measured.entries()) {
    const counted = entryWidth(words[index] ?? '', size);
    expect.soft(width, words[index]).toBeLessThanOrEqual(counted + 0.5);
    expect.soft(width, words[index]).toBeGreaterThan(counted - 4);
  }
});
