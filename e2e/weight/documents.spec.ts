import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { addDays } from '#src/kernel/date/day.ts';
import { mostCinemas, mostFilms } from '#src/routes/filters.ts';
import { href } from '#src/routes/href.ts';
import type { PageRef } from '#src/routes/page.ts';
import { localesOf, siteIds, siteOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { breadth } from '../support/first-gate.ts';
import { stage } from '../support/stage.ts';
import { test } from '../support/test.ts';
import { wire } from '../support/wire.ts';

/** The weight of the documents that grow with their catalogue: the largest of each kind that the stage has. */
interface Bound {
  readonly ref: PageRef;
  /** The maximum size of the HTML as it is sent, in bytes after gzip, beside the style in its head. */
  readonly bytes: number;
  /** The maximum number of elements at first paint, without scripts. */
  readonly elements?: number;
}

/** The number of elements that a browser with script makes of a document, without scripts. */
function elementsIn(html: string): number {
  return [...html.replaceAll(/<(script|noscript)\b.*?<\/\1>/gs, '').matchAll(/<[a-z]/gi)].length;
}

const kilo = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Bounds for pages that are as long near a place as without one, and have the next times there besides. */
const most = { home: 35_000, shows: 48_000, events: 27_500, movie: 32_000 } as const;

interface Document {
  /** Size as it is sent, in bytes after gzip, beside the style in its head, which `paint.spec.ts` weighs. */
  readonly bytes: number;
  readonly html: string;
}

/** Asks for a page compressed, as browsers do, and once more to read it. */
async function documentOf(
  locale: Locale,
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Document> {
  const site = siteOf(locale);
  const packed = await wire(site, address, { headers: { ...headers, 'accept-encoding': 'gzip' } });
  expect([packed.status, packed.headers['content-encoding']], address).toEqual([200, 'gzip']);
  const { body: html } = await wire(site, address, { headers });
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  const styleBytes = gzipSync(style).length;
  const bytes = Number(packed.headers['content-length']) - styleBytes;
  console.log(
    `${locale} ${address}: ${kilo(bytes)} of HTML after gzip and ${kilo(styleBytes)} of style, ${kilo(Buffer.byteLength(html))} before, ${elementsIn(html)} elements`,
  );
  return { bytes, html };
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
  const programme = { bytes: 52_000, elements: 1_550 };
  return [
    { ref: { page: 'home' }, bytes: most.home },
    { ref: { page: 'shows' }, bytes: most.shows },
    { ref: { page: 'shows', filters: { near: city, view: 'soon' } }, bytes: 23_500 },
    { ref: { page: 'shows', filters: { view: 'last' } }, bytes: 22_000 },
    {
      ref: { page: 'shows', filters: { cinemas: largest, date: addDays(stage.today, 3), view: 'table' } },
      bytes: 31_500,
    },
    { ref: { page: 'shows', filters: { cinemas: largest, films, view: 'plan' } }, bytes: 23_000 },
    { ref: { page: 'events' }, bytes: most.events },
    { ref: { page: 'cinemas' }, bytes: 32_000 },
    { ref: { page: 'city', slug: city }, bytes: 38_500 },
    { ref: { page: 'cinema', slug: cinema }, ...programme },
    // A whole day of the weekend.
    { ref: { page: 'cinema', slug: cinema, filters: { date: addDays(stage.today, 3) } }, ...programme },
    { ref: { page: 'cityLight', slug: city }, bytes: 31_000 },
    { ref: { page: 'cinemaLight', slug: cinema }, bytes: 38_500 },
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

test(`no film of any site has more than ${kilo(most.movie)} of HTML`, breadth, async () => {
  // The languages of a site differ by little.
  for (const locale of siteIds.flatMap((site) => localesOf(site).slice(-1)))
    for (const { slug } of await largeFilms(locale)) {
      const address = href(locale, { page: 'movie', slug });
      expect.soft((await documentOf(locale, address)).bytes, address).toBeLessThan(most.movie);
    }
});

for (const locale of ['fr-FR', 'nl-NL'] as const)
  test(`${locale}: no document grows heavy with its catalogue`, breadth, async () => {
    for (const { ref, bytes, elements } of await boundsOf(locale)) {
      const found = await documentOf(locale, href(locale, ref));
      expect.soft(found.bytes, ref.page).toBeLessThan(bytes);
      if (elements !== undefined) expect.soft(elementsIn(found.html), ref.page).toBeLessThan(elements);
    }
  });

for (const locale of ['fr-FR', 'nl-NL'] as const)
  test(`${locale}: no document grows heavy near a place`, async () => {
    const catalogue = catalogueOf(locale);
    const headers = { cookie: `locator=city:${(await catalogue.city()).slug}` };
    const { slug } = await catalogue.currentFilm();
    const pages = [
      { page: 'home' },
      { page: 'shows' },
      { page: 'events' },
      { page: 'movie', slug },
    ] as const satisfies readonly PageRef[];
    for (const ref of pages) {
      const address = href(locale, ref);
      const { headers: said } = await wire(siteOf(locale), address, { headers });
      expect(said['cache-control'], ref.page).toBe('private, no-cache');
      // The names of the links to bookings say film, version, cinema and day (WCAG 2.4.9).
      expect.soft((await documentOf(locale, address, headers)).bytes, ref.page).toBeLessThan(most[ref.page]);
    }
  });
