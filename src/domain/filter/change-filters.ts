import type { Day } from '#src/kernel/date/day.ts';
import type { Filters } from '#src/routes/filters.ts';

/** Changes the filters of an address by one step, for links that narrow or widen a page. */

/** The filters that take several values. */
export type FilterList = 'genres' | 'needs' | 'tags' | 'versions';

/** The filters without the named one. */
export function without(filters: Filters, name: keyof Filters): Filters {
  return Object.fromEntries(Object.entries(filters).filter(([key]) => key !== name));
}

/** The filters with a value added, or removed when it is selected. */
export function toggled(
  filters: Filters,
  name: FilterList,
  { value, selected }: { readonly value: string; readonly selected: boolean },
): Filters {
  const rest = (filters[name] ?? []).filter((one) => one !== value);
  const next = selected ? rest : [...rest, value];
  return next.length === 0 ? without(filters, name) : { ...filters, [name]: next };
}

/** The filters with another day; the day that the page shows by default needs no date. */
export function onDay(filters: Filters, day: Day, ordinaryDay: Day): Filters {
  const rest = without(filters, 'date');
  return day === ordinaryDay ? rest : { ...rest, date: day };
}

/** The filters of a shared view: the day that it shows is in its address, so that a friend sees the same one later. */
export function sharedOn(filters: Filters, shown: Day | null): Filters {
  return shown === null || filters.date !== undefined ? filters : { ...filters, date: shown };
}

/** Only the day; every other filter is removed. */
export function dayOnly({ date }: Filters): Filters {
  return date === undefined ? {} : { date };
}
