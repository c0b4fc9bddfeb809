import { useQueries, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { cinemaDayInBrowser } from '#src/api/browser/cinema-day.ts';
import { visitLifetime } from '#src/api/browser/lifetime.ts';
import { cinemaShowtimesEndpoint } from '#src/contract/cinema-showtimes/schema.ts';
import type { Cinema } from '#src/contract/cinemas/schema.ts';
import { cinemaTimeZone } from '#src/domain/cinema/cinema-time-zone.ts';
import { programmeDayAt } from '#src/domain/date/programme-day.ts';
import { equipmentViews } from '#src/domain/needs/equipment.ts';
import { hasComing, type CinemaDay } from '#src/domain/place/next-showtimes.ts';
import { addDays } from '#src/kernel/date/day.ts';
import { siteFactsOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';

/** The day of one of the visitor's cinemas. */
export type CinemaDayState =
  | { readonly kind: 'waiting' }
  /** `late`: nothing comes today any more, so the day is tomorrow. */
  | { readonly kind: 'here'; readonly day: CinemaDay; readonly late: boolean }
  | { readonly kind: 'failed'; readonly again: () => void };

/** A cinema's day: today, and when nothing comes any more, tomorrow (D28). Rejects when it cannot be read. */
async function dayOf(cache: QueryClient, locale: Locale, cinema: Cinema, now: Date) {
  const timeZone = cinemaTimeZone(siteFactsOf(locale), cinema);
  const today = programmeDayAt(now, timeZone);
  const read = async (day: string): Promise<CinemaDay> => {
    const showtimes = await cinemaDayInBrowser(cache, locale, cinema.slug, day);
    if (showtimes === null) throw new Error(`${cinema.slug}: the showtimes of ${day} could not be read`);
    const equipment = equipmentViews(cinema.equipment);
    return { cinema: { ...cinema, equipment }, kilometres: null, timeZone, day, showtimes };
  };
  const day = await read(today);
  return hasComing(day, now) ? { day, late: false } : { day: await read(addDays(today, 1)), late: true };
}

/** The days of the visitor's cinemas by slug, each read by itself: one that fails costs no other. */
export function useCinemaDays(
  locale: Locale,
  cinemas: readonly Cinema[],
  now: Date,
): ReadonlyMap<string, CinemaDayState> {
  const cache = useQueryClient();
  const answers = useQueries({
    queries: cinemas.map((cinema) => ({
      queryKey: ['mine', 'day', locale, cinema.slug, now.getTime()],
      queryFn: async () => dayOf(cache, locale, cinema, now),
      staleTime: visitLifetime(cinemaShowtimesEndpoint),
      retry: false,
    })),
  });
  return new Map(
    cinemas.map(({ slug }, index): [string, CinemaDayState] => {
      const answer = answers[index];
      if (answer?.data !== undefined) return [slug, { kind: 'here', ...answer.data }];
      if (answer === undefined || answer.isPending || answer.isFetching) return [slug, { kind: 'waiting' }];
      return [slug, { kind: 'failed', again: () => void answer.refetch() }];
    }),
  );
}
