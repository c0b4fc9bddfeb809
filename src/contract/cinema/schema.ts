import * as z from 'zod/mini';
import { cinemaAlert } from '../alerts/schema.ts';
import { cinema } from '../cinemas/schema.ts';
import { defineEndpoint, languageQuery, slugParams } from '../endpoint.ts';
import { pushSlide, seo } from '../entities.ts';
import {
  amount,
  bool,
  list,
  orNull,
  preprocess,
  requiredText,
  slug,
  textOrNull,
  timeZone,
  webUrl,
} from '../primitives.ts';
import { openingHours } from './opening-hours.ts';
import { pricing } from './pricing.ts';

/** A subscription sold at a cinema (R068). */
export const cinepassOffer = z.object({
  label: requiredText,
  price: orNull(amount),
  image: orNull(webUrl),
  legend: textOrNull,
});
export type CinepassOffer = z.output<typeof cinepassOffer>;

/** An e-card sold at a cinema (R068): price of one seat and of the card, tax included. */
export const cinemaEcard = z.object({
  label: requiredText,
  singleTtcAmount: orNull(amount),
  ttcAmount: orNull(amount),
  image: orNull(webUrl),
  imageAlt: textOrNull,
  refCmd: orNull(webUrl),
  highlightMessage: textOrNull,
});
export type CinemaEcard = z.output<typeof cinemaEcard>;

/** Page tracking names of a cinema (R069). */
export const cinemaTracking = z.object({ citySlug: textOrNull, cinemaSlug: textOrNull });

/**
 * A cinema with all data of its page (R068, R069, R070, R071). A real server may send little more than the list item:
 * absent fields read as null, `[]` or false.
 */
export const cinemaDetail = z.extend(cinema, {
  cinepass: list(cinepassOffer),
  ecards: list(cinemaEcard),
  nearbyCinemas: list(slug),
  nearbyCities: list(slug),
  itinerary: textOrNull,
  pricing: orNull(pricing),
  pushes: list(pushSlide),
  cinemaWeekOffset: preprocess(
    (value) => value ?? null,
    z.nullable(z.int().check(z.minimum(0), z.maximum(6))),
  ),
  seo,
  redirectSlug: orNull(slug),
  tracking: orNull(cinemaTracking),
  premium: bool(),
  cinemaPremium: bool(),
  accessibilityDescription: textOrNull,
  accesLibreUrl: orNull(webUrl),
  /** As it is written in the country; our addition. Absent or null: the source does not say. */
  telephone: z.optional(textOrNull),
  /** Null: the site's zone. */
  timeZone: orNull(timeZone),
  alerts: list(cinemaAlert),
  /** Null: the source does not say. */
  openingHours: orNull(openingHours),
});
export type CinemaDetail = z.output<typeof cinemaDetail>;

/** One cinema; unknown slug: 404 (R068, R237). */
export const cinemaEndpoint = defineEndpoint({
  id: 'cinema',
  path: '/api/cinema/{slug}',
  params: slugParams,
  query: languageQuery,
  answer: cinemaDetail,
  summary: 'One cinema.',
  statuses: [404],
  source: { kind: 'item', item: 'cinema', part: 'detail' },
  lifetime: 'catalogue',
  components: { CinemaDetail: cinemaDetail },
});
