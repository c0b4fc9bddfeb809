import type { City } from '#src/contract/cities/schema.ts';
import type { Cinema } from '#src/contract/cinemas/schema.ts';
import { compareText } from '#src/kernel/text/compare-text.ts';
import { fold } from '#src/kernel/text/fold.ts';

/** A cinema in a list of links. */
export interface NamedCinema {
  readonly slug: string;
  readonly name: string;
}

/** The cinemas of one city. */
export interface CityOfCinemas {
  readonly name: string;
  /** Slug of the city's page; null when the list of cities lacks the city. */
  readonly slug: string | null;
  readonly cinemas: readonly NamedCinema[];
}

/**
 * Cinemas by city, both in the order of the alphabet. A cinema whose city the list lacks is under the city of its
 * address, else under its own name.
 */
export function cinemasByCity(cinemas: Iterable<Cinema>, cities: readonly City[]): readonly CityOfCinemas[] {
  const known = new Map(cities.map((city) => [city.slug, city]));
  const groups = new Map<string, { name: string; slug: string | null; cinemas: NamedCinema[] }>();
  for (const cinema of cinemas) {
    const city = known.get(cinema.citySlug);
    const name = city?.name ?? (cinema.theaters[0]?.addressCity || cinema.name);
    const key = city?.slug ?? `name ${name}`;
    const group = groups.get(key) ?? { name, slug: city?.slug ?? null, cinemas: [] };
    group.cinemas.push({ slug: cinema.slug, name: cinema.name });
    groups.set(key, group);
  }
  const byName = (a: { readonly name: string }, b: { readonly name: string }) =>
    compareText(fold(a.name), fold(b.name));
  return [...groups.values()]
    .map((group) => ({ ...group, cinemas: group.cinemas.toSorted(byName) }))
    .toSorted(byName);
}
