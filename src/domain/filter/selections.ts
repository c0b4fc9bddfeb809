import { madeOf } from '#src/config/made-of.ts';
import type { ShowsTab } from '#src/routes/fragments.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { Day } from '#src/kernel/date/day.ts';
import { filteredShows } from './apply-filters.ts';
import { showMatches } from './show-filter.ts';
import type { ShowListView } from '../show/show-list-view.ts';
import { itemsBySlug } from '../items-by-slug.ts';
import { tagKey } from '../tag/special-tags.ts';
import { compareShows } from '../programme/programme-entries.ts';
import type { ProgrammeShowView } from '../programme/programme-entries.ts';
import { itemsOn } from '../programme/schedule.ts';
import type { Schedule } from '../programme/schedule.ts';

/** The five selections of a site's shows: the content of each tab of the shows page, and of the rows of home (R056). */

/** The first day on which a show is played in the way that the filters ask for, and its versions on that day. */
export interface ShowFit {
  readonly day: Day;
  /** Slugs, as received; only the requested versions when the filters name some. */
  readonly versions: readonly string[];
}

/** A show of a selection. */
export interface SelectedShow {
  readonly show: ShowListView;
  /** Null when only genres narrow the list, and when no single day has everything that the filters ask for. */
  readonly fit: ShowFit | null;
}

/** The shows of each tab, in display order. */
export type Selections = Readonly<Record<ShowsTab, readonly SelectedShow[]>>;

/** The data from which selections are made. */
export interface SelectionIngredients {
  /** The site's catalogue. */
  readonly shows: readonly ShowListView[];
  /** Of the site, or of the cinema that the filters name; null when the API does not give it. */
  readonly schedule: Schedule | null;
  /** Programme day of the site. */
  readonly today: Day;
  readonly filters: Filters;
}

/** Whether filters need a schedule: all filters except genres do. */
export function asksSchedule({ date, localisation, needs, tags, versions }: Filters): boolean {
  const listed = [needs, tags, versions].some((values) => (values?.length ?? 0) > 0);
  return date !== undefined || localisation !== undefined || listed;
}

const inSpecial = (show: ShowListView): boolean => show.kind === 'event' || show.specialEvent;

/** Shows that are not released yet and may be announced, whether tickets are on sale or not (R075). */
export function upcomingShows(shows: readonly ShowListView[]): ShowListView[] {
  return shows.filter((show) => !show.released && !show.notComingSoon).toSorted(compareShows('upcoming'));
}

/** The first day on which the show can be booked as the filters ask. */
function fitOf({ show, days }: ProgrammeShowView, schedule: Schedule, filters: Filters): ShowFit | null {
  const wanted = new Set((filters.versions ?? []).map(tagKey));
  for (const day of days) {
    const item = itemsOn(schedule, day).get(show.slug);
    if (item === undefined || !showMatches(filters, { ...show, ...item })) continue;
    const asked = item.versions.filter((slug) => wanted.has(tagKey(slug)));
    return { day, versions: asked.length > 0 ? asked : item.versions };
  }
  return null;
}

/**
 * The show with the catalogue's own positions in the default and upcoming lists. The orders in a programme belong to
 * one cinema; over all cinemas, nearly every show would be first somewhere.
 */
function inCountryOrder(show: ShowListView, general: ShowListView | undefined): ShowListView {
  if (general === undefined) return show;
  const { default: order, upcoming } = general.orders;
  return { ...show, orders: { ...show.orders, default: order, upcoming } };
}

/**
 * The shows that can be booked and match, in order (R076, R179). When the server has no schedule, or one without days,
 * the list of shows is used, and every released show counts as playing.
 */
function matchingShows({ shows, schedule, today, filters }: SelectionIngredients): SelectedShow[] {
  if (schedule === null || (schedule.size === 0 && filters.localisation === undefined)) {
    if (asksSchedule(filters)) return [];
    return shows
      .filter((show) => show.released && showMatches(filters, { ...show, tags: [], versions: [] }))
      .toSorted(compareShows('default'))
      .map((show) => ({ show, fit: null }));
  }
  const bySlug = itemsBySlug(shows);
  const fits = asksSchedule(filters);
  const selected = filteredShows(schedule, today, bySlug, filters).map((entry) => ({
    show:
      filters.localisation === undefined
        ? inCountryOrder(entry.show, bySlug.get(entry.show.slug))
        : entry.show,
    fit: fits ? fitOf(entry, schedule, filters) : null,
  }));
  return inOrder('default', selected);
}

function inOrder(
  list: Parameters<typeof compareShows>[0],
  selected: readonly SelectedShow[],
): SelectedShow[] {
  const compare = compareShows(list);
  return selected.toSorted((a, b) => compare(a.show, b.show));
}

/**
 * The five selections (R056, R179): released shows that can be booked, films that can be booked before their release,
 * shows for children, events and special showtimes, and announced shows. A bookable event is listed among the special
 * showtimes and not among the upcoming shows, because its sale is no presale and it has no release. Only the genres of
 * an announced show are known, so any other filter leaves the announced shows empty. Without filters, the same schedule
 * and the same list are selected from once.
 */
export function selectionsOf(from: SelectionIngredients): Selections {
  const { filters, schedule, shows, today } = from;
  if (schedule === null || Object.keys(filters).length > 0) return select(from);
  return madeOf(`selections ${today}`, [schedule, shows], () => select(from));
}

function select(from: SelectionIngredients): Selections {
  const { filters } = from;
  const matching = matchingShows(from);
  const onSale = new Set(
    matching.flatMap(({ show }) => (show.kind === 'event' && !show.released ? [show.slug] : [])),
  );
  const genres = filters.genres === undefined ? {} : { genres: filters.genres };
  return {
    book: matching.filter(({ show }) => show.released),
    presales: inOrder(
      'upcoming',
      matching.filter(({ show }) => !show.released && show.kind === 'movie'),
    ),
    kids: inOrder(
      'kids',
      matching.filter(({ show }) => show.kids),
    ),
    special: inOrder(
      'specialAndEvent',
      matching.filter(({ show }) => inSpecial(show)),
    ),
    upcoming: asksSchedule(filters)
      ? []
      : upcomingShows(from.shows)
          .filter((show) => !onSale.has(show.slug))
          .filter((show) => showMatches(genres, { ...show, bookable: true, tags: [], versions: [] }))
          .map((show) => ({ show, fit: null })),
  };
}
