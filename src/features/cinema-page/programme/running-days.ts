import { addDays, type Day } from '#src/kernel/date/day.ts';
import { selectedDay, type DayStripItem } from '#src/domain/date/day-strip.ts';
import { cinemaWeek } from '#src/domain/date/week.ts';

/** The facts from which the days of a cinema's programme are calculated. */
interface RunningDaysOptions {
  /** Current programme day of the cinema. */
  readonly today: Day;
  /** Days with showtimes, in any order; past ones are ignored. */
  readonly days: Iterable<Day>;
  /** The requested day. When it is past or null, the first day with showtimes is selected, or else today. */
  readonly asked: Day | null;
  /** First weekday of the cinema week, 0 is Monday; null: the week starts on Wednesday (R278, D18). */
  readonly cinemaWeekOffset: number | null;
}

/** The maximum number of days in the strip: two months, because presales reach that far. */
const mostDays = 62;

/**
 * The days in a cinema's strip: the rest of its running week, with showtimes or without, then every later day that has
 * showtimes, also of presales far ahead (R084, R278). The selected day is always in it.
 */
export function runningDays({ today, days, asked, cinemaWeekOffset }: RunningDaysOptions): DayStripItem[] {
  const withShowtimes = new Set([...days].filter((day) => day >= today));
  const week = cinemaWeek(today, cinemaWeekOffset).filter((day) => day >= today);
  const later = [...withShowtimes].filter((day) => !week.includes(day)).toSorted();
  const selected = selectedDay(asked, today, withShowtimes);
  const first = [...week, ...later].slice(0, mostDays);
  const shown = first.includes(selected) ? first : [...first, selected].toSorted();
  return shown.map((day, index) => ({
    day,
    hasShowtimes: withShowtimes.has(day),
    selected: day === selected,
    afterGap: index > 0 && addDays(shown[index - 1] ?? day, 1) !== day,
  }));
}

/** First and last day of the cinema week that contains a day (R278). */
export function weekAround(
  day: Day,
  cinemaWeekOffset: number | null,
): { readonly from: Day; readonly to: Day } {
  const week = cinemaWeek(day, cinemaWeekOffset);
  return { from: week[0] ?? day, to: week.at(-1) ?? day };
}
