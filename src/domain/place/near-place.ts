import type { City } from '#src/contract/cities/schema.ts';
import { positionOf, type Position } from '#src/kernel/distance/distance.ts';
import type { CinemaListView } from '../cinema/cinema-list-view.ts';
import { byDistance, withNearby, type CinemaAround } from '../cinema/nearby-cinemas.ts';
import type { NearbyLimits } from '../distance/nearest.ts';

/** The visitor's place with the cinemas that count there. */
export interface NearPlace {
  /** Slug of the city. */
  readonly city: string;
  readonly name: string;
  /** The middle of the city; null when it is not known. */
  readonly origin: Position | null;
  /** Open cinemas, the nearest to the middle of the city first; those of the city itself before all others. */
  readonly cinemas: readonly CinemaAround[];
}

/** The middle of a city, or its first cinema; null when neither has a position. */
export function middleOf(city: City, own: readonly CinemaListView[]): Position | null {
  return positionOf(city.gpsPosition) ?? own[0]?.position ?? null;
}

/**
 * The cinemas that count near a city: its own, then those within the limits (R235), as many as the limits allow. Null
 * for a city that the site does not have.
 *
 * @param cinemas every cinema of the site
 */
export function nearPlace(
  slug: string,
  cities: readonly City[],
  cinemas: readonly CinemaListView[],
  limits: NearbyLimits,
): NearPlace | null {
  const city = cities.find((one) => one.slug === slug);
  if (city === undefined) return null;
  const slugs = new Set(city.cinemas);
  const open = cinemas.filter(({ closed }) => !closed);
  const own = open.filter((cinema) => slugs.has(cinema.slug));
  const origin = middleOf(city, own);
  return {
    city: slug,
    name: city.name,
    origin,
    cinemas: withNearby(byDistance(origin, own), origin, open, limits),
  };
}
