import { addDays, dayRange, isoWeekday } from '#src/kernel/date/day.ts';
import type { Day, IsoWeekday } from '#src/kernel/date/day.ts';

/** Weeks; the cinema week starts on a day that the cinema chooses (R278). */

const weekdays: readonly IsoWeekday[] = [1, 2, 3, 4, 5, 6, 7];

/** The ISO weekday on which a cinema week starts by default: Wednesday (R278, D18). */
export const defaultCinemaWeekStart: IsoWeekday = 3;

/**
 * The ISO weekday on which the cinema week starts: `cinemaWeekOffset` + 1, since offset 0 is Monday. Without an offset,
 * or with one that is no weekday, it is Wednesday (R278, D18).
 */
export function cinemaWeekStart(cinemaWeekOffset: number | null | undefined): IsoWeekday {
  return weekdays[cinemaWeekOffset ?? -1] ?? defaultCinemaWeekStart;
}

/** The seven days of the week that contains `day` and starts on the given ISO weekday. */
export function weekOf(day: Day, start: IsoWeekday): Day[] {
  return dayRange(addDays(day, -((isoWeekday(day) - start + 7) % 7)), 7);
}

/** The seven days of the cinema week that contains `day`, past days included (R278, D18). */
export function cinemaWeek(day: Day, cinemaWeekOffset: number | null | undefined): Day[] {
  return weekOf(day, cinemaWeekStart(cinemaWeekOffset));
}
