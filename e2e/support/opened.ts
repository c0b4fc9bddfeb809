import { expect, type Page } from '@playwright/test';
import type { PageId } from '#src/routes/pages/registry.ts';
import { frameworkChunks, gzipped } from '#tests/support/build-scripts.ts';

/** The most that a page may add to an empty page of the framework, in bytes after gzip. */
const allowance = 45_000;

const kilo = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** The scripts that a page loads. */
export interface LoadedScripts {
  /** Bytes after gzip by path. */
  readonly bytes: ReadonlyMap<string, number>;
  /** Settled when all that were asked for until now have come. */
  readonly came: () => Promise<void>;
}

/** Follows the scripts that a page loads from now on. */
export function watchScripts(page: Page): LoadedScripts {
  const bytes = new Map<string, number>();
  const bodies: Promise<void>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const { pathname } = new URL(response.url());
    bodies.push(response.body().then((body) => void bytes.set(pathname, gzipped(body))));
  });
  return { bytes, came: async () => void (await Promise.all(bodies)) };
}

/** The page that has just been opened adds no more script to an empty page than it may. */
export async function expectBudget(
  page: Page,
  pageId: PageId,
  { bytes, came }: LoadedScripts,
): Promise<void> {
  await page.waitForLoadState('networkidle');
  await came();
  const framework = frameworkChunks();
  const inPage = await page
    .locator('script[src]:not([nomodule])')
    .evaluateAll((scripts) =>
      scripts.flatMap((script) =>
        script instanceof HTMLScriptElement ? [new URL(script.src).pathname] : [],
      ),
    );
  for (const path of [...framework.keys(), ...inPage]) expect([...bytes.keys()]).toContain(path);
  const own = [...bytes].filter(([path]) => !framework.has(path));
  const added = own.reduce((sum, [, size]) => sum + size, 0);
  const total = [...bytes.values()].reduce((sum, size) => sum + size, 0);
  console.log(`${pageId}: ${kilo(total)} of script, ${kilo(added)} over an empty page (${own.length} files)`);
  expect.soft(added, 'script over an empty page').toBeLessThanOrEqual(allowance);
}

/** Every picture of the first screen has come and can be drawn; the stage draws one when it is first asked for. */
export async function expectPictures(page: Page): Promise<void> {
  const eager = page.locator('main img:not([loading="lazy"])');
  for (const image of await eager.all())
    await expect(image).toHaveJSProperty('complete', true, { timeout: 180_000 });
  const broken = await eager.evaluateAll((images) =>
    images.flatMap((image) =>
      image instanceof HTMLImageElement && image.naturalWidth === 0 ? [image.currentSrc] : [],
    ),
  );
  expect.soft(broken, 'pictures that are not there').toEqual([]);
}
