import type { Day } from '#src/kernel/date/day.ts';
import { without, type FilterList } from '#src/domain/filter/change-filters.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { PageRefOf } from '#src/routes/page.ts';

/** The filter lists of a cinema's programme, in the order in which visitors think of them. */
export const filterLists = ['versions', 'tags', 'genres'] as const satisfies readonly FilterList[];

/** The filters of an address that apply to a cinema's programme: all but the one for a cinema. */
export function cinemaFilters({ date, versions, tags, genres }: Filters): Filters {
  return {
    ...(date === undefined ? {} : { date }),
    ...(versions === undefined ? {} : { versions }),
    ...(tags === undefined ? {} : { tags }),
    ...(genres === undefined ? {} : { genres }),
  };
}

/** The page with other filters; without any, the page itself (R060). */
export function narrowed({ page, slug }: PageRefOf<'cinema'>, filters: Filters): PageRefOf<'cinema'> {
  return Object.keys(filters).length === 0 ? { page, slug } : { page, slug, filters };
}

/** The filters with another day; the day that the page shows by default needs no date. */
export function onDay(filters: Filters, day: Day, ordinaryDay: Day): Filters {
  const rest = without(filters, 'date');
  return day === ordinaryDay ? rest : { ...rest, date: day };
}

/** Only the day; every other filter is removed. */
export function dayOnly({ date }: Filters): Filters {
  return date === undefined ? {} : { date };
}
