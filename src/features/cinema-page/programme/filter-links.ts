import { without } from '#src/domain/filter/change-filters.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { PageRefOf } from '#src/routes/page.ts';

/** The filters of an address that apply to a cinema's programme: all but those for a place. */
export function cinemaFilters(filters: Filters): Filters {
  return without(without(filters, 'localisation'), 'near');
}

/** The page with other filters; without any, the page itself (R060). */
export function narrowed({ page, slug }: PageRefOf<'cinema'>, filters: Filters): PageRefOf<'cinema'> {
  return Object.keys(filters).length === 0 ? { page, slug } : { page, slug, filters };
}
