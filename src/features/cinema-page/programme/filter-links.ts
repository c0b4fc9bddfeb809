import type { Day } from '#src/domain/date/day.ts';
import type { FilterOption } from '#src/domain/filter/filter-options.ts';
import type { Filters, PageRefOf } from '#src/routes/page.ts';

/** The lists of values that narrow a cinema's programme, in the order in which visitors think of them. */
export const filterLists = ['versions', 'tags', 'genres'] as const;

/** The name of one of them. */
export type FilterList = (typeof filterLists)[number];

/** What of an address's filters narrows a cinema's programme: all but another cinema. */
export function cinemaFilters({ date, versions, tags, genres }: Filters): Filters {
  return {
    ...(date === undefined ? {} : { date }),
    ...(versions === undefined ? {} : { versions }),
    ...(tags === undefined ? {} : { tags }),
    ...(genres === undefined ? {} : { genres }),
  };
}

function without(filters: Filters, name: keyof Filters): Filters {
  return Object.fromEntries(Object.entries(filters).filter(([key]) => key !== name));
}

/** The page with other filters; without any it is the page itself (R060). */
export function narrowed({ page, slug }: PageRefOf<'cinema'>, filters: Filters): PageRefOf<'cinema'> {
  return Object.keys(filters).length === 0 ? { page, slug } : { page, slug, filters };
}

/** The filters with a value put on, or taken off where it is on. */
export function toggled(filters: Filters, name: FilterList, { value, selected }: FilterOption): Filters {
  const rest = (filters[name] ?? []).filter((one) => one !== value);
  const next = selected ? rest : [...rest, value];
  return next.length === 0 ? without(filters, name) : { ...filters, [name]: next };
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
