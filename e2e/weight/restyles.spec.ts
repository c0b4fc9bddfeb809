import { expect, type CDPSession } from '@playwright/test';
import { phone } from '../support/first-screen.ts';
import { onePerPage, refOf } from '../support/matrix.ts';
import { test } from '../support/test.ts';
import { hydrated, visit, withoutArt, withoutLetters } from '../support/visit.ts';

const kinds = onePerPage.filter(({ page }) => ['home', 'shows', 'movie', 'cinema', 'cinemas'].includes(page));

/** A pass of Blink's over the styles of a document: how many elements it looked at. */
interface StylePass {
  readonly name: string;
  readonly args?: { readonly elementCount?: number };
}

/** Begins to trace a page; what it returns ends that, and gives how many elements each pass over the styles looked at. */
async function stylePasses(session: CDPSession): Promise<() => Promise<readonly number[]>> {
  const passes: number[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of value as unknown as StylePass[])
      if (name === 'UpdateLayoutTree') passes.push(args?.elementCount ?? 0);
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    return passes;
  };
}

test('all elements of a page are styled for its first paint and for its sheets, and never again', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await withoutArt(page);
  // Letters that come late are measured anew, which is what they cost.
  await withoutLetters(page);
  for (const cell of kinds) {
    const session = await page.context().newCDPSession(page);
    const end = await stylePasses(session);
    await visit(page, cell.locale, await refOf(cell));
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    // The bar of a phone's browser folds away.
    await page.setViewportSize({ ...phone, height: phone.height + 56 });
    await page.evaluate(() => document.body.offsetHeight);
    // What a pass over everything looks at, the last one.
    await page.evaluate(() => {
      document.documentElement.style.setProperty('--restyled', 'all');
      return document.body.offsetHeight;
    });
    const passes = await end();
    const whole = passes.at(-1) ?? 0;
    console.log(`${cell.page}: ${whole} elements, ${passes.length} passes`);
    expect.soft(whole, cell.page).toBeGreaterThan(100);
    const most = passes.slice(0, -1).filter((elements) => elements > whole * 0.8);
    expect.soft(most.length, `${cell.page}: ${passes.join(' ')}`).toBeLessThanOrEqual(2);
    await session.detach();
  }
});
