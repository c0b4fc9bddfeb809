import type { Day } from '#src/kernel/date/day.ts';
import { programmeDayOf } from '#src/kernel/date/programme-day.ts';
import { localTimeAt } from '#src/kernel/date/zone.ts';

/** The programme day at an instant in a zone, which is "today" for a cinema there (D28). */
export function programmeDayAt(instant: Date, zone: string): Day {
  return programmeDayOf(localTimeAt(instant, zone));
}
