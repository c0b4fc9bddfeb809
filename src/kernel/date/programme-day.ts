import { addDays, type Day } from './day.ts';
import { parseLocalTime, type LocalTime } from './local-time.ts';

/** The programme day of a showtime: a showtime that starts before 05:00 belongs to the day before (D28). */

/** The local hour at which a new programme day begins (D28). */
export const programmeDayStartHour = 5;

/** The programme day of a local time (D28). Throws a RangeError when the text is no local time. */
export function programmeDayOf(local: LocalTime): Day {
  const parts = parseLocalTime(local);
  if (parts === null)
    throw new RangeError(`A local time YYYY-MM-DD HH:MM:SS was expected, got ${JSON.stringify(local)}.`);
  return parts.hour < programmeDayStartHour ? addDays(parts.day, -1) : parts.day;
}

/** Whether a showtime starts after midnight and so belongs to the programme day before (D28). */
export function startsAfterMidnight(local: LocalTime): boolean {
  const hour = parseLocalTime(local)?.hour;
  return hour !== undefined && hour < programmeDayStartHour;
}
