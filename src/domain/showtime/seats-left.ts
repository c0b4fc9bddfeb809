/** The seats that are left in a showtime, for words: a number only where it matters. */
export type SeatsLeft =
  | { readonly kind: 'last'; readonly count: number }
  | { readonly kind: 'few' }
  | { readonly kind: 'many' };

/** Up to this number, seats are counted: somebody who comes with friends has to know. */
const counted = 10;
/** At most this share of an auditorium is few. */
const fewShare = 0.2;

/**
 * How many seats are left: the number of the last ten, few up to a fifth of the auditorium, otherwise many.
 *
 * @param left null when the source does not know; 0 contradicts a showtime that can be booked, and counts as unknown
 * @param all seats of the auditorium; null when they are not known: then more than the last ten are not called few
 */
export function seatsLeft(left: number | null | undefined, all: number | null): SeatsLeft | null {
  if (left === null || left === undefined || left <= 0) return null;
  if (left <= counted) return { kind: 'last', count: left };
  return { kind: all !== null && left <= all * fewShare ? 'few' : 'many' };
}
