import { expect } from '@playwright/test';
import type { PageRef } from '#src/routes/page.ts';
import { gzipped } from '#tests/support/build-scripts.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { phone } from '../support/first-screen.ts';
import { expectPictures } from '../support/opened.ts';
import { test } from '../support/test.ts';
import { hydrated, visit } from '../support/visit.ts';

/**
 * The pictures that a phone with three points for a pixel fetches for the first screen, in files and bytes. How long they take is measured in bench/felt.ts.
 */
const locale = 'fr-FR';

test.use({ viewport: phone, deviceScaleFactor: 3 });

interface Bounds {
  /** Pictures that are fetched with the page, in the first screen or not. */
  readonly eager: number;
  /** Of those, the ones that go before all others: of a head, and of the first list where a phone has no head as large. */
  readonly high: number;
  /** Bytes of the pictures in the first screen, as sent. */
  readonly bytes: number;
}

const bounds = {
  home: { eager: 3, high: 2, bytes: 36_000 },
  shows: { eager: 4, high: 1, bytes: 33_000 },
  movie: { eager: 2, high: 1, bytes: 16_000 },
  cinema: { eager: 2, high: 1, bytes: 17_000 },
} as const satisfies Record<string, Bounds>;

/** Bytes of the document, compressed, before the picture that goes first: it comes with the first packets. */
const mostBefore = 1_000;

test('the pictures of the first screen are few, small enough, and named early in the document', async ({
  page,
}) => {
  const catalogue = catalogueOf(locale);
  const [{ slug: film }, { slug: cinema }] = await Promise.all([catalogue.currentFilm(), catalogue.cinema()]);
  const refs: readonly (PageRef & { readonly page: keyof typeof bounds })[] = [
    { page: 'home' },
    { page: 'shows' },
    { page: 'movie', slug: film },
    { page: 'cinema', slug: cinema },
  ];
  for (const ref of refs) {
    const bytes = new Map<string, Promise<number>>();
    let markup = Promise.resolve('');
    page.on('response', (response) => {
      const type = response.request().resourceType();
      if (type === 'document') markup = response.text();
      if (type === 'image')
        bytes.set(
          response.url(),
          response.body().then(({ length }) => length),
        );
    });
    await visit(page, locale, ref);
    await hydrated(page);
    await expectPictures(page);
    await page.waitForLoadState('networkidle');
    const pictures = await page.locator('main img').evaluateAll((all) =>
      all.flatMap((image) => {
        if (!(image instanceof HTMLImageElement)) return [];
        const { width, top, left, bottom } = image.getBoundingClientRect();
        const isSeen = width > 0 && top < innerHeight && bottom > 0 && left < innerWidth;
        const { currentSrc, loading, fetchPriority } = image;
        return [{ isSeen, currentSrc, eager: loading !== 'lazy', high: fetchPriority === 'high' }];
      }),
    );
    const seen = pictures.filter(({ isSeen }) => isSeen);
    const sizes = await Promise.all(
      seen.map(({ currentSrc }) => bytes.get(currentSrc) ?? Promise.resolve(0)),
    );
    const sum = sizes.reduce((all, one) => all + one, 0);
    const text = await markup;
    const before = gzipped(text.slice(0, text.search(/fetchpriority="high"/i)));
    const [eager, high] = [pictures.filter((one) => one.eager), pictures.filter((one) => one.high)];
    console.log(
      `${ref.page}: ${seen.length} pictures in the first screen, ${(sum / 1000).toFixed(1)} kB; the first stands after ${(before / 1000).toFixed(1)} kB`,
    );
    const most = bounds[ref.page];
    expect.soft(sum, ref.page).toBeGreaterThan(0);
    expect.soft(sum, ref.page).toBeLessThanOrEqual(most.bytes);
    expect.soft(eager.length, ref.page).toBeLessThanOrEqual(most.eager);
    expect.soft(high.length, ref.page).toBe(most.high);
    expect.soft(text).toMatch(/fetchpriority="high"/i);
    expect.soft(before, ref.page).toBeLessThanOrEqual(mostBefore);
    page.removeAllListeners('response');
  }
});
