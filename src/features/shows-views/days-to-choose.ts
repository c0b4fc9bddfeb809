import { dayStrip, type DayStripItem } from '#src/domain/date/day-strip.ts';
import { daysWithShowtimes, type Schedule } from '#src/domain/programme/schedule.ts';
import { addDays, type Day } from '#src/kernel/date/day.ts';

/** The number of days to choose from. */
const daysInStrip = 10;

/**
 * The next days to choose from, those on which the chosen shows play, or any show without chosen ones.
 *
 * @param schedule null when the API does not tell: then there are none
 * @param selected the day of the page; null when it shows several
 */
export function daysToChoose(
  schedule: Schedule | null,
  today: Day,
  chosen: readonly { readonly slug: string }[],
  selected: Day | null,
): DayStripItem[] {
  if (schedule === null) return [];
  const days = daysWithShowtimes(schedule, today).filter(
    (day) => chosen.length === 0 || chosen.some(({ slug }) => schedule.get(day)?.has(slug)),
  );
  return dayStrip({ today, days, selected, limit: daysInStrip })
    .filter(({ day }) => day < addDays(today, daysInStrip) || day === selected)
    .map((item) => ({ ...item, selected: item.day === selected }));
}
