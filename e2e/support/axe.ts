import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2 up to AA, and axe's rules of good practice. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The findings of axe, one line each: rule, number of elements, the first of them. Only violations are collected. */
export async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], selectors: false, preload: false })
    .withTags(rules)
    // There are no frames: the legacy mode runs in one go, without a second page to join the results.
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${id} × ${nodes.length}: ${nodes[0]?.html.slice(0, 200) ?? ''}`);
}

/** Both schemes, on a phone and on a desktop. A scheme changes only colours, which are the same at every width. */
const looks = [
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 1440 },
] as const;

/**
 * Expects no findings of axe in each look; a finding fails the test, which continues.
 *
 * @param inLooks `all`, or only the `first`: a second language has the same colours, only its words differ
 */
export async function expectNoFindings(page: Page, inLooks: 'all' | 'first' = 'all'): Promise<void> {
  for (const { colorScheme, width } of inLooks === 'all' ? looks : looks.slice(0, 1)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await findings(page), `${colorScheme} at ${width} px`).toEqual([]);
  }
}
