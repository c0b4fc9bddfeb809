import type { Programme } from '#src/contract/cinema-shows/schema.ts';
import type { Showtime } from '#src/contract/showtimes-day/schema.ts';
import type { ShowtimesByDay } from '#src/contract/showtimes-cinema/schema.ts';
import { addDays, type Day } from '#src/kernel/date/day.ts';
import { cinemaWeek } from '#src/domain/date/week.ts';
import { showsOf } from '#src/domain/programme/programme-entries.ts';
import { scheduleOfCinema, withinDays } from '#src/domain/programme/schedule.ts';
import type { ShowListView } from '#src/domain/show/show-list-view.ts';
import { byVersion, showtimeViews, type VersionGroup } from '#src/domain/showtime/group-showtimes.ts';
import type { ShowtimeContext, ShowtimeView } from '#src/domain/showtime/showtime-view.ts';
import type { TagView, VersionView } from '#src/domain/tag/vocabulary.ts';
import { abbreviations } from './abbreviations.ts';
import { isComing, isOnSale } from '#src/domain/showtime/showtime-state.ts';

/** A film's showtimes on one day of the table. */
export interface TimetableCell {
  readonly day: Day;
  readonly groups: readonly VersionGroup[];
}

/** A film of the table with a cell for each day. */
export interface TimetableRow {
  readonly show: ShowListView;
  readonly cells: readonly TimetableCell[];
}

/** What a mark of the table means. */
export interface Mark {
  readonly mark: string;
  readonly words: string;
}

/** The timetable of a cinema: films by days. */
export interface Timetable {
  readonly days: readonly Day[];
  readonly rows: readonly TimetableRow[];
  /** Films whose times are not in the table, because they could not be read or because the table is full. */
  readonly without: readonly ShowListView[];
  readonly versions: readonly VersionView[];
  /** Marks of experiences and of accessibility tags, by slug. */
  readonly marks: ReadonlyMap<string, Mark>;
}

/**
 * The maximum number of showtimes, so that the page still loads on a slow connection; the films beyond it are shown
 * with a link.
 */
export const mostShowtimes = 420;

/** When fewer days than this are left of the running week, the following week is shown too. */
const enoughDays = 3;

/**
 * The days of a timetable: the rest of the running cinema week (R278, D18); near its end also the following week, whose
 * programme is known by then.
 */
export function timetableDays(today: Day, cinemaWeekOffset: number | null): Day[] {
  const rest = cinemaWeek(today, cinemaWeekOffset).filter((day) => day >= today);
  if (rest.length >= enoughDays) return rest;
  return [...rest, ...cinemaWeek(addDays(rest.at(-1) ?? today, 1), cinemaWeekOffset)];
}

/** The films of the given days in the order of the programme (R078, R084). */
export function filmsOfDays(
  programme: Programme,
  days: readonly Day[],
  shows: ReadonlyMap<string, ShowListView>,
): ShowListView[] {
  const [first = ''] = days;
  return showsOf(withinDays(scheduleOfCinema(programme), days), first, shows).map(({ show }) => show);
}

/**
 * The tags that the table marks at a showtime: experiences and accessibility. Step-free access is left out, because it
 * is stated for the whole cinema.
 */
export function marksOf({ experiences, accessibility }: ShowtimeView): TagView[] {
  const bySlug = new Map([...experiences, ...accessibility].map((tag) => [tag.slug, tag]));
  return [...bySlug.values()].filter(({ special }) => special !== 'pmr');
}

function cellOf(day: Day, received: readonly Showtime[], context: ShowtimeContext): TimetableCell {
  // A showtime that has begun is of no use on a printed page, and one that was cancelled misleads there.
  const open = showtimeViews(received, context).filter((one) => isComing(one) || isOnSale(one));
  return { day, groups: byVersion(open) };
}

/**
 * The timetable of a cinema.
 *
 * @param films in the order of the rows
 * @param times the showtimes of each film by day, by slug; null or absent when they could not be read
 */
export function weekTimetable(
  days: readonly Day[],
  films: readonly ShowListView[],
  times: ReadonlyMap<string, ShowtimesByDay | null>,
  context: ShowtimeContext,
): Timetable {
  const rows: TimetableRow[] = [];
  const without: ShowListView[] = [];
  let listed = 0;
  for (const show of films) {
    const received = times.get(show.slug) ?? null;
    if (received === null) {
      without.push(show);
      continue;
    }
    const cells = days.map((day) => cellOf(day, received[day] ?? [], context));
    const own = cells.flatMap(({ groups }) => groups.flatMap(({ showtimes }) => showtimes)).length;
    if (own === 0) continue;
    listed += own;
    if (listed <= mostShowtimes) rows.push({ show, cells });
    else without.push(show);
  }
  // When nothing is left of the first day, its column is left out.
  const over = rows.every(({ cells: [first] }) => first?.groups.length === 0);
  const shown = over ? rows.map(({ show, cells }) => ({ show, cells: cells.slice(1) })) : rows;
  const groups = rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.groups));
  const tags = new Map(
    groups.flatMap(({ showtimes }) => showtimes.flatMap(marksOf)).map((tag) => [tag.slug, tag.title]),
  );
  const short = abbreviations(tags.values());
  return {
    days: over ? days.slice(1) : days,
    rows: shown,
    without,
    versions: [...new Map(groups.map(({ version }) => [version.slug, version])).values()],
    marks: new Map([...tags].map(([slug, words]) => [slug, { mark: short.get(words) ?? words, words }])),
  };
}
