import { filtersIn, withFilters } from '#src/routes/filters.ts';

/**
 * The address of the present page near a city; null for one that already names a place or a cinema.
 *
 * @param pathname of a page whose address takes a place
 */
export function nearAddress(pathname: string, city: string): string | null {
  const filters = filtersIn(pathname) ?? {};
  if (filters.near !== undefined || filters.localisation !== undefined) return null;
  return withFilters(pathname, { ...filters, near: city });
}
