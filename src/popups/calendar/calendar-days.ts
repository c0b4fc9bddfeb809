import type { Day } from '#src/kernel/date/day.ts';
import { isDay } from '#src/kernel/date/is-day.ts';

/** The days of a comma-separated list, sorted; invalid days are left out. */
export function daysOf(list: string): Day[] {
  return list.split(',').filter(isDay).toSorted();
}

/** A day in the form that the picker needs: its midnight in the browser's own time zone. */
export function dateOf(day: Day): Date {
  const [year, month, date] = day.split('-').map(Number);
  return new Date(year ?? 0, (month ?? 1) - 1, date);
}

/** The day of a date that the picker returns. */
export function dayOf(date: Date): Day {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The address of a day on this site; null when the base is not an address of this site with a `*`. */
export function addressOfDay(base: string, day: Day): string | null {
  return /^\/(?![/\\])/.test(base) && base.includes('*') ? base.replace('*', day) : null;
}
