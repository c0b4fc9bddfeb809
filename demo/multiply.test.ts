import { beforeAll, describe, expect, it } from 'vitest';
import { importOrder } from '#backend/import/catalogue-schema.ts';
import { catalogueOnFile, demonstrationOf } from '#backend/rolling/test-demonstration.ts';
import type { LanguageCatalogue, SiteCatalogue } from '#src/contract/catalogue.ts';
import type { Show } from '#src/contract/shows/schema.ts';
import { siteIds } from '#src/sites/registry.ts';
import { multiplied } from './multiply.ts';

const now = new Date('2026-11-20T14:00:00Z');
const factor = 10;

function contentOf(catalogue: SiteCatalogue, language: 'fr' | 'en'): LanguageCatalogue {
  const content = catalogue.languages[language];
  if (!content) throw new Error(`expected the catalogue in ${language}`);
  return content;
}

function countShowtimes({ showtimes }: LanguageCatalogue): number {
  return Object.values(showtimes)
    .flatMap((byCinema) => Object.values(byCinema))
    .flatMap((byDay) => Object.values(byDay))
    .reduce((sum, list) => sum + list.length, 0);
}

describe('ten times the catalogue', () => {
  let once: SiteCatalogue;
  let often: SiteCatalogue;
  beforeAll(async () => {
    once = await demonstrationOf('tn', now);
    often = await demonstrationOf('tn', now, { factor });
  });

  it.each(['fr', 'en'] as const)(
    'has ten times the films, cinemas, cities and showtimes in %s',
    (language) => {
      const [one, ten] = [contentOf(once, language), contentOf(often, language)];
      expect(ten.cinemas).toHaveLength(one.cinemas.length * factor);
      expect(Object.keys(ten.cinemaDetails)).toHaveLength(one.cinemas.length * factor);
      expect(ten.cities).toHaveLength(one.cities.length * factor);
      expect(ten.cities.flatMap(({ cinemas }) => cinemas)).toHaveLength(one.cinemas.length * factor);
      // Every copy has its own calendar, so the numbers of shows differ by up to a tenth.
      for (const count of [
        ten.shows.length / one.shows.length,
        ten.events.length / one.events.length,
        countShowtimes(ten) / countShowtimes(one),
      ]) {
        expect(count).toBeGreaterThan(factor * 0.9);
        expect(count).toBeLessThan(factor * 1.1);
      }
    },
  );

  it('gives every film and cinema a slug, a name and a reference of its own', () => {
    const { shows, cinemas } = contentOf(often, 'fr');
    for (const values of [
      shows.map(({ slug }) => slug),
      shows.map(({ title }) => title),
      shows.map(({ showRef }) => showRef),
      cinemas.map(({ slug }) => slug),
      cinemas.map(({ name }) => name),
      cinemas.map(({ vistaRef }) => vistaRef),
    ])
      expect(new Set(values).size).toBe(values.length);
  });

  it('has cities of their own in every copy, as large as once, and far from the others', () => {
    const [one, ten] = [contentOf(once, 'fr'), contentOf(often, 'fr')];
    const known = new Set(ten.cinemas.map(({ slug }) => slug));
    const sizes = (cities: typeof one.cities) => cities.map(({ cinemas }) => cinemas.length);
    expect(sizes(ten.cities)).toEqual(Array.from({ length: factor }, () => sizes(one.cities)).flat());
    expect(ten.cities.flatMap(({ cinemas }) => cinemas).filter((slug) => !known.has(slug))).toEqual([]);
    expect(new Set(ten.cities.map(({ slug }) => slug)).size).toBe(ten.cities.length);
    const places = ten.cities.flatMap(({ gpsPosition }) => (gpsPosition === null ? [] : [gpsPosition]));
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(places.length);
    for (const { citySlug, slug } of ten.cinemas) expect(ten.cityDetails[citySlug]?.cinemas).toContain(slug);
  });

  it('goes around the world where a place in the east is moved further', async () => {
    const { base } = multiplied(await catalogueOnFile('fr'), { films: [], cinemas: [] }, factor);
    const { cinemas, cities } = contentOf(base, 'fr');
    const theaters = cinemas.flatMap((cinema) => cinema.theaters);
    const eastward = [...theaters, ...cities].flatMap(({ gpsPosition }) => gpsPosition?.y ?? []);
    expect(Math.min(...eastward)).toBeGreaterThanOrEqual(-180);
    expect(Math.max(...eastward)).toBeLessThan(180);
    expect(Math.min(...eastward)).toBeLessThan(-160);
  });

  it('ranks every film once, and leaves those of the first time as they are', () => {
    const [one, ten] = [contentOf(once, 'fr'), contentOf(often, 'fr')];
    const ranks = ten.shows.map(({ homeOrder }) => homeOrder);
    expect(ranks).toEqual(ranks.map((_, index) => index + 1));
    // Only the orders of upcoming shows count over all copies.
    const bare = ({ upcomingOrder: _one, mostAwaitedOrder: _other, ...show }: Show) => show;
    expect(ten.shows.slice(0, one.shows.length).map((show) => bare(show))).toEqual(
      one.shows.map((show) => bare(show)),
    );
    const [first = ''] = one.cinemas.map(({ slug }) => slug);
    expect(ten.cinemaShows[first]).toEqual(one.cinemaShows[first]);
  });

  it('is what the strict reading of an import makes of it', () => {
    const order = { catalogue: often, lacking: {}, force: false, dryRun: false };
    expect(importOrder.parse(order).catalogue).toEqual(often);
  });

  it('joins the languages of every item', () => {
    const { translations } = often;
    for (const kind of ['shows', 'cinemas', 'events'] as const) {
      const names = translations[kind].map(({ en }) => en);
      expect(names).not.toContain(undefined);
      expect(new Set(names).size).toBe(names.length);
    }
    expect(translations.cinemas).toHaveLength(once.translations.cinemas.length * factor);
  });

  it('refuses a factor that is no whole number from 1', async () => {
    for (const wrong of [0, 1.5, -1])
      await expect(demonstrationOf(siteIds[0] ?? 'fr', now, { factor: wrong })).rejects.toThrow(
        'whole number',
      );
  });
});
