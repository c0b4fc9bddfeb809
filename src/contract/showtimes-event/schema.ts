import * as z from 'zod/mini';
import { askedSlug, defineEndpoint, languageQuery } from '../endpoint.ts';
import { answerMap, day, slug } from '../primitives.ts';
import { showtime } from '../showtimes-day/schema.ts';

/** Showtimes by cinema slug. */
export const showtimesByCinema = answerMap(slug, z.array(showtime));

/**
 * The showtimes of one show on one day in all cinemas: the variant for events (R241, D32). The same path with a cinema
 * in place of the day is `showtimesCinema`: a segment `YYYY-MM-DD` is a day.
 */
export const showtimesEventEndpoint = defineEndpoint({
  id: 'showtimesEvent',
  path: '/api/show/{slug}/showtimes/{date}',
  params: z.object({ slug: askedSlug, date: day }),
  query: languageQuery,
  answer: showtimesByCinema,
  summary: 'Showtimes of one show on one day, by cinema.',
  statuses: [404, 410],
  source: { kind: 'computed' },
  lifetime: 'showtimes',
});
