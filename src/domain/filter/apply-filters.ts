import type { Filters } from '#src/routes/filters.ts';
import type { Day } from '#src/kernel/date/day.ts';
import type { ProgrammeShowView } from '../programme/programme-entries.ts';
import { showsOf } from '../programme/programme-entries.ts';
import type { Schedule } from '../programme/schedule.ts';
import type { ShowListView } from '../show/show-list-view.ts';
import type { ShowtimeView } from '../showtime/showtime-view.ts';
import { showMatches, showtimeMatches } from './show-filter.ts';
import type { ShowNature } from './show-filter.ts';
import type { ListedShow } from './filter-options.ts';

/** Applies the filters of an address to a programme, to one of its days and to its showtimes (R179, R180, R181). */

/** The facts of a show in a programme that filters check: the show's own, and the tags and versions of its days. */
export function filteredShow(entry: {
  readonly show: ShowListView;
  readonly tags: readonly string[];
  readonly versions: readonly string[];
}): ListedShow {
  const { kind, kids, specialEvent, bookable, genres } = entry.show;
  return { kind, kids, specialEvent, bookable, genres, tags: entry.tags, versions: entry.versions };
}

/**
 * The shows of a schedule that match the filters, from the programme day `today` on (R179). With a `date`, only that
 * day counts, for the shows and for their tags and versions; a past day gives no shows.
 */
export function filteredShows(
  schedule: Schedule,
  today: Day,
  shows: ReadonlyMap<string, ShowListView>,
  filters: Filters | undefined,
): ProgrammeShowView[] {
  const date = filters?.date;
  const part = date === undefined ? schedule : new Map([...schedule].filter(([day]) => day === date));
  return showsOf(part, today, shows).filter((entry) => showMatches(filters ?? {}, filteredShow(entry)));
}

/** The showtimes of a show that match the filters (R180, R181). */
export function filteredShowtimes(
  showtimes: readonly ShowtimeView[],
  show: ShowNature,
  filters: Filters | undefined,
): ShowtimeView[] {
  return showtimes.filter((showtime) => showtimeMatches(filters ?? {}, showtime, show));
}
