import { RequiredReadError } from '#src/api/failure.ts';
import { readSchedule, readShows, readVocabulary } from '#src/api/site-catalogue.ts';
import type { Day } from '#src/domain/date/day.ts';
import { filteredShow, filteredShows } from '#src/domain/filter/apply-filters.ts';
import { filterOptions, type FilterOptions } from '#src/domain/filter/filter-options.ts';
import { hasShowFilters, showMatches } from '#src/domain/filter/show-filter.ts';
import { compareShows, showsOf } from '#src/domain/programme/programme-entries.ts';
import type { ShowListView } from '#src/domain/show/show-list-view.ts';
import type { ShowsTab } from '#src/routes/fragments.ts';
import type { Filters } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';

/** What the shows page shows: the shows of each tab, and the filters that can be put on. */
export interface ShowsModel {
  readonly tabs: Readonly<Record<ShowsTab, readonly ShowListView[]>>;
  readonly options: FilterOptions;
}

/**
 * Reads what the shows page shows (R056, R179).
 *
 * @param today programme day of the site
 * @throws RequiredReadError when the list of shows cannot be had
 */
export async function loadShows(locale: Locale, today: Day, filters: Filters): Promise<ShowsModel> {
  const [shows, schedule, vocabulary] = await Promise.all([
    readShows(locale),
    readSchedule(locale, filters.localisation),
    readVocabulary(locale),
  ]);
  if (!shows.ok) throw new RequiredReadError('shows', shows.failure);
  const bySlug = new Map(shows.value.map((show) => [show.slug, show]));
  const played = schedule === null ? [] : showsOf(schedule, today, bySlug);
  const unscheduled = schedule === null || (schedule.size === 0 && filters.localisation === undefined);
  const matching = unscheduled
    ? shows.value
        .filter((show) => show.released && showMatches(filters, { ...show, tags: [], versions: [] }))
        .toSorted(compareShows('default'))
    : filteredShows(schedule, today, bySlug, filters).map(({ show }) => show);
  const narrowed =
    hasShowFilters(filters) || filters.date !== undefined || filters.localisation !== undefined;
  const genres = filters.genres ?? [];
  const upcoming = narrowed && genres.length === 0 ? [] : shows.value.filter((show) => !show.released);
  return {
    tabs: {
      book: matching.filter((show) => show.released),
      presales: matching.filter((show) => !show.released && show.bookable),
      kids: matching.filter((show) => show.kids),
      special: matching.filter((show) => show.kind === 'event' || show.specialEvent),
      upcoming: upcoming
        .filter((show) => showMatches({ genres }, { ...show, bookable: true, tags: [], versions: [] }))
        .toSorted(compareShows('upcoming')),
    },
    options: filterOptions(played.map(filteredShow), vocabulary, 'showFilters', filters),
  };
}
