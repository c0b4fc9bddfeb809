import { addDays, dayRange, type Day } from '#src/kernel/date/day.ts';
import { upcomingDays } from '#src/domain/date/day-strip.ts';
import type { Schedule } from '#src/domain/programme/schedule.ts';
import { daysOf } from '#src/domain/programme/schedule.ts';
import { byVersion, type VersionGroup } from '#src/domain/showtime/group-showtimes.ts';
import type { ShowtimeView } from '#src/domain/showtime/showtime-view.ts';
import type { ShowListView } from '#src/domain/show/show-list-view.ts';
import { compareText } from '#src/kernel/text/compare-text.ts';
import { fold } from '#src/kernel/text/fold.ts';

/** A cinema of the city with its programme. */
export interface CinemaSchedule {
  readonly slug: string;
  /** The name that the list of films uses. */
  readonly name: string;
  readonly schedule: Schedule;
  /** The showtimes of today that are not over, by slug of the show; empty when they could not be read. */
  readonly times: ReadonlyMap<string, readonly ShowtimeView[]>;
}

/** A cinema that plays a film today. */
export interface CinemaToday {
  readonly slug: string;
  readonly name: string;
  /** The times by version; empty when they could not be read. */
  readonly versions: readonly VersionGroup[];
}

/** A cinema that plays a film in the days after today. */
export interface CinemaDays {
  readonly name: string;
  readonly days: readonly Day[];
  /** Whether it plays on every one of these days. */
  readonly daily: boolean;
}

/** A film of the city with the cinemas that play it. */
export interface CityFilm {
  readonly show: ShowListView;
  /** The cinemas that play it today. */
  readonly today: readonly CinemaToday[];
  readonly later: readonly CinemaDays[];
}

/**
 * Where each film plays today and in the six days after it; the films are sorted by title (R084). A show that the
 * catalogue lacks has no title and is left out.
 *
 * @param cinemas in the order in which they are named
 * @param shows the catalogue by slug
 */
export function cityWeek(
  cinemas: readonly CinemaSchedule[],
  shows: ReadonlyMap<string, ShowListView>,
  today: Day,
): CityFilm[] {
  const week = dayRange(addDays(today, 1), upcomingDays - 1);
  const wanted = [today, ...week];
  const slugs = new Set(
    cinemas.flatMap(({ schedule }) => wanted.flatMap((day) => [...(schedule.get(day)?.keys() ?? [])])),
  );
  return [...slugs]
    .flatMap((slug) => {
      const show = shows.get(slug);
      if (show === undefined) return [];
      const playing = cinemas.map(({ schedule, ...cinema }) => ({
        ...cinema,
        days: daysOf(schedule, slug, today),
      }));
      const later = playing
        .map(({ name, days }) => ({ name, days: days.filter((day) => week.includes(day)) }))
        .filter(({ days }) => days.length > 0)
        .map(({ name, days }) => ({ name, days, daily: days.length === week.length }));
      const now = playing
        .filter(({ days }) => days.includes(today))
        .map(({ slug: cinema, name, times }) => ({
          slug: cinema,
          name,
          versions: byVersion(times.get(slug) ?? []),
        }));
      return [{ show, today: now, later }];
    })
    .toSorted(
      (a, b) => compareText(fold(a.show.title), fold(b.show.title)) || compareText(a.show.slug, b.show.slug),
    );
}
