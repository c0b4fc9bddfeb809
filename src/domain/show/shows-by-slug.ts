import type { ShowListView } from './show-list-view.ts';

const made = new WeakMap<readonly ShowListView[], ReadonlyMap<string, ShowListView>>();

/** The shows by slug; the same list gives the same map, so that what is made of the map can be kept with it. */
export function showsBySlug(shows: readonly ShowListView[]): ReadonlyMap<string, ShowListView> {
  const known = made.get(shows) ?? new Map(shows.map((show) => [show.slug, show]));
  made.set(shows, known);
  return known;
}
