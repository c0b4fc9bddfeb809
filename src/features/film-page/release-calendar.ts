import type { ShowDetailView } from '#src/domain/show/show-detail-view.ts';
import type { Day } from '#src/kernel/date/day.ts';
import type { CalendarFile } from '#src/routes/site-files.ts';
import { languageOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';

/** The calendar of a film's release; null when the film is out, or nobody knows its day. */
export function releaseCalendar(
  locale: Locale,
  { slug, releaseDay }: Pick<ShowDetailView, 'releaseDay' | 'slug'>,
  today: Day,
): CalendarFile | null {
  if (releaseDay === null || releaseDay <= today) return null;
  return { kind: 'calendar', language: languageOf(locale), of: 'film', slug };
}
