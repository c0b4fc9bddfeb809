import type { AddressView } from '#src/domain/cinema/cinema-list-view.ts';
import type { NearPlace } from '#src/domain/place/near-place.ts';
import type { ShowtimeView } from '#src/domain/showtime/showtime-view.ts';
import type { Day } from '#src/kernel/date/day.ts';
import { isComing, isOnSale } from '#src/domain/showtime/showtime-state.ts';

/** Which cinemas a film's page shows in full, and in which order. */

/** A cinema with the film's showtimes of the day. */
export interface CinemaShowtimes {
  readonly slug: string;
  readonly name: string;
  readonly city: string | null;
  readonly address: AddressView | null;
  /** From the middle of the visitor's city; null without a place, and when a position is unknown. */
  readonly kilometres: number | null;
  /** The programme day of the showtimes. In another time zone it may differ from the page's day (D28). */
  readonly day: Day;
  readonly showtimes: readonly ShowtimeView[];
}

/**
 * Up to `mostInFull` cinemas are shown with all their showtimes (D16); when there are more, only the first
 * `firstInFull`.
 */
const mostInFull = 8;
const firstInFull = 4;

/** By what can still be had: cinemas with a bookable showtime first, those that are over for the day last. */
export function rankOf({ showtimes }: CinemaShowtimes): number {
  if (showtimes.some(isOnSale)) return 0;
  return showtimes.some(isComing) ? 1 : 2;
}

/** Compares two cinemas by place: those that count near the visitor in their order, then all others by distance. */
export function byPlace(a: CinemaShowtimes, b: CinemaShowtimes, ownFirst: readonly string[]): number {
  const at = ({ slug }: CinemaShowtimes) => {
    const index = ownFirst.indexOf(slug);
    return index < 0 ? Infinity : index;
  };
  const [first, second] = [at(a), at(b)];
  if (first !== second) return first - second;
  return (a.kilometres ?? Infinity) - (b.kilometres ?? Infinity) || 0;
}

/**
 * The cinemas that are shown with all their showtimes: the chosen one; those near the visitor's place, or else the
 * nearest that plays the film; otherwise all when they are few, else the first ones.
 */
export function inFull(
  cinemas: readonly CinemaShowtimes[],
  chosen: string | undefined,
  near: NearPlace | null,
): readonly CinemaShowtimes[] {
  if (chosen !== undefined)
    return cinemas.filter(({ slug }) => slug === chosen).map((cinema) => ({ ...cinema, kilometres: null }));
  if (near !== null) {
    const count = new Set(near.cinemas.map(({ cinema }) => cinema.slug));
    const here = cinemas.filter(({ slug }) => count.has(slug));
    return here.length > 0 ? here : cinemas.slice(0, 1);
  }
  return cinemas.length > mostInFull ? cinemas.slice(0, firstInFull) : cinemas;
}
