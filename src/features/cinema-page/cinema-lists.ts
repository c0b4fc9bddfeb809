import { fileFilters } from '#src/routes/file-filters.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { CalendarFile, FeedFile } from '#src/routes/site-files.ts';
import { languageOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';

/** What programs of visitors may read instead of a cinema's page: its coming showtimes, and its films, those that the filters of
 * the page leave. */
export function cinemaLists(
  locale: Locale,
  slug: string,
  filters: Filters = {},
): { readonly calendar: CalendarFile; readonly feed: FeedFile } {
  const of = { language: languageOf(locale), of: 'cinema', slug } as const;
  return {
    calendar: { kind: 'calendar', ...of, ...fileFilters('calendar', filters) },
    feed: { kind: 'feed', ...of, ...fileFilters('feed', filters) },
  };
}
