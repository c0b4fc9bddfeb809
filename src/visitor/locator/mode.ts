import type { Cinema } from '#src/contract/cinemas/schema.ts';
import type { City } from '#src/contract/cities/schema.ts';
import type { CinemaListView } from '#src/domain/cinema/cinema-list-view.ts';
import type { Position } from '#src/kernel/distance/distance.ts';

/**
 * The place of the showtimes that the visitor wants (R224): one of the cinemas, a city, a position, or their
 * favourites. The names are those of the location types.
 */
export type LocatorMode =
  | { readonly type: 'cinema'; readonly cinema: string }
  | { readonly type: 'city'; readonly city: string }
  | { readonly type: 'position'; readonly position: Position }
  | { readonly type: 'favorite' };

/** The places that a mode can name. */
export interface Places {
  readonly cinemas: readonly CinemaListView[];
  /** The same cinemas as the API sends them: searches use these. */
  readonly listed: readonly Cinema[];
  readonly cities: readonly City[];
}

/** Coordinates that differ by less than this, in degrees, are the same (D17). */
const tolerance = 0.01;

/** Whether two modes are the same place. */
export function isSameMode(a: LocatorMode | null, b: LocatorMode | null): boolean {
  if (a === null || b === null) return a === b;
  if (a.type === 'cinema') return b.type === 'cinema' && a.cinema === b.cinema;
  if (a.type === 'city') return b.type === 'city' && a.city === b.city;
  if (a.type === 'favorite') return b.type === 'favorite';
  return (
    b.type === 'position' &&
    Math.abs(a.position.latitude - b.position.latitude) < tolerance &&
    Math.abs(a.position.longitude - b.position.longitude) < tolerance
  );
}
