import type { Need } from '#src/routes/filter-values/needs.ts';
import { filtersIn, withFilters } from '#src/routes/filters.ts';

/**
 * The address of a page with the needs that are kept; null where it needs no change, or cannot have one. Loaded only where
 * some are kept: what reads and writes addresses weighs more than the page's own script for needs.
 */
export function withKeptNeeds(pathname: string, kept: readonly Need[]): string | null {
  const filters = filtersIn(pathname);
  if (kept.length === 0 || filters === null || filters.needs !== undefined) return null;
  try {
    return withFilters(pathname, { ...filters, needs: kept });
  } catch {
    // An address that is full of filters stays as it is.
    return null;
  }
}
