import { addDays, dayRange, isoWeekday } from '#src/kernel/date/day.ts';
import type { Day, IsoWeekday } from '#src/kernel/date/day.ts';

/** Weeks: the cinema's own, and the calendar's that starts on Monday (R278). */

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

/** A day of a month's grid. */
export interface CalendarCell {
  readonly day: Day;
  /** False for the days of the months beside it that fill the first and last week. */
  readonly inMonth: boolean;
}

/** The month that holds `day` as whole weeks from Monday to Sunday (R278), four to six of them. */
export function calendarMonth(day: Day): CalendarCell[][] {
  const month = day.slice(0, 7);
  const [first = day] = weekOf(`${month}-01`, 1);
  return [0, 7, 14, 21, 28, 35]
    .map((offset) => dayRange(addDays(first, offset), 7))
    .filter((week) => week.some((cell) => cell.startsWith(month)))
    .map((week) => week.map((cell) => ({ day: cell, inMonth: cell.startsWith(month) })));
}
