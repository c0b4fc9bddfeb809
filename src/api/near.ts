import { programmeDayAt } from '#src/domain/date/programme-day.ts';
import { defaultNearbyLimits } from '#src/domain/distance/nearest.ts';
import { nearPlace, type NearPlace } from '#src/domain/place/near-place.ts';
import { showsByTime, type CinemaDay } from '#src/domain/place/next-showtimes.ts';
import { addDays, type Day } from '#src/kernel/date/day.ts';
import type { Locale } from '#src/sites/site.ts';
import { callsOfPage } from './cinema-day.ts';
import { isPartial, readCinemaDays } from './cinema-days.ts';
import { readCities } from './cities.ts';
import { presentInstant } from './load/present.ts';
import { read } from './read.ts';
import { readCinemaViews } from './site-catalogue.ts';

/** The visitor's place, with the showtimes of one day in the cinemas that count there. */
export interface Near extends NearPlace {
  /** The present instant of the page. */
  readonly now: Date;
  readonly days: readonly CinemaDay[];
  /** The day after, for shows of which every showtime of `days` has begun; empty when there is none, or a day is asked. */
  readonly later: readonly CinemaDay[];
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
    readCinemaViews(locale),
    read('settings', locale, {}),
  ]);
  const limits = settings.ok ? settings.value.locator : defaultNearbyLimits;
  return nearPlace(city, cities, [...cinemas.values()], limits);
}

/**
 * The place of a page with the showtimes of its cinemas; null without a place, and when the site does not have it.
 *
 * @param city slug of the visitor's city, as `filters.near` of the page has it
 * @param date the programme day that the address names; without one, each cinema shows its own today (D28), and when
 *   every showtime of today has begun, tomorrow; a show that is over for today has tomorrow's
 */
export async function readNear(
  locale: Locale,
  city: string | undefined,
  date: Day | undefined,
): Promise<Near | null> {
  if (city === undefined) return null;
  const place = await readNearPlace(locale, city);
  return place === null ? null : readTimes(locale, place, date);
}

/**
 * A cinema that the visitor chose, with its showtimes, as {@link readNear} has those of a place; null without one, and
 * when the site does not have it.
 *
 * @param slug as `filters.localisation` of the page has it
 */
export async function readAtCinema(
  locale: Locale,
  slug: string | undefined,
  date: Day | undefined,
): Promise<Near | null> {
  const cinema = slug === undefined ? undefined : (await readCinemaViews(locale)).get(slug);
  if (cinema === undefined) return null;
  const { name, citySlug: city, position: origin } = cinema;
  return readTimes(locale, { city, name, origin, cinemas: [{ cinema, kilometres: null }] }, date);
}

async function readTimes(locale: Locale, place: NearPlace, date: Day | undefined): Promise<Near> {
  const now = new Date(await presentInstant());
  const calls = callsOfPage();
  const todayIn = (zone: string) => programmeDayAt(now, zone);
  const todayDays = await readCinemaDays(locale, place.cinemas, (zone) => date ?? todayIn(zone), calls);
  const { coming, over } = showsByTime(todayDays, now);
  const tomorrow =
    date === undefined && (coming.size === 0 || over.size > 0)
      ? await readCinemaDays(locale, place.cinemas, (zone) => addDays(todayIn(zone), 1), calls)
      : [];
  const isLate = date === undefined && coming.size === 0;
  const [days, later] = isLate ? [tomorrow, []] : [todayDays, tomorrow];
  return { ...place, now, days, later, partial: days.some(isPartial) };
}
