import type { Cinema } from '#src/contract/cinemas/schema.ts';
import { cinemaListView } from '#src/domain/cinema/cinema-list-view.ts';
import { cinemaTimeZone } from '#src/domain/cinema/cinema-time-zone.ts';
import { programmeDayAt } from '#src/domain/date/programme-day.ts';
import { defaultNearbyLimits } from '#src/domain/distance/nearest.ts';
import { nearPlace, type NearPlace } from '#src/domain/place/near-place.ts';
import { hasComing, type CinemaDay } from '#src/domain/place/next-showtimes.ts';
import { addDays, type Day } from '#src/kernel/date/day.ts';
import { siteFactsOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { readCities } from './cities.ts';
import { readCinemaDay, type DayBudget, type DayReads } from './cinema-day.ts';
import { presentInstant } from './present.ts';
import { read } from './read.ts';
import { readCinemasBySlug } from './site-catalogue.ts';

/** The visitor's place, with the showtimes of one day in the cinemas that count there. */
export interface Near extends NearPlace {
  /** The present instant of the page. */
  readonly now: Date;
  readonly days: readonly CinemaDay[];
  /** Whether the showtimes of at least one cinema could not be read. */
  readonly partial: boolean;
}

/**
 * The place of a page; null without a place, and when the site does not have it.
 *
 * @param city slug of the visitor's city, as `filters.near` of the page has it
 */
export async function readNearPlace(locale: Locale, city: string | undefined): Promise<NearPlace | null> {
  if (city === undefined) return null;
  const [cities, cinemas, settings] = await Promise.all([
    readCities(locale),
    readCinemasBySlug(locale),
    read('settings', locale, {}),
  ]);
  const limits = settings.ok ? settings.value.locator : defaultNearbyLimits;
  return nearPlace(city, cities, [...cinemas.values()].map(cinemaListView), limits);
}

/**
 * The place of a page with the showtimes of its cinemas; null without a place, and when the site does not have it.
 *
 * @param city slug of the visitor's city, as `filters.near` of the page has it
 * @param date the programme day that the address names; without one, each cinema shows its own today (D28), and when
 *   every showtime of today has begun, tomorrow
 */
export async function readNear(
  locale: Locale,
  city: string | undefined,
  date: Day | undefined,
): Promise<Near | null> {
  if (city === undefined) return null;
  const [place, cinemas, present] = await Promise.all([
    readNearPlace(locale, city),
    readCinemasBySlug(locale),
    presentInstant(),
  ]);
  if (place === null) return null;
  const now = new Date(present);
  const todayDays = await readDays(locale, place, cinemas, (zone) => date ?? programmeDayAt(now, zone));
  const isLate = date === undefined && !todayDays.some((one) => hasComing(one, now));
  const days = isLate
    ? await readDays(locale, place, cinemas, (zone) => addDays(programmeDayAt(now, zone), 1))
    : todayDays;
  return { ...place, now, days, partial: days.some(({ showtimes }) => showtimes === null) };
}

/** How many further calls a page may make when the API gives showtimes show by show only. */
const mostCalls = 96;

async function readDays(
  locale: Locale,
  place: NearPlace,
  cinemas: ReadonlyMap<string, Cinema>,
  dayIn: (timeZone: string) => Day,
): Promise<CinemaDay[]> {
  const site = siteFactsOf(locale);
  const reads: DayReads = {
    whole: async (slug, date) => read('cinemaShowtimes', locale, { slug, date }),
    programme: async (slug) => read('cinemaShows', locale, { slug }),
    showDay: async (slug, cinema, date) => read('showtimesDay', locale, { slug, cinema, date }),
  };
  const budget: DayBudget = { calls: mostCalls };
  return Promise.all(
    place.cinemas.map(async ({ cinema, kilometres }): Promise<CinemaDay> => {
      const timeZone = cinemaTimeZone(site, cinemas.get(cinema.slug));
      const day = dayIn(timeZone);
      const showtimes = await readCinemaDay(reads, cinema.slug, day, budget);
      return { cinema, kilometres, timeZone, day, showtimes };
    }),
  );
}
