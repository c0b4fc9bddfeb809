import type { City } from '#src/contract/cities/schema.ts';
import type { CinemaListView } from '#src/domain/cinema/cinema-list-view.ts';
import { citiesNearCode, searchPlaces } from '#src/domain/cinema/place-search.ts';
import type { Places } from '#src/visitor/locator/mode.ts';

/** So many of each are shown: who wants more types more. */
const most = 8;

/** What a text finds (R182–R185); where a postal code finds nothing, the cities whose codes come nearest. */
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
