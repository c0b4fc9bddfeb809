import type { Filters } from '#src/routes/filters.ts';

/** The filters of an address, changed by one step: what links that narrow and widen a page lead to. */

/** The filters that take several values. */
export type FilterList = 'genres' | 'tags' | 'versions';

/** The filters without one of them. */
export function without(filters: Filters, name: keyof Filters): Filters {
  return Object.fromEntries(Object.entries(filters).filter(([key]) => key !== name));
}

/** The filters with a value put on, or taken off where it is on. */
export function toggled(
  filters: Filters,
  name: FilterList,
  { value, selected }: { readonly value: string; readonly selected: boolean },
): Filters {
  const rest = (filters[name] ?? []).filter((one) => one !== value);
  const next = selected ? rest : [...rest, value];
  return next.length === 0 ? without(filters, name) : { ...filters, [name]: next };
}
