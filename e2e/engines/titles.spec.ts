import { expect } from '@playwright/test';
import { matrix, refOf } from '../support/matrix.ts';
import { test } from './engine-test.ts';
import { open } from './look.ts';

/** Words of headings that stand on two lines although a line has room for them. */
function brokenWords(): { readonly found: string[]; readonly seen: number } {
  const found: string[] = [];
  let seen = 0;
  for (const heading of document.querySelectorAll('main :is(h1, h2, h3, h4)')) {
    if (!heading.checkVisibility() || heading.getBoundingClientRect().width < 2) continue;
    const room = heading.getBoundingClientRect().width;
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{M}\p{N}’']+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
        );
        const width = [...range.getClientRects()].reduce((sum, box) => sum + box.width, 0);
        seen += 1;
        if (lines.size > 1 && width <= room) found.push(`${word} in ${Math.round(room)} px`);
      }
  }
  return { found, seen };
}

for (const locale of ['fr-FR', 'de-CH'] as const)
  test(`${locale}: no word of a title is broken that fits on a line`, async ({ tab }) => {
    const pages = new Set(['home', 'shows', 'cinema', 'movie', 'events', 'news', 'experiences', 'offers']);
    for (const cell of matrix.filter((one) => one.locale === locale && pages.has(one.page)))
      await test.step(cell.page, async () => {
        await open(tab, locale, await refOf(cell));
        const { found, seen } = await tab.evaluate(brokenWords);
        expect(seen).toBeGreaterThan(0);
        expect.soft(found, cell.page).toEqual([]);
      });
  });
