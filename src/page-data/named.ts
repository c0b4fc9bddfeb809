import { readCities } from '#src/api/cities.ts';
import { read } from '#src/api/read.ts';
import { readCinemasBySlug, readShows, readVocabulary, type Vocabulary } from '#src/api/site-catalogue.ts';
import type { Cinema } from '#src/contract/cinemas/schema.ts';
import type { City } from '#src/contract/cities/schema.ts';
import type { EventItem } from '#src/contract/events/schema.ts';
import type { ShowListView } from '#src/domain/show/show-list-view.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { Locale } from '#src/sites/site.ts';

/** What an address names by slugs; null where it has no such slug, empty where the list cannot be read. */
export interface Named {
  readonly cities: readonly City[] | null;
  readonly cinemas: ReadonlyMap<string, Cinema> | null;
  readonly shows: readonly ShowListView[] | null;
  readonly events: readonly EventItem[] | null;
  readonly vocabulary: Vocabulary | null;
}

/** Reads the lists in which the slugs of an address have their names. */
export async function readNamed(
  locale: Locale,
  filters: Filters,
  seasons: readonly string[],
): Promise<Named> {
  const { near, localisation, versions, tags, genres, cinemas, films } = filters;
  const [cities, cinemasBySlug, shows, events, vocabulary] = await Promise.all([
    near === undefined || localisation !== undefined ? null : readCities(locale),
    localisation === undefined && cinemas === undefined ? null : readCinemasBySlug(locale),
    genres === undefined && films === undefined ? null : readShows(locale),
    seasons.length === 0 ? null : read('events', locale, {}),
    versions === undefined && tags === undefined ? null : readVocabulary(locale),
  ]);
  return {
    cities,
    cinemas: cinemasBySlug,
    shows: shows === null ? null : shows.ok ? shows.value : [],
    events: events === null ? null : events.ok ? events.value : [],
    vocabulary,
  };
}
