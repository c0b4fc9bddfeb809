import type { Filters } from '#src/routes/filters.ts';

/**
 * What the pages of a city's films are narrowed to: where it has one cinema, to their showtimes there (R073).
 *
 * @param only slug of the one cinema, or null
 */
export function here(only: string | null): { readonly filters?: Filters } {
  return only === null ? {} : { filters: { localisation: only } };
}
