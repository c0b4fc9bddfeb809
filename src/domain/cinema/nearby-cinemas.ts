import { distanceInKilometres } from '#src/kernel/distance/distance.ts';
import { defaultNearbyLimits, nearest } from '../distance/nearest.ts';
import type { Position } from '#src/kernel/distance/distance.ts';
import type { NearbyLimits } from '../distance/nearest.ts';
import type { CinemaListView } from './cinema-list-view.ts';

/** A cinema with its distance from the visitor, or from another cinema. */
export interface NearbyCinema {
  readonly cinema: CinemaListView;
  readonly kilometres: number;
}

/** The open cinemas within the limits of the settings, nearest first (R235). */
export function nearbyCinemas(
  from: Position,
  cinemas: readonly CinemaListView[],
  limits: NearbyLimits = defaultNearbyLimits,
): NearbyCinema[] {
  return nearest(
    from,
    cinemas.filter((cinema) => !cinema.closed),
    limits,
  ).map(({ item, kilometres }) => ({ cinema: item, kilometres }));
}

/** A cinema with its distance from a place; null when the cinema or the place has no position. */
export interface CinemaAround {
  readonly cinema: CinemaListView;
  readonly kilometres: number | null;
}

/** Cinemas with their distance from a point, nearest first; those without a position come last (D20). */
export function byDistance(from: Position | null, cinemas: readonly CinemaListView[]): CinemaAround[] {
  return cinemas
    .map((cinema) => ({
      cinema,
      kilometres:
        from === null || cinema.position === null ? null : distanceInKilometres(from, cinema.position),
    }))
    .toSorted((a, b) => (a.kilometres ?? Infinity) - (b.kilometres ?? Infinity));
}

/**
 * The cinemas that count at a place: its own in their order, then the open ones within the limits, nearest first, as
 * many as the limits allow (R235).
 *
 * @param origin the middle of the place; null when it is not known
 * @param cinemas every cinema of the site
 */
export function withNearby(
  own: readonly CinemaAround[],
  origin: Position | null,
  cinemas: readonly CinemaListView[],
  limits: NearbyLimits,
): CinemaAround[] {
  const ownSlugs = new Set(own.map(({ cinema }) => cinema.slug));
  const others = cinemas.filter(({ slug }) => !ownSlugs.has(slug));
  const around = origin === null ? [] : nearbyCinemas(origin, others, limits);
  return [...own, ...around].slice(0, limits.maxGeolocationCinemas);
}

/** A place with cinemas around it: a cinema or a city. */
export interface PlaceAmongCinemas {
  readonly position: Position | null;
  /** Slugs of the cinemas that the place names as near. */
  readonly nearbyCinemas: readonly string[];
  /** Slugs of the cinemas that the place consists of: the cinema itself, or the city's cinemas. */
  readonly own: readonly string[];
}

/**
 * The cinemas around a place: those that the place names itself, nearest first; if there are none, the open cinemas
 * within the limits (R069, R074, R235). A named cinema that the list of cinemas lacks is left out, since its name is
 * unknown.
 *
 * @param cinemas every cinema of the site by slug
 */
export function cinemasAround(
  { position, nearbyCinemas: names, own }: PlaceAmongCinemas,
  cinemas: ReadonlyMap<string, CinemaListView>,
  limits: NearbyLimits = defaultNearbyLimits,
): CinemaAround[] {
  const ownSlugs = new Set(own);
  const named = names.filter((slug) => !ownSlugs.has(slug)).flatMap((slug) => cinemas.get(slug) ?? []);
  if (named.length > 0) return byDistance(position, named);
  const others = [...cinemas.values()].filter(({ slug }) => !ownSlugs.has(slug));
  return position === null ? [] : nearbyCinemas(position, others, limits);
}
