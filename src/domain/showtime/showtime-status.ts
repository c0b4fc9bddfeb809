/** The status of a showtime (R164). This module imports nothing, so that islands can use it in the browser. */

/** Whether a visitor can book a showtime; if not, whether it is sold out, closed for booking (R164) or cancelled (D55). */
export type ShowtimeStatus = 'available' | 'soldout' | 'locked' | 'cancelled';

/**
 * The status of a showtime (R164): `soldout` means sold out; `available` becomes locked when the reservability end has
 * passed; any other value is locked. `reservabilityStart` is ignored: the rule does not name it, and a server that does
 * not sell yet does not send `available`.
 *
 * @param status as received
 * @param closesAt ISO 8601 instant at which booking ends; a null or malformed value never locks the showtime
 * @param cancelled whether the programme no longer has it, whatever the status says
 */
export function showtimeStatus(
  status: string,
  closesAt: string | null,
  now: Date,
  cancelled = false,
): ShowtimeStatus {
  if (cancelled) return 'cancelled';
  if (status === 'soldout') return 'soldout';
  if (status !== 'available') return 'locked';
  const closes = closesAt === null ? Number.NaN : Date.parse(closesAt);
  return closes < now.getTime() ? 'locked' : 'available';
}
