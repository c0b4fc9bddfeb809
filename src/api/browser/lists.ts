import { cinemasAnswer } from '#src/contract/cinemas/schema.ts';
import { citiesAnswer } from '#src/contract/cities/schema.ts';
import { eventsAnswer } from '#src/contract/events/schema.ts';
import type { Locale } from '#src/sites/site.ts';
import { catalogueQuery } from './api-query.ts';

/**
 * The lists of a site that several parts of the browser's side read. An answer is kept by its address, as it was read
 * first: so each list is read in one way, here, and its views are made by who shows them.
 */

/** Every cinema (R237). */
export function cinemasQuery(locale: Locale) {
  return catalogueQuery({
    path: '/api/cinemas',
    locale,
    lifetime: 'visit',
    read: (body) => cinemasAnswer.parse(body),
  });
}

/** Every city with a cinema (R238). */
export function citiesQuery(locale: Locale) {
  return catalogueQuery({
    path: '/api/cities',
    locale,
    lifetime: 'visit',
    read: (body) => citiesAnswer.parse(body),
  });
}

/** Every event (R239). */
export function eventsQuery(locale: Locale) {
  return catalogueQuery({
    path: '/api/events',
    locale,
    lifetime: 'visit',
    read: (body) => eventsAnswer.parse(body),
  });
}
