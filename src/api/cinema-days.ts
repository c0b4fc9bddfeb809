import { cinemaTimeZone } from '#src/domain/cinema/cinema-time-zone.ts';
import type { CinemaAround } from '#src/domain/cinema/nearby-cinemas.ts';
import type { CinemaDay } from '#src/domain/place/next-showtimes.ts';
import type { Day } from '#src/kernel/date/day.ts';
import { siteFactsOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { callsOfPage, readCinemaDay, type DayReads } from './cinema-day.ts';
import { readNeeded } from './read.ts';
import { needsAnswer } from './transport/failure.ts';
import { readCinemasBySlug } from './site-catalogue.ts';

/** The calls for a cinema's day, as the server makes them. */
export function dayReadsOf(locale: Locale): DayReads {
  return {
    whole: async (slug, date) => readNeeded('cinemaShowtimes', locale, { slug, date }),
    programme: async (slug) => readNeeded('cinemaShows', locale, { slug }),
    showDay: async (slug, cinema, date) => readNeeded('showtimesDay', locale, { slug, cinema, date }),
  };
}

/**
 * The same calls for a page that cannot do without the day. Showtimes that are asked for show by show may lack a few.
 *
 * @throws RequiredReadError from the call for the whole day, during an outage
 */
export function requiredDayReads(locale: Locale): DayReads {
  const reads = dayReadsOf(locale);
  return {
    ...reads,
    whole: async (slug, date) => {
      const day = await reads.whole(slug, date);
      needsAnswer(`cinemaShowtimes ${slug} ${date}`, day);
      return day;
    },
  };
}

/**
 * Reads the showtimes of several cinemas, each on the programme day that counts in its time zone.
 *
 * @param dayIn the day in a time zone (IANA)
 * @param calls the calls that the page has left, when it reads more than one day
 */
export async function readCinemaDays(
  locale: Locale,
  around: readonly CinemaAround[],
  dayIn: (timeZone: string) => Day,
  calls = callsOfPage(),
): Promise<CinemaDay[]> {
  const site = siteFactsOf(locale);
  const cinemas = await readCinemasBySlug(locale);
  const reads = dayReadsOf(locale);
  return Promise.all(
    around.map(async ({ cinema, kilometres }): Promise<CinemaDay> => {
      const timeZone = cinemaTimeZone(site, cinemas.get(cinema.slug));
      const day = dayIn(timeZone);
      const showtimes = await readCinemaDay(reads, cinema.slug, day, calls);
      return { cinema, kilometres, timeZone, day, showtimes };
    }),
  );
}

/** Whether showtimes of a cinema's day could not be read. */
export function isPartial({ showtimes }: CinemaDay): boolean {
  return showtimes === null || Object.values(showtimes).includes(null);
}
