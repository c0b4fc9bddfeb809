import type { Day } from '#src/kernel/date/day.ts';
import { isDay } from '#src/kernel/date/is-day.ts';

/** The days of a list with commas between, sorted; what is none is left out. */
export function daysOf(list: string): Day[] {
  return list.split(',').filter(isDay).toSorted();
}

/** A day as the picker has it: its midnight on the browser's own calendar. */
export function dateOf(day: Day): Date {
  const [year, month, date] = day.split('-').map(Number);
  return new Date(year ?? 0, (month ?? 1) - 1, date);
}

/** The day of a date of the picker. */
export function dayOf(date: Date): Day {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The address of a day on this site, or null where the base is none. */
export function addressOfDay(base: string, day: Day): string | null {
  return /^\/(?![/\\])/.test(base) && base.includes('*') ? base.replace('*', day) : null;
}
