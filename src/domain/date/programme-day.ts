import { addDays, type Day } from '#src/kernel/date/day.ts';
import { programmeDayOf, programmeDayStartHour } from '#src/kernel/date/programme-day.ts';
import { instantOf, localTimeAt } from '#src/kernel/date/zone.ts';

/** The programme day at an instant in a zone, which is "today" for a cinema there (D28). */
export function programmeDayAt(instant: Date, zone: string): Day {
  return programmeDayOf(localTimeAt(instant, zone));
}

const ends = new Map<string, number>();
const mostEnds = 200;

/** When a programme day ends in a zone: the next one begins (D28). @returns milliseconds since 1970 */
export function endOfProgrammeDay(day: Day, zone: string): number {
  const key = `${day} ${zone}`;
  const known = ends.get(key);
  if (known !== undefined) return known;
  if (ends.size >= mostEnds) ends.clear();
  const hour = String(programmeDayStartHour).padStart(2, '0');
  const end = instantOf(`${addDays(day, 1)} ${hour}:00:00`, zone).getTime();
  ends.set(key, end);
  return end;
}
