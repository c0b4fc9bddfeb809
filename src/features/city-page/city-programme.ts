import type { Zone } from '#src/contract/zone/schema.ts';
import { addDays, dayRange, type Day } from '#src/kernel/date/day.ts';
import { upcomingDays } from '#src/domain/date/day-strip.ts';
import { compareShows, entriesOn, showsOf } from '#src/domain/programme/programme-entries.ts';
import { scheduleOfCity, withinDays } from '#src/domain/programme/schedule.ts';
import type { ShowListView } from '#src/domain/show/show-list-view.ts';

/** A show that plays in the city after today, with its first day. */
export interface LaterShow {
  readonly show: ShowListView;
  readonly day: Day;
}

/** What plays in a city (R084). */
export interface CityProgramme {
  /** Shows of the next week that are not on today, the earliest first. */
  readonly later: readonly LaterShow[];
  /** Shows that play in the city when the server sends no days. */
  readonly undated: readonly ShowListView[];
}

/**
 * What is on in a city today and in the six days after it. A server may send the shows of a city without their days;
 * they are then listed as undated.
 *
 * @param zone answer of `/api/zone/{slug}`
 * @param shows the catalogue by slug; a show that it lacks has no title and is left out
 * @param today programme day of the city
 */
export function cityProgramme(
  zone: Zone,
  shows: ReadonlyMap<string, ShowListView>,
  today: Day,
): CityProgramme {
  const schedule = scheduleOfCity(zone);
  const seen = new Set(entriesOn(schedule, today, shows).map(({ show }) => show.slug));
  const week = withinDays(schedule, dayRange(addDays(today, 1), upcomingDays - 1));
  const later = showsOf(week, today, shows)
    .filter(({ show }) => !seen.has(show.slug))
    .flatMap(({ show, days: [day] }) => (day === undefined ? [] : [{ show, day }]))
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  return { later, undated: schedule.size > 0 ? [] : undatedShows(zone, shows) };
}

function undatedShows(zone: Zone, shows: ReadonlyMap<string, ShowListView>): ShowListView[] {
  return zone.shows
    .filter(({ bookable }) => bookable)
    .flatMap(({ slug }) => shows.get(slug) ?? [])
    .toSorted(compareShows('default'));
}
