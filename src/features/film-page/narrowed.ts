import type { Filters } from '#src/routes/filters.ts';
import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import type { FilmShowings } from './film-showings.ts';

/** What a part of the showings section is given. */
export interface ShowingsPart {
  readonly locale: Locale;
  /** The film's page without filters. */
  readonly pageRef: PageRef;
  readonly filters: Filters;
  readonly showings: FilmShowings;
}

/** The page with other filters. */
export function narrowed(ref: PageRef, filters: Filters): PageRef {
  return { ...ref, filters } as PageRef;
}
