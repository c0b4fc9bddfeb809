import type { Filters } from '#src/routes/filters.ts';
import type { PageRefOf } from '#src/routes/page.ts';
import type { ShowListView } from './show-list-view.ts';

/** The page of a show; films and events have different pages (D39). */
export function showRef(
  { kind, slug }: Pick<ShowListView, 'kind' | 'slug'>,
  filters?: Filters,
): PageRefOf<'movie' | 'entertainment'> {
  const page = kind === 'event' ? 'entertainment' : 'movie';
  return filters === undefined ? { page, slug } : { page, slug, filters };
}
