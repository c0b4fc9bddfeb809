import type { Vocabulary } from '#src/api/site-catalogue.ts';
import type { DayStripItem } from '#src/domain/date/day-strip.ts';
import { filteredShowtimes } from '#src/domain/filter/apply-filters.ts';
import type { CinemaDay } from '#src/domain/place/next-showtimes.ts';
import { compareShows } from '#src/domain/programme/programme-entries.ts';
import type { Schedule } from '#src/domain/programme/schedule.ts';
import { showtimeViews } from '#src/domain/showtime/group-showtimes.ts';
import type { ShowtimeView } from '#src/domain/showtime/showtime-view.ts';
import type { ShowListView } from '#src/domain/show/show-list-view.ts';
import { dayRange, type Day } from '#src/kernel/date/day.ts';
import type { Filters } from '#src/routes/filters.ts';
import { daysToChoose } from '../days-to-choose.ts';
import { byCity, mostSuggested, type ChosenCinemas, type ViewCinema } from '../read-chosen.ts';
import { isComing } from '#src/domain/showtime/showtime-state.ts';

/** The showtimes of a show in one cinema on one day. */
export interface TableCell {
  readonly cinema: ViewCinema;
  /** Those that have not begun, sold out and cancelled ones among them; null where they could not be read. */
  readonly showtimes: readonly ShowtimeView[] | null;
  /** Whether it played there earlier that day, and no more. */
  readonly over: boolean;
}

/** A show on a day in all cinemas of the table. */
export interface TableRow {
  readonly show: ShowListView;
  readonly day: Day;
  readonly cells: readonly TableCell[];
}

/** Shows × cinemas × times. */
export interface TableModel extends ChosenCinemas {
  /** The shows of the address. */
  readonly films: readonly ShowListView[];
  /** What a row is: a show on the chosen day, or a day of the only show. */
  readonly by: 'days' | 'films';
  readonly rows: readonly TableRow[];
  readonly day: Day;
  readonly strip: readonly DayStripItem[];
  /** Whether showtimes of at least one cinema could not be read. */
  readonly partial: boolean;
}

interface TableIngredients extends Pick<
  TableModel,
  'columns' | 'suggested' | 'place' | 'options' | 'partial'
> {
  /** The catalogue by slug. */
  readonly shows: ReadonlyMap<string, ShowListView>;
  /** When the shows are played; null when the API does not tell. */
  readonly schedule: Schedule | null;
  /** The showtimes of each day of {@link daysToRead}, in the order of the cinemas. */
  readonly byDay: ReadonlyMap<Day, readonly CinemaDay[]>;
  readonly today: Day;
  readonly filters: Filters;
  readonly now: Date;
  readonly vocabulary: Vocabulary;
}

/** Without a day in its address, the table of one film shows so many days. */
const mostDays = 4;

/** The days whose showtimes the table shows: the one of the address, or the next ones of a single film. */
export function daysToRead({ date, films = [] }: Filters, today: Day): readonly Day[] {
  if (date !== undefined) return [date < today ? today : date];
  return dayRange(today, films.length === 1 ? mostDays : 1);
}

/** The table with all of its columns. */
function wholeTable(from: TableIngredients): TableModel {
  const { columns, suggested, place, options, partial, shows, schedule, byDay, today, filters } = from;
  const chosen = (filters.films ?? []).flatMap((slug) => shows.get(slug) ?? []);
  const days = [...byDay.keys()];
  const day = days[0] ?? today;
  const [only] = chosen;
  const selected = filters.date ?? (days.length > 1 ? null : today);
  const base = {
    columns,
    suggested,
    place,
    options,
    partial,
    films: chosen,
    day,
    strip: daysToChoose(schedule, today, chosen, selected),
  };
  if (days.length > 1 && only !== undefined)
    return { ...base, by: 'days', rows: days.map((one) => rowOf(from, only, one)) };
  const listed = chosen.length > 0 ? chosen : [...shows.values()];
  const rows = listed.map((show) => rowOf(from, show, day));
  return { ...base, by: 'films', rows: chosen.length > 0 ? rows : mostComparableFirst(rows) };
}

/**
 * Builds the table. Of cinemas that no address names, those in which nothing is left are no columns as long as others
 * have something: they can be added like any other.
 */
export function tableModel(from: TableIngredients): TableModel {
  const table = wholeTable(from);
  if (!table.suggested) return table;
  const { columns, rows } = table;
  const hasLeft = (at: number) =>
    rows.some(({ cells }) => cells[at]?.showtimes === null || (cells[at]?.showtimes?.length ?? 0) > 0);
  const left = columns.filter((_, at) => hasLeft(at));
  const kept = (left.length > 0 ? left : columns).slice(0, mostSuggested);
  const isKept = (at: number) => kept.some((one) => one === columns[at]);
  return {
    ...table,
    columns: kept,
    options: [...table.options, ...columns.filter((_, at) => !isKept(at))].toSorted(byCity),
    rows: rows.map((row) => ({ ...row, cells: row.cells.filter((_, at) => isKept(at)) })),
  };
}

function rowOf(
  { byDay, columns, filters, now, vocabulary }: TableIngredients,
  show: ShowListView,
  day: Day,
): TableRow {
  const cinemaDays = byDay.get(day) ?? [];
  const asked = filters.needs === undefined ? {} : { needs: filters.needs };
  const cells = columns.map((cinema): TableCell => {
    const at = cinemaDays.find((one) => one.cinema.slug === cinema.slug);
    const received = at?.showtimes?.[show.slug];
    if (at === undefined || at.showtimes === null || received === null)
      return { cinema, showtimes: null, over: false };
    const { timeZone } = at;
    const { equipment, preProgrammeMinutes } = at.cinema;
    const lengths = { preProgrammeMinutes, duration: show.duration };
    const context = { timeZone, now, ...vocabulary, equipment, ...lengths };
    const views = filteredShowtimes(showtimeViews(received ?? [], context), show, asked);
    const coming = views.filter(isComing);
    return { cinema, showtimes: coming, over: coming.length === 0 && views.length > 0 };
  });
  return { show, day, cells };
}

/** The rows with something to come; those of more cinemas first, then in the order of the catalogue. */
function mostComparableFirst(rows: readonly TableRow[]): TableRow[] {
  const at = ({ cells }: TableRow) => cells.filter(({ showtimes }) => (showtimes?.length ?? 0) > 0).length;
  const compare = compareShows('default');
  return rows.filter((row) => at(row) > 0).toSorted((a, b) => at(b) - at(a) || compare(a.show, b.show));
}
