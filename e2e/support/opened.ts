import { expect, type Page } from '@playwright/test';
import type { PageId } from '#src/routes/pages/registry.ts';
import { frameworkChunks, gzipped, isRouterChunk } from '#tests/support/build-scripts.ts';

/**
 * The maximum size that a page may add to an empty page of Next.js, in bytes after gzip (ADR-0072): by the scripts that its
 * document names, and by all that come before the visitor does anything. Some kinds have less of their own.
 */
const allowance = { document: 21 * 1_024, all: 31 * 1_024 };
const ofDocument: Partial<Record<PageId, number>> = {
  home: 19.75 * 1_024,
  movie: 19 * 1_024,
  cinema: 20.25 * 1_024,
  cinemas: 15.5 * 1_024,
};

const kilo = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** The scripts that a page loads. */
export interface LoadedScripts {
  /** Size in bytes after gzip, by path. */
  readonly bytes: ReadonlyMap<string, number>;
  /** Paths of those that an empty page of Next.js loads, beside the chunks that its build lists. */
  readonly router: ReadonlySet<string>;
  /** The markup of the last document. */
  readonly markup: () => string;
  /** Resolves when all scripts that were requested until now are loaded. */
  readonly came: () => Promise<void>;
}

/** Watches the scripts that a page loads from now on. */
export function watchScripts(page: Page): LoadedScripts {
  const bytes = new Map<string, number>();
  const router = new Set<string>();
  const bodies: Promise<void>[] = [];
  let markup = '';
  page.on('response', (response) => {
    if (response.request().resourceType() === 'document' && response.ok()) {
      bodies.push(response.text().then((text) => void (markup = text)));
      return;
    }
    if (response.request().resourceType() !== 'script') return;
    const { pathname } = new URL(response.url());
    const read = async () => {
      const body = await response.body();
      bytes.set(pathname, gzipped(body));
      if (isRouterChunk(body)) router.add(pathname);
    };
    bodies.push(read());
  });
  return { bytes, router, markup: () => markup, came: async () => void (await Promise.all(bodies)) };
}

/**
 * Expects that the page that has just been opened adds no more script to an empty page than it may: what its document
 * names, and with it what comes by itself once the page is hydrated.
 */
export async function expectBudget(
  page: Page,
  pageId: PageId,
  { bytes, router, markup, came }: LoadedScripts,
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
  expect([...router], 'the chunk of the router').toHaveLength(1);
  const own = [...bytes].filter(([path]) => !framework.has(path) && !router.has(path));
  const document = markup();
  const named = own.filter(([path]) => document.includes(path.replace(/^\/_next\//, '')));
  const [total, added, first] = [[...bytes], own, named].map((files) =>
    files.reduce((sum, [, size]) => sum + size, 0),
  ) as [number, number, number];
  console.log(
    `${pageId}: ${kilo(total)} of script, ${kilo(added)} over an empty page (${own.length} files), ${kilo(first)} of it in the document`,
  );
  expect.soft(first, 'script in the document').toBeGreaterThan(0);
  expect.soft(first, 'script in the document').toBeLessThanOrEqual(ofDocument[pageId] ?? allowance.document);
  expect.soft(added, 'script over an empty page').toBeLessThanOrEqual(allowance.all);
}

/**
 * Expects that every picture of the first screen is loaded and valid; the stage draws a picture on its first request.
 */
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
