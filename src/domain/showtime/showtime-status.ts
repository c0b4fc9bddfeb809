/** The state of a showtime (R164). No imports: islands use it in the browser. */

/** What a visitor can do with a showtime: book it, or not because it is full or over (R164). */
export type ShowtimeStatus = 'available' | 'soldout' | 'locked';

/**
 * The state of a showtime (R164): `soldout` is sold out; `available` is locked once its reservability end
 * lies before now; anything else is locked. `reservabilityStart` does not count: the rule does not name it,
 * and a server that does not sell yet does not say `available`.
 *
 * @param status as received
 * @param closesAt ISO 8601 instant after which it cannot be booked; null or malformed never closes it
 */
export function showtimeStatus(status: string, closesAt: string | null, now: Date): ShowtimeStatus {
  if (status === 'soldout') return 'soldout';
  if (status !== 'available') return 'locked';
  const closes = closesAt === null ? Number.NaN : Date.parse(closesAt);
  return closes < now.getTime() ? 'locked' : 'available';
}
