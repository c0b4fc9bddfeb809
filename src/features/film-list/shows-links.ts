import { without } from '#src/domain/filter/change-filters.ts';
import { entertainmentType } from '#src/domain/filter/show-filter.ts';
import type { ShowFit } from '#src/domain/filter/selections.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { PageRefOf } from '#src/routes/page.ts';

/** The shows page with filters; without any, the page itself (R060). */
export function narrowedShows(filters: Filters): PageRefOf<'shows'> {
  return Object.keys(filters).length === 0 ? { page: 'shows' } : { page: 'shows', filters };
}

/** The filters with a day; without a day when that day is selected already. */
export function onDay(filters: Filters, day: string): Filters {
  return filters.date === day ? without(filters, 'date') : { ...filters, date: day };
}

/**
 * The filters for the page of a show that is opened from a list with filters: the same cinema, times, version, experience and
 * needs, on the first day that has them. Genres are left out, because a show page has no such filter, and so is the tag for
 * entertainment, which is about the show itself.
 */
export function showFilters(filters: Filters, fit: ShowFit | null): Filters {
  const { ends, localisation, near, needs, time, versions } = filters;
  const tags = (filters.tags ?? []).filter((tag) => tag !== entertainmentType);
  const asked =
    [filters.date, ends, needs, time, versions].some((filter) => filter !== undefined) || tags.length > 0;
  return {
    ...(fit !== null && asked ? { date: fit.day } : {}),
    ...(localisation === undefined ? {} : { localisation }),
    ...(near === undefined || !asked ? {} : { near }),
    ...(needs === undefined ? {} : { needs }),
    ...(ends === undefined ? {} : { ends }),
    ...(time === undefined ? {} : { time }),
    ...(tags.length === 0 ? {} : { tags }),
    ...(versions === undefined ? {} : { versions }),
  };
}
