import type { QueryClient } from '@tanstack/react-query';
import { cinemaShowsEndpoint } from '#src/contract/cinema-shows/schema.ts';
import { cinemaShowtimesEndpoint } from '#src/contract/cinema-showtimes/schema.ts';
import { showtimesDayEndpoint } from '#src/contract/showtimes-day/schema.ts';
import type { Day } from '#src/kernel/date/day.ts';
import type { Locale } from '#src/sites/site.ts';
import { readCinemaDay, type ShowtimesByShow } from '../cinema-day.ts';
import type { Result } from '../transport/failure.ts';
import { browserQuery } from './api-query.ts';
import { ApiAnswerError } from './browser-call.ts';

/** A browser makes fewer further calls than a server, which keeps the answers for all visitors. */
const mostCalls = 24;

async function resultOf<T>(asked: Promise<T>): Promise<Result<T>> {
  try {
    return { ok: true, value: await asked };
  } catch (error) {
    const unknown = error instanceof ApiAnswerError && error.status === 404;
    return { ok: false, failure: { kind: unknown ? 'unknown' : 'network' } };
  }
}

/**
 * All showtimes of a cinema on a day by show, through the cache of the visit (D22); see `readCinemaDay`.
 *
 * @returns null when they cannot be read
 */
export async function cinemaDayInBrowser(
  cache: QueryClient,
  locale: Locale,
  cinema: string,
  date: Day,
): Promise<ShowtimesByShow | null> {
  return readCinemaDay(
    {
      whole: async (slug, day) =>
        resultOf(cache.fetchQuery(browserQuery(cinemaShowtimesEndpoint, locale, { slug, date: day }))),
      programme: async (slug) =>
        resultOf(cache.fetchQuery(browserQuery(cinemaShowsEndpoint, locale, { slug }))),
      showDay: async (slug, ofCinema, day) =>
        resultOf(
          cache.fetchQuery(browserQuery(showtimesDayEndpoint, locale, { slug, cinema: ofCinema, date: day })),
        ),
    },
    cinema,
    date,
    { left: mostCalls },
  );
}
