import type { Day } from '#src/kernel/date/day.ts';
import { programmeDayOf } from '#src/kernel/date/programme-day.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** The wall-clock time of an instant in a zone, `YYYY-MM-DD HH:MM:SS`. */
export function localTimeOf(instant: Date, timeZone: string): string {
  let formatter = formatters.get(timeZone);
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
    formatters.set(timeZone, formatter);
  }
  return formatter.format(instant);
}

/** The calendar day of an instant in a zone, `YYYY-MM-DD`. */
export function localDayOf(instant: Date, timeZone: string): string {
  return localTimeOf(instant, timeZone).slice(0, 10);
}

/** The programme day of an instant in a zone (D28), `YYYY-MM-DD`. */
export function programmeDayAt(instant: Date, timeZone: string): Day {
  return programmeDayOf(localTimeOf(instant, timeZone));
}
