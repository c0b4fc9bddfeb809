import type { Day } from '#src/kernel/date/day.ts';
import { without, type FilterList } from '#src/domain/filter/change-filters.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { PageRefOf } from '#src/routes/page.ts';

/** The lists of values that narrow a cinema's programme, in the order in which visitors think of them. */
export const filterLists = ['versions', 'tags', 'genres'] as const satisfies readonly FilterList[];

/** What of an address's filters narrows a cinema's programme: all but another cinema. */
export function cinemaFilters({ date, versions, tags, genres }: Filters): Filters {
  return {
    ...(date === undefined ? {} : { date }),
    ...(versions === undefined ? {} : { versions }),
    ...(tags === undefined ? {} : { tags }),
    ...(genres === undefined ? {} : { genres }),
  };
}

/** The page with other filters; without any it is the page itself (R060). */
export function narrowed({ page, slug }: PageRefOf<'cinema'>, filters: Filters): PageRefOf<'cinema'> {
  return Object.keys(filters).length === 0 ? { page, slug } : { page, slug, filters };
}

/** The filters on another day; the day that the page shows by itself needs no date. */
export function onDay(filters: Filters, day: Day, ordinaryDay: Day): Filters {
  const rest = without(filters, 'date');
  return day === ordinaryDay ? rest : { ...rest, date: day };
}

/** The day alone, every other filter taken off. */
export function dayOnly({ date }: Filters): Filters {
  return date === undefined ? {} : { date };
}
