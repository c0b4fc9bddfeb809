import type { Showtime } from '#src/contract/showtimes-day/schema.ts';
import type { Day } from '#src/kernel/date/day.ts';
import type { NearPlace } from '#src/domain/place/near-place.ts';
import type { Filters } from '#src/routes/filters.ts';
import { isAnnounced } from '#src/domain/showtime/showtime-state.ts';

/** Where a film cannot be booked yet: anywhere, in the chosen cinema, or near the visitor's city. */
export type SaleGap = 'film' | 'cinema' | 'city';

interface SaleFacts {
  readonly filters: Filters;
  /** Where the film plays; `whole` when every programme is known. */
  readonly playing: { readonly cinemas: Readonly<Record<string, unknown>>; readonly whole: boolean };
  /** Null without a place, and on a page for one cinema (D51). */
  readonly near: NearPlace | null;
  /** The days on which the film plays, in the chosen cinema or anywhere. */
  readonly days: ReadonlySet<Day>;
  /** The day of the page. */
  readonly day: Day;
  /** The showtimes of that day. */
  readonly showtimes: Readonly<Record<string, readonly Showtime[]>>;
}

/**
 * Where the film cannot be booked yet; null when it can be booked, or could until it was sold out. The first day that is
 * announced stands for the later ones. When not every programme is known, nothing is said.
 */
export function saleGap({ filters, playing, near, days, day, showtimes }: SaleFacts): SaleGap | null {
  if (!playing.whole) return null;
  const here = filters.localisation === undefined ? 'film' : 'cinema';
  if (days.size === 0) return here;
  const announced = Object.values(showtimes).flat();
  const first = [...days].toSorted()[0];
  if (day === first && announced.length > 0 && announced.every(isAnnounced)) return here;
  const misses = near?.cinemas.every(({ cinema }) => !Object.hasOwn(playing.cinemas, cinema.slug));
  return misses === true ? 'city' : null;
}
