import { expect, test } from '@playwright/test';
import { addDays } from '#src/kernel/date/day.ts';
import { mostCinemas, mostFilms } from '#src/routes/filters.ts';
import { href } from '#src/routes/href.ts';
import type { PageRef } from '#src/routes/page.ts';
import { localesOf, siteIds, siteOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { breadth } from '../support/first-gate.ts';
import { stage } from '../support/stage.ts';
import { wire } from '../support/wire.ts';

/** The weight of the documents that grow with their catalogue: the largest of each kind that the stage has. */
interface Bound {
  readonly ref: PageRef;
  /** The maximum size of the HTML in bytes, before compression. */
  readonly bytes: number;
  /** The maximum number of elements at first paint, without scripts. */
  readonly elements?: number;
}

/** The number of elements that a browser with script makes of a document, without scripts. */
function elementsIn(html: string): number {
  return [...html.replaceAll(/<(script|noscript)\b.*?<\/\1>/gs, '').matchAll(/<[a-z]/gi)].length;
}

async function boundsOf(locale: Locale): Promise<readonly Bound[]> {
  const catalogue = catalogueOf(locale);
  const { slug: city } = await catalogue.city();
  const films = (await catalogue.currentFilms()).slice(0, mostFilms).map(({ slug }) => slug);
  const cinemas = await catalogue.ask('cinemas', {});
  const bySize = cinemas.toSorted((a, b) => (b.hallCount ?? 0) - (a.hallCount ?? 0));
  const largest = bySize.slice(0, mostCinemas).map(({ slug }) => slug);
  const cinema = largest[0] ?? '';
  // What a large cinema plays on a day: at most 50 films (ADR-0058), with the icons of each showtime (D58).
  const programme = { bytes: 300_000, elements: 1_550 };
  return [
    { ref: { page: 'home' }, bytes: 150_000 },
    { ref: { page: 'home', filters: { near: city } }, bytes: 150_000 },
    { ref: { page: 'shows' }, bytes: 220_000 },
    { ref: { page: 'shows', filters: { near: city } }, bytes: 220_000 },
    { ref: { page: 'shows', filters: { near: city, view: 'soon' } }, bytes: 220_000 },
    { ref: { page: 'shows', filters: { view: 'last' } }, bytes: 220_000 },
    {
      ref: { page: 'shows', filters: { cinemas: largest, date: addDays(stage.today, 3), view: 'table' } },
      bytes: 220_000,
    },
    { ref: { page: 'shows', filters: { cinemas: largest, films, view: 'plan' } }, bytes: 220_000 },
    { ref: { page: 'cinemas' }, bytes: 175_000 },
    { ref: { page: 'city', slug: city }, bytes: 195_000 },
    { ref: { page: 'cinema', slug: cinema }, ...programme },
    // A whole day of the weekend.
    { ref: { page: 'cinema', slug: cinema, filters: { date: addDays(stage.today, 3) } }, ...programme },
    { ref: { page: 'cityLight', slug: city }, bytes: 256_000 },
    { ref: { page: 'cinemaLight', slug: cinema }, bytes: 256_000 },
  ];
}

/** How many films of a kind are tried on each site. */
const mostTried = 3;

/** The films whose pages can be the largest: those with the most showtimes soon, and those that are on sale early. */
async function largeFilms(locale: Locale): Promise<readonly { readonly slug: string }[]> {
  const catalogue = catalogueOf(locale);
  const early = (await catalogue.shows()).filter(
    ({ isMovie, isComingSoon, salesOpeningDatetime }) =>
      isMovie && isComingSoon && salesOpeningDatetime !== null,
  );
  return [...(await catalogue.currentFilms()).slice(0, mostTried), ...early.slice(0, mostTried)];
}

test('no film of any site has more than 140 kB of HTML', breadth, async () => {
  const weights: { readonly page: string; readonly bytes: number }[] = [];
  // The languages of a site differ by little.
  for (const locale of siteIds.flatMap((site) => localesOf(site).slice(-1)))
    for (const { slug } of await largeFilms(locale)) {
      const address = href(locale, { page: 'movie', slug });
      const { body, status } = await wire(siteOf(locale), address);
      expect(status, address).toBe(200);
      weights.push({ page: `${locale} ${address}`, bytes: Buffer.byteLength(body) });
    }
  const [largest] = weights.toSorted((a, b) => b.bytes - a.bytes);
  console.log(
    `${largest?.page}: ${((largest?.bytes ?? 0) / 1000).toFixed(1)} kB of HTML, of ${weights.length}`,
  );
  expect(largest?.bytes, largest?.page).toBeLessThan(140_000);
});

for (const locale of ['fr-FR', 'nl-NL'] as const)
  test(`${locale}: no document grows heavy with its catalogue`, breadth, async () => {
    for (const { ref, bytes, elements } of await boundsOf(locale)) {
      const { body, status } = await wire(siteOf(locale), href(locale, ref));
      expect(status, ref.page).toBe(200);
      const weight = (Buffer.byteLength(body) / 1000).toFixed(1);
      console.log(`${locale} ${ref.page}: ${weight} kB of HTML, ${elementsIn(body)} elements`);
      expect.soft(Buffer.byteLength(body), ref.page).toBeLessThan(bytes);
      if (elements !== undefined) expect.soft(elementsIn(body), ref.page).toBeLessThan(elements);
    }
  });

for (const locale of ['fr-FR', 'nl-NL'] as const)
  test(`${locale}: a page near a place has at most a hundredth more HTML than the same page without`, async () => {
    const catalogue = catalogueOf(locale);
    const headers = { cookie: `locator=city:${(await catalogue.city()).slug}` };
    const { slug } = await catalogue.currentFilm();
    const pages: readonly PageRef[] = [
      { page: 'home' },
      { page: 'shows' },
      { page: 'events' },
      { page: 'movie', slug },
    ];
    for (const ref of pages) {
      const address = href(locale, ref);
      const [without, placed] = [
        await wire(siteOf(locale), address),
        await wire(siteOf(locale), address, { headers }),
      ];
      expect([without.status, placed.status, placed.headers['cache-control']], ref.page).toEqual([
        200,
        200,
        'private, no-cache',
      ]);
      const [whole, near] = [Buffer.byteLength(without.body), Buffer.byteLength(placed.body)];
      console.log(`${locale} ${ref.page}: ${(near / 1000).toFixed(1)} kB near, ${(whole / 1000).toFixed(1)}`);
      // The names of the links to bookings say film, version, cinema and day (WCAG 2.4.9).
      expect.soft(near, ref.page).toBeLessThanOrEqual(1.01 * whole);
    }
  });
