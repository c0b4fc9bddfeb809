import type { CalendarFile, FeedFile } from '#src/routes/site-files.ts';
import { languageOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';

/** What programs of visitors may read instead of a cinema's page: its coming showtimes, and its films. */
export function cinemaLists(
  locale: Locale,
  slug: string,
): { readonly calendar: CalendarFile; readonly feed: FeedFile } {
  const of = { language: languageOf(locale), of: 'cinema', slug } as const;
  return { calendar: { kind: 'calendar', ...of }, feed: { kind: 'feed', ...of } };
}
