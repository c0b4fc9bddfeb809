import { fileFilters } from '#src/routes/file-filters.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { PageRefOf } from '#src/routes/page.ts';
import type { FeedFile } from '#src/routes/site-files.ts';
import { languageOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import type { CityModel } from './load-city.ts';

/**
 * The filters for links to the pages of a city's films. In a city with one cinema they select its showtimes (R073).
 *
 * @param only slug of the one cinema, or null
 */
export function here(only: string | null): { readonly filters?: Filters } {
  return only === null ? {} : { filters: { localisation: only } };
}

/** The films of a city as a list that programs follow, those that the filters of the page leave. */
export function cityFeed(locale: Locale, slug: string, filters: Filters = {}): FeedFile {
  return { kind: 'feed', language: languageOf(locale), of: 'city', slug, ...fileFilters('feed', filters) };
}

/** The page of a city with filters; without any, the page itself (R060). */
export function narrowedCity({ page, slug }: PageRefOf<'city'>, filters: Filters): PageRefOf<'city'> {
  return Object.keys(filters).length === 0 ? { page, slug } : { page, slug, filters };
}

/**
 * The filters for the page of a film that is opened from a day of the city: the same day, versions, experiences and needs, near
 * this city or in its only cinema. Genres are left out, because the page of a film has no such filter.
 *
 * @param day the day that the city shows
 */
export function filmFilters(
  { only, ref }: Pick<CityModel, 'only' | 'ref'>,
  { needs, tags, time, versions }: Filters,
  day: { readonly day: string; readonly ordinaryDay: string },
): Filters {
  return {
    ...(only === null ? { near: ref.slug } : { localisation: only }),
    ...(day.day === day.ordinaryDay ? {} : { date: day.day }),
    ...(needs === undefined ? {} : { needs }),
    ...(tags === undefined ? {} : { tags }),
    ...(time === undefined ? {} : { time }),
    ...(versions === undefined ? {} : { versions }),
  };
}
