import * as z from 'zod/mini';
import { askedSlug, defineEndpoint, languageQuery } from '../endpoint.ts';
import { answerMap, day, slug } from '../primitives.ts';
import { showtime } from '../showtimes-day/schema.ts';

/** Showtimes by slug of the show. */
export const showtimesByShow = answerMap(slug, z.array(showtime));

/**
 * The showtimes of all shows in one cinema on one programme day: our addition (README). An API that lacks the call
 * answers 404, and then the showtimes are asked for show by show.
 */
export const cinemaShowtimesEndpoint = defineEndpoint({
  id: 'cinemaShowtimes',
  path: '/api/cinema/{slug}/showtimes/{date}',
  params: z.object({ slug: askedSlug, date: day }),
  query: languageQuery,
  answer: showtimesByShow,
  summary: 'Showtimes of all shows in one cinema on one day, by show.',
  statuses: [404, 410],
  source: { kind: 'computed' },
  lifetime: 'showtimes',
});
