import type { Site } from '#src/sites/site.ts';
import { hash } from './random.ts';
import type { Film } from './types.ts';
import { addDays, isoWeekday } from '#src/kernel/date/day.ts';
import { dayNumber } from './zone-time.ts';

/**
 * When everything comes out. The pool goes round: each film has its week of the film cycle, each event its day of
 * the event cycle, and both come round again. So the programme goes on for ever, and a day that was planned
 * once is planned the same way whenever it is planned again: it depends on the day, never on today.
 */

/** Weeks until every film of the pool has come out once. */
const filmWeeks = 18;
/** Days that a film runs, and that it is announced ahead; between its runs a site does not know it. */
export const filmRun = 60;
const filmAnnounced = 30;

/** Days until every event has been shown once; it is announced so long ahead and returns so long after. */
const eventDays = 63;
const eventAnnounced = 50;
const eventRun = 12;

/** Day 0 of both cycles, a Wednesday: the day on which films come out. */
const epoch = '2026-01-07';

/** Films come out on Thursday in the Netherlands, on Wednesday elsewhere. */
function weekdayShift(site: Site): number {
  return site.id === 'nl' ? 1 : 0;
}

/** Spreads items over places as evenly as can be, in an order that only their keys decide. */
function spread(films: readonly Film[], places: number): Map<string, number> {
  const mixed = films.toSorted(
    (one, other) => hash(one.key) - hash(other.key) || (one.key < other.key ? -1 : 1),
  );
  return new Map(mixed.map((film, index) => [film.key, Math.floor((index * places) / mixed.length)]));
}

/** The week of the cycle in which each film comes out; children's films are spread by themselves, so no week lacks one. */
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

/** The day nearest to today among `first`, `first ± period` …, of those that are at most `run` days ago. */
function turn(first: string, period: number, run: number, today: string): string {
  const since = dayNumber(today) - dayNumber(first) - run;
  return addDays(first, Math.ceil(since / period) * period);
}

/** A film or event on a site, with the day it comes out. */
export interface Dated {
  readonly film: Film;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Days since then, negative before. */
  readonly age: number;
}

/** How many days an event returns after its first one. */
function runOf({ event }: Film): number {
  if (event === null) return filmRun;
  return event.weekdays.length > 0 ? eventRun : 0;
}

/**
 * What a site shows or announces on a day. A week's difference between sites is the film's own, so the countries
 * differ and a film stays in its place.
 *
 * @param today programme day of the site, `YYYY-MM-DD`
 * @returns in the order of the pool
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

/** Whether an event is shown on a day: its first one, and the weekdays of its plan for some days after. */
export function eventIsOn(film: Film, first: string, day: string): boolean {
  const age = dayNumber(day) - dayNumber(first);
  if (age === 0) return true;
  return age > 0 && age <= runOf(film) && (film.event?.weekdays.includes(isoWeekday(day)) ?? false);
}
