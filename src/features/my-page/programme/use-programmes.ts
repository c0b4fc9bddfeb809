import { useQueries } from '@tanstack/react-query';
import { browserQuery } from '#src/api/browser/api-query.ts';
import { cinemaShowsEndpoint } from '#src/contract/cinema-shows/schema.ts';
import type { Day } from '#src/kernel/date/day.ts';
import type { Locale } from '#src/sites/site.ts';

/** What one of the visitor's cinemas plays on which days. */
export interface OwnProgramme {
  /** Name of the cinema. */
  readonly cinema: string;
  /** By slug of the show. */
  readonly days: ReadonlyMap<string, ReadonlySet<Day>>;
}

/**
 * The programmes of the visitor's cinemas, one call for each; one that cannot be read is left out.
 *
 * @param cinemas none: nothing is asked
 */
export function useProgrammes(
  locale: Locale,
  cinemas: readonly { readonly slug: string; readonly name: string }[],
): readonly OwnProgramme[] {
  const answers = useQueries({
    queries: cinemas.map(({ slug }) => browserQuery(cinemaShowsEndpoint, locale, { slug })),
  });
  return cinemas.flatMap(({ name }, index): OwnProgramme[] => {
    const shows = answers[index]?.data?.shows;
    if (shows === undefined) return [];
    const days = Object.entries(shows).map(
      ([slug, show]) => [slug, new Set(Object.keys(show.days))] as const,
    );
    return [{ cinema: name, days: new Map(days) }];
  });
}
