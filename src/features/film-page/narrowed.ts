import type { Filters } from '#src/routes/filters.ts';
import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import type { FilmShowtimes } from './showtimes/film-showtimes.ts';

/** Props of a part of the showtimes section. */
export interface ShowtimesPart {
  readonly locale: Locale;
  /** The film's page without filters. */
  readonly pageRef: PageRef;
  readonly filters: Filters;
  readonly showtimes: FilmShowtimes;
}

/** The page with other filters. */
export function narrowed(ref: PageRef, filters: Filters): PageRef {
  return { ...ref, filters } as PageRef;
}
