import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emitFilters, parseFilters, type Filters } from '#src/routes/filters.ts';
import {
  hasViews,
  isHelpPage,
  isIdPage,
  isPlaced,
  isShowtimePage,
  isSlugPage,
  takesAll,
  takesFilters,
  takesListing,
  takesSearch,
  takesSeasons,
  takesTrailer,
} from '#src/routes/page.ts';
import { pageIds } from '#src/routes/pages/registry.ts';
import { firstListing, listingTypes } from '#src/routes/listing.ts';
import { isSlug } from '#src/routes/slug.ts';
import { noSearch, searchFor } from '#src/routes/search.ts';
import { internalPath, statusPath } from './internal-path.ts';
import { placeholderSegments, readSegments, segmentsOf, writeSegments, type PageInput } from './segments.ts';

const value = fc.stringMatching(/^[a-z0-9][a-z0-9_.-]{0,12}$/);
const values = fc.uniqueArray(value, { minLength: 1, maxLength: 4 });
const filters: fc.Arbitrary<Filters> = fc
  .record(
    {
      date: fc.constantFrom('2026-11-21', '2028-02-29'),
      genres: values,
      tags: values,
      versions: values,
      localisation: fc.stringMatching(/^velours-[a-z0-9]{1,8}$/),
    },
    { requiredKeys: [] },
  )
  // In the form that parsing an address gives: sorted, without reserved words.
  .map((raw) => parseFilters(emitFilters(raw).replace(/^\/filters/, ''))?.filters ?? {});

const whole: fc.Arbitrary<PageInput> = fc.record({
  item: fc.stringMatching(/^[A-Za-z0-9][\w.-]{0,20}$/),
  showtime: fc.record({
    show: value.filter(isSlug),
    cinema: value.filter(isSlug),
    day: fc.constantFrom('2026-11-21', '2028-02-29'),
    id: fc.constantFrom('2030-1zz', '0015-0'),
  }),
  today: fc.constantFrom('2026-11-20', '2027-01-01'),
  filters,
  quarter: fc.constantFrom(null, '2026-11-20T18:15:00.000Z', '2026-10-25T00:45:00.000Z'),
  search: fc
    .record({ text: fc.string({ maxLength: 30 }), type: fc.constantFrom(null, 'show', 'cinema') })
    .map(({ text, type }) => searchFor(text, type)),
  trailer: fc.boolean(),
  listing: fc.record({
    type: fc.constantFrom(null, ...listingTypes),
    page: fc.integer({ min: 1, max: 9_999 }),
  }),
  all: fc.boolean(),
  seasons: fc.uniqueArray(value.filter(isSlug), { maxLength: 8 }).map((slugs) => slugs.toSorted()),
  webview: fc.boolean(),
});

/** An input without the parts that the page does not use. */
function own(page: (typeof pageIds)[number], input: PageInput): PageInput {
  return {
    today: input.today,
    showtime: isShowtimePage(page) ? input.showtime : null,
    item: isSlugPage(page) || isIdPage(page) ? input.item : '',
    filters: takesFilters(page) || isPlaced(page) ? input.filters : {},
    quarter: hasViews(page) ? input.quarter : null,
    search: takesSearch(page) ? input.search : noSearch,
    trailer: takesTrailer(page) && input.trailer,
    listing: takesListing(page) ? input.listing : firstListing,
    all: takesAll(page) && input.all,
    seasons: takesSeasons(page) ? input.seasons : [],
    webview: isHelpPage(page) && input.webview,
  };
}

const paramsOf = (page: (typeof pageIds)[number], texts: readonly string[]) =>
  Object.fromEntries(segmentsOf(page).map((name, at) => [name, texts[at] ?? '']));

describe('the segments of a page', () => {
  it.each(pageIds)('R060 R065: those of %s are read back as they were written', (page) => {
    fc.assert(
      fc.property(whole, (input) => {
        const written = writeSegments(page, input);
        for (const text of written) expect(text).toMatch(/^[\w.,~-]+$/);
        expect(readSegments(page, paramsOf(page, written))).toEqual(own(page, input));
        const encoded = written.map((text) => encodeURIComponent(text));
        expect(readSegments(page, paramsOf(page, encoded))).toEqual(own(page, input));
      }),
      { seed: 60, numRuns: 100 },
    );
  });

  it('are others for another input', () => {
    fc.assert(
      fc.property(whole, whole, (one, other) => {
        const same = JSON.stringify(own('movie', one)) === JSON.stringify(own('movie', other));
        expect(writeSegments('movie', one).join('/') === writeSegments('movie', other).join('/')).toBe(same);
      }),
      { seed: 61, numRuns: 300 },
    );
  });

  it.each(['%zz', '%E0%A4%A', '', 'x', 'date-yesterday', 'build', '~~', 'genres-~tags-'])(
    'filters that are none, %j, read as nothing chosen',
    (text) => {
      expect(readSegments('shows', { day: '2026-11-20', filters: text })).toMatchObject({ filters: {} });
    },
  );

  it.each(['build', '2026-13-01', '', '2026-11-20x'])('without a day (%j) there is no input', (day) => {
    expect(readSegments('home', { day })).toBeNull();
  });

  it.each(pageIds)('the placeholder of %s fills every segment and is no input', (page) => {
    expect(Object.keys(placeholderSegments(page))).toEqual(segmentsOf(page));
    expect(readSegments(page, placeholderSegments(page))).toBeNull();
  });
});

describe('internal paths', () => {
  it('begin with locale and page, and carry the day', () => {
    const day = '2026-11-20';
    expect(internalPath('fr-FR', { page: 'home' }, day)).toBe('/fr-FR/home/2026-11-20/-');
    expect(internalPath('nl-NL', { page: 'cinemas' }, day)).toBe('/nl-NL/cinemas/2026-11-20/-');
    expect(internalPath('fr-FR', { page: 'city', slug: 'lyon' }, day)).toBe('/fr-FR/city/lyon/2026-11-20/-');
    expect(internalPath('fr-FR', { page: 'movie', slug: 'a' }, day, { trailer: true })).toBe(
      '/fr-FR/movie/a/2026-11-20/-/trailer',
    );
    expect(statusPath('de-CH', 503)).toBe('/de-CH/status/503');
  });
});
