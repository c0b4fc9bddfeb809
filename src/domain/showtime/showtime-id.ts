import { addDays, type Day } from '#src/kernel/date/day.ts';
import type { LocalTime } from '#src/kernel/date/local-time.ts';
import { programmeDayStartHour } from '#src/kernel/date/programme-day.ts';
import { shortHash } from '#src/kernel/text/short-hash.ts';
import { bookingOf } from '#src/contract/showtimes-day/booking.ts';
import type { Showtime } from '#src/contract/showtimes-day/schema.ts';
import { clockOf } from '#src/kernel/date/zone.ts';
import { tagKey } from '../tag/special-tags.ts';
import { textOrNull } from '../text/plain-text.ts';

/**
 * The name of a showtime among those of one show in one cinema on one day, for addresses and calendars: its start, and
 * {@link nameOfShowtime}. The same in every language, and after it was cancelled.
 */
export function idOfShowtime(showtime: Showtime): string {
  return `${clockPart(showtime)}-${nameOfShowtime(showtime)}`;
}

/**
 * What tells a showtime of a film from the others (D62): its booking, which stays when auditorium or time change; without
 * a booking what tells it from others at the same minute.
 */
export function nameOfShowtime(showtime: Showtime): string {
  const booking = bookingOf(showtime.refCmd);
  return booking === null ? nameOfPlace(showtime) : shortHash(booking);
}

const nameOfPlace = ({ auditoriumName, version }: Showtime): string =>
  shortHash(`${textOrNull(auditoriumName) ?? ''}|${tagKey(version)}`);

/**
 * The showtime of a day that an id names or named: the one with its booking at another time, or, of an address from before
 * bookings were names, the one in its auditorium at its minute.
 *
 * @param booked only by its booking, for a day that the id did not name
 */
export function showtimeOf<T extends Showtime>(
  showtimes: readonly T[],
  id: string,
  booked = false,
): T | undefined {
  const [clock = '', name = ''] = id.split('-');
  const ofBooking = showtimes.filter((one) => bookingOf(one.refCmd) !== null && nameOfShowtime(one) === name);
  // A till that gives several showtimes one booking does not say which of them moved.
  const byBooking = ofBooking.length === 1 ? ofBooking[0] : undefined;
  if (booked) return byBooking;
  return (
    showtimes.find((one) => idOfShowtime(one) === id) ??
    byBooking ??
    showtimes.find((one) => clockPart(one) === clock && nameOfPlace(one) === name)
  );
}

const clockPart = ({ time }: Showtime): string => clockOf(time).replace(':', '');

/** When a showtime begins, local time of its cinema, from what names it: also when it is no longer in the programme. */
export function startOfShowtime({ day, id }: { readonly day: Day; readonly id: string }): LocalTime {
  const [hour, minute] = [id.slice(0, 2), id.slice(2, 4)];
  return `${Number(hour) < programmeDayStartHour ? addDays(day, 1) : day} ${hour}:${minute}:00`;
}
