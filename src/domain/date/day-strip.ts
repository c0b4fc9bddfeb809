import { addDays, dayRange } from '#src/kernel/date/day.ts';
import type { Day } from '#src/kernel/date/day.ts';

/** The strip of days above a list of showtimes, from today on. */

/** One day of the strip. */
export interface DayStripItem {
  readonly day: Day;
  /** Whether the day has a showtime; days without one stay visible in a muted style. */
  readonly hasShowtimes: boolean;
  readonly selected: boolean;
  /** Whether days between this day and the day before it in the strip are left out. */
  readonly afterGap: boolean;
}

/** How many consecutive days the strip shows, with or without showtimes (R171). */
export const upcomingDays = 7;

/**
 * The days of the strip: {@link upcomingDays} consecutive days from the programme day `today` on, then the later days
 * that have showtimes, at most `limit` in all. The selected day is always included, unless it is past. Without a
 * selection the first day with showtimes is selected, or today when there is none.
 *
 * @param options.days days with showtimes, in any order; past days are ignored
 * @param options.limit 28 unless given
 */
export function dayStrip(options: {
  today: Day;
  days: Iterable<Day>;
  selected?: Day | null | undefined;
  limit?: number;
}): DayStripItem[] {
  const { today, limit = 28 } = options;
  const withShowtimes = new Set([...options.days].filter((day) => day >= today));
  const run = dayRange(today, upcomingDays);
  const later = [...withShowtimes].filter((day) => !run.includes(day)).toSorted();
  const selected = selectedDay(options.selected ?? null, today, withShowtimes);
  const shown = [...run, ...later].slice(0, limit);
  const days = shown.includes(selected) ? shown : [...shown, selected].toSorted();
  return days.map((day, index) => ({
    day,
    hasShowtimes: withShowtimes.has(day),
    selected: day === selected,
    afterGap: index > 0 && addDays(days[index - 1] ?? day, 1) !== day,
  }));
}

/** The day to show: the requested day unless it is past, otherwise the first day with showtimes, otherwise today. */
export function selectedDay(asked: Day | null, today: Day, daysWithShowtimes: Iterable<Day>): Day {
  if (asked !== null && asked >= today) return asked;
  return [...daysWithShowtimes].filter((day) => day >= today).toSorted()[0] ?? today;
}
