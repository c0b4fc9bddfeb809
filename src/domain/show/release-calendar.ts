import type { Day, IsoWeekday } from '#src/kernel/date/day.ts';
import { weekOf } from '../date/week.ts';
import { compareText } from '#src/kernel/text/compare-text.ts';
import type { ShowListView } from './show-list-view.ts';

/** The release calendar: which shows are released on which day (R020). */

/** The shows that are released on one day. */
export interface ReleaseDayView<T> {
  readonly day: Day;
  readonly shows: readonly T[];
}

/** A release week: it starts with the film week of the country. */
export interface ReleaseWeekView<T> {
  readonly from: Day;
  readonly to: Day;
  readonly days: readonly ReleaseDayView<T>[];
}

/** The release calendar: the weeks with a release, sorted, and the shows without a known day. */
export interface ReleaseCalendar<T> {
  readonly weeks: readonly ReleaseWeekView<T>[];
  readonly undated: readonly T[];
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return [...groups].toSorted(([a], [b]) => compareText(a, b));
}

/**
 * Groups shows by release week, then by day; within a day they keep the given order (R020). A show that still counts as
 * upcoming although its release day has passed is listed without a day.
 *
 * @param today programme day of the site
 * @param start weekday on which the film week of the site starts
 */
export function releaseCalendar<T extends Pick<ShowListView, 'releaseDay'>>(
  shows: readonly T[],
  today: Day,
  start: IsoWeekday,
): ReleaseCalendar<T> {
  const dated = shows.flatMap((show) =>
    show.releaseDay !== null && show.releaseDay >= today ? [{ show, day: show.releaseDay }] : [],
  );
  const known = new Set(dated.map(({ show }) => show));
  return {
    weeks: grouped(dated, ({ day }) => weekOf(day, start)[0] ?? day).map(([from, ofWeek]) => ({
      from,
      to: weekOf(from, start).at(-1) ?? from,
      days: grouped(ofWeek, ({ day }) => day).map(([day, ofDay]) => ({
        day,
        shows: ofDay.map(({ show }) => show),
      })),
    })),
    undated: shows.filter((show) => !known.has(show)),
  };
}
