import * as z from 'zod/mini';
import { defineEndpoint, languageQuery, noParams } from '../endpoint.ts';
import { bool, gpsPosition, list, requiredText, slug, text } from '../primitives.ts';

/**
 * A city (R073): `departement` is the postal code or its beginning; `isIdf` says whether the city is in the main
 * region.
 */
export const city = z.object({
  id: z.int(),
  slug,
  name: requiredText,
  departement: text,
  isIdf: bool(),
  gpsPosition,
  cinemas: list(slug),
});
export type City = z.output<typeof city>;

export const citiesAnswer = z.array(city);

/** All cities of the site (R073, R238). */
export const citiesEndpoint = defineEndpoint({
  id: 'cities',
  path: '/api/cities',
  params: noParams,
  query: languageQuery,
  answer: citiesAnswer,
  summary: 'All cities with a cinema.',
  source: { kind: 'item', item: 'city', part: 'list', needed: false },
  lifetime: 'catalogue',
  components: { City: city },
});
