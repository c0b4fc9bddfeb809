import type { Site } from '#src/sites/site.ts';
import { hash } from './random.ts';
import type { Film } from './types.ts';
import { addDays, isoWeekday } from '#src/kernel/date/day.ts';
import { dayNumber } from './zone-time.ts';

/**
 * Decides when films and events are released. The films go in a circle: each film has its week of the film cycle, each
 * event its day of the event cycle, and both return in the next round. So the programme never ends. A day is always
 * planned in the same way: the plan depends on that day, never on today.
 */

/** Weeks until every film has been released once. */
const filmWeeks = 18;
/**
 * How many days a film runs, and how many days before it is announced; between its runs a site does not have the film.
 */
export const filmRun = 60;
const filmAnnounced = 30;

/**
 * Days until every event has been shown once; how many days before an event is announced; for how many days it returns.
 */
const eventDays = 63;
const eventAnnounced = 50;
const eventRun = 12;

/** Day 0 of both cycles, a Wednesday: the weekday on which films are released. */
const epoch = '2026-01-07';

/** Films are released on Thursday in the Netherlands, on Wednesday elsewhere. */
function weekdayShift(site: Site): number {
  return site.id === 'nl' ? 1 : 0;
}

/** Distributes items over places as evenly as possible; only their keys decide the order. */
function spread(films: readonly Film[], places: number): Map<string, number> {
  const mixed = films.toSorted(
    (one, other) => hash(one.key) - hash(other.key) || (one.key < other.key ? -1 : 1),
  );
  return new Map(mixed.map((film, index) => [film.key, Math.floor((index * places) / mixed.length)]));
}

/**
 * The week of the cycle in which each film is released. Children's films are distributed separately, so that they are
 * spread over all weeks.
 */
function weeksOf(films: readonly Film[]): ReadonlyMap<string, number> {
  const regular = films.filter(({ kind }) => kind === 'film');
  return new Map([
    ...spread(
      regular.filter(({ kids }) => !kids),
      filmWeeks,
    ),
    ...spread(
      regular.filter(({ kids }) => kids),
      filmWeeks,
    ),
  ]);
}

/** The day among `first`, `first ± period` … that is at most `run` days ago: the earliest of these days. */
function turn(first: string, period: number, run: number, today: string): string {
  const since = dayNumber(today) - dayNumber(first) - run;
  return addDays(first, Math.ceil(since / period) * period);
}

/** A film or event on a site, with the day of its release. */
export interface Dated {
  readonly film: Film;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Days since the release, negative before it. */
  readonly age: number;
}

/** For how many days after its first day a film runs or an event returns. */
function runOf({ event }: Film): number {
  if (event === null) return filmRun;
  return event.weekdays.length > 0 ? eventRun : 0;
}

/**
 * The films and events that a site shows or announces on a day. A film is released a week later on some sites; its key
 * and the site decide that, so the countries differ, and a film keeps its place.
 *
 * @param today programme day of the site, `YYYY-MM-DD`
 * @returns in the order of `films`
 */
export function cycleOf(site: Site, films: readonly Film[], today: string): readonly Dated[] {
  const weeks = weeksOf(films);
  const days = spread(
    films.filter(({ kind }) => kind === 'event'),
    eventDays,
  );
  return films.flatMap((film): Dated[] => {
    const isFilm = film.kind === 'film';
    const later = isFilm && film.week === null ? hash(`${site.id} ${film.key}`) % 2 : 0;
    const week = film.week ?? weeks.get(film.key) ?? 0;
    const first = isFilm
      ? addDays(epoch, (week + later) * 7 + weekdayShift(site))
      : addDays(epoch, days.get(film.key) ?? 0);
    const day = turn(first, isFilm ? filmWeeks * 7 : eventDays, runOf(film), today);
    const age = dayNumber(today) - dayNumber(day);
    return age >= -(isFilm ? filmAnnounced : eventAnnounced) ? [{ film, day, age }] : [];
  });
}

/** Whether an event is shown on a day: on its first day, and for some days after it on the weekdays of its plan. */
export function eventIsOn(film: Film, first: string, day: string): boolean {
  const age = dayNumber(day) - dayNumber(first);
  if (age === 0) return true;
  return age > 0 && age <= runOf(film) && (film.event?.weekdays.includes(isoWeekday(day)) ?? false);
}
