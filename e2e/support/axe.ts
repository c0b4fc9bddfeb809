import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2 up to AA, and what axe holds to be good practice. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds, one line each: rule, how many elements, the first of them. What passes is not written down. */
export async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], selectors: false, preload: false })
    .withTags(rules)
    // There are no frames: in one go, without a second page that puts the parts together.
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${id} × ${nodes.length}: ${nodes[0]?.html.slice(0, 200) ?? ''}`);
}

/** Both schemes, on a phone and on a desk. What a scheme changes are colours, the same ones at every width. */
const looks = [
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 1440 },
] as const;

/**
 * Axe finds nothing, in each look in turn; what it finds fails the test, which goes on.
 *
 * @param inLooks `all`, or `first` alone: in a second language the colours are the same, and only words differ
 */
export async function expectNoFindings(page: Page, inLooks: 'all' | 'first' = 'all'): Promise<void> {
  for (const { colorScheme, width } of inLooks === 'all' ? looks : looks.slice(0, 1)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await findings(page), `${colorScheme} at ${width} px`).toEqual([]);
  }
}
