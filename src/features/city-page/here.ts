import type { Filters } from '#src/routes/filters.ts';

/**
 * The filters for links to the pages of a city's films. In a city with one cinema they select its showtimes (R073).
 *
 * @param only slug of the one cinema, or null
 */
export function here(only: string | null): { readonly filters?: Filters } {
  return only === null ? {} : { filters: { localisation: only } };
}
