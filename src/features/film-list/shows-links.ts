import { without } from '#src/domain/filter/change-filters.ts';
import { entertainmentType } from '#src/domain/filter/show-filter.ts';
import type { ShowFit } from '#src/domain/filter/selections.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { PageRefOf } from '#src/routes/page.ts';

/** The shows page with filters; without any it is the page itself (R060). */
export function narrowedShows(filters: Filters): PageRefOf<'shows'> {
  return Object.keys(filters).length === 0 ? { page: 'shows' } : { page: 'shows', filters };
}

/** The filters on a day; on the day that is chosen already, without one. */
export function onDay(filters: Filters, day: string): Filters {
  return filters.date === day ? without(filters, 'date') : { ...filters, date: day };
}

/**
 * What the page of a show is opened with from a narrowed list: the same cinema, version and experience, on the first day
 * that has them. A genre says nothing there, and entertainment speaks of the show itself.
 */
export function showFilters(filters: Filters, fit: ShowFit | null): Filters {
  const { localisation, versions } = filters;
  const tags = (filters.tags ?? []).filter((tag) => tag !== entertainmentType);
  const asked = filters.date !== undefined || versions !== undefined || tags.length > 0;
  return {
    ...(fit !== null && asked ? { date: fit.day } : {}),
    ...(localisation === undefined ? {} : { localisation }),
    ...(tags.length === 0 ? {} : { tags }),
    ...(versions === undefined ? {} : { versions }),
  };
}
