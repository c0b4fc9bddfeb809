import { addDays, dayRange, isoWeekday } from '#src/kernel/date/day.ts';
import type { Day, IsoWeekday } from '#src/kernel/date/day.ts';

/** Weeks: the cinema's own starts on a day of its choice (R278). */

const weekdays: readonly IsoWeekday[] = [1, 2, 3, 4, 5, 6, 7];

/** The ISO weekday a cinema week starts on unless the cinema says otherwise: Wednesday (R278, D18). */
export const defaultCinemaWeekStart: IsoWeekday = 3;

/**
 * The ISO weekday the cinema week starts on: `cinemaWeekOffset` counts from 0, Monday, so the start is
 * offset + 1; without one, or with one that is no weekday, it is Wednesday (R278, D18).
 */
export function cinemaWeekStart(cinemaWeekOffset: number | null | undefined): IsoWeekday {
  return weekdays[cinemaWeekOffset ?? -1] ?? defaultCinemaWeekStart;
}

/** The seven days of the week that holds `day` and starts on the given ISO weekday. */
export function weekOf(day: Day, start: IsoWeekday): Day[] {
  return dayRange(addDays(day, -((isoWeekday(day) - start + 7) % 7)), 7);
}

/** The seven days of the running cinema week, the past ones too (R278, D18). */
export function cinemaWeek(day: Day, cinemaWeekOffset: number | null | undefined): Day[] {
  return weekOf(day, cinemaWeekStart(cinemaWeekOffset));
}
