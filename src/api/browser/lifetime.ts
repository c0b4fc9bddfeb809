import type { Endpoint } from '#src/contract/endpoint.ts';
import type { EndpointId } from '#src/contract/endpoints.ts';

/**
 * How long a browser uses an answer again without asking (D22): the catalogue for the rest of the visit, showtimes and
 * schedules for a minute. What belongs to a member is no catalogue and never goes through here.
 */

/** Calls whose answers tell when something is shown. */
const schedules: ReadonlySet<string> = new Set<EndpointId>([
  'cinemaShows',
  'eventShows',
  'showCinemas',
  'showtimesCinema',
  'showtimesDay',
  'showtimesEvent',
  'zone',
  'zones',
]);

/** The milliseconds for which the answer of a call is used again (D22). */
export function visitLifetime({ id }: Pick<Endpoint, 'id'>): number {
  return schedules.has(id) ? 60_000 : Infinity;
}
