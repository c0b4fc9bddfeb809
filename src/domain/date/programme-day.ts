import { addDays, type Day } from '#src/kernel/date/day.ts';
import { programmeDayOf, programmeDayStartHour } from '#src/kernel/date/programme-day.ts';
import { instantOf, localTimeAt } from './zone.ts';

/** The programme day (D28) of a zone: which one runs, and when it begins and ends. */

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
