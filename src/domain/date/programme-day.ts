import { addDays } from './day.ts';
import type { Day } from './day.ts';
import { instantOf, localTimeAt, parseLocalTime } from './zone.ts';
import type { LocalTime } from './zone.ts';

/**
 * The day a showing is announced under: one that starts before 05:00 belongs to the day before (D28).
 */

/** The local hour at which a new programme day begins (D28). */
export const programmeDayStartHour = 5;

/** The programme day of a local time (D28). Throws a RangeError when the text is no local time. */
export function programmeDayOf(local: LocalTime): Day {
  const parts = parseLocalTime(local);
  if (parts === null)
    throw new RangeError(`A local time YYYY-MM-DD HH:MM:SS was expected, got ${JSON.stringify(local)}.`);
  return parts.hour < programmeDayStartHour ? addDays(parts.day, -1) : parts.day;
}

/** The programme day at an instant in a zone: what "today" means to a cinema there (D28). */
export function programmeDayAt(instant: Date, zone: string): Day {
  return programmeDayOf(localTimeAt(instant, zone));
}

/** The first instant of a programme day: 05:00 local. */
export function programmeDayStart(day: Day, zone: string): Date {
  return instantOf(`${day} 0${programmeDayStartHour}:00:00`, zone);
}

/** When "today" next changes in a zone: the end of what may be cached for the running programme day. */
export function nextProgrammeDayStart(instant: Date, zone: string): Date {
  return programmeDayStart(addDays(programmeDayAt(instant, zone), 1), zone);
}

/** Whether a showing starts after midnight and so stands under the day before (D28). */
export function startsAfterMidnight(local: LocalTime): boolean {
  const hour = parseLocalTime(local)?.hour;
  return hour !== undefined && hour < programmeDayStartHour;
}
