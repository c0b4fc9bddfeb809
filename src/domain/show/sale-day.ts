import type { Day } from '#src/kernel/date/day.ts';
import { parseLocalTime } from '#src/kernel/date/local-time.ts';
import { localTimeAt } from '#src/kernel/date/zone.ts';
import type { ShowListView } from './show-list-view.ts';

/**
 * The day on which the sale of a show opens, if that day is after today; null when it is unknown, today or past.
 *
 * @param zone IANA name of the site's time zone
 * @param today programme day of the site
 */
export function saleDay(
  { salesOpeningDate }: Pick<ShowListView, 'salesOpeningDate'>,
  zone: string,
  today: Day,
): Day | null {
  if (salesOpeningDate === null) return null;
  const day = parseLocalTime(localTimeAt(new Date(salesOpeningDate), zone))?.day ?? null;
  return day !== null && day > today ? day : null;
}
