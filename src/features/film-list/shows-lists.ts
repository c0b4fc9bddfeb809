import { fileFilters } from '#src/routes/file-filters.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { CalendarFile, FeedFile } from '#src/routes/site-files.ts';
import { languageOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';

/**
 * What programs of visitors may read instead of the shows page: the showtimes and films of the cinema that it is narrowed to, else the new
 * films of the chain; of both what its filters leave. A city near which cinemas come first leaves all of them.
 */
export function listsOfShows(
  locale: Locale,
  filters: Filters,
): { readonly calendar?: CalendarFile; readonly feed: FeedFile } {
  const language = languageOf(locale);
  const feed = { kind: 'feed', language, ...fileFilters('feed', filters) } as const;
  if (filters.localisation === undefined) return { feed: { ...feed, of: 'films' } };
  const of = { of: 'cinema', slug: filters.localisation } as const;
  const calendar = { kind: 'calendar', language, ...of, ...fileFilters('calendar', filters) } as const;
  return { calendar, feed: { ...feed, ...of } };
}
