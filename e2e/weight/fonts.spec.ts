import { expect, type Page } from '@playwright/test';
import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { test } from '../support/test.ts';
import { hydrated, visit, withoutArt } from '../support/visit.ts';

/** Bytes as sent: the files are compressed already. */
const most = 90_000;
/** A file with the other letters of Europe. */
const european = 20_000;

test.beforeEach(async ({ page }) => withoutArt(page));

/** The sizes of the font files that a page loads, with everything that is in it scrolled by. */
async function fontsOf(page: Page, locale: Locale, ref: PageRef): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'font')
      sizes.set(
        new URL(response.url()).pathname,
        response.body().then(({ length }) => length),
      );
  });
  expect(await visit(page, locale, ref)).toBe(200);
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  page.removeAllListeners('response');
  return new Map(await Promise.all([...sizes].map(async ([url, size]) => [url, await size] as const)));
}

const sum = (sizes: Iterable<number>) => [...sizes].reduce((all, size) => all + size, 0);

/** Letters of Europe outside Latin-1 that the two files of every page do not draw. */
const other = /[ĀāĂ-İĴ-ňŊ-őŔ-ŷŹ-žȘ-țẀ-ẅỲỳ]/u;

for (const locale of ['fr-FR', 'en-FR', 'de-CH', 'nl-NL'] as const)
  test(`${locale}: a page loads at most two files of letters, 90 kB together`, async ({ page }) => {
    const catalogue = catalogueOf(locale);
    const plain = await catalogue.showThat(
      'a film in letters of our languages',
      ({ isMovie, title }) => isMovie && !other.test(title),
    );
    const cinema = await catalogue.cinema();
    const refs: readonly PageRef[] = [
      { page: 'offers' },
      { page: 'cinemas' },
      { page: 'movie', slug: plain.slug },
      { page: 'cinema', slug: cinema.slug },
    ];
    for (const ref of refs) {
      const fonts = await fontsOf(page, locale, ref);
      console.log(
        `${locale} ${ref.page}: ${fonts.size} files of letters, ${(sum(fonts.values()) / 1000).toFixed(1)} kB`,
      );
      expect.soft(fonts.size, ref.page).toBeLessThanOrEqual(2);
      expect.soft(sum(fonts.values()), ref.page).toBeLessThanOrEqual(most);
    }
  });

test('a title with other letters of Europe costs a small file of each family, and no large one', async ({
  page,
}) => {
  const { slug } = await catalogueOf('fr-FR').showThat(
    'a film with a Czech or Polish name',
    ({ isMovie, title }) => isMovie && other.test(title),
  );
  const fonts = [...(await fontsOf(page, 'fr-FR', { page: 'movie', slug })).values()].toSorted(
    (a, b) => b - a,
  );
  console.log(
    `fr-FR movie with other letters: ${fonts.map((size) => (size / 1000).toFixed(1)).join(' + ')} kB`,
  );
  expect(fonts.length).toBeGreaterThan(2);
  expect(sum(fonts.slice(0, 2))).toBeLessThanOrEqual(most);
  const small = fonts.slice(2);
  expect(small.length).toBeLessThanOrEqual(2);
  for (const size of small) expect(size).toBeLessThanOrEqual(european);
});
