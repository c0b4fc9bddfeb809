import { defaultNearbyLimits, nearest } from '../distance/distance.ts';
import type { NearbyLimits, Position } from '../distance/distance.ts';
import type { CinemaListView } from './cinema-list-view.ts';

/** A cinema with its distance from where the visitor is, or from another cinema. */
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

/** The open cinemas near another one, itself left out (R235); none where its position is unknown. */
export function cinemasNear(
  cinema: CinemaListView,
  cinemas: readonly CinemaListView[],
  limits: NearbyLimits = defaultNearbyLimits,
): NearbyCinema[] {
  const others = cinemas.filter((other) => other.slug !== cinema.slug);
  return cinema.position === null ? [] : nearbyCinemas(cinema.position, others, limits);
}
