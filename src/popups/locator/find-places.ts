import type { City } from '#src/contract/cities/schema.ts';
import type { CinemaListView } from '#src/domain/cinema/cinema-list-view.ts';
import { citiesNearCode, searchPlaces } from '#src/domain/cinema/place-search.ts';
import type { Places } from '#src/visitor/locator/mode.ts';

/** Maximum number of cities and of cinemas in the results; a visitor who needs others types more. */
const most = 8;

/**
 * The places that a text finds (R182–R185); when a postal code finds nothing, the cities with the nearest postal codes.
 */
export function findPlaces(
  text: string,
  { cities, listed, cinemas }: Places,
): { readonly cities: readonly City[]; readonly cinemas: readonly CinemaListView[] } {
  const found = searchPlaces(text, cities, listed);
  const views = new Map(cinemas.map((cinema) => [cinema.slug, cinema]));
  if (found.cities.length === 0 && found.cinemas.length === 0)
    return { cities: citiesNearCode(text, cities, listed), cinemas: [] };
  return {
    cities: found.cities.slice(0, most),
    cinemas: found.cinemas.flatMap(({ slug }) => views.get(slug) ?? []).slice(0, most),
  };
}
