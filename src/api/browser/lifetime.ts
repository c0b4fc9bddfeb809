import type { Endpoint } from '#src/contract/endpoint.ts';
import type { EndpointId } from '#src/contract/endpoints.ts';

/**
 * How long a browser reuses an answer without a new request (D22): the catalogue for the rest of the visit, showtimes
 * and schedules for a minute. Data of a member is not part of the catalogue and never comes through here.
 */

/** Endpoints whose answers say when something is shown. */
const schedules: ReadonlySet<string> = new Set<EndpointId>([
  'cinemaShows',
  'cinemaShowtimes',
  'eventShows',
  'showCinemas',
  'showtimesCinema',
  'showtimesDay',
  'showtimesEvent',
  'zone',
  'zones',
]);

/** The number of milliseconds for which the browser reuses the answer of an endpoint (D22). */
export function visitLifetime({ id }: Pick<Endpoint, 'id'>): number {
  return schedules.has(id) ? 60_000 : Infinity;
}
