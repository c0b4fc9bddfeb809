import type { Showtime } from '#src/contract/showtimes-day/schema.ts';
import type { VersionView } from '../tag/vocabulary.ts';
import { compareText } from '#src/kernel/text/compare-text.ts';
import { idOfShowtime } from './showtime-id.ts';
import { showtimeView } from './showtime-view.ts';
import type { ShowtimeContext, ShowtimeView } from './showtime-view.ts';

/** Sorting and grouping showtimes. */

/** Compares auditoriums by number (`9` before `10`), then by name; the result is the same on every machine. */
function compareAuditoriums(a: string, b: string): number {
  return (Number.parseInt(a, 10) || 0) - (Number.parseInt(b, 10) || 0) || compareText(a, b);
}

/**
 * Compares showtimes by start, then auditorium, then version. A showtime after midnight comes last in its programme
 * day.
 */
export function compareShowtimes(a: ShowtimeView, b: ShowtimeView): number {
  return (
    compareText(a.startsAt, b.startsAt) ||
    compareAuditoriums(a.auditorium ?? '', b.auditorium ?? '') ||
    compareText(a.version.slug, b.version.slug)
  );
}

/** The views of the wire's showtimes, sorted and without repetitions. */
export function showtimeViews(showtimes: readonly Showtime[], context: ShowtimeContext): ShowtimeView[] {
  const byKey = new Map<string, ShowtimeView>();
  for (const showtime of showtimes) {
    // One at the same minute in the same auditorium that is booked elsewhere is another one.
    const key = `${showtime.time} ${idOfShowtime(showtime)} ${showtime.refCmd ?? ''}`;
    if (!byKey.has(key)) byKey.set(key, showtimeView(showtime, context));
  }
  return [...byKey.values()].toSorted(compareShowtimes);
}

function groups<T>(
  showtimes: readonly ShowtimeView[],
  keyOf: (showtime: ShowtimeView) => string,
  headOf: (showtime: ShowtimeView) => T,
): { head: T; showtimes: ShowtimeView[] }[] {
  const byKey = new Map<string, { head: T; showtimes: ShowtimeView[] }>();
  for (const showtime of showtimes) {
    const key = keyOf(showtime);
    const group = byKey.get(key) ?? { head: headOf(showtime), showtimes: [] };
    group.showtimes.push(showtime);
    byKey.set(key, group);
  }
  return [...byKey.values()];
}

/** Showtimes of one version. */
export interface VersionGroup {
  readonly version: VersionView;
  readonly showtimes: readonly ShowtimeView[];
}

/** Groups showtimes by version, in the order in which the versions first occur. */
export function byVersion(showtimes: readonly ShowtimeView[]): VersionGroup[] {
  return groups(
    showtimes,
    (showtime) => showtime.version.slug,
    (showtime) => showtime.version,
  ).map(({ head, showtimes: members }) => ({ version: head, showtimes: members }));
}

/** Showtimes in one cinema. */
export interface CinemaGroup {
  readonly cinema: string;
  readonly showtimes: readonly ShowtimeView[];
}

/**
 * The showtimes of one show on one day, grouped by cinema in the order of `cinemas`; cinemas without showtimes are left
 * out. Each cinema has its own context, because it has its own zone.
 *
 * @param showtimes by cinema slug
 * @param cinemas slugs in display order, for instance the nearest first
 */
export function byCinema(
  showtimes: Readonly<Record<string, readonly Showtime[]>>,
  cinemas: readonly string[],
  contextOf: (cinema: string) => ShowtimeContext,
): CinemaGroup[] {
  return cinemas.flatMap((cinema) => {
    const received = Object.hasOwn(showtimes, cinema) ? (showtimes[cinema] ?? []) : [];
    return received.length === 0 ? [] : [{ cinema, showtimes: showtimeViews(received, contextOf(cinema)) }];
  });
}
