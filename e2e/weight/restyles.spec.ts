import { expect, type CDPSession, type Page } from '@playwright/test';
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
  const onData = ({ value }: { readonly value: object[] }) => {
    for (const { name, args } of value as StylePass[])
      if (name === 'UpdateLayoutTree') passes.push(args?.elementCount ?? 0);
  };
  session.on('Tracing.dataCollected', onData);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    session.off('Tracing.dataCollected', onData);
    return passes;
  };
}

/** Keeps the scripts of a page back until the returned function is called. */
async function heldScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve } = Promise.withResolvers<void>();
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return resolve;
}

test('once it has its sheets, nothing has all elements of a page styled again', async ({ context }) => {
  await withoutArt(context);
  for (const cell of kinds) {
    const page = await context.newPage();
    await page.setViewportSize(phone);
    // Letters that come late are measured anew, which is what they cost.
    await withoutLetters(page);
    const release = await heldScripts(page);
    const session = await context.newCDPSession(page);
    const opened = visit(page, cell.locale, await refOf(cell));
    await page.waitForURL('**');
    await page.waitForFunction(() => {
      const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
      return document.body !== null && sheets.length > 1 && sheets.every(({ sheet }) => sheet !== null);
    });
    await page.evaluate(() => document.body.offsetHeight);
    const end = await stylePasses(session);
    release();
    await opened;
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    // The bar of a phone's browser folds away.
    await page.setViewportSize({ ...phone, height: phone.height + 56 });
    await page.evaluate(() => document.body.offsetHeight);
    const passes = await end();
    const endWhole = await stylePasses(session);
    await page.evaluate(() => {
      document.documentElement.style.setProperty('--restyled', 'all');
      return document.body.offsetHeight;
    });
    const whole = Math.max(...(await endWhole()));
    expect.soft(whole, cell.page).toBeGreaterThan(100);
    const most = passes.filter((elements) => elements > whole * 0.8);
    expect.soft(most, `${cell.page}: ${passes.join(' ')} of ${whole}`).toEqual([]);
    await page.close();
  }
});
