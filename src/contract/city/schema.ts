import * as z from 'zod/mini';
import { city } from '../cities/schema.ts';
import { defineEndpoint, languageQuery, slugParams } from '../endpoint.ts';
import { seo } from '../entities.ts';
import { list, orNull, requiredText, slug, textOrNull, webUrl } from '../primitives.ts';

/** The highlight of a city page: a text and its top shows as slugs (R074). */
export const cityHighlight = z.object({
  title: requiredText,
  description: textOrNull,
  shows: list(slug),
});

/** A city with all data of its page (R074). `description` is HTML. */
export const cityDetail = z.extend(city, {
  defaultCinema: orNull(slug),
  description: textOrNull,
  seo,
  nearbyCinemas: list(slug),
  nearbyCities: list(slug),
  trackingSlug: textOrNull,
  backdrop: orNull(webUrl),
  mobileBackdrop: orNull(webUrl),
  highlight: orNull(cityHighlight),
  redirectSlug: orNull(slug),
});
export type CityDetail = z.output<typeof cityDetail>;

/** One city; unknown slug: 404 (R074, R238). */
export const cityEndpoint = defineEndpoint({
  id: 'city',
  path: '/api/city/{slug}',
  params: slugParams,
  query: languageQuery,
  answer: cityDetail,
  summary: 'One city.',
  statuses: [404],
  source: { kind: 'item', item: 'city', part: 'detail' },
  lifetime: 'catalogue',
  components: { CityDetail: cityDetail },
});
